//! What the players decide together: letting a bot stand in, and going back further than one may alone.

use tharos_rules::ids::Seat;

use crate::Ms;
use crate::api::{About, CastVote, TableChange, Vote, VoteAbout};
use crate::command::Context;
use crate::error::Error;
use crate::history::History;
use crate::model::{LogLine, TableState};

/// Somebody who does not look and has not decided for so long can be replaced without having left.
const PATIENCE: Ms = 10 * 60 * 1000;

impl TableState {
    /// The seats of people at the table, other than those of the person of this seat.
    fn others(&self, seat: Seat) -> Vec<Seat> {
        let chairs = &self.doc.chairs;
        let person = chairs[usize::from(seat)].occupant.person();
        let other = |&other: &Seat| {
            let chair = &chairs[usize::from(other)];
            chair.is_present() && chair.occupant.person() != person
        };
        (0..chairs.len() as Seat).filter(other).collect()
    }

    /// Asks the others whether a bot shall stand in. If nobody else is there, the game just waits.
    pub(crate) fn open_replace_vote(&mut self, seat: Seat) -> Option<LogLine> {
        let needed = self.others(seat);
        let about = About::Replace { seat };
        if needed.is_empty() || self.doc.votes.iter().any(|vote| vote.about == about) {
            return None;
        }
        self.doc.votes.push(Vote { about, yes: Vec::new(), needed });
        Some(LogLine::table(TableChange::Vote, Some(seat)))
    }

    pub(crate) fn vote(&mut self, cast: CastVote, context: &Context<'_>) -> Result<Vec<LogLine>, Error> {
        self.running_game()?;
        let own = self.seats_of(context.caller);
        if own.is_empty() {
            return Err(Error::NotYours);
        }
        let mut lines = Vec::new();
        let is_meant = |vote: &Vote| match (vote.about, cast.about) {
            (About::Replace { seat }, VoteAbout::Replace) => cast.seat == Some(seat),
            (About::Undo { seat, .. }, VoteAbout::Undo) => cast.seat.is_none_or(|meant| meant == seat),
            _ => false,
        };
        if !self.doc.votes.iter().any(is_meant)
            && let (VoteAbout::Replace, Some(seat), true) = (cast.about, cast.seat, cast.yes)
        {
            self.can_be_replaced(seat, context)?;
            lines.extend(self.open_replace_vote(seat));
        }
        let index = self.doc.votes.iter().position(is_meant).ok_or(Error::NoVote)?;
        let vote = &mut self.doc.votes[index];
        let mine: Vec<Seat> = vote.needed.iter().copied().filter(|seat| own.contains(seat)).collect();
        let Some(&first) = mine.first() else { return Err(Error::NotYours) };
        lines.push(LogLine::table(TableChange::Voted, Some(first)));
        if !cast.yes {
            self.doc.votes.remove(index);
            return Ok(lines);
        }
        vote.yes.extend(mine);
        vote.yes.sort_unstable();
        vote.yes.dedup();
        lines.extend(self.carry_out(index, context)?);
        Ok(lines)
    }

    fn can_be_replaced(&self, seat: Seat, context: &Context<'_>) -> Result<(), Error> {
        let chair = self.doc.chairs.get(usize::from(seat)).filter(|chair| chair.occupant.person().is_some());
        let chair = chair.ok_or_else(|| Error::BadRequest("nobody decides at this seat".into()))?;
        if chair.away {
            return Err(Error::NoChange("a bot stands in already"));
        }
        let waited = self.doc.asked == Some(seat) && context.now - self.doc.asked_at >= PATIENCE;
        if chair.left || (waited && context.presence.seats[usize::from(seat)] == 0) {
            Ok(())
        } else {
            Err(Error::StillThere)
        }
    }

    /// Does what the vote is about, once everybody needed has agreed.
    fn carry_out(&mut self, index: usize, context: &Context<'_>) -> Result<Vec<LogLine>, Error> {
        let vote = &self.doc.votes[index];
        if !vote.needed.iter().all(|seat| vote.yes.contains(seat)) {
            return Ok(Vec::new());
        }
        match self.doc.votes.remove(index).about {
            About::Replace { seat } => Ok(vec![self.stand_in(seat)]),
            About::Undo { seat, entries } => self.go_back(seat, entries, context),
        }
    }

    /// Asks all other people at the table whether so many entries may be taken back.
    pub(crate) fn ask_undo(
        &mut self,
        seat: Seat,
        entries: usize,
        context: &Context<'_>,
    ) -> Result<Vec<LogLine>, Error> {
        let (table, running) = self.running_game()?;
        if !(1..=running.entries()).contains(&entries) {
            return Err(Error::BadRequest(format!("1 to {} entries can be taken back", running.entries())));
        }
        table.votes.retain(|vote| !matches!(vote.about, About::Undo { .. }));
        let needed = self.others(seat);
        self.doc.votes.push(Vote { about: About::Undo { seat, entries }, yes: Vec::new(), needed });
        let mut lines = vec![LogLine::table(TableChange::Vote, Some(seat))];
        lines.extend(self.carry_out(self.doc.votes.len() - 1, context)?);
        Ok(lines)
    }

    /// The luck goes back with the game: the same decisions would roll the same again.
    fn go_back(&mut self, seat: Seat, entries: usize, context: &Context<'_>) -> Result<Vec<LogLine>, Error> {
        let (_, running) = self.running_game()?;
        let stays = running
            .entries()
            .checked_sub(entries)
            .ok_or_else(|| Error::BadRequest("the game is not that long".into()))?;
        let history: &History = context.history.ok_or_else(|| Error::Broken("no history was handed in".into()))?;
        let mut earlier = history.at(stays)?;
        let mut lines = vec![LogLine::Undone { seat, entries }];
        lines.extend(earlier.go_on().into_iter().map(LogLine::Entry));
        *running = earlier;
        self.follow_game(context.now);
        Ok(lines)
    }
}
