//! A part of a run, so that many processes and machines can share it.

use std::fmt;
use std::ops::Range;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// Part `part` of `of`, counted from 1; written `2/3`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Shard {
    pub part: u64,
    pub of: u64,
}

impl Shard {
    /// Which of the games 0 to `games` belong to it. The parts follow each other without a gap and differ by one game
    /// at most.
    #[must_use]
    pub fn range(self, games: u64) -> Range<u64> {
        let end = |part: u64| (u128::from(games) * u128::from(part) / u128::from(self.of)) as u64;
        end(self.part - 1)..end(self.part)
    }
}

impl fmt::Display for Shard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.part, self.of)
    }
}

impl FromStr for Shard {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let numbers = text.split_once('/').and_then(|(part, of)| Some((part.parse().ok()?, of.parse().ok()?)));
        let Some((part, of)) = numbers else { return Err("needs a part and their number, as in 2/3".to_owned()) };
        match (1..=of).contains(&part) {
            true => Ok(Shard { part, of }),
            false => Err(format!("there is no part {part} of {of}; parts count from 1")),
        }
    }
}

impl TryFrom<String> for Shard {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        text.parse()
    }
}

impl From<Shard> for String {
    fn from(shard: Shard) -> String {
        shard.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_cover_every_game_once() {
        for (games, of) in [(1, 1), (10, 3), (100, 7), (7, 7), (i32::MAX as u64, 1000)] {
            let mut next = 0;
            for part in 1..=of {
                let range = Shard { part, of }.range(games);
                assert_eq!(range.start, next);
                assert!((games / of..=games.div_ceil(of)).contains(&(range.end - range.start)));
                next = range.end;
            }
            assert_eq!(next, games);
        }
    }

    #[test]
    fn names_are_read_and_written() {
        assert_eq!("2/3".parse::<Shard>().unwrap().to_string(), "2/3");
        for (text, problem) in
            [("0/3", "no part 0 of 3"), ("4/3", "no part 4 of 3"), ("1/0", "no part 1 of 0"), ("2", "as in 2/3")]
        {
            let told = text.parse::<Shard>().unwrap_err();
            assert!(told.contains(problem), "{text}: {told}");
        }
    }
}
