//! Lessons: prepared positions in which a learner takes one step after the other on the real table (docs/lessons.md).
//!
//! A lesson that runs is the lesson and the steps so far, nothing else ([`Session`]): whoever keeps those can leave and
//! come back, on a server or in a browser. Texts are no part of a lesson; their keys follow from its id and its steps.

pub mod api;
pub mod coach;
mod lesson;
mod played;
pub mod progress;
pub mod puzzle;
pub mod puzzles;
mod session;

pub use lesson::{Lesson, PARTS, Step, Wrong, all, lesson};
pub use session::{LEARNER, Session, Verdict};
