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
    let share = |share: Option<f64>| share.map_or("none".to_owned(), |share| format!("{:.0} %", 100.0 * share));
    let [vp, wins] = summary.accounts.share_of_luck();
    let lead = format!(
        "Of all differences in VP {} go with luck as the evaluation sees it, of those in victories {}. Luck is zero on \
         average; skill is what is left of the result without par and luck. Decisions were judged {depth}.",
        share(vp),
        share(wins)
    );
    let mut rows = String::new();
    for level in &summary.levels {
        let of = &level.accounts;
        let spread = of.column("luck").variance().sqrt();
        let _ = write!(rows, "<tr><th scope=\"row\">{}</th>", escape(&level_name(&level.level)));
        for cell in [mean(of, "par"), mean(of, "luck"), format!("{spread:.1}"), mean(of, "skill"), mean(of, "lost")] {
            let _ = write!(rows, "<td class=\"n\">{cell}</td>");
        }
        let accuracy = of.column("accuracy");
        let _ = writeln!(rows, "<td class=\"n\">{:.1} %</td></tr>", 100.0 * accuracy.mean());
    }
    let head = ["par", "luck", "spread of luck", "skill", "lost", "accuracy"];
    let head: String = head.iter().map(|name| format!("<th class=\"n\" scope=\"col\">{name}</th>")).collect();
    let table = format!("<table><thead><tr><th></th>{head}</tr></thead><tbody>\n{rows}</tbody></table>");
    page::section("Luck and skill", &lead, &grid([panel("VP of a seat", &table)]))
}

fn mean(of: &Accounts, column: &str) -> String {
    let moments: &Moments = of.column(column);
    format!("{:.2} ± {:.2}", moments.mean(), Z95 * moments.error())
}
