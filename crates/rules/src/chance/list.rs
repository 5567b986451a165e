//! All that chance may do, with its probabilities: for judging what an outcome was worth before it came.

use crate::few::Few;
use crate::ids::*;
use crate::odds::ways;
use crate::phases::solo;
use crate::step::{Chance, Outcome, Step};
use crate::table::State;

type Weighted<T> = Vec<(T, f64)>;

impl State {
    /// All outcomes of the request the game waits for, with their probabilities, which are those of [`State::sample`].
    /// `None` if there are more than `most`, or if the game does not wait for chance. A set-up is never listed.
    #[must_use]
    pub fn outcomes(&self, most: usize) -> Option<Weighted<Outcome>> {
        let Step::Chance(chance) = self.table.step else { return None };
        let t = &self.table;
        let listed: Weighted<Outcome> = match chance {
            Chance::Setup => return None,
            Chance::Attack => {
                let all: u32 = t.attack_deck.iter().map(|&n| u32::from(n)).sum();
                let cards = (0..).zip(t.attack_deck).filter(|(_, n)| *n > 0);
                cards.map(|(value, n)| (Outcome::Attack { value }, f64::from(n) / f64::from(all))).collect()
            }
            Chance::Dice { seat, n, .. } => {
                let player = t.player(seat);
                let (from, sure) =
                    if n > player.bag.total() { (player.depot, player.bag) } else { (player.bag, Counts::default()) };
                // Both together may hold fewer than are to be drawn.
                let n = (n - sure.total()).min(from.total());
                let all = ways(from.total(), n);
                let times = |part: Counts| -> f64 { (0..5).map(|i| ways(from.0[i], part.0[i])).product() };
                from.parts(n).map(|part| (Outcome::Dice { dice: sure.plus(part) }, times(part) / all)).collect()
            }
            Chance::Roll { seat, .. } => {
                let drawn = t.player(seat).drawn;
                let many: f64 = drawn.0.iter().map(|&n| ways(n + 5, 5)).product();
                if many > most as f64 {
                    return None;
                }
                rolls(drawn).into_iter().map(|(dice, p)| (Outcome::Roll { dice }, p)).collect()
            }
            Chance::Cards { n, .. } => {
                let unseen = self.unseen();
                let from_deck = n.min(t.deck);
                let (first, then) = (ways(unseen.len(), from_deck), ways(t.discard.len(), n - from_deck));
                if first * then > most as f64 {
                    return None;
                }
                let rest: Vec<CardSet> = t.discard.subsets(n - from_deck).collect();
                let both = unseen.subsets(from_deck).flat_map(|deck| rest.iter().map(move |rest| deck.or(*rest)));
                both.map(|cards| (Outcome::Cards { cards }, 1.0 / (first * then))).collect()
            }
            Chance::RoundEnd => {
                let deck = t.round_end_deck;
                deck.iter().map(|card| (Outcome::RoundEnd { card }, 1.0 / f64::from(deck.len()))).collect()
            }
            Chance::SoloMarkers { n } => {
                let drawn = markers(t.solo.bag, n);
                drawn.into_iter().map(|(guilds, p)| (Outcome::SoloMarkers { guilds }, p)).collect()
            }
            Chance::SoloDie { .. } => (1..=6).map(|value| (Outcome::SoloDie { value }, 1.0 / 6.0)).collect(),
            Chance::SoloBuildings { n, .. } => {
                let unbuilt = solo::unbuilt(t);
                let all = ways(unbuilt.len(), n);
                unbuilt.subsets(n).map(|buildings| (Outcome::SoloBuildings { buildings }, 1.0 / all)).collect()
            }
        };
        (listed.len() <= most).then_some(listed)
    }
}

/// All rolls of these dice. Equal dice cannot be told apart, so a roll is as likely as the ways to make it.
fn rolls(drawn: Counts) -> Weighted<Dice> {
    let mut all = vec![(Dice::new(), 1.0)];
    for &colour in Colour::ALL {
        let left = drawn.get(colour);
        let mut with: Vec<(Dice, f64, u8)> = all.into_iter().map(|(dice, p)| (dice, p, left)).collect();
        // The lowest face first, so that the dice stay in order: how many of the dice left show it.
        for value in 1..=6 {
            let more = |(dice, p, left): (Dice, f64, u8)| {
                let least = if value == 6 { left } else { 0 };
                (least..=left).map(move |n| {
                    let mut dice = dice;
                    (0..n).for_each(|_| dice.push(Die::new(colour, value)));
                    (dice, p * ways(left, n) / 6f64.powi(n.into()), left - n)
                })
            };
            with = with.into_iter().flat_map(more).collect();
        }
        all = with.into_iter().map(|(dice, p, _)| (dice, p)).collect();
    }
    all
}

/// All ways to draw this number of markers, one after the other.
fn markers(bag: [u8; 4], n: u8) -> Weighted<Few<Option<Guild>, 3>> {
    let mut all = vec![(Few::new(), 1.0, bag)];
    for _ in 0..n {
        let more = |(drawn, p, bag): (Few<Option<Guild>, 3>, f64, [u8; 4])| {
            let total: u8 = bag.iter().sum();
            Guild::ALL.iter().filter(move |guild| bag[guild.index()] > 0).map(move |guild| {
                let (mut drawn, mut rest) = (drawn, bag);
                drawn.push(Some(*guild));
                rest[guild.index()] -= 1;
                (drawn, p * f64::from(bag[guild.index()]) / f64::from(total), rest)
            })
        };
        all = all.into_iter().flat_map(more).collect();
    }
    all.into_iter().map(|(drawn, p, _)| (drawn, p)).collect()
}
