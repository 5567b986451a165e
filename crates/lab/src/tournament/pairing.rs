//! What two players did against each other, deal by deal.

use super::result::GameResult;
use crate::stats::Moments;

/// Only deals count that were played in every seating.
#[derive(Default)]
pub struct Pairing {
    pub players: [usize; 2],
    pub games: u64,
    /// The points of the first, by deals.
    pub score: Moments,
    /// How many VP the first was ahead, by deals: the games of a deal share its luck, so they are one observation. Deals
    /// in which somebody failed are left out.
    pub lead: Moments,
    pub won: f64,
    /// Of games that were played to the end.
    pub vp: [Moments; 2],
}

impl Pairing {
    pub fn new(players: [usize; 2]) -> Self {
        Pairing { players, ..Pairing::default() }
    }

    /// Counts all games of a deal. Returns the points of the first.
    pub fn add(&mut self, deal: &[GameResult]) -> f64 {
        let games = deal.len() as f64;
        let score = deal.iter().map(GameResult::score).sum::<f64>() / games;
        self.games += deal.len() as u64;
        self.score.add(score);
        self.won += deal.iter().map(GameResult::won).sum::<f64>();
        let leads: Option<Vec<f64>> = deal.iter().map(GameResult::lead).collect();
        if let Some(leads) = leads {
            self.lead.add(leads.iter().sum::<f64>() / games);
        }
        for result in deal.iter().filter(|result| result.failed.is_none()) {
            for (&side, &vp) in result.fixture.seating.iter().zip(&result.vp) {
                self.vp[side].add(f64::from(vp));
            }
        }
        score
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stats::margin;
    use crate::tournament::plan::Plan;

    fn deal(number: u64, vp: [[i16; 2]; 2], failed: bool) -> [GameResult; 2] {
        let plan = Plan::new(2, 2, 100);
        [0, 1].map(|i| {
            let (game, failed) = (2 * number + i, (failed && i == 1).then(|| (0, "gone".to_owned())));
            GameResult { game, fixture: plan.fixture(game), vp: vp[i as usize].to_vec(), failed }
        })
    }

    #[test]
    fn a_deal_is_one_observation_of_the_lead() {
        let mut pairing = Pairing::new([0, 1]);
        // Seat 0 is worth 20 VP, and the first player, who sits there in the second game, 5, 3 and 4.
        for (number, better) in [5, 3, 4].into_iter().enumerate() {
            let games = deal(number as u64, [[70, 50 + better], [70 + better, 50]], false);
            pairing.add(&games);
        }
        assert_eq!((pairing.games, pairing.lead.n, pairing.lead.mean()), (6, 3.0, 4.0));
        // t with 2 degrees of freedom times 1 / sqrt(3).
        assert!((margin(&pairing.lead).unwrap() - 2.484).abs() < 0.001, "{:?}", margin(&pairing.lead));
        pairing.add(&deal(3, [[0, 0], [0, 0]], true));
        assert_eq!((pairing.games, pairing.lead.n, pairing.vp[0].n), (8, 3.0, 7.0));
    }
}
