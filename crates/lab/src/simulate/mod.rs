//! Many games of the same seats, a row for each game and seat.

pub mod account;
pub mod columns;
mod merge;
mod parquet;
mod records;
pub mod row;
pub mod rows;
mod shard;
pub mod summary;

use std::io::{BufRead, BufReader};
use std::ops::Range;
use std::path::Path;

use anyhow::{Context, bail, ensure};
use serde::{Deserialize, Serialize};
use tharos_analysis::{Analysis, Depth, Eyes};
use tharos_rules::{Data, Options, RULES_VERSION};

use crate::crew::play_all;
use crate::entrant::{Entrant, Limits, Player};
use crate::folder::{Folder, Kind};
use crate::game::{Deal, Ending, Rules, play};
use crate::interrupt;
use crate::journal::{Games, Journal};
use crate::progress::Progress;
use crate::report;
use account::Account;
pub use merge::merge;
use records::Records;
use row::{Row, Tally, header};
use rows::Rows;
pub use shard::Shard;
pub use summary::Summary;

/// What to play.
pub struct Simulation {
    pub seats: Vec<Entrant>,
    /// Of the whole run.
    pub games: u64,
    /// The part of it to play here; without it all games.
    pub shard: Option<Shard>,
    /// Games with a number below this keep their records.
    pub records: u64,
    /// How deep games are analysed, if they are.
    pub analyse: Option<Depth>,
    pub seed: u64,
    pub threads: usize,
    pub rules: Rules,
    pub limits: Limits,
}

/// What makes a game what it is, as it stands in `run.json`. The number of games is not part of it, because a run may be
/// made longer; only of a part, because it says which games these are.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Parameters {
    what: Kind,
    version: String,
    rules: u32,
    pub seats: Vec<String>,
    pub seed: u64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shard: Option<Shard>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub games: Option<u64>,
    level_seconds: Option<f64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub analyse: Option<Depth>,
    pub options: Options,
    pub data: Data,
}

impl Parameters {
    /// The games of a part, or all there can be.
    #[must_use]
    pub fn range(&self) -> Range<u64> {
        match (self.shard, self.games) {
            (Some(shard), Some(games)) => shard.range(games),
            _ => 0..u64::MAX,
        }
    }
}

const GAMES: &str = "games.csv";
const CHANGED: &str = "the same game comes out differently now, so bots or rules have changed; choose another folder";

/// A finished game: its rows as lines, and its record if it is to be kept.
struct Played {
    lines: String,
    record: Option<String>,
}

/// Plays what is missing of a simulation in this folder, and makes the other files of all rows. Says also whether
/// everything is there now: not if the user interrupted.
///
/// # Errors
/// If the seats cannot play, or the folder cannot be used.
pub fn run(simulation: &Simulation, path: &Path) -> anyhow::Result<(Summary, bool)> {
    simulation.check()?;
    let parameters = simulation.parameters();
    let folder = Folder::begin(path, &parameters)?;
    let (range, seats) = (simulation.range(), simulation.seats.len() as u64);
    let (mut journal, found) =
        Journal::open(&folder.file(GAMES), &header(simulation.analyse.is_some()), seats, range.start)?;
    let (name, all) = (path.display(), range.end - range.start);
    ensure!(found.count <= all, "{name} already holds {} games, more than asked for", found.count);
    interrupt::listen();
    let records = Records::open(&folder)?;
    let levels = &parameters.seats;
    let go_on = || format!("cannot go on in {name}");
    simulation.compare_last(levels, &found).with_context(go_on)?;
    let played = range.start..range.start + found.count;
    let recorded = simulation.catch_up(levels, &folder, played, &records).with_context(go_on)?;
    let mut progress = Progress::new(found.count, all);
    let play = |players: &mut Vec<Player>, game| simulation.game(levels, players, game);
    let rest = range.start + found.count..range.end;
    play_all(
        rest,
        simulation.threads,
        || simulation.crew(),
        play,
        |game, played| {
            // The record first: a game that is in the list has its record.
            if let Some(record) = played.record {
                records.write(game, &record)?;
            }
            journal.append(played.lines.as_bytes())?;
            progress.at(game + 1 - range.start);
            Ok(())
        },
    )?;
    journal.flush()?;
    progress.done();
    let summary = finish(&folder, &parameters)?;
    let complete = recorded && summary.games == all;
    Ok((summary, complete))
}

impl Simulation {
    fn check(&self) -> anyhow::Result<()> {
        ensure!(self.games > 0, "a simulation needs at least one game");
        ensure!((1..=4).contains(&self.seats.len()), "1 to 4 seats can play, not {}", self.seats.len());
        if let Some(program) = self.seats.iter().find(|seat| matches!(seat, Entrant::Program { .. })) {
            bail!("{program}: only levels can be simulated; programs play in a tournament");
        }
        if let Some(Shard { of, .. }) = self.shard {
            ensure!(of <= self.games, "{} games cannot be divided into {of} parts", self.games);
        }
        Ok(())
    }

    /// The numbers of the games to play.
    #[must_use]
    pub fn range(&self) -> Range<u64> {
        self.shard.map_or(0..self.games, |shard| shard.range(self.games))
    }

    fn parameters(&self) -> Parameters {
        Parameters {
            what: Kind::Simulation,
            version: env!("CARGO_PKG_VERSION").to_owned(),
            rules: RULES_VERSION,
            seats: self.seats.iter().map(ToString::to_string).collect(),
            seed: self.seed,
            shard: self.shard,
            games: self.shard.map(|_| self.games),
            level_seconds: self.limits.level.map(|limit| limit.as_secs_f64()),
            analyse: self.analyse,
            options: self.rules.options,
            data: self.rules.data,
        }
    }

    fn crew(&self) -> Vec<Player> {
        self.seats.iter().map(|seat| seat.player(self.limits)).collect()
    }

    /// A game, or `None` if the user interrupted.
    fn game(&self, levels: &[String], players: &mut [Player], game: u64) -> Option<Played> {
        let mut tally = Tally::new(players.len());
        let deal = Deal { seed: self.seed, number: game };
        let mut entries = (game < self.records || self.analyse.is_some()).then(Vec::new);
        let (state, ending) = play(&self.rules, deal, players, |entry, events| {
            tally.entry(events);
            if let Some(entries) = &mut entries {
                entries.push(entry);
            }
        });
        match ending {
            Ending::Over => {
                let mut rows = tally.rows(game, levels, &state);
                let record = entries.map(|entries| records::of(&self.rules, deal, levels, entries, &state));
                if let (Some(depth), Some(record)) = (self.analyse, &record) {
                    let analysis = Analysis::new(record, depth, Eyes::Own).expect("the game is over");
                    let report = analysis.finish();
                    rows.iter_mut().zip(&report.seats).for_each(|(row, seat)| row.account = Some(Account::of(seat)));
                }
                let lines = rows.iter().map(Row::line).collect();
                let record = record.filter(|_| game < self.records).map(|record| records::json(&record));
                Some(Played { lines, record })
            }
            Ending::Stopped | Ending::Failed { .. } => None,
        }
    }

    /// Games of two versions of a bot must not be mixed: the last game there is must come out the same again.
    fn compare_last(&self, levels: &[String], found: &Games) -> anyhow::Result<()> {
        let range = self.range();
        if found.count == 0 || found.count == range.end - range.start || self.limits.level.is_some() {
            return Ok(());
        }
        let again = self.game(levels, &mut self.crew(), range.start + found.count - 1);
        ensure!(again.is_none_or(|again| again.lines == found.last), CHANGED);
        Ok(())
    }

    /// Plays games again that were played without keeping their record. `false` if the user interrupted.
    fn catch_up(
        &self,
        levels: &[String],
        folder: &Folder,
        played: Range<u64>,
        records: &Records,
    ) -> anyhow::Result<bool> {
        let wanted = played.start..played.end.min(self.records);
        let lacking = wanted.clone().filter(|&game| !records.has(game)).count() as u64;
        if lacking == 0 {
            return Ok(true);
        }
        ensure!(self.limits.level.is_none(), "games with a --level-limit cannot be played again for their records");
        let mut lines = BufReader::new(std::fs::File::open(folder.file(GAMES))?).lines().skip(1);
        let mut progress = Progress::new(0, lacking);
        let mut caught = 0;
        let play = |players: &mut Vec<Player>, game| {
            if records.has(game) { Some(None) } else { self.game(levels, players, game).map(Some) }
        };
        play_all(
            wanted,
            self.threads,
            || self.crew(),
            play,
            |game, again| {
                let there = lines.by_ref().take(levels.len()).map(|line| Ok(line? + "\n"));
                let there = there.collect::<anyhow::Result<String>>()?;
                if let Some(Played { lines, record: Some(record) }) = again {
                    ensure!(lines == there, CHANGED);
                    records.write(game, &record)?;
                    caught += 1;
                    progress.at(caught);
                }
                Ok(())
            },
        )?;
        progress.done();
        Ok(caught == lacking)
    }
}

/// Makes `games.parquet` and `report.html` of `games.csv`.
fn finish(folder: &Folder, parameters: &Parameters) -> anyhow::Result<Summary> {
    let mut summary = Summary::new(parameters);
    folder.replace("games.parquet", |path| {
        let mut writer = parquet::Writer::create(path, parameters.analyse.is_some())?;
        for game in Rows::open(folder, parameters)? {
            let game = game?;
            summary.add(&game);
            game.into_iter().try_for_each(|row| writer.add(row))?;
        }
        writer.close()
    })?;
    folder.write("report.html", report::page(&summary, parameters).as_bytes())?;
    Ok(summary)
}

/// Opens a run that was simulated before.
///
/// # Errors
/// If the folder holds none.
pub fn read(path: &Path) -> anyhow::Result<(Parameters, Rows)> {
    let (folder, parameters) = Folder::open(path, Kind::Simulation)?;
    let rows = Rows::open(&folder, &parameters)?;
    Ok((parameters, rows))
}
