//! Who plays: a level, or a program of somebody else.

use std::fmt;
use std::str::FromStr;
use std::time::{Duration, Instant};

use tharos_bots::{Bot, Budget, Level};
use tharos_rules::ids::Seat;
use tharos_rules::{Action, Table, View};

use crate::interrupt;
use crate::program::{self, Program};

/// A player as one names it: `engineer`, `director:500` for another number of iterations, or `cmd:PROGRAM ARGS`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entrant {
    Level { level: Level, iterations: u32 },
    Program { words: Vec<String> },
}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entrant::Level { level, iterations } if *iterations == level.iterations() => write!(f, "{level}"),
            Entrant::Level { level, iterations } => write!(f, "{level}:{iterations}"),
            Entrant::Program { words } => write!(f, "cmd:{}", words.join(" ")),
        }
    }
}

impl FromStr for Entrant {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if let Some(command) = text.strip_prefix("cmd:") {
            let words = program::words(command)?;
            return if words.is_empty() {
                Err("cmd: needs a program".to_owned())
            } else {
                Ok(Entrant::Program { words })
            };
        }
        let (name, iterations) = match text.split_once(':') {
            None => (text, None),
            Some((name, number)) => {
                let wrong = || format!("'{number}' is not a number of iterations, as in director:500");
                (name, Some(number.parse::<u32>().ok().filter(|&n| n > 0).ok_or_else(wrong)?))
            }
        };
        let level: Level = name.parse().map_err(|unknown: tharos_bots::UnknownLevel| unknown.to_string())?;
        if iterations.is_some() && level.iterations() <= 1 {
            return Err(format!("{level} does not search, so it takes no number of iterations"));
        }
        Ok(Entrant::Level { level, iterations: iterations.unwrap_or(level.iterations()) })
    }
}

/// How long a decision may take.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// When a level decides with what it knows by then. `None`: its iterations alone count, and the same deal is
    /// always the same game.
    pub level: Option<Duration>,
    /// When a program has lost the game.
    pub program: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Limits { level: None, program: Duration::from_secs(5) }
    }
}

impl Entrant {
    /// Starts a program once, so that one that is not there is found before the first game.
    ///
    /// # Errors
    /// If it cannot be started.
    pub fn check(&self) -> anyhow::Result<()> {
        match self {
            Entrant::Level { .. } => Ok(()),
            Entrant::Program { words } => program::check(words).map_err(|why| anyhow::anyhow!("{self} {why}")),
        }
    }

    /// A player with buffers, or a process, of its own.
    #[must_use]
    pub fn player(&self, limits: Limits) -> Player {
        match self {
            Entrant::Level { level, iterations } => {
                Player::Level { bot: level.bot(), iterations: *iterations, limit: limits.level }
            }
            Entrant::Program { words } => Player::Program(Program::new(words.clone(), limits.program)),
        }
    }
}

/// Somebody at the table.
pub enum Player {
    Level { bot: Box<dyn Bot + Send>, iterations: u32, limit: Option<Duration> },
    Program(Program),
}

impl Player {
    pub(crate) fn begin(&mut self, game: u64) {
        if let Player::Program(program) = self {
            program.begin(game);
        }
    }

    /// A legal action, or why there is none.
    pub(crate) fn choose(&mut self, view: &View, legal: &[Action], seed: u64) -> Result<Action, String> {
        match self {
            Player::Level { bot, iterations, limit } => {
                let begin = Instant::now();
                let stop = || interrupt::asked() || limit.is_some_and(|limit| begin.elapsed() >= limit);
                Ok(bot.choose(view, legal, seed, Budget { iterations: *iterations, stop: &stop }))
            }
            Player::Program(program) => program.choose(view, legal, seed),
        }
    }

    pub(crate) fn end(&mut self, seat: Seat, table: &Table) {
        if let Player::Program(program) = self {
            program.end(seat, table);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_and_written() {
        for text in ["random", "director", "director:7", "cmd:python3 bot.py --fast"] {
            assert_eq!(text.parse::<Entrant>().unwrap().to_string(), text);
        }
        let default = format!("director:{}", Level::Director.iterations());
        assert_eq!(default.parse::<Entrant>().unwrap().to_string(), "director");
        for (text, problem) in [
            ("novice", "there is no level 'novice'"),
            ("director:0", "'0' is not a number"),
            ("director:many", "'many' is not a number"),
            ("engineer:50", "engineer does not search"),
            ("cmd:", "needs a program"),
            ("cmd:a 'b", "quotation"),
        ] {
            let told = text.parse::<Entrant>().unwrap_err();
            assert!(told.contains(problem), "{text}: {told}");
        }
    }
}
