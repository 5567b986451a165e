//! What the go's action must still contain.

use crate::ids::*;
use crate::table::{Go, Table};

/// What the go's action must still contain (GO-17, CARD-2, DECK-24).
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Duty {
    any: bool,
    dye: bool,
    card_die: bool,
    bound: Option<Die>,
    plenty: bool,
    white_as_any: bool,
}

impl Duty {
    /// Nothing must be done.
    pub const NONE: Duty =
        Duty { any: false, dye: false, card_die: false, bound: None, plenty: false, white_as_any: false };

    pub fn of(t: &Table) -> Self {
        let Go { dye, card_die, bound, double, .. } = t.go;
        Duty {
            any: t.go.owes(),
            dye,
            card_die,
            bound,
            plenty: double,
            white_as_any: t.trans_now() == Trans::WhiteAsAny,
        }
    }

    #[inline]
    pub fn none(&self) -> bool {
        !self.any
    }

    /// Whether placing these dice does all that must still be done.
    #[inline]
    pub fn met_by(&self, dice: &[Placed], plenty: bool) -> bool {
        !self.any || self.done_by(dice, plenty)
    }

    #[cold]
    fn done_by(&self, dice: &[Placed], plenty: bool) -> bool {
        let real = |d: &&Placed| !d.card;
        let dyed = |d: &Placed| d.die.is_white() && !(self.white_as_any && d.trans && d.recoloured());
        (!self.plenty || plenty)
            && (!self.card_die || dice.iter().any(|d| d.card))
            && self.bound.is_none_or(|bound| dice.iter().filter(real).any(|d| d.die == bound))
            && (!self.dye || dice.iter().filter(real).any(dyed))
    }
}
