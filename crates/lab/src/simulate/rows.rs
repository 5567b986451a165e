//! `games.csv` of a simulation, read game by game; never more than one game is in memory.

use std::fs::File;
use std::path::PathBuf;

use anyhow::{Context, ensure};

use super::row::{Row, header};
use super::{GAMES, Parameters};
use crate::folder::Folder;

pub struct Rows {
    path: PathBuf,
    lines: csv::StringRecordsIntoIter<File>,
    seats: usize,
}

impl Rows {
    /// # Errors
    /// If there is no such file, or it has other columns.
    pub fn open(folder: &Folder, parameters: &Parameters) -> anyhow::Result<Self> {
        let path = folder.file(GAMES);
        let mut reader = csv::Reader::from_path(&path).with_context(|| format!("cannot read {}", path.display()))?;
        ensure!(
            reader.headers()?.iter().eq(header(parameters.analyse.is_some()).split(',')),
            "{} has other columns",
            path.display()
        );
        Ok(Rows { path, lines: reader.into_records(), seats: parameters.seats.len() })
    }
}

/// The rows of each game that is complete.
impl Iterator for Rows {
    type Item = anyhow::Result<Vec<Row>>;

    fn next(&mut self) -> Option<Self::Item> {
        let mut rows = Vec::with_capacity(self.seats);
        while rows.len() < self.seats {
            let row = self.lines.next()?.map_err(Into::into).and_then(|line| Row::read(&line));
            match row.with_context(|| format!("{} is damaged", self.path.display())) {
                Ok(row) => rows.push(row),
                Err(error) => return Some(Err(error)),
            }
        }
        Some(Ok(rows))
    }
}
