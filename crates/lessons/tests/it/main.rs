//! Every lesson is played through the rules, and has its texts in every language.

mod play;
mod texts;
mod wire;
