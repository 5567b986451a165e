//! Charts as SVG, drawn by hand: no library knows better what should stand where. Every chart has a title that
//! says in words what it shows, and all colours come from the style of the page.

use std::fmt::Write as _;

use super::page::escape;
use crate::simulate::summary::Histogram;

/// All charts have the same width in their own units, so that their letters have the same size.
const WIDTH: f64 = 360.0;

pub(super) fn svg(title: &str, height: f64, content: &str) -> String {
    format!("<svg viewBox=\"0 0 {WIDTH} {height}\" role=\"img\"><title>{}</title>{content}</svg>", escape(title))
}

/// A rate with its interval.
pub struct Rate {
    pub label: String,
    pub class: &'static str,
    pub rate: f64,
    pub low: f64,
    pub high: f64,
}

/// Rates as points with their 95 % intervals, on a scale from 0 to 100 per cent. `fair`: what chance would give.
#[must_use]
pub fn rates(title: &str, rates: &[Rate], fair: Option<f64>) -> String {
    const LEFT: f64 = 4.0;
    const RIGHT: f64 = 356.0;
    const STEP: f64 = 40.0;
    let x = |p: f64| LEFT + (RIGHT - LEFT) * p;
    let mut content = String::new();
    let mut tick = |class: &str, p: f64, top: f64| {
        let (at, bottom) = (x(p), top + 16.0);
        let _ = write!(content, "<line class=\"{class}\" x1=\"{at:.1}\" x2=\"{at:.1}\" y1=\"{top}\" y2=\"{bottom}\"/>");
    };
    for row in 0..rates.len() {
        let top = STEP * row as f64 + 19.0;
        (0..=4).for_each(|quarter| tick("axis", f64::from(quarter) / 4.0, top));
        if let Some(fair) = fair {
            tick("fair", fair, top);
        }
    }
    let bottom = STEP * rates.len() as f64 + 11.0;
    for percent in [0, 25, 50, 75, 100] {
        let anchor = ["start", "middle", "end"][usize::from(percent > 0) + usize::from(percent == 100)];
        let at = x(f64::from(percent) / 100.0);
        let _ = write!(
            content,
            "<text class=\"soft\" x=\"{at:.1}\" y=\"{bottom}\" text-anchor=\"{anchor}\">{percent} %</text>"
        );
    }
    for (i, Rate { label, class, rate, low, high }) in rates.iter().enumerate() {
        let y = STEP * i as f64 + 13.0;
        let mid = y + 14.0;
        let _ = write!(
            content,
            "<g class=\"{class}\"><text x=\"{LEFT}\" y=\"{y}\">{}</text>\
             <text x=\"{RIGHT}\" y=\"{y}\" text-anchor=\"end\">{:.1} % <tspan class=\"soft\">({:.1}–{:.1})</tspan></text>\
             <line class=\"stroke\" x1=\"{:.1}\" x2=\"{:.1}\" y1=\"{mid}\" y2=\"{mid}\"/>\
             <circle class=\"fill\" cx=\"{:.1}\" cy=\"{mid}\" r=\"4.5\"/></g>",
            escape(label),
            100.0 * rate,
            100.0 * low,
            100.0 * high,
            x(*low),
            x(*high),
            x(*rate),
        );
    }
    svg(title, bottom + 5.0, &content)
}

/// What several histograms share so that they can be compared.
pub struct Frame {
    first: i32,
    step: i32,
    bins: usize,
    most: f64,
}

impl Frame {
    #[must_use]
    pub fn around(histograms: &[&Histogram], goal: Option<i32>) -> Self {
        let values = || histograms.iter().flat_map(|h| h.counts.keys().copied()).chain(goal);
        let (first, last) = (values().min().unwrap_or(0), values().max().unwrap_or(0));
        let step =
            [1, 2, 5, 10, 20, 50, 100, 200, 500].into_iter().find(|step| (last - first) / step < 45).unwrap_or(1000);
        let first = first.div_euclid(step) * step;
        let bins = ((last - first) / step + 1) as usize;
        let mut frame = Frame { first, step, bins, most: 0.0 };
        let heights = histograms.iter().flat_map(|h| frame.shares(h)).collect::<Vec<f64>>();
        frame.most = heights.into_iter().fold(1e-9, f64::max);
        frame
    }

    fn shares(&self, histogram: &Histogram) -> Vec<f64> {
        let mut shares = vec![0.0; self.bins];
        for (&value, &n) in &histogram.counts {
            shares[((value - self.first) / self.step) as usize] += n as f64 / histogram.moments.n;
        }
        shares
    }
}

/// A histogram with its mean, and a line at the `goal` if there is one.
#[must_use]
pub fn histogram(title: &str, class: &str, histogram: &Histogram, frame: &Frame, goal: Option<i32>) -> String {
    let width = WIDTH / frame.bins as f64;
    let x = |value: f64| (value - f64::from(frame.first)) / f64::from(frame.step) * width;
    let mean = histogram.moments.mean();
    let mut labels = vec![(x(mean + 0.5), "mean", format!("mean {mean:.1}"))];
    labels.extend(goal.map(|goal| (x(f64::from(goal) + 0.5), "goal", format!("goal {goal}"))));
    let top = LINE * labels.len() as f64 + 4.0;
    let base = top + 98.0;
    let mut content = format!("<g class=\"{class}\">");
    for (i, share) in frame.shares(histogram).into_iter().enumerate().filter(|(_, share)| *share > 0.0) {
        let height = ((base - top) * share / frame.most).max(0.75);
        let _ = write!(
            content,
            "<rect class=\"fill\" x=\"{:.2}\" y=\"{:.2}\" width=\"{:.2}\" height=\"{height:.2}\"/>",
            width * i as f64 + 0.5,
            base - height,
            (width - 1.0).max(0.8),
        );
    }
    let _ = write!(content, "</g><line class=\"axis\" x1=\"0\" x2=\"{WIDTH}\" y1=\"{base}\" y2=\"{base}\"/>");
    let last = frame.first + frame.step * frame.bins as i32;
    let tick = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000]
        .into_iter()
        .find(|tick| (last - frame.first) / tick <= 8)
        .unwrap_or(5000);
    let mut value = frame.first.div_euclid(tick) * tick + tick;
    while value < last {
        let at = x(f64::from(value) + 0.5);
        if (12.0..WIDTH - 12.0).contains(&at) {
            let _ = write!(
                content,
                "<text class=\"soft\" x=\"{at:.1}\" y=\"{}\" text-anchor=\"middle\">{value}</text>",
                base + 16.0
            );
        }
        value += tick;
    }
    content += &marks(&labels, base);
    svg(title, base + 22.0, &content)
}

/// The height of a line of labels.
const LINE: f64 = 14.0;

/// The room that a label needs beside its mark.
fn room(label: &str) -> f64 {
    7.0 * label.chars().count() as f64 + 5.0
}

/// Upright lines from a label each down to the `base`. Every label has a line of its own, and of two the left one stands
/// to the left of its mark and the other to the right, if there is room.
fn marks(labels: &[(f64, &str, String)], base: f64) -> String {
    let (mut lines, mut texts) = (String::new(), String::new());
    for (line, (at, class, label)) in labels.iter().enumerate() {
        let other = labels.iter().map(|label| label.0).find(|other| other != at);
        let left = other.map_or(*at > WIDTH * 0.6, |other| *at < other);
        let left = if left { *at > room(label) } else { *at > WIDTH - room(label) };
        let (anchor, x) = if left { ("end", at - 5.0) } else { ("start", at + 5.0) };
        let (top, y) = (LINE * line as f64, LINE * line as f64 + 11.0);
        let _ = write!(lines, "<line class=\"{class}\" x1=\"{at:.1}\" x2=\"{at:.1}\" y1=\"{top}\" y2=\"{base}\"/>");
        let _ = write!(texts, "<text class=\"over\" x=\"{x:.1}\" y=\"{y}\" text-anchor=\"{anchor}\">{label}</text>");
    }
    lines + &texts
}

/// Groups of bars: for each label one bar for each series.
#[must_use]
pub fn bars(title: &str, groups: &[(String, Vec<(&'static str, f64)>)]) -> String {
    const ZERO: f64 = 4.0;
    let values = || groups.iter().flat_map(|(_, bars)| bars.iter().map(|bar| bar.1));
    let (least, most) = (values().fold(0.0, f64::min), values().fold(1e-9, f64::max));
    let scale = 300.0 / (most - least);
    let zero = ZERO - least * scale;
    let mut content = String::new();
    let mut y = 0.0;
    for (label, bars) in groups {
        let _ = write!(content, "<text x=\"{ZERO}\" y=\"{:.1}\">{}</text>", y + 13.0, escape(label));
        y += 18.0;
        for (class, value) in bars {
            let (from, to) = (zero.min(zero + value * scale), zero.max(zero + value * scale));
            let _ = write!(
                content,
                "<g class=\"{class}\"><rect class=\"fill\" x=\"{from:.1}\" y=\"{y:.1}\" width=\"{:.1}\" height=\"9\"/>\
                 <text class=\"soft\" x=\"{:.1}\" y=\"{:.1}\">{}</text></g>",
                (to - from).max(0.75),
                to + 6.0,
                y + 9.0,
                format!("{value:.1}").replace('-', "−"),
            );
            y += 12.0;
        }
        y += 7.0;
    }
    svg(title, y, &content)
}

/// Bars that are divided: for each label parts that add up to 1 (or less, where something is missing).
#[must_use]
pub fn stacked(title: &str, rows: &[(String, Vec<(&'static str, f64)>)]) -> String {
    const LEFT: f64 = 70.0;
    let mut content = String::new();
    for (i, (label, parts)) in rows.iter().enumerate() {
        let y = 25.0 * i as f64;
        let _ = write!(content, "<text x=\"4\" y=\"{:.1}\">{}</text>", y + 14.5, escape(label));
        let mut x = LEFT;
        for (class, share) in parts.iter().filter(|part| part.1 > 0.0) {
            let width = (WIDTH - LEFT - 4.0) * share;
            let _ = write!(
                content,
                "<g class=\"{class}\"><rect class=\"fill\" x=\"{x:.1}\" y=\"{y:.1}\" width=\"{:.1}\" height=\"19\"/></g>",
                (width - 1.0).max(0.5)
            );
            if width > 30.0 {
                let _ = write!(
                    content,
                    "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\" style=\"fill:var(--panel)\">{:.0}</text>",
                    x + width / 2.0,
                    y + 14.0,
                    100.0 * share
                );
            }
            x += width;
        }
    }
    svg(title, 25.0 * rows.len() as f64, &content)
}

/// A bar in a table.
#[must_use]
pub fn small_bar(share: f64) -> String {
    format!(
        "<svg viewBox=\"0 0 80 16\" preserveAspectRatio=\"none\" aria-hidden=\"true\"><rect class=\"fill\" y=\"4\" width=\"{:.1}\" height=\"8\"/></svg>",
        80.0 * share.clamp(0.0, 1.0)
    )
}

/// A rate with its interval in a table: the line in the middle is the `base`, the edges are `reach` away.
#[must_use]
pub fn small_rate(rate: f64, (low, high): (f64, f64), base: f64, reach: f64) -> String {
    let x = |p: f64| 68.0 + 62.0 * ((p - base) / reach).clamp(-1.0, 1.0);
    format!(
        "<svg viewBox=\"0 0 136 16\" aria-hidden=\"true\"><line class=\"fair\" x1=\"68\" x2=\"68\" y1=\"0\" y2=\"16\"/>\
         <line class=\"stroke\" x1=\"{:.1}\" x2=\"{:.1}\" y1=\"8\" y2=\"8\"/><circle class=\"fill\" cx=\"{:.1}\" cy=\"8\" r=\"3.6\"/></svg>",
        x(low),
        x(high),
        x(rate)
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Where a label is: from, to, and the line it stands on.
    fn boxes(svg: &str) -> Vec<(f64, f64, f64)> {
        let number = |text: &str, name: &str| -> f64 {
            let from = text.find(&format!(" {name}=\"")).unwrap() + name.len() + 3;
            text[from..].split('"').next().unwrap().parse().unwrap()
        };
        let labels = svg.split("<text").skip(1).filter(|text| text.contains("mean ") || text.contains("goal "));
        labels
            .map(|text| {
                let (x, y) = (number(text, "x"), number(text, "y"));
                let label = text.split(['>', '<']).nth(1).unwrap();
                let wide = room(label) - 5.0;
                if text.contains("\"end\"") { (x - wide, x, y) } else { (x, x + wide, y) }
            })
            .collect()
    }

    #[test]
    fn the_labels_of_mean_and_goal_never_overlap_and_stay_inside() {
        for mean in 0..=140 {
            let mut values = Histogram::default();
            [0, mean, 140].into_iter().for_each(|value| values.add(value));
            let frame = Frame::around(&[&values], Some(70));
            let [a, b] = boxes(&histogram("", "s0", &values, &frame, Some(70)))[..] else { panic!("two labels") };
            assert!(a.2 != b.2 || a.1 <= b.0 || b.1 <= a.0, "mean {mean}: {a:?} and {b:?}");
            for (from, to, _) in [a, b] {
                assert!(from >= 0.0 && to <= WIDTH, "mean {mean}: {from} to {to}");
            }
        }
    }
}
