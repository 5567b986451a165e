//! What can be done at a table. Every change goes through [`TableState::obey`]: it is tried on a copy, stored, then shown.

use tharos_rules::Action;
use tharos_rules::ids::Seat;

use crate::Ms;
use crate::api::{CastVote, SeatWish, Sit, TablePhase};
use crate::caller::Caller;
use crate::error::Error;
use crate::history::History;
use crate::model::{LogLine, TableState};
use crate::presence::Presence;

/// What somebody asks for.
#[derive(Clone, Debug)]
pub enum Command {
    Sit(Sit),
    Stand,
    Kick(Seat),
    Change {
        seat: Seat,
        wish: SeatWish,
    },
    Start,
    Close,
    Leave,
    Return,
    Vote(CastVote),
    Say {
        seat: Option<Seat>,
        text: String,
    },
    /// The rematch is at this table.
    Next(String),
    Play {
        seat: Seat,
        seq: i64,
        key: String,
        action: Action,
    },
    Undo {
        seat: Seat,
        seq: i64,
        key: String,
        steps: usize,
    },
    AskUndo {
        seat: Seat,
        seq: i64,
        entries: usize,
    },
}

impl Command {
    /// What the store knows the request by.
    pub fn key(&self) -> Option<String> {
        match self {
            Command::Play { seat, key, .. } | Command::Undo { seat, key, .. } => Some(format!("{seat} {key}")),
            _ => None,
        }
    }

    /// Whether it may lead further back than the position remembers.
    pub fn needs_history(&self) -> bool {
        matches!(self, Command::AskUndo { .. } | Command::Vote(CastVote { yes: true, .. }))
    }
}

/// What a command is judged by, besides the table.
pub struct Context<'a> {
    pub now: Ms,
    pub caller: &'a Caller,
    /// Who looks at the table.
    pub presence: Presence,
    /// If [`Command::needs_history`].
    pub history: Option<&'a History>,
}

impl TableState {
    /// Carries out a command and returns the new lines, which are already counted. After an error the state is
    /// meaningless.
    pub fn obey(&mut self, command: &Command, context: &Context<'_>) -> Result<Vec<LogLine>, Error> {
        let &Context { now, caller, .. } = context;
        let lines = match command {
            Command::Sit(sit) => self.sit(sit, context)?,
            Command::Stand => self.stand(caller)?,
            Command::Kick(seat) => self.kick(*seat, caller)?,
            Command::Change { seat, wish } => self.change(*seat, wish, context)?,
            Command::Start => self.start_by_host(caller, now)?,
            Command::Close => self.close(caller)?,
            Command::Leave => self.leave(caller)?,
            Command::Return => self.come_back(caller, now)?,
            Command::Vote(vote) => self.vote(*vote, context)?,
            Command::Say { seat, text } => self.say(*seat, text, caller)?,
            Command::Next(id) => self.next_table(id, caller)?,
            Command::Play { seat, seq, action, .. } => {
                self.current(*seat, *seq, caller)?;
                self.play(*seat, *action, now)?
            }
            Command::Undo { seat, seq, steps, .. } => {
                self.current(*seat, *seq, caller)?;
                self.undo(*seat, *steps, now)?
            }
            Command::AskUndo { seat, seq, entries } => {
                self.current(*seat, *seq, caller)?;
                self.ask_undo(*seat, *entries, context)?
            }
        };
        self.count(&lines, now);
        Ok(lines)
    }

    /// Numbers the new lines.
    pub fn count(&mut self, lines: &[LogLine], now: Ms) {
        let table = &mut self.doc;
        for line in lines {
            table.seq += 1;
            if line.is_of_game() {
                table.game_seq = table.seq;
            }
        }
        table.updated = table.updated.max(now);
    }

    /// The caller decides for this seat, and has seen the last change of the game.
    fn current(&self, seat: Seat, seq: i64, caller: &Caller) -> Result<(), Error> {
        self.own(seat, caller)?;
        if self.doc.phase != TablePhase::Running {
            return Err(Error::WrongPhase("the game is not running"));
        }
        if !(self.doc.game_seq..=self.doc.seq).contains(&seq) {
            return Err(Error::Stale { seq: self.doc.seq });
        }
        Ok(())
    }

    /// This seat is the caller's.
    pub fn own(&self, seat: Seat, caller: &Caller) -> Result<(), Error> {
        let chair = self.doc.chairs.get(usize::from(seat)).ok_or(Error::NotYours)?;
        if chair.occupant.person().is_some_and(|id| caller.is(id)) { Ok(()) } else { Err(Error::NotYours) }
    }

    /// The seats the caller decides for.
    pub fn seats_of(&self, caller: &Caller) -> Vec<Seat> {
        (0..self.doc.chairs.len() as Seat).filter(|&seat| self.own(seat, caller).is_ok()).collect()
    }

    pub(crate) fn hosts(&self, caller: &Caller) -> Result<(), Error> {
        if caller.is(&self.doc.host) { Ok(()) } else { Err(Error::NotHost) }
    }

    pub(crate) fn waits(&self) -> Result<(), Error> {
        if self.doc.phase == TablePhase::Waiting { Ok(()) } else { Err(Error::WrongPhase("the game has begun")) }
    }

    fn say(&self, seat: Option<Seat>, text: &str, caller: &Caller) -> Result<Vec<LogLine>, Error> {
        let own = self.seats_of(caller);
        if seat.is_some_and(|seat| !own.contains(&seat)) {
            return Err(Error::NotYours);
        }
        if own.is_empty() && !self.doc.settings.spectators && self.doc.phase != TablePhase::Waiting {
            return Err(Error::NoSpectators);
        }
        let seat = seat.or(own.first().copied());
        Ok(vec![LogLine::Chat { person: caller.id().to_owned(), seat, text: text.to_owned() }])
    }
}
