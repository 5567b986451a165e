//! Kuhn poker: three cards, one each, an ante of 1; pass or bet 1. After a bet, passing folds and betting calls.

use tharos_bots::search::{Game, Rewards, Turn, random_rollout};
use tharos_rules::{Fast, Random};

pub const JACK: u8 = 0;
pub const QUEEN: u8 = 1;
pub const KING: u8 = 2;

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum KuhnMove {
    Pass,
    Bet,
}
use KuhnMove::{Bet, Pass};

/// The cards by player, and the moves so far.
#[derive(Clone)]
pub struct Hands {
    cards: [u8; 2],
    history: Vec<KuhnMove>,
}

/// The own card only.
pub struct KuhnView {
    card: u8,
    history: Vec<KuhnMove>,
}

impl KuhnView {
    pub fn new(card: u8, history: &[KuhnMove]) -> Self {
        KuhnView { card, history: history.to_vec() }
    }
}

pub fn deal(mover: usize, own: u8, hidden: u8, history: &[KuhnMove]) -> Hands {
    let mut cards = [hidden; 2];
    cards[mover] = own;
    Hands { cards, history: history.to_vec() }
}

impl Hands {
    pub fn view(&self, player: usize) -> KuhnView {
        KuhnView::new(self.cards[player], &self.history)
    }
}

pub struct Kuhn {
    list: Vec<KuhnMove>,
}

impl Kuhn {
    pub fn new() -> Self {
        Kuhn { list: Vec::new() }
    }
}

impl Game for Kuhn {
    type View = KuhnView;
    type State = Hands;
    type Action = KuhnMove;

    fn determinise(&mut self, view: &KuhnView, random: &mut Fast) -> Hands {
        let hidden = (view.card + 1 + random.below(2) as u8) % 3;
        deal(view.history.len() % 2, view.card, hidden, &view.history)
    }
    fn turn(&self, state: &Hands) -> Turn {
        match state.history[..] {
            [] | [_] | [Pass, Bet] => Turn::Player((state.history.len() % 2) as u8),
            _ => Turn::Over,
        }
    }
    fn legal_into(&self, _: &Hands, list: &mut Vec<KuhnMove>) {
        list.clear();
        list.extend([Pass, Bet]);
    }
    fn key(&self, action: &KuhnMove) -> u32 {
        *action as u32
    }
    fn apply(&self, state: &mut Hands, action: KuhnMove) {
        state.history.push(action);
    }
    fn settle(&self, _: &mut Hands, _: &mut Fast) {}
    /// Gains from -2 to 2, as rewards from 0 to 1.
    fn rewards(&self, state: &Hands) -> Rewards {
        let higher = if state.cards[0] > state.cards[1] { 1.0 } else { -1.0 };
        let gain: f32 = match state.history[..] {
            [Pass, Pass] => higher,
            [Bet, Pass] => 1.0,
            [Pass, Bet, Pass] => -1.0,
            _ => 2.0 * higher,
        };
        [0.5 + gain / 4.0, 0.5 - gain / 4.0, 0.0, 0.0]
    }
    fn evaluate(&mut self, state: &mut Hands, random: &mut Fast) -> Rewards {
        let mut list = std::mem::take(&mut self.list);
        let rewards = random_rollout(self, state, &mut list, random);
        self.list = list;
        rewards
    }
}
