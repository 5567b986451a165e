//! A race of two: the steady die moves 1 or 2 spaces, the daring one 4 spaces or none. First at the goal wins.

use tharos_bots::search::{Game, Rewards, Turn, random_rollout};
use tharos_rules::{Fast, Random};

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Die {
    Steady,
    Daring,
}

impl Die {
    /// Two equally likely moves.
    const fn moves(self) -> [u8; 2] {
        match self {
            Die::Steady => [1, 2],
            Die::Daring => [0, 4],
        }
    }
}

#[derive(Clone, Copy, Debug)]
pub struct Race {
    pub goal: u8,
}

#[derive(Clone, Copy)]
pub struct Runners {
    pub at: [u8; 2],
    pub mover: u8,
    pub rolling: Option<Die>,
}

/// The chance to win with the steady and with the daring die, by own and other place.
pub struct Solved {
    goal: u8,
    values: Vec<[f32; 2]>,
}

impl Solved {
    pub fn values(&self, own: u8, other: u8) -> [f32; 2] {
        self.values[(own * self.goal + other) as usize]
    }
}

impl Race {
    /// Repeats Bellman's equation until it stands still: a daring roll may leave everything as it was.
    pub fn solve(&self) -> Solved {
        let mut solved = Solved { goal: self.goal, values: vec![[0.5; 2]; usize::from(self.goal).pow(2)] };
        for _ in 0..500 {
            for own in 0..self.goal {
                for other in 0..self.goal {
                    let chance = |place: u8| {
                        if place >= self.goal {
                            return 1.0;
                        }
                        let [a, b] = solved.values(other, place);
                        1.0 - a.max(b)
                    };
                    let values = [Die::Steady, Die::Daring]
                        .map(|die| die.moves().iter().map(|m| chance(own + m)).sum::<f32>() / 2.0);
                    solved.values[(own * self.goal + other) as usize] = values;
                }
            }
        }
        solved
    }
}

impl Game for Race {
    type View = Runners;
    type State = Runners;
    type Action = Die;

    fn determinise(&mut self, view: &Runners, _: &mut Fast) -> Runners {
        *view
    }
    fn turn(&self, state: &Runners) -> Turn {
        if state.rolling.is_some() {
            Turn::Chance
        } else if state.at.iter().any(|&place| place >= self.goal) {
            Turn::Over
        } else {
            Turn::Player(state.mover)
        }
    }
    fn legal_into(&self, _: &Runners, list: &mut Vec<Die>) {
        list.clear();
        list.extend([Die::Steady, Die::Daring]);
    }
    fn key(&self, action: &Die) -> u32 {
        *action as u32
    }
    fn apply(&self, state: &mut Runners, action: Die) {
        state.rolling = Some(action);
    }
    fn settle(&self, state: &mut Runners, random: &mut Fast) {
        if let Some(die) = state.rolling.take() {
            state.at[state.mover as usize] += die.moves()[random.below(2) as usize];
            state.mover = 1 - state.mover;
        }
    }
    fn outcome(&self, state: &Runners) -> u64 {
        u64::from(state.at[0]) << 8 | u64::from(state.at[1])
    }
    fn rewards(&self, state: &Runners) -> Rewards {
        let first = f32::from(u8::from(state.at[0] >= self.goal));
        [first, 1.0 - first, 0.0, 0.0]
    }
    fn evaluate(&mut self, state: &mut Runners, random: &mut Fast) -> Rewards {
        random_rollout(self, state, &mut Vec::new(), random)
    }
}
