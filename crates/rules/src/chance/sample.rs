//! What chance does: draws the outcome the game waits for.

use super::Random;
use crate::few::Few;
use crate::ids::*;
use crate::phases::solo;
use crate::step::{Chance, Outcome, Step};
use crate::table::{REGIONS, State};

/// Draws `n` dice out of the bag; if it runs empty, the depot goes into it (PREP-3).
fn draw_dice(bag: Counts, depot: Counts, n: u8, random: &mut impl Random) -> Counts {
    let (from, drawn) = if n > bag.total() { (depot, bag) } else { (bag, Counts::default()) };
    let (total, n) = (from.total(), n - drawn.total());
    let (mut from, mut drawn) = (Lanes::of(from), Lanes::of(drawn));
    for left in (1..=total).rev().take(n as usize) {
        let colour = from.nth(random.below(u32::from(left)) as u8);
        from.sub(colour);
        drawn.add(colour);
    }
    drawn.counts()
}

fn draw_bits(mut from: u64, n: u8, random: &mut impl Random) -> u64 {
    let mut drawn = 0;
    for left in (1..=from.count_ones()).rev().take(n as usize) {
        let bit = 1 << nth_bit(from, random.below(left));
        from &= !bit;
        drawn |= bit;
    }
    drawn
}

fn shuffle<T>(items: &mut [T], random: &mut impl Random) {
    for i in (1..items.len()).rev() {
        items.swap(i, random.below(i as u32 + 1) as usize);
    }
}

impl State {
    /// Draws an outcome for the request the game waits for; `None` if it does not wait for chance.
    pub fn sample(&self, random: &mut impl Random) -> Option<Outcome> {
        match self.table.step {
            Step::Chance(chance) => Some(self.outcome_of(chance, random)),
            Step::Ask { .. } | Step::Over => None,
        }
    }

    #[inline]
    pub(crate) fn outcome_of(&self, chance: Chance, random: &mut impl Random) -> Outcome {
        let t = &self.table;
        match chance {
            Chance::Setup => {
                let (mut regions, mut trans) = (REGIONS, t.trans);
                shuffle(&mut regions, random);
                shuffle(&mut trans, random);
                let start = random.below(u32::from(t.seats())) as u8;
                Outcome::Setup { regions, trans, start }
            }
            Chance::Attack => {
                let total: u32 = t.attack_deck.iter().map(|&n| u32::from(n)).sum();
                let mut k = random.below(total);
                let value = (0..10)
                    .find(|&v| {
                        let n = u32::from(t.attack_deck[v]);
                        let here = k < n;
                        if !here {
                            k -= n;
                        }
                        here
                    })
                    .expect("a card is left");
                Outcome::Attack { value: value as u8 }
            }
            Chance::Dice { seat, n, .. } => {
                let p = t.player(seat);
                Outcome::Dice { dice: draw_dice(p.bag, p.depot, n, random) }
            }
            Chance::Roll { seat, .. } => {
                let drawn = t.player(seat).drawn;
                let dice = (0..drawn.total()).map(|k| Die::new(drawn.nth(k), random.below(6) as u8 + 1));
                Outcome::Roll { dice: Dice::sorted(dice) }
            }
            Chance::Cards { n, .. } => {
                let unseen = self.unseen().0;
                let cards = if n <= t.deck {
                    draw_bits(unseen, n, random)
                } else {
                    draw_bits(unseen, t.deck, random) | draw_bits(t.discard.0, n - t.deck, random)
                };
                Outcome::Cards { cards: CardSet(cards) }
            }
            Chance::RoundEnd => {
                let deck = t.round_end_deck;
                Outcome::RoundEnd { card: deck.nth(random.below(u32::from(deck.len()))) }
            }
            Chance::SoloMarkers { n } => {
                let mut bag = t.solo.bag;
                let mut guilds = Few::new();
                for _ in 0..n {
                    let total: u32 = bag.iter().map(|&n| u32::from(n)).sum();
                    let mut k = random.below(total) as u8;
                    let guild = Guild::ALL
                        .iter()
                        .find(|g| {
                            let n = bag[g.index()];
                            let here = k < n;
                            if !here {
                                k -= n;
                            }
                            here
                        })
                        .expect("a marker is left");
                    bag[guild.index()] -= 1;
                    guilds.push(Some(*guild));
                }
                Outcome::SoloMarkers { guilds }
            }
            Chance::SoloDie { .. } => Outcome::SoloDie { value: random.below(6) as u8 + 1 },
            Chance::SoloBuildings { n, .. } => {
                let bits = draw_bits(u64::from(solo::unbuilt(t).0), n, random);
                Outcome::SoloBuildings { buildings: BuildingSet(bits as u8) }
            }
        }
    }
}
