//! What the players decide together: letting a bot stand in, more time, and going back further than one may alone.

use tharos_rules::Entry;
use tharos_rules::ids::Seat;

use crate::Ms;
use crate::api::{About, CastVote, PlanEnd, TableChange, TablePhase, Vote, VoteAbout};
use crate::clock::Came;
use crate::command::Context;
use crate::error::Error;
use crate::history::History;
use crate::model::{Chair, LogLine, TableDoc, TableState};
use crate::presence::Presence;

/// A player who is away and has not decided for this long can be replaced.
const PATIENCE: Ms = 10 * 60 * 1000;

impl TableDoc {
    /// The seats of other people than the one of this seat, as far as they count.
    pub(crate) fn others(&self, seat: Seat, counts: impl Fn(&Chair) -> bool) -> Vec<Seat> {
        let chairs = &self.chairs;
        let person = chairs[usize::from(seat)].occupant.person();
        let other = |&other: &Seat| {
            let chair = &chairs[usize::from(other)];
            counts(chair) && chair.occupant.person() != person
        };
        (0..chairs.len() as Seat).filter(other).collect()
    }

    /// From when on the others can vote to replace the person of a seat, if they can.
    pub fn replace_from(&self, seat: Seat, presence: &Presence) -> Option<Ms> {
        let chair = self.chairs.get(usize::from(seat)).filter(|chair| chair.occupant.person().is_some())?;
        if self.phase != TablePhase::Running || chair.away || self.others(seat, Chair::is_here).is_empty() {
            return None;
        }
        if let Some(until) = chair.off_until.filter(|until| *until > self.asked_at) {
            return Some(until);
        }
        if chair.left || chair.missed.absent {
            return Some(self.asked_at);
        }
        let waits = self.asked == Some(seat) && presence.seats[usize::from(seat)] == 0;
        waits.then_some(self.asked_at + PATIENCE)
    }
}

impl TableState {
    /// Asks the others whether a bot should take over the seat. If nobody else is there, the game waits.
    pub(crate) fn open_replace_vote(&mut self, seat: Seat) -> Option<LogLine> {
        let needed = self.doc.others(seat, Chair::is_here);
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
            (About::Time { seat, .. }, VoteAbout::Time) | (About::Undo { seat, .. }, VoteAbout::Undo) => {
                cast.seat.is_none_or(|meant| meant == seat)
            }
            (About::End, VoteAbout::End) => true,
            _ => false,
        };
        if cast.about == VoteAbout::End && cast.yes && !self.doc.votes.iter().any(is_meant) {
            lines.extend(self.open_end_vote(own[0])?);
        }
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
            match self.doc.votes.remove(index).about {
                About::Time { seat, .. } => lines.extend(self.take_over_go(seat, context.now, &context.presence)),
                About::End => self.doc.end_refused = self.doc.round,
                About::Replace { .. } | About::Undo { .. } => {}
            }
            return Ok(lines);
        }
        vote.yes.extend(mine);
        vote.yes.sort_unstable();
        vote.yes.dedup();
        lines.extend(self.carry_out_agreed(context.now, context.history)?);
        Ok(lines)
    }

    fn can_be_replaced(&self, seat: Seat, context: &Context<'_>) -> Result<(), Error> {
        let chair = self.doc.chairs.get(usize::from(seat)).filter(|chair| chair.occupant.person().is_some());
        let chair = chair.ok_or_else(|| Error::BadRequest("nobody decides at this seat".into()))?;
        if chair.away {
            return Err(Error::NoChange("a bot stands in already"));
        }
        match self.doc.replace_from(seat, &context.presence) {
            Some(from) if context.now >= from => Ok(()),
            _ => Err(Error::StillThere),
        }
    }

    /// Does what votes are about to which everybody needed has agreed.
    pub(crate) fn carry_out_agreed(&mut self, now: Ms, history: Option<&History>) -> Result<Vec<LogLine>, Error> {
        let agreed = |vote: &Vote| vote.needed.iter().all(|seat| vote.yes.contains(seat));
        let mut lines = Vec::new();
        while let Some(index) = self.doc.votes.iter().position(agreed) {
            let about = self.doc.votes.remove(index).about;
            lines.extend(self.carry_out(about, now, history)?);
        }
        Ok(lines)
    }

    fn carry_out(&mut self, about: About, now: Ms, history: Option<&History>) -> Result<Vec<LogLine>, Error> {
        match about {
            About::Replace { seat } => {
                if self.doc.asked == Some(seat) {
                    self.doc.charge(now);
                }
                let line = self.stand_in(seat);
                self.schedule();
                Ok(vec![line])
            }
            About::Time { seat, .. } => Ok(vec![self.give_more_time(seat, now)]),
            About::End => Ok(vec![self.end_as_agreed(now)]),
            About::Undo { seat, entries, .. } => self.go_back(seat, entries, Came::BackTogether, now, needed(history)?),
        }
    }

    /// Takes back the last `goes` goes of a seat: at once if nobody has learned anything from them or nobody else plays,
    /// otherwise when all other people agree. People who are away must agree if their own decisions are taken back.
    pub(crate) fn ask_undo(&mut self, seat: Seat, goes: usize, context: &Context<'_>) -> Result<Vec<LogLine>, Error> {
        if self.doc.settings.rated {
            return Err(Error::Rated("what others have learned is not taken back"));
        }
        if self.doc.cup.is_some() {
            return Err(Error::Cup("luck is not taken back"));
        }
        let history = needed(context.history)?;
        let to = history.back_to(seat, goes)?;
        let (table, running) = self.running_game()?;
        let to = to.filter(|to| to.entry < running.entries());
        let to = to.ok_or_else(|| Error::BadRequest("you have not played so many goes".into()))?;
        let entries = running.entries() - to.entry;
        table.votes.retain(|vote| !matches!(vote.about, About::Undo { .. }));
        if entries <= running.undoable(seat).0 {
            return self.undo_entries(seat, entries, context.now);
        }
        // An absent player may return, so their consent is needed as well.
        let theirs = |other: &Seat| {
            let mut taken = history.done[to.entry..].iter();
            taken.any(|(_, _, done)| matches!(done.entry, Entry::Action { seat, .. } if seat == *other))
        };
        let mut needed = self.doc.others(seat, |chair| chair.occupant.person().is_some());
        needed.retain(|other| self.doc.chairs[usize::from(*other)].has_player() || theirs(other));
        if needed.is_empty() {
            return self.go_back(seat, entries, Came::Back, context.now, history);
        }
        self.doc.votes.push(Vote { about: About::Undo { seat, entries, to }, yes: Vec::new(), needed });
        Ok(vec![LogLine::table(TableChange::Vote, Some(seat))])
    }

    /// The luck goes back with the game: the same decisions would roll the same again.
    fn go_back(
        &mut self,
        seat: Seat,
        entries: usize,
        came: Came,
        now: Ms,
        history: &History,
    ) -> Result<Vec<LogLine>, Error> {
        let (table, running) = self.running_game()?;
        let stays = running
            .entries()
            .checked_sub(entries)
            .ok_or_else(|| Error::BadRequest("the game is not that long".into()))?;
        let mut earlier = history.at(stays)?;
        if table.asked == Some(seat) {
            table.charge(now);
        }
        let mut lines = vec![LogLine::Undone { seat, entries }];
        lines.extend(earlier.go_on().into_iter().map(LogLine::Entry));
        *running = earlier;
        table.taken_back = table.taken_back.saturating_add(1);
        self.end_plans(PlanEnd::Back);
        self.follow_game(came, now);
        // A player who takes back wants to decide again.
        let answers = &mut self.doc.chairs[usize::from(seat)].answers;
        (answers.hold, answers.keep_effect) = (true, false);
        self.schedule();
        Ok(lines)
    }
}

fn needed(history: Option<&History>) -> Result<&History, Error> {
    history.ok_or_else(|| Error::Broken("no history was handed in".into()))
}
