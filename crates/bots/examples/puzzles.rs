//! Looks for positions that tell players apart: the Director is sure of what to do, a deep search agrees, and the Director
//! of version 0.1 does something else that costs VP. `tests/it/puzzles.json` was chosen from what this prints.
//!
//! ```sh
//! cargo run --release -p tharos-bots --example puzzles -- --games 20 --seed 700000
//! ```

#[path = "../tests/it/kind.rs"]
mod kind;

use clap::Parser;
use kind::kind;
use tharos_bots::search::Search;
use tharos_bots::tharos::Tharos;
use tharos_bots::{Bot, Level, Searcher};
use tharos_rules::ids::Guild;
use tharos_rules::{Action, Data, Fast, Options, Phase, Random as _, State, Step, View};

/// Prints one position a line: what it costs to do what version 0.1 does, and the view as JSON.
#[derive(Parser)]
struct Args {
    #[arg(long, default_value_t = 10)]
    games: u64,
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(2..=4))]
    players: u8,
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// Iterations of the search that judges.
    #[arg(long, default_value_t = 5000)]
    deep: u32,
    /// The least difference in VP.
    #[arg(long, default_value_t = 1.5)]
    gap: f32,
}

struct Judges {
    deep: Search<Tharos<'static>>,
    director: Box<dyn Bot + Send>,
    old: Box<dyn Bot + Send>,
}

impl Judges {
    /// What the others do in the same position, if they are sure and differ.
    fn differ(&mut self, view: &View, legal: &[Action]) -> Option<(Action, Action)> {
        let iterations = Level::Director.iterations().into();
        let best = self.director.choose(view, legal, 1, iterations);
        let wrong = self.old.choose(view, legal, 1, Level::OldDirector.iterations().into());
        let (right, other) = (kind(&best), kind(&wrong));
        let sure =
            |bot: &mut dyn Bot, n: u32| (2..6).all(|seed| kind(&bot.choose(view, legal, seed, n.into())) == right);
        (right != other && sure(self.director.as_mut(), Level::Director.iterations())).then_some((best, wrong))
    }

    /// How many VP an action leads to, by a deep search behind it alone.
    fn vp(&mut self, view: &View, action: Action, iterations: u32) -> f32 {
        self.deep.behind(view, action, 1, iterations.into()).skip(1).sum()
    }
}

fn main() {
    let args = Args::parse();
    let mut game = Tharos::default();
    game.explains = true;
    let mut judges = Judges {
        deep: Search::new(game, Searcher::CONFIG),
        director: Level::Director.bot(),
        old: Level::OldDirector.bot(),
    };
    for seed in args.seed..args.seed + args.games {
        let mut state = State::new(&Guild::ALL[..args.players as usize], Options::default(), &Data::default());
        let mut random = Fast::new(seed);
        let mut player = Level::Director.bot();
        loop {
            match state.table.step {
                Step::Over => break,
                Step::Chance(_) => {
                    let outcome = state.sample(&mut random).expect("the game waits for chance");
                    state.settle_unchecked(&outcome, None);
                }
                Step::Ask { seat, .. } => {
                    let view = state.view(Some(seat));
                    let legal = view.consider();
                    if legal.len() > 3
                        && state.table.phase == Phase::Actions
                        && random.below(4) == 0
                        && let Some((best, wrong)) = judges.differ(&view, &legal)
                    {
                        let (right, worse) = (judges.vp(&view, best, args.deep), judges.vp(&view, wrong, args.deep));
                        if right - worse >= args.gap {
                            let line = serde_json::json!({ "best": kind(&best), "view": view });
                            println!(
                                "{:.1} VP, round {} turn {}: {} rather than {}\t{line}",
                                right - worse,
                                state.table.round,
                                state.table.turn,
                                kind(&best),
                                kind(&wrong)
                            );
                        }
                    }
                    let action = player.choose(&view, &legal, u64::from(random.next()), 160.into());
                    state.play_unchecked(action, None);
                }
            }
        }
    }
}
