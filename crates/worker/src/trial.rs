//! Games that are played through to compare machines: the same trial must go the same way everywhere.

use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};
use tharos_bots::value::Network;
use tharos_rules::ids::Guild;
use tharos_rules::json::FromJson;
use tharos_rules::playout::Playout;
use tharos_rules::{Data, Digest, Fast, Game, GameRecord, Options, Random as _, Running, Seed, Step, begin};
use tharos_table::api::Level;
use tharos_table::{Error, Thinker};

#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Trial {
    /// A record, entry by entry.
    Record { record: Box<GameRecord> },
    /// A whole game of random decisions.
    Random { players: u8, seed: u64 },
    /// The first decisions of a game of bots.
    Bots { players: u8, seed: u64, level: Level, decisions: usize },
    /// Many random games, as fast as they can be played.
    Many { players: u8, seed: u64, games: u32 },
}

/// How it went.
#[derive(Clone, Debug, PartialEq, Eq, FromJson, Serialize)]
pub struct Tried {
    /// After every step: the beginning of a digest of everything so far, decisions and states.
    pub steps: Vec<String>,
    /// Of the last state.
    pub hash: Digest,
}

/// Everything so far as one digest.
#[derive(Default)]
struct Chain {
    so_far: [u8; 32],
    steps: Vec<String>,
}

impl Chain {
    fn add(&mut self, what: &impl Serialize, game: &Running) {
        let what = serde_json::to_vec(what).expect("an entry always has a JSON form");
        let hash = Sha256::new().chain_update(self.so_far).chain_update(what).chain_update(game.state().digest().0);
        self.so_far = hash.finalize().into();
        self.steps.push(self.so_far[..4].iter().map(|byte| format!("{byte:02x}")).collect());
    }
}

fn new_game(players: u8, seed: u64) -> Result<Running, Error> {
    let guilds = Guild::ALL.iter().take(players.into()).copied().map(Into::into).collect();
    let seeds = Seed::from_text(&seed.to_string()).into();
    let game = Game::new(guilds, Options::default(), &Data::default(), Some(seeds));
    Ok(game.map_err(|error| Error::BadRequest(error.to_string()))?.0.running().clone())
}

impl Trial {
    /// By what the bots in it judge.
    pub(crate) fn network(&self) -> Option<Network> {
        match self {
            Trial::Bots { players: 1, .. } => Some(Network::Solo),
            Trial::Bots { .. } => Some(Network::Table),
            _ => None,
        }
    }

    /// # Errors
    /// If there is no such game.
    pub fn play(&self) -> Result<Tried, Error> {
        let mut chain = Chain::default();
        let hash = match self {
            Trial::Record { record } => {
                let origin = GameRecord { entries: Vec::new(), ..(**record).clone() };
                let mut game = begin(&origin).map_err(Error::Record)?;
                for &entry in &record.entries {
                    let done = game.follow(entry).map_err(|why| Error::BadRequest(why.to_string()))?;
                    chain.add(&done, &game);
                }
                game.state().digest()
            }
            &Trial::Random { players, seed } => {
                let (mut game, mut random) = (new_game(players, seed)?, Fast::new(seed));
                while let (Step::Ask { seat, .. }, Some((action, _))) =
                    (game.state().table.step, game.state().pick(&mut random))
                {
                    let done = game.play(seat, action).map_err(Error::Refused)?;
                    chain.add(&done, &game);
                }
                game.state().digest()
            }
            &Trial::Bots { players, seed, level, decisions } => {
                let (mut game, mut random) = (new_game(players, seed)?, Fast::new(seed));
                let mut bots = Thinker::default();
                while let Step::Ask { seat, .. } = game.state().table.step
                    && chain.steps.len() < decisions
                {
                    let view = game.state().view(Some(seat));
                    let thought = u64::from(random.next());
                    let Some(action) = bots.decide(level, &view, thought, &|| false) else { break };
                    let done = game.play(seat, action).map_err(Error::Refused)?;
                    chain.add(&done, &game);
                }
                game.state().digest()
            }
            &Trial::Many { players, seed, games } => {
                new_game(players, seed)?;
                let mut playout =
                    Playout::new(players.min(Guild::ALL.len() as u8), Options::default(), &Data::default());
                let mut random = Fast::new(seed);
                let last = (0..games).map(|_| playout.game(&mut random)).last();
                last.ok_or_else(|| Error::BadRequest("at least one game".into()))?.digest()
            }
        };
        Ok(Tried { steps: chain.steps, hash })
    }
}
