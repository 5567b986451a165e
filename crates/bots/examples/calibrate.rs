//! How honest the forecasts are: games of a level against itself, and at the beginning of every turn what was
//! expected next to what came.

use clap::Parser;
use tharos_bots::value::{CATEGORIES, Judges, Lanes, chances, parts, turns_left};
use tharos_bots::{Bot, Level};
use tharos_rules::ids::Guild;
use tharos_rules::{Data, Fast, Options, Phase, Random as _, State, Step};

/// Compares forecasts with results, in games of a level against itself.
#[derive(Parser)]
struct Args {
    #[arg(long, default_value = "foreman")]
    level: Level,
    /// With 1, the solo game.
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(1..=4))]
    players: u8,
    #[arg(long, default_value_t = 1000)]
    games: u64,
    #[arg(long, default_value_t = 1_000_000)]
    seed: u64,
}

/// The categories of a game of several, in the order of [`parts`].
const NAMES: [&str; 9] = ["combat", "exploration", "trade", "civil", "sets", "jars", "buildings", "cards", "mines"];

/// One forecast for one seat.
struct Forecast {
    left: usize,
    vp: [f32; 4],
    by_category: [f32; CATEGORIES],
    seat: usize,
    win: f32,
    end: [f32; CATEGORIES],
    end_vp: f32,
    won: f32,
}

fn main() {
    let args = Args::parse();
    let players = usize::from(args.players);
    let mut bot = args.level.bot();
    let mut all: Vec<Forecast> = Vec::new();
    for game in 0..args.games {
        let begin = all.len();
        let end = play(bot.as_mut(), args.level.iterations(), players, args.seed + game, &mut all);
        let winners = end.table.winners();
        for forecast in &mut all[begin..] {
            forecast.end = parts(&end.table.score(forecast.seat as u8));
            forecast.end_vp = f32::from(end.table.score(forecast.seat as u8).total);
            if winners.contains(&(forecast.seat as u8)) {
                forecast.won = 1.0 / winners.len() as f32;
            }
        }
    }
    println!("{} games of {}, {} forecasts", args.games, args.level, all.len());
    println!("turns left   forecasts   mean error of VP   root mean square   best spread");
    for left in 0..16 {
        let of: Vec<&Forecast> = all.iter().filter(|f| f.left == left).collect();
        let n = of.len().max(1) as f32;
        let bias = of.iter().map(|f| f.vp[f.seat] - f.end_vp).sum::<f32>() / n;
        let square = of.iter().map(|f| (f.vp[f.seat] - f.end_vp).powi(2)).sum::<f32>() / n;
        let spread = if players > 1 { format!("{:.1}", best_spread(&of, players)) } else { String::new() };
        println!("{left:>10} {n:>11} {bias:>18.2} {:>18.2} {spread:>13}", square.sqrt());
    }
    if players > 1 {
        println!("category      mean forecast   mean result   root mean square");
        for (category, name) in NAMES.iter().enumerate() {
            let n = all.len().max(1) as f32;
            let mean = |what: &dyn Fn(&Forecast) -> f32| all.iter().map(what).sum::<f32>() / n;
            let square = mean(&|f| (f.by_category[category] - f.end[category]).powi(2));
            let (said, came) = (mean(&|f| f.by_category[category]), mean(&|f| f.end[category]));
            println!("{name:<12} {said:>14.2} {came:>13.2} {:>18.2}", square.sqrt());
        }
    }
    println!("chance to win   forecasts   mean forecast   won");
    for tenth in 0..10 {
        let of: Vec<&Forecast> = all.iter().filter(|f| ((f.win * 10.0) as usize).min(9) == tenth).collect();
        let n = of.len().max(1) as f32;
        let mean = |what: fn(&Forecast) -> f32| 100.0 * of.iter().map(|f| what(f)).sum::<f32>() / n;
        let range = format!("{} to {} %", tenth * 10, tenth * 10 + 10);
        println!("{range:>13} {:>11} {:>13.1} % {:>4.1} %", of.len(), mean(|f| f.win), mean(|f| f.won));
    }
}

/// The spread under which the results were most likely.
fn best_spread(of: &[&Forecast], players: usize) -> f32 {
    let loss = |spread: f32| {
        let each = |f: &&Forecast| {
            let most = f.vp[..players].iter().copied().fold(f32::NEG_INFINITY, f32::max);
            let sum: f32 = f.vp[..players].iter().map(|vp| ((vp - most) / spread).exp()).sum();
            -f.won * (((f.vp[f.seat] - most) / spread).exp() / sum).max(1e-6).ln()
        };
        of.iter().map(each).sum::<f32>()
    };
    let tries = (1..100).map(|tenths| tenths as f32 * 0.2);
    tries.min_by(|&a, &b| loss(a).total_cmp(&loss(b))).unwrap_or(0.0)
}

fn play(bot: &mut dyn Bot, iterations: u32, players: usize, seed: u64, all: &mut Vec<Forecast>) -> State {
    let judges = Judges::default();
    let mut lanes = Lanes::default();
    let mut state = State::new(&Guild::ALL[..players], Options::default(), &Data::default());
    let mut random = Fast::new(seed);
    let mut noted = 0;
    loop {
        match state.table.step {
            Step::Over => return state,
            Step::Chance(_) => {
                let outcome = state.sample(&mut random).expect("the game waits for chance");
                state.settle_unchecked(&outcome, None);
            }
            Step::Ask { seat, .. } => {
                let t = &state.table;
                let turn = t.round * 4 + t.turn;
                if t.phase == Phase::Actions && turn != noted {
                    noted = turn;
                    let mut vp = [0.0; 4];
                    let mut solo = 0.0;
                    let mut categories = [[0.0; CATEGORIES]; 4];
                    for (seat, vp) in vp.iter_mut().enumerate().take(players) {
                        let forecast = judges.of(&state).forecast(&state, seat as u8, &mut lanes);
                        categories[seat] = forecast.by_category;
                        *vp = forecast.outlook().vp;
                        solo = forecast.win;
                    }
                    let left = turns_left(t);
                    for (seat, &by_category) in categories.iter().enumerate().take(players) {
                        let win = if players == 1 { solo } else { chances(&vp[..players], left)[seat] };
                        let end = [0.0; CATEGORIES];
                        all.push(Forecast {
                            left: left as usize,
                            vp,
                            by_category,
                            seat,
                            win,
                            end,
                            end_vp: 0.0,
                            won: 0.0,
                        });
                    }
                }
                let view = state.view(Some(seat));
                let action = bot.choose(&view, &view.legal(), u64::from(random.next()), iterations.into());
                state.play_unchecked(action, None);
            }
        }
    }
}
