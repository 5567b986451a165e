//! What the methods are asked with. Unknown parameters are refused.

use serde::de::{DeserializeOwned, Error as _};
use serde::{Deserialize, Deserializer};
use serde_json::{Number, Value};
use tharos_rules::ids::{Guild, Seat};
use tharos_rules::{Action, Data, GameRecord, Options, Outcome, Position, Seated, Seed};

use super::rpc::{Error, INVALID_PARAMS};

pub fn read<T: DeserializeOwned>(params: Value) -> Result<T, Error> {
    if params.is_array() {
        return Err(Error::new(INVALID_PARAMS, "parameters are given by name, in an object"));
    }
    serde_json::from_value(params).map_err(|error| Error::new(INVALID_PARAMS, error.to_string()))
}

/// A `viewer` or a `seat`: null is a spectator everywhere. A viewer left out is somebody who may see everything; a
/// seat left out is the one that is asked.
#[derive(Clone, Copy, Default)]
pub enum Who {
    #[default]
    LeftOut,
    Spectator,
    Seat(Seat),
}

impl<'de> Deserialize<'de> for Who {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Option::deserialize(deserializer).map(|seat| seat.map_or(Who::Spectator, Who::Seat))
    }
}

#[derive(Deserialize)]
#[serde(untagged, expecting = "a number of players, or a list of guilds or of {guild, name}")]
pub enum Players {
    Number(u8),
    List(Vec<Player>),
}

#[derive(Deserialize)]
#[serde(untagged, expecting = "a guild, or {guild, name}")]
pub enum Player {
    Guild(Guild),
    Seated(Seated),
}

impl Players {
    pub fn seated(self) -> Vec<Seated> {
        let seated = |player| match player {
            Player::Guild(guild) => guild.into(),
            Player::Seated(seated) => seated,
        };
        match self {
            Players::Number(n) => Guild::ALL.iter().cycle().take(n.into()).map(|&guild| guild.into()).collect(),
            Players::List(list) => list.into_iter().map(seated).collect(),
        }
    }
}

/// 64 hexadecimal digits are the seed itself; any other text or whole number is hashed into one.
pub struct AnySeed(pub Seed);

impl<'de> Deserialize<'de> for AnySeed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged, expecting = "a seed: a text or a whole number")]
        enum Written {
            Text(String),
            Number(Number),
        }
        match Written::deserialize(deserializer)? {
            Written::Text(text) => Ok(AnySeed(text.parse().unwrap_or_else(|_| Seed::from_text(&text)))),
            Written::Number(n) if !n.is_f64() => Ok(AnySeed(Seed::from_text(&n.to_string()))),
            Written::Number(n) => Err(D::Error::custom(format!("{n} is not a seed: a text or a whole number"))),
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ChanceFrom {
    Seed,
    Supplied,
}

pub fn main_game() -> String {
    "main".to_owned()
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct New {
    #[serde(default = "main_game")]
    pub game: String,
    pub players: Players,
    #[serde(default)]
    pub options: Options,
    pub data: Option<Data>,
    pub chance: Option<ChanceFrom>,
    pub seed: Option<AnySeed>,
    #[serde(default)]
    pub contributions: Vec<Option<AnySeed>>,
    #[serde(default)]
    pub viewer: Who,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Load {
    #[serde(default = "main_game")]
    pub game: String,
    pub state: Option<Box<Position>>,
    pub record: Option<Box<GameRecord>>,
    pub setup: Option<Value>,
    pub chance: Option<ChanceFrom>,
    pub seed: Option<AnySeed>,
    #[serde(default)]
    pub contributions: Vec<Option<AnySeed>>,
    #[serde(default)]
    pub viewer: Who,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OfGame {
    #[serde(default = "main_game")]
    pub game: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OfSeat {
    #[serde(default = "main_game")]
    pub game: String,
    pub seat: Seat,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Legal {
    #[serde(default = "main_game")]
    pub game: String,
    #[serde(default)]
    pub seat: Who,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Decision {
    #[serde(default = "main_game")]
    pub game: String,
    pub seat: Seat,
    pub action: Action,
    #[serde(default)]
    pub viewer: Who,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chance {
    #[serde(default = "main_game")]
    pub game: String,
    pub outcome: Outcome,
    #[serde(default)]
    pub viewer: Who,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Undo {
    #[serde(default = "main_game")]
    pub game: String,
    pub seat: Seat,
    #[serde(default = "one")]
    pub steps: usize,
}

fn one() -> usize {
    1
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct View {
    #[serde(default = "main_game")]
    pub game: String,
    #[serde(default)]
    pub viewer: Who,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    #[serde(default = "main_game")]
    pub game: String,
    /// With the secret seed, also while the game runs.
    #[serde(default)]
    pub reveal: bool,
}
