//! What can be done at a table. Every change goes through [`TableState::obey`]: it is tried on a copy, stored, then shown.

use tharos_rules::Action;
use tharos_rules::ids::Seat;

use crate::Ms;
use crate::api::{Answers, CastVote, SeatWish, Sit, TablePhase, WhoTalks};
use crate::caller::Caller;
use crate::error::Error;
use crate::history::History;
use crate::model::{LogLine, TableState};
use crate::plan::Wish;
use crate::presence::Presence;

/// A request to a table.
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
        /// What the table shall answer for the seat from now on.
        answers: Option<Answers>,
    },
    /// Plans the next goes of a seat; nothing is planned any more if there are no steps.
    Plan {
        seat: Seat,
        seq: i64,
        steps: Vec<Wish>,
    },
    /// Switches off automatic answers for this go.
    Hold(Seat),
    /// Takes this many days off from now on; 0 ends them.
    DaysOff(u8),
    Undo {
        seat: Seat,
        seq: i64,
        key: String,
        steps: usize,
    },
    AskUndo {
        seat: Seat,
        seq: i64,
        goes: usize,
    },
    /// The tournament of this table says that the time of the round is up: bots play to the end.
    HandOver,
    /// The player has withdrawn from the tournament: a bot has the seat from now on.
    Withdraw(Seat),
}

impl Command {
    /// What the store knows the request by.
    pub fn key(&self) -> Option<String> {
        match self {
            Command::Play { seat, key, .. } | Command::Undo { seat, key, .. } => Some(format!("{seat} {key}")),
            _ => None,
        }
    }

    /// The seat that it is for; the caller must decide there, whatever the store knows of the key.
    pub fn seat(&self) -> Option<Seat> {
        match self {
            Command::Play { seat, .. } | Command::Undo { seat, .. } => Some(*seat),
            _ => None,
        }
    }

    /// The seat for which it decides something of the game.
    fn decides(&self) -> Option<Seat> {
        match self {
            Command::Play { seat, .. } | Command::Undo { seat, .. } | Command::AskUndo { seat, .. } => Some(*seat),
            Command::Hold(seat) => Some(*seat),
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
        if self.doc.is_handed_over() && self.doc.phase == TablePhase::Running && !matches!(command, Command::Say { .. })
        {
            return Err(match self.doc.cup {
                Some(_) => Error::Cup("the time of the round is up"),
                None => Error::WrongPhase("the players have ended the game"),
            });
        }
        // A decision replaces the plan.
        if let Some(seat) = command.decides().filter(|seat| self.own(*seat, caller).is_ok()) {
            self.drop_plan(seat);
        }
        let lines = match command {
            Command::Sit(sit) => self.sit(sit, context)?,
            Command::Stand => self.stand(caller)?,
            Command::Kick(seat) => self.kick(*seat, caller)?,
            Command::Change { seat, wish } => self.change(*seat, wish, context)?,
            Command::Start => self.start_by_host(caller, now)?,
            Command::Close => self.close(caller)?,
            Command::Leave => self.leave(context)?,
            Command::Return => {
                self.running_game()?;
                let lines = self.come_back(caller, now);
                if lines.is_empty() {
                    return Err(Error::NoChange("the seat is yours"));
                }
                lines
            }
            Command::Vote(vote) => {
                let mut lines = self.come_back(caller, now);
                lines.extend(self.vote(*vote, context)?);
                lines
            }
            Command::Say { seat, text } => self.say(*seat, text, caller)?,
            Command::Next(id) => self.next_table(id, caller)?,
            Command::Play { seat, seq, action, answers, .. } => {
                self.current(*seat, *seq, caller)?;
                let mut lines = self.come_back(caller, now);
                if let Some(answers) = answers {
                    self.doc.chairs[usize::from(*seat)].answers = *answers;
                }
                lines.extend(self.play(*seat, *action, now)?);
                lines
            }
            Command::DaysOff(days) => self.take_days_off(*days, caller, now)?,
            Command::Plan { seat, seq, steps } => {
                self.own(*seat, caller)?;
                let mut lines = Vec::new();
                if !steps.is_empty() {
                    self.current(*seat, *seq, caller)?;
                    lines = self.come_back(caller, now);
                }
                self.set_plan(*seat, steps)?;
                lines
            }
            Command::Hold(seat) => {
                let mut lines = self.come_back(caller, now);
                lines.extend(self.hold(*seat, caller)?);
                lines
            }
            Command::Undo { seat, seq, steps, .. } => {
                self.current(*seat, *seq, caller)?;
                let mut lines = self.come_back(caller, now);
                lines.extend(self.undo(*seat, *steps, now)?);
                lines
            }
            Command::AskUndo { seat, seq, goes } => {
                self.current(*seat, *seq, caller)?;
                let mut lines = self.come_back(caller, now);
                lines.extend(self.ask_undo(*seat, *goes, context)?);
                lines
            }
            Command::HandOver => self.hand_over(caller, now)?,
            Command::Withdraw(seat) => self.withdraw(*seat, caller, now)?,
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
        // A change without a line is private.
        if !lines.is_empty() {
            table.updated = table.updated.max(now);
        }
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

    pub(crate) fn is_kicked(&self, caller: &Caller) -> bool {
        self.doc.kicked.iter().any(|id| caller.is(id))
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
        if self.is_kicked(caller) {
            return Err(Error::Kicked);
        }
        if own.is_empty() && self.hosts(caller).is_err() {
            if !self.doc.settings.spectators && self.doc.phase != TablePhase::Waiting {
                return Err(Error::NoSpectators);
            }
            if self.doc.settings.chat == WhoTalks::Players {
                return Err(Error::PlayersTalk);
            }
        }
        let seat = seat.or(own.first().copied());
        Ok(vec![LogLine::Chat { person: caller.id().to_owned(), seat, text: text.to_owned() }])
    }
}
