//! What the deciding player sees.

use crate::action::Action;
use crate::carry_out;
use crate::ids::*;
use crate::pieces::Play;
use crate::table::{Player, Table};

/// The open table and the own cards. Legality needs nothing else.
#[derive(Clone, Copy)]
pub(crate) struct Eyes<'a> {
    pub t: &'a Table,
    pub seat: Seat,
    me: &'a Player,
    trans: Trans,
    pub hand: CardSet,
    pub looking: CardSet,
}

impl<'a> Eyes<'a> {
    pub fn new(t: &'a Table, seat: Seat, hand: CardSet, looking: CardSet) -> Self {
        let me = t.player(seat);
        let trans = if me.trans_used { Trans::None } else { t.trans_now() };
        Eyes { t, seat, me, trans, hand, looking }
    }

    pub fn me(&self) -> &'a Player {
        self.me
    }

    /// The transformation effect, if this player can still use it this turn.
    pub fn trans(&self) -> Trans {
        self.trans
    }

    /// Carries an action out on a copy and looks at the result.
    pub fn after<R>(&self, action: &Action, look: impl FnOnce(Eyes<'_>) -> R) -> R {
        let mut t = *self.t;
        let (mut hand, mut looking) = (self.hand, self.looking);
        carry_out::play(
            &mut Play { t: &mut t, seat: self.seat, hand: &mut hand, looking: &mut looking, log: None },
            action,
        );
        look(Eyes::new(&t, self.seat, hand, looking))
    }
}
