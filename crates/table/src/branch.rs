//! A game that leaves another one at some step and goes its own way: one person against bots, or all seats by hand.

use tharos_rules::ids::Seat;
use tharos_rules::{GameRecord, ReplayError, begin};

use crate::Ms;
use crate::api::{Branch, Level, Settings, TableChange, TablePhase};
use crate::caller::Caller;
use crate::clock::Came;
use crate::error::Error;
use crate::input;
use crate::model::{Chair, LogLine, Occupant, TableDoc, TableState};

/// Who plays the seats of others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Others {
    Bots(Level),
    /// The caller plays all seats, which have these names.
    ByHand(Vec<String>),
}

/// A table that continues the unfinished game of a record. Everybody holds the cards of the record.
///
/// # Errors
/// If the record is wrong or does not know its luck, its game is over, or it has no such seat.
pub fn table_of_branch(
    record: &GameRecord,
    branch: Branch,
    seat: Seat,
    others: &Others,
    caller: &Caller,
    now: Ms,
) -> Result<(TableState, Vec<LogLine>), Error> {
    if usize::from(seat) >= record.players.len() {
        return Err(Error::BadRequest("there is no such seat".into()));
    }
    let seed = record.seed.ok_or(Error::OtherRecord("the record does not tell the seed of its luck"))?;
    let id = caller.id().to_owned();
    let chair = |(at, player): (usize, &tharos_rules::Seated)| {
        let occupant = match others {
            _ if at == usize::from(seat) => Occupant::Person { id: id.clone() },
            Others::Bots(level) => Occupant::Bot { level: *level, name: None },
            Others::ByHand(names) => {
                Occupant::Device { id: id.clone(), name: input::name(names.get(at).map_or("", String::as_str))? }
            }
        };
        let contribution = record.contributions.get(at).copied().flatten();
        Ok(Chair { contribution, ..Chair::new(player.guild, occupant) })
    };
    let chairs = record.players.iter().enumerate().map(chair).collect::<Result<_, Error>>()?;
    let settings = Settings { options: record.options, ..Settings::default() };
    let mut doc = TableDoc::new(id.clone(), chairs, settings, seed, now);
    doc.phase = TablePhase::Running;
    doc.rules = record.rules;
    doc.branch = Some(Branch { note: input::note(&branch.note)?, ..branch });
    let origin = GameRecord { entries: Vec::new(), ..record.clone() };
    let mut running = begin(&origin).map_err(Error::Record)?;
    let mut lines = vec![LogLine::table(TableChange::Sat, Some(seat)), LogLine::Started { origin: Box::new(origin) }];
    for (entry, &what) in record.entries.iter().enumerate() {
        let done = running.follow(what).map_err(|why| Error::Record(ReplayError::Entry { entry, why }))?;
        lines.push(LogLine::Entry(done));
    }
    if running.state().is_over() {
        return Err(Error::OtherRecord("the game is over"));
    }
    lines.extend(running.go_on().into_iter().map(LogLine::Entry));
    if let Some(branch) = &mut doc.branch {
        let table = &running.state().table;
        (branch.round, branch.turn) = (table.round, table.turn);
    }
    let mut state = TableState { doc, game: Some(running) };
    state.follow_game(Came::Forward { effect: false }, now);
    lines.extend(state.answer_at_once(now));
    state.count(&lines, now);
    Ok((state, lines))
}

impl TableState {
    /// Notes something about a branch.
    ///
    /// # Errors
    /// If it is none, or of somebody else, or the note is too long.
    pub fn note(&mut self, text: &str, caller: &Caller) -> Result<(), Error> {
        if !caller.is(&self.doc.host) {
            return Err(Error::NotYours);
        }
        let branch = self.doc.branch.as_mut().ok_or(Error::WrongPhase("it is no branch"))?;
        branch.note = input::note(text)?;
        Ok(())
    }
}
