//! Any number of dice.

use super::DiceBits;
use super::bits::{Bits, Dice2, die, each, of, ones};
use super::dice_bits::Change;
use crate::ids::*;

impl DiceBits {
    /// The number of choices of some or none of these dice; `active` is what these bits were made of.
    pub fn choices(&self, fit: Bits, active: &[Die]) -> u32 {
        let Dice2 { once, twice } = self.all.and(fit);
        self.choices_of(ones(once), ones(twice), self.thrice & fit, active)
    }

    /// The same for the dice of a colour, whose numbers are known.
    #[inline]
    pub fn choices_in(&self, colour: Colour, active: &[Die]) -> u32 {
        self.choices_of(self.n.get(colour), self.n_twice.get(colour), self.thrice & of(colour), active)
    }

    #[inline]
    fn choices_of(&self, n: u32, n_twice: u32, many: Bits, active: &[Die]) -> u32 {
        const POWERS_OF_3: [u32; 10] = [1, 3, 9, 27, 81, 243, 729, 2187, 6561, 19683];
        let once = 1 << (n - n_twice);
        if many == 0 {
            return once * POWERS_OF_3[n_twice as usize];
        }
        let fewer = once * POWERS_OF_3[(n_twice - ones(many)) as usize];
        each(many).fold(fewer, |n, bit| n * (count(bit, active) + 1))
    }

    #[inline]
    fn all_choices(&self, active: &[Die]) -> u32 {
        self.choices_of(self.different, self.n_twice.total(), self.thrice, active)
    }

    /// Of the `all` choices, those that leave one of these dice where it is.
    #[inline]
    fn choices_beside(&self, bit: Bits, all: u32, active: &[Die]) -> u32 {
        if self.all.twice & bit == 0 {
            all / 2
        } else {
            let count = count(bit, active);
            all / (count + 1) * count
        }
    }

    /// The same for each of these dice, without the choice of none.
    #[inline]
    fn some_beside_each(&self, dice: Bits, all: u32, active: &[Die]) -> u32 {
        let (once, twice) = (dice & !self.all.twice, dice & self.all.twice & !self.thrice);
        // Without one of two dice there are two instead of three numbers of them to choose.
        let few = ones(once) * (all / 2).wrapping_sub(1) + ones(twice) * (all / 3 * 2).wrapping_sub(1);
        let many = dice & self.thrice;
        if many == 0 { few } else { each(many).fold(few, |n, bit| n + self.choices_beside(bit, all, active) - 1) }
    }

    /// A die that counts as one of these, and at least one other die.
    #[inline]
    pub fn one_and_choices(&self, fit: Bits, active: &[Die]) -> u32 {
        let all = self.all_choices(active);
        let plain = self.some_beside_each(self.all.once & fit, all, active);
        plain + self.for_kinds(fit, |changes| self.some_beside_each(changes.dice(), all, active))
    }

    /// The die, and the number of the choice of others, from 0.
    pub fn one_and_choice(&self, fit: Bits, active: &[Die], mut k: u32) -> (Placed, u32) {
        let all = self.all_choices(active);
        for bit in each(self.all.once & fit) {
            let n = self.choices_beside(bit, all, active) - 1;
            if k < n {
                return (Placed::plain(die(bit)), k);
            }
            k -= n;
        }
        let (change, k) = self.change(fit, k, |change| self.choices_beside(change.die, all, active) - 1);
        (change.placed(), k)
    }

    /// A changed die that counts as one of these, and some or none of these dice.
    #[inline]
    pub fn changed_and_choices(&self, fit: Bits, active: &[Die]) -> u32 {
        self.for_changes(fit, |change| self.choices_left(change, fit, active))
    }

    /// The changed die, and the number of the choice of others, from 0.
    pub fn changed_and_choice(&self, fit: Bits, active: &[Die], k: u32) -> (Placed, u32) {
        let (change, k) = self.change(fit, k, |change| self.choices_left(change, fit, active));
        (change.placed(), k)
    }

    fn choices_left(&self, change: Change, fit: Bits, active: &[Die]) -> u32 {
        let all = self.choices(fit, active);
        if change.die & fit == 0 { all } else { self.choices_beside(change.die, all, active) }
    }
}

fn count(bit: Bits, active: &[Die]) -> u32 {
    let wanted = die(bit);
    active.iter().filter(|&&die| die == wanted).count() as u32
}
