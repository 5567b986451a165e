//! Which game of a tournament is which.

/// Every pair of players, every deal, every seating.
pub struct Plan {
    pub pairs: Vec<[usize; 2]>,
    /// Who sits where: 0 for the first of a pair, 1 for the second.
    pub seatings: Vec<Vec<usize>>,
    pub deals: u64,
}

/// One game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fixture {
    pub deal: u64,
    pub pair: [usize; 2],
    pub seating: Vec<usize>,
}

impl Fixture {
    /// The players in the order of their seats.
    pub fn seats(&self) -> impl Iterator<Item = usize> {
        self.seating.iter().map(|&side| self.pair[side])
    }
}

impl Plan {
    /// Two players share a table as evenly as possible, and every deal is played in all these seatings: AB and BA;
    /// of three, one against two in all six ways; of four, two against two in all six ways.
    #[must_use]
    pub fn new(players: usize, seats: u8, games: u64) -> Self {
        let pairs = (0..players).flat_map(|i| (i + 1..players).map(move |j| [i, j])).collect();
        let (few, many) = (u32::from(seats) / 2, u32::from(seats).div_ceil(2));
        let seatings: Vec<Vec<usize>> = (0..1_usize << seats)
            .filter(|bits| bits.count_ones() == few || bits.count_ones() == many)
            .map(|bits| (0..seats).map(|seat| bits >> seat & 1).collect())
            .collect();
        let deals = games.div_ceil(seatings.len() as u64);
        Plan { pairs, seatings, deals }
    }

    pub fn games(&self) -> u64 {
        self.deals * self.games_per_deal()
    }

    /// Of all pairs together. Deal by deal, so that a tournament cut short is still a fair one.
    pub fn games_per_deal(&self) -> u64 {
        (self.pairs.len() * self.seatings.len()) as u64
    }

    #[must_use]
    pub fn fixture(&self, game: u64) -> Fixture {
        let (deal, rest) = (game / self.games_per_deal(), (game % self.games_per_deal()) as usize);
        let (pair, seating) = (rest / self.seatings.len(), rest % self.seatings.len());
        Fixture { deal, pair: self.pairs[pair], seating: self.seatings[seating].clone() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_deal_is_played_from_every_seat() {
        for (seats, seatings) in [(2, 2), (3, 6), (4, 6)] {
            let plan = Plan::new(3, seats, 10);
            assert_eq!(plan.seatings.len(), seatings);
            assert_eq!(plan.deals, 10_u64.div_ceil(seatings as u64));
            let fixtures: Vec<Fixture> = (0..plan.games()).map(|game| plan.fixture(game)).collect();
            for deal in 0..plan.deals {
                for &pair in &plan.pairs {
                    for seat in 0..usize::from(seats) {
                        let here = fixtures.iter().filter(|f| f.deal == deal && f.pair == pair);
                        let first = here.filter(|f| f.seating[seat] == 0).count();
                        assert_eq!(first * 2, seatings, "both sit there equally often");
                    }
                }
            }
            assert!(fixtures.iter().enumerate().all(|(i, f)| !fixtures[..i].contains(f)));
        }
    }
}
