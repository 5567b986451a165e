//! A prize behind one of three doors. Take a sure 0.6, or guess: then a door is named in a second decision.

use tharos_bots::search::{Game, Rewards, Turn};
use tharos_rules::{Fast, Random};

pub struct Door;

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum DoorMove {
    Sure,
    Guess,
    Name(u8),
}

pub struct DoorView {
    pub guessing: bool,
}

#[derive(Clone)]
pub struct Prize {
    door: u8,
    guessing: bool,
    got: Option<f32>,
}

impl Game for Door {
    type View = DoorView;
    type State = Prize;
    type Action = DoorMove;

    fn determinise(&mut self, view: &DoorView, random: &mut Fast) -> Prize {
        Prize { door: random.below(3) as u8, guessing: view.guessing, got: None }
    }
    fn turn(&self, state: &Prize) -> Turn {
        if state.got.is_some() { Turn::Over } else { Turn::Player(0) }
    }
    fn legal_into(&self, state: &Prize, list: &mut Vec<DoorMove>) {
        list.clear();
        if state.guessing {
            list.extend((0..3).map(DoorMove::Name));
        } else {
            list.extend([DoorMove::Guess, DoorMove::Sure]);
        }
    }
    fn key(&self, action: &DoorMove) -> u32 {
        match action {
            DoorMove::Sure => 10,
            DoorMove::Guess => 11,
            DoorMove::Name(door) => u32::from(*door),
        }
    }
    fn apply(&self, state: &mut Prize, action: DoorMove) {
        match action {
            DoorMove::Sure => state.got = Some(0.6),
            DoorMove::Guess => state.guessing = true,
            DoorMove::Name(door) => state.got = Some(if door == state.door { 1.0 } else { 0.0 }),
        }
    }
    fn settle(&self, _: &mut Prize, _: &mut Fast) {}
    fn rewards(&self, state: &Prize) -> Rewards {
        [state.got.unwrap_or(0.0), 0.0, 0.0, 0.0]
    }
    fn evaluate(&mut self, state: &mut Prize, random: &mut Fast) -> Rewards {
        if state.got.is_none() {
            self.apply(state, DoorMove::Name(random.below(3) as u8));
        }
        self.rewards(state)
    }
}
