//! The whole log of a game, with what was taken back left out.

use tharos_rules::ids::Seat;
use tharos_rules::{Done, Entry, GameRecord, Offered, Running, begin};

use crate::api::BackTo;
use crate::clock::{begins_go, is_effect};
use crate::error::Error;
use crate::model::{LogLine, Logged, Occupant, TableDoc};

/// How a game began and the entries that stand.
pub struct History {
    origin: GameRecord,
    /// With the number and time of their lines.
    pub done: Vec<(i64, i64, Done)>,
}

impl History {
    /// `None` if the game has not begun.
    pub fn of(lines: impl IntoIterator<Item = Logged>) -> Option<Self> {
        let mut origin = None;
        let mut done = Vec::new();
        for Logged { seq, at, line } in lines {
            match line {
                LogLine::Started { origin: record } => origin = Some(*record),
                LogLine::Entry(entry) => done.push((seq, at, entry)),
                LogLine::Undone { entries, .. } => done.truncate(done.len().saturating_sub(entries)),
                LogLine::Chat { .. } | LogLine::Table { .. } => {}
            }
        }
        Some(History { origin: origin?, done })
    }

    fn entries(&self) -> impl Iterator<Item = Entry> {
        self.done.iter().map(|(_, _, done)| done.entry)
    }

    /// The game after its first `entries` entries.
    pub fn at(&self, entries: usize) -> Result<Running, Error> {
        let broken =
            |error: &dyn std::fmt::Display| Error::Broken(format!("a stored game cannot be played through: {error}"));
        let mut game = begin(&self.origin).map_err(|error| broken(&error))?;
        for entry in self.entries().take(entries) {
            game.follow(entry).map_err(|error| broken(&error))?;
        }
        Ok(game)
    }

    /// The first decision with a choice in the go of a seat `goes` goes back; 1 is its last one. `None` if it has played
    /// fewer.
    pub fn back_to(&self, seat: Seat, goes: usize) -> Result<Option<BackTo>, Error> {
        let mut game = self.at(0)?;
        let mut found: Vec<BackTo> = Vec::new();
        let (mut current, mut effect, mut chosen) = (None, false, false);
        for (entry, (seq, _, done)) in self.done.iter().enumerate() {
            let table = &game.state().table;
            if let Entry::Action { seat: by, action } = done.entry {
                if begins_go(current, effect, table) {
                    (current, chosen) = (Some((by, table.phase)), false);
                }
                effect = is_effect(action);
                let has_choice = || game.state().offers().iter().map(Offered::count).sum::<u64>() > 1;
                if by == seat && !chosen && has_choice() {
                    chosen = true;
                    found.push(BackTo { entry, seq: *seq, round: table.round, turn: table.turn });
                }
            }
            game.follow(done.entry).map_err(|error| Error::Broken(error.to_string()))?;
        }
        Ok(found.len().checked_sub(goes).and_then(|at| found.get(at)).copied())
    }

    /// The record of the finished game, with the seed and the names that the players have now.
    pub fn record(&self, table: &TableDoc, name: impl Fn(Seat) -> String) -> Option<GameRecord> {
        let mut record = self.origin.clone();
        for (seat, player) in record.players.iter_mut().enumerate() {
            if !matches!(table.chairs[seat].occupant, Occupant::Elsewhere { .. }) {
                player.name = name(seat as Seat);
            }
        }
        record.entries = self.entries().collect();
        record.hash = table.hash?;
        Some(record)
    }

    /// The record so far, for checking it.
    pub fn whole(&self, hash: tharos_rules::Digest) -> GameRecord {
        GameRecord { entries: self.entries().collect(), hash, ..self.origin.clone() }
    }
}
