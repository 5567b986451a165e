//! Why a decision is not possible: the clause and the numbers.

use serde::Serialize;

use crate::action::Action;
use crate::choice::{Eyes, Has};
use crate::ids::Seat;
use crate::legal;
use crate::table::State;
use crate::view::View;

/// A decision that is refused: the clause it breaks and the numbers behind it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Refusal {
    pub clause: &'static str,
    #[serde(flatten)]
    pub why: Why,
}

/// The reason, language-neutral.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "why", rename_all = "snake_case")]
pub enum Why {
    /// Somebody else decides now, or chance, or the game is over.
    NotAsked { decides: Option<Seat> },
}

impl State {
    /// Whether `seat` may decide this now.
    ///
    /// # Errors
    /// The refusal names the clause and the numbers.
    pub fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        self.view(Some(seat)).check(action)
    }
}

impl View {
    /// Whether the viewer may decide this now.
    ///
    /// # Errors
    /// The refusal names the clause and the numbers.
    pub fn check(&self, action: Action) -> Result<(), Refusal> {
        match self.eyes() {
            Some(eyes) if self.table.decider() == self.viewer => check(&eyes, action.normal()),
            _ => Err(Refusal { clause: "GO-1", why: Why::NotAsked { decides: self.table.decider() } }),
        }
    }
}

fn check(e: &Eyes<'_>, action: Action) -> Result<(), Refusal> {
    let mut has = Has { action, found: false };
    legal::offers(e, &mut has);
    if has.found { Ok(()) } else { Err(Refusal { clause: "GO-4", why: Why::NotAsked { decides: None } }) }
}
