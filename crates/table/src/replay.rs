//! Finished games: taken in from a record, checked, and looked at step by step.

use tharos_rules::ids::Seat;
use tharos_rules::{Entry, GameRecord, ReplayError, Running, Seed, begin, replay};

use crate::Ms;
use crate::api::{GameStep, Moment, Position, Settings, TablePhase};
use crate::clock::{Came, is_effect};
use crate::error::Error;
use crate::history::History;
use crate::input;
use crate::model::{Chair, LogLine, Logged, Occupant, TableDoc, TableState};
use crate::project::{Names, position, seen};

/// With whose eyes a finished game is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Eyes {
    /// Of one seat, or of a spectator.
    Of(Option<Seat>),
    /// Everything, all hands included.
    All,
}

impl Eyes {
    /// `all`, the number of a seat, or nothing for a spectator.
    ///
    /// # Errors
    /// If it is nothing of these.
    pub fn read(text: Option<&str>, seats: usize) -> Result<Self, Error> {
        match text {
            None => Ok(Eyes::Of(None)),
            Some("all") => Ok(Eyes::All),
            Some(text) => match text.parse::<Seat>() {
                Ok(seat) if usize::from(seat) < seats => Ok(Eyes::Of(Some(seat))),
                _ => Err(Error::BadRequest("`as` is a seat or `all`".into())),
            },
        }
    }
}

/// No game has as many entries.
const MOST_ENTRIES: usize = 5000;

/// A table for a finished game that was played elsewhere, once it has been played through.
///
/// # Errors
/// If the record is wrong, or the game is not over.
pub fn table_of_record(
    record: &GameRecord,
    host: &str,
    seed: Seed,
    now: Ms,
) -> Result<(TableState, Vec<LogLine>), Error> {
    if record.entries.len() > MOST_ENTRIES {
        return Err(Error::OtherRecord("no game is that long"));
    }
    let game = replay(record).map_err(Error::Record)?;
    if !game.state().is_over() {
        return Err(Error::OtherRecord("the game of this record is not over"));
    }
    let chair = |player: &tharos_rules::Seated| {
        let name = match player.name.as_str() {
            "" => String::new(),
            name => input::name(name)?,
        };
        Ok(Chair::new(player.guild, Occupant::Elsewhere { name }))
    };
    let chairs = record.players.iter().map(chair).collect::<Result<_, Error>>()?;
    let settings = Settings { options: record.options, ..Settings::default() };
    let mut doc = TableDoc::new(host.to_owned(), chairs, settings, seed, now);
    doc.phase = TablePhase::Running;
    doc.rules = record.rules;
    doc.commitment = record.commitment.unwrap_or(tharos_rules::Digest([0; 32]));
    let origin = GameRecord { entries: Vec::new(), ..record.clone() };
    let mut running = begin(&origin).map_err(Error::Record)?;
    let mut lines = vec![LogLine::Started { origin: Box::new(origin) }];
    for (entry, &what) in record.entries.iter().enumerate() {
        let done = running.follow(what).map_err(|why| Error::Record(ReplayError::Entry { entry, why }))?;
        lines.push(LogLine::Entry(done));
    }
    let mut state = TableState { doc, game: Some(running) };
    state.follow_game(Came::Forward { effect: false }, now);
    state.count(&lines, now);
    Ok((state, lines))
}

/// A table that is as it should be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Checked {
    pub phase: TablePhase,
    /// The length of the game's record.
    pub entries: usize,
}

impl TableState {
    /// Plays the game of a table through by its log (`None`: it has not begun): every decision must be legal, every roll
    /// and draw must be what the seeds give, every event as it was shown, and the snapshot and the final hash must fit.
    ///
    /// # Errors
    /// Says what is wrong, in one line.
    pub fn check(&self, history: Option<&History>) -> Result<Checked, String> {
        let doc = &self.doc;
        let Some(history) = history else {
            return match (&self.game, doc.phase) {
                (None, TablePhase::Waiting | TablePhase::Closed) => Ok(Checked { phase: doc.phase, entries: 0 }),
                _ => Err("there is a position, but no beginning".into()),
            };
        };
        let mut game: Running = history.at(0).map_err(|error| error.to_string())?;
        for (number, (seq, _, stored)) in history.done.iter().enumerate() {
            let done = game.follow(stored.entry).map_err(|why| format!("line {seq}, entry {number}: {why}"))?;
            if done != *stored {
                return Err(format!("line {seq}, entry {number}: other events follow than were stored"));
            }
        }
        if self.game.as_ref().map(Running::state) != Some(game.state()) {
            return Err("the snapshot is not where the log leads".into());
        }
        if game.state().is_over() != (doc.phase == TablePhase::Over) {
            return Err("the game is over and goes on".into());
        }
        if doc.hash.is_some_and(|hash| hash != game.state().digest()) {
            return Err("the hash is not that of the last state".into());
        }
        Ok(Checked { phase: doc.phase, entries: history.done.len() })
    }
}

impl History {
    /// All steps in short.
    ///
    /// # Errors
    /// If what was stored cannot be played through.
    pub fn steps(&self) -> Result<Vec<GameStep>, Error> {
        let mut game = self.at(0)?;
        let mut steps = Vec::new();
        // Whose go has begun with nothing but the effect of the turn, which leaves it as it was.
        let mut begun = None;
        for (number, (_, _, done)) in self.done.iter().enumerate() {
            let before = &game.state().table;
            let asked = before.decider().filter(|_| before.begins_go());
            let begins_go = asked.is_some() && asked != begun;
            if let Entry::Action { action, .. } = done.entry {
                begun = asked.filter(|_| is_effect(action));
            }
            game.follow(done.entry).map_err(|error| Error::Broken(error.to_string()))?;
            let table = &game.state().table;
            steps.push(GameStep {
                entry: number,
                round: table.round,
                turn: table.turn,
                phase: table.phase,
                seat: match done.entry {
                    Entry::Action { seat, .. } => Some(seat),
                    Entry::Chance(_) => None,
                },
                begins_go,
                kind: kind(&done.entry),
                totals: (0..table.seats()).map(|seat| table.score(seat).total).collect(),
                events: done.events.len(),
            });
        }
        Ok(steps)
    }

    /// The game after a number of entries.
    ///
    /// # Errors
    /// If there are fewer entries, or the stored game cannot be replayed.
    pub fn moment(&self, entries: usize, eyes: Eyes, table: &TableDoc, names: &Names) -> Result<Moment, Error> {
        if entries > self.done.len() {
            return Err(Error::BadRequest(format!("the game has {} entries", self.done.len())));
        }
        let game = self.at(entries)?;
        let (viewer, hands) = match eyes {
            Eyes::Of(viewer) => (viewer, None),
            Eyes::All => (None, Some(game.state().hands[..table.chairs.len()].to_vec())),
        };
        let position = Position { hands, ..position(&game, &[], viewer, true) };
        let line = entries.checked_sub(1).map(|last| {
            let (seq, at, done) = self.done[last].clone();
            seen(&Logged { seq, at, line: LogLine::Entry(done) }, eyes, table, names)
        });
        Ok(Moment { position, line })
    }
}

fn kind(entry: &Entry) -> String {
    let value = tharos_rules::json::value(entry).unwrap_or_default();
    let name = value.get("do").or_else(|| value.get("chance")).and_then(|name| name.as_str());
    name.unwrap_or_default().to_owned()
}
