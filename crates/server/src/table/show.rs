//! What one viewer may see of a table. Nothing leaves the server but through here and through the views of the rules.

use std::collections::HashMap;
use std::sync::{Arc, OnceLock};

use tharos_rules::ids::Seat;
use tharos_rules::{OfferGraph, Running};

use super::Caller;
use super::doc::{Chair, Line, Numbered, Sitter, Sitting, Table};
use super::presence::Presence;
use crate::api::{
    self, Error, LineKind, Position, SeatKind, TableInfo, TableLine, TablePhase, Undoable, What, Written,
};
use crate::clock::Ms;

/// The names of people by id. Somebody who is not there has no name any more.
pub type Names = HashMap<String, String>;

/// A table at one moment, shared by all who look at it.
pub struct Shown {
    pub id: String,
    pub sitting: Sitting,
    pub names: Arc<Names>,
    pub presence: Presence,
    /// The last lines, so that a page that is nearly up to date needs nothing from the store.
    pub recent: Vec<Arc<Numbered>>,
    /// What spectators see, who are many and see the same.
    spectators: OnceLock<Written>,
}

impl Shown {
    pub fn new(
        id: String,
        sitting: Sitting,
        names: Arc<Names>,
        presence: Presence,
        recent: Vec<Arc<Numbered>>,
    ) -> Self {
        Shown { id, sitting, names, presence, recent, spectators: OnceLock::new() }
    }

    pub fn info(&self, caller: Option<&Caller>, now: Ms) -> TableInfo {
        info(&self.id, &self.sitting.table, caller, &self.names, self.presence, now)
    }

    pub fn position(&self, viewer: Option<Seat>) -> Option<Written> {
        let running = self.sitting.running.as_ref()?;
        let write = || Written::new(&position(running, viewer, self.sitting.table.settings.live_vp));
        Some(match viewer {
            None => self.spectators.get_or_init(write).clone(),
            Some(_) => write(),
        })
    }

    /// Whether this viewer may look at all. Everybody may see who waits for players, and what is over.
    pub fn admit(&self, caller: Option<&Caller>, viewer: Option<Seat>) -> Result<(), Error> {
        match (viewer, caller) {
            (Some(_), None) => Err(Error::NoSession),
            (Some(seat), Some(caller)) => self.sitting.own(seat, caller),
            (None, _) if self.sitting.table.settings.spectators => Ok(()),
            (None, _) if self.sitting.table.phase != TablePhase::Running => Ok(()),
            (None, Some(caller)) if !self.sitting.seats_of(caller).is_empty() => Ok(()),
            (None, _) => Err(Error::NoSpectators),
        }
    }

    /// The lines after this number as the viewer may see them; `None` if older ones than we have at hand are needed.
    pub fn lines(&self, after: i64, viewer: Option<Seat>) -> Option<Vec<api::Line>> {
        if after >= self.sitting.table.seq {
            return Some(Vec::new());
        }
        let first = self.recent.first()?.seq;
        (first <= after + 1).then(|| {
            let new = self.recent.iter().filter(|line| line.seq > after);
            new.map(|line| seen(line, Some(viewer), &self.sitting.table, &self.names)).collect()
        })
    }
}

pub fn info(id: &str, table: &Table, caller: Option<&Caller>, names: &Names, presence: Presence, now: Ms) -> TableInfo {
    let show = |(seat, chair): (usize, &Chair)| {
        let clock_ms = match table.asked {
            Some(asked) if usize::from(asked) == seat && table.deadline().is_some() => {
                chair.clock_ms.map(|left| (left - (now - table.asked_at).max(0)).max(0))
            }
            _ => chair.clock_ms,
        };
        api::Seat {
            guild: chair.guild,
            kind: match chair.sitter {
                Sitter::Open => SeatKind::Open,
                Sitter::Bot { .. } => SeatKind::Bot,
                _ => SeatKind::Person,
            },
            name: name(&chair.sitter, names),
            level: chair.bot(),
            mine: caller.is_some_and(|caller| chair.sitter.person().is_some_and(|id| caller.is(id))),
            device: matches!(chair.sitter, Sitter::Device { .. }),
            online: presence.seats[seat] > 0,
            left: chair.left,
            away: chair.away,
            contributed: chair.contribution.is_some(),
            clock_ms,
        }
    };
    TableInfo {
        id: id.to_owned(),
        code: table.code.clone(),
        phase: table.phase,
        host: caller.is_some_and(|caller| caller.is(&table.host)),
        seats: table.chairs.iter().enumerate().map(show).collect(),
        settings: table.settings,
        commitment: table.commitment.to_string(),
        created: table.created,
        updated: table.updated,
        seq: table.seq,
        round: table.round,
        turn: table.turn,
        asked: table.asked,
        watching: presence.watching,
        next: table.next.clone(),
        votes: table.votes.clone(),
        result: table.result.clone(),
    }
}

/// The name of whoever sits there. The names on the device of somebody who deleted the account go as well.
pub fn name(sitter: &Sitter, names: &Names) -> Option<String> {
    let of = |id: &str| names.get(id).cloned().unwrap_or_default();
    match sitter {
        Sitter::Open | Sitter::Bot { .. } => None,
        Sitter::Person { id } => Some(of(id)),
        Sitter::Device { id, .. } if of(id).is_empty() => Some(String::new()),
        Sitter::Device { name, .. } | Sitter::Elsewhere { name } => Some(name.clone()),
    }
}

/// A line as a viewer may see it: `Some(None)` is a spectator, `None` whoever may see everything of a finished game.
pub fn seen(line: &Numbered, viewer: Option<Option<Seat>>, table: &Table, names: &Names) -> api::Line {
    let what = match &line.line {
        Line::Entry(done) => {
            let as_whom = viewer.unwrap_or(Some(done.by));
            let visible = |event: &&tharos_rules::Event| viewer.is_none_or(|viewer| event.visible_to(viewer));
            LineKind::Entry {
                entry: done.entry.seen_by(as_whom, done.by),
                events: done.events.iter().filter(visible).copied().collect(),
            }
        }
        &Line::Undone { seat, entries } => LineKind::Undone { undone: api::Undone { seat, entries } },
        Line::Chat { person, seat, text } => {
            let chair = seat.and_then(|seat| table.chairs.get(usize::from(seat)));
            let seated = chair.filter(|chair| chair.sitter.person() == Some(person));
            let name = match seated {
                Some(chair) => name(&chair.sitter, names),
                None => names.get(person).cloned(),
            };
            LineKind::Chat { chat: api::Chat { seat: *seat, name: name.unwrap_or_default(), text: text.clone() } }
        }
        Line::Started { .. } => LineKind::Table { table: TableLine { what: What::Started, seat: None } },
        &Line::Table { what, seat } => LineKind::Table { table: TableLine { what, seat } },
    };
    api::Line { seq: line.seq, at: line.at, what }
}

/// The position as a viewer may see it.
pub fn position(running: &Running, viewer: Option<Seat>, live_vp: bool) -> Position {
    let state = running.state();
    let view = state.view(viewer);
    let over = state.is_over();
    let undo = match viewer {
        Some(seat) => {
            let (steps, stop) = running.undoable(seat);
            Undoable { steps, stop: Some(stop) }
        }
        None => Undoable { steps: 0, stop: None },
    };
    let score = |seat| state.table.score(seat);
    Position {
        legal: OfferGraph::new(&view.offers()),
        why_not: view.why_not(),
        undo,
        scores: (live_vp || over).then(|| (0..state.table.seats()).map(score).collect()),
        entries: running.entries(),
        hash: over.then(|| state.digest().to_string()),
        hands: None,
        view,
    }
}
