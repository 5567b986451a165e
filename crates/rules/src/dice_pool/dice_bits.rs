//! The active dice as sets of bits: how many singles, pairs and triples of them can be placed, and which one has a
//! certain number. Nothing is listed for either.
//!
//! A changed die (TRANS-4 to TRANS-6) is placed at most once in an action, so everything is counted twice:
//! with the dice as they are, and with every change beside the dice that are left. All changes of one kind
//! are counted together where that is possible.

use super::bits::{ALL, BIT_OF, Bits, ByColour, COLOURS, Dice2, HIGHEST, NONE, at_least, die, each, nth, of, ones};
use crate::ids::*;

/// Ways to change a die: the bits it then counts as, which stand `by` places further than its own.
#[derive(Clone, Copy)]
pub(super) struct Changes {
    pub(super) counts: Bits,
    pub(super) by: u32,
}

impl Changes {
    const NONE: Changes = Changes { counts: 0, by: 0 };

    /// Those after which the die is one of these.
    #[inline]
    pub(super) fn to(self, fit: Bits) -> Self {
        Changes { counts: self.counts & fit, ..self }
    }

    /// The dice that are changed.
    #[inline]
    pub(super) fn dice(self) -> Bits {
        self.counts.rotate_right(self.by)
    }

    /// Their number.
    #[inline]
    pub(super) fn len(self) -> u32 {
        ones(self.counts)
    }
}

/// One die with a change, and the dice left beside it.
#[derive(Clone, Copy)]
pub(super) struct Change {
    pub(super) counts: Bits,
    pub(super) die: Bits,
    pub(super) rest: Dice2,
}

impl Change {
    pub(super) fn placed(self) -> Placed {
        Placed { card: false, die: die(self.die), counts: die(self.counts), trans: true }
    }
}

/// All active dice.
#[derive(Clone, Copy)]
pub(crate) struct DiceBits {
    pub(super) all: Dice2,
    pub(super) thrice: Bits,
    /// The number of different dice, and of dice there twice, of each colour.
    pub(super) n: ByColour,
    pub(super) n_twice: ByColour,
    /// The number of all different dice, and of all changes.
    pub(super) different: u32,
    changed: u32,
    /// All bits that changed dice count as.
    pub(super) counted: Bits,
    changes: [Changes; 4],
    /// How many of them are used.
    kinds: usize,
}

impl DiceBits {
    pub const EMPTY: DiceBits = DiceBits {
        all: Dice2 { once: 0, twice: 0 },
        thrice: 0,
        n: ByColour(0),
        n_twice: ByColour(0),
        different: 0,
        changed: 0,
        counted: 0,
        changes: [Changes::NONE; 4],
        kinds: 0,
    };

    /// Fills an empty set; says whether there is a bit for every die, because otherwise no number is right.
    #[inline]
    pub fn fill(&mut self, active: &Dice, trans: Trans) -> bool {
        let (mut once, mut twice, mut thrice) = (0, 0, 0);
        let mut note = |die: &Die| {
            let bit = 1 << BIT_OF[usize::from(die.code())] & !NONE;
            thrice |= twice & bit;
            twice |= once & bit;
            once |= bit;
        };
        // Few are more than eight. A loop of known length has no branch to mispredict.
        let (first, rest) = active.places().split_first_chunk::<8>().expect("more than eight places");
        first.iter().for_each(&mut note);
        if active.len() > 8 {
            rest.iter().for_each(note);
        }
        self.all = Dice2 { once, twice };
        self.thrice = thrice;
        self.n = ByColour::new(once);
        self.n_twice = ByColour::new(twice);
        self.different = self.n.total();
        if trans.needs_placing() {
            self.note_changes(trans);
        }
        once & !ALL == 0
    }

    fn note_changes(&mut self, trans: Trans) {
        let once = self.all.once;
        let up = |dice: Bits| Changes { counts: (dice & !at_least(7)) << 1, by: 1 };
        let down = |dice: Bits| Changes { counts: (dice & at_least(2)) >> 1, by: Bits::BITS - 1 };
        match trans {
            Trans::AnyDie => self.note_kind(up(once)),
            Trans::ColouredDie(colour) => {
                self.note_kind(up(once & of(colour)));
                self.note_kind(down(once & of(colour)));
            }
            _ => {
                for colour in 1..COLOURS {
                    let by = colour * HIGHEST;
                    self.note_kind(Changes { counts: (once & of(Colour::White)) << by, by });
                }
            }
        }
    }

    fn note_kind(&mut self, changes: Changes) {
        self.changes[self.kinds] = changes;
        self.kinds += 1;
        self.changed += changes.len();
        self.counted |= changes.counts;
    }

    /// The number of dice of this colour; more than three count as three.
    #[inline]
    pub fn number_of(&self, colour: Colour) -> u32 {
        let many = if self.thrice == 0 { 0 } else { ones(self.thrice & of(colour)) };
        self.n.get(colour) + self.n_twice.get(colour) + many
    }

    /// Whether a die can count as one of these.
    #[inline]
    pub fn any(&self, fit: Bits) -> bool {
        (self.all.once | self.counted) & fit != 0
    }

    /// The same dice without the changes.
    pub fn unchanged(&self) -> Self {
        DiceBits { changed: 0, counted: 0, kinds: 0, ..*self }
    }

    /// The changes of each kind after which the die is one of these.
    #[inline]
    pub(super) fn kinds(&self, fit: Bits) -> impl Iterator<Item = Changes> {
        self.changes.iter().take(self.kinds).map(move |changes| changes.to(fit))
    }

    /// Every change after which the die is one of these.
    pub(super) fn changes(&self, fit: Bits) -> impl Iterator<Item = Change> {
        self.kinds(fit).flat_map(move |changes| {
            each(changes.counts).map(move |counts| {
                let die = counts.rotate_right(changes.by);
                Change { counts, die, rest: self.without(die) }
            })
        })
    }

    pub(super) fn without(&self, die: Bits) -> Dice2 {
        let Dice2 { once, twice } = self.all;
        Dice2 { once: once & !(die & !twice), twice: twice & !(die & !self.thrice) }
    }

    /// Adds up what there is with all changes of one kind after which the die is one of these.
    #[inline(always)]
    pub(super) fn for_kinds(&self, fit: Bits, n: impl Fn(Changes) -> u32) -> u32 {
        if self.counted & fit == 0 { 0 } else { self.for_some_kinds(fit, n) }
    }

    #[inline(never)]
    fn for_some_kinds(&self, fit: Bits, n: impl Fn(Changes) -> u32) -> u32 {
        self.kinds(fit).map(n).sum()
    }

    /// Adds up what there is for every change after which the die is one of these.
    #[inline(always)]
    pub(super) fn for_changes(&self, fit: Bits, n: impl Fn(Change) -> u32) -> u32 {
        if self.counted & fit == 0 { 0 } else { self.for_some_changes(fit, n) }
    }

    #[inline(never)]
    fn for_some_changes(&self, fit: Bits, n: impl Fn(Change) -> u32) -> u32 {
        self.changes(fit).map(n).sum()
    }

    /// In how many ways these changed dice have another die beside them that is one of `fit`.
    #[inline]
    pub(super) fn beside(&self, changes: Changes, fit: Bits) -> u32 {
        let Dice2 { once, twice } = self.all;
        changes.len() * ones(once & fit) - ones(changes.dice() & fit & !twice)
    }

    /// Finds the change that number `k` falls to, and what is left of the number.
    pub(super) fn change(&self, fit: Bits, mut k: u32, n: impl Fn(Change) -> u32) -> (Change, u32) {
        for change in self.changes(fit) {
            let here = n(change);
            if k < here {
                return (change, k);
            }
            k -= here;
        }
        unreachable!("fewer changes than counted")
    }

    // Single dice

    /// Ways to place any die.
    #[inline]
    pub fn all_ways(&self) -> u32 {
        self.different + self.changed
    }

    /// Ways to place a die that counts as one of these.
    #[inline]
    pub fn ways(&self, fit: Bits) -> u32 {
        ones(self.all.once & fit) + self.for_kinds(fit, Changes::len)
    }

    /// Ways to place a die that counts as one of this colour.
    #[inline]
    pub fn ways_of(&self, colour: Colour) -> u32 {
        self.n.get(colour) + self.for_kinds(of(colour), Changes::len)
    }

    pub fn way(&self, fit: Bits, k: u32) -> Placed {
        let plain = self.all.once & fit;
        let n = ones(plain);
        if k < n { Placed::plain(die(nth(plain, k))) } else { self.change(fit, k - n, |_| 1).0.placed() }
    }
}
