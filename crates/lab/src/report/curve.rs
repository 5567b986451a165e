//! Chances over the turns of a game, as lines.

use std::fmt::Write as _;

use tharos_rules::TURNS;

use super::chart::svg;

/// A line, from the set-up to the last turn, of 1.
pub struct Line {
    pub class: &'static str,
    pub name: String,
    pub values: Vec<f64>,
}

/// Lines are told apart by their dashes too.
const DASHES: [&str; 4] = ["", "7 3", "2 3", "8 3 2 3"];

/// All lines on a scale from 0 to 100 per cent, with a mark at the end of every round.
#[must_use]
pub fn curve(title: &str, lines: &[Line]) -> String {
    const LEFT: f64 = 30.0;
    const RIGHT: f64 = 352.0;
    const TOP: f64 = 8.0;
    const BOTTOM: f64 = 140.0;
    let turns = lines.iter().map(|line| line.values.len()).max().unwrap_or(0).saturating_sub(1).max(1);
    let x = |turn: usize| LEFT + (RIGHT - LEFT) * turn as f64 / turns as f64;
    let y = |chance: f64| BOTTOM - (BOTTOM - TOP) * chance;
    let mut content = String::new();
    for quarter in 0..=4 {
        let (percent, at) = (25 * quarter, y(f64::from(quarter) / 4.0));
        let _ = write!(
            content,
            "<line class=\"axis\" x1=\"{LEFT}\" x2=\"{RIGHT}\" y1=\"{at:.1}\" y2=\"{at:.1}\"/>\
             <text class=\"soft\" x=\"{}\" y=\"{:.1}\" text-anchor=\"end\">{percent}</text>",
            LEFT - 5.0,
            at + 3.5
        );
    }
    for turn in (0..=turns).step_by(TURNS.into()) {
        let at = x(turn);
        let _ = write!(content, "<line class=\"axis\" x1=\"{at:.1}\" x2=\"{at:.1}\" y1=\"{TOP}\" y2=\"{BOTTOM}\"/>");
    }
    for turn in 1..=turns {
        let (at, label) = (x(turn), (turn - 1) % usize::from(TURNS) + 1);
        let (class, below) = ("soft", BOTTOM + 13.0);
        let _ = write!(
            content,
            "<text class=\"{class}\" x=\"{at:.1}\" y=\"{below}\" text-anchor=\"middle\">{label}</text>"
        );
    }
    for (line, dashes) in lines.iter().zip(DASHES) {
        let points = line.values.iter().enumerate().map(|(turn, &chance)| format!("{:.1},{:.1}", x(turn), y(chance)));
        let points = points.collect::<Vec<_>>().join(" ");
        let _ = write!(
            content,
            "<polyline class=\"{} stroke\" fill=\"none\" stroke-dasharray=\"{dashes}\" points=\"{points}\"/>",
            line.class
        );
    }
    svg(title, BOTTOM + 20.0, &content)
}
