//! The weakest player: every legal action is equally likely.

use tharos_rules::{Action, Fast, Random as _, View};

use crate::{Bot, Budget};

#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl Bot for Random {
    fn choose(&mut self, _: &View, legal: &[Action], seed: u64, _: Budget<'_>) -> Action {
        legal[Fast::new(seed).below(legal.len() as u32) as usize]
    }
}
