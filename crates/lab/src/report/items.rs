//! Tables of everything that can be used: how often, by how many, and how those did who used it.

use std::fmt::Write as _;

use tharos_rules::MatAction;
use tharos_rules::ids::{Building, DeckCard, PlayerCard};
use tharos_text::Text;

use super::chart::{small_bar, small_rate};
use super::page::{escape, grid, panel, section};
use super::{SEATS, level_name};
use crate::simulate::Summary;
use crate::simulate::columns::Count;
use crate::simulate::summary::LevelSummary;
use crate::stats::wilson;

/// A rate of fewer seats says too little to be drawn.
const LEAST: f64 = 20.0;

/// A thing, its name as markup, and the counts that are its use.
type Item = (String, Count);

/// All four groups of things.
pub fn sections(summary: &Summary, text: &Text) -> String {
    let mat = MatAction::ALL.iter().map(|&action| (escape(&text.mat_action(action)), Count::Mat(action))).collect();
    let built = |of: fn(Building) -> Count| -> Vec<Item> {
        Building::ALL.iter().map(|&building| (escape(&text.building(building)), of(building))).collect()
    };
    let cards = |of: fn(PlayerCard) -> Count| -> Vec<Item> {
        PlayerCard::ALL.iter().map(|&card| (escape(&text.player_card(card)), of(card))).collect()
    };
    let name = |card: DeckCard| {
        let title = text.card(card);
        format!("<span class=\"num\">{}</span>{}", card.number(), escape(&title))
    };
    let deck: Vec<Item> = DeckCard::all().map(|card| (name(card), Count::Card(card))).collect();
    let mut out = String::new();
    let mut group = |title: &str, lead: &str, tables: &[(&str, Vec<Item>)]| {
        let several = summary.levels.len() > 1;
        let of_level = |level| tables.iter().map(move |(caption, items)| table(level, caption, items, several));
        out += &section(title, lead, &grid(summary.levels.iter().flat_map(of_level)));
    };
    group("The player mat", "What dice were placed for.", &[("Mat actions", mat)]);
    let tables = [("Built", built(Count::Built)), ("Used", built(Count::Used))];
    group("Public buildings", "Built by this level, and used by it, whoever built them.", &tables);
    let tables = [("Activated", cards(Count::Activated)), ("Actions taken", cards(Count::Acted))];
    group("Player cards", "How often a card came into play, and how often its action was taken.", &tables);
    let half = deck.len() / 2;
    let captions = [format!("Played, 1 to {half}"), format!("Played, {} to {}", half + 1, deck.len())];
    let (first, second) = deck.split_at(half);
    let tables = [(captions[0].as_str(), first.to_vec()), (captions[1].as_str(), second.to_vec())];
    group("Action cards", "How often each was played.", &tables);
    out
}

fn table(level: &LevelSummary, caption: &str, items: &[Item], several: bool) -> String {
    let counts = || items.iter().map(|(_, count)| level.count(*count));
    let most = counts().map(|count| count.uses.mean()).fold(1e-9, f64::max);
    let base = level.wins.mean();
    let told = counts().filter(|count| count.wins_if_used.n >= LEAST);
    let reach = told.map(|count| (count.wins_if_used.mean() - base).abs()).fold(0.08, f64::max) * 1.15;
    let class = SEATS[level.seats[0]];
    let mut rows = String::new();
    for (name, count) in items {
        let count = level.count(*count);
        let wins = &count.wins_if_used;
        let interval = wilson(wins.mean() * wins.n, wins.n);
        let (rate, drawn) = if wins.n >= LEAST {
            (format!("{:.0} %", 100.0 * wins.mean()), small_rate(wins.mean(), interval, base, reach))
        } else {
            ("<span class=\"few\">–</span>".to_owned(), String::new())
        };
        let _ = writeln!(
            rows,
            "<tr><th scope=\"row\">{name}</th><td class=\"bar\">{}</td><td class=\"n\">{:.2}</td>\
             <td class=\"n\">{:.0} %</td><td class=\"draw\">{drawn}</td><td class=\"n\">{rate}</td></tr>",
            small_bar(count.uses.mean() / most),
            count.uses.mean(),
            100.0 * count.used.mean(),
        );
    }
    let caption = if several { format!("{caption}: {}", level_name(&level.level)) } else { caption.to_owned() };
    let content = format!(
        "<table class=\"{class}\"><thead><tr><th></th><th class=\"bar\"></th><th class=\"n\" scope=\"col\">a game</th>\
         <th class=\"n\" scope=\"col\">used by</th><th class=\"n\" colspan=\"2\" scope=\"colgroup\">\
         won if used, all: {:.0} %</th></tr></thead><tbody>\n{rows}</tbody></table>",
        100.0 * base
    );
    panel(&caption, &content)
}
