//! Random games of Tharos, chess and backgammon per second, on one thread, measured side by side.
//!
//! ```text
//! cargo bench -p tharos-peers                    5 seconds for each game
//! cargo bench -p tharos-peers -- --seconds 20    more exact
//! ```
//!
//! In every game each choice is uniformly random among the legal ones. For chess and backgammon the whole list of
//! legal choices is made for each decision; Tharos counts them and makes the one that is drawn.
//!
//! * **Chess** (shakmaty): from the initial position until checkmate, stalemate, insufficient material, or
//!   the draw of the seventy-five-move rule (150 half-moves without capture or pawn move). There are no draws
//!   by repetition: they need the history of the game, which is not part of a position. A move is a half-move.
//! * **Backgammon** (bkgm): one game from the opening roll, which is never a double, until one side has borne
//!   off all its checkers; no doubling cube. A move is a roll and everything played with it. Turns in which
//!   nothing can be moved count, as bkgm lists them as one choice.
//! * **Tharos**: two players, from set-up through four rounds to the final scoring. A move is one decision of
//!   a player; what chance decides (dice, cards) is counted apart.
//!
//! The three take turns in many short rounds, so that a machine which becomes slower or faster meanwhile does so
//! for all of them. A rate is the median of the rounds, a ratio the median of the ratios within each round, so that a
//! disturbed round does not count; in brackets the middle half of the rounds.

use std::process::ExitCode;
use std::time::{Duration, Instant};

use bkgm::{ClassicRules, Dice, GameState, State, legal_positions_with};
use shakmaty::{Chess, Position};
use tharos_rules::playout::Playout;
use tharos_rules::{Data, Fast, Options};

const ROUNDS: u32 = 50;

fn main() -> ExitCode {
    let seconds = match seconds(std::env::args().skip(1)) {
        Ok(seconds) => seconds,
        Err(problem) => {
            eprintln!("{problem}\nusage: cargo bench -p tharos-peers -- [--seconds N]");
            return ExitCode::FAILURE;
        }
    };
    let slice = seconds / f64::from(ROUNDS);
    let mut random = Random(0x7A05_2021);
    let mut fast = Fast::new(0x7A05_2021);
    let (mut chess, mut backgammon, mut tharos) = (Vec::new(), Vec::new(), Vec::new());
    for _ in 0..ROUNDS {
        chess.push(measure(slice, |tally| chess_game(&mut random, tally)));
        backgammon.push(measure(slice, |tally| backgammon_game(&mut random, tally)));
        tharos.push(tharos_games(slice, &mut fast));
    }
    println!("random games, one thread, {seconds} s each in {ROUNDS} rounds");
    report("chess (shakmaty)", &chess);
    report("backgammon (bkgm)", &backgammon);
    report("Tharos, 2 players", &tharos);
    ratio("Tharos / chess", &tharos, &chess);
    ratio("Tharos / backgammon", &tharos, &backgammon);
    ExitCode::SUCCESS
}

/// `cargo bench` itself adds `--bench`.
fn seconds(mut arguments: impl Iterator<Item = String>) -> Result<f64, String> {
    let mut seconds = 5.0;
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            "--bench" => {}
            "--seconds" => {
                let text = arguments.next().ok_or("--seconds needs a number")?;
                seconds = text.parse().map_err(|_| format!("--seconds: '{text}' is not a number"))?;
                if !(0.01..=86_400.0).contains(&seconds) {
                    return Err(format!("--seconds: {text} is not between 0.01 and 86400"));
                }
            }
            _ => return Err(format!("unknown argument '{argument}'")),
        }
    }
    Ok(seconds)
}

/// What was played in one round.
#[derive(Default)]
struct Tally {
    games: u64,
    moves: u64,
    /// What chance decided in a step of its own: the rolls of the dice, the shuffles.
    chances: u64,
    /// The lengths of all lists of legal choices together.
    legal: u64,
    seconds: f64,
}

impl Tally {
    fn rate(&self) -> f64 {
        self.games as f64 / self.seconds
    }
}

fn measure(seconds: f64, mut play: impl FnMut(&mut Tally)) -> Tally {
    let mut tally = Tally::default();
    let limit = Duration::from_secs_f64(seconds);
    let start = Instant::now();
    let spent = loop {
        play(&mut tally);
        tally.games += 1;
        let spent = start.elapsed();
        if spent >= limit {
            break spent;
        }
    };
    tally.seconds = spent.as_secs_f64();
    tally
}

fn chess_game(random: &mut Random, tally: &mut Tally) {
    let mut position = Chess::new();
    loop {
        let moves = position.legal_moves();
        if moves.is_empty() {
            return;
        }
        tally.legal += moves.len() as u64;
        tally.moves += 1;
        position.play_unchecked(moves[random.below(moves.len())]);
        // Material becomes insufficient only by a capture, which sets the clock back.
        let over = match position.halfmoves() {
            0 => position.is_insufficient_material(),
            halfmoves => halfmoves >= 150,
        };
        if over {
            return;
        }
    }
}

fn backgammon_game(random: &mut Random, tally: &mut Tally) {
    let mut position = bkgm::BACKGAMMON;
    let mut dice = loop {
        let dice = roll(random);
        if matches!(dice, Dice::Mixed(_)) {
            break dice;
        }
    };
    loop {
        // The side to move is always the same in bkgm's eyes: every choice is seen from the other side.
        let choices = legal_positions_with::<ClassicRules, 15>(position, &dice);
        tally.legal += choices.len() as u64;
        tally.moves += 1;
        tally.chances += 1;
        position = choices[random.below(choices.len())];
        if position.game_state() != GameState::Ongoing {
            return;
        }
        dice = roll(random);
    }
}

fn roll(random: &mut Random) -> Dice {
    let both = random.below(36);
    Dice::new(both / 6 + 1, both % 6 + 1)
}

fn tharos_games(seconds: f64, random: &mut Fast) -> Tally {
    let mut playout = Playout::new(2, Options::default(), &Data::default());
    let tally = measure(seconds, |_| {
        playout.game(random);
    });
    let counted = playout.counted;
    Tally { moves: counted.decisions, chances: counted.chances, legal: counted.legal, ..tally }
}

fn report(name: &str, rounds: &[Tally]) {
    let sum = |part: fn(&Tally) -> u64| rounds.iter().map(part).sum::<u64>() as f64;
    let (games, moves) = (sum(|t| t.games), sum(|t| t.moves));
    let [low, rate, high] = quartiles(rounds.iter().map(Tally::rate));
    println!("{name:<20} {rate:>9.0} games/s ({low:.0} to {high:.0})  {:>11.0} moves/s", rate * moves / games);
    println!(
        "{:<20} {:>9.1} moves/game  {:.1} chances/game  {:.1} choices/move",
        "",
        moves / games,
        sum(|t| t.chances) / games,
        sum(|t| t.legal) / moves
    );
}

/// How many games of the one are played in the time of one game of the other.
fn ratio(name: &str, one: &[Tally], other: &[Tally]) {
    let [low, ratio, high] = quartiles(one.iter().zip(other).map(|(a, b)| a.rate() / b.rate()));
    println!("{name:<20} {ratio:>9.3} ({low:.3} to {high:.3})");
}

/// The values that a quarter, half and three quarters of these lie below.
fn quartiles(values: impl Iterator<Item = f64>) -> [f64; 3] {
    let mut values: Vec<f64> = values.collect();
    values.sort_by(f64::total_cmp);
    [1, 2, 3].map(|quarter| values[quarter * (values.len() - 1) / 4])
}

/// SplitMix64: a small fast generator is good enough here, and the same for chess and backgammon.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// A number below `n`. The bias of the multiplication is about one in four thousand million.
    fn below(&mut self, n: usize) -> usize {
        (((self.next() >> 32) * n as u64) >> 32) as usize
    }
}
