//! What is kept of a table. The JSON forms of [`TableDoc`] and [`LogLine`] are those of stored tables.

use serde::Serialize;
use tharos_rules::ids::{Guild, Seat};
use tharos_rules::json::FromJson;
use tharos_rules::{Digest, Done, GameRecord, Phase, RULES_VERSION, Running, Seed};

use crate::Ms;
use crate::api::{
    About, AgreedEnd, Answers, Branch, InCup, Level, Settings, TableChange, TablePhase, TableResult, Vote,
};
use crate::error::Error;
use crate::history::History;
use crate::plan::Plan;

/// The level of a bot that stands in for a person.
pub const STAND_IN: Level = Level::Foreman;

/// Everything about a table besides the position of its game. Holds the seed, so it is never shown as it is.
#[derive(Clone, Debug, Serialize, FromJson)]
pub struct TableDoc {
    pub code: Option<String>,
    pub phase: TablePhase,
    pub host: String,
    pub chairs: Vec<Chair>,
    pub settings: Settings,
    /// The version of the rules that the game began with and is played by to its end.
    #[serde(default = "first_version")]
    pub rules: u32,
    pub seed: Seed,
    /// What the seed was bound to before anybody contributed.
    pub commitment: Digest,
    pub created: Ms,
    pub updated: Ms,
    /// The last line, and the last line that changed the game.
    pub seq: i64,
    pub game_seq: i64,
    pub round: u8,
    pub turn: u8,
    pub asked: Option<Seat>,
    /// Since when.
    pub asked_at: Ms,
    pub votes: Vec<Vote>,
    pub next: Option<String>,
    pub result: Option<TableResult>,
    pub hash: Option<Digest>,
    /// When the table gives the only possible answer for the deciding seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub answer_at: Option<Ms>,
    /// When the plan of the deciding seat is carried out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub plan_at: Option<Ms>,
    /// How often something has changed that leaves no line. The store keeps it beside the document.
    #[serde(skip)]
    pub silent: i64,
    /// Without the transformation effect the deciding seat would have one answer: the effect can be kept.
    #[serde(default, skip_serializing_if = "is_default")]
    pub can_keep_effect: bool,
    /// The entries (from 0) that were given for a player and can still be taken back.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub automatic: Vec<usize>,
    /// The current go of the deciding seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub go: Option<CurrentGo>,
    /// How many times an undo took back something that a player had learned.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub taken_back: u16,
    /// The table whose deal is played here once more.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub same_deal_as: Option<String>,
    /// The game that this one leaves at some step.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub branch: Option<Branch>,
    /// The round of a tournament that is played here. Its host is the tournament.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cup: Option<InCup>,
    /// The players have ended the game; bots play or have played the rest.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub agreed_end: Option<AgreedEnd>,
    /// The last round in which somebody refused to end the game; 0 if there was no vote.
    #[serde(default, skip_serializing_if = "is_default")]
    pub end_refused: u8,
    /// Whom the host has sent away: they do not sit down here again.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub kicked: Vec<String>,
}

const fn is_zero(number: &u16) -> bool {
    *number == 0
}

/// The consecutive decisions of one seat: a go, or its questions in another phase. The unit of clocks and stand-ins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, FromJson)]
pub struct CurrentGo {
    pub seat: Seat,
    pub phase: Phase,
    /// How many entries the game had when it began.
    pub began: usize,
    /// A bot has decided in it for a person.
    pub by_bot: bool,
    /// The person came back while a bot played it, which brings time once.
    pub taken_back: bool,
    /// What was left on the seat's clock before it got the time of this go.
    pub before_ms: Option<Ms>,
}

/// Tables that do not say were made by the first version.
const fn first_version() -> u32 {
    1
}

/// A seat of the table.
#[derive(Clone, Debug, Serialize, FromJson)]
pub struct Chair {
    pub guild: Guild,
    /// Who sits there.
    #[serde(rename = "sitter")]
    pub occupant: Occupant,
    pub contribution: Option<Seed>,
    /// The person has left.
    pub left: bool,
    /// A bot decides for the person until the person comes back.
    pub away: bool,
    pub clock_ms: Option<Ms>,
    #[serde(default, skip_serializing_if = "is_default")]
    pub missed: Missed,
    #[serde(default, skip_serializing_if = "is_default")]
    pub answers: Answers,
    /// For whom a seat of a rematch is kept for some minutes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kept_for: Option<String>,
    /// While a rated table waits: what tells that two people are at the same address, and nothing more.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub home: Option<String>,
    /// Until when the clock is stopped, because the person took days off.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub off_until: Option<Ms>,
    /// How many days off the person has taken in this game.
    #[serde(default, skip_serializing_if = "is_default")]
    pub days_taken: u8,
    /// What the person has planned. Nobody else may learn whether there is something.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub plan: Option<Plan>,
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// What happened because the time of a person ran out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, FromJson)]
#[serde(default)]
pub struct Missed {
    /// A bot plays this go.
    pub this_go: bool,
    /// The person has not decided since a bot played a go.
    pub last_go: bool,
    /// The person was not there when the time ran out, or let it run out twice in a row.
    pub absent: bool,
    /// The others have voted on more time in this game.
    pub asked_others: bool,
    /// How many goes of this game a bot played.
    pub goes: u16,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, FromJson)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Occupant {
    Open,
    Bot {
        level: Level,
        /// Tables that are older than the names of bots have none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
    },
    Person {
        id: String,
    },
    /// Somebody else on the device of this person.
    Device {
        id: String,
        name: String,
    },
    /// Somebody in a game that was played elsewhere.
    Elsewhere {
        name: String,
    },
}

impl Occupant {
    /// Whose decisions are taken here.
    pub fn person(&self) -> Option<&str> {
        match self {
            Occupant::Person { id } | Occupant::Device { id, .. } => Some(id),
            _ => None,
        }
    }
}

impl Chair {
    pub fn new(guild: Guild, occupant: Occupant) -> Self {
        Chair {
            guild,
            occupant,
            contribution: None,
            left: false,
            away: false,
            clock_ms: None,
            missed: Missed::default(),
            answers: Answers::default(),
            kept_for: None,
            home: None,
            off_until: None,
            days_taken: 0,
            plan: None,
        }
    }

    /// The level of the bot that decides here, if one does.
    pub fn bot(&self) -> Option<Level> {
        match self.occupant {
            Occupant::Bot { level, .. } => Some(level),
            _ => self.stand_in(),
        }
    }

    /// The level of the bot that decides here for a person.
    pub fn stand_in(&self) -> Option<Level> {
        (self.away || self.missed.this_go).then_some(STAND_IN)
    }

    /// Whether a person plays here who has not left and was not replaced.
    pub fn has_player(&self) -> bool {
        self.occupant.person().is_some() && !self.left && !self.away
    }

    /// Whether a person plays here who is at the table, as far as one can know.
    pub fn is_here(&self) -> bool {
        self.has_player() && !self.missed.absent
    }
}

impl TableDoc {
    /// A waiting table without contributions.
    #[must_use]
    pub fn new(host: String, chairs: Vec<Chair>, settings: Settings, seed: Seed, now: Ms) -> Self {
        let mut table = TableDoc {
            code: None,
            phase: TablePhase::Waiting,
            host,
            chairs,
            settings,
            rules: RULES_VERSION,
            seed,
            commitment: seed.commitment(),
            created: now,
            updated: now,
            seq: 0,
            game_seq: 0,
            round: 0,
            turn: 0,
            asked: None,
            asked_at: now,
            votes: Vec::new(),
            next: None,
            result: None,
            hash: None,
            answer_at: None,
            plan_at: None,
            silent: 0,
            can_keep_effect: false,
            automatic: Vec::new(),
            go: None,
            taken_back: 0,
            same_deal_as: None,
            branch: None,
            cup: None,
            agreed_end: None,
            end_refused: 0,
            kicked: Vec::new(),
        };
        table.name_bots();
        table
    }

    /// By other rules the same entries would be another game. One that has not begun begins by ours.
    ///
    /// # Errors
    /// If the game was begun by another version of the rules.
    pub fn check_rules(&self) -> Result<(), Error> {
        if self.phase == TablePhase::Waiting || self.rules == RULES_VERSION {
            Ok(())
        } else {
            Err(Error::OtherRules(self.rules))
        }
    }

    /// When the game ended, or when it last went on.
    pub fn ended(&self) -> Ms {
        self.result.as_ref().and_then(|result| result.ended).unwrap_or(self.updated)
    }

    /// Whether only bots sit here: then they play only while somebody watches. Tables of a tournament do not count: the
    /// others need their results.
    pub fn is_of_bots(&self) -> bool {
        self.cup.is_none() && self.chairs.iter().all(|chair| chair.occupant.person().is_none())
    }

    /// Whether the game waits because nobody is at the table: no bot decides, no clock runs.
    pub fn is_paused(&self) -> bool {
        let people = || self.chairs.iter().filter(|chair| chair.occupant.person().is_some());
        self.phase == TablePhase::Running
            && !self.is_handed_over()
            && people().next().is_some()
            && !people().any(Chair::is_here)
    }

    /// The bot that must decide now, and its seat.
    pub fn bot_asked(&self) -> Option<(Seat, Level)> {
        let seat = self.asked.filter(|_| !self.is_paused())?;
        Some((seat, self.chairs[usize::from(seat)].bot()?))
    }

    /// Whether the table decides for the person, so that no notification is needed.
    pub fn decides_itself(&self) -> bool {
        let has_plan = |seat| self.chairs[usize::from(seat)].plan.as_ref().is_some_and(Plan::runs);
        self.plan_at.is_some() || self.answer_at.is_some() && self.asked.is_some_and(has_plan)
    }

    pub(crate) fn drop_votes_about(&mut self, seat: Seat) {
        let is_about = |vote: &Vote| match vote.about {
            About::Replace { seat } | About::Time { seat, .. } => Some(seat),
            About::Undo { .. } | About::End => None,
        };
        self.votes.retain(|vote| is_about(vote) != Some(seat));
    }
}

/// One line of a table's log, as it is kept: with all secrets.
#[derive(Clone, Debug, Serialize, FromJson)]
#[serde(tag = "line", rename_all = "snake_case")]
pub enum LogLine {
    Entry(Done),
    Undone {
        seat: Seat,
        entries: usize,
    },
    Chat {
        person: String,
        seat: Option<Seat>,
        text: String,
    },
    /// How the game began, with the seed.
    Started {
        origin: Box<GameRecord>,
    },
    Table {
        what: TableChange,
        seat: Option<Seat>,
    },
}

impl LogLine {
    pub const fn table(what: TableChange, seat: Option<Seat>) -> Self {
        LogLine::Table { what, seat }
    }

    /// Whether it changes the game.
    pub const fn is_of_game(&self) -> bool {
        matches!(self, LogLine::Entry(_) | LogLine::Undone { .. } | LogLine::Started { .. })
    }
}

/// A line with its number and time.
#[derive(Clone, Debug)]
pub struct Logged {
    pub seq: i64,
    pub at: Ms,
    pub line: LogLine,
}

/// A table with the position of its game.
#[derive(Clone, Debug)]
pub struct TableState {
    pub doc: TableDoc,
    /// None while the table waits.
    pub game: Option<Running>,
}

impl TableState {
    /// A table as it was kept, and its whole log.
    ///
    /// # Errors
    /// If it is played by other rules, or the log cannot be played through.
    pub fn from_log(doc: TableDoc, log: &[Logged]) -> Result<Self, Error> {
        doc.check_rules()?;
        let history = History::of(log.iter().cloned());
        let game = history.map(|history| history.at(history.done.len())).transpose()?;
        Ok(TableState { doc, game })
    }
}
