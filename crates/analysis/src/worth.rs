//! What a position is worth to every seat: VP and chance to win.

use std::iter::Sum;
use std::ops::{Add, AddAssign, Neg, Sub};

use serde::{Serialize, Serializer};
use tharos_bots::value::{Judges, Lanes, chances, turns_left};
use tharos_rules::State;
use tharos_rules::ids::MAX_SEATS;

/// A number of VP, or a chance, in whole millionths: sums of them are exact.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Amount(i64);

impl Amount {
    const ONE: f64 = 1e6;

    #[must_use]
    pub fn new(value: f64) -> Self {
        Amount((value * Self::ONE).round() as i64)
    }

    #[must_use]
    pub fn get(self) -> f64 {
        self.0 as f64 / Self::ONE
    }
}

impl Serialize for Amount {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_f64(self.get())
    }
}

/// VP, and chance to win: what a seat may expect, or how much that changes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Worth {
    #[cfg_attr(feature = "schema", schema(value_type = f64))]
    pub vp: Amount,
    /// Of 1; a shared victory counts in parts (VP-4), and alone the solo rules decide (SOLO-7).
    #[cfg_attr(feature = "schema", schema(value_type = f64))]
    pub win: Amount,
}

impl Worth {
    pub const ZERO: Worth = Worth { vp: Amount(0), win: Amount(0) };

    #[must_use]
    pub fn new(vp: f64, win: f64) -> Self {
        Worth { vp: Amount::new(vp), win: Amount::new(win) }
    }
}

impl Add for Amount {
    type Output = Amount;
    fn add(self, other: Amount) -> Amount {
        Amount(self.0 + other.0)
    }
}

impl Sub for Amount {
    type Output = Amount;
    fn sub(self, other: Amount) -> Amount {
        Amount(self.0 - other.0)
    }
}

impl Add for Worth {
    type Output = Worth;
    fn add(self, other: Worth) -> Worth {
        Worth { vp: self.vp + other.vp, win: self.win + other.win }
    }
}

impl Sub for Worth {
    type Output = Worth;
    fn sub(self, other: Worth) -> Worth {
        Worth { vp: self.vp - other.vp, win: self.win - other.win }
    }
}

impl Neg for Worth {
    type Output = Worth;
    fn neg(self) -> Worth {
        Worth::ZERO - self
    }
}

impl AddAssign for Worth {
    fn add_assign(&mut self, other: Worth) {
        *self = *self + other;
    }
}

impl Sum for Worth {
    fn sum<I: Iterator<Item = Worth>>(worths: I) -> Worth {
        worths.fold(Worth::ZERO, Add::add)
    }
}

/// VP and chance of every seat, as they come out of the evaluation.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Values {
    pub vp: [f32; MAX_SEATS],
    pub win: [f32; MAX_SEATS],
}

impl Values {
    pub fn of(&self, seat: usize) -> Worth {
        Worth::new(self.vp[seat].into(), self.win[seat].into())
    }
}

/// Judges positions for all seats. A seat's VP are judged by the open table and its own cards, so nobody is credited with
/// what it could not know; who wins follows from the VP of all.
#[derive(Default)]
pub(crate) struct Umpire {
    pub judges: Judges<'static>,
    /// The position that others are compared with, by seat.
    base: [Lanes; MAX_SEATS],
    lanes: Lanes,
}

impl Umpire {
    /// Judges a position, with which others are compared from now on.
    pub fn begin(&mut self, state: &State) -> Values {
        self.all(state, |umpire, seat| umpire.judges.of(state).outlook(state, seat as u8, &mut umpire.base[seat]))
    }

    /// Judges a position that follows from the one before it.
    pub fn judge(&mut self, state: &State) -> Values {
        self.all(state, |umpire, seat| {
            let Umpire { judges, base, lanes } = umpire;
            judges.of(state).outlook_from(&base[seat], state, seat as u8, lanes)
        })
    }

    fn all(&mut self, state: &State, outlook: impl Fn(&mut Umpire, usize) -> tharos_bots::value::Outlook) -> Values {
        let t = &state.table;
        let seats = t.players.len();
        let mut values = Values::default();
        for seat in 0..seats {
            let outlook = outlook(self, seat);
            values.vp[seat] = outlook.vp;
            values.win[seat] = outlook.win;
        }
        if state.is_over() {
            let winners = t.winners();
            values.win = [0.0; MAX_SEATS];
            winners.iter().for_each(|&seat| values.win[usize::from(seat)] = 1.0 / winners.len() as f32);
        } else if seats > 1 {
            values.win = chances(&values.vp[..seats], turns_left(t));
        }
        values
    }
}
