//! What the rows of a run come to: sums, never the rows themselves.

use std::collections::BTreeMap;
use std::fmt;

use super::Parameters;
use super::account::Accounts;
use super::columns::{Attack, Count, ROUNDS};
use super::row::Row;
use crate::stats::{Moments, Z95, wilson};

/// How often each value occurred.
#[derive(Clone, Debug, Default)]
pub struct Histogram {
    pub counts: BTreeMap<i32, u64>,
    pub moments: Moments,
}

impl Histogram {
    pub(crate) fn add(&mut self, value: i32) {
        *self.counts.entry(value).or_default() += 1;
        self.moments.add(value.into());
    }

    /// The least value that at least this part of all does not exceed.
    #[must_use]
    pub fn quantile(&self, part: f64) -> i32 {
        let wanted = part * self.moments.n;
        let mut seen = 0.0;
        for (&value, &n) in &self.counts {
            seen += n as f64;
            if seen >= wanted {
                return value;
            }
        }
        self.counts.keys().last().copied().unwrap_or(0)
    }
}

/// One seat, which the same level has in all games.
#[derive(Clone, Debug, Default)]
pub struct SeatSummary {
    pub level: String,
    pub vp: Histogram,
    pub wins: Moments,
    /// Victories of games that this seat began, and of the others.
    pub wins_by_start: [Moments; 2],
    pub decisions: Moments,
    /// The mean of every count.
    pub counts: Vec<Moments>,
}

/// All seats of one level together. The independent unit is the game: what several seats of a game did is averaged
/// before it is counted.
#[derive(Clone, Debug, Default)]
pub struct LevelSummary {
    pub level: String,
    pub seats: Vec<usize>,
    pub wins: Moments,
    pub counts: Vec<LevelCount>,
    /// By round, the share of attacks held or warded.
    pub held: [Moments; ROUNDS],
    /// What analyses said of its seats, one by one.
    pub accounts: Accounts,
}

/// What a level did of one thing.
#[derive(Clone, Copy, Debug, Default)]
pub struct LevelCount {
    /// The mean number of a game.
    pub uses: Moments,
    /// The share of seats that did it at all.
    pub used: Moments,
    /// The victories of those seats.
    pub wins_if_used: Moments,
}

#[derive(Clone, Debug, Default)]
pub struct Summary {
    pub games: u64,
    pub seats: Vec<SeatSummary>,
    pub levels: Vec<LevelSummary>,
    /// Games whose victory is shared.
    pub shared: u64,
    pub decisions: Histogram,
    pub entries: Moments,
    pub turns: Histogram,
    /// Victories of the start player.
    pub start_player: Moments,
    /// Why solo games ended.
    pub ends: BTreeMap<String, u64>,
    /// What analyses said of all seats.
    pub accounts: Accounts,
}

impl Summary {
    #[must_use]
    pub fn new(parameters: &Parameters) -> Self {
        let mut summary = Summary::default();
        let counts = Count::all().len();
        for (seat, level) in parameters.seats.iter().enumerate() {
            let (level, of_seat) = (level.clone(), vec![Moments::default(); counts]);
            match summary.levels.iter_mut().find(|known| known.level == level) {
                Some(known) => known.seats.push(seat),
                None => summary.levels.push(LevelSummary::new(&level, vec![seat])),
            }
            summary.seats.push(SeatSummary { level, counts: of_seat, ..SeatSummary::default() });
        }
        summary
    }

    #[must_use]
    pub fn is_solo(&self) -> bool {
        self.seats.len() == 1
    }

    /// Counts a game: one row for each seat.
    pub fn add(&mut self, rows: &[Row]) {
        self.games += 1;
        self.shared += u64::from(rows.iter().filter(|row| row.win_share > 0.0).count() > 1);
        self.decisions.add(rows.iter().map(|row| row.get(Count::Decisions)).sum());
        self.entries.add(rows[0].get(Count::Entries).into());
        self.turns.add(rows[0].get(Count::Turns));
        if self.is_solo() {
            *self.ends.entry(rows[0].end.clone()).or_default() += 1;
        }
        for (seat, row) in self.seats.iter_mut().zip(rows) {
            let began = row.get(Count::Began) > 0;
            seat.vp.add(row.get(Count::Vp));
            seat.wins.add(row.win_share);
            seat.wins_by_start[usize::from(!began)].add(row.win_share);
            seat.decisions.add(row.get(Count::Decisions).into());
            seat.counts.iter_mut().zip(row.counts()).for_each(|(moments, &n)| moments.add(n.into()));
            if began {
                self.start_player.add(row.win_share);
            }
        }
        for level in &mut self.levels {
            level.add(rows);
        }
        rows.iter().for_each(|row| account(row, &mut self.accounts));
    }
}

fn account(row: &Row, accounts: &mut Accounts) {
    if let Some(account) = &row.account {
        accounts.add(account, row.get(Count::Vp).into(), row.win_share);
    }
}

/// What the seats of a level did in one game, averaged.
pub struct LevelGame {
    wins: f64,
    /// By count: how often, and the share of seats that did it at all.
    uses: Vec<f64>,
    used: Vec<f64>,
    held: [Option<f64>; ROUNDS],
}

impl LevelGame {
    #[must_use]
    pub fn new(seats: &[usize], rows: &[Row]) -> Self {
        let rows = || seats.iter().map(|&seat| &rows[seat]);
        let mean = |of: &dyn Fn(&Row) -> f64| rows().map(of).sum::<f64>() / seats.len() as f64;
        let held = |round| {
            let sum = |attack| rows().map(|row| row.get(Count::Attack(round, attack))).sum::<i32>();
            let all: i32 = Attack::ALL.into_iter().map(sum).sum();
            (all > 0).then(|| 1.0 - f64::from(sum(Attack::Lost)) / f64::from(all))
        };
        let counts = 0..Count::all().len();
        LevelGame {
            wins: mean(&|row| row.win_share),
            uses: counts.clone().map(|i| mean(&|row| row.counts()[i].into())).collect(),
            used: counts.map(|i| mean(&|row| (row.counts()[i] > 0).into())).collect(),
            held: std::array::from_fn(held),
        }
    }
}

impl LevelSummary {
    #[must_use]
    pub fn new(level: &str, seats: Vec<usize>) -> Self {
        let counts = vec![LevelCount::default(); Count::all().len()];
        LevelSummary { level: level.to_owned(), seats, counts, ..LevelSummary::default() }
    }

    fn add(&mut self, rows: &[Row]) {
        let game = LevelGame::new(&self.seats, rows);
        self.wins.add(game.wins);
        for (i, count) in self.counts.iter_mut().enumerate() {
            count.uses.add(game.uses[i]);
            count.used.add(game.used[i]);
        }
        self.held.iter_mut().zip(game.held).for_each(|(held, share)| share.into_iter().for_each(|x| held.add(x)));
        for &seat in &self.seats {
            let users = self.counts.iter_mut().zip(rows[seat].counts()).filter(|(_, uses)| **uses > 0);
            users.for_each(|(count, _)| count.wins_if_used.add(rows[seat].win_share));
            account(&rows[seat], &mut self.accounts);
        }
    }

    /// Counts how much more the second run had than the first in a game of the same luck. All that is then in here
    /// is such differences.
    pub fn add_difference(&mut self, [a, b]: [&LevelGame; 2]) {
        self.wins.add(b.wins - a.wins);
        for (i, count) in self.counts.iter_mut().enumerate() {
            count.uses.add(b.uses[i] - a.uses[i]);
            count.used.add(b.used[i] - a.used[i]);
        }
        for (round, held) in self.held.iter_mut().enumerate() {
            if let (Some(a), Some(b)) = (a.held[round], b.held[round]) {
                held.add(b - a);
            }
        }
    }

    #[must_use]
    pub fn count(&self, count: Count) -> &LevelCount {
        &self.counts[count.index()]
    }
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} games\n", self.games)?;
        writeln!(f, "{:>4}  {:16}  {:>7}  {:>15}  {:>14}", "seat", "level", "won", "95 %", "VP")?;
        for (seat, of) in self.seats.iter().enumerate() {
            let (low, high) = wilson(of.wins.mean() * of.wins.n, of.wins.n);
            let interval = format!("{:.1} to {:.1} %", 100.0 * low, 100.0 * high);
            let vp = format!("{:.2} ± {:.2}", of.vp.moments.mean(), Z95 * of.vp.moments.error());
            let won = 100.0 * of.wins.mean();
            writeln!(f, "{seat:>4}  {:16}  {won:>5.1} %  {interval:>15}  {vp:>14}", of.level)?;
        }
        if let [Some(vp), Some(wins)] = self.accounts.share_of_luck() {
            writeln!(
                f,
                "\nwith luck go {:.0} % of the differences in VP, {:.0} % of victories",
                100.0 * vp,
                100.0 * wins
            )?;
        }
        Ok(())
    }
}
