//! A game as the search needs it.

use tharos_rules::{Fast, Random};

/// The most players a game may have.
pub const MAX_PLAYERS: usize = 4;

/// How well each player does, from 0 (lost) to 1 (won).
pub type Rewards = [f32; MAX_PLAYERS];

/// What a state waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    Player(u8),
    Chance,
    Over,
    /// The search looks no further: the state is judged.
    Horizon,
}

/// A game as the search needs it. Methods take `&mut self` so that a game can reuse its buffers.
pub trait Game {
    /// What one player knows.
    type View;
    /// A complete game, hidden things included.
    type State: Clone;
    type Action: Copy + PartialEq;

    /// Before a search: its view, and one complete game that looks like it.
    fn begin(&mut self, _view: &Self::View, _state: &Self::State) {}

    /// A complete game that looks like this to its viewer; hidden things are dealt at random.
    fn determinise(&mut self, view: &Self::View, random: &mut Fast) -> Self::State;

    fn turn(&self, state: &Self::State) -> Turn;

    /// Puts the decisions of the player whose turn it is into `list`, which is cleared first.
    fn legal_into(&self, state: &Self::State, list: &mut Vec<Self::Action>);

    /// A number that equal actions share and different ones rarely do.
    fn key(&self, action: &Self::Action) -> u32;

    fn apply(&self, state: &mut Self::State, action: Self::Action);

    /// Samples the outcome of chance that the state waits for.
    fn settle(&self, state: &mut Self::State, random: &mut Fast);

    /// What the deciding player sees of the chance settled since the last decision, as a number that no two outcomes
    /// share. Only asked if nodes know chance ([`Config::chance`](super::Config)).
    fn outcome(&self, _state: &Self::State) -> u64 {
        0
    }

    /// How promising each action looks before any search: not negative, in any scale.
    /// `weights` is as long as `actions` and holds ones.
    fn weigh(&mut self, _state: &Self::State, _actions: &[Self::Action], _weights: &mut [f32]) {}

    /// The result of a game that is over.
    fn rewards(&self, state: &Self::State) -> Rewards;

    /// Judges a game that need not be over; it may be played on to do so.
    fn evaluate(&mut self, state: &mut Self::State, random: &mut Fast) -> Rewards;

    /// What else is of interest where an iteration ended; the means are kept for every action at the root. Always as
    /// many numbers: the first stands by itself, the others are parts of one whole.
    fn forecast(&mut self, _state: &Self::State) -> &[f32] {
        &[]
    }
}

/// Plays random decisions to the end: an evaluation that needs no knowledge of the game.
pub fn random_rollout<G: Game>(
    game: &G,
    state: &mut G::State,
    list: &mut Vec<G::Action>,
    random: &mut Fast,
) -> Rewards {
    loop {
        match game.turn(state) {
            Turn::Over | Turn::Horizon => return game.rewards(state),
            Turn::Chance => game.settle(state, random),
            Turn::Player(_) => {
                game.legal_into(state, list);
                let action = list[random.below(list.len() as u32) as usize];
                game.apply(state, action);
            }
        }
    }
}
