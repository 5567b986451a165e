//! The course of a run as a picture: VP by category over the generations.

use std::fmt::Write as _;

const WIDTH: f32 = 720.0;
const HEIGHT: f32 = 400.0;
const COLOURS: [&str; 9] =
    ["#c0392b", "#2e86c1", "#d68910", "#7d3c98", "#117a65", "#7f8c8d", "#6e2c00", "#1b2631", "#a04000"];

/// Draws the table: its first line names the columns, the first column is the generation, `vp` the whole.
pub fn draw(table: &str) -> String {
    let mut lines = table.lines();
    let names: Vec<&str> = lines.next().unwrap_or_default().split(',').collect();
    let rows: Vec<Vec<f32>> =
        lines.map(|line| line.split(',').filter_map(|number| number.parse().ok()).collect()).collect();
    let drawn: Vec<usize> =
        (0..names.len()).filter(|&at| !["generation", "won", "error"].contains(&names[at])).collect();
    let most = rows.iter().flat_map(|row| drawn.iter().filter_map(|&at| row.get(at))).copied().fold(10.0, f32::max);
    let x = |at: usize| 50.0 + (WIDTH - 180.0) * at as f32 / (rows.len().max(2) - 1) as f32;
    let y = |vp: f32| HEIGHT - 30.0 - (HEIGHT - 50.0) * vp.max(0.0) / most;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" font-family=\"sans-serif\" font-size=\"12\">\n"
    );
    for vp in (0..=most as u32).step_by(10) {
        let at = y(vp as f32);
        let _ = writeln!(
            svg,
            "<path d=\"M50 {at}H{}\" stroke=\"#ddd\"/><text x=\"20\" y=\"{at}\">{vp}</text>",
            WIDTH - 130.0
        );
    }
    for (number, &column) in drawn.iter().enumerate() {
        let colour = if names[column] == "vp" { "#000" } else { COLOURS[number % COLOURS.len()] };
        let points: Vec<String> = rows
            .iter()
            .enumerate()
            .filter_map(|(at, row)| Some(format!("{} {}", x(at), y(*row.get(column)?))))
            .collect();
        let label = 20 + 16 * number;
        let _ = writeln!(
            svg,
            "<path d=\"M{}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"1.5\"/><text x=\"{}\" y=\"{label}\" fill=\"{colour}\">{}</text>",
            points.join("L"),
            WIDTH - 120.0,
            names[column]
        );
    }
    let _ =
        writeln!(svg, "<text x=\"50\" y=\"{}\">generations: {}; VP of a seat</text>\n</svg>", HEIGHT - 8.0, rows.len());
    svg
}
