//! `games.csv`: one truth, to which lines are only ever added. All other files are made of it.

use std::fs::{File, OpenOptions};
use std::io::{BufRead, BufReader, BufWriter, Seek, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use anyhow::{Context, ensure};

/// What is finished reaches the disk at least this often.
const PAUSE: Duration = Duration::from_secs(1);

pub struct Journal {
    path: PathBuf,
    file: BufWriter<File>,
    length: u64,
    flushed: Instant,
}

impl Journal {
    /// Opens the list of games, or begins it. Every game is `lines` lines, which begin with its number; the first has
    /// number `first`. Returns how many games are complete, and the lines of the last one; a line cut off, or a game
    /// without all its lines, is dropped.
    ///
    /// # Errors
    /// If the file cannot be written or is not what this run would have written.
    pub fn open(path: &Path, header: &str, lines: u64, first: u64) -> anyhow::Result<(Self, Games)> {
        let name = path.display();
        let write = || format!("cannot write {name}");
        let file = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path);
        let mut file = file.with_context(write)?;
        let games = Games::read(&file, header, lines, first).with_context(|| format!("{name} is damaged"))?;
        let length = games.end;
        file.set_len(length).with_context(write)?;
        file.seek(std::io::SeekFrom::End(0)).with_context(write)?;
        let mut journal =
            Journal { path: path.to_owned(), file: BufWriter::new(file), length, flushed: Instant::now() };
        if length == 0 {
            journal.append(format!("{header}\n").as_bytes())?;
            journal.flush()?;
        }
        Ok((journal, games))
    }

    /// Adds the lines of the next game.
    ///
    /// # Errors
    /// If they cannot be written.
    pub fn append(&mut self, lines: &[u8]) -> anyhow::Result<()> {
        self.file.write_all(lines).with_context(|| format!("cannot write {}", self.path.display()))?;
        self.length += lines.len() as u64;
        if self.flushed.elapsed() >= PAUSE { self.flush() } else { Ok(()) }
    }

    /// Brings everything to the disk.
    ///
    /// # Errors
    /// If that is not possible, or somebody else wrote to the file.
    pub fn flush(&mut self) -> anyhow::Result<()> {
        let name = self.path.display();
        self.file.flush().with_context(|| format!("cannot write {name}"))?;
        let found = self.file.get_ref().metadata()?.len();
        ensure!(found == self.length, "{name} was changed by another program: does a second run use this folder?");
        self.flushed = Instant::now();
        Ok(())
    }
}

/// The games that are complete.
#[derive(Default)]
pub struct Games {
    pub count: u64,
    /// The lines of the last one.
    pub last: String,
    /// Where it ends.
    pub end: u64,
}

impl Games {
    /// # Errors
    /// If this is not a list of such games.
    pub fn read(file: &File, header: &str, lines: u64, first: u64) -> anyhow::Result<Games> {
        let mut file = BufReader::new(file);
        let mut line = String::new();
        let mut next = |line: &mut String| -> anyhow::Result<bool> {
            line.clear();
            file.read_line(line)?;
            Ok(line.ends_with('\n'))
        };
        if !next(&mut line)? {
            return Ok(Games::default());
        }
        ensure!(line.trim_end() == header, "its columns are not those of this version");
        let mut games = Games { end: line.len() as u64, ..Games::default() };
        let (mut game, mut count) = (String::new(), 0);
        while next(&mut line)? {
            let number = line.split(',').next().and_then(|number| number.parse::<u64>().ok());
            let expected = first + games.count;
            ensure!(number == Some(expected), "line {} should belong to game {expected}", count + 2);
            count += 1;
            game.push_str(&line);
            if count % lines == 0 {
                games.count += 1;
                games.end += game.len() as u64;
                games.last = std::mem::take(&mut game);
            }
        }
        Ok(games)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_cut_off_is_dropped_and_nothing_else() {
        let path = std::env::temp_dir().join(format!("tharos-journal-{}.csv", std::process::id()));
        let open = || Journal::open(&path, "game,seat", 2, 7);
        let (mut journal, games) = open().unwrap();
        assert_eq!(games.count, 0);
        journal.append(b"7,0\n7,1\n8,0\n8,1\n").unwrap();
        journal.flush().unwrap();
        let whole = "game,seat\n7,0\n7,1\n8,0\n8,1\n";
        for cut in 0..=whole.len() {
            std::fs::write(&path, &whole[..cut]).unwrap();
            let (mut journal, found) = open().unwrap();
            let games = found.count;
            assert_eq!(games, [0, 1, 2][usize::from(cut >= 18) + usize::from(cut == whole.len())], "{cut}");
            for game in 7 + games..9 {
                journal.append(format!("{game},0\n{game},1\n").as_bytes()).unwrap();
            }
            journal.flush().unwrap();
            assert_eq!(std::fs::read_to_string(&path).unwrap(), whole, "{cut}");
        }
        std::fs::write(&path, "game,seat\n7,0\n8,1\n").unwrap();
        assert!(open().is_err());
        std::fs::write(&path, "game,seat\n0,0\n0,1\n").unwrap();
        assert!(open().is_err());
        std::fs::write(&path, "game,colour\n").unwrap();
        assert!(open().is_err());
        std::fs::remove_file(&path).unwrap();
    }
}
