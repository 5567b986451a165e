//! A prepared position in which somebody plays: what happened there, entry by entry.

use serde_json::json;
use tharos_rules::ids::Seat;
use tharos_rules::{Action, Entry, Event, Outcome, Refusal, State};
use tharos_table::api::{Level, Line, LineKind, SeatKind, Settings, TableInfo, TablePhase, Undoable, Update, Written};
use tharos_table::position_of;

use crate::session::LEARNER;

/// One entry of the game, what it changed, and the state behind it.
pub(crate) struct Moment {
    pub entry: Entry,
    pub by: Seat,
    pub events: Vec<Event>,
    pub state: State,
}

pub(crate) struct Played {
    pub begun: State,
    pub moments: Vec<Moment>,
}

impl Played {
    pub fn new(begun: State) -> Self {
        Played { begun, moments: Vec::new() }
    }

    pub fn state(&self) -> &State {
        self.moments.last().map_or(&self.begun, |moment| &moment.state)
    }

    pub fn decide(&mut self, seat: Seat, action: Action) -> Result<(), Refusal> {
        let mut state = *self.state();
        let action = state.normalise(seat, action);
        let events = state.play(seat, action)?;
        self.moments.push(Moment { entry: Entry::Action { seat, action }, by: seat, events, state });
        Ok(())
    }

    /// For what somebody wrote down, who is named in the reason.
    pub fn must_decide(&mut self, of: &str, seat: Seat, action: Action) {
        self.decide(seat, action)
            .unwrap_or_else(|refusal| panic!("{of}: {} is refused: {}", json!(action), json!(refusal)));
    }

    pub fn must_settle(&mut self, of: &str, outcome: &Outcome) {
        let (mut state, by, mut events) = (*self.state(), self.state().table.actor(), Vec::new());
        state.settle(outcome, Some(&mut events)).unwrap_or_else(|wrong| panic!("{of}: {wrong}"));
        self.moments.push(Moment { entry: Entry::Chance(*outcome), by, events, state });
    }

    /// What has happened since line `after`, as the learner sees it. `undo`: how many steps can be taken back.
    pub fn updates(&self, id: &str, undo: usize, after: i64) -> Vec<Update> {
        let shown = |seq: i64, state: &State, lines: Vec<Line>| {
            let undo = Undoable { steps: undo, stop: None };
            Update {
                seq,
                table: Some(Written::new(&table(id, state, seq))),
                position: Some(Written::new(&position_of(state, seq as usize, undo, Some(LEARNER), true))),
                lines,
            }
        };
        let moments = (1..).zip(&self.moments);
        let new = moments.filter(|&(seq, _)| seq > after).map(|(seq, moment)| {
            let events = moment.events.iter().filter(|event| event.visible_to(Some(LEARNER))).copied().collect();
            let what = LineKind::Entry { entry: moment.entry.seen_by(Some(LEARNER), moment.by), events };
            shown(seq, &moment.state, vec![Line { seq, at: 0, what }])
        });
        let new: Vec<Update> = new.collect();
        if new.is_empty() { vec![shown(self.moments.len() as i64, self.state(), Vec::new())] } else { new }
    }
}

/// The position as a table where the learner sits with bots.
fn table(id: &str, state: &State, seq: i64) -> TableInfo {
    let table = &state.table;
    let seat = |seat: Seat| tharos_table::api::Seat {
        guild: table.players[usize::from(seat)].guild,
        kind: if seat == LEARNER { SeatKind::Person } else { SeatKind::Bot },
        name: None,
        person: None,
        level: (seat != LEARNER).then_some(Level::Apprentice),
        mine: seat == LEARNER,
        device: false,
        online: seat == LEARNER,
        left: false,
        away: false,
        played_by: None,
        absent: false,
        goes_by_bot: 0,
        replace_from: None,
        answers: None,
        plan: None,
        contributed: false,
        clock_ms: None,
        days_off: None,
    };
    TableInfo {
        id: id.to_owned(),
        code: None,
        phase: TablePhase::Running,
        paused: false,
        host: false,
        seats: (0..table.seats()).map(seat).collect(),
        settings: Settings { hints: false, spectators: false, ..Settings::default() },
        commitment: String::new(),
        created: 0,
        updated: 0,
        seq,
        round: table.round,
        turn: table.turn,
        asked: table.decider(),
        watching: 0,
        next: None,
        same_deal_as: None,
        branch: None,
        cup: None,
        votes: Vec::new(),
        agreed_end: None,
        result: None,
    }
}
