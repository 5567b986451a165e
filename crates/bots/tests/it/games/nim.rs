//! Nim with three piles: take any number from one of them. Whoever takes the last one wins (misère: loses).

use tharos_bots::search::{Game, Rewards, Turn, random_rollout};
use tharos_rules::Fast;

#[derive(Clone, Copy, Debug)]
pub struct Piles {
    pub piles: [u8; 3],
    pub mover: u8,
}

pub struct Nim {
    misere: bool,
    list: Vec<(u8, u8)>,
}

impl Nim {
    pub fn new(misere: bool) -> Self {
        Nim { misere, list: Vec::new() }
    }
}

impl Game for Nim {
    type View = Piles;
    type State = Piles;
    /// A pile, and how many are taken.
    type Action = (u8, u8);

    fn determinise(&mut self, view: &Piles, _: &mut Fast) -> Piles {
        *view
    }
    fn turn(&self, state: &Piles) -> Turn {
        if state.piles == [0; 3] { Turn::Over } else { Turn::Player(state.mover) }
    }
    fn legal_into(&self, state: &Piles, list: &mut Vec<(u8, u8)>) {
        list.clear();
        for pile in 0..3 {
            list.extend((1..=state.piles[pile as usize]).map(|n| (pile, n)));
        }
    }
    fn key(&self, &(pile, n): &(u8, u8)) -> u32 {
        u32::from(pile) * 4 + u32::from(n)
    }
    fn apply(&self, state: &mut Piles, (pile, n): (u8, u8)) {
        state.piles[pile as usize] -= n;
        state.mover = 1 - state.mover;
    }
    fn settle(&self, _: &mut Piles, _: &mut Fast) {}
    fn rewards(&self, state: &Piles) -> Rewards {
        let last = 1 - state.mover;
        let winner = if self.misere { 1 - last } else { last };
        let mut rewards = [0.0; 4];
        rewards[winner as usize] = 1.0;
        rewards
    }
    fn evaluate(&mut self, state: &mut Piles, random: &mut Fast) -> Rewards {
        let mut list = std::mem::take(&mut self.list);
        let rewards = random_rollout(self, state, &mut list, random);
        self.list = list;
        rewards
    }
}
