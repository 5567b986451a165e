//! What a tournament tells: ratings, pairings, failures.

use std::fmt;
use std::path::Path;

use anyhow::Context;

use super::elo::{Meeting, Ratings, rate};
use super::pairing::Pairing;
use super::plan::Plan;
use super::result::GameResult;
use crate::folder::Folder;
use crate::stats::{Z95, margin};

pub struct Standings {
    names: Vec<String>,
    seats: usize,
    /// Deals that all pairs have played in every seating, and those asked for.
    deals: [u64; 2],
    /// Games that were played, and those asked for.
    games: [u64; 2],
    pairs: Vec<Pairing>,
    ratings: Ratings,
    failures: Vec<u64>,
    /// The first failure of each player.
    reasons: Vec<Option<String>>,
}

impl Standings {
    /// Reads what was played. Only whole deals count.
    pub(super) fn read(games: &Path, names: &[String], plan: &Plan) -> anyhow::Result<Self> {
        let mut pairs: Vec<Pairing> = plan.pairs.iter().map(|&players| Pairing::new(players)).collect();
        let (mut failures, mut reasons) = (vec![0; names.len()], vec![None; names.len()]);
        let mut meetings = Vec::new();
        let mut reader = csv::Reader::from_path(games)?;
        let seatings = plan.seatings.len();
        let (mut count, mut deal) = (0, Vec::with_capacity(seatings));
        for line in reader.records() {
            let result = GameResult::read(&line?, plan).with_context(|| format!("{} is damaged", games.display()))?;
            count += 1;
            deal.push(result);
            if deal.len() < seatings {
                continue;
            }
            for (player, reason) in deal.iter().filter_map(GameResult::failure) {
                failures[player] += 1;
                reasons[player].get_or_insert_with(|| reason.to_owned());
            }
            let pair = &mut pairs[(deal[0].game / seatings as u64) as usize % plan.pairs.len()];
            let score = pair.add(&deal);
            let (deal_number, games) = (deal[0].fixture.deal, seatings as f64);
            meetings.push(Meeting { deal: deal_number, players: pair.players, games, score });
            deal.clear();
        }
        let deals = count / plan.games_per_deal();
        // Before everybody has met everybody there is nothing to rate.
        let ratings = if deals > 0 { rate(names.len(), &meetings) } else { Ratings::none(names.len()) };
        Ok(Standings {
            names: names.to_vec(),
            seats: plan.seatings[0].len(),
            deals: [deals, plan.deals],
            games: [count, plan.games()],
            pairs,
            ratings,
            failures,
            reasons,
        })
    }

    /// Whether all games were played.
    #[must_use]
    pub fn complete(&self) -> bool {
        self.games[0] == self.games[1]
    }

    /// Players, the strongest first.
    fn order(&self) -> Vec<usize> {
        let mut order: Vec<usize> = (0..self.names.len()).collect();
        order.sort_by(|&i, &j| self.ratings.elo[j].total_cmp(&self.ratings.elo[i]));
        order
    }

    /// The pairs of a player, and on which side of them it is.
    fn of(&self, player: usize) -> impl Iterator<Item = (&Pairing, usize)> {
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

    /// How many VP a player was ahead of another, with its 95 % range: `+2.7 ±1.5`.
    fn vp_lead(&self, i: usize, j: usize) -> String {
        let Some((pair, side)) = self.of(i).find(|(pair, side)| pair.players[1 - side] == j && pair.lead.n > 0.0)
        else {
            return "·".to_owned();
        };
        let lead = if side == 0 { pair.lead.mean() } else { -pair.lead.mean() };
        margin(&pair.lead).map_or_else(|| format!("{lead:+.1}"), |range| format!("{lead:+.1} ±{range:.1}"))
    }

    /// Writes `standings.txt` and, once there is something to rate, `ratings.csv` and `pairings.csv`.
    pub(super) fn write(&self, folder: &Folder) -> anyhow::Result<()> {
        folder.write("standings.txt", self.to_string().as_bytes())?;
        if self.deals[0] == 0 {
            return Ok(());
        }
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
        let columns = ["a", "b", "games", "deals", "points_a", "error_95", "won_a", "vp_a", "vp_b"];
        pairings.write_record(columns.iter().chain(&["vp_lead_a", "vp_lead_error_95"]))?;
        let lead = |vp: Option<f64>| vp.map_or_else(String::new, |vp| format!("{vp:.3}"));
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
                &lead(Some(pair.lead.mean()).filter(|_| pair.lead.n > 0.0)),
                &lead(margin(&pair.lead)),
            ])?;
        }
        folder.write("pairings.csv", &pairings.into_inner()?)
    }

    /// A table of everybody against everybody.
    fn cross(
        &self,
        f: &mut fmt::Formatter<'_>,
        width: usize,
        cell: usize,
        of: impl Fn(usize, usize) -> Option<String>,
    ) -> fmt::Result {
        let order = self.order();
        write!(f, "    {:width$}", "")?;
        for rank in 1..=order.len() {
            write!(f, "  {rank:>cell$}")?;
        }
        for (rank, &row) in order.iter().enumerate() {
            write!(f, "\n{:>2}  {:width$}", rank + 1, self.names[row])?;
            for &column in &order {
                write!(f, "  {:>cell$}", of(row, column).unwrap_or_else(|| "·".to_owned()))?;
            }
        }
        writeln!(f)
    }
}

impl fmt::Display for Standings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ([games, all_games], [deals, all_deals]) = (self.games, self.deals);
        write!(f, "{} seats, ", self.seats)?;
        if self.complete() {
            let per_pair = games / self.pairs.len() as u64;
            writeln!(f, "{per_pair} games a pairing, {deals} deals, each in every seating\n")?;
        } else {
            writeln!(f, "not complete: {games} of {all_games} games, {deals} of {all_deals} deals in every seating\n")?;
        }
        if deals == 0 {
            return writeln!(f, "There is nothing to rate before a deal was played by all pairs in every seating.");
        }
        let order = self.order();
        let width = self.names.iter().map(|name| name.chars().count()).max().unwrap_or(0).max(6);
        writeln!(
            f,
            " #  {:width$}    Elo   ± 95 %  above the next     games   points      won     VP  VP above the next",
            "player"
        )?;
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
            if let Some(&next) = order.get(rank + 1) {
                write!(f, "  {}", self.vp_lead(player, next))?;
            }
            match self.failures[player] {
                0 => writeln!(f)?,
                n => writeln!(f, "   {n} lost by failure")?,
            }
        }
        writeln!(f, "\nPoints of the row against the column, per cent")?;
        self.cross(f, width, 5, |row, column| {
            let (pair, side) = self.of(row).find(|(pair, side)| pair.players[1 - side] == column)?;
            let score = 100.0 * pair.score.mean();
            Some(format!("{:.1}", if side == 0 { score } else { 100.0 - score }))
        })?;
        writeln!(f, "\nVP of the row ahead of the column, ± 95 %; one deal is one observation")?;
        self.cross(f, width, 11, |row, column| (row != column).then(|| self.vp_lead(row, column)))?;
        for (player, reason) in self.reasons.iter().enumerate() {
            if let Some(reason) = reason {
                writeln!(f, "\n{} failed in {} games, first: {reason}", self.names[player], self.failures[player])?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is told after so many games of three players, in which the first of a pair always has 7 VP more.
    fn told(games: u64) -> String {
        let names = ["a", "b", "c"].map(str::to_owned);
        let plan = Plan::new(3, 2, 4);
        let path = std::env::temp_dir().join(format!("tharos-standings-{games}-{}.csv", std::process::id()));
        let mut csv = GameResult::header() + "\n";
        for game in 0..games {
            let fixture = plan.fixture(game);
            let vp = fixture.seating.iter().map(|&side| [47, 40][side]).collect();
            csv += &GameResult { game, fixture, vp, failed: None }.line(&names).unwrap();
        }
        std::fs::write(&path, csv).unwrap();
        let standings = Standings::read(&path, &names, &plan).unwrap();
        std::fs::remove_file(&path).unwrap();
        assert_eq!(standings.complete(), games == 12);
        standings.to_string()
    }

    #[test]
    fn what_was_played_is_told_at_every_moment() {
        for games in 0..6 {
            let start =
                format!("2 seats, not complete: {games} of 12 games, 0 of 2 deals in every seating\n\nThere is");
            assert!(told(games).starts_with(&start), "{}", told(games));
        }
        assert!(told(7).starts_with("2 seats, not complete: 7 of 12 games, 1 of 2 deals in every seating\n"));
        assert!(told(12).starts_with("2 seats, 4 games a pairing, 2 deals, each in every seating\n"));
        // One deal has no range; two that say the same have one of 0.
        assert!(told(7).contains("+7.0\n") && !told(7).contains("+7.0 ±"), "{}", told(7));
        assert!(told(12).contains("+7.0 ±0.0\n"), "{}", told(12));
    }
}
