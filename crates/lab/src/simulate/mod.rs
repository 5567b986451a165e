//! Many games of the same seats, a row for each game and seat.

pub mod columns;
mod parquet;
pub mod row;
pub mod summary;

use std::path::Path;

use anyhow::{Context, bail, ensure};
use serde::{Deserialize, Serialize};
use tharos_rules::{Data, Options, RULES_VERSION};

use crate::crew::play_all;
use crate::entrant::{Entrant, Limits, Player};
use crate::folder::Folder;
use crate::game::{Deal, Ending, Rules, play};
use crate::interrupt;
use crate::journal::{Games, Journal};
use crate::progress::Progress;
use crate::report;
use row::{Row, Tally, header};
pub use summary::Summary;

/// What to play.
pub struct Simulation {
    pub seats: Vec<Entrant>,
    pub games: u64,
    pub seed: u64,
    pub threads: usize,
    pub rules: Rules,
    pub limits: Limits,
}

/// What makes a game what it is, as it stands in `run.json`. The number of games is not part of it: a run may be
/// made longer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Parameters {
    what: String,
    version: String,
    rules: u32,
    pub seats: Vec<String>,
    pub seed: u64,
    level_seconds: Option<f64>,
    pub options: Options,
    pub data: Data,
}

const WHAT: &str = "simulation";
const GAMES: &str = "games.csv";

/// Plays what is missing of a simulation in this folder, and makes the other files of all rows.
///
/// # Errors
/// If the seats cannot play, or the folder cannot be used.
pub fn run(simulation: &Simulation, path: &Path) -> anyhow::Result<Summary> {
    ensure!(simulation.games > 0, "a simulation needs at least one game");
    ensure!((1..=4).contains(&simulation.seats.len()), "1 to 4 seats can play, not {}", simulation.seats.len());
    if let Some(program) = simulation.seats.iter().find(|seat| matches!(seat, Entrant::Program { .. })) {
        bail!("{program}: only levels can be simulated; programs play in a tournament");
    }
    let parameters = simulation.parameters();
    let folder = Folder::begin(path, &parameters)?;
    let seats = simulation.seats.len() as u64;
    let (mut journal, found) = Journal::open(&folder.file(GAMES), &header(), seats)?;
    let name = path.display();
    ensure!(found.count <= simulation.games, "{name} already holds {} games, more than asked for", found.count);
    interrupt::listen();
    let mut progress = Progress::new(found.count, simulation.games);
    let crew = || simulation.seats.iter().map(|seat| seat.player(simulation.limits)).collect::<Vec<_>>();
    let play = |players: &mut Vec<Player>, game| simulation.game(&parameters.seats, players, game);
    simulation.compare_last(&found, &mut crew(), play).with_context(|| format!("cannot go on in {name}"))?;
    play_all(found.count..simulation.games, simulation.threads, crew, play, |game, lines| {
        journal.append(lines.as_bytes())?;
        progress.at(game + 1);
        Ok(())
    })?;
    journal.flush()?;
    progress.done();
    finish(&folder, &parameters)
}

impl Simulation {
    fn parameters(&self) -> Parameters {
        Parameters {
            what: WHAT.to_owned(),
            version: env!("CARGO_PKG_VERSION").to_owned(),
            rules: RULES_VERSION,
            seats: self.seats.iter().map(ToString::to_string).collect(),
            seed: self.seed,
            level_seconds: self.limits.level.map(|limit| limit.as_secs_f64()),
            options: self.rules.options,
            data: self.rules.data,
        }
    }

    /// The lines of a game, or `None` if the user interrupted.
    fn game(&self, levels: &[String], players: &mut [Player], game: u64) -> Option<String> {
        let mut tally = Tally::new(players.len());
        let deal = Deal { seed: self.seed, number: game };
        let (state, ending) = play(&self.rules, deal, players, |events| tally.entry(events));
        match ending {
            Ending::Over => Some(tally.rows(game, levels, &state).iter().map(Row::line).collect()),
            Ending::Stopped | Ending::Failed { .. } => None,
        }
    }

    /// Games of two versions of a bot must not be mixed: the last game there is must come out the same again.
    fn compare_last(
        &self,
        found: &Games,
        players: &mut Vec<Player>,
        play: impl Fn(&mut Vec<Player>, u64) -> Option<String>,
    ) -> anyhow::Result<()> {
        if found.count == 0 || found.count == self.games || self.limits.level.is_some() {
            return Ok(());
        }
        let again = play(players, found.count - 1);
        let same = again.is_none_or(|again| again == found.last);
        ensure!(same, "the same game comes out differently now, so bots or rules have changed; choose another folder");
        Ok(())
    }
}

/// Makes `games.parquet` and `report.html` of `games.csv`.
fn finish(folder: &Folder, parameters: &Parameters) -> anyhow::Result<Summary> {
    let mut summary = Summary::new(parameters);
    folder.replace("games.parquet", |path| {
        let mut writer = parquet::Writer::create(path)?;
        each_game(folder, parameters.seats.len(), |rows| {
            summary.add(rows);
            rows.drain(..).try_for_each(|row| writer.add(row))
        })?;
        writer.close()
    })?;
    folder.write("report.html", report::page(&summary, parameters).as_bytes())?;
    Ok(summary)
}

/// Reads a run that was simulated before.
///
/// # Errors
/// If the folder holds none.
pub fn read(path: &Path) -> anyhow::Result<(Parameters, Summary)> {
    let (folder, parameters): (_, Parameters) = Folder::open(path)?;
    ensure!(parameters.what == WHAT, "{} holds a {}, not a {WHAT}", path.display(), parameters.what);
    let mut summary = Summary::new(&parameters);
    each_game(&folder, parameters.seats.len(), |rows| {
        summary.add(rows);
        Ok(())
    })?;
    ensure!(summary.games > 0, "{} holds no finished game", path.display());
    Ok((parameters, summary))
}

/// Hands over the rows game by game; never more than one game is in memory.
fn each_game(
    folder: &Folder,
    seats: usize,
    mut see: impl FnMut(&mut Vec<Row>) -> anyhow::Result<()>,
) -> anyhow::Result<()> {
    let path = folder.file(GAMES);
    let mut rows = Vec::with_capacity(seats);
    let mut reader = csv::Reader::from_path(&path).with_context(|| format!("cannot read {}", path.display()))?;
    ensure!(reader.headers()?.iter().eq(header().split(',')), "{} has other columns", path.display());
    for line in reader.records() {
        rows.push(Row::read(&line?).with_context(|| format!("{} is damaged", path.display()))?);
        if rows.len() == seats {
            see(&mut rows)?;
            rows.clear();
        }
    }
    Ok(())
}
