//! The figures of docs/analysis.md, from games of the bots.

use std::collections::BTreeMap;
use std::time::Instant;

use clap::{Parser, Subcommand};
use tharos_analysis::{Analysis, Decision, Depth, Eyes, ForkLuck, Report, Worth, fork};
use tharos_bots::{Bot, Level};
use tharos_rules::ids::Guild;
use tharos_rules::{Action, Data, Fast, Game, GameRecord, Options, Random as _, Seed, Step, replay};

#[derive(Parser)]
struct Args {
    #[command(subcommand)]
    what: What,
    /// Games with this number follow each other from here on.
    #[arg(long, default_value_t = 1, global = true)]
    seed: u64,
    #[arg(long, default_value_t = 100, global = true)]
    games: u64,
    /// One action deep, or by search.
    #[arg(long, global = true)]
    director: bool,
}

#[derive(Subcommand)]
enum What {
    /// Whether every account adds up, whether luck is zero on average, and how much of the result it is
    Account { levels: Vec<Level> },
    /// Accuracy and sizes of losses of levels that play against themselves
    Levels { levels: Vec<Level> },
    /// The worst moments of every seat, played on by the same bots from what was played and from what is better
    Forks {
        levels: Vec<Level>,
        /// How many moments of every seat.
        #[arg(long, default_value_t = 1)]
        worst: usize,
    },
    /// How long the analysis of a game takes
    Times { levels: Vec<Level> },
}

type Crew = Vec<(Box<dyn Bot + Send>, u32)>;

fn crew(levels: &[Level]) -> Crew {
    levels.iter().map(|level| (level.bot(), level.iterations())).collect()
}

/// Plays a game to its end.
fn play_on(game: &mut Game, crew: &mut Crew, seed: u64) {
    let mut seeds = Fast::new(!seed);
    game.go_on();
    while let Step::Ask { seat, .. } = game.state().table.step {
        let view = game.state().view(Some(seat));
        let (bot, iterations) = &mut crew[usize::from(seat)];
        let seed = u64::from(seeds.next()) << 32 | u64::from(seeds.next());
        let action = bot.choose(&view, &view.consider(), seed, (*iterations).into());
        game.play(seat, action).expect("bots decide what is legal");
    }
}

fn play(crew: &mut Crew, seed: u64) -> GameRecord {
    let players = Guild::ALL[..crew.len()].iter().map(|&guild| guild.into()).collect();
    let seeds = Seed::from_text(&format!("prove {seed}")).into();
    let (mut game, _) = Game::new(players, Options::default(), &Data::default(), Some(seeds)).expect("a table");
    play_on(&mut game, crew, seed);
    game.record(true)
}

/// Sums from which mean and 95 % range follow.
#[derive(Clone, Copy, Default)]
struct Mean {
    n: f64,
    sum: f64,
    squares: f64,
}

impl Mean {
    fn add(&mut self, x: f64) {
        self.n += 1.0;
        self.sum += x;
        self.squares += x * x;
    }

    fn mean(&self) -> f64 {
        self.sum / self.n
    }

    fn variance(&self) -> f64 {
        (self.squares - self.sum * self.sum / self.n) / (self.n - 1.0)
    }

    fn range(&self) -> f64 {
        1.96 * (self.variance() / self.n).sqrt()
    }
}

fn main() {
    let args = Args::parse();
    let depth = if args.director { Depth::Director } else { Depth::Engineer };
    let analyse = |record: &GameRecord| Analysis::new(record, depth, Eyes::Own).expect("a finished game").finish();
    let games = args.seed..args.seed + args.games;
    match &args.what {
        What::Account { levels } => account(levels, games, analyse),
        What::Levels { levels } => {
            for &level in levels {
                accuracy(level, games.clone(), analyse);
            }
        }
        What::Forks { levels, worst } => forks(levels, *worst, games, analyse),
        What::Times { levels } => times(levels, games, analyse),
    }
}

type Games = std::ops::Range<u64>;

fn account(levels: &[Level], games: Games, analyse: impl Fn(&GameRecord) -> Report) {
    let mut crew = crew(levels);
    let kinds = ["luck", "dice", "draws", "cards", "attack", "others", "solo mat"];
    let mut lucks = vec![[Mean::default(); 2]; kinds.len()];
    let mut by_game = lucks.clone();
    let (mut results, mut rests) = ([Mean::default(); 2], [Mean::default(); 2]);
    let (mut start, mut own, mut others, mut unforeseen) = Default::default();
    let mut parts: [&mut [Mean; 2]; 4] = [&mut start, &mut own, &mut others, &mut unforeseen];
    let mut wrong = 0;
    for seed in games {
        let report = analyse(&play(&mut crew, seed));
        let mut of_game = vec![[Mean::default(); 2]; kinds.len()];
        for seat in &report.seats {
            let (luck, d) = (seat.luck, seat.decisions);
            wrong += usize::from(seat.start + luck.total() + d.total() != seat.result);
            let each = [luck.total(), luck.dice, luck.draws, luck.cards, luck.attack, luck.others, luck.solo_mat];
            lucks.iter_mut().zip(each).for_each(|(mean, worth)| add(mean, worth));
            of_game.iter_mut().zip(each).for_each(|(mean, worth)| add(mean, worth));
            add(&mut results, seat.result);
            add(&mut rests, seat.result - luck.total());
            parts.iter_mut().zip([seat.start, d.own, d.others, d.unforeseen]).for_each(|(mean, x)| add(mean, x));
        }
        // The seats of a game share its luck, so that only their mean is one observation.
        for (games, seats) in by_game.iter_mut().zip(&of_game) {
            games.iter_mut().zip(seats).for_each(|(game, seats)| game.add(seats.mean()));
        }
    }
    println!("{levels:?}: {} accounts, {wrong} do not add up", results[0].n);
    for ((kind, seats), [vp, win]) in kinds.iter().zip(&lucks).zip(&by_game) {
        let spread = (seats[0].variance().sqrt(), 100.0 * seats[1].variance().sqrt());
        println!(
            "{kind:<10} {:+.3} ± {:.3} VP, {:+.2} ± {:.2} %   spread {:.2} VP, {:.1} %",
            vp.mean(),
            vp.range(),
            100.0 * win.mean(),
            100.0 * win.range(),
            spread.0,
            spread.1
        );
    }
    for (name, [vp, win]) in ["start", "own", "others", "unforeseen"].iter().zip(parts.iter()) {
        println!("{name:<10} {:+.2} VP, {:+.1} %", vp.mean(), 100.0 * win.mean());
    }
    for (i, unit) in ["VP", "win"].iter().enumerate() {
        // Var(r - l) = Var(r) - 2 Cov(r, l) + Var(l)
        let (r, l) = (results[i].variance(), lucks[0][i].variance());
        let common = (r + l - rests[i].variance()) / 2.0;
        println!(
            "{unit}: of the variance of results {:.0} % go with luck, correlation {:.2}, slope {:.2}",
            100.0 * common / r,
            common / (r * l).sqrt(),
            common / l
        );
    }
}

fn add(means: &mut [Mean; 2], worth: Worth) {
    means[0].add(worth.vp.get());
    means[1].add(worth.win.get());
}

fn accuracy(level: Level, games: Games, analyse: impl Fn(&GameRecord) -> Report) {
    let mut crew = crew(&[level, level]);
    let (mut accuracy, mut vp, mut lost, mut raw) = <(Mean, Mean, Mean, Mean)>::default();
    let mut sizes: BTreeMap<usize, usize> = BTreeMap::new();
    let mut seats = 0;
    for seed in games {
        let report = analyse(&play(&mut crew, seed));
        for seat in &report.seats {
            seats += 1;
            accuracy.add(100.0 * seat.accuracy);
            vp.add(seat.result.vp.get());
            lost.add(-seat.decisions.own.vp.get());
            let of_seat = report.decisions.iter().filter(|d| d.seat == seat.seat);
            raw.add(of_seat.filter_map(|d| Some((d.better?.worth - d.played.worth).vp.get())).sum());
        }
        for decision in &report.decisions {
            *sizes.entry((2.0 * decision.loss.vp.get()) as usize).or_default() += 1;
        }
    }
    println!(
        "{level}: accuracy {:.1} ± {:.1} %, {:.1} VP, lost {:.1} (all differences {:.1}) VP a game",
        accuracy.mean(),
        accuracy.range(),
        vp.mean(),
        lost.mean(),
        raw.mean()
    );
    let mut beyond = sizes.values().sum::<usize>();
    for (half, n) in sizes {
        print!("  {:.1}+: {:.2}", half as f64 / 2.0, beyond as f64 / f64::from(seats));
        beyond -= n;
    }
    println!(" decisions a game");
}

fn forks(levels: &[Level], worst: usize, games: Games, analyse: impl Fn(&GameRecord) -> Report) {
    let mut crew = crew(levels);
    let (mut said, mut gains) = ([Mean::default(); 2], [Mean::default(); 2]);
    let (mut wins, mut forks) = ([0.0; 2], 0.0);
    let (mut kept, mut rises) = ([Mean::default(); 2], Mean::default());
    for seed in games {
        let record = play(&mut crew, seed);
        let report = analyse(&record);
        // The forks of a game are one observation.
        let (mut loss, mut gain, mut n) = (Worth::ZERO, (0.0, 0.0), 0.0);
        let mut accuracy = [0.0; 2];
        for seat in 0..levels.len() as u8 {
            let own = report.decisions.iter().filter(|d| d.seat == seat && d.loss != Worth::ZERO);
            let mut own: Vec<&Decision> = own.collect();
            own.sort_by_key(|d| (std::cmp::Reverse(d.loss.vp), d.entry));
            for decision in own.into_iter().take(worst) {
                let mut end = |action: Action| {
                    let luck = ForkLuck::Other(Seed::from_text(&format!("fork {seed} {}", decision.entry)));
                    let fork = fork(&record, decision.entry, luck).expect("a step of the record");
                    let mut game = replay(&fork).expect("a fork can be played");
                    game.play(seat, action).expect("a legal action");
                    play_on(&mut game, &mut crew, seed);
                    let t = &game.state().table;
                    let winners = t.winners();
                    let win = if winners.contains(&seat) { 1.0 / winners.len() as f64 } else { 0.0 };
                    let accuracy = analyse(&game.record(true)).seats[usize::from(seat)].accuracy;
                    (f64::from(t.score(seat).total), win, accuracy)
                };
                let Some(better) = decision.better else { continue };
                let (a, b) = (end(decision.played.action), end(better.action));
                loss += decision.loss;
                gain = (gain.0 + b.0 - a.0, gain.1 + b.1 - a.1);
                wins = [wins[0] + a.1, wins[1] + b.1];
                accuracy = [accuracy[0] + a.2, accuracy[1] + b.2];
                n += 1.0;
            }
        }
        if n > 0.0 {
            forks += n;
            said[0].add(loss.vp.get() / n);
            said[1].add(loss.win.get() / n);
            gains[0].add(gain.0 / n);
            gains[1].add(gain.1 / n);
            let each = accuracy.map(|sum| 100.0 * sum / n);
            kept.iter_mut().zip(each).for_each(|(kept, accuracy)| kept.add(accuracy));
            rises.add(each[1] - each[0]);
        }
    }
    println!("{levels:?}: {forks} forks of {} games", gains[0].n);
    println!("said to lose {:.2} VP and {:.1} %", said[0].mean(), 100.0 * said[1].mean());
    let won = wins.map(|wins| 100.0 * wins / forks);
    println!("won {:.1} % from what was played, {:.1} % from the better", won[0], won[1]);
    let [vp, win] = gains;
    println!(
        "gained {:+.2} ± {:.2} VP, {:+.1} ± {:.1} %",
        vp.mean(),
        vp.range(),
        100.0 * win.mean(),
        100.0 * win.range()
    );
    println!(
        "accuracy from there on {:.1} % with what was played, {:.1} % with the better: {:+.1} ± {:.1} %",
        kept[0].mean(),
        kept[1].mean(),
        rises.mean(),
        rises.range()
    );
}

#[expect(clippy::disallowed_methods, reason = "only measures how long an analysis takes")]
fn times(levels: &[Level], games: Games, analyse: impl Fn(&GameRecord) -> Report) {
    let mut crew = crew(levels);
    let (mut time, mut longest, mut n) = (0.0, 0.0_f64, 0.0);
    for seed in games {
        let record = play(&mut crew, seed);
        let begin = Instant::now();
        let report = analyse(&record);
        let one = begin.elapsed().as_secs_f64();
        (time, longest, n) = (time + one, longest.max(one), n + 1.0);
        let better = report.decisions.iter().filter(|d| d.better.is_some()).count();
        println!(
            "{} entries, {} decisions, {better} with a better one: {one:.2} s",
            report.entries,
            report.decisions.len()
        );
    }
    println!("{levels:?}: {:.2} s a game, at most {longest:.2} s", time / n);
}
