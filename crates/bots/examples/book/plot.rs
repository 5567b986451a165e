//! One kind of picture: a row for every item, a dot with its 95 % range for every series.

use std::fmt::Write as _;

const COLOURS: [&str; 4] = ["#1f77b4", "#2ca02c", "#e08a00", "#c0392b"];
const LEFT: f64 = 200.0;
const RIGHT: f64 = 700.0;
const ROW: f64 = 20.0;

/// An item: its name, and for every series the mean and its range.
pub type Item = (String, Vec<Option<(f64, f64)>>);

pub fn dots(title: &str, unit: &str, series: &[&str], items: &[Item]) -> String {
    let all = || items.iter().flat_map(|(_, dots)| dots.iter().flatten());
    let least = all().map(|(x, e)| x - e).fold(0.0, f64::min);
    let most = all().map(|(x, e)| x + e).fold(0.0, f64::max);
    let step = step((most - least) / 8.0);
    // A range that reaches a little below 0 needs no line of its own there.
    let (least, most) = ((least / step + 0.3).floor() * step, (most / step).ceil() * step);
    let x = |value: f64| LEFT + (RIGHT - LEFT) * (value - least) / (most - least);
    let bottom = 60.0 + ROW * items.len() as f64;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 720 {:.0}\" font-family=\"sans-serif\" font-size=\"12\">\n\
         <rect width=\"720\" height=\"{:.0}\" fill=\"#fff\"/>\n<text x=\"10\" y=\"18\" font-size=\"15\">{title}</text>\n",
        bottom + 40.0,
        bottom + 40.0
    );
    for (at, name) in series.iter().enumerate() {
        let place = LEFT + 110.0 * at as f64;
        let colour = COLOURS[at];
        let _ = writeln!(
            svg,
            "<circle cx=\"{place}\" cy=\"36\" r=\"4\" fill=\"{colour}\"/><text x=\"{}\" y=\"40\">{name}</text>",
            place + 8.0
        );
    }
    let lines = ((most - least) / step).round() as u32;
    for line in 0..=lines {
        let value = least + step * f64::from(line);
        let (at, colour) = (x(value), if value.abs() < step / 2.0 { "#666" } else { "#ddd" });
        let digits = usize::from(step < 1.0);
        let _ = writeln!(
            svg,
            "<path d=\"M{at:.1} 50V{bottom}\" stroke=\"{colour}\"/><text x=\"{at:.1}\" y=\"{}\" text-anchor=\"middle\">{value:.digits$}</text>",
            bottom + 16.0
        );
    }
    let _ = writeln!(svg, "<text x=\"{RIGHT}\" y=\"{}\" text-anchor=\"end\">{unit}</text>", bottom + 32.0);
    for (row, (name, dots)) in items.iter().enumerate() {
        let middle = 60.0 + ROW * row as f64;
        let _ = writeln!(svg, "<text x=\"{}\" y=\"{}\" text-anchor=\"end\">{name}</text>", LEFT - 10.0, middle + 4.0);
        for (at, (mean, error)) in dots.iter().enumerate().filter_map(|(at, dot)| dot.map(|dot| (at, dot))) {
            let y = middle + 3.0 * (at as f64 - (series.len() - 1) as f64 / 2.0);
            let (colour, from, to) = (COLOURS[at], x(mean - error), x(mean + error));
            let _ = writeln!(
                svg,
                "<path d=\"M{from:.1} {y}H{to:.1}\" stroke=\"{colour}\" opacity=\"0.5\"/><circle cx=\"{:.1}\" cy=\"{y}\" r=\"3.5\" fill=\"{colour}\"/>",
                x(mean)
            );
        }
    }
    svg + "</svg>\n"
}

/// A round number that is not below this one.
fn step(least: f64) -> f64 {
    let ten = 10f64.powf(least.max(1e-6).log10().floor());
    [1.0, 2.0, 5.0, 10.0].map(|n| n * ten).into_iter().find(|&step| step >= least).unwrap_or(10.0 * ten)
}
