//! Teaches the learned evaluation by games against itself, and writes its weights.
//!
//! The first games are played by the evaluation made by hand, and less and less so for twenty generations. Again and
//! again: games by what has been learned so far, and lessons from them. The same arguments give the same weights,
//! also if the run was interrupted and begun again in between.
//!
//! A learner that only follows what it knows never finds what pays late. So it can be tempted at first: with
//! `--tempt exploration=2,mines=3` these categories count so much more when it chooses, fading to their true worth
//! until generation `--sober`; every seat draws its own share of the temptation, or feels all of it with `--resolute`. What it
//! expects is always the truth.
//!
//! `scripts/train.sh` makes networks from several starts and lets them play each other.

mod chart;
mod learn;
mod play;

use std::path::{Path, PathBuf};

use clap::Parser;
use learn::{Learner, Lessons};
use play::{Buffers, Results, Table};
use tharos_bots::Searcher;
use tharos_bots::tharos::Tharos;
use tharos_bots::value::{self, CATEGORIES, Judge, Judges, Net};
use tharos_rules::ids::{ColourSet, Guild};
use tharos_rules::{Data, Fast, Options, Random, State};

/// Teaches the learned evaluation by games against itself.
#[derive(Parser)]
struct Args {
    /// The solo game instead of two to four players.
    #[arg(long)]
    solo: bool,
    /// Where the weights go, after every generation. Beside it: .state, .last and .mean (to go on),
    /// .csv and .svg (the course).
    #[arg(long)]
    out: PathBuf,
    /// Go on from these weights instead of games by hand.
    #[arg(long)]
    from: Option<PathBuf>,
    /// A network that takes the place of the evaluation made by hand.
    #[arg(long)]
    teacher: Option<PathBuf>,
    /// Networks to play against in one game of four.
    #[arg(long, num_args = 1..)]
    rivals: Vec<PathBuf>,
    /// What categories are worth at first: combat, exploration, trade, civil, sets, jars, buildings, cards, mines.
    #[arg(long, value_delimiter = ',')]
    tempt: Vec<String>,
    /// Every seat feels the whole temptation; otherwise each draws its own share of it.
    #[arg(long)]
    resolute: bool,
    /// The generation from which nothing tempts any more.
    #[arg(long, default_value_t = 40)]
    sober: u32,
    /// DATA-3: the colours of DECK-32 to DECK-34 as letters (w y g r b), such as ygb,wgr,wby.
    #[arg(long)]
    mines: Option<String>,
    #[arg(long, default_value_t = 100)]
    generations: u32,
    /// Games in every generation.
    #[arg(long, default_value_t = 400)]
    games: u32,
    /// The size of the first steps.
    #[arg(long, default_value_t = 0.001)]
    rate: f32,
    /// The share of it to which it falls towards the end.
    #[arg(long, default_value_t = 0.1)]
    fade: f32,
    /// Who plays is the mean of the last networks; this is the share of the older ones.
    #[arg(long, default_value_t = 0.8)]
    calm: f32,
    /// With --from: how many turns in a thousand the teacher takes at first.
    #[arg(long, default_value_t = 0)]
    taught: u32,
    /// How often all lessons of a generation are gone through.
    #[arg(long, default_value_t = 2)]
    passes: u32,
    /// Iterations of the search that plays; 1 is one action deep.
    #[arg(long, default_value_t = 1)]
    iterations: u32,
    /// With --iterations: how many actions are tried for each step to the end of a turn, instead of the Director's number.
    #[arg(long)]
    tries: Option<usize>,
    /// One decision of so many follows a whim.
    #[arg(long, default_value_t = 12)]
    whims: u32,
    /// How much a lesson believes what came in the end, not what was expected a little later.
    #[arg(long, default_value_t = 0.95)]
    trust: f32,
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

const NAMES: [&str; 9] = ["combat", "exploration", "trade", "civil", "sets", "jars", "buildings", "cards", "mines"];

type Failure = Box<dyn std::error::Error>;

/// The worth of every category, as far as it is tempted.
fn temptation(words: &[String]) -> Result<[f32; CATEGORIES], Failure> {
    let mut worth = [1.0; CATEGORIES];
    for word in words {
        let (name, number) = word.split_once('=').ok_or_else(|| format!("'{word}' is not like mines=2"))?;
        let at = NAMES.iter().position(|n| *n == name).ok_or_else(|| format!("no category '{name}': {NAMES:?}"))?;
        worth[at] = number.parse()?;
    }
    Ok(worth)
}

fn data(mines: Option<&str>) -> Result<Data, Failure> {
    let mut data = Data::default();
    if let Some(text) = mines {
        let set = |word: &str| -> Result<ColourSet, Failure> {
            let colours = word.chars().map(|letter| {
                let all = tharos_rules::ids::Colour::ALL.iter();
                let mut named = all.filter(|c| format!("{c:?}").to_lowercase().starts_with(letter));
                named.next().copied().ok_or_else(|| Failure::from(format!("no colour begins with '{letter}'")))
            });
            colours.collect()
        };
        let sets: Vec<_> = text.split(',').map(set).collect::<Result<_, _>>()?;
        data.mine_colours = sets.try_into().map_err(|_| "three triples are wanted")?;
    }
    Ok(data)
}

fn beside(out: &Path, ending: &str) -> PathBuf {
    let mut name = out.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

/// A network; `old` stands for that of version 0.1.
fn read(path: &Path, solo: bool) -> Result<Net, Failure> {
    let old: [&[u8]; 2] = [include_bytes!("../../weights/0.1/table.net"), include_bytes!("../../weights/0.1/solo.net")];
    if path == Path::new("old") {
        return Ok(Net::from_bytes(old[usize::from(solo)])?);
    }
    let bytes = std::fs::read(path).map_err(|e| format!("{}: {e}", path.display()))?;
    Net::from_bytes(&bytes).map_err(|e| format!("{}: {e}", path.display()).into())
}

fn main() -> Result<(), Failure> {
    let args = Args::parse();
    let first_worth = temptation(&args.tempt)?;
    let data = data(args.mines.as_deref())?;
    let players = if args.solo { 1 } else { 2 };
    let start = State::new(&Guild::ALL[..players], Options::default(), &data);
    let inputs = value::write(&start, 0, &mut [0.0; value::PLACES]);
    let mut learner = Learner::new(inputs, args.solo);
    let (state_file, course_file) = (beside(&args.out, ".state"), beside(&args.out, ".csv"));
    let mut begin_at = 0;
    let mut net = match &args.from {
        Some(path) => match read(path, args.solo)? {
            net if net.by_category => net,
            old => learn::grown(old, inputs, &mut Fast::new(args.seed)),
        },
        None => learn::beginner(inputs, &mut Fast::new(args.seed)),
    };
    let mut player = None;
    if let Ok(bytes) = std::fs::read(&state_file)
        && let Some((number, memory)) = bytes.split_first_chunk::<4>()
        && learner.remember(memory)
    {
        begin_at = u32::from_le_bytes(*number);
        net = read_exact(&beside(&args.out, ".last"), inputs)?;
        player = Some(read_exact(&beside(&args.out, ".mean"), inputs)?);
        println!("going on from generation {begin_at}");
        forget_after(&course_file, begin_at)?;
    }
    let mut player = player.unwrap_or_else(|| net.clone());
    let teacher = args.teacher.as_ref().map(|path| read(path, args.solo)).transpose()?;
    let rivals: Vec<Net> = args.rivals.iter().map(|path| read(path, args.solo)).collect::<Result<_, _>>()?;
    let mut lessons = Lessons::default();
    let mut buffers = Buffers::default();
    #[expect(clippy::disallowed_methods, reason = "only tells how long it takes")]
    let begin = std::time::Instant::now();
    for generation in begin_at..args.generations {
        let mut random = Fast::new(args.seed << 32 | u64::from(generation));
        let tempted = (1.0 - generation as f32 / args.sober as f32).max(0.0);
        let worth = first_worth.map(|worth| 1.0 + (worth - 1.0) * tempted);
        let by_hand = if args.from.is_none() {
            1000 - (generation * 50).min(1000)
        } else {
            (args.taught as f32 * tempted) as u32
        };
        let mut table = Table {
            net: &player,
            tempt: worth,
            resolute: args.resolute,
            sober: Judge::new(&player),
            rivals: rivals.iter().map(Judge::new).collect(),
            teacher: teacher.as_ref().map(Judge::new),
            data,
            by_hand,
            taught: [0; 4],
            expert: (args.iterations > 1).then(|| (expert(&player, args.tries), args.iterations)),
            whims: args.whims,
            buffers,
        };
        lessons.clear();
        let mut results = Results::default();
        for _ in 0..args.games {
            // Mostly two players, as many decisions belong to nobody but oneself.
            let players = if args.solo { 1 } else { [2, 2, 3, 4][random.below(4) as usize] };
            let trust = if by_hand > 0 && args.from.is_none() { 1.0 } else { args.trust };
            table.game(players, trust, &mut random, &mut lessons, &mut results);
        }
        buffers = table.buffers;
        let rate = args.rate * args.fade.powf(generation as f32 / args.generations as f32);
        let errors = learner.study(&mut net, &lessons, rate, &mut random);
        (1..args.passes).for_each(|_| {
            learner.study(&mut net, &lessons, rate, &mut random);
        });
        // What was learned from the first games by hand is no reason to be calm.
        player.blend(&net, if by_hand > 0 && args.from.is_none() { 0.0 } else { args.calm });
        let mean = results.vp.map(|vp| vp / results.seats);
        let spread = 10.0 * errors[errors.len() - 1].sqrt();
        println!(
            "generation {generation:>4}  {:6.2} VP  {:5.2} % won  combat {:.1} expl {:.1} trade {:.1} civil {:.1} sets {:.1} mines {:.1}  error {spread:.2} VP  {:.0} s",
            mean.iter().sum::<f64>(),
            100.0 * results.won / results.seats,
            mean[0],
            mean[1],
            mean[2],
            mean[3],
            mean[4],
            mean[8],
            begin.elapsed().as_secs_f64()
        );
        note(&course_file, generation, &mean, results.won / results.seats, spread)?;
        std::fs::write(&args.out, player.to_bytes())?;
        std::fs::write(beside(&args.out, ".svg"), chart::draw(&std::fs::read_to_string(&course_file)?))?;
        write_exact(&beside(&args.out, ".mean"), &player)?;
        write_exact(&beside(&args.out, ".last"), &net)?;
        let mut bytes = (generation + 1).to_le_bytes().to_vec();
        bytes.extend(learner.memory());
        std::fs::write(&state_file, bytes)?;
    }
    Ok(())
}

/// The search of the Director with this network.
fn expert(net: &Net, tries: Option<usize>) -> Searcher<'_> {
    let mut game = Tharos::new(Judges::new(net, net));
    game.tries = tries.unwrap_or(game.tries);
    Searcher::new(game, Searcher::CONFIG)
}

/// A line of the course: one generation.
fn note(path: &Path, generation: u32, mean: &[f64; CATEGORIES], won: f64, error: f32) -> Result<(), Failure> {
    use std::io::Write as _;
    let mut file = std::fs::OpenOptions::new().create(true).append(true).open(path)?;
    if file.metadata()?.len() == 0 {
        writeln!(file, "generation,vp,won,error,{},last_spaces,solo_losses", NAMES.join(","))?;
    }
    let parts: Vec<String> = mean.iter().map(|vp| format!("{vp:.3}")).collect();
    writeln!(file, "{generation},{:.3},{won:.4},{error:.3},{}", mean.iter().sum::<f64>(), parts.join(","))?;
    Ok(())
}

/// What came after the last state that was kept is played again.
fn forget_after(course: &Path, generation: u32) -> Result<(), Failure> {
    let text = std::fs::read_to_string(course)?;
    let kept = text.lines().take(generation as usize + 1).flat_map(|line| [line, "\n"]);
    Ok(std::fs::write(course, kept.collect::<String>())?)
}

/// The weights to the last bit, unlike the file for players.
fn write_exact(path: &Path, net: &Net) -> Result<(), Failure> {
    let numbers = net.outputs.iter().flatten().chain(net.inputs.iter().flatten());
    Ok(std::fs::write(path, numbers.flat_map(|number| number.to_le_bytes()).collect::<Vec<u8>>())?)
}

fn read_exact(path: &Path, inputs: usize) -> Result<Net, Failure> {
    let bytes = std::fs::read(path)?;
    let mut net = Net::zero(inputs);
    let places = net.outputs.iter_mut().flatten().chain(net.inputs.iter_mut().flatten());
    for (place, number) in places.zip(bytes.chunks_exact(4)) {
        *place = f32::from_le_bytes(number.try_into()?);
    }
    Ok(net)
}
