//! During the game: decisions, taking them back, clocks, and players who leave.

use tharos_rules::ids::Seat;
use tharos_rules::{Action, Running, Step};

use super::Caller;
use super::doc::{Line, Sitting, Table};
use crate::api::{About, ClockRule, Error, TablePhase, TableResult, What};
use crate::clock::Ms;

impl Sitting {
    pub(super) fn game(&mut self) -> Result<(&mut Table, &mut Running), Error> {
        match (&mut self.running, self.table.phase) {
            (Some(running), TablePhase::Running) => Ok((&mut self.table, running)),
            _ => Err(Error::WrongPhase("the game is not running")),
        }
    }

    pub(super) fn play(&mut self, seat: Seat, action: Action, now: Ms) -> Result<Vec<Line>, Error> {
        let (table, running) = self.game()?;
        let done = running.play(seat, action).map_err(Error::Refused)?;
        charge(table, seat, now);
        self.look(now);
        Ok(done.into_iter().map(Line::Entry).collect())
    }

    /// A bot has decided, if it is still asked.
    pub fn bot_plays(&mut self, seat: Seat, game_seq: i64, action: Action, now: Ms) -> Result<Vec<Line>, Error> {
        if self.table.game_seq != game_seq || self.table.bot_asked().is_none_or(|(asked, _)| asked != seat) {
            return Err(Error::Stale { seq: self.table.seq });
        }
        let lines = self.play(seat, action, now)?;
        self.count(&lines, now);
        Ok(lines)
    }

    pub(super) fn undo(&mut self, seat: Seat, steps: usize, now: Ms) -> Result<Vec<Line>, Error> {
        if steps == 0 {
            return Err(Error::BadRequest("nothing is to be taken back".into()));
        }
        let (table, running) = self.game()?;
        let (possible, _) = running.undoable(seat);
        running.undo(seat, steps).map_err(|stop| Error::UndoStopped { stop, possible })?;
        // Whoever was asked meanwhile loses no time, and what was added for the decisions goes.
        let chair = &mut table.chairs[usize::from(seat)];
        if let (ClockRule::Budget { refill, .. }, Some(left)) = (table.settings.clock, &mut chair.clock_ms) {
            *left = (*left - Ms::from(refill) * 1000 * steps as Ms).max(0);
        }
        self.look(now);
        Ok(vec![Line::Undone { seat, entries: steps }])
    }

    /// After every change of the game: who is asked, and whether it is over.
    pub(super) fn look(&mut self, now: Ms) {
        let (table, Some(running)) = (&mut self.table, &self.running) else { return };
        let state = running.state();
        table.round = state.table.round;
        table.turn = state.table.turn;
        table.asked = state.table.decider();
        table.asked_at = now;
        // What was to be taken back is counted from the end, which is another one now.
        table.votes.retain(|vote| matches!(vote.about, About::Replace { .. }));
        if state.table.step == Step::Over {
            table.phase = TablePhase::Over;
            table.hash = Some(state.digest());
            table.votes.clear();
            let totals = (0..state.table.seats()).map(|seat| state.table.score(seat).total).collect();
            table.result = Some(TableResult { totals, winners: state.table.winners() });
        }
    }

    /// Lets a bot stand in for the seat whose clock has run out. `None` if none has.
    pub fn flag(&mut self, now: Ms) -> Option<Vec<Line>> {
        let deadline = self.table.deadline()?;
        if now < deadline {
            return None;
        }
        let seat = self.table.asked?;
        self.table.chairs[usize::from(seat)].clock_ms = Some(0);
        let lines = vec![Line::table(What::Flagged, Some(seat)), self.stand_in(seat)];
        self.count(&lines, now);
        Some(lines)
    }

    pub(super) fn stand_in(&mut self, seat: Seat) -> Line {
        self.table.chairs[usize::from(seat)].away = true;
        self.drop_vote_about(seat);
        Line::table(What::BotTookOver, Some(seat))
    }

    pub(super) fn drop_vote_about(&mut self, seat: Seat) {
        self.table.votes.retain(|vote| vote.about != About::Replace { seat });
    }

    pub(super) fn leave(&mut self, caller: &Caller) -> Result<Vec<Line>, Error> {
        self.game()?;
        let own = self.seats_of(caller);
        if own.is_empty() {
            return Err(Error::NotYours);
        }
        let mut lines = Vec::new();
        for &seat in &own {
            let chair = &mut self.table.chairs[usize::from(seat)];
            if !chair.left {
                chair.left = true;
                lines.push(Line::table(What::Left, Some(seat)));
            }
        }
        // A vote that waits for somebody who left would wait for ever.
        for vote in &mut self.table.votes {
            vote.needed.retain(|seat| !own.contains(seat));
        }
        self.table.votes.retain(|vote| !vote.needed.is_empty());
        for &seat in &own {
            if !self.table.chairs[usize::from(seat)].away {
                lines.extend(self.open_replace_vote(seat));
            }
        }
        if lines.is_empty() { Err(Error::WrongPhase("you have left already")) } else { Ok(lines) }
    }

    pub(super) fn come_back(&mut self, caller: &Caller, now: Ms) -> Result<Vec<Line>, Error> {
        self.game()?;
        let mut lines = Vec::new();
        for seat in self.seats_of(caller) {
            let is_asked = self.table.asked == Some(seat);
            let clock = self.table.settings.clock;
            let chair = &mut self.table.chairs[usize::from(seat)];
            if !chair.left && !chair.away {
                continue;
            }
            if chair.away {
                chair.clock_ms = match clock {
                    ClockRule::None => None,
                    ClockRule::Move { seconds } => Some(Ms::from(seconds) * 1000),
                    // Enough for a decision, so that whoever returns does not lose the seat at once.
                    ClockRule::Budget { seconds, .. } => {
                        Some(chair.clock_ms.unwrap_or(0).max(Ms::from(seconds.min(60)) * 1000))
                    }
                };
                if is_asked {
                    self.table.asked_at = now;
                }
            }
            (chair.left, chair.away) = (false, false);
            self.drop_vote_about(seat);
            lines.push(Line::table(What::Returned, Some(seat)));
        }
        if lines.is_empty() { Err(Error::WrongPhase("you have not left")) } else { Ok(lines) }
    }

    pub(super) fn next_table(&mut self, id: &str, caller: &Caller) -> Result<Vec<Line>, Error> {
        if self.table.phase != TablePhase::Over {
            return Err(Error::WrongPhase("the game is not over"));
        }
        if self.table.next.is_some() {
            return Err(Error::Stale { seq: self.table.seq });
        }
        let seat = self.seats_of(caller).first().copied().ok_or(Error::NotYours)?;
        self.table.next = Some(id.to_owned());
        Ok(vec![Line::table(What::Rematch, Some(seat))])
    }
}

/// Takes the time of a decision off the clock of whoever decided.
fn charge(table: &mut Table, seat: Seat, now: Ms) {
    let chair = &mut table.chairs[usize::from(seat)];
    let Some(left) = &mut chair.clock_ms else { return };
    if let ClockRule::Budget { refill, .. } = table.settings.clock
        && !chair.away
    {
        let used = (now - table.asked_at).max(0);
        *left = (*left - used).max(0) + Ms::from(refill) * 1000;
    }
}
