//! `tharos hint`: the best few actions at a position of a record.

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::{Context, bail, ensure};
use tharos_bots::{Advice, Budget, Reason, suggest};
use tharos_rules::{GameRecord, State, Step, begin, replay};
use tharos_text::{Language, Text};

use crate::lab::{seconds, told};

pub const EXAMPLES: &str = "\
Examples:
  tharos hint game.json
  tharos hint game.json --at 120 --language de --count 3

Entries are counted as `tharos verify` counts them; --at N is the position after the first N of them.
Without --at it is the last position of the record. The advice knows only what the player to move can see.";

#[derive(clap::Args)]
pub struct Args {
    /// A file with one game record
    record: PathBuf,
    /// How many entries have been played
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    /// How many actions to suggest
    #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(u8).range(1..=50))]
    count: u8,
    #[arg(long, default_value_t = Language::En, help = format!("The language of the sentences: {}", Language::codes()))]
    language: Language,
    /// How many iterations the search may do
    #[arg(long, default_value_t = 4000, value_parser = clap::value_parser!(u32).range(1..))]
    iterations: u32,
    /// How long it may take, in seconds
    #[arg(long, default_value = "10", value_parser = seconds)]
    seconds: f64,
    /// The seed of the search: the same seed gives the same advice
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

pub fn run_command(args: &Args) -> ExitCode {
    told(advise(args).map(|()| true))
}

fn advise(args: &Args) -> anyhow::Result<()> {
    let name = args.record.display();
    let json = std::fs::read_to_string(&args.record).with_context(|| format!("{name} cannot be read"))?;
    let record: GameRecord = serde_json::from_str(&json).with_context(|| format!("{name} is not a game record"))?;
    replay(&record).with_context(|| name.to_string())?;
    let all = record.entries.len();
    let at = args.at.unwrap_or(all);
    ensure!(at <= all, "{name} has {all} entries, not {at}");
    let state = position(&record, at)?;
    let seat = match state.table.step {
        Step::Ask { seat, .. } => seat,
        Step::Over => bail!("the game is over after {at} entries; choose an earlier position with --at"),
        Step::Chance(_) => {
            match (at..=all).find(|&n| position(&record, n).is_ok_and(|state| state.table.decider().is_some())) {
                Some(next) => bail!("after {at} entries the game waits for chance; the next decision is at {next}"),
                None => bail!("after {at} entries the game waits for chance, and no decision follows"),
            }
        }
    };
    let view = state.view(Some(seat));
    let began = Instant::now();
    let limit = Duration::from_secs_f64(args.seconds);
    let stop = || began.elapsed() >= limit;
    let budget = Budget { iterations: args.iterations, stop: &stop };
    let Advice { suggestions, pass, trials } = suggest(&view, args.seed, budget, args.count.into());
    let text = Text::at(args.language, &state.table);
    let names: Vec<String> = record
        .players
        .iter()
        .map(|player| if player.name.is_empty() { text.guild(player.guild) } else { player.name.clone() })
        .collect();
    let Step::Ask { ask, .. } = state.table.step else { unreachable!("checked above") };
    let turn = text.turn(state.table.round, state.table.turn);
    println!("{turn} {}: {}", names[usize::from(seat)], text.ask(ask));
    let [vp, wins, search] = text.hint_heads();
    println!("{vp:>14}  {wins:>9}  {search:>9}");
    for one in suggestions {
        let (win, share) = (100.0 * one.estimate.win, 100.0 * one.share);
        let (vp, half) = (one.estimate.vp, one.estimate.half);
        println!("{vp:>7.1} ± {half:>4.1}  {win:>7.0} %  {share:>7.0} %  {}", text.action(&one.estimate.action));
        one.reasons.iter().for_each(|reason| println!("{:39}- {}", "", told_reason(&text, reason)));
    }
    if let Some(pass) = pass {
        let win = 100.0 * pass.win;
        println!("{:>7.1} ± {:>4.1}  {win:>7.0} %  {:>9}  {}", pass.vp, pass.half, "", text.action(&pass.action));
    }
    println!("{}", text.reason("trials", None, &[("n", trials.to_string())]));
    Ok(())
}

/// The position after this number of entries of a record.
fn position(record: &GameRecord, entries: usize) -> anyhow::Result<State> {
    let mut game = begin(record)?;
    for &entry in &record.entries[..entries] {
        game.follow(entry)?;
    }
    Ok(*game.state())
}

/// A reason in words.
fn told_reason(text: &Text, reason: &Reason) -> String {
    let vp = |vp: f32| ("vp", format!("{:.1}", vp.abs()));
    let strength = |strength: u16, needs: u16| [("strength", strength.to_string()), ("needs", needs.to_string())];
    let place = |place: u8| [("place", place.to_string())];
    match *reason {
        Reason::Now { vp } => text.reason("now", None, &[("vp", format!("{vp:+}"))]),
        Reason::More { category, vp: more, .. } => text.reason("more", Some(category), &[vp(more)]),
        Reason::Less { category, vp: less, .. } => text.reason("less", Some(category), &[vp(less)]),
        Reason::Whole { vp: whole, .. } => {
            text.reason(if whole < 0.0 { "whole-less" } else { "whole" }, None, &[vp(whole)])
        }
        Reason::Strength { strength: made, needs, holds } => {
            text.reason(if holds { "holds" } else { "strength" }, None, &strength(made, needs))
        }
        Reason::Waits { strength: left, needs } => text.reason("waits", None, &strength(left, needs)),
        Reason::Gone { strength: left, needs } => text.reason("gone", None, &strength(left, needs)),
        Reason::Then { place: other } => text.reason("then", None, &place(other)),
        Reason::Instead { place: other } => text.reason("instead", None, &place(other)),
        Reason::Jars { change, left } => {
            let jars = [("n", change.abs().to_string()), ("left", left.to_string())];
            text.reason(if change < 0 { "jars-less" } else { "jars" }, None, &jars)
        }
        Reason::Equal => text.reason("equal", None, &[]),
    }
}
