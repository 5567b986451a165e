//! One action deep, by the learned evaluation, with or without the faults of a person.

use std::hash::{Hash, Hasher as _};
use std::mem::discriminant;

use tharos_rules::ids::{Medal, Seat};
use tharos_rules::{Action, Fast, State, View};

use crate::tharos::{Key, Shortlist};
use crate::value::{CATEGORIES, Judges};
use crate::{Bot, Budget};

/// What a player gets wrong. None of it changes from one decision to the next: what is overlooked is overlooked for a turn,
/// and a favourite lasts for a game, as with people.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Faults {
    /// How much of what is still to come it sees, of 1: the rest counts as nothing, so what pays late is undervalued.
    pub sight: f32,
    /// Of a hundred kinds of action, how many it does not think of in a turn.
    pub overlooks: u32,
    /// How many times its favourite kind of medal is worth what it is worth.
    pub favour: f32,
}

impl Faults {
    pub const NONE: Faults = Faults { sight: 1.0, overlooks: 0, favour: 1.0 };
}

/// Tries every action on the shortlist and judges the result; chance is left open, the evaluation knows its odds.
#[derive(Clone, Debug)]
pub struct Keen {
    /// For every favourite kind of medal.
    judges: [Judges<'static>; Medal::ALL.len()],
    faults: Faults,
    pub shortlist: Shortlist,
    /// What it thinks of.
    thought_of: Vec<Action>,
}

impl Default for Keen {
    fn default() -> Self {
        Keen::new(&Judges::default(), Faults::NONE)
    }
}

impl Keen {
    #[must_use]
    pub fn new(judges: &Judges<'static>, faults: Faults) -> Self {
        let tempted = |medal: usize| {
            let mut worth = [1.0; CATEGORIES];
            worth[medal] = faults.favour;
            judges.tempted(worth)
        };
        Keen {
            judges: std::array::from_fn(tempted),
            faults,
            shortlist: Shortlist::default(),
            thought_of: Vec::with_capacity(crate::search::ROOM),
        }
    }

    /// The action that looks best.
    fn best(&mut self, world: &State, seat: Seat, actions: &[Action], favourite: usize) -> Option<Action> {
        let judge = self.judges[favourite].of(world);
        let solo = world.table.is_solo();
        let now = f32::from(world.table.score(seat).total);
        let (mut best, mut most) = (None, f32::NEG_INFINITY);
        self.shortlist.each(judge, world, seat, actions, |at, outlook, next| {
            let mut value = outlook.value(solo);
            if self.faults.sight < 1.0 {
                let at_once = f32::from(next.table.score(seat).total) - now;
                value = at_once + self.faults.sight * (value - at_once);
            }
            if value > most {
                (best, most) = (Some(actions[at]), value);
            }
        });
        best
    }
}

impl Bot for Keen {
    fn choose(&mut self, view: &View, legal: &[Action], seed: u64, _: Budget<'_>) -> Action {
        let Some(seat) = view.viewer.filter(|_| legal.len() > 1) else { return legal[0] };
        let world = view.sample(&mut Fast::new(seed));
        let t = &world.table;
        // The board tells games apart, and no two turns of one are the same.
        let chance = |what: u64, lasts: (u8, u8), below: u32| {
            let mut key = Key::default();
            (t.board, seat, what, lasts).hash(&mut key);
            (key.finish() >> 32) as u32 % below
        };
        let favourite = chance(0, (0, 0), Medal::ALL.len() as u32) as usize;
        let mut thought_of = std::mem::take(&mut self.thought_of);
        thought_of.clear();
        if self.faults.overlooks > 0 {
            let seen = |action: &&Action| {
                let mut kind = Key::default();
                discriminant(*action).hash(&mut kind);
                chance(kind.finish() + 1, (t.round, t.turn), 100) >= self.faults.overlooks
            };
            thought_of.extend(legal.iter().filter(seen));
        }
        let actions = if thought_of.is_empty() { legal } else { &thought_of };
        let best = self.best(&world, seat, actions, favourite).unwrap_or(legal[0]);
        self.thought_of = thought_of;
        best
    }
}
