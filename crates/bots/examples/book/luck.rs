//! Games whose luck does not depend on what is played: every seat has dice and cards of its own.

use tharos_bots::Bot;
use tharos_rules::ids::{Guild, Seat};
use tharos_rules::{Action, Data, Event, Luck, Options, Seed, State, Step};

/// Who decides, with how many iterations.
pub struct Player {
    pub bot: Box<dyn Bot>,
    pub iterations: u32,
    legal: Vec<Action>,
    allowed: Vec<Action>,
}

impl Player {
    pub fn new(bot: Box<dyn Bot>, iterations: u32) -> Self {
        Player { bot, iterations, legal: Vec::new(), allowed: Vec::new() }
    }
}

/// A game under way, with its luck.
#[derive(Clone)]
pub struct Course {
    pub state: State,
    luck: Luck,
    decisions: u64,
}

impl Course {
    pub fn new(players: u8, number: u64) -> Self {
        let seeds = Seed::from_text(&format!("book {number}")).into();
        let state = State::new(&Guild::ALL[..usize::from(players)], Options::default(), &Data::default());
        Course { state, luck: Luck::new(&seeds, players), decisions: number << 16 }
    }

    /// One decision or one outcome of chance; false if the game is over. Actions that are not allowed are not taken, unless
    /// there is no other.
    pub fn step(
        &mut self,
        player: &mut Player,
        allowed: impl Fn(Seat, &Action) -> bool,
        events: &mut Vec<Event>,
    ) -> bool {
        match self.state.table.step {
            Step::Over => return false,
            Step::Chance(_) => {
                let outcome = self.luck.settle(&self.state).expect("the game waits for chance");
                self.state.settle_unchecked(&outcome, Some(events));
            }
            Step::Ask { seat, .. } => {
                let view = self.state.view(Some(seat));
                view.consider_into(&mut player.legal);
                player.allowed.clear();
                player.allowed.extend(player.legal.iter().filter(|action| allowed(seat, action)));
                let actions = if player.allowed.is_empty() { &player.legal } else { &player.allowed };
                self.decisions += 1;
                let action = player.bot.choose(&view, actions, self.decisions, player.iterations.into());
                self.state.play_unchecked(action, Some(events));
            }
        }
        true
    }
}
