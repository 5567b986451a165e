//! Days off in a game over days: the clock of the person stops, and the others see until when.

use tharos_rules::ids::Seat;

use crate::Ms;
use crate::api::{self, ClockRule, TableChange};
use crate::caller::Caller;
use crate::error::Error;
use crate::model::{Chair, LogLine, TableDoc, TableState};
use crate::rated::RatingKind;

/// The most days a person can take off in one game.
pub const DAYS_OFF: u8 = 14;
const DAY: Ms = 24 * 60 * 60 * 1000;

impl Chair {
    /// Whether the person has taken days off that are not over.
    pub(crate) fn is_off(&self, now: Ms) -> bool {
        self.off_until.is_some_and(|until| until > now)
    }
}

impl TableDoc {
    /// The days off of a seat, where a clock runs over days.
    pub(crate) fn days_off(&self, seat: usize, now: Ms) -> Option<api::DaysOff> {
        let chair = &self.chairs[seat];
        let possible = self.settings.clock != ClockRule::None
            && self.pace() == RatingKind::Days
            && self.cup.is_none()
            && chair.occupant.person().is_some();
        let until = chair.off_until.filter(|_| chair.is_off(now));
        possible.then_some(api::DaysOff { left: DAYS_OFF.saturating_sub(chair.days_taken), until })
    }
}

impl TableState {
    pub(crate) fn take_days_off(&mut self, days: u8, caller: &Caller, now: Ms) -> Result<Vec<LogLine>, Error> {
        self.running_game()?;
        let own = self.seats_of(caller);
        if own.is_empty() {
            return Err(Error::NotYours);
        }
        if own.iter().any(|&seat| self.doc.days_off(usize::from(seat), now).is_none()) {
            return Err(Error::BadRequest("there are days off only where a clock runs over days".into()));
        }
        if days == 0 {
            let lines: Vec<LogLine> = own.iter().filter_map(|&seat| self.end_days_off(seat, now)).collect();
            return if lines.is_empty() { Err(Error::NoChange("you have no days off")) } else { Ok(lines) };
        }
        // More days follow those that are not over.
        if own.iter().any(|&seat| self.doc.chairs[usize::from(seat)].days_taken.saturating_add(days) > DAYS_OFF) {
            return Err(Error::BadRequest(format!("{DAYS_OFF} days off in a game, and so many are not left")));
        }
        let mut lines = self.come_back_before_days_off(&own, caller, now);
        for seat in own {
            if self.doc.asked == Some(seat) {
                self.doc.charge(now);
            }
            let chair = &mut self.doc.chairs[usize::from(seat)];
            chair.days_taken += days;
            chair.off_until = Some(chair.off_until.unwrap_or(now).max(now) + Ms::from(days) * DAY);
            self.doc.drop_votes_about(seat);
            lines.push(LogLine::table(TableChange::DaysOff, Some(seat)));
        }
        Ok(lines)
    }

    /// Taking days off counts as being here; days taken already go on.
    fn come_back_before_days_off(&mut self, own: &[Seat], caller: &Caller, now: Ms) -> Vec<LogLine> {
        let were: Vec<_> = own.iter().map(|&seat| self.doc.chairs[usize::from(seat)].off_until.take()).collect();
        let lines = self.come_back(caller, now);
        for (&seat, was) in own.iter().zip(were) {
            self.doc.chairs[usize::from(seat)].off_until = was;
        }
        lines
    }

    /// The person is back: the clock runs again, and whole days that are left can be taken later.
    pub(crate) fn end_days_off(&mut self, seat: Seat, now: Ms) -> Option<LogLine> {
        let chair = &mut self.doc.chairs[usize::from(seat)];
        let until = chair.off_until.take()?;
        if until <= now {
            if self.doc.asked == Some(seat) {
                self.doc.asked_at = self.doc.asked_at.max(until);
            }
            return None;
        }
        chair.days_taken = chair.days_taken.saturating_sub(((until - now) / DAY) as u8);
        if self.doc.asked == Some(seat) {
            self.doc.asked_at = now;
        }
        Some(LogLine::table(TableChange::Returned, Some(seat)))
    }
}
