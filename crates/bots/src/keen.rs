//! One action deep, by the learned evaluation.

use tharos_rules::{Action, Fast, Random as _, View};

use crate::tharos::Shortlist;
use crate::value::Judges;
use crate::{Bot, Budget};

/// Tries every action on the shortlist and judges the result; chance is left open, the evaluation knows its odds.
#[derive(Clone, Debug, Default)]
pub struct Keen {
    pub judges: Judges<'static>,
    pub shortlist: Shortlist,
    /// How many VP a whim may outweigh.
    pub whim: f32,
}

impl Bot for Keen {
    fn choose(&mut self, view: &View, legal: &[Action], seed: u64, _: Budget<'_>) -> Action {
        let Some(seat) = view.viewer.filter(|_| legal.len() > 1) else { return legal[0] };
        let mut random = Fast::new(seed);
        let world = view.sample(&mut random);
        let (mut best, mut most) = (0, f32::NEG_INFINITY);
        let whim = self.whim / 1024.0;
        self.shortlist.each(self.judges.of(&world), &world, seat, legal, |at, value| {
            // Nobody passes on a whim: that would look silly, not human.
            let whim = if legal[at] == Action::Pass { 0.0 } else { whim };
            let value = value + whim * random.below(1024) as f32;
            if value > most {
                (best, most) = (at, value);
            }
        });
        legal[best]
    }
}
