//! Players who leave, and who come back. Nobody loses a seat: a bot plays until the person does something.

use tharos_rules::ids::Seat;

use crate::Ms;
use crate::api::{About, TableChange};
use crate::caller::Caller;
use crate::command::Context;
use crate::error::Error;
use crate::model::{LogLine, TableState};

impl TableState {
    /// A bot decides for this seat until the person comes back.
    pub(crate) fn stand_in(&mut self, seat: Seat) -> LogLine {
        let chair = &mut self.doc.chairs[usize::from(seat)];
        (chair.away, chair.plan) = (true, None);
        self.doc.drop_votes_about(seat);
        // A vote that needs somebody who is away would never end. An undo must be asked for again: fewer people may have to
        // agree now.
        self.doc.votes.retain_mut(|vote| {
            let undo = matches!(vote.about, About::Undo { seat: by, .. } if by == seat || vote.needed.contains(&seat));
            vote.needed.retain(|needed| *needed != seat);
            !undo && !vote.needed.is_empty()
        });
        LogLine::table(TableChange::BotTookOver, Some(seat))
    }

    pub(crate) fn leave(&mut self, context: &Context<'_>) -> Result<Vec<LogLine>, Error> {
        let &Context { caller, now, .. } = context;
        self.running_game()?;
        let own = self.seats_of(caller);
        if own.is_empty() {
            return Err(Error::NotYours);
        }
        if own.iter().all(|&seat| self.doc.chairs[usize::from(seat)].left) {
            return Err(Error::NoChange("you have left already"));
        }
        if self.doc.asked.is_some_and(|asked| own.contains(&asked)) {
            self.doc.charge(now);
        }
        let mut lines = Vec::new();
        for &seat in &own {
            self.doc.chairs[usize::from(seat)].left = true;
            lines.push(LogLine::table(TableChange::Left, Some(seat)));
        }
        let took_over: Vec<LogLine> = own.iter().map(|&seat| self.stand_in(seat)).collect();
        if self.doc.is_paused() {
            lines.push(LogLine::table(TableChange::Paused, None));
        } else {
            lines.extend(took_over);
        }
        self.schedule();
        lines.extend(self.carry_out_agreed(now, context.history)?);
        Ok(lines)
    }

    /// Takes the caller's seats back from bots, and marks the caller as present. Every command that plays does so first.
    pub(crate) fn come_back(&mut self, caller: &Caller, now: Ms) -> Vec<LogLine> {
        let was_paused = self.doc.is_paused();
        let mut lines = Vec::new();
        for seat in self.seats_of(caller) {
            self.doc.revive(seat, now);
            let chair = &mut self.doc.chairs[usize::from(seat)];
            if chair.left || chair.away || chair.missed.absent || chair.missed.this_go {
                lines.push(LogLine::table(TableChange::Returned, Some(seat)));
                if chair.away && self.doc.asked == Some(seat) {
                    self.doc.asked_at = now;
                }
            }
            lines.extend(self.end_days_off(seat, now));
            let chair = &mut self.doc.chairs[usize::from(seat)];
            (chair.left, chair.away) = (false, false);
            (chair.missed.this_go, chair.missed.last_go, chair.missed.absent) = (false, false, false);
            self.doc.drop_votes_about(seat);
        }
        if was_paused {
            self.doc.asked_at = now;
        }
        if !lines.is_empty() {
            self.schedule();
        }
        lines
    }
}
