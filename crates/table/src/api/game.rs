//! The running game, as one viewer may see it.

use std::sync::Arc;

use serde::{Serialize, Serializer};
use serde_json::value::RawValue;
use tharos_bots::Reason;
use tharos_rules::ids::{CardSet, Seat as SeatNumber};
use tharos_rules::json::FromJson;
use tharos_rules::{
    Action, DrawOdds, Event, OfferGraph, Outlook, Refusal, Score, SeenEntry, Token, UndoStop, View, WhyNot,
};

use super::TableInfo;

/// What changed since what a viewer knew. What is left out has not changed.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Update {
    /// The last line; with it as `after` a viewer goes on from here.
    pub seq: i64,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<TableInfo>, nullable = false))]
    pub table: Option<Written>,
    /// Left out while the table waits, and if the game has not moved.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<Position>, nullable = false))]
    pub position: Option<Written>,
    pub lines: Vec<Line>,
}

/// What a page begins with.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Opening {
    pub table: TableInfo,
    /// The running game as the caller's seat sees it, without the table; null if the caller has no seat or several.
    pub game: Option<Update>,
}

/// A position or table that has been written down already, for all who see the same.
#[derive(Clone, Debug)]
pub struct Written(Arc<RawValue>);

impl Written {
    #[must_use]
    pub fn new(content: &impl Serialize) -> Self {
        Written(serde_json::value::to_raw_value(content).expect("what is shown always has a JSON form").into())
    }
}

impl PartialEq for Written {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || self.0.get() == other.0.get()
    }
}

impl Eq for Written {}

impl Serialize for Written {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Position {
    pub view: View,
    /// What the open table comes to.
    pub outlook: Outlook,
    /// The legal decisions of the viewer, as a graph.
    pub legal: OfferGraph,
    pub why_not: Vec<WhyNot>,
    pub undo: Undoable,
    /// If the table shows them, or the game is over.
    pub scores: Option<Vec<Score>>,
    /// How many entries the record has.
    pub entries: usize,
    /// The digest of the last state, when the game is over.
    pub hash: Option<String>,
    /// All hands by seat: only in a finished game, looked at with the eyes of all.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub hands: Option<Vec<CardSet>>,
}

/// How many of the own last decisions can be taken back, and what stops it there.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Undoable {
    pub steps: usize,
    pub stop: Option<UndoStop>,
}

/// One line of the table's log, as this viewer may see it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Line {
    pub seq: i64,
    pub at: i64,
    #[serde(flatten)]
    pub what: LineKind,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(untagged)]
pub enum LineKind {
    Entry { entry: SeenEntry, events: Vec<Event> },
    Undone { undone: Undone },
    Chat { chat: Chat },
    Table { table: TableLine },
}

/// The last `entries` entries are taken back.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Undone {
    pub seat: SeatNumber,
    pub entries: usize,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Chat {
    pub seat: Option<SeatNumber>,
    /// The id of who said it: empty where that is nobody's business.
    pub person: String,
    pub name: String,
    pub text: String,
}

#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TableLine {
    pub what: TableChange,
    pub seat: Option<SeatNumber>,
}

/// What happened at the table besides the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, FromJson)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum TableChange {
    Sat,
    Stood,
    Started,
    Left,
    Returned,
    /// A bot decides for the person until the person returns.
    BotTookOver,
    /// The time of a go is up.
    Flagged,
    /// A bot plays this go for the person.
    BotPlaysGo,
    /// The others gave more time.
    MoreTime,
    /// Nobody is at the table any more.
    Paused,
    /// Somebody takes days off: that clock stands still.
    DaysOff,
    /// The players have agreed to end the game.
    AgreedEnd,
    /// Somebody wants to be asked before the go ends.
    Thinks,
    /// Somebody asks the others: see the votes of the table.
    Vote,
    Voted,
    Rematch,
    Closed,
    /// A seat changed its name, guild, bot or owner.
    Changed,
}

#[derive(Clone, Debug, FromJson)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Play {
    pub seat: SeatNumber,
    /// What the page had seen when the player decided.
    pub seq: i64,
    /// Any text of at most 64 characters; the same one with every repetition of this request.
    pub key: String,
    #[cfg_attr(feature = "schema", schema(value_type = Action))]
    pub action: serde_json::Value,
    /// What the table shall answer for this seat from now on; left out: as before.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub answers: Option<Answers>,
    /// The name of the page's own stream, which then leaves out what the answer brings.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub stream: Option<String>,
}

/// What the table answers for a seat where the hand leaves one answer. Nobody else sees this.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, FromJson)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Answers {
    /// Ask in this go, also where one answer is possible.
    pub hold: bool,
    /// Ask in all goes of this game.
    pub ask: bool,
    /// Keep the transformation effect of this turn: the end of a go is not asked only because of it.
    pub keep_effect: bool,
    /// Alone: keep the order of the start markers (SOLO-3) without being asked.
    pub keep_order: bool,
}

/// The same as the owner of the seat sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct OwnAnswers {
    #[serde(flatten)]
    pub wish: Answers,
    /// One answer is possible, and the table is about to give it.
    pub soon: bool,
    /// Without the transformation effect there would be one answer: it can be kept.
    pub can_keep_effect: bool,
}

#[derive(Clone, Debug, FromJson)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Undo {
    pub seat: SeatNumber,
    pub seq: i64,
    pub key: String,
    pub steps: usize,
    /// As for a decision.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub stream: Option<String>,
}

#[derive(Clone, Debug, FromJson)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct UndoRequest {
    pub seat: SeatNumber,
    pub seq: i64,
    /// How many of the caller's goes to take back, including the current one; default 1.
    #[serde(default = "one")]
    pub goes: usize,
    /// As for a decision.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub stream: Option<String>,
}

const fn one() -> usize {
    1
}

/// The number of the last line that came of a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Seq {
    pub seq: i64,
}

#[derive(Clone, Debug, FromJson)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Try {
    pub seat: SeatNumber,
    #[cfg_attr(feature = "schema", schema(value_type = Action))]
    pub action: serde_json::Value,
    /// As things would stand after these planned decisions; left out: now.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(value_type = Vec<Action>, required = false, max_items = 8))]
    pub planned: Option<Vec<serde_json::Value>>,
}

/// What comes of trying a decision: what it would do, or why it is not possible.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(untagged)]
pub enum Tried {
    Effect(Box<Preview>),
    Refused {
        /// The clause and its numbers.
        refusal: Refusal,
    },
}

/// Why does this not go with what was pointed at?
#[derive(Clone, Debug, FromJson)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct AskWhy {
    pub seat: SeatNumber,
    /// What was pointed at, as the labels of the legal decisions name it.
    #[cfg_attr(feature = "schema", schema(max_items = 40))]
    pub picks: Vec<Token>,
    /// What does not go with it.
    pub thing: Token,
    /// As things would stand after these planned decisions; left out: now.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(value_type = Vec<Action>, required = false, max_items = 8))]
    pub planned: Option<Vec<serde_json::Value>>,
}

#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Because {
    /// The clause and its numbers; null where no decision of the picks names anything like it.
    pub refusal: Option<Refusal>,
    /// A decision of this go after which the thing can be used; null where there is none.
    pub way_out: Option<Action>,
}

/// What a decision would do, up to the first outcome of chance.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Preview {
    pub events: Vec<Event>,
    /// Null if VP are not shown during the game.
    pub scores: Option<Vec<Score>>,
    pub view: View,
    pub outlook: Outlook,
}

/// What the next draws of a seat may bring: one die, two dice, and those of a preparation.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Odds {
    pub draws: Vec<DrawOdds>,
}

/// Asks for a hint.
#[derive(Clone, Copy, Debug, FromJson)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct AskHint {
    pub seat: SeatNumber,
    /// How many times the usual effort is doubled.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(maximum = 3))]
    pub longer: u8,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Hints {
    pub suggestions: Vec<Hint>,
    /// What passing leads to; null where nobody may pass.
    pub pass: Option<Passing>,
    /// How often the rest of the turn was tried.
    pub trials: u32,
}

#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Passing {
    pub vp: f32,
    pub win: f32,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = Suggestion))]
pub struct Hint {
    pub action: Action,
    /// The VP to be expected at the end.
    pub vp: f32,
    /// Half the width of its 95 % range, by the spread of the search.
    pub half: f32,
    /// How likely the seat is to win.
    pub win: f32,
    /// How much of the search went into it.
    pub share: f32,
    /// At most four: gains, then what can wait, then the price.
    pub reasons: Vec<Reason>,
}

impl From<tharos_bots::Suggestion> for Hint {
    fn from(found: tharos_bots::Suggestion) -> Self {
        let tharos_bots::Suggestion { estimate, share, reasons } = found;
        let tharos_bots::Estimate { action, vp, half, win, .. } = estimate;
        Hint { action, vp, half, win, share, reasons }
    }
}
