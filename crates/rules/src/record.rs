//! A game as plain data: how it began and everything that happened, so that anyone can play it through again.

use serde::Serialize;
use sha2::{Digest as _, Sha256};
use thiserror::Error;

use crate::action::Action;
use crate::chance::Impossible;
use crate::data::Data;
use crate::entry::Entry;
use crate::game::{Game, Seated, StartError};
use crate::json::FromJson;
use crate::luck::{Digest, Seed, Seeds};
use crate::refusal::Refusal;
use crate::running::Running;
use crate::step::Outcome;
use crate::table::{Options, Position, State};

/// The form of a [`GameRecord`].
pub const FORMAT_VERSION: u32 = 1;

/// Changes whenever the same entries would lead to another game.
pub const RULES_VERSION: u32 = 1;

/// A game that can be stored, sent, checked and continued.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, FromJson)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct GameRecord {
    pub format: u32,
    pub rules: u32,
    pub options: Options,
    pub data: Data,
    pub players: Vec<Seated>,
    /// The position the game began with, if it did not begin with the set-up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub start: Option<Box<Position>>,
    /// SHA-256 of the server's seed; absent if the caller supplied the outcomes of chance.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub commitment: Option<Digest>,
    /// What each seat added to the luck.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub contributions: Vec<Option<Seed>>,
    /// The server's seed, once it is revealed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub seed: Option<Seed>,
    pub entries: Vec<Entry>,
    /// The digest of the state after the last entry.
    pub hash: Digest,
}

impl GameRecord {
    /// The record of a game before its first entry, with the secret seed.
    ///
    /// # Errors
    /// If such a table cannot be.
    pub fn new(players: Vec<Seated>, options: Options, data: &Data, seeds: Seeds) -> Result<GameRecord, StartError> {
        Ok(Game::before_set_up(players, options, data, Some(seeds))?.record(true))
    }
}

/// What is wrong with a record.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ReplayError {
    #[error("the record has format {0}; this program reads format {FORMAT_VERSION}")]
    Format(u32),
    #[error("the game was played by rules version {0}; this program plays version {RULES_VERSION}")]
    Rules(u32),
    #[error(transparent)]
    Start(#[from] StartError),
    #[error("players, options or data are not those of the start position")]
    OtherStart,
    #[error("the seed does not fit the commitment")]
    Commitment,
    #[error("entry {entry}: {why}")]
    Entry { entry: usize, why: Wrong },
    #[error("the record says hash {recorded}, but after {entries} entries it is {found}")]
    Hash { entries: usize, recorded: Digest, found: Digest },
}

impl ReplayError {
    /// The number of the first wrong entry, from 0.
    #[must_use]
    pub const fn entry(&self) -> Option<usize> {
        match self {
            ReplayError::Entry { entry, .. } => Some(*entry),
            _ => None,
        }
    }
}

/// What is wrong with an entry.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Wrong {
    #[error("seat {seat} cannot decide {}: {refusal}", json(.action))]
    Refused { seat: u8, action: Action, refusal: Refusal },
    #[error("this outcome of chance cannot be: {0}")]
    Impossible(Impossible),
    #[error("the seed gives another outcome of chance: {}", json(.0))]
    OtherLuck(Box<Outcome>),
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

/// Plays a record through and checks every entry, the luck if the seed is revealed, and the hash. The game can be
/// continued; without a seed, the caller then supplies the outcomes of chance.
///
/// # Errors
/// Says what is wrong, and with which entry first.
pub fn replay(record: &GameRecord) -> Result<Game, ReplayError> {
    let mut game = before(record)?;
    for (entry, &what) in record.entries.iter().enumerate() {
        game.follow(what).map_err(|why| ReplayError::Entry { entry, why })?;
    }
    let found = game.state().digest();
    if found != record.hash {
        return Err(ReplayError::Hash { entries: record.entries.len(), recorded: record.hash, found });
    }
    Ok(game)
}

/// The game of a record before its first entry, to be led through the entries by [`Running::follow`].
///
/// # Errors
/// If no game can begin like this.
pub fn begin(record: &GameRecord) -> Result<Running, ReplayError> {
    Ok(before(record)?.running().clone())
}

fn before(record: &GameRecord) -> Result<Game, ReplayError> {
    if record.format != FORMAT_VERSION {
        return Err(ReplayError::Format(record.format));
    }
    if record.rules != RULES_VERSION {
        return Err(ReplayError::Rules(record.rules));
    }
    if record.seed.is_some() && record.seed.map(|seed| seed.commitment()) != record.commitment {
        return Err(ReplayError::Commitment);
    }
    let seeds = record.seed.map(|server| Seeds { server, contributions: record.contributions.clone() });
    let players = record.players.clone();
    let mut game = match &record.start {
        None => Game::before_set_up(players, record.options, &record.data, seeds)?,
        Some(start) => at_position(record, start, seeds)?,
    };
    game.contribute(record.commitment, record.contributions.clone())?;
    Ok(game)
}

fn at_position(record: &GameRecord, start: &Position, seeds: Option<Seeds>) -> Result<Game, ReplayError> {
    let players = record.players.clone();
    let guilds = start.table.players.iter().map(|player| player.guild);
    if !guilds.eq(players.iter().map(|player| player.guild))
        || start.table.options != record.options
        || start.table.data() != record.data
    {
        return Err(ReplayError::OtherStart);
    }
    let state = State::try_from(*start).map_err(StartError::Position)?;
    Ok(Game::at_position(players, &state, seeds)?)
}

impl State {
    /// SHA-256 of the state's JSON form without spaces, as format 1 of the records wrote it: the same on every machine.
    #[must_use]
    pub fn digest(&self) -> Digest {
        let json = serde_json::to_string(self).expect("a state always has a JSON form");
        Digest(Sha256::digest(with_masks(&json)).into())
    }
}

/// Format 1 wrote four sets as bit masks, which are lists now; the digests in records stay as they were.
fn with_masks(json: &str) -> String {
    let (mut out, mut rest) = (String::with_capacity(json.len()), json);
    for (key, is_set) in [("round_end_deck", true), ("solo", false), ("mines", true), ("coins", true), ("met", true)] {
        let key = format!("\"{key}\":");
        let at = rest.find(&key).expect("a field of every state") + key.len();
        out.push_str(&rest[..at]);
        rest = &rest[at..];
        if is_set {
            let (list, after) = rest[1..].split_once(']').expect("a list");
            let bits = list.split(',').filter_map(|n| n.parse::<u32>().ok()).fold(0_u32, |bits, n| bits | 1 << n);
            out.push_str(&bits.to_string());
            rest = after;
        }
    }
    out + rest
}
