//! What receives legal actions: a list, or a question about it.

use crate::action::Action;
use crate::ids::{Dice, Die};
use crate::offered::is_choice;

/// Something that receives legal actions.
pub(crate) trait Offer {
    fn add(&mut self, action: Action);

    /// `n` actions; `action` makes the one with a number from 0 to n - 1.
    #[inline]
    fn add_many(&mut self, n: u32, action: impl Fn(u32) -> Action) {
        (0..n).for_each(|k| self.add(action(k)));
    }

    /// An action for every choice of at least one of these sorted dice; equal dice are one choice.
    #[inline]
    fn add_choices(&mut self, dice: &[Die], action: impl Fn(Dice) -> Action) {
        self.add_many(choices(dice), |k| action(nth_choice(dice, k + 1)));
    }

    /// Whether the search may stop early.
    #[inline]
    fn enough(&self) -> bool {
        false
    }
}

/// The number of choices of at least one of these sorted dice.
pub(crate) fn choices(dice: &[Die]) -> u32 {
    dice.chunk_by(|a, b| a == b).map(|alike| alike.len() as u32 + 1).product::<u32>() - 1
}

/// The choice with this number. Its digits say how many dice of each kind are chosen; 0 chooses none.
pub(crate) fn nth_choice(dice: &[Die], mut number: u32) -> Dice {
    let mut chosen = Dice::new();
    for alike in dice.chunk_by(|a, b| a == b) {
        let base = alike.len() as u32 + 1;
        (0..number % base).for_each(|_| chosen.push(alike[0]));
        number /= base;
    }
    chosen
}

/// The number that [`nth_choice`] makes this choice of.
pub(crate) fn number_of_choice(dice: &[Die], chosen: &[Die]) -> u32 {
    let digit = |alike: &[Die]| chosen.iter().filter(|die| **die == alike[0]).count() as u32;
    dice.chunk_by(|a, b| a == b).rev().fold(0, |number, alike| number * (alike.len() as u32 + 1) + digit(alike))
}

/// Notes only whether there is anything.
pub(crate) struct Any(pub bool);

impl Offer for Any {
    fn add(&mut self, _: Action) {
        self.0 = true;
    }
    fn add_many(&mut self, n: u32, _: impl Fn(u32) -> Action) {
        self.0 |= n > 0;
    }
    fn enough(&self) -> bool {
        self.0
    }
}

/// Notes whether one certain action is offered. Its dice are in order ([`Action::normal`]).
pub(crate) struct Has {
    pub action: Action,
    pub found: bool,
}

impl Offer for Has {
    fn add(&mut self, action: Action) {
        self.found |= action == self.action;
    }
    /// Looks at the one choice that could be meant: of many dice there are too many.
    fn add_choices(&mut self, dice: &[Die], action: impl Fn(Dice) -> Action) {
        if let Some(&chosen) = self.action.chosen()
            && is_choice(&chosen, dice)
        {
            self.add(action(chosen));
        }
    }
    fn enough(&self) -> bool {
        self.found
    }
}
