//! Draws the pictures of docs/strategy.md from the figures beside them.

use std::path::Path;

use crate::plot::{Item, dots};
use crate::table::{Figures, read};

const ROUNDS: [&str; 4] = ["round 1", "round 2", "round 3", "round 4"];

/// Pictures by round: file, kind, title, and -1 where a loss is shown as a cost.
const BY_ROUND: [(&str, &str, &str, f64); 7] = [
    ("player-cards.svg", "player card", "A player card in play from the beginning of a round", 1.0),
    ("buildings.svg", "building", "A building in play, for everybody, from the beginning of a round", 1.0),
    ("action-cards.svg", "action card", "An action card in hand at the beginning of a round", 1.0),
    ("things.svg", "thing", "Something more at the beginning of a round", 1.0),
    ("spaces.svg", "space banned", "What it costs to do without a space for a round", -1.0),
    ("card-actions.svg", "player card banned", "What it costs to do without a card's dice action for a round", -1.0),
    ("building-uses.svg", "building banned", "What it costs to do without a building for a round", -1.0),
];

pub fn run(folder: &Path) -> std::io::Result<()> {
    let figures = |name: &str| read(&folder.join(name));
    let write = |name: &str, svg: String| std::fs::write(folder.join(name), svg);
    let worth = figures("worth-2.csv")?;
    for (file, kind, title, factor) in BY_ROUND {
        write(file, dots(title, "VP", &ROUNDS, &by_round(&worth, kind, factor)))?;
    }
    let without = side_by_side(&[figures("without-2.csv")?], "VP without", -1.0);
    write("without.svg", dots("What it costs to do without for a whole game", "VP", &["2 players"], &without))?;
    let tables = [figures("games-2.csv")?, figures("games-3.csv")?, figures("games-4.csv")?];
    let mut categories = side_by_side(&tables, "vp", 1.0);
    categories.retain(|(item, _)| !["total", "last spaces", "solo losses"].contains(&item.as_str()));
    let players = ["2 players", "3 players", "4 players"];
    write("categories.svg", dots("Where the VP come from", "VP", &players, &categories))?;
    let mut first = by_round(&tables[0], "in turn", 100.0);
    first.retain(|(_, dots)| dots.iter().flatten().any(|(share, _)| *share >= 15.0));
    let turns = ["turn 1", "turn 2", "turn 3", "turn 4"];
    write("first-turns.svg", dots("What is done in the first turns", "% of the seats", &turns, &first))
}

/// The items of a kind by round, the highest first.
fn by_round(figures: &Figures, kind: &str, factor: f64) -> Vec<Item> {
    items(figures, kind, |item| {
        let of = |round| figures.get(&(kind.to_owned(), item.to_owned(), round));
        (1..=4).map(|round| of(round).map(|(x, e)| (factor * x, factor.abs() * e))).collect()
    })
}

/// The items of a kind in several files, the highest first.
fn side_by_side(files: &[Figures], kind: &str, factor: f64) -> Vec<Item> {
    items(&files[0], kind, |item| {
        let of = |file: &Figures| file.get(&(kind.to_owned(), item.to_owned(), 0)).copied();
        files.iter().map(|file| of(file).map(|(x, e)| (factor * x, e))).collect()
    })
}

/// An item as people say it.
fn label(item: &str) -> String {
    match item.split_once(' ') {
        Some(("mat", action)) => action.to_owned(),
        Some(("card", card)) => format!("activate {card}"),
        Some(("act", card)) => format!("action of {card}"),
        _ => item.replace('_', " "),
    }
}

fn items(figures: &Figures, kind: &str, dots: impl Fn(&str) -> Vec<Option<(f64, f64)>>) -> Vec<Item> {
    let mut items: Vec<Item> = Vec::new();
    for (_, item, _) in figures.keys().filter(|(k, _, _)| k == kind) {
        let name = label(item);
        if items.last().is_none_or(|(last, _)| *last != name) {
            items.push((name, dots(item)));
        }
    }
    let most = |item: &Item| item.1.iter().flatten().map(|(x, _)| *x).fold(f64::NEG_INFINITY, f64::max);
    items.sort_by(|a, b| most(b).total_cmp(&most(a)));
    items
}
