//! `tharos analyse`: why a game was won or lost.

mod html;
mod words;

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Context;
use clap::ValueEnum;
use tharos_analysis::{Analysis, Depth, Eyes, Report, SeatReport, Worth};
use tharos_rules::GameRecord;
use tharos_text::Language;

use crate::lab::{show, told};
use words::Words;

pub const EXAMPLES: &str = "\
Examples:
  tharos analyse game.json
  tharos analyse game.json --depth director
  tharos analyse game.json --html > analysis.html
  tharos analyse game.json --json | jq '.seats[] | {name, start, luck, decisions, result}'

For every seat: what it could expect at the start, its luck by kind, its decisions against the best that is found, and
its result; the first three add up to the last, in VP and in chance to win. Every decision is judged by what its player
could see; --open judges with all hands open. How it works and how far it can be trusted: docs/analysis.md";

#[derive(clap::Args)]
pub struct Args {
    /// A file with the record of a finished game
    record: PathBuf,
    /// Everything, for programs
    #[arg(long, conflicts_with = "html")]
    json: bool,
    /// A page to look at
    #[arg(long)]
    html: bool,
    /// How deeply decisions are judged
    #[arg(long, value_enum, default_value_t = How::Engineer)]
    depth: How,
    /// Judge decisions with all hands open instead of by what their player could see
    #[arg(long)]
    open: bool,
    #[arg(long, default_value_t = Language::En, help = format!("The language of the decisions: {}", Language::codes()))]
    language: Language,
}

#[derive(Clone, Copy, ValueEnum)]
pub enum How {
    /// One action deep: in a moment
    Engineer,
    /// By search: several seconds
    Director,
}

impl From<How> for Depth {
    fn from(how: How) -> Depth {
        match how {
            How::Engineer => Depth::Engineer,
            How::Director => Depth::Director,
        }
    }
}

pub fn run_command(args: &Args) -> ExitCode {
    told(analyse(args).map(|()| true))
}

fn analyse(args: &Args) -> anyhow::Result<()> {
    let name = args.record.display();
    let json = std::fs::read_to_string(&args.record).with_context(|| format!("{name} cannot be read"))?;
    let record: GameRecord = serde_json::from_str(&json).with_context(|| format!("{name} is not a game record"))?;
    let eyes = if args.open { Eyes::Open } else { Eyes::Own };
    let report = Analysis::new(&record, args.depth.into(), eyes).with_context(|| name.to_string())?.finish();
    let words = Words::new(args.language, &record)?;
    if args.json {
        show(serde_json::to_string(&report)?);
    } else if args.html {
        show(html::page(&report, &words));
    } else {
        show(table(&report, &words));
    }
    Ok(())
}

/// The columns of an account, in the order in which they add up; luck that this game does not know is left out.
fn account(seat: &SeatReport, solo: bool) -> Vec<(&'static str, Worth)> {
    let SeatReport { start, luck, decisions: d, result, .. } = seat;
    let mut columns = vec![
        ("start", *start),
        ("dice", luck.dice),
        ("draws", luck.draws),
        ("cards", luck.cards),
        ("attack", luck.attack),
        ("others' luck", luck.others),
        ("solo mat", luck.solo_mat),
        ("own losses", d.own),
        ("others' losses", d.others),
        ("unforeseen", d.unforeseen),
        ("result", *result),
    ];
    columns.retain(|(name, _)| if solo { !name.starts_with("others") } else { *name != "solo mat" });
    columns
}

fn table(report: &Report, words: &Words) -> String {
    let mut text = String::new();
    let solo = report.seats.len() == 1;
    let names = account(&report.seats[0], solo);
    let width = words.names.iter().map(|name| name.chars().count()).max().unwrap_or(0).max(8);
    for (unit, of) in [("VP", vp as fn(&str, Worth) -> String), ("chance", percent)] {
        text += &format!("{unit:width$}");
        names.iter().for_each(|(name, _)| text += &format!("  {name:>width$}", width = name.len().max(6)));
        text += "\n";
        for (seat, name) in report.seats.iter().zip(&words.names) {
            text += &format!("{name:width$}");
            for (column, worth) in account(seat, solo) {
                text += &format!("  {:>width$}", of(column, worth), width = column.len().max(6));
            }
            text += "\n";
        }
        text += "\n";
    }
    for (seat, name) in report.seats.iter().zip(&words.names) {
        let sizes = seat.sizes;
        text += &format!(
            "{name}: accuracy {:.0} %; {} good decisions, {} inaccuracies, {} mistakes, {} blunders\n",
            100.0 * seat.accuracy,
            sizes.good,
            sizes.inaccuracy,
            sizes.mistake,
            sizes.blunder
        );
        for moment in &seat.moments {
            let change = percent("", moment.change);
            text += &format!("  {change:>6}  {}, {}\n", words.turn(moment), words.moment(report, moment));
        }
    }
    text + &format!("\nDecisions were judged {}.", words::judged(report))
}

/// What stands at the two ends is a value, the rest is a change.
fn vp(column: &str, worth: Worth) -> String {
    let value = worth.vp.get();
    if ends(column) { format!("{value:.1}") } else { format!("{value:+.1}") }
}

fn percent(column: &str, worth: Worth) -> String {
    let value = 100.0 * worth.win.get();
    if ends(column) { format!("{value:.0} %") } else { format!("{value:+.0} %") }
}

fn ends(column: &str) -> bool {
    matches!(column, "start" | "result")
}
