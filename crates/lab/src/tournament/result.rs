//! The result of one game, as a line of `games.csv` and as points.

use std::cmp::Ordering;

use anyhow::Context;
use tharos_rules::ids::Seat;

use super::plan::{Fixture, Plan};

/// One game. If a player failed, the VP are those of that moment and count for nothing.
pub struct GameResult {
    pub game: u64,
    pub fixture: Fixture,
    pub vp: Vec<i16>,
    pub failed: Option<(Seat, String)>,
}

const COLUMNS: [&str; 11] =
    ["game", "deal", "a", "b", "seating", "vp_0", "vp_1", "vp_2", "vp_3", "failed_seat", "reason"];

impl GameResult {
    pub fn header() -> String {
        COLUMNS.join(",")
    }

    /// The player that failed, and why.
    pub fn failure(&self) -> Option<(usize, &str)> {
        let (seat, reason) = self.failed.as_ref()?;
        Some((self.fixture.seats().nth(usize::from(*seat))?, reason))
    }

    pub fn line(&self, names: &[String]) -> anyhow::Result<String> {
        let Fixture { deal, pair: [a, b], seating } = &self.fixture;
        let vp = |seat: usize| self.vp.get(seat).map_or(String::new(), ToString::to_string);
        let (seat, reason) =
            self.failed.as_ref().map_or_else(Default::default, |(s, why)| (s.to_string(), why.clone()));
        let seating: String = seating.iter().map(|&side| ['A', 'B'][side]).collect();
        let mut line = csv::Writer::from_writer(Vec::new());
        line.write_record([
            &self.game.to_string(),
            &deal.to_string(),
            &names[*a],
            &names[*b],
            &seating,
            &vp(0),
            &vp(1),
            &vp(2),
            &vp(3),
            &seat,
            &reason,
        ])?;
        Ok(String::from_utf8(line.into_inner()?)?)
    }

    pub fn read(line: &csv::StringRecord, plan: &Plan) -> anyhow::Result<Self> {
        let field = |i: usize| line.get(i).with_context(|| format!("column {} is missing", COLUMNS[i]));
        let game = field(0)?.parse()?;
        let fixture = plan.fixture(game);
        let vp = (0..fixture.seating.len()).map(|seat| Ok(field(5 + seat)?.parse()?)).collect::<anyhow::Result<_>>()?;
        let failed = match field(9)? {
            "" => None,
            seat => Some((seat.parse()?, field(10)?.to_owned())),
        };
        Ok(GameResult { game, fixture, vp, failed })
    }

    /// The points of A against B, from 0 to 1: each A is compared with each B at the table. A program that failed lost
    /// against all others; between those others such a game decides nothing.
    pub fn score(&self) -> f64 {
        let of = |side: usize| (0..self.vp.len()).filter(move |&seat| self.fixture.seating[seat] == side);
        let failed = self.failed.as_ref().map(|(seat, _)| usize::from(*seat));
        let (mut points, mut pairs) = (0.0, 0.0);
        for a in of(0) {
            for b in of(1) {
                points += match failed {
                    Some(seat) if seat == a => 0.0,
                    Some(seat) if seat == b => 1.0,
                    Some(_) => continue,
                    None => match self.vp[a].cmp(&self.vp[b]) {
                        Ordering::Less => 0.0,
                        Ordering::Equal => 0.5,
                        Ordering::Greater => 1.0,
                    },
                };
                pairs += 1.0;
            }
        }
        points / pairs
    }

    /// How many VP A is ahead of B on average, in a game that was played to the end.
    pub fn lead(&self) -> Option<f64> {
        let mean = |side: usize| {
            let of_side = self.fixture.seating.iter().zip(&self.vp).filter(|(at, _)| **at == side);
            let (sum, n) = of_side.fold((0.0, 0.0), |(sum, n), (_, &vp)| (sum + f64::from(vp), n + 1.0));
            sum / n
        };
        self.failed.is_none().then(|| mean(0) - mean(1))
    }

    /// How much of the victory belongs to A.
    pub fn won(&self) -> f64 {
        let failed = self.failed.as_ref().map(|(seat, _)| usize::from(*seat));
        let standing: Vec<usize> = (0..self.vp.len()).filter(|&seat| failed != Some(seat)).collect();
        let best = standing.iter().map(|&seat| self.vp[seat]).max();
        let winner = |seat: &&usize| failed.is_some() || Some(self.vp[**seat]) == best;
        let winners: Vec<&usize> = standing.iter().filter(winner).collect();
        winners.iter().filter(|seat| self.fixture.seating[***seat] == 0).count() as f64 / winners.len() as f64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn result(seating: &[usize], vp: &[i16], failed: Option<Seat>) -> GameResult {
        let fixture = Fixture { deal: 3, pair: [0, 1], seating: seating.to_vec() };
        GameResult { game: 0, fixture, vp: vp.to_vec(), failed: failed.map(|seat| (seat, "it, or \"he\"".to_owned())) }
    }

    #[test]
    fn points_and_victories() {
        for (seating, vp, failed, score, won, lead) in [
            (&[0, 1][..], &[30, 20][..], None, 1.0, 1.0, Some(10.0)),
            (&[1, 0], &[30, 20], None, 0.0, 0.0, Some(-10.0)),
            (&[0, 1], &[20, 20], None, 0.5, 0.5, Some(0.0)),
            (&[0, 1, 1], &[20, 30, 14], None, 0.5, 0.0, Some(-2.0)),
            (&[0, 1, 1], &[20, 20, 20], None, 0.5, 1.0 / 3.0, Some(0.0)),
            (&[0, 0, 1, 1], &[40, 10, 20, 30], None, 0.5, 1.0, Some(0.0)),
            (&[0, 1], &[90, 0], Some(0), 0.0, 0.0, None),
            (&[0, 1, 1], &[0, 50, 60], Some(2), 1.0, 0.5, None),
            (&[0, 0, 1, 1], &[0, 0, 0, 0], Some(1), 0.0, 1.0 / 3.0, None),
        ] {
            let result = result(seating, vp, failed);
            assert!((result.score() - score).abs() < 1e-9, "{seating:?} {vp:?} {failed:?}: {}", result.score());
            assert!((result.won() - won).abs() < 1e-9, "{seating:?} {vp:?} {failed:?}: {}", result.won());
            assert_eq!(result.lead(), lead, "{seating:?} {vp:?} {failed:?}");
        }
    }

    #[test]
    fn lines_are_read_back() {
        let plan = Plan::new(2, 2, 2);
        let names = ["random".to_owned(), "cmd:a \"b\"".to_owned()];
        let fixture = plan.fixture(1);
        let written = GameResult { game: 1, fixture, vp: vec![3, -4], failed: Some((1, "a, \"b\"".to_owned())) };
        let text = format!("{}\n{}", GameResult::header(), written.line(&names).unwrap());
        let mut reader = csv::Reader::from_reader(text.as_bytes());
        let read = GameResult::read(&reader.records().next().unwrap().unwrap(), &plan).unwrap();
        assert_eq!((read.game, read.fixture, read.vp, read.failed), (1, written.fixture, written.vp, written.failed));
    }
}
