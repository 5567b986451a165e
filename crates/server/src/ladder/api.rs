//! What goes over the wire about ratings, profiles and people among each other.

use serde::{Deserialize, Serialize};
use tharos_rules::ids::Guild;
use tharos_table::RatingKind;
use tharos_table::api::{Level, TableInfo};
use utoipa::ToSchema;

use crate::api::PersonKind;

/// A rating, in points.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct RatingNow {
    pub kind: RatingKind,
    pub rating: f64,
    /// The standard deviation: the true rating is within it in two cases of three.
    pub deviation: f64,
    pub games: i64,
    pub won: i64,
    /// There are too few games for it to mean much.
    pub provisional: bool,
    /// On the ladder; null before enough games, or if the person does not show it.
    pub place: Option<i64>,
    /// How many people are on the ladder.
    pub of: i64,
    /// How many more games it takes to get a place.
    pub games_to_place: i64,
}

/// A bot on the same scale.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct BotRating {
    pub level: Level,
    pub rating: f64,
}

/// A row of the ladder.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct LadderRow {
    /// People with the same rating share it.
    pub place: i64,
    pub person: String,
    pub name: String,
    pub rating: f64,
    pub deviation: f64,
    pub games: i64,
    pub won: i64,
    pub provisional: bool,
    pub mine: bool,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Ladder {
    pub kind: RatingKind,
    /// How many stand on it.
    pub people: i64,
    /// From `from` on, the best first.
    pub rows: Vec<LadderRow>,
    /// Those around the caller, if the caller has a place that is not among the rows.
    pub around: Vec<LadderRow>,
    /// What the caller has.
    pub me: Option<RatingNow>,
    /// They have fixed strengths and hold the scale; the weakest first.
    pub bots: Vec<BotRating>,
}

/// What a person shows to others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ShownParts {
    /// The rating and its history, also on the ladder.
    pub rating: bool,
    /// How often the person played and won.
    pub results: bool,
    /// The last public games.
    pub games: bool,
}

/// A game in the history of a rating.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct RatingStep {
    pub table: String,
    pub at: i64,
    pub place: i64,
    pub rating: f64,
    pub deviation: f64,
    pub change: f64,
}

/// The results of games with this number of players.
#[derive(Clone, Debug, Default, PartialEq, Serialize, ToSchema)]
pub struct ResultsOf {
    /// 1 is the solo game.
    pub players: u8,
    pub games: u32,
    pub won: u32,
    /// On average.
    pub place: f64,
    pub vp: f64,
}

/// A finished game.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct PastGame {
    pub table: String,
    pub ended: i64,
    pub guild: Guild,
    /// The VP of all players, the person's own first.
    pub totals: Vec<i16>,
    pub won: bool,
    /// Names of those who won.
    pub winners: Vec<String>,
    /// By how much the rating changed, if the game was rated.
    pub change: Option<f64>,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Profile {
    pub person: String,
    pub name: String,
    pub kind: PersonKind,
    pub mine: bool,
    /// Since when, in ms since 1970; left out if the results are not shown.
    pub since: Option<i64>,
    /// The guild that the person plays most.
    pub guild: Option<Guild>,
    /// What others see.
    pub shown: ShownParts,
    pub ratings: Vec<RatingNow>,
    /// Of the rating with the most games, the oldest first.
    pub history: Vec<RatingStep>,
    pub history_of: Option<RatingKind>,
    pub results: Vec<ResultsOf>,
    pub games: Vec<PastGame>,
    /// Whether the caller has the person in a list.
    pub friend: bool,
    pub blocked: bool,
    pub hidden: bool,
}

/// Somebody, by one of three: an id, the name of an account, or a seat of a table.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Somebody {
    #[serde(default)]
    #[schema(nullable = false)]
    pub person: Option<String>,
    #[serde(default)]
    #[schema(nullable = false)]
    pub name: Option<String>,
    #[serde(default)]
    #[schema(nullable = false)]
    pub table: Option<String>,
    #[serde(default)]
    #[schema(nullable = false)]
    pub seat: Option<u8>,
}

/// A list of people.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ListKind {
    /// Friends.
    Friend,
    /// Who cannot invite or sit down at tables of the person.
    Block,
    /// Whose words are not shown to the person.
    Hide,
}

#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ChangeList {
    pub who: Somebody,
    pub list: ListKind,
    /// False: out of the list.
    pub on: bool,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Named {
    pub person: String,
    pub name: String,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Lists {
    pub friends: Vec<Named>,
    pub blocked: Vec<Named>,
    pub hidden: Vec<Named>,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Asked {
    /// Who asks.
    pub by: Named,
    pub at: i64,
    pub table: TableInfo,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Invitations {
    pub invitations: Vec<Asked>,
}

#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Invite {
    pub who: Somebody,
}

/// Of which new tables somebody wants to hear. What is left out may be anything.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub struct TableWish {
    /// 2 to 4.
    pub players: Option<u8>,
    pub rated: Option<bool>,
    /// Over days, or in one sitting.
    pub over_days: Option<bool>,
    /// Only tables of friends.
    pub friends: bool,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct WishNow {
    pub wish: Option<TableWish>,
    /// In ms since 1970.
    pub until: Option<i64>,
}

#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SetWish {
    /// Null: none any more.
    pub wish: Option<TableWish>,
}

/// Something that an operator shall look at.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewReport {
    /// The table where it happened.
    pub table: String,
    /// The line of chat that it is about.
    pub seq: i64,
    /// 1 to 500 characters.
    pub text: String,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Reported {
    pub id: String,
}
