//! One action deep: the action after which the position looks best.

use tharos_rules::{Action, Fast, Step, View};

use crate::evaluation::Weights;
use crate::tharos::settle_all;
use crate::{Bot, Budget};

/// Tries every action on a sampled world and judges the result. Where chance decides next, an
/// action is tried `iterations / number of actions` times, at least once and at most 8 times.
#[derive(Clone, Debug, Default)]
pub struct Greedy {
    pub weights: Weights,
}

impl Bot for Greedy {
    fn choose(&mut self, view: &View, legal: &[Action], seed: u64, budget: Budget<'_>) -> Action {
        let Some(seat) = view.viewer else { return legal[0] };
        let samples = (budget.iterations / legal.len() as u32).clamp(1, 8);
        let mut random = Fast::new(seed);
        let world = view.sample(&mut random);
        let (mut best, mut most) = (legal[0], f32::NEG_INFINITY);
        for &action in legal {
            let mut next = world;
            next.play_unchecked(action, None);
            let value = if matches!(next.table.step, Step::Chance(_)) {
                let tries = (0..samples).map(|_| {
                    let mut outcome = next;
                    settle_all(&mut outcome, &mut random);
                    self.weights.lead(&outcome, seat)
                });
                tries.sum::<f32>() / samples as f32
            } else {
                self.weights.lead(&next, seat)
            };
            if value > most {
                (best, most) = (action, value);
            }
        }
        best
    }
}
