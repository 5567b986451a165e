//! One game of the laboratory.

use tharos_rules::ids::{Guild, Seat};
use tharos_rules::{Data, Entry, Event, Fast, Luck, Options, Random as _, Seed, Seeds, State, Step};

use crate::entrant::Player;
use crate::interrupt;

/// What all games of a run have in common.
#[derive(Clone, Copy, Debug, Default)]
pub struct Rules {
    pub options: Options,
    pub data: Data,
}

/// Where the luck of a game comes from: deal `number` of a run's seed is always the same.
///
/// Every purpose and every seat has a stream of its own, so the dice of a seat do not depend on who plays.
#[derive(Clone, Copy, Debug)]
pub struct Deal {
    pub seed: u64,
    pub number: u64,
}

impl Deal {
    pub(crate) fn seeds(self) -> Seeds {
        Seed::from_text(&format!("lab {} {}", self.seed, self.number)).into()
    }

    /// What the decisions of a seat are drawn from.
    fn whims(self, seat: usize) -> Fast {
        let mix = |x: u64| {
            let x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            let x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
            x ^ (x >> 31)
        };
        Fast::new(mix(mix(mix(self.seed).wrapping_add(self.number)).wrapping_add(seat as u64)))
    }
}

/// How a game ended.
pub enum Ending {
    Over,
    /// A player crashed, hung or tried what is not legal: it loses the game, which stops here.
    Failed {
        seat: Seat,
        reason: String,
    },
    /// The user interrupted.
    Stopped,
}

/// Plays a game from set-up; `watch` sees every entry of its record, and its events.
pub fn play(
    rules: &Rules,
    deal: Deal,
    seats: &mut [Player],
    mut watch: impl FnMut(Entry, &[Event]),
) -> (State, Ending) {
    let mut state = State::new(&Guild::ALL[..seats.len()], rules.options, &rules.data);
    let mut luck = Luck::new(&deal.seeds(), seats.len() as u8);
    let mut whims: Vec<Fast> = (0..seats.len()).map(|seat| deal.whims(seat)).collect();
    let (mut events, mut legal) = (Vec::new(), Vec::new());
    for player in seats.iter_mut() {
        player.begin(deal.number);
    }
    let ending = loop {
        events.clear();
        let entry = match state.table.step {
            Step::Over => break Ending::Over,
            Step::Chance(_) => {
                let outcome = luck.settle(&state).expect("the game waits for chance");
                state.settle_unchecked(&outcome, Some(&mut events));
                Entry::Chance(outcome)
            }
            Step::Ask { seat, .. } => {
                let view = state.view(Some(seat));
                view.consider_into(&mut legal);
                let whim = &mut whims[usize::from(seat)];
                let seed = u64::from(whim.next()) << 32 | u64::from(whim.next());
                let decision = seats[usize::from(seat)].choose(&view, &legal, seed);
                if interrupt::asked() {
                    break Ending::Stopped;
                }
                let action = match decision {
                    Ok(action) => action,
                    Err(reason) => break Ending::Failed { seat, reason },
                };
                state.play_unchecked(action, Some(&mut events));
                Entry::Action { seat, action }
            }
        };
        watch(entry, &events);
    };
    for (seat, player) in seats.iter_mut().enumerate() {
        player.end(seat as Seat, &state.table);
    }
    (state, ending)
}
