//! The running game, as one viewer may see it.

use std::sync::Arc;

use serde::{Deserialize, Serialize, Serializer};
use serde_json::value::RawValue;
use tharos_rules::ids::{CardSet, Seat as SeatNumber};
use tharos_rules::{Action, Event, OfferGraph, Refusal, Score, SeenEntry, Token, UndoStop, View, WhyNot};

use super::TableInfo;

/// What changed since what a viewer knew. What is left out has not changed.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Update {
    /// The last line; with it as `after` a viewer goes on from here.
    pub seq: i64,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<TableInfo>, nullable = false))]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<TableInfo>"))]
    pub table: Option<Written>,
    /// Left out while the table waits, and if the game has not moved.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<Position>, nullable = false))]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Position>"))]
    pub position: Option<Written>,
    pub lines: Vec<Line>,
}

/// What a page begins with.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Opening {
    pub table: TableInfo,
    /// The running game with the eyes of the caller's seat, without the table; null for whoever has none there, or
    /// several.
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
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Position {
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    pub view: View,
    /// The legal decisions of the viewer, as a graph.
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    pub legal: OfferGraph,
    #[cfg_attr(feature = "schema", schema(value_type = Vec<Object>))]
    pub why_not: Vec<WhyNot>,
    pub undo: Undoable,
    /// If the table shows them, or the game is over.
    #[cfg_attr(feature = "schema", schema(value_type = Option<Vec<Object>>))]
    pub scores: Option<Vec<Score>>,
    /// How many entries the record has.
    pub entries: usize,
    /// The digest of the last state, when the game is over.
    pub hash: Option<String>,
    /// All hands by seat: only in a finished game, looked at with the eyes of all.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<Vec<Vec<u8>>>))]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Vec<tharos_rules::ids::DeckCard>>>"))]
    pub hands: Option<Vec<CardSet>>,
}

/// How many of the own last decisions can be taken back, and what stops it there.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Undoable {
    pub steps: usize,
    #[cfg_attr(feature = "schema", schema(value_type = Option<Object>))]
    pub stop: Option<UndoStop>,
}

/// One line of the table's log, as this viewer may see it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Line {
    pub seq: i64,
    pub at: i64,
    #[serde(flatten)]
    pub what: LineKind,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum LineKind {
    Entry {
        #[cfg_attr(feature = "schema", schema(value_type = Object))]
        entry: SeenEntry,
        #[cfg_attr(feature = "schema", schema(value_type = Vec<Object>))]
        events: Vec<Event>,
    },
    Undone {
        undone: Undone,
    },
    Chat {
        chat: Chat,
    },
    Table {
        table: TableLine,
    },
}

/// The last `entries` entries are taken back.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Undone {
    pub seat: SeatNumber,
    pub entries: usize,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Chat {
    pub seat: Option<SeatNumber>,
    pub name: String,
    pub text: String,
}

#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TableLine {
    pub what: TableChange,
    pub seat: Option<SeatNumber>,
}

/// What happened at the table besides the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum TableChange {
    Sat,
    Stood,
    Started,
    Left,
    Returned,
    BotTookOver,
    Flagged,
    /// Somebody asks the others: see the votes of the table.
    Vote,
    Voted,
    Rematch,
    Closed,
    /// A seat changed its name, guild, bot or owner.
    Changed,
}

#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Play {
    pub seat: SeatNumber,
    /// What the page had seen when the player decided.
    pub seq: i64,
    /// Any text of at most 64 characters; the same one with every repetition of this request.
    pub key: String,
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    #[cfg_attr(feature = "ts", ts(as = "Action"))]
    pub action: serde_json::Value,
    /// The name of the page's own stream, which then leaves out what the answer brings.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub stream: Option<String>,
}

#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Undo {
    pub seat: SeatNumber,
    pub seq: i64,
    pub key: String,
    pub steps: usize,
    /// As for a decision.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub stream: Option<String>,
}

#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct UndoRequest {
    pub seat: SeatNumber,
    pub seq: i64,
    pub entries: usize,
    /// As for a decision.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub stream: Option<String>,
}

/// The number of the last line that came of a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Seq {
    pub seq: i64,
}

#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Try {
    pub seat: SeatNumber,
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    #[cfg_attr(feature = "ts", ts(as = "Action"))]
    pub action: serde_json::Value,
}

/// What comes of trying a decision: what it would do, or why it is not possible.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Tried {
    Effect(Box<Preview>),
    Refused {
        /// The clause and its numbers.
        #[cfg_attr(feature = "schema", schema(value_type = Object))]
        refusal: Refusal,
    },
}

/// Why does this not go with what was pointed at?
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct AskWhy {
    pub seat: SeatNumber,
    /// What was pointed at, as the labels of the legal decisions name it.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<String>, max_items = 40))]
    pub picks: Vec<Token>,
    /// What does not go with it.
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub thing: Token,
}

#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Because {
    /// The clause and its numbers; null where no decision of the picks names anything like it.
    #[cfg_attr(feature = "schema", schema(value_type = Option<Object>))]
    pub refusal: Option<Refusal>,
}

/// What a decision would do, up to the first outcome of chance.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Preview {
    #[cfg_attr(feature = "schema", schema(value_type = Vec<Object>))]
    pub events: Vec<Event>,
    #[cfg_attr(feature = "schema", schema(value_type = Vec<Object>))]
    pub scores: Vec<Score>,
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    pub view: View,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Hints {
    pub suggestions: Vec<Hint>,
}

#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Suggestion"))]
pub struct Hint {
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    pub action: Action,
    /// The VP to be expected at the end.
    pub vp: f32,
    /// How likely the seat is to win.
    pub win: f32,
    /// How much of the search went into it.
    pub share: f32,
}
