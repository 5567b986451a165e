//! What one viewer may see of a table. Nothing leaves a table except through here and the views of the rules.

use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

use tharos_rules::ids::{MAX_SEATS, Seat};
use tharos_rules::{GameRecord, OfferGraph, Running, State};

use crate::Ms;
use crate::api::{
    self, LineKind, OwnAnswers, PlayedBy, Position, SeatKind, TableChange, TableInfo, TableLine, TablePhase, Undoable,
    Until, Update, Written,
};
use crate::bot_names::in_record;
use crate::caller::Caller;
use crate::error::Error;
use crate::history::History;
use crate::model::{Chair, LogLine, Logged, Occupant, TableDoc, TableState};
use crate::plan::Plan;
use crate::play::undoable;
use crate::presence::Presence;
use crate::replay::Eyes;

/// The names of people by id. Somebody who is not there has no name any more.
pub type Names = BTreeMap<String, String>;

/// The positions of one moment of a game by viewer, each written on first use.
#[derive(Debug, Default)]
pub struct Positions {
    seats: [OnceLock<Written>; MAX_SEATS],
    spectators: OnceLock<Written>,
}

/// A table at one moment, shared by all its viewers.
#[derive(Debug)]
pub struct Published {
    pub id: String,
    pub state: TableState,
    pub names: Arc<Names>,
    pub presence: Presence,
    /// The last lines, so that a page that is nearly up to date needs nothing from the store.
    pub recent: Vec<Arc<Logged>>,
    /// When it was published.
    at: Ms,
    positions: Arc<Positions>,
    /// The table as everybody sees it who has no seat here and is not the host.
    stranger: OnceLock<Written>,
}

impl Published {
    #[must_use]
    pub fn new(
        id: String,
        state: TableState,
        names: Arc<Names>,
        presence: Presence,
        recent: Vec<Arc<Logged>>,
        now: Ms,
    ) -> Self {
        let (positions, stranger) = (Arc::default(), OnceLock::new());
        Published { id, state, names, presence, recent, at: now, positions, stranger }
    }

    /// What was written for the moment before is not written again if the game has not moved since.
    #[must_use]
    pub fn after(mut self, before: &Published) -> Self {
        if before.state.doc.game_seq == self.state.doc.game_seq {
            self.positions = before.positions.clone();
        }
        self
    }

    #[must_use]
    pub fn info(&self, caller: Option<&Caller>, now: Ms) -> TableInfo {
        info(&self.id, &self.state.doc, caller, &self.names, self.presence, now)
    }

    /// Whether the caller sees the same of the table as anybody else: no seat, and not the host.
    #[must_use]
    pub fn is_stranger(&self, caller: Option<&Caller>) -> bool {
        caller.is_none_or(|caller| !caller.is(&self.state.doc.host) && self.state.seats_of(caller).is_empty())
    }

    /// As [`Published::info`], written once for all strangers.
    #[must_use]
    pub fn written_info(&self, caller: Option<&Caller>, now: Ms) -> Written {
        /// How long a published running clock stays valid.
        const FRESH: Ms = 500;
        let is_fresh = self.state.doc.deadline().is_none() || now - self.at < FRESH;
        if is_fresh && self.is_stranger(caller) {
            self.stranger.get_or_init(|| Written::new(&self.info(None, self.at))).clone()
        } else {
            Written::new(&self.info(caller, now))
        }
    }

    /// What a viewer needs to go on from line `after`, without the lines.
    #[must_use]
    pub fn update(&self, viewer: Option<Seat>, caller: Option<&Caller>, after: i64, now: Ms) -> Update {
        let doc = &self.state.doc;
        // A viewer who knows lines that are not here knows another game.
        let moved = doc.game_seq > after || after > doc.seq;
        Update {
            seq: self.state.doc.seq,
            table: Some(self.written_info(caller, now)),
            position: moved.then(|| self.position(viewer)).flatten(),
            lines: Vec::new(),
        }
    }

    /// The position as the viewer may see it; `None` while the table waits.
    #[must_use]
    pub fn position(&self, viewer: Option<Seat>) -> Option<Written> {
        let game = self.state.game.as_ref()?;
        let cell = match viewer {
            Some(seat) => self.positions.seats.get(usize::from(seat))?,
            None => &self.positions.spectators,
        };
        let write =
            || Written::new(&position(game, &self.state.doc.automatic, viewer, self.state.doc.settings.live_vp));
        Some(cell.get_or_init(write).clone())
    }

    /// The record of the finished game, with the names that the players have now.
    #[must_use]
    pub fn record(&self, history: &History) -> Option<GameRecord> {
        let table = &self.state.doc;
        let called = |seat: Seat| match &table.chairs[usize::from(seat)].occupant {
            Occupant::Bot { level, name } => in_record(*level, name.as_deref()),
            occupant => name(occupant, &self.names).unwrap_or_default(),
        };
        history.record(table, called)
    }

    /// Whether this viewer may look at all. Everybody may see who waits for players, and what is over.
    pub fn admit(&self, caller: Option<&Caller>, viewer: Option<Seat>) -> Result<(), Error> {
        match (viewer, caller) {
            (Some(_), None) => Err(Error::NoSession),
            (Some(seat), Some(caller)) => self.state.own(seat, caller),
            (None, _) if self.state.doc.settings.spectators => Ok(()),
            (None, _) if self.state.doc.phase != TablePhase::Running => Ok(()),
            (None, Some(caller)) if !self.state.seats_of(caller).is_empty() => Ok(()),
            (None, _) => Err(Error::NoSpectators),
        }
    }

    /// Leaves out what was said at a table without spectators, for people who did not sit there.
    pub fn hide_chat(&self, lines: &mut [api::Line], caller: Option<&Caller>) {
        if self.state.doc.settings.spectators || !self.is_stranger(caller) {
            return;
        }
        for line in lines {
            if let LineKind::Chat { chat } = &mut line.what {
                (chat.person, chat.name, chat.text) = Default::default();
            }
        }
    }

    /// The lines after this number as the viewer may see them; `None` if it needs older ones than are cached.
    pub fn lines(&self, after: i64, viewer: Option<Seat>) -> Option<Vec<api::Line>> {
        if after >= self.state.doc.seq {
            return Some(Vec::new());
        }
        let first = self.recent.first()?.seq;
        (first <= after + 1).then(|| {
            let new = self.recent.iter().filter(|line| line.seq > after);
            new.map(|line| seen(line, Eyes::Of(viewer), &self.state.doc, &self.names)).collect()
        })
    }
}

#[must_use]
pub fn info(
    id: &str,
    table: &TableDoc,
    caller: Option<&Caller>,
    names: &Names,
    presence: Presence,
    now: Ms,
) -> TableInfo {
    let show = |(seat, chair): (usize, &Chair)| {
        let mine = caller.is_some_and(|caller| chair.occupant.person().is_some_and(|id| caller.is(id)));
        let clock_ms = match table.asked {
            Some(asked) if usize::from(asked) == seat && table.deadline().is_some() => {
                let since = table.runs_since().unwrap_or(now);
                chair.clock_ms.map(|left| (left - (now - since).max(0)).max(0))
            }
            _ => chair.clock_ms,
        };
        api::Seat {
            guild: chair.guild,
            kind: match chair.occupant {
                Occupant::Open => SeatKind::Open,
                Occupant::Bot { .. } => SeatKind::Bot,
                _ => SeatKind::Person,
            },
            name: name(&chair.occupant, names),
            person: match &chair.occupant {
                Occupant::Person { id } => Some(id.clone()),
                _ => None,
            },
            level: match chair.occupant {
                Occupant::Bot { level, .. } => Some(level),
                _ => None,
            },
            mine,
            device: matches!(chair.occupant, Occupant::Device { .. }),
            online: presence.seats[seat] > 0,
            left: chair.left,
            away: chair.away,
            played_by: chair
                .stand_in()
                .map(|level| PlayedBy { level, until: if chair.away { Until::PersonReturns } else { Until::GoEnds } }),
            absent: chair.missed.absent,
            goes_by_bot: chair.missed.goes,
            replace_from: table.replace_from(seat as Seat, &presence),
            answers: mine.then(|| own_answers(table, seat)),
            plan: if mine { chair.plan.as_ref().map(Plan::shown) } else { None },
            contributed: chair.contribution.is_some(),
            clock_ms,
            days_off: table.days_off(seat, now),
        }
    };
    TableInfo {
        id: id.to_owned(),
        code: table.code.clone(),
        phase: table.phase,
        paused: table.is_paused(),
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
        same_deal_as: table.same_deal_as.clone(),
        branch: table.branch.clone(),
        cup: table.cup.clone(),
        votes: table.votes.clone(),
        agreed_end: table.agreed_end.clone(),
        result: table.result.clone(),
    }
}

fn own_answers(table: &TableDoc, seat: usize) -> OwnAnswers {
    let wish = table.chairs[seat].answers;
    let asked = table.asked.is_some_and(|asked| usize::from(asked) == seat);
    OwnAnswers {
        wish,
        soon: asked && table.answer_at.is_some() && !wish.hold && !wish.ask,
        can_keep_effect: asked && table.can_keep_effect,
    }
}

/// The name of the person in a seat. Names of players on the device of a deleted account are hidden as well.
pub fn name(occupant: &Occupant, names: &Names) -> Option<String> {
    let of = |id: &str| names.get(id).cloned().unwrap_or_default();
    match occupant {
        Occupant::Open => None,
        Occupant::Bot { name, .. } => name.clone(),
        Occupant::Person { id } => Some(of(id)),
        Occupant::Device { id, .. } if of(id).is_empty() => Some(String::new()),
        Occupant::Device { name, .. } | Occupant::Elsewhere { name } => Some(name.clone()),
    }
}

/// A line as these eyes may see it.
#[must_use]
pub fn seen(line: &Logged, eyes: Eyes, table: &TableDoc, names: &Names) -> api::Line {
    let what = match &line.line {
        LogLine::Entry(done) => {
            let (as_whom, all) = match eyes {
                Eyes::Of(viewer) => (viewer, false),
                Eyes::All => (Some(done.by), true),
            };
            let visible = |event: &&tharos_rules::Event| all || event.visible_to(as_whom);
            LineKind::Entry {
                entry: done.entry.seen_by(as_whom, done.by),
                events: done.events.iter().filter(visible).copied().collect(),
            }
        }
        &LogLine::Undone { seat, entries } => LineKind::Undone { undone: api::Undone { seat, entries } },
        LogLine::Chat { person, seat, text } => {
            let chair = seat.and_then(|seat| table.chairs.get(usize::from(seat)));
            let seated = chair.filter(|chair| chair.occupant.person() == Some(person));
            let name = match seated {
                Some(chair) => name(&chair.occupant, names),
                None => names.get(person).cloned(),
            };
            let (name, person, text) = (name.unwrap_or_default(), person.clone(), text.clone());
            LineKind::Chat { chat: api::Chat { seat: *seat, person, name, text } }
        }
        LogLine::Started { .. } => LineKind::Table { table: TableLine { what: TableChange::Started, seat: None } },
        &LogLine::Table { what, seat } => LineKind::Table { table: TableLine { what, seat } },
    };
    api::Line { seq: line.seq, at: line.at, what }
}

/// The position as a viewer may see it; `automatic` are the entries that were given for players.
pub fn position(running: &Running, automatic: &[usize], viewer: Option<Seat>, live_vp: bool) -> Position {
    let undo = match viewer {
        Some(seat) => {
            let (_, stop) = running.undoable(seat);
            Undoable { steps: undoable(running, automatic, seat).len(), stop: Some(stop) }
        }
        None => Undoable { steps: 0, stop: None },
    };
    position_of(running.state(), running.entries(), undo, viewer, live_vp)
}

/// The same of any state, after `entries` entries.
#[must_use]
pub fn position_of(state: &State, entries: usize, undo: Undoable, viewer: Option<Seat>, live_vp: bool) -> Position {
    let view = state.view(viewer);
    let over = state.is_over();
    let score = |seat| state.table.score(seat);
    Position {
        outlook: state.table.outlook(),
        legal: OfferGraph::new(&view.offers()),
        why_not: if viewer.is_some() && state.table.decider() == viewer { view.why_not() } else { Vec::new() },
        undo,
        scores: (live_vp || over).then(|| (0..state.table.seats()).map(score).collect()),
        entries,
        hash: over.then(|| state.digest().to_string()),
        hands: None,
        view,
    }
}
