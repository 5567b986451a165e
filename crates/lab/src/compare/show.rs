//! A comparison as a table for the terminal and as a page.

use std::fmt::{self, Write as _};

use super::{Comparison, DISCOVERY, Difference, Kind};
use crate::report::page::{escape, grid, page, panel, section};
use crate::report::{facts, level_name};
use crate::stats::Moments;

/// These are always shown in the terminal; of the others only what is sure.
const ALWAYS: [&str; 3] = ["Result", "VP by category", "Attacks warded off"];

const PAIRED: &str = "Both runs have the same seed, so each game is compared with the game of the same number and luck: the \
    differences of these pairs are judged by the paired t-test, and games that only one run has are left out";
const APART: &str = "Means are compared by Welch's test, rates by the two-proportion test, because the runs do not share \
    their luck";
const COMMON: &str = "A game counts once, however many seats the level has. ± is the 95 % range of the difference. q is p \
    corrected for the number of comparisons (Benjamini and Hochberg)";

fn value(moments: &Moments, kind: Kind) -> String {
    match kind {
        Kind::Mean => format!("{:.2}", moments.mean()),
        Kind::Rate => format!("{:.1} %", 100.0 * moments.mean()),
    }
}

fn change(difference: &Difference) -> String {
    match difference.kind {
        Kind::Mean => format!("{:+.2}", difference.change()),
        Kind::Rate => format!("{:+.1} %", 100.0 * difference.change()),
    }
}

fn range(difference: &Difference) -> String {
    match (difference.margin(), difference.kind) {
        (None, _) => String::new(),
        (Some(margin), Kind::Mean) => format!("±{margin:.2}"),
        (Some(margin), Kind::Rate) => format!("±{:.1}", 100.0 * margin),
    }
}

fn likelihood(p: f64) -> String {
    if p < 0.0001 { "<0.0001".to_owned() } else { format!("{p:.4}") }
}

impl fmt::Display for Comparison {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (letter, run) in ["A", "B"].iter().zip(&self.runs) {
            let facts = facts(&run.summary, &run.parameters);
            let facts: Vec<String> =
                facts.iter().map(|(name, value)| format!("{} {value}", name.to_lowercase())).collect();
            writeln!(f, "{letter}: {} ({})", run.name, facts.join("; "))?;
        }
        let (mut count, mut sure) = (0, 0);
        for (level, differences) in &self.levels {
            let name = level_name(level);
            writeln!(f, "\n{name:48}  {:>9}  {:>9}  {:>9} {:>6}  {:>7}  {:>7}", "A", "B", "B - A", "95 %", "p", "q")?;
            let mut group = "";
            for one in differences {
                count += 1;
                sure += usize::from(one.is_sure());
                if !one.is_sure() && !ALWAYS.contains(&one.group) {
                    continue;
                }
                if one.group != group {
                    group = one.group;
                    writeln!(f, "{group}")?;
                }
                let name: String = one.name.chars().take(44).collect();
                let [a, b] = [value(&one.runs[0], one.kind), value(&one.runs[1], one.kind)];
                let star = if one.is_sure() { " *" } else { "" };
                let (p, q) = (likelihood(one.p), likelihood(one.q));
                let (change, range) = (change(one), range(one));
                writeln!(f, "  {name:46}  {a:>9}  {b:>9}  {change:>9} {range:>6}  {p:>7}  {q:>7}{star}")?;
            }
        }
        writeln!(
            f,
            "\n* {sure} of {count} differences are significant: of these, at most {:.0} % are expected to be due to chance.",
            100.0 * DISCOVERY
        )?;
        write!(f, "{}. Differences that are not significant are left out below the attacks.", self.method())
    }
}

impl Comparison {
    fn method(&self) -> String {
        format!("{}. {COMMON}", if self.paired { PAIRED } else { APART })
    }

    /// The page with all differences.
    #[must_use]
    pub fn page(&self) -> String {
        let mut body = String::new();
        for (level, differences) in &self.levels {
            let groups = differences.chunk_by(|a, b| a.group == b.group);
            let panels = groups.map(|group| panel(group[0].group, &table(group)));
            let sure = differences.iter().filter(|one| one.is_sure()).count();
            let lead = format!("{sure} of {} differences are significant; they stand in bold.", differences.len());
            body += &section(&level_name(level), &lead, &grid(panels));
        }
        let mut heads = Vec::new();
        for (letter, run) in ["A", "B"].into_iter().zip(&self.runs) {
            let facts = facts(&run.summary, &run.parameters);
            let facts: Vec<String> =
                facts.iter().map(|(name, value)| format!("{}: {value}", name.to_lowercase())).collect();
            heads.push((letter, format!("{} ({})", run.name, facts.join("; "))));
        }
        let how =
            if self.paired { "game by game: the same seed, so the same luck" } else { "as runs of different luck" };
        heads.push(("Compared", how.to_owned()));
        let footer = format!("{}; a difference is significant if q is below {DISCOVERY}.", self.method());
        page("Two runs compared", &heads, &body, &footer)
    }
}

fn table(group: &[Difference]) -> String {
    let mut rows = String::new();
    for one in group {
        let direction = if one.change() > 0.0 { "up" } else { "down" };
        let (class, direction) = if one.is_sure() { (" class=\"sure\"", direction) } else { ("", "few") };
        let _ = writeln!(
            rows,
            "<tr{class}><th scope=\"row\">{}</th><td class=\"n\">{}</td><td class=\"n\">{}</td>\
             <td class=\"n {direction}\">{}</td><td class=\"n few\">{}</td><td class=\"n few\">{}</td></tr>",
            escape(&one.name),
            value(&one.runs[0], one.kind),
            value(&one.runs[1], one.kind),
            change(one).replace('-', "−"),
            range(one),
            escape(&likelihood(one.q)),
        );
    }
    format!(
        "<div class=\"scroll\"><table><thead><tr><th></th><th class=\"n\" scope=\"col\">A</th><th class=\"n\" scope=\"col\">B</th>\
         <th class=\"n\" scope=\"col\">B − A</th><th class=\"n\" scope=\"col\">95 %</th><th class=\"n\" scope=\"col\">q</th></tr></thead><tbody>\n{rows}</tbody></table></div>"
    )
}
