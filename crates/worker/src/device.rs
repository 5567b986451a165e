//! The tables of this device. The person who has it in hand is the only caller.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde_json::value::to_raw_value;
use serde_json::{Value, json};
use tharos_analysis::{Analysis, Depth, Eyes, NoAnalysis};
use tharos_bots::value::Network;
use tharos_rules::{GameRecord, Offered};
use tharos_table::api::ErrorCode;
use tharos_table::{
    Caller, Command, Context, Error, History, LogLine, Logged, Ms, Names, Presence, Published, TableDoc, TableState,
    Thinker, info,
};

use crate::link;
use crate::message::{Answer, Message, Next, Progress, Stored, Write};
use crate::routes::read;
use crate::trial::Trial;

/// How seats name the person who has the device in hand.
pub(crate) const ME: &str = "me";

/// A table that can be played.
pub(crate) struct Room {
    pub state: TableState,
    pub log: Vec<Arc<Logged>>,
}

enum Place {
    /// As it was kept; the log is still to come.
    Kept(Box<TableDoc>),
    Open(Box<Room>),
}

impl Place {
    fn doc(&self) -> &TableDoc {
        match self {
            Place::Kept(doc) => doc,
            Place::Open(room) => &room.state.doc,
        }
    }
}

pub struct Device {
    pub(crate) me: Caller,
    places: BTreeMap<String, Place>,
    /// Who looks at which table on this page, also while its log is still to come.
    presence: BTreeMap<String, Presence>,
    thinker: Thinker,
    /// The one that is under way or was finished last.
    analysis: Option<Box<Analysis>>,
}

impl Default for Device {
    fn default() -> Self {
        Device {
            me: Caller::new(ME),
            places: BTreeMap::new(),
            presence: BTreeMap::new(),
            thinker: Thinker::default(),
            analysis: None,
        }
    }
}

/// Why a request has no ordinary answer.
pub(crate) enum Failed {
    /// The log of the table is needed first.
    Needs(String),
    /// The network by which bots judge such a game is needed first.
    NeedsNetwork(Network),
    NoTable,
    Table(Error),
}

impl From<Error> for Failed {
    fn from(error: Error) -> Self {
        Failed::Table(error)
    }
}

impl From<Failed> for Answer {
    fn from(failed: Failed) -> Self {
        match failed {
            Failed::Needs(id) => Answer::needs(&id),
            Failed::NeedsNetwork(network) => Answer::needs_network(network),
            Failed::NoTable => Answer::not_found(ErrorCode::NoTable),
            Failed::Table(error) => Answer::problem(&error.problem()),
        }
    }
}

/// Bots, hints and analysis judge such a game.
pub(crate) fn judged(network: Network) -> Result<(), Failed> {
    if network.net().is_some() { Ok(()) } else { Err(Failed::NeedsNetwork(network)) }
}

pub(crate) fn names(name: &str) -> Arc<Names> {
    Arc::new(Names::from([(ME.to_owned(), name.to_owned())]))
}

impl Device {
    /// Does what the page wants.
    pub fn receive(&mut self, message: Message) -> Answer {
        let answer = match message {
            Message::Know { id, doc } => read(doc).map(|doc| {
                self.places.insert(id, Place::Kept(doc));
                Answer::done()
            }),
            Message::Open { id, lines } => read(lines).and_then(|lines| self.open(&id, lines)),
            Message::Forget { id } => {
                self.places.remove(&id);
                Ok(Answer::done())
            }
            Message::Ask(ask) => Ok(self.ask(*ask)),
            Message::Look { id, seat, comes } => {
                let viewers = self.presence.entry(id).or_default().of(seat);
                *viewers = if comes { viewers.saturating_add(1) } else { viewers.saturating_sub(1) };
                Ok(Answer::done())
            }
            Message::Update { id, seat, after, name, now } => {
                self.show(&id, &name, now).and_then(|shown| self.update(&shown, seat, after, now))
            }
            Message::Next { id } => {
                let presence = self.presence(&id);
                self.room(&id).map(|room| {
                    let due = room.state.due(&presence);
                    Answer::new(&Next { think: room.state.bot_turn(&presence).is_some(), due })
                })
            }
            Message::Tick { id, now } => self.tick(&id, now),
            Message::Think { id, now } => self.think(&id, now),
            Message::Pack { record, of, at } => read(record).and_then(|record| {
                let link = match of {
                    Value::Null => link::pack(&record),
                    of => link::pack_branch(&record, &read(of)?, at),
                };
                Ok(Answer::link(link.map(|link| json!({ "link": link }))))
            }),
            Message::Unpack { link } => Ok(Answer::link(link::unpack(&link))),
            Message::Analyse { record, depth, eyes } => {
                read(record).and_then(|record| self.analyse(&record, depth, eyes))
            }
            Message::GoOn { entries, report } => self.go_on(entries, report),
            Message::Try { trial } => read::<Trial>(trial).and_then(|trial| {
                trial.network().map_or(Ok(()), judged)?;
                Ok(Answer::new(&trial.play()?))
            }),
        };
        answer.unwrap_or_else(Answer::from)
    }

    /// Takes a network of the bots that is not built in; says whether the bytes are one.
    #[cfg(target_family = "wasm")]
    pub(crate) fn learn(&mut self, network: Network, bytes: &[u8]) -> bool {
        // Those that are here judge without it.
        self.thinker = Thinker::default();
        network.give(bytes).is_ok()
    }

    fn analyse(&mut self, record: &GameRecord, depth: Depth, eyes: Eyes) -> Result<Answer, Failed> {
        judged(if record.players.len() == 1 { Network::Solo } else { Network::Table })?;
        let analysis = Analysis::new(record, depth, eyes).map_err(|none| match none {
            NoAnalysis::NotOver => Error::OtherRecord("the game of this record is not over"),
            NoAnalysis::Record(wrong) => Error::Record(wrong),
        })?;
        self.analysis = Some(Box::new(analysis));
        self.go_on(0, false)
    }

    fn go_on(&mut self, entries: usize, report: bool) -> Result<Answer, Failed> {
        let none = || Error::BadRequest("no analysis was begun".into());
        let analysis = self.analysis.as_mut().ok_or_else(none)?;
        for _ in 0..entries {
            if !analysis.step() {
                break;
            }
        }
        let (done, entries) = analysis.progress();
        Ok(Answer::new(&Progress { done, entries, report: report.then(|| analysis.report()) }))
    }

    fn open(&mut self, id: &str, lines: Vec<Stored>) -> Result<Answer, Failed> {
        let doc = self.places.get(id).ok_or(Failed::NoTable)?.doc().clone();
        let log: Vec<Logged> = lines.into_iter().map(Logged::from).collect();
        if log.last().map_or(0, |line| line.seq) != doc.seq || !log.iter().map(|line| line.seq).eq(1..=doc.seq) {
            return Err(Error::Broken("lines of this table are missing".into()).into());
        }
        let state = TableState::from_log(doc, &log)?;
        let log = log.into_iter().map(Arc::new).collect();
        let room = Room { state, log };
        self.places.insert(id.to_owned(), Place::Open(Box::new(room)));
        Ok(Answer::done())
    }

    /// Puts a new table among the others.
    pub(crate) fn add(&mut self, id: &str, state: TableState, lines: Vec<LogLine>) -> Write {
        let room = Room { state, log: Vec::new() };
        self.places.insert(id.to_owned(), Place::Open(Box::new(room)));
        let room = self.room(id).unwrap_or_else(|_| unreachable!("it has just been put there"));
        room.write(id, lines)
    }

    pub(crate) fn room(&mut self, id: &str) -> Result<&mut Room, Failed> {
        match self.places.get_mut(id) {
            Some(Place::Open(room)) => Ok(room),
            Some(Place::Kept(_)) => Err(Failed::Needs(id.to_owned())),
            None => Err(Failed::NoTable),
        }
    }

    fn presence(&self, id: &str) -> Presence {
        self.presence.get(id).copied().unwrap_or_default()
    }

    /// All tables, the newest first.
    pub(crate) fn infos(&self, name: &str, now: Ms) -> Vec<tharos_table::api::TableInfo> {
        let names = names(name);
        let show =
            |(id, place): (&String, &Place)| info(id, place.doc(), Some(&self.me), &names, Presence::default(), now);
        let mut infos: Vec<_> = self.places.iter().map(show).collect();
        infos.sort_by_key(|info| std::cmp::Reverse(info.updated));
        infos
    }

    pub(crate) fn show(&mut self, id: &str, name: &str, now: Ms) -> Result<Published, Failed> {
        let presence = self.presence(id);
        let room = self.room(id)?;
        Ok(Published::new(id.to_owned(), room.state.clone(), names(name), presence, room.log.clone(), now))
    }

    pub(crate) fn history(&mut self, id: &str) -> Result<Option<History>, Failed> {
        Ok(History::of(self.room(id)?.log.iter().map(|line| Logged::clone(line))))
    }

    /// Carries out a command of the person.
    pub(crate) fn obey(&mut self, id: &str, command: &Command, now: Ms) -> Result<Write, Failed> {
        let history = if command.needs_history() { self.history(id)? } else { None };
        let (caller, presence) = (self.me.clone(), self.presence(id));
        let room = self.room(id)?;
        let mut next = room.state.clone();
        let context = Context { now, caller: &caller, presence, history: history.as_ref() };
        let lines = next.obey(command, &context)?;
        Ok(room.go_on(id, next, lines))
    }

    fn tick(&mut self, id: &str, now: Ms) -> Result<Answer, Failed> {
        let presence = self.presence(id);
        let room = self.room(id)?;
        let mut next = room.state.clone();
        let Some(lines) = next.tick(now, &presence) else { return Ok(Answer::done()) };
        Ok(Answer { writes: vec![room.go_on(id, next, lines)], ..Answer::done() })
    }

    fn think(&mut self, id: &str, now: Ms) -> Result<Answer, Failed> {
        let presence = self.presence(id);
        let room = self.room(id)?;
        let Some(turn) = room.state.bot_turn(&presence) else { return Ok(Answer::done()) };
        judged(Network::of(&turn.thought.view.table))?;
        let decided = self.thinker.decide(turn.level, &turn.thought.view, turn.thought.seed, &|| false);
        let room = self.room(id)?;
        let legal = || room.state.game.as_ref().and_then(|game| game.state().offers().first().map(Offered::first));
        let Some(action) = decided.or_else(legal) else { return Ok(Answer::done()) };
        let mut next = room.state.clone();
        let lines = next.bot_plays(turn.thought.seat, turn.game_seq, action, now)?;
        Ok(Answer { writes: vec![room.go_on(id, next, lines)], ..Answer::done() })
    }
}

impl Room {
    /// A note changes the table, and no line of its log.
    pub(crate) fn note(&mut self, id: &str, note: &str, caller: &Caller) -> Result<Write, Error> {
        self.state.note(note, caller)?;
        Ok(self.write(id, Vec::new()))
    }

    fn go_on(&mut self, id: &str, next: TableState, lines: Vec<LogLine>) -> Write {
        self.state = next;
        self.write(id, lines)
    }

    /// Takes the lines, which the state has counted, into the log.
    fn write(&mut self, id: &str, lines: Vec<LogLine>) -> Write {
        let doc = &self.state.doc;
        let first = doc.seq - lines.len() as i64 + 1;
        let numbered = (first..).zip(lines).map(|(seq, line)| Logged { seq, at: doc.updated, line });
        let from = self.log.len();
        self.log.extend(numbered.map(Arc::new));
        let stored = |line: &Arc<Logged>| Stored { seq: line.seq, at: line.at, line: line.line.clone() };
        Write {
            id: id.to_owned(),
            doc: to_raw_value(doc).expect("a table always has a JSON form"),
            lines: self.log[from..].iter().map(stored).collect(),
        }
    }
}
