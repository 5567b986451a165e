//! How far somebody has come with lessons and puzzles: one small document, of which the further one wins.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tharos_rules::Action;
use tharos_table::{Error, input};

use crate::lesson::lesson;
use crate::puzzle::puzzle;

/// How far somebody has come.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Progress {
    /// By the id of the lesson.
    pub lessons: BTreeMap<String, LessonKept>,
    /// By the id of the puzzle.
    pub puzzles: BTreeMap<String, PuzzleKept>,
    pub streak: Streak,
}

/// The steps of a lesson that were taken, and whether it was ever finished.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct LessonKept {
    #[cfg_attr(feature = "schema", schema(value_type = Vec<Option<Action>>, max_items = 40))]
    pub taken: Vec<Value>,
    pub done: bool,
}

/// What came of a puzzle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct PuzzleKept {
    /// The try that solved it, from 1 to 3; 0: not solved.
    pub solved: u8,
    pub clue: bool,
}

/// Days in a row with a solved puzzle of the day.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Streak {
    /// The number of the last day, in days since 1970.
    pub last: i64,
    pub length: u32,
}

/// The tries that count at a puzzle.
pub const TRIES: u8 = 3;

impl PuzzleKept {
    /// Solved is better than not, early better than late; a clue costs the place of one try.
    fn rank(self) -> u8 {
        if self.solved == 0 { u8::MAX } else { self.solved + u8::from(self.clue) }
    }
}

impl Progress {
    /// Only what can be: lessons and puzzles that exist, decisions that can be read, no days to come.
    ///
    /// # Errors
    /// If a decision cannot be read, or a number cannot be.
    pub fn checked(mut self, today: i64) -> Result<Self, Error> {
        self.lessons.retain(|id, _| lesson(id).is_some());
        self.puzzles.retain(|id, _| puzzle(id).is_some());
        for (id, kept) in &mut self.lessons {
            kept.taken.truncate(lesson(id).map_or(0, |lesson| lesson.steps.len()));
            for taken in kept.taken.iter_mut().filter(|taken| !taken.is_null()) {
                let action: Action = input::action(taken.take())?;
                *taken = serde_json::json!(action);
            }
        }
        let possible = |Streak { last, length }: Streak| last <= today + 1 && i64::from(length) <= last.max(0);
        if self.puzzles.values().any(|kept| kept.solved > TRIES) || !possible(self.streak) {
            return Err(Error::BadRequest("there are no such results".into()));
        }
        Ok(self)
    }

    /// Both together: of everything the further one. A finished lesson is further than any step of one that is not.
    #[must_use]
    pub fn merged(mut self, other: Self) -> Self {
        for (id, kept) in other.lessons {
            let own = self.lessons.entry(id).or_default();
            if (kept.done, kept.taken.len()) > (own.done, own.taken.len()) {
                *own = kept;
            }
        }
        for (id, kept) in other.puzzles {
            let own = self.puzzles.entry(id).or_insert(kept);
            if kept.rank() < own.rank() {
                *own = kept;
            }
        }
        self.streak = self.streak.max(other.streak);
        self
    }
}
