//! How much of the result was luck, if the games were analysed.

use std::fmt::Write as _;

use tharos_analysis::Depth;

use super::level_name;
use super::page::{self, escape, grid, panel};
use crate::simulate::account::Accounts;
use crate::simulate::{Parameters, Summary};
use crate::stats::{Moments, Z95};

pub fn section(summary: &Summary, parameters: &Parameters) -> String {
    let Some(depth) = parameters.analyse else { return String::new() };
    let depth = match depth {
        Depth::Engineer => "one action deep",
        Depth::Director => "by search",
    };
    let players = match summary.seats.len() {
        1 => "Alone".to_owned(),
        n => format!("With {n} players"),
    };
    let [vp, wins] = summary.accounts.share_of_luck().map(share);
    let mut lead = format!(
        "{players}, of all differences in VP {vp} go with luck as the evaluation sees it, of those in victories {wins}. \
         Luck that it does not foresee is not in there, so the whole part of luck is larger. Luck is zero on average; skill \
         is what is left of the result without par and luck. Decisions were judged {depth}."
    );
    if summary.levels.len() > 1 {
        let levels: Vec<&Accounts> = summary.levels.iter().map(|level| &level.accounts).collect();
        let [vp, wins] = summary.accounts.share_between(&levels).map(share);
        lead += &format!(" The level of a seat explains {vp} of the differences in VP, of those in victories {wins}.");
    }
    let mut rows = String::new();
    for level in &summary.levels {
        let of = &level.accounts;
        let spread = of.column("luck").variance().sqrt();
        let _ = write!(rows, "<tr><th scope=\"row\">{}</th>", escape(&level_name(&level.level)));
        for cell in [mean(of, "par"), mean(of, "luck"), format!("{spread:.1}"), mean(of, "skill"), mean(of, "lost")] {
            let _ = write!(rows, "<td class=\"n\">{cell}</td>");
        }
        let accuracy = of.column("accuracy");
        let _ = write!(rows, "<td class=\"n\">{:.1} %</td>", 100.0 * accuracy.mean());
        let [vp, wins] = of.share_of_luck().map(share);
        let _ = writeln!(rows, "<td class=\"n\">{vp}</td><td class=\"n\">{wins}</td></tr>");
    }
    let head = [
        "par",
        "luck",
        "spread of luck",
        "skill",
        "lost",
        "accuracy",
        "luck’s share of VP",
        "luck’s share of victories",
    ];
    let head: String = head.iter().map(|name| format!("<th class=\"n\" scope=\"col\">{name}</th>")).collect();
    let table = format!("<table><thead><tr><th></th>{head}</tr></thead><tbody>\n{rows}</tbody></table>");
    page::section("Luck and skill", &lead, &grid([panel("VP of a seat", &table)]))
}

fn share(share: Option<f64>) -> String {
    share.map_or("none".to_owned(), |share| format!("{:.0} %", 100.0 * share))
}

fn mean(of: &Accounts, column: &str) -> String {
    let moments: &Moments = of.column(column);
    format!("{:.2} ± {:.2}", moments.mean(), Z95 * moments.error())
}
