//! Records of whole games, one file each, so that a row of `games.csv` can be looked at as a game.

use std::collections::BTreeSet;
use std::fs;
use std::io::ErrorKind;
use std::path::Path;

use anyhow::Context;
use tharos_rules::ids::Guild;
use tharos_rules::{Entry, GameRecord, Seated, State};

use crate::folder::Folder;
use crate::game::{Deal, Rules};

const RECORDS: &str = "records";

/// The record of a finished game; it proves its luck by its seed.
pub fn of(rules: &Rules, deal: Deal, levels: &[String], entries: Vec<Entry>, state: &State) -> GameRecord {
    let seated = |(&guild, level): (&Guild, &String)| Seated { guild, name: format!("bot: {level}") };
    let players = Guild::ALL.iter().zip(levels).map(seated).collect();
    let empty = GameRecord::new(players, rules.options, &rules.data, deal.seeds());
    GameRecord { entries, hash: state.digest(), ..empty.expect("such a table was played") }
}

pub fn json(record: &GameRecord) -> String {
    serde_json::to_string(record).expect("a record is plain data") + "\n"
}

/// The records of a run: `records/17.json` is game 17.
pub struct Records<'a> {
    folder: &'a Folder,
    /// Those that were there when the folder was opened.
    there: BTreeSet<u64>,
}

impl<'a> Records<'a> {
    /// # Errors
    /// If the folder cannot be read.
    pub fn open(folder: &'a Folder) -> anyhow::Result<Self> {
        let path = folder.file(RECORDS);
        let cannot = || format!("cannot read {}", path.display());
        let mut there = BTreeSet::new();
        match fs::read_dir(&path) {
            Err(error) if error.kind() == ErrorKind::NotFound => {}
            entries => {
                for entry in entries.with_context(cannot)? {
                    let name = entry.with_context(cannot)?.file_name();
                    there.extend(name.to_str().and_then(|name| name.strip_suffix(".json")?.parse::<u64>().ok()));
                }
            }
        }
        Ok(Records { folder, there })
    }

    pub fn has(&self, game: u64) -> bool {
        self.there.contains(&game)
    }

    /// The games that have one, in order.
    pub fn games(&self) -> impl DoubleEndedIterator<Item = u64> {
        self.there.iter().copied()
    }

    /// # Errors
    /// If it cannot be written.
    pub fn write(&self, game: u64, json: &str) -> anyhow::Result<()> {
        self.make(game, |path| Ok(fs::write(path, json)?))
    }

    /// Takes the record of a game over from another run.
    ///
    /// # Errors
    /// If it cannot be copied.
    pub fn copy(&self, game: u64, from: &Records) -> anyhow::Result<()> {
        self.make(game, |path| Ok(fs::copy(from.folder.file(&file(game)), path).map(drop)?))
    }

    fn make(&self, game: u64, make: impl FnOnce(&Path) -> anyhow::Result<()>) -> anyhow::Result<()> {
        let path = self.folder.file(RECORDS);
        fs::create_dir_all(&path).with_context(|| format!("cannot write to {}", path.display()))?;
        self.folder.replace(&file(game), make)
    }
}

fn file(game: u64) -> String {
    format!("{RECORDS}/{game}.json")
}
