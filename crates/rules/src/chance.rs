//! Chance is an actor: what it may do, what it does, and where its luck comes from.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::event::Event;
use crate::few::Few;
use crate::ids::*;
use crate::legal;
use crate::phases::{actions, preparation, round_end, solo};
use crate::step::{Ask, Chance, DrawWhy, Outcome, Phase, RollWhy, Step};
use crate::table::{AttackCard, Board, REGIONS, State};

/// Why an outcome cannot be.
#[derive(Clone, Debug, PartialEq, Eq, Error, Serialize, Deserialize)]
#[error("{why}")]
pub struct Impossible {
    pub why: String,
}

fn impossible<T>(why: impl Into<String>) -> Result<T, Impossible> {
    Err(Impossible { why: why.into() })
}

/// A source of random numbers.
pub trait Random {
    fn next(&mut self) -> u32;

    /// A number from 0 to `n` - 1, each equally likely: by rejection, so the same on every machine.
    fn below(&mut self, n: u32) -> u32 {
        let zone = u32::MAX - (u32::MAX - n + 1) % n;
        loop {
            let x = self.next();
            if x <= zone {
                return x % n;
            }
        }
    }
}

/// A small fast generator for search and measurement (PCG32). Never used for stored games.
#[derive(Clone, Debug)]
pub struct Fast(u64);

impl Fast {
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Fast(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ 0x853c_49e6_748f_ea9b)
    }
}

impl Random for Fast {
    #[inline]
    fn next(&mut self) -> u32 {
        let old = self.0;
        self.0 = old.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let shifted = (((old >> 18) ^ old) >> 27) as u32;
        shifted.rotate_right((old >> 59) as u32)
    }

    /// Multiply and shift: the bias of at most n in 2^32 does not matter to search.
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        ((u64::from(self.next()) * u64::from(n)) >> 32) as u32
    }
}

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
                let deck = u64::from(t.round_end_deck);
                Outcome::RoundEnd { card: nth_bit(deck, random.below(deck.count_ones())) as u8 }
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

    /// Whether this outcome can be.
    ///
    /// # Errors
    /// Says why it cannot.
    pub fn possible(&self, outcome: &Outcome) -> Result<(), Impossible> {
        let t = &self.table;
        let Step::Chance(chance) = t.step else {
            return impossible("the game does not wait for chance");
        };
        match (chance, *outcome) {
            (Chance::Setup, Outcome::Setup { mut regions, mut trans, start }) => {
                regions.sort_unstable();
                trans.sort_unstable();
                let (mut all_regions, mut all_trans) = (REGIONS, t.trans);
                all_regions.sort_unstable();
                all_trans.sort_unstable();
                if regions != all_regions {
                    return impossible("SET-2: there are 4 white, 3 yellow, 3 blue, 3 red and 3 green regions");
                }
                if trans != all_trans {
                    return impossible("SET-4: these are not the 16 transformation markers of this game");
                }
                if start >= t.seats() {
                    return impossible(format!("SET-10: there is no seat {start}"));
                }
            }
            (Chance::Attack, Outcome::Attack { value }) => {
                if t.attack_deck.get(value as usize).is_none_or(|&n| n == 0) {
                    return impossible(format!("SET-5: no attack card {value} is left in the deck"));
                }
            }
            (Chance::Dice { seat, n, .. }, Outcome::Dice { dice }) => {
                let p = t.player(seat);
                if dice.total() != n {
                    return impossible(format!("PREP-3: {n} dice are drawn, not {}", dice.total()));
                }
                let fits = if n <= p.bag.total() {
                    p.bag.contains(dice)
                } else {
                    dice.contains(p.bag) && p.depot.contains(dice.minus(p.bag))
                };
                if !fits {
                    return impossible("PREP-3: the bag does not hold these dice");
                }
            }
            (Chance::Roll { seat, .. }, Outcome::Roll { dice }) => {
                let mut colours = Counts::default();
                for die in dice.iter() {
                    if die.value() > 6 {
                        return impossible(format!("no die can roll a {}", die.value()));
                    }
                    colours.add(die.colour());
                }
                if colours != t.players[seat as usize].drawn {
                    return impossible("PREP-4: other dice are rolled than were drawn");
                }
                if !dice.is_sorted() {
                    return impossible("the dice of a roll are named in order of colour and value");
                }
            }
            (Chance::Cards { n, .. }, Outcome::Cards { cards }) => {
                if cards.len() != n {
                    return impossible(format!("GO-12: {n} cards are drawn, not {}", cards.len()));
                }
                let from_deck = cards.and(self.unseen());
                let from_discard = cards.and(t.discard);
                if from_deck.or(from_discard) != cards || from_deck.len() != n.min(t.deck) {
                    return impossible("GO-12: the deck does not hold these cards");
                }
            }
            (Chance::RoundEnd, Outcome::RoundEnd { card }) => {
                if card > 7 || t.round_end_deck & (1 << card) == 0 {
                    return impossible(format!("SET-5: round-end card {card} is not in the deck"));
                }
            }
            (Chance::SoloMarkers { n }, Outcome::SoloMarkers { guilds }) => {
                let mut bag = t.solo.bag;
                if guilds.len() != n as usize {
                    return impossible(format!("SOLO-3: {n} markers are drawn, not {}", guilds.len()));
                }
                for guild in guilds.iter() {
                    match guild {
                        Some(guild) if bag[guild.index()] > 0 => bag[guild.index()] -= 1,
                        _ => return impossible("SOLO-1: the bag does not hold these markers"),
                    }
                }
            }
            (Chance::SoloDie { .. }, Outcome::SoloDie { value }) => {
                if !(1..=6).contains(&value) {
                    return impossible(format!("no die can roll a {value}"));
                }
            }
            (Chance::SoloBuildings { n, .. }, Outcome::SoloBuildings { buildings }) => {
                if buildings.len() != n || !solo::unbuilt(t).contains(buildings) {
                    return impossible(format!("SOLO-9: {n} of the unbuilt buildings are drawn"));
                }
            }
            _ => return impossible("this is not the outcome the game waits for"),
        }
        Ok(())
    }

    /// Plays an outcome of chance after checking that it can be.
    ///
    /// # Errors
    /// Says why it cannot; the state is then unchanged.
    pub fn settle(&mut self, outcome: &Outcome, log: Option<&mut Vec<Event>>) -> Result<(), Impossible> {
        self.possible(outcome)?;
        self.settle_unchecked(outcome, log);
        Ok(())
    }

    /// Plays an outcome that came from [`State::sample`] for this very state.
    pub fn settle_unchecked(&mut self, outcome: &Outcome, log: Option<&mut Vec<Event>>) {
        let Step::Chance(chance) = self.table.step else { return };
        let unseen = match chance {
            Chance::Cards { .. } => self.unseen(),
            _ => CardSet::EMPTY,
        };
        let mut gone = self.gone;
        let p = &mut self.play_for(self.table.actor(), log);
        match (chance, outcome) {
            (Chance::Setup, &Outcome::Setup { ref regions, ref trans, start }) => {
                p.t.board = Board::new(regions);
                p.t.trans = *trans;
                p.t.start_player = start;
                p.emit(Event::SetUp { start_player: start });
                if p.t.is_solo() { solo::set_up(p) } else { preparation::begin_turn(p) }
            }
            (Chance::Attack, &Outcome::Attack { value }) => {
                p.t.attack_deck[value as usize] -= 1;
                p.t.attack.push(AttackCard { value, ..AttackCard::default() });
                let (strength, region, trans) = (p.t.attack_strength(), p.t.attacked(), p.t.trans_now());
                let column = p.t.attack.len() as u8;
                p.emit(Event::AttackRevealed { column, value, strength, region, trans });
                preparation::begin(p);
            }
            (Chance::Dice { seat, n, why }, &Outcome::Dice { dice }) => {
                let me = p.me();
                let refilled = n > me.bag.total();
                if refilled {
                    me.bag = me.bag.plus(me.depot);
                    me.depot = Counts::default();
                }
                me.bag = me.bag.minus(dice);
                me.drawn = me.drawn.plus(dice);
                p.emit(Event::DiceDrawn { seat, dice, refilled });
                match why {
                    DrawWhy::Preparation => preparation::redraw_or_not(p),
                    DrawWhy::Again => preparation::after_redraw(p),
                    DrawWhy::Plant => preparation::after_plant_draw(p),
                    DrawWhy::Extra => p.chance(Chance::Roll { seat, why: RollWhy::Effect }),
                }
            }
            (Chance::Roll { seat, why }, Outcome::Roll { dice }) => {
                p.emit(Event::Rolled { seat, dice: *dice });
                p.me().drawn = Counts::default();
                let active = &mut p.me().active;
                match why {
                    RollWhy::Bound => {}
                    _ if active.is_empty() => *active = *dice,
                    _ => dice.iter().for_each(|&die| active.insert_die(die)),
                }
                match why {
                    RollWhy::Preparation => preparation::after_roll(p),
                    RollWhy::Organizer => p.ask(Ask::RerollAgain),
                    RollWhy::Effect => actions::after_effect_roll(p),
                    RollWhy::Bound => actions::bind(p, dice[0]),
                }
            }
            (Chance::Cards { seat, n, look }, &Outcome::Cards { cards }) => {
                let reshuffled = n > p.t.deck;
                if reshuffled {
                    // Whatever nobody has seen and the deck does not give is out of the game.
                    gone = gone.or(unseen.without(cards));
                    p.t.deck += p.t.discard.len();
                    p.t.discard = CardSet::EMPTY;
                }
                p.t.deck -= n;
                p.emit(Event::CardsDrawn { seat, n, look, reshuffled });
                p.emit(Event::CardsSeen { seat, cards });
                if look {
                    *p.looking = cards;
                    p.t.looking = n;
                    legal::looked_at(p);
                } else {
                    *p.hand = p.hand.or(cards);
                    p.me().hand += n;
                    actions::effect_done(p);
                }
            }
            (Chance::RoundEnd, &Outcome::RoundEnd { card }) => round_end::revealed(p, card),
            (Chance::SoloMarkers { .. }, Outcome::SoloMarkers { guilds }) => solo::markers_drawn(p, guilds),
            (Chance::SoloDie { penalty }, &Outcome::SoloDie { value }) => solo::die_rolled(p, value, penalty),
            (Chance::SoloBuildings { penalty, .. }, &Outcome::SoloBuildings { buildings }) => {
                solo::buildings_drawn(p, buildings, penalty);
            }
            _ => debug_assert!(false, "not the outcome the game waits for"),
        }
        self.gone = gone;
        debug_assert!(self.table.phase != Phase::SetUp || self.table.is_solo());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Gives these words, one after the other.
    struct Words<'a>(&'a [u32]);

    impl Random for Words<'_> {
        fn next(&mut self) -> u32 {
            let (&first, rest) = self.0.split_first().expect("another word");
            self.0 = rest;
            first
        }
    }

    #[test]
    fn a_number_is_the_word_modulo_n() {
        for (word, n, number) in [(0, 6, 0), (5, 6, 5), (6, 6, 0), (4_294_967_291, 6, 5), (u32::MAX, 1, 0)] {
            assert_eq!(Words(&[word]).below(n), number, "{word} below {n}");
        }
    }

    /// Of the 2^32 words, the last 2^32 mod n are skipped; none if n is a power of two.
    #[test]
    fn words_that_would_favour_small_numbers_are_skipped() {
        for n in [3, 5, 6, 7, 10, 40, 1_000_003, (1 << 31) + 1, u32::MAX] {
            let skipped = ((1_u64 << 32) % u64::from(n)) as u32;
            let first_skipped = u32::MAX - skipped + 1;
            assert_eq!(Words(&[first_skipped, u32::MAX, 2]).below(n), 2, "{n}");
            assert_eq!(Words(&[first_skipped - 1, 2]).below(n), n - 1, "{n}");
        }
        for n in [1, 2, 16, 1 << 31] {
            assert_eq!(Words(&[u32::MAX, 0]).below(n), n - 1, "{n}");
        }
    }

    #[test]
    fn the_fast_generator_stays_the_same() {
        let mut fast = Fast::new(1);
        let first: [u32; 4] = std::array::from_fn(|_| fast.next());
        assert_eq!(first, [0x0c2c_da77, 0x4a3a_23d5, 0x8ac8_74eb, 0xc8e0_e32f]);
        let mut fast = Fast::new(1);
        let dice: [u32; 12] = std::array::from_fn(|_| 1 + fast.below(6));
        assert_eq!(dice, [1, 2, 4, 5, 2, 6, 4, 1, 2, 6, 4, 5]);
    }

    #[test]
    fn the_fast_generator_is_even() {
        for n in [2, 6, 40, 250] {
            let mut fast = Fast::new(u64::from(n));
            let mut found = vec![0_i64; n as usize];
            for _ in 0..1000 * n {
                found[fast.below(n) as usize] += 1;
            }
            // Six standard deviations.
            assert!(found.iter().all(|&times| (times - 1000).abs() < 190), "{n}: {found:?}");
        }
    }
}
