//! Everybody against everybody, on duplicate deals: the same luck from every seat.

pub mod elo;
mod pairing;
mod plan;
mod result;
mod standings;

use std::path::Path;

use anyhow::{bail, ensure};
use serde::Serialize;
use tharos_rules::{Data, Options, RULES_VERSION};

use crate::crew::play_all;
use crate::entrant::{Entrant, Limits, Player};
use crate::folder::{Folder, Kind};
use crate::game::{Deal, Ending, Rules, play};
use crate::interrupt;
use crate::journal::Journal;
use crate::progress::Progress;
use plan::Plan;
use result::GameResult;
pub use standings::Standings;

/// What to play.
pub struct Tournament {
    pub players: Vec<Entrant>,
    /// How many games each pair plays; rounded up to whole deals.
    pub games: u64,
    pub seats: u8,
    pub seed: u64,
    pub threads: usize,
    pub rules: Rules,
    pub limits: Limits,
}

/// What makes a game what it is, as it stands in `run.json`. The number of games is not part of it: a run may be
/// made longer.
#[derive(Serialize)]
struct Parameters {
    what: Kind,
    version: &'static str,
    rules: u32,
    players: Vec<String>,
    seats: u8,
    seed: u64,
    level_seconds: Option<f64>,
    program_seconds: f64,
    options: Options,
    data: Data,
}

/// Plays what is missing of a tournament in this folder and writes the standings, of what there is if the user
/// interrupts.
///
/// # Errors
/// If the players cannot meet, or the folder cannot be used.
pub fn run(tournament: &Tournament, path: &Path) -> anyhow::Result<Standings> {
    let names: Vec<String> = tournament.players.iter().map(ToString::to_string).collect();
    if let Some((_, name)) = names.iter().enumerate().find(|(i, name)| names[..*i].contains(name)) {
        bail!("{name} is listed twice");
    }
    ensure!(names.len() >= 2, "a tournament needs at least two players");
    ensure!(tournament.games > 0, "a tournament needs at least one game");
    tournament.players.iter().try_for_each(Entrant::check)?;
    let plan = Plan::new(names.len(), tournament.seats, tournament.games);
    let folder = Folder::begin(path, &parameters(tournament, &names))?;
    let games = folder.file("games.csv");
    let (mut journal, found) = Journal::open(&games, &GameResult::header(), 1, 0)?;
    let before = found.count;
    ensure!(before <= plan.games(), "{} already holds {before} games, more than asked for", path.display());
    interrupt::listen();
    let mut progress = Progress::new(before, plan.games());
    let crew = || Crew::new(tournament);
    let play = |crew: &mut Crew, game| crew.play(&plan, game);
    play_all(before..plan.games(), tournament.threads, crew, play, |game, result: GameResult| {
        if let Some((player, reason)) = result.failure() {
            progress.say(&format!("game {game}: {} lost: {reason}", names[player]));
        }
        journal.append(result.line(&names)?.as_bytes())?;
        progress.at(game + 1);
        Ok(())
    })?;
    journal.flush()?;
    progress.done();
    let standings = Standings::read(&games, &names, &plan)?;
    standings.write(&folder)?;
    Ok(standings)
}

fn parameters(tournament: &Tournament, names: &[String]) -> Parameters {
    Parameters {
        what: Kind::Tournament,
        version: env!("CARGO_PKG_VERSION"),
        rules: RULES_VERSION,
        players: names.to_vec(),
        seats: tournament.seats,
        seed: tournament.seed,
        level_seconds: tournament.limits.level.map(|limit| limit.as_secs_f64()),
        program_seconds: tournament.limits.program.as_secs_f64(),
        options: tournament.rules.options,
        data: tournament.rules.data,
    }
}

/// All players of one thread, each as often as it can sit at a table.
struct Crew<'a> {
    tournament: &'a Tournament,
    /// By player, those not at the table now.
    free: Vec<Vec<Player>>,
}

impl<'a> Crew<'a> {
    fn new(tournament: &'a Tournament) -> Self {
        Crew { tournament, free: tournament.players.iter().map(|_| Vec::new()).collect() }
    }

    fn play(&mut self, plan: &Plan, game: u64) -> Option<GameResult> {
        let t = self.tournament;
        let fixture = plan.fixture(game);
        let sit = |player: usize| self.free[player].pop().unwrap_or_else(|| t.players[player].player(t.limits));
        let mut seats: Vec<Player> = fixture.seats().map(sit).collect();
        let deal = Deal { seed: t.seed, number: fixture.deal };
        let (state, ending) = play(&t.rules, deal, &mut seats, |_, _| ());
        for (player, at) in fixture.seats().zip(seats) {
            self.free[player].push(at);
        }
        let failed = match ending {
            Ending::Over => None,
            Ending::Failed { seat, reason } => Some((seat, reason)),
            Ending::Stopped => return None,
        };
        let vp = (0..t.seats).map(|seat| state.table.score(seat).total).collect();
        Some(GameResult { game, fixture, vp, failed })
    }
}
