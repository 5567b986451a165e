//! The parts of a run, joined: afterwards nobody can tell that it was divided.

use std::fs::File;
use std::io::{Read, Seek, SeekFrom, copy};
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, bail, ensure};
use rayon::prelude::*;

use super::records::Records;
use super::row::header;
use super::shard::Shard;
use super::{GAMES, Parameters, Simulation, Summary, finish};
use crate::entrant::{Entrant, Limits};
use crate::folder::{Folder, Kind, difference};
use crate::game::Rules;
use crate::journal::Games;

/// One folder, and the games in it.
struct Part {
    path: PathBuf,
    folder: Folder,
    parameters: Parameters,
    shard: Shard,
    games: Games,
}

/// Joins the parts of one run, in whatever order they come, into a folder that is the same as if one process had played
/// all games. One game of each part is played again, so that no part of other bots is taken in.
///
/// # Errors
/// If something is missing, or the parts are not those of one run.
pub fn merge(paths: &[PathBuf], out: &Path) -> anyhow::Result<Summary> {
    let mut parts = paths.iter().map(|path| Part::open(path)).collect::<anyhow::Result<Vec<_>>>()?;
    parts.sort_by_key(|part| part.shard.part);
    one_run(&parts)?;
    complete(&parts)?;
    parts.par_iter().try_for_each(Part::compare_last)?;
    let records = parts.iter().map(|part| Records::open(&part.folder)).collect::<anyhow::Result<Vec<_>>>()?;
    complete_records(&parts, &records)?;

    let parameters = Parameters { shard: None, games: None, ..parts[0].parameters.clone() };
    let (folder, analysed) = (Folder::begin(out, &parameters)?, parameters.analyse.is_some());
    let all: u64 = parts.iter().map(|part| part.games.count).sum();
    if let Ok(file) = File::open(folder.file(GAMES)) {
        let there = Games::read(&file, &header(analysed), parameters.seats.len() as u64, 0)?;
        ensure!(there.count <= all, "{} already holds {} games, more than the parts", out.display(), there.count);
    }
    let together = Records::open(&folder)?;
    for of_part in &records {
        of_part.games().try_for_each(|game| together.copy(game, of_part))?;
    }
    folder.replace(GAMES, |path| {
        let mut whole = File::create(path)?;
        for (i, part) in parts.iter().enumerate() {
            // The header of the first part only, and nothing that was cut off.
            let start = if i == 0 { 0 } else { header(analysed).len() as u64 + 1 };
            let mut file = part.file()?;
            file.seek(SeekFrom::Start(start))?;
            copy(&mut file.take(part.games.end - start), &mut whole)?;
        }
        Ok(())
    })?;
    finish(&folder, &parameters)
}

impl Part {
    fn open(path: &Path) -> anyhow::Result<Part> {
        let (folder, parameters): (_, Parameters) = Folder::open(path, Kind::Simulation)?;
        let name = path.display();
        let shard = parameters.shard.with_context(|| format!("{name} holds a whole run, not a part (--shard)"))?;
        let version = env!("CARGO_PKG_VERSION");
        ensure!(
            parameters.version == version,
            "{name} was played by version {}; this is version {version}",
            parameters.version
        );
        let first = parameters.range().start;
        let mut part = Part { path: path.to_owned(), folder, parameters, shard, games: Games::default() };
        let (seats, analysed) = (part.parameters.seats.len() as u64, part.parameters.analyse.is_some());
        part.games = Games::read(&part.file()?, &header(analysed), seats, first)
            .with_context(|| format!("{name}/{GAMES} is damaged"))?;
        Ok(part)
    }

    fn file(&self) -> anyhow::Result<File> {
        let path = self.folder.file(GAMES);
        File::open(&path).with_context(|| format!("cannot read {}", path.display()))
    }

    fn range(&self) -> Range<u64> {
        self.parameters.range()
    }

    /// The last game must come out the same here; by the clock it need not.
    fn compare_last(&self) -> anyhow::Result<()> {
        let Parameters { seats, seed, level_seconds, options, data, analyse, .. } = &self.parameters;
        if level_seconds.is_some() {
            return Ok(());
        }
        let read = |seat: &String| seat.parse::<Entrant>().map_err(anyhow::Error::msg);
        let simulation = Simulation {
            seats: seats.iter().map(read).collect::<anyhow::Result<_>>()?,
            games: self.range().end,
            shard: None,
            records: 0,
            analyse: *analyse,
            seed: *seed,
            threads: 1,
            rules: Rules { options: *options, data: *data },
            limits: Limits { level: level_seconds.map(Duration::from_secs_f64), ..Limits::default() },
        };
        let last = self.range().end - 1;
        let again = simulation.game(seats, &mut simulation.crew(), last);
        let same = again.is_some_and(|again| again.lines == self.games.last);
        ensure!(same, "{}: game {last} comes out differently here, so bots or rules differ", self.path.display());
        Ok(())
    }
}

/// Whether all are parts of the same run.
fn one_run(parts: &[Part]) -> anyhow::Result<()> {
    let Some(first) = parts.first() else { bail!("there is nothing to merge") };
    let whole = |part: &Part| serde_json::to_value(Parameters { shard: None, ..part.parameters.clone() });
    for part in &parts[1..] {
        if let Some(difference) = difference(&whole(part)?, &whole(first)?) {
            bail!("{} holds a run {difference} as {}", part.path.display(), first.path.display());
        }
        let (of, expected) = (part.shard.of, first.shard.of);
        let (a, b) = (first.path.display(), part.path.display());
        ensure!(of == expected, "{a} is one of {expected} parts, {b} one of {of}");
    }
    match parts.windows(2).find(|pair| pair[0].shard == pair[1].shard) {
        Some([a, b]) => bail!("{} and {} both hold part {}", a.path.display(), b.path.display(), a.shard.part),
        _ => Ok(()),
    }
}

/// Whether all parts are there, with all their games.
fn complete(parts: &[Part]) -> anyhow::Result<()> {
    let of = parts[0].shard.of;
    let missing: Vec<String> = (1..=of)
        .filter(|&number| parts.binary_search_by_key(&number, |part| part.shard.part).is_err())
        .map(|number| number.to_string())
        .collect();
    match missing.as_slice() {
        [] => {}
        [one] => bail!("part {one} of {of} is missing"),
        several => bail!("parts {} of {of} are missing", several.join(", ")),
    }
    let all = |part: &Part| part.range().end - part.range().start;
    let unfinished: Vec<String> = parts
        .iter()
        .filter(|part| part.games.count != all(part))
        .map(|part| format!("part {} has {} of {} games", part.shard.part, part.games.count, all(part)))
        .collect();
    ensure!(unfinished.is_empty(), "{}", unfinished.join(", "));
    Ok(())
}

/// The games that have records are the first ones of the run, as in a run that was not divided.
fn complete_records(parts: &[Part], records: &[Records]) -> anyhow::Result<()> {
    let end = records.iter().filter_map(|of_part| of_part.games().next_back()).max().map_or(0, |last| last + 1);
    for (part, records) in parts.iter().zip(records) {
        let wanted = part.range().start..part.range().end.min(end);
        if let Some(game) = wanted.into_iter().find(|&game| !records.has(game)) {
            bail!("part {} has no record of game {game}; run it again with --records {end}", part.shard.part);
        }
    }
    Ok(())
}
