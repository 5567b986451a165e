//! Networks against each other on the same deals, at one action deep or with a search: which of them is the strongest.
//!
//! ```sh
//! cargo run --release -p tharos-bots --example league -- a.net b.net old --games 200 --iterations 160
//! ```

use std::io::Write as _;

use clap::Parser;
use tharos_bots::tharos::Tharos;
use tharos_bots::value::{CATEGORIES, Judges, Net, parts};
use tharos_bots::{Bot, Budget, Faults, Keen, Level, Searcher, Seated, play_game_with};
use tharos_rules::ids::{Colour, ColourSet};
use tharos_rules::{Action, Data, View};

/// Lets networks play against each other, every pair on the same deals from every seat.
#[derive(Parser)]
struct Args {
    /// Files of weights, with `:640` behind for other iterations, and `:640:4` for 4 tries at every step to the turn's end; `old` stands for the network of version 0.1, `project` for
    /// the one of the project, `director-0.1` for the whole player.
    #[arg(required = true, num_args = 2..)]
    nets: Vec<String>,
    #[arg(long, default_value_t = 100)]
    games: u64,
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(2..=4))]
    players: u8,
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// Iterations of the search; 1 is one action deep.
    #[arg(long, default_value_t = 1)]
    iterations: u32,
    /// Only the first against each of the others.
    #[arg(long)]
    first: bool,
    /// Show how it goes after every deal.
    #[arg(long)]
    chatty: bool,
    /// How often each kind of action was taken in a game.
    #[arg(long)]
    count: bool,
    /// DATA-3: the colours of DECK-32 to DECK-34 as letters (w y g r b), such as ygb,wgr,wby.
    #[arg(long)]
    mines: Option<String>,
}

fn judges(name: &str) -> Judges<'static> {
    match name {
        "old" => Judges::old(),
        "project" => Judges::default(),
        path => {
            let bytes = std::fs::read(path).unwrap_or_else(|e| panic!("{path}: {e}"));
            let net = Net::from_bytes(&bytes).unwrap_or_else(|e| panic!("{path}: {e}"));
            let net: &'static Net = Box::leak(Box::new(net));
            Judges::new(net, net)
        }
    }
}

/// A player and its iterations: `NETWORK`, `NETWORK:ITERATIONS` or `director-0.1`.
fn bot(spec: &str, iterations: u32) -> (Box<dyn Bot>, u32) {
    if spec == "director-0.1" {
        return (Box::new(Searcher::old()), Level::OldDirector.iterations());
    }
    let number = |text: &str| text.parse().unwrap_or_else(|e| panic!("{spec}: {e}"));
    let mut words = spec.split(':');
    let name = words.next().unwrap_or_default();
    let iterations = words.next().map_or(iterations, number);
    let tries = words.next().map(number);
    let judges = judges(name);
    if iterations > 1 {
        let mut game = Tharos::new(judges);
        game.tries = tries.map_or(game.tries, |n: u32| n as usize);
        (Box::new(Searcher::new(game, Searcher::CONFIG)), iterations)
    } else {
        (Box::new(Keen::new(&judges, Faults::NONE)), iterations)
    }
}

/// A bot whose actions are counted by kind.
struct Counted {
    bot: Box<dyn Bot>,
    actions: std::collections::BTreeMap<String, u32>,
}

impl Bot for Counted {
    fn choose(&mut self, view: &View, legal: &[Action], seed: u64, budget: Budget<'_>) -> Action {
        let action = self.bot.choose(view, legal, seed, budget);
        let text = format!("{action:?}");
        let name = match action {
            Action::SteamPressurePlant { card, .. } | Action::OrganizationOffice { card } => {
                format!("fetch {}", card.number())
            }
            _ => text.split([' ', '{']).next().unwrap_or_default().to_owned(),
        };
        *self.actions.entry(name).or_default() += 1;
        action
    }
}

fn main() {
    let args = Args::parse();
    let mut data = Data::default();
    if let Some(text) = &args.mines {
        let set = |word: &str| -> ColourSet {
            let named = |letter: char| {
                let mut all = Colour::ALL.iter().filter(|c| format!("{c:?}").to_lowercase().starts_with(letter));
                *all.next().expect("a letter of a colour: w y g r b")
            };
            word.chars().map(named).collect()
        };
        let sets: Vec<_> = text.split(',').map(set).collect();
        data.mine_colours = sets.try_into().expect("three triples");
    }
    let players = usize::from(args.players);
    for (i, first) in args.nets.iter().enumerate() {
        for second in &args.nets[i + 1..] {
            if args.first && i > 0 {
                continue;
            }
            let mut bots: Vec<(Counted, u32)> = (0..players)
                .map(|k| bot(if k == 0 { first } else { second }, args.iterations))
                .map(|(bot, n)| (Counted { bot, actions: Default::default() }, n))
                .collect();
            let (mut won, mut leads) = (0.0, Vec::new());
            let mut parts_of = [[0.0f64; CATEGORIES]; 2];
            for deal in 0..args.games / players as u64 {
                let mut lead = 0.0;
                for turn in 0..players {
                    let mut seats: Vec<Seated<'_>> =
                        bots.iter_mut().map(|(bot, n)| Seated { bot, iterations: *n }).collect();
                    seats.rotate_right(turn);
                    let table = play_game_with(&mut seats, args.seed + deal, &data).table;
                    let winners = table.winners();
                    if winners.contains(&(turn as u8)) {
                        won += 1.0 / winners.len() as f64;
                    }
                    for seat in 0..players {
                        let score = table.score(seat as u8);
                        let (who, share) = if seat == turn { (0, 1.0) } else { (1, 1.0 / (players - 1) as f64) };
                        lead += f64::from(score.total) * if who == 0 { 1.0 } else { -share } / players as f64;
                        for (sum, vp) in parts_of[who].iter_mut().zip(parts(&score)) {
                            *sum += f64::from(vp) * share;
                        }
                    }
                }
                leads.push(lead);
                let games = ((deal + 1) * players as u64) as f64;
                let n = leads.len() as f64;
                let mean = leads.iter().sum::<f64>() / n;
                let error = (leads.iter().map(|l| (l - mean).powi(2)).sum::<f64>() / (n * (n - 1.0).max(1.0))).sqrt();
                let text = |sums: &[f64; CATEGORIES]| {
                    sums[..9].iter().map(|s| format!("{:.1}", s / games)).collect::<Vec<_>>().join(" ")
                };
                if !args.chatty && deal + 1 < args.games / players as u64 {
                    continue;
                }
                print!(
                    "\r{first} : {second}  {games} games  won {:.1} %  VP {mean:+.2} ± {:.2}  [{}] [{}]  ",
                    100.0 * won / games,
                    1.96 * error,
                    text(&parts_of[0]),
                    text(&parts_of[1])
                );
                let _ = std::io::stdout().flush();
            }
            println!();
            if args.count {
                for (counted, _) in &bots[..2] {
                    let mut list: Vec<_> = counted.actions.iter().collect();
                    list.sort_by_key(|(_, n)| std::cmp::Reverse(**n));
                    let games = args.games as f64;
                    let text: Vec<String> = list
                        .iter()
                        .filter(|(_, n)| **n as f64 > games * 0.1)
                        .map(|(name, n)| format!("{name} {:.2}", **n as f64 / games))
                        .collect();
                    println!("  {}", text.join(", "));
                }
            }
        }
    }
}
