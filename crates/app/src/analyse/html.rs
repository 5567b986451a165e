//! An analysis as a page: one file, no script, nothing to load.

use std::fmt::Write as _;

use tharos_analysis::{Depth, Report};
use tharos_lab::report::curve::{Line, curve};
use tharos_lab::report::page::{self, escape, grid, panel, section};
use tharos_lab::report::{SEATS, chart};
use tharos_rules::Score;

use super::words::{Words, judged};
use super::{account, percent, vp};

const FOOTER: &str = "<b>Luck</b> is what an outcome of chance was worth less the mean of all that could have come; it is zero \
    on average. <b>Own losses</b> are what decisions lost against the best that was found. <b>Unforeseen</b> is what the \
    evaluation did not see coming. Start, luck and decisions add up to the result.";

pub fn page(report: &Report, words: &Words) -> String {
    let depth = match report.depth {
        Depth::Engineer => "Engineer",
        Depth::Director => "Director",
    };
    let results = report.seats.iter().zip(&words.names).map(|(seat, name)| format!("{name} {}", seat.score.total));
    let facts = [
        ("VP", results.collect::<Vec<_>>().join(", ")),
        ("Depth", depth.to_owned()),
        ("Decisions judged", judged(report)),
    ];
    let body = course(report, words) + &accounts(report, words) + &moments(report, words) + &categories(report, words);
    page::page("Analysis", &facts, &body, FOOTER)
}

fn course(report: &Report, words: &Words) -> String {
    let line = |seat: usize| Line {
        class: SEATS[seat],
        name: format!("{} {}", words.names[seat], report.seats[seat].score.total),
        values: report.course.iter().map(|point| point.expected[seat].win.get()).collect(),
    };
    let lines: Vec<Line> = (0..report.seats.len()).map(line).collect();
    let chart = curve("Chance to win after every turn, by player, in per cent", &lines);
    let key = page::key(lines.iter().map(|line| (line.class, format!("{} VP", line.name))));
    section("Chance to win", "After every turn.", &grid([panel("", &(key + &chart))]))
}

fn accounts(report: &Report, words: &Words) -> String {
    let solo = report.seats.len() == 1;
    let heads = account(&report.seats[0], solo);
    let table = |of: fn(&str, tharos_analysis::Worth) -> String| {
        let mut rows = String::new();
        for (seat, name) in report.seats.iter().zip(&words.names) {
            let _ = write!(rows, "<tr><th scope=\"row\">{}</th>", escape(name));
            for (column, worth) in account(seat, solo) {
                let _ = write!(rows, "<td class=\"n\">{}</td>", of(column, worth));
            }
            let _ = writeln!(rows, "<td class=\"n\">{:.0} %</td></tr>", 100.0 * seat.accuracy);
        }
        let head = |(name, _): &(&str, _)| format!("<th class=\"n\" scope=\"col\">{}</th>", escape(name));
        let head: String = heads.iter().map(head).collect();
        format!(
            "<div class=\"scroll\"><table><thead><tr><th></th>{head}<th class=\"n\" scope=\"col\">accuracy</th></tr>\
             </thead><tbody>\n{rows}</tbody></table></div>"
        )
    };
    let panels = [panel("In VP", &table(vp)), panel("In chance to win", &table(percent))];
    section("Luck and decisions", "", &panels.concat())
}

fn moments(report: &Report, words: &Words) -> String {
    let panels = report.seats.iter().zip(&words.names).map(|(seat, name)| {
        let mut rows = String::new();
        for moment in &seat.moments {
            let class = if moment.change.win.get() < 0.0 { "down" } else { "up" };
            let _ = writeln!(
                rows,
                "<tr><th scope=\"row\">{}: {}</th><td class=\"n {class}\">{}</td></tr>",
                escape(&words.turn(moment)),
                escape(&words.moment(report, moment)),
                percent("", moment.change)
            );
        }
        panel(name, &format!("<table><tbody>\n{rows}</tbody></table>"))
    });
    section("Key moments", "What changed the chance to win the most.", &grid(panels))
}

fn categories(report: &Report, words: &Words) -> String {
    let solo = report.seats.len() == 1;
    let groups: Vec<_> = (0..Score::counted(solo))
        .map(|i| {
            let bars = report.seats.iter().enumerate();
            let bars = bars.map(|(seat, of)| (SEATS[seat], f64::from(of.score.by_category()[i])));
            (words.text.category(Score::CATEGORIES[i]), bars.collect())
        })
        .collect();
    let key = page::key(words.names.iter().enumerate().map(|(seat, name)| (SEATS[seat], name.clone())));
    section("VP by category", "", &grid([panel("", &(key + &chart::bars("VP by category and player", &groups)))]))
}
