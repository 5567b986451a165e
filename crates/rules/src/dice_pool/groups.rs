//! Two or three dice.

use super::DiceBits;
use super::bits::{
    ALL, Bits, ByColour, HIGHEST, ONE_COLOUR, TRIPLES_REACHING, at_least, die, each, nth, of, ones, ones_of_one, shift,
    two_of, value,
};
use super::dice_bits::Change;
use crate::ids::*;

impl DiceBits {
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
        self.for_kinds(fit, |changes| self.beside(changes, fit))
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
        self.for_kinds(a | b, |changes| self.beside(changes.to(a), b) + self.beside(changes.to(b), a))
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
        for changes in self.kinds(ALL) {
            let (counts, alone) = (ByColour::new(changes.counts), changes.dice() & !self.all.twice);
            // A white die of another colour does not bring the things that are white.
            let white = if changes.by.is_multiple_of(HIGHEST) { things[Colour::White.index()] } else { 0 };
            let lost = ones(alone) * white;
            let alone = ByColour::new(alone.rotate_left(changes.by));
            for (&colour, things) in Colour::ALL.iter().zip(things) {
                let others = all + (self.different - self.n.get(colour)) * things;
                n += counts.get(colour) * others - alone.get(colour) * things;
            }
            n -= lost;
        }
        n
    }

    /// The dice, and the colour and number of the thing.
    pub fn pair_for(&self, things: [u32; 5], mut k: u32) -> ([Placed; 2], Colour, u32) {
        for (&colour, things) in Colour::ALL.iter().zip(things) {
            let (this, others) = (of(colour), ALL & !of(colour));
            let alike = self.pairs_of(colour);
            let here = self.n.get(colour);
            let mixed = here * (self.different - here) + self.changed_mixed_pairs(this, others);
            let n = (alike + mixed) * things;
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

    /// ACT-3: the pairs that these cards ask for, all together; `cards` may hold others too.
    pub fn pairs_for_cards(&self, cards: PlayerCardSet) -> u32 {
        const WHITE: Colour = Colour::White;
        let (whites, others) = (self.all.once & of(WHITE), self.all.once & !of(WHITE));
        let mut n: u32 = each(others).map(|die| with_whites(cards, die, whites)).sum();
        for &(card, colour, least) in &ALIKE {
            if cards.has(card) {
                n += self.all.pairs_reaching(colour, least);
            }
        }
        n + if self.counted == 0 { 0 } else { self.changed_pairs_for_cards(cards) }
    }

    #[inline(never)]
    fn changed_pairs_for_cards(&self, cards: PlayerCardSet) -> u32 {
        const WHITES: Bits = of(Colour::White);
        // What counts as white is a white die, so that all dice of other colours are left beside it.
        let as_whites = self.for_kinds(WHITES, |changes| {
            each(self.all.once & !WHITES).map(|die| with_whites(cards, die, changes.counts)).sum()
        });
        let with_whites = self.for_changes(!WHITES, |change| with_whites(cards, change.counts, change.rest.once));
        let alike = ALIKE.iter().filter(|(card, ..)| cards.has(*card)).map(|&(_, colour, least)| {
            self.for_changes(of(colour), |change| ones(change.reaching(colour, colour, least)))
        });
        as_whites + with_whites + alike.sum::<u32>()
    }

    pub fn pair_for_card(&self, cards: PlayerCardSet, mut k: u32) -> (PlayerCard, [Placed; 2]) {
        for card in cards.iter() {
            let (&[first, second], least) = card.cost() else { continue };
            let (least, both) = (u32::from(least), of(first) | of(second));
            if first == second {
                let plain = self.all.and(of(first));
                let n = plain.pairs_reaching(first, least);
                if k < n {
                    return (card, plain.pair_reaching(least, k).map(|bit| Placed::plain(die(bit))));
                }
                k -= n;
            } else {
                for bit in each(self.all.once & of(second)) {
                    let partners = self.all.once & of(first) & at_least(least.saturating_sub(value(bit)));
                    let n = ones(partners);
                    if k < n {
                        return (card, [nth(partners, k), bit].map(|bit| Placed::plain(die(bit))));
                    }
                    k -= n;
                }
            }
            let changed = |change: Change| ones(change.reaching(first, second, least));
            let n = self.for_changes(both, changed);
            if k < n {
                let (change, k) = self.change(both, k, changed);
                return (card, beside(change, nth(change.reaching(first, second, least), k)));
            }
            k -= n;
        }
        unreachable!("fewer pairs than counted")
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
}

/// ACT-3: by the bit of a die, the cards that ask for a white die beside one of its colour, and the white dice
/// that reach the total with it.
static WITH_WHITE: [[(u16, u8); 2]; 64] = {
    let (mut table, mut i) = ([[(0, 0); 2]; 64], 0);
    while i < PlayerCard::ALL.len() {
        let card = PlayerCard::ALL[i];
        i += 1;
        let (&[first, second], least) = card.cost() else { continue };
        if first as u8 == second as u8 {
            continue;
        }
        assert!(matches!(first, Colour::White), "every mixed pair has a white die");
        let mut value = 1;
        while value <= HIGHEST {
            let cards = &mut table[(shift(second) + value - 1) as usize];
            let whites = at_least((least as u32).saturating_sub(value)) & ONE_COLOUR;
            cards[if cards[0].0 == 0 { 0 } else { 1 }] = (card.bit(), whites as u8);
            value += 1;
        }
    }
    table
};
/// ACT-3: the cards that ask for two dice of the same colour, and the total.
const ALIKE: [(PlayerCard, Colour, u32); 2] = [alike(PlayerCard::Cartographer), alike(PlayerCard::Manipulator)];

const fn alike(card: PlayerCard) -> (PlayerCard, Colour, u32) {
    let (&[first, second], least) = card.cost() else { panic!("two dice") };
    assert!(first as u8 == second as u8, "two dice of one colour");
    (card, first, least as u32)
}

/// In how many ways this die reaches the total of one of these cards with one of these white dice.
#[inline]
fn with_whites(cards: PlayerCardSet, die: Bits, whites: Bits) -> u32 {
    WITH_WHITE[die.trailing_zeros() as usize % WITH_WHITE.len()]
        .iter()
        .map(|&(card, enough)| ones_of_one(whites & Bits::from(enough)) * u32::from(cards.0 & card != 0))
        .sum()
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
