//! What the rows of a run come to: sums, never the rows themselves.

use std::collections::BTreeMap;
use std::fmt;

use super::Parameters;
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
    fn add(&mut self, value: i32) {
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
    /// Victories of whoever began.
    pub start_player: Moments,
    /// Why solo games ended.
    pub ends: BTreeMap<String, u64>,
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
                None => summary.levels.push(LevelSummary {
                    level: level.clone(),
                    seats: vec![seat],
                    counts: vec![LevelCount::default(); counts],
                    ..LevelSummary::default()
                }),
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
    }
}

impl LevelSummary {
    fn add(&mut self, rows: &[Row]) {
        let seats = self.seats.len() as f64;
        let rows = || self.seats.iter().map(|&seat| &rows[seat]);
        self.wins.add(rows().map(|row| row.win_share).sum::<f64>() / seats);
        for (i, count) in self.counts.iter_mut().enumerate() {
            let (mut uses, mut users) = (0.0, 0.0);
            for row in rows() {
                uses += f64::from(row.counts()[i]);
                if row.counts()[i] > 0 {
                    users += 1.0;
                    count.wins_if_used.add(row.win_share);
                }
            }
            count.uses.add(uses / seats);
            count.used.add(users / seats);
        }
        for (round, held) in self.held.iter_mut().enumerate() {
            let sum = |attack| rows().map(|row| row.get(Count::Attack(round, attack))).sum::<i32>();
            let all: i32 = Attack::ALL.into_iter().map(sum).sum();
            if all > 0 {
                held.add(1.0 - f64::from(sum(Attack::Lost)) / f64::from(all));
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
        Ok(())
    }
}
