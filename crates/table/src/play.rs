//! During the game: decisions, taking them back, and what is due.

use tharos_rules::ids::Seat;
use tharos_rules::{Action, Phase, Running, Step};

use crate::Ms;
use crate::api::{About, ClockRule, PlanEnd, TableChange, TablePhase, TableResult};
use crate::caller::Caller;
use crate::clock::{Came, is_effect};
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

    /// Somebody decides: the person of the seat, or a bot.
    pub(crate) fn play(&mut self, seat: Seat, action: Action, now: Ms) -> Result<Vec<LogLine>, Error> {
        let (table, running) = self.running_game()?;
        let done = running.play(seat, action).map_err(Error::Refused)?;
        if table.chairs[usize::from(seat)].bot().is_none() {
            table.charge(now);
            if let (ClockRule::Budget { refill, .. }, Some(left)) =
                (table.settings.clock, &mut table.chairs[usize::from(seat)].clock_ms)
            {
                *left += Ms::from(refill) * 1000;
            }
        }
        self.follow_game(Came::Forward { effect: is_effect(action) }, now);
        let mut lines: Vec<LogLine> = done.into_iter().map(LogLine::Entry).collect();
        lines.extend(self.answer_at_once(now));
        Ok(lines)
    }

    /// Plays the decision of a bot, unless the game has changed.
    ///
    /// # Errors
    /// If the game has moved on, or the decision is not legal.
    pub fn bot_plays(&mut self, seat: Seat, game_seq: i64, action: Action, now: Ms) -> Result<Vec<LogLine>, Error> {
        if self.doc.game_seq != game_seq || self.doc.bot_asked().is_none_or(|(asked, _)| asked != seat) {
            return Err(Error::Stale { seq: self.doc.seq });
        }
        let chair = &mut self.doc.chairs[usize::from(seat)];
        if let Some(go) = self.doc.go.as_mut().filter(|go| go.phase == Phase::Actions && !go.by_bot)
            && chair.occupant.person().is_some()
        {
            go.by_bot = true;
            chair.missed.goes = chair.missed.goes.saturating_add(1);
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
        self.undo_entries(seat, entries, now)
    }

    /// Takes back entries of a seat from which nobody has learned anything.
    pub(crate) fn undo_entries(&mut self, seat: Seat, entries: usize, now: Ms) -> Result<Vec<LogLine>, Error> {
        let (table, running) = self.running_game()?;
        let decisions = undoable(running, &table.automatic, seat);
        let back = running.entries().saturating_sub(entries);
        let steps = decisions.iter().filter(|&&entry| entry >= back).count();
        let possible = decisions.len();
        running.undo(seat, entries).map_err(|stop| Error::UndoStopped { stop, possible })?;
        // Time used stays used, the increments of the decisions are taken back, and the other players lose no time.
        if table.asked == Some(seat) {
            table.charge(now);
        }
        let chair = &mut table.chairs[usize::from(seat)];
        if let (ClockRule::Budget { refill, .. }, Some(left)) = (table.settings.clock, &mut chair.clock_ms) {
            *left = (*left - Ms::from(refill) * 1000 * steps as Ms).max(0);
        }
        self.follow_game(Came::Back, now);
        Ok(vec![LogLine::Undone { seat, entries }])
    }

    /// Updates the table after every change of the game: whose decision it is, and whether it is over.
    pub(crate) fn follow_game(&mut self, came: Came, now: Ms) {
        let (table, Some(running)) = (&mut self.doc, &self.game) else { return };
        let state = running.state();
        if (table.round, table.turn) != (state.table.round, state.table.turn) {
            table.chairs.iter_mut().for_each(|chair| chair.answers.keep_effect = false);
        }
        let is_turn_over =
            (table.round, table.turn) != (state.table.round, state.table.turn) || state.table.phase != Phase::Actions;
        table.round = state.table.round;
        table.turn = state.table.turn;
        table.asked = state.table.decider();
        table.asked_at = now;
        let back = (0..state.table.seats()).map(|seat| running.undoable(seat).0).max().unwrap_or(0);
        table.automatic.retain(|entry| (running.entries() - back..running.entries()).contains(entry));
        // Undo votes count entries from the end, which has changed; and a player who decides does not need more time.
        table.votes.retain(|vote| matches!(vote.about, About::Replace { .. }));
        if state.table.step == Step::Over {
            table.phase = TablePhase::Over;
            table.hash = Some(state.digest());
            table.votes.clear();
            let goes: Vec<u16> = table.chairs.iter().map(|chair| chair.missed.goes).collect();
            table.result = Some(TableResult {
                totals: (0..state.table.seats()).map(|seat| state.table.score(seat).total).collect(),
                winners: state.table.winners(),
                ended: Some(table.updated.max(now)),
                goes_by_bot: if goes.iter().all(|&n| n == 0) { Vec::new() } else { goes },
                taken_back: table.taken_back,
                solo: state.table.solo_result(),
            });
        }
        if is_turn_over {
            self.end_plans(PlanEnd::Turn);
        }
        self.enter_go(came);
        self.schedule();
    }

    /// When [`TableState::tick`] has something to do, if nothing happens before.
    #[must_use]
    pub fn due(&self, presence: &Presence) -> Option<Ms> {
        let answer = self.doc.answer_at.filter(|_| self.may_answer(presence));
        [answer, self.doc.plan_at, self.doc.time_is_up_at()].into_iter().flatten().min()
    }

    /// Does what is due: answers a question that has only one answer, plays what is planned, or sees to a clock that has run out. `None` if
    /// nothing is due.
    pub fn tick(&mut self, now: Ms, presence: &Presence) -> Option<Vec<LogLine>> {
        let lines = match self.doc.answer_at.filter(|&at| at <= now && self.may_answer(presence)) {
            Some(_) => self.answer(now)?,
            None if self.doc.plan_at.is_some_and(|at| at <= now) => self.play_planned(now)?,
            None => self.run_out(now, presence)?,
        };
        self.count(&lines, now);
        Some(lines)
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
