//! Ending a game together: everybody who is there agrees, and bots play it to the end, so that it has a result and a record.

use tharos_rules::ids::Seat;

use crate::Ms;
use crate::api::{About, AgreedEnd, TableChange, Vote};
use crate::error::Error;
use crate::model::{Chair, LogLine, TableState};

impl TableState {
    /// Starts a vote of all people present, including the caller. After a refusal there can be another in the next round.
    pub(crate) fn open_end_vote(&mut self, by: Seat) -> Result<Option<LogLine>, Error> {
        if self.doc.cup.is_some() {
            return Err(Error::Cup("every game of a round is played to its end"));
        }
        if self.doc.others(by, |chair| chair.occupant.person().is_some()).is_empty() {
            return Err(Error::BadRequest("nobody else plays here".into()));
        }
        if self.doc.end_refused != 0 && self.doc.end_refused == self.doc.round {
            return Err(Error::NoChange("the others want to play on; they can be asked again in the next round"));
        }
        let here = |seat: &Seat| self.doc.chairs[usize::from(*seat)].is_here();
        let needed = (0..self.doc.chairs.len() as Seat).filter(here).collect();
        self.doc.votes.push(Vote { about: About::End, yes: Vec::new(), needed });
        Ok(Some(LogLine::table(TableChange::Vote, Some(by))))
    }

    pub(crate) fn end_as_agreed(&mut self, now: Ms) -> LogLine {
        let here = |seat: &Seat| self.doc.chairs.get(usize::from(*seat)).is_some_and(Chair::is_here);
        let stayed = (0..self.doc.chairs.len() as Seat).filter(here).collect();
        self.doc.charge(now);
        self.doc.agreed_end = Some(AgreedEnd { round: self.doc.round, turn: self.doc.turn, stayed });
        // That bots take over is said once.
        drop(self.bots_play_on(now));
        LogLine::table(TableChange::AgreedEnd, None)
    }
}
