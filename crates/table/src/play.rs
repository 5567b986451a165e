//! During the game: decisions, taking them back, clocks, and players who leave.

use tharos_rules::ids::Seat;
use tharos_rules::{Action, Running, Step};

use crate::Ms;
use crate::api::{About, ClockRule, TableChange, TablePhase, TableResult};
use crate::caller::Caller;
use crate::error::Error;
use crate::model::{LogLine, TableDoc, TableState};
use crate::presence::Presence;

impl TableState {
    pub(crate) fn running_game(&mut self) -> Result<(&mut TableDoc, &mut Running), Error> {
        match (&mut self.game, self.doc.phase) {
            (Some(game), TablePhase::Running) => Ok((&mut self.doc, game)),
            _ => Err(Error::WrongPhase("the game is not running")),
        }
    }

    pub(crate) fn play(&mut self, seat: Seat, action: Action, now: Ms) -> Result<Vec<LogLine>, Error> {
        let (table, running) = self.running_game()?;
        let done = running.play(seat, action).map_err(Error::Refused)?;
        charge(table, seat, now);
        self.follow_game(now);
        let mut lines: Vec<LogLine> = done.into_iter().map(LogLine::Entry).collect();
        lines.extend(self.answer_open_questions(now));
        Ok(lines)
    }

    /// A bot has decided, if it is still asked.
    ///
    /// # Errors
    /// If the game has moved on, or the decision is not legal.
    pub fn bot_plays(&mut self, seat: Seat, game_seq: i64, action: Action, now: Ms) -> Result<Vec<LogLine>, Error> {
        if self.doc.game_seq != game_seq || self.doc.bot_asked().is_none_or(|(asked, _)| asked != seat) {
            return Err(Error::Stale { seq: self.doc.seq });
        }
        let lines = self.play(seat, action, now)?;
        self.count(&lines, now);
        Ok(lines)
    }

    /// Takes back the last decisions of a seat, each with the answers that were given for the player after it.
    pub(crate) fn undo(&mut self, seat: Seat, steps: usize, now: Ms) -> Result<Vec<LogLine>, Error> {
        if steps == 0 {
            return Err(Error::BadRequest("nothing is to be taken back".into()));
        }
        let (table, running) = self.running_game()?;
        let (_, stop) = running.undoable(seat);
        let decisions = undoable(running, &table.automatic, seat);
        let possible = decisions.len();
        let Some(&first) = possible.checked_sub(steps).map(|at| &decisions[at]) else {
            return Err(Error::UndoStopped { stop, possible });
        };
        let entries = running.entries() - first;
        running.undo(seat, entries).map_err(|stop| Error::UndoStopped { stop, possible })?;
        // Whoever was asked meanwhile loses no time, and what was added for the decisions goes.
        let chair = &mut table.chairs[usize::from(seat)];
        if let (ClockRule::Budget { refill, .. }, Some(left)) = (table.settings.clock, &mut chair.clock_ms) {
            *left = (*left - Ms::from(refill) * 1000 * steps as Ms).max(0);
        }
        self.follow_game(now);
        Ok(vec![LogLine::Undone { seat, entries }])
    }

    /// After every change of the game: who is asked, and whether it is over.
    pub(crate) fn follow_game(&mut self, now: Ms) {
        let (table, Some(running)) = (&mut self.doc, &self.game) else { return };
        let state = running.state();
        table.round = state.table.round;
        table.turn = state.table.turn;
        table.asked = state.table.decider();
        table.asked_at = now;
        let back = (0..state.table.seats()).map(|seat| running.undoable(seat).0).max().unwrap_or(0);
        table.automatic.retain(|entry| (running.entries() - back..running.entries()).contains(entry));
        // What was to be taken back is counted from the end, which is another one now.
        table.votes.retain(|vote| matches!(vote.about, About::Replace { .. }));
        if state.table.step == Step::Over {
            table.phase = TablePhase::Over;
            table.hash = Some(state.digest());
            table.votes.clear();
            let totals = (0..state.table.seats()).map(|seat| state.table.score(seat).total).collect();
            table.result = Some(TableResult { totals, winners: state.table.winners() });
        }
        self.plan_answer();
    }

    /// When [`TableState::tick`] has something to do, if nothing happens before.
    #[must_use]
    pub fn due(&self, presence: &Presence) -> Option<Ms> {
        let answer = self.doc.answer_at.filter(|_| self.may_answer(presence));
        [answer, self.doc.deadline()].into_iter().flatten().min()
    }

    /// Does what is due: answers a question that has only one answer, or lets a bot stand in for the seat whose clock has
    /// run out. `None` if nothing is due.
    pub fn tick(&mut self, now: Ms, presence: &Presence) -> Option<Vec<LogLine>> {
        let lines = match self.doc.answer_at.filter(|&at| at <= now && self.may_answer(presence)) {
            Some(_) => self.answer(now)?,
            None => self.flag(now)?,
        };
        self.count(&lines, now);
        Some(lines)
    }

    fn flag(&mut self, now: Ms) -> Option<Vec<LogLine>> {
        self.doc.deadline().filter(|deadline| now >= *deadline)?;
        let seat = self.doc.asked?;
        self.doc.chairs[usize::from(seat)].clock_ms = Some(0);
        Some(vec![LogLine::table(TableChange::Flagged, Some(seat)), self.stand_in(seat)])
    }

    pub(crate) fn stand_in(&mut self, seat: Seat) -> LogLine {
        self.doc.chairs[usize::from(seat)].away = true;
        self.drop_vote_about(seat);
        LogLine::table(TableChange::BotTookOver, Some(seat))
    }

    pub(crate) fn drop_vote_about(&mut self, seat: Seat) {
        self.doc.votes.retain(|vote| vote.about != About::Replace { seat });
    }

    pub(crate) fn leave(&mut self, caller: &Caller) -> Result<Vec<LogLine>, Error> {
        self.running_game()?;
        let own = self.seats_of(caller);
        if own.is_empty() {
            return Err(Error::NotYours);
        }
        let mut lines = Vec::new();
        for &seat in &own {
            let chair = &mut self.doc.chairs[usize::from(seat)];
            if !chair.left {
                chair.left = true;
                lines.push(LogLine::table(TableChange::Left, Some(seat)));
            }
        }
        // A vote that waits for somebody who left would wait for ever.
        for vote in &mut self.doc.votes {
            vote.needed.retain(|seat| !own.contains(seat));
        }
        self.doc.votes.retain(|vote| !vote.needed.is_empty());
        for &seat in &own {
            if !self.doc.chairs[usize::from(seat)].away {
                lines.extend(self.open_replace_vote(seat));
            }
        }
        if lines.is_empty() { Err(Error::NoChange("you have left already")) } else { Ok(lines) }
    }

    pub(crate) fn come_back(&mut self, caller: &Caller, now: Ms) -> Result<Vec<LogLine>, Error> {
        self.running_game()?;
        let mut lines = Vec::new();
        for seat in self.seats_of(caller) {
            let is_asked = self.doc.asked == Some(seat);
            let clock = self.doc.settings.clock;
            let chair = &mut self.doc.chairs[usize::from(seat)];
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
                    self.doc.asked_at = now;
                }
            }
            (chair.left, chair.away) = (false, false);
            self.drop_vote_about(seat);
            lines.push(LogLine::table(TableChange::Returned, Some(seat)));
        }
        self.plan_answer();
        if lines.is_empty() { Err(Error::NoChange("you have not left")) } else { Ok(lines) }
    }

    pub(crate) fn next_table(&mut self, id: &str, caller: &Caller) -> Result<Vec<LogLine>, Error> {
        if self.doc.phase != TablePhase::Over {
            return Err(Error::WrongPhase("the game is not over"));
        }
        if self.doc.next.is_some() {
            return Err(Error::Stale { seq: self.doc.seq });
        }
        let seat = self.seats_of(caller).first().copied().ok_or(Error::NotYours)?;
        self.doc.next = Some(id.to_owned());
        Ok(vec![LogLine::table(TableChange::Rematch, Some(seat))])
    }
}

/// The entries (from 0) of the decisions that a seat can take back, in order; not those that were given for the player.
pub(crate) fn undoable(game: &Running, automatic: &[usize], seat: Seat) -> Vec<usize> {
    let (possible, _) = game.undoable(seat);
    (game.entries() - possible..game.entries()).filter(|entry| !automatic.contains(entry)).collect()
}

/// Takes the time of a decision off the clock of whoever decided.
fn charge(table: &mut TableDoc, seat: Seat, now: Ms) {
    let chair = &mut table.chairs[usize::from(seat)];
    let Some(left) = &mut chair.clock_ms else { return };
    if let ClockRule::Budget { refill, .. } = table.settings.clock
        && !chair.away
    {
        let used = (now - table.asked_at).max(0);
        *left = (*left - used).max(0) + Ms::from(refill) * 1000;
    }
}
