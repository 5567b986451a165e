//! Every lesson is played through the rules, and has its texts in every language.

mod coach;
mod play;
mod progress;
mod puzzles;
mod texts;
mod wire;
