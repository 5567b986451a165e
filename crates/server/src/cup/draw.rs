//! The draw: who sits where, as a pure function of the seed of a tournament.
//!
//! Everybody who takes part has a position; the other positions are bots. In as many rounds as a table has seats, everybody gets
//! every seat once, and meets other people at the table and in the same seat as far as that allows.

use sha2::{Digest as _, Sha256};
use tharos_rules::Seed;

/// A percentile needs a second table.
pub const FEWEST_TABLES: usize = 2;

/// 64 bits that follow from a seed and nothing else that anybody can know before.
fn mixed(seed: &Seed, what: &[u8], number: u64) -> u64 {
    let hash = Sha256::new().chain_update(b"tharos cup ").chain_update(what).chain_update(seed.0);
    let hash = hash.chain_update(number.to_be_bytes()).finalize();
    u64::from_be_bytes(std::array::from_fn(|i| hash[i]))
}

/// The seed of the deal of a round, which counts from 1.
#[must_use]
pub fn deal(seed: &Seed, round: u8) -> Seed {
    let hash = Sha256::new().chain_update(b"tharos cup deal").chain_update(seed.0).chain_update([round]);
    Seed(hash.finalize().into())
}

/// The number of tables for this number of people.
#[must_use]
pub fn tables(people: usize, seats: usize) -> usize {
    people.div_ceil(seats).max(FEWEST_TABLES)
}

/// Everybody by position.
#[must_use]
pub fn order(seed: &Seed, mut people: Vec<i64>) -> Vec<i64> {
    people.sort_by_key(|&number| (mixed(seed, b"order", number as u64), number));
    people
}

/// The positions by table and seat. Rounds count from 1.
#[must_use]
pub fn seating(seed: &Seed, tables: usize, seats: usize, round: u8) -> Vec<Vec<usize>> {
    let turned = usize::from(round.saturating_sub(1));
    let mut found = vec![vec![0; seats]; tables];
    for row in 0..tables {
        // Each row of positions takes the seats in another order, so that it meets others in them.
        let mut way: Vec<usize> = (0..seats).collect();
        way.sort_by_key(|&seat| mixed(seed, b"way", (row * seats + seat) as u64));
        for layer in 0..seats {
            let seat = way[(layer + row + turned) % seats];
            found[(row + turned * seat) % tables][seat] = layer * tables + row;
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    const SEED: Seed = Seed([9; 32]);

    #[test]
    fn everybody_has_one_seat_in_every_round_and_every_seat_once() {
        for seats in 2..=4 {
            for tables in FEWEST_TABLES..=12 {
                let mut had = vec![BTreeSet::new(); tables * seats];
                for round in 1..=seats as u8 {
                    let drawn = seating(&SEED, tables, seats, round);
                    let all: BTreeSet<usize> = drawn.iter().flatten().copied().collect();
                    assert_eq!(all.len(), tables * seats, "{seats} {tables} {round}");
                    for table in &drawn {
                        for (seat, &position) in table.iter().enumerate() {
                            assert!(had[position].insert(seat), "{position} has seat {seat} twice");
                        }
                    }
                }
                assert!(had.iter().all(|seats_had| seats_had.len() == seats));
            }
        }
    }

    #[test]
    fn people_meet_others_from_round_to_round() {
        let met = |round: u8| -> BTreeSet<(usize, usize)> {
            let drawn = seating(&SEED, 12, 4, round);
            let pairs = |table: Vec<usize>| {
                let all = table.clone();
                all.into_iter().flat_map(move |one| table.clone().into_iter().map(move |other| (one, other)))
            };
            drawn.into_iter().flat_map(pairs).filter(|(one, other)| one < other).collect()
        };
        let (first, second) = (met(1), met(2));
        let again = first.intersection(&second).count();
        assert!(again * 4 < first.len(), "{again} of {}", first.len());
    }

    #[test]
    fn the_last_positions_are_spread_over_seats_and_tables() {
        // 4 bots among 16: never two at one table in the first round.
        let drawn = seating(&SEED, 4, 4, 1);
        assert!(drawn.iter().all(|table| table.iter().filter(|&&position| position >= 12).count() == 1));
        assert_eq!([tables(2, 4), tables(8, 4), tables(9, 4), tables(9, 3)], [2, 2, 3, 3]);
    }

    #[test]
    fn nothing_follows_from_a_deal_but_itself() {
        let deals: BTreeSet<[u8; 32]> = (1..=8).map(|round| deal(&SEED, round).0).collect();
        assert_eq!(deals.len(), 8);
        let people = order(&SEED, (1..=20).collect());
        assert_ne!(people, (1..=20).collect::<Vec<_>>());
        assert_eq!(order(&SEED, (1..=20).rev().collect()), people, "it does not matter who is named first");
    }
}
