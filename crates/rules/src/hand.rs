//! The active dice as sets of bits, for an ordinary go: how many singles, pairs and triples of them can be
//! placed, and which one has a certain number. Nothing is listed for either.
//!
//! A changed die (TRANS-4 to TRANS-6) is placed at most once in an action, so everything is counted twice:
//! with the dice as they are, and for every change with the dice that are left beside it.

use crate::few::Few;
use crate::ids::*;

/// A set of different dice: bit 8 * colour + value - 1 stands for a die.
pub(crate) type Bits = u64;

/// Higher values are so rare that there is no bit for them.
const HIGHEST: u32 = 8;
const COLOURS: u32 = 5;
const ONE_COLOUR: Bits = (1 << HIGHEST) - 1;
pub(crate) const ALL: Bits = (1 << (HIGHEST * COLOURS)) - 1;
/// The lowest bit of every colour.
const EACH: Bits = ALL / ONE_COLOUR;

/// All dice of one colour.
pub(crate) const fn of(colour: Colour) -> Bits {
    ONE_COLOUR << shift(colour)
}

const fn shift(colour: Colour) -> u32 {
    HIGHEST * colour as u32
}

/// All dice of this value and higher.
pub(crate) const fn at_least(value: u32) -> Bits {
    let lower = value.saturating_sub(1);
    let lower = if lower > HIGHEST { HIGHEST } else { lower };
    (ONE_COLOUR << lower & ONE_COLOUR) * EACH
}

/// All dice with a value in this range.
pub(crate) const fn between(low: u8, high: u8) -> Bits {
    at_least(low as u32) & !at_least(high as u32 + 1)
}

/// The bit of every die, by its code; the highest for those that have none.
static BIT_OF: [u8; 256] = {
    let mut bits = [63; 256];
    let mut bit = 0;
    while bit < HIGHEST * COLOURS {
        bits[die_at(bit).code() as usize] = bit as u8;
        bit += 1;
    }
    bits
};

const fn die_at(bit: u32) -> Die {
    Die::new(Colour::ALL[(bit / HIGHEST) as usize], (bit % HIGHEST + 1) as u8)
}

fn die(bits: Bits) -> Die {
    die_at(bits.trailing_zeros())
}

fn value(bit: Bits) -> u32 {
    bit.trailing_zeros() % HIGHEST + 1
}

fn each(mut bits: Bits) -> impl Iterator<Item = Bits> {
    std::iter::from_fn(move || {
        let lowest = bits & bits.wrapping_neg();
        bits ^= lowest;
        (lowest != 0).then_some(lowest)
    })
}

/// The lowest bit but `k`.
fn nth(mut bits: Bits, k: u32) -> Bits {
    for _ in 0..k {
        bits &= bits - 1;
    }
    bits & bits.wrapping_neg()
}

/// How many bits there are of each colour: a byte for every colour.
#[derive(Clone, Copy)]
struct ByColour(u64);

impl ByColour {
    #[inline]
    fn new(bits: Bits) -> Self {
        let twos = bits - (bits >> 1 & 0x55_5555_5555);
        let fours = (twos & 0x33_3333_3333) + (twos >> 2 & 0x33_3333_3333);
        ByColour((fours + (fours >> 4)) & 0x0f_0f0f_0f0f)
    }

    #[inline]
    fn get(self, colour: Colour) -> u32 {
        (self.0 >> shift(colour)) as u32 & 0xff
    }

    #[inline]
    fn total(self) -> u32 {
        (self.0.wrapping_mul(EACH) >> 32) as u32 & 0xff
    }
}

fn ones(bits: Bits) -> u32 {
    ByColour::new(bits).total()
}

/// The number of bits of the lowest colour.
fn ones_of_one(bits: Bits) -> u32 {
    u32::from(ONES[(bits & ONE_COLOUR) as usize])
}

/// By a total and some different dice of one colour: how many pairs of them reach the total, and how many triples.
static PAIRS_REACHING: [[u8; 256]; 16] = {
    let (mut table, mut low) = ([[0; 256]; 16], 1);
    while low <= HIGHEST {
        let mut high = low + 1;
        while high <= HIGHEST {
            note(&mut table, 1 << (low - 1) | 1 << (high - 1), low + high);
            high += 1;
        }
        low += 1;
    }
    table
};
static TRIPLES_REACHING: [[u8; 256]; 22] = {
    let (mut table, mut low) = ([[0; 256]; 22], 1);
    while low <= HIGHEST {
        let mut middle = low + 1;
        while middle <= HIGHEST {
            let mut high = middle + 1;
            while high <= HIGHEST {
                note(&mut table, 1 << (low - 1) | 1 << (middle - 1) | 1 << (high - 1), low + middle + high);
                high += 1;
            }
            middle += 1;
        }
        low += 1;
    }
    table
};

/// Notes these dice wherever they are found and reach the total.
const fn note<const N: usize>(table: &mut [[u8; 256]; N], dice: usize, total: u32) {
    let mut all = dice;
    while all < 256 {
        let mut least = 0;
        while least <= total as usize && all & dice == dice {
            table[least][all] += 1;
            least += 1;
        }
        all += 1;
    }
}

/// Some dice, of which at most two equal ones matter.
#[derive(Clone, Copy)]
struct Dice2 {
    once: Bits,
    twice: Bits,
}

impl Dice2 {
    fn and(self, fit: Bits) -> Self {
        Dice2 { once: self.once & fit, twice: self.twice & fit }
    }

    /// Two dice: two different ones or two equal ones.
    fn pairs(self) -> u32 {
        two_of(ones(self.once)) + ones(self.twice)
    }

    fn pair(self, mut k: u32) -> [Bits; 2] {
        let (mut rest, mut n) = (self.once, ones(self.once));
        while n > 1 {
            let first = rest & rest.wrapping_neg();
            rest ^= first;
            n -= 1;
            if k < n {
                return [first, nth(rest, k)];
            }
            k -= n;
        }
        let alike = nth(self.twice, k);
        [alike, alike]
    }

    /// Two dice of this colour with at least this total.
    fn pairs_reaching(self, colour: Colour, least: u32) -> u32 {
        let (once, twice) = (self.once >> shift(colour), self.twice >> shift(colour));
        let different = PAIRS_REACHING[least as usize][(once & ONE_COLOUR) as usize];
        u32::from(different) + ones_of_one(twice & at_least(least.div_ceil(2)))
    }

    fn pair_reaching(self, least: u32, mut k: u32) -> [Bits; 2] {
        for low in each(self.once) {
            let partners = self.partners(low, least);
            let n = ones(partners);
            if k < n {
                return [low, nth(partners, k)];
            }
            k -= n;
        }
        unreachable!("fewer pairs than counted")
    }

    /// The dice not lower than this one that reach the total with it.
    fn partners(self, low: Bits, least: u32) -> Bits {
        let higher = self.once & !(low | (low - 1)) | self.twice & low;
        higher & at_least(least.saturating_sub(value(low)))
    }
}

fn two_of(n: u32) -> u32 {
    n * n.saturating_sub(1) / 2
}

/// Ways to change a die: the bits it then counts as, which stand `by` places further than its own.
#[derive(Clone, Copy, Default)]
struct Changes {
    counts: Bits,
    by: u32,
}

/// One die with a change, and the dice left beside it.
#[derive(Clone, Copy)]
struct Change {
    counts: Bits,
    die: Bits,
    rest: Dice2,
}

impl Change {
    fn placed(self) -> Placed {
        Placed { card: false, die: die(self.die), counts: die(self.counts), trans: true }
    }
}

/// All active dice.
#[derive(Clone, Copy)]
pub(crate) struct Hand {
    all: Dice2,
    thrice: Bits,
    /// The number of different dice, and of dice there twice, of each colour.
    n: ByColour,
    n_twice: ByColour,
    /// The number of all different dice, and of all changes.
    pub different: u32,
    changed: u32,
    /// All bits that changed dice count as.
    counted: Bits,
    changes: Few<Changes, 4>,
}

impl Hand {
    /// `None` if a value is too high for a bit.
    #[inline]
    pub fn new(active: &[Die], trans: Trans) -> Option<Self> {
        let (mut once, mut twice, mut thrice) = (0, 0, 0);
        for die in active {
            let bit = 1 << BIT_OF[usize::from(die.code())];
            thrice |= twice & bit;
            twice |= once & bit;
            once |= bit;
        }
        if once & !ALL != 0 {
            return None;
        }
        let n = ByColour::new(once);
        let mut hand = Hand {
            all: Dice2 { once, twice },
            thrice,
            n,
            n_twice: ByColour::new(twice),
            different: n.total(),
            changed: 0,
            counted: 0,
            changes: Few::new(),
        };
        if trans.needs_placing() {
            hand.note_changes(trans);
        }
        Some(hand)
    }

    fn note_changes(&mut self, trans: Trans) {
        let once = self.all.once;
        let up = |dice: Bits| Changes { counts: (dice & !at_least(7)) << 1, by: 1 };
        let down = |dice: Bits| Changes { counts: (dice & at_least(2)) >> 1, by: Bits::BITS - 1 };
        match trans {
            Trans::AnyDie => self.changes.push(up(once)),
            Trans::ColouredDie(colour) => {
                self.changes.push(up(once & of(colour)));
                self.changes.push(down(once & of(colour)));
            }
            _ => {
                for colour in 1..COLOURS {
                    let by = colour * HIGHEST;
                    self.changes.push(Changes { counts: (once & of(Colour::White)) << by, by });
                }
            }
        }
        for changes in self.changes.iter() {
            self.changed += ones(changes.counts);
            self.counted |= changes.counts;
        }
    }

    /// The number of dice of this colour; more than three count as three.
    #[inline]
    pub fn number_of(&self, colour: Colour) -> u32 {
        let many = if self.thrice == 0 { 0 } else { ones(self.thrice & of(colour)) };
        self.n.get(colour) + self.n_twice.get(colour) + many
    }

    /// Whether a die can count as one of these.
    #[inline]
    pub fn has(&self, fit: Bits) -> bool {
        (self.all.once | self.counted) & fit != 0
    }

    /// The same dice without the changes.
    pub fn unchanged(&self) -> Self {
        Hand { changed: 0, counted: 0, changes: Few::new(), ..*self }
    }

    /// Every change after which the die is one of these.
    fn changes(&self, fit: Bits) -> impl Iterator<Item = Change> {
        self.changes.iter().flat_map(move |changes| {
            each(changes.counts & fit).map(|counts| {
                let die = counts.rotate_right(changes.by);
                Change { counts, die, rest: self.without(die) }
            })
        })
    }

    fn without(&self, die: Bits) -> Dice2 {
        let Dice2 { once, twice } = self.all;
        Dice2 { once: once & !(die & !twice), twice: twice & !(die & !self.thrice) }
    }

    /// Adds up what there is for every change after which the die is one of these.
    #[inline(always)]
    fn for_changes(&self, fit: Bits, n: impl Fn(Change) -> u32) -> u32 {
        if self.counted & fit == 0 { 0 } else { self.for_some_changes(fit, n) }
    }

    #[inline(never)]
    fn for_some_changes(&self, fit: Bits, n: impl Fn(Change) -> u32) -> u32 {
        self.changes(fit).map(n).sum()
    }

    /// Finds the change that number `k` falls to, and what is left of the number.
    fn change(&self, fit: Bits, mut k: u32, n: impl Fn(Change) -> u32) -> (Change, u32) {
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
        ones(self.all.once & fit) + self.for_changes(fit, |_| 1)
    }

    /// Ways to place a die that counts as one of this colour.
    #[inline]
    pub fn ways_of(&self, colour: Colour) -> u32 {
        self.n.get(colour) + self.for_changes(of(colour), |_| 1)
    }

    pub fn way(&self, fit: Bits, k: u32) -> Placed {
        let plain = self.all.once & fit;
        let n = ones(plain);
        if k < n { Placed::plain(die(nth(plain, k))) } else { self.change(fit, k - n, |_| 1).0.placed() }
    }

    // Pairs

    /// Two dice that both count as one of these.
    #[inline]
    pub fn pairs(&self, fit: Bits) -> u32 {
        self.all.and(fit).pairs() + self.changed_pairs(fit)
    }

    #[inline]
    pub fn pairs_of(&self, colour: Colour) -> u32 {
        two_of(self.n.get(colour)) + self.n_twice.get(colour) + self.changed_pairs(of(colour))
    }

    #[inline]
    fn changed_pairs(&self, fit: Bits) -> u32 {
        self.for_changes(fit, |change| ones(change.rest.once & fit))
    }

    pub fn pair(&self, fit: Bits, k: u32) -> [Placed; 2] {
        let plain = self.all.and(fit);
        match k.checked_sub(plain.pairs()) {
            None => plain.pair(k).map(|bit| Placed::plain(die(bit))),
            Some(k) => {
                let (change, k) = self.change(fit, k, |change| ones(change.rest.once & fit));
                beside(change, nth(change.rest.once & fit, k))
            }
        }
    }

    /// A die that counts as one of `a` and one that counts as one of `b`, where no die is in both.
    #[inline]
    pub fn mixed_pairs(&self, a: Bits, b: Bits) -> u32 {
        let once = self.all.once;
        ones(once & a) * ones(once & b) + self.changed_mixed_pairs(a, b)
    }

    #[inline]
    fn changed_mixed_pairs(&self, a: Bits, b: Bits) -> u32 {
        self.for_changes(a | b, |change| ones(change.partners(a, b)))
    }

    pub fn mixed_pair(&self, a: Bits, b: Bits, k: u32) -> [Placed; 2] {
        let (first, second) = (self.all.once & a, self.all.once & b);
        let n = ones(second);
        match k.checked_sub(ones(first) * n) {
            None => sorted([nth(first, k / n), nth(second, k % n)].map(|bit| Placed::plain(die(bit)))),
            Some(k) => {
                let (change, k) = self.change(a | b, k, |change| ones(change.partners(a, b)));
                beside(change, nth(change.partners(a, b), k))
            }
        }
    }

    /// Two dice, and one of the things that have the colour of a die; `things` says how many there are of each colour.
    #[inline]
    pub fn pairs_for(&self, things: [u32; 5]) -> u32 {
        let mut n = 0;
        for (&colour, things) in Colour::ALL.iter().zip(things) {
            let (here, twice) = (self.n.get(colour), self.n_twice.get(colour));
            n += (two_of(here) + twice + here * (self.different - here)) * things;
        }
        n + if self.counted == 0 { 0 } else { self.changed_pairs_for(things) }
    }

    #[inline(never)]
    fn changed_pairs_for(&self, things: [u32; 5]) -> u32 {
        // With every other die, the things of its colour.
        let all: u32 = Colour::ALL.iter().zip(things).map(|(&colour, things)| self.n.get(colour) * things).sum();
        let mut n = 0;
        for change in self.changes(ALL) {
            let (own, now) = (die(change.die).colour(), die(change.counts).colour());
            let taken = u32::from(self.all.twice & change.die == 0);
            n += things[now.index()] * (self.different - taken) + all - self.n.get(now) * things[now.index()];
            if own != now {
                n -= taken * things[own.index()];
            }
        }
        n
    }

    /// The dice, and the colour and number of the thing.
    pub fn pair_for(&self, things: [u32; 5], mut k: u32) -> ([Placed; 2], Colour, u32) {
        for (&colour, things) in Colour::ALL.iter().zip(things) {
            let (this, others) = (of(colour), ALL & !of(colour));
            let alike = self.pairs_of(colour);
            let n = (alike + self.mixed_pairs(this, others)) * things;
            if k < n {
                let dice = match (k / things).checked_sub(alike) {
                    None => self.pair(this, k / things),
                    Some(k) => self.mixed_pair(this, others, k),
                };
                return (dice, colour, k % things);
            }
            k -= n;
        }
        unreachable!("fewer pairs than counted")
    }

    /// A die of each of these colours, which may be the same, with at least this total.
    #[inline]
    pub fn pairs_reaching(&self, first: Colour, second: Colour, least: u32) -> u32 {
        if first == second {
            let plain = self.all.pairs_reaching(first, least);
            return plain + self.changed_pairs_reaching(first, second, least);
        }
        let firsts = self.all.once >> (shift(first));
        let plain: u32 = each(self.all.once & of(second))
            .map(|bit| ones_of_one(firsts & at_least(least.saturating_sub(value(bit)))))
            .sum();
        plain + self.changed_pairs_reaching(first, second, least)
    }

    #[inline]
    fn changed_pairs_reaching(&self, first: Colour, second: Colour, least: u32) -> u32 {
        let both = of(first) | of(second);
        self.for_changes(both, |change| ones(change.reaching(first, second, least)))
    }

    pub fn pair_reaching(&self, first: Colour, second: Colour, least: u32, mut k: u32) -> [Placed; 2] {
        if first == second {
            let plain = self.all.and(of(first));
            match k.checked_sub(plain.pairs_reaching(first, least)) {
                None => return plain.pair_reaching(least, k).map(|bit| Placed::plain(die(bit))),
                Some(left) => k = left,
            }
        } else {
            for bit in each(self.all.once & of(second)) {
                let partners = self.all.once & of(first) & at_least(least.saturating_sub(value(bit)));
                let n = ones(partners);
                if k < n {
                    return sorted([nth(partners, k), bit].map(|bit| Placed::plain(die(bit))));
                }
                k -= n;
            }
        }
        let both = of(first) | of(second);
        let (change, k) = self.change(both, k, |change| ones(change.reaching(first, second, least)));
        beside(change, nth(change.reaching(first, second, least), k))
    }

    // Triples of one colour

    #[inline]
    pub fn triples_of(&self, colour: Colour) -> u32 {
        let (n, twice) = (self.n.get(colour), self.n_twice.get(colour));
        let plain = two_of(n) * n.saturating_sub(2) / 3 + n.saturating_sub(1) * twice;
        let alike = if self.thrice == 0 { 0 } else { ones(self.thrice & of(colour)) };
        plain + alike + self.for_changes(of(colour), |change| change.rest.and(of(colour)).pairs())
    }

    pub fn triple_of(&self, colour: Colour, k: u32) -> [Placed; 3] {
        self.triple_reaching(colour, 0, k)
    }

    /// Three dice of this colour with at least this total.
    #[inline]
    pub fn triples_reaching(&self, colour: Colour, least: u32) -> u32 {
        let once = self.all.once >> shift(colour) & ONE_COLOUR;
        let mut n = u32::from(TRIPLES_REACHING[least as usize][once as usize]);
        for alike in each(self.all.twice & of(colour)) {
            let others = once & at_least(least.saturating_sub(2 * value(alike)));
            n += ones_of_one(others & !(alike >> shift(colour)));
        }
        if self.thrice != 0 {
            n += ones(self.thrice & of(colour) & at_least(least.div_ceil(3)));
        }
        n + self.for_changes(of(colour), |change| change.pairs_reaching(colour, least))
    }

    pub fn triple_reaching(&self, colour: Colour, least: u32, mut k: u32) -> [Placed; 3] {
        for low in each(self.all.once & of(colour)) {
            let left = least.saturating_sub(value(low));
            // The dice that are not lower.
            let others = self.without(low).and(of(colour) & !(low - 1));
            let n = others.pairs_reaching(colour, left);
            if k < n {
                let [a, b] = others.pair_reaching(left, k);
                return [low, a, b].map(|bit| Placed::plain(die(bit)));
            }
            k -= n;
        }
        let (change, k) = self.change(of(colour), k, |change| change.pairs_reaching(colour, least));
        let pair = change.rest.and(of(colour)).pair_reaching(least.saturating_sub(value(change.counts)), k);
        sorted([change.placed(), Placed::plain(die(pair[0])), Placed::plain(die(pair[1]))])
    }

    // Any number of dice

    /// The number of choices of some or none of these dice; `active` is what the hand was made of.
    pub fn choices(&self, fit: Bits, active: &[Die]) -> u32 {
        let Dice2 { once, twice } = self.all.and(fit);
        self.choices_of(ones(once), ones(twice), self.thrice & fit, active)
    }

    #[inline]
    fn choices_of(&self, n: u32, n_twice: u32, many: Bits, active: &[Die]) -> u32 {
        const POWERS_OF_3: [u32; 10] = [1, 3, 9, 27, 81, 243, 729, 2187, 6561, 19683];
        let once = 1 << (n - n_twice);
        if many == 0 {
            return once * POWERS_OF_3[n_twice as usize];
        }
        let fewer = once * POWERS_OF_3[(n_twice - ones(many)) as usize];
        each(many).fold(fewer, |n, bit| n * (count(bit, active) + 1))
    }

    #[inline]
    fn all_choices(&self, active: &[Die]) -> u32 {
        self.choices_of(self.different, self.n_twice.total(), self.thrice, active)
    }

    /// Of the `all` choices, those that leave one of these dice where it is.
    #[inline]
    fn choices_beside(&self, bit: Bits, all: u32, active: &[Die]) -> u32 {
        if self.all.twice & bit == 0 {
            all / 2
        } else {
            let count = count(bit, active);
            all / (count + 1) * count
        }
    }

    /// A die that counts as one of these, and at least one other die.
    #[inline]
    pub fn one_and_choices(&self, fit: Bits, active: &[Die]) -> u32 {
        let all = self.all_choices(active);
        let plain: u32 = each(self.all.once & fit).map(|bit| self.choices_beside(bit, all, active) - 1).sum();
        plain + self.for_changes(fit, |change| self.choices_beside(change.die, all, active) - 1)
    }

    /// The die, and the number of the choice of others, from 0.
    pub fn one_and_choice(&self, fit: Bits, active: &[Die], mut k: u32) -> (Placed, u32) {
        let all = self.all_choices(active);
        for bit in each(self.all.once & fit) {
            let n = self.choices_beside(bit, all, active) - 1;
            if k < n {
                return (Placed::plain(die(bit)), k);
            }
            k -= n;
        }
        let (change, k) = self.change(fit, k, |change| self.choices_beside(change.die, all, active) - 1);
        (change.placed(), k)
    }

    /// A changed die that counts as one of these, and some or none of these dice.
    #[inline]
    pub fn changed_and_choices(&self, fit: Bits, active: &[Die]) -> u32 {
        self.for_changes(fit, |change| self.choices_left(change, fit, active))
    }

    /// The changed die, and the number of the choice of others, from 0.
    pub fn changed_and_choice(&self, fit: Bits, active: &[Die], k: u32) -> (Placed, u32) {
        let (change, k) = self.change(fit, k, |change| self.choices_left(change, fit, active));
        (change.placed(), k)
    }

    fn choices_left(&self, change: Change, fit: Bits, active: &[Die]) -> u32 {
        let all = self.choices(fit, active);
        if change.die & fit == 0 { all } else { self.choices_beside(change.die, all, active) }
    }
}

fn count(bit: Bits, active: &[Die]) -> u32 {
    let wanted = die(bit);
    active.iter().filter(|&&die| die == wanted).count() as u32
}

impl Change {
    /// The dice that make a pair of one of `a` and one of `b` with the changed one.
    fn partners(self, a: Bits, b: Bits) -> Bits {
        self.rest.once & if self.counts & a != 0 { b } else { a }
    }

    fn reaching(self, first: Colour, second: Colour, least: u32) -> Bits {
        self.partners(of(first), of(second)) & at_least(least.saturating_sub(value(self.counts)))
    }

    fn pairs_reaching(self, colour: Colour, least: u32) -> u32 {
        self.rest.pairs_reaching(colour, least.saturating_sub(value(self.counts)))
    }
}

fn beside(change: Change, bit: Bits) -> [Placed; 2] {
    sorted([change.placed(), Placed::plain(die(bit))])
}

fn sorted<const N: usize>(mut dice: [Placed; N]) -> [Placed; N] {
    dice.sort_unstable();
    dice
}
