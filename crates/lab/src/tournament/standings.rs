//! What a tournament tells: ratings, pairings, failures.

use std::fmt::{self, Write as _};
use std::path::Path;

use anyhow::Context;

use super::elo::{Meeting, Ratings, rate};
use super::plan::Plan;
use super::result::GameResult;
use crate::folder::Folder;
use crate::stats::{Moments, Z95};

pub struct Standings {
    names: Vec<String>,
    seats: usize,
    deals: u64,
    games: u64,
    asked: u64,
    pairs: Vec<Pair>,
    ratings: Ratings,
    failures: Vec<u64>,
    /// The first failure of each player.
    reasons: Vec<Option<String>>,
}

/// What two players did against each other.
struct Pair {
    players: [usize; 2],
    games: u64,
    /// The points of the first, by deals.
    score: Moments,
    won: f64,
    /// Of games that were played to the end.
    vp: [Moments; 2],
}

impl Standings {
    /// Reads what was played. Only whole deals count.
    pub(super) fn read(games: &Path, names: &[String], plan: &Plan) -> anyhow::Result<Self> {
        let none = |&players: &[usize; 2]| Pair {
            players,
            games: 0,
            score: Moments::default(),
            won: 0.0,
            vp: [Moments::default(); 2],
        };
        let mut pairs: Vec<Pair> = plan.pairs.iter().map(none).collect();
        let (mut failures, mut reasons) = (vec![0; names.len()], vec![None; names.len()]);
        let mut meetings = Vec::new();
        let mut reader = csv::Reader::from_path(games)?;
        let seatings = plan.seatings.len() as u64;
        let (mut count, mut points) = (0, 0.0);
        for line in reader.records() {
            let result = GameResult::read(&line?, plan).with_context(|| format!("{} is damaged", games.display()))?;
            count += 1;
            let pair = &mut pairs[(result.game / seatings) as usize % plan.pairs.len()];
            pair.games += 1;
            pair.won += result.won();
            points += result.score();
            match result.failure() {
                Some((player, reason)) => {
                    failures[player] += 1;
                    reasons[player].get_or_insert_with(|| reason.to_owned());
                }
                None => {
                    for (&side, &vp) in result.fixture.seating.iter().zip(&result.vp) {
                        pair.vp[side].add(f64::from(vp));
                    }
                }
            }
            if (result.game + 1) % seatings == 0 {
                let score = points / seatings as f64;
                pair.score.add(score);
                let (deal, games) = (result.fixture.deal, seatings as f64);
                meetings.push(Meeting { deal, players: pair.players, games, score });
                points = 0.0;
            }
        }
        let ratings = rate(names.len(), &meetings);
        Ok(Standings {
            names: names.to_vec(),
            seats: plan.seatings[0].len(),
            deals: plan.deals,
            games: count,
            asked: plan.games(),
            pairs,
            ratings,
            failures,
            reasons,
        })
    }

    /// Whether all games were played.
    #[must_use]
    pub fn complete(&self) -> bool {
        self.games == self.asked
    }

    /// Players, the strongest first.
    fn order(&self) -> Vec<usize> {
        let mut order: Vec<usize> = (0..self.names.len()).collect();
        order.sort_by(|&i, &j| self.ratings.elo[j].total_cmp(&self.ratings.elo[i]));
        order
    }

    /// The pairs of a player, and on which side of them it is.
    fn of(&self, player: usize) -> impl Iterator<Item = (&Pair, usize)> {
        self.pairs.iter().filter_map(move |p| Some((p, p.players.iter().position(|&other| other == player)?)))
    }

    fn games_of(&self, player: usize) -> u64 {
        self.of(player).map(|(pair, _)| pair.games).sum()
    }

    /// Points, victories and VP of a player over all its games.
    fn means_of(&self, player: usize) -> (f64, f64, f64) {
        let (mut points, mut won, mut games, mut vp, mut n) = (0.0, 0.0, 0.0, 0.0, 0.0);
        for (pair, side) in self.of(player) {
            let g = pair.games as f64;
            games += g;
            points += g * if side == 0 { pair.score.mean() } else { 1.0 - pair.score.mean() };
            won += if side == 0 { pair.won } else { g - pair.won };
            vp += pair.vp[side].mean() * pair.vp[side].n;
            n += pair.vp[side].n;
        }
        (points / f64::max(games, 1.0), won / f64::max(games, 1.0), vp / f64::max(n, 1.0))
    }

    /// The lead over another player, and its 95 % error.
    fn lead(&self, i: usize, j: usize) -> (f64, f64) {
        (self.ratings.elo[i] - self.ratings.elo[j], Z95 * self.ratings.error_between(i, j))
    }

    /// Writes `standings.txt`, `ratings.csv` and `pairings.csv`.
    pub(super) fn write(&self, folder: &Folder) -> anyhow::Result<()> {
        folder.write("standings.txt", self.to_string().as_bytes())?;
        let mut ratings = csv::Writer::from_writer(Vec::new());
        ratings.write_record(["rank", "player", "elo", "error_95", "games", "points", "won", "vp", "failures"])?;
        for (rank, player) in self.order().into_iter().enumerate() {
            let (points, won, vp) = self.means_of(player);
            ratings.write_record([
                &(rank + 1).to_string(),
                &self.names[player],
                &format!("{:.1}", self.ratings.elo[player]),
                &format!("{:.1}", Z95 * self.ratings.error(player)),
                &self.games_of(player).to_string(),
                &format!("{points:.4}"),
                &format!("{won:.4}"),
                &format!("{vp:.2}"),
                &self.failures[player].to_string(),
            ])?;
        }
        folder.write("ratings.csv", &ratings.into_inner()?)?;
        let mut pairings = csv::Writer::from_writer(Vec::new());
        pairings.write_record(["a", "b", "games", "deals", "points_a", "error_95", "won_a", "vp_a", "vp_b"])?;
        for pair in &self.pairs {
            let [a, b] = pair.players;
            pairings.write_record([
                &self.names[a],
                &self.names[b],
                &pair.games.to_string(),
                &pair.score.n.to_string(),
                &format!("{:.4}", pair.score.mean()),
                &format!("{:.4}", Z95 * pair.score.error()),
                &format!("{:.4}", pair.won / pair.games.max(1) as f64),
                &format!("{:.2}", pair.vp[0].mean()),
                &format!("{:.2}", pair.vp[1].mean()),
            ])?;
        }
        folder.write("pairings.csv", &pairings.into_inner()?)
    }
}

impl fmt::Display for Standings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let per_pair = self.games / self.pairs.len() as u64;
        write!(f, "{} seats, {per_pair} games a pairing, {} deals, each in every seating", self.seats, self.deals)?;
        writeln!(f, "{}\n", if self.complete() { "" } else { " (not complete)" })?;
        let order = self.order();
        let width = self.names.iter().map(|name| name.chars().count()).max().unwrap_or(0).max(6);
        writeln!(f, " #  {:width$}    Elo   ± 95 %  above the next     games   points      won     VP", "player")?;
        for (rank, &player) in order.iter().enumerate() {
            let (points, won, vp) = self.means_of(player);
            let above = order.get(rank + 1).map_or(String::new(), |&next| {
                let (lead, error) = self.lead(player, next);
                format!("{lead:+5.0} ±{error:3.0}")
            });
            let (elo, error) = (self.ratings.elo[player], Z95 * self.ratings.error(player));
            write!(f, "{:>2}  {:width$}  {elo:+5.0}  ±{error:5.0}  {above:14}", rank + 1, self.names[player])?;
            let games = self.games_of(player);
            write!(f, "  {games:>8}  {:>5.1} %  {:>5.1} %  {vp:>5.1}", 100.0 * points, 100.0 * won)?;
            match self.failures[player] {
                0 => writeln!(f)?,
                n => writeln!(f, "   {n} lost by failure")?,
            }
        }
        writeln!(f, "\nPoints of the row against the column, per cent")?;
        let mut cross = format!("    {:width$}", "");
        for rank in 1..=order.len() {
            write!(cross, "  {rank:>5}")?;
        }
        for (rank, &row) in order.iter().enumerate() {
            write!(cross, "\n{:>2}  {:width$}", rank + 1, self.names[row])?;
            for &column in &order {
                match self.of(row).find(|(pair, side)| pair.players[1 - side] == column) {
                    Some((pair, 0)) => write!(cross, "  {:>5.1}", 100.0 * pair.score.mean())?,
                    Some((pair, _)) => write!(cross, "  {:>5.1}", 100.0 - 100.0 * pair.score.mean())?,
                    None => write!(cross, "      ·")?,
                }
            }
        }
        writeln!(f, "{cross}")?;
        for (player, reason) in self.reasons.iter().enumerate() {
            if let Some(reason) = reason {
                writeln!(f, "\n{} failed in {} games, first: {reason}", self.names[player], self.failures[player])?;
            }
        }
        Ok(())
    }
}
