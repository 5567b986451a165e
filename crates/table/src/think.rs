//! What others work out for a table: decisions of bots, hints, previews. A table says what is to be thought about; the
//! thinking happens elsewhere, and its result comes back as a decision.

use sha2::{Digest, Sha256};
use tharos_rules::ids::Seat;
use tharos_rules::{Action, Running, Seed, State, Token, View};

use crate::api::{Because, Level, Odds, Preview, TablePhase, Tried};
use crate::caller::Caller;
use crate::error::Error;
use crate::model::TableState;
use crate::presence::Presence;

/// Something for a bot to think about.
#[derive(Clone, Debug)]
pub struct Thought {
    pub seat: Seat,
    /// What the seat may know.
    pub view: View,
    /// What the result depends on besides the view and the level.
    pub seed: u64,
}

/// The bot of a seat must decide now.
#[derive(Clone, Debug)]
pub struct BotTurn {
    pub thought: Thought,
    pub level: Level,
    /// Where the game stands; [`TableState::bot_plays`] takes the decision only if it still does.
    pub game_seq: i64,
}

/// What a bot's decision depends on besides its view. Nobody can foresee it without the seed of the game, and the same
/// game asks with the same number, wherever it is asked.
fn seed(seed: &Seed, entries: usize, seat: Seat) -> u64 {
    let hash = Sha256::new().chain_update(b"tharos bot 1").chain_update(seed.0);
    let hash = hash.chain_update((entries as u64).to_le_bytes()).chain_update([seat]).finalize();
    u64::from_le_bytes(std::array::from_fn(|i| hash[i]))
}

impl TableState {
    fn thought(&self, game: &Running, seat: Seat) -> Thought {
        let seed = seed(&self.doc.seed, game.entries(), seat);
        Thought { seat, view: game.state().view(Some(seat)), seed }
    }

    /// The bot that must decide now, if one must. A table of bots plays only while somebody watches.
    #[must_use]
    pub fn bot_turn(&self, presence: &Presence) -> Option<BotTurn> {
        if self.doc.is_of_bots() && presence.watching == 0 {
            return None;
        }
        let (seat, level) = self.doc.bot_asked().filter(|_| self.doc.phase == TablePhase::Running)?;
        let thought = self.thought(self.game.as_ref()?, seat);
        Some(BotTurn { thought, level, game_seq: self.doc.game_seq })
    }

    /// What a hint for this seat is to be found for.
    ///
    /// # Errors
    /// If there are no hints now, or none for the caller.
    pub fn hint(&self, seat: Seat, caller: &Caller) -> Result<Thought, Error> {
        self.own(seat, caller)?;
        if !self.doc.settings.hints {
            return Err(Error::NoHints);
        }
        let game = self.game.as_ref().filter(|_| self.doc.phase == TablePhase::Running);
        let game = game.ok_or(Error::WrongPhase("the game is not running"))?;
        if self.doc.asked != Some(seat) {
            return Err(Error::NotAsked);
        }
        Ok(self.thought(game, seat))
    }

    /// Why a thing does not go with what was pointed at, and what would help.
    ///
    /// # Errors
    /// If the game has not begun, or the seat is not the caller's.
    pub fn why(
        &self,
        seat: Seat,
        picks: &[Token],
        thing: &Token,
        planned: Option<&[Action]>,
        caller: &Caller,
    ) -> Result<Because, Error> {
        self.own(seat, caller)?;
        Ok(because(&self.after(seat, planned)?, seat, picks, thing))
    }

    /// What the next draws of a seat may bring.
    ///
    /// # Errors
    /// If the game has not begun, or the seat is not the caller's.
    pub fn odds(&self, seat: Seat, caller: &Caller) -> Result<Odds, Error> {
        self.own(seat, caller)?;
        let game = self.game.as_ref().ok_or(Error::WrongPhase("the game has not begun"))?;
        Ok(Odds { draws: game.state().table.draw_odds(seat).into() })
    }

    /// What a decision would do, up to the first outcome of chance, or why it is not possible. Changes nothing.
    ///
    /// # Errors
    /// If the game has not begun, or the seat is not the caller's.
    pub fn preview(
        &self,
        seat: Seat,
        action: Action,
        planned: Option<&[Action]>,
        caller: &Caller,
    ) -> Result<Tried, Error> {
        self.own(seat, caller)?;
        let state = self.after(seat, planned)?;
        Ok(tried(&state, seat, action, self.doc.settings.live_vp || state.is_over()))
    }
}

/// What a decision would do, up to the first outcome of chance, or why it is not possible. `scored`: with everybody's VP.
#[must_use]
pub fn tried(state: &State, seat: Seat, action: Action, scored: bool) -> Tried {
    let mut state = *state;
    match state.play(seat, action) {
        Ok(events) => Tried::Effect(Box::new(Preview {
            events: events.into_iter().filter(|event| event.visible_to(Some(seat))).collect(),
            scores: scored.then(|| (0..state.table.seats()).map(|seat| state.table.score(seat)).collect()),
            view: state.view(Some(seat)),
            outlook: state.table.outlook(),
        })),
        Err(refusal) => Tried::Refused { refusal },
    }
}

/// Why a thing does not go with what was pointed at.
#[must_use]
pub fn because(state: &State, seat: Seat, picks: &[Token], thing: &Token) -> Because {
    Because { refusal: state.view(Some(seat)).why(picks, thing), way_out: state.way_out(seat, thing) }
}
