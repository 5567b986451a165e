//! The files of figures: kind, item, round, how many, mean and its 95 % range.

use std::collections::BTreeMap;
use std::path::Path;

#[derive(Clone, Copy, Default)]
struct Row {
    n: f64,
    sum: f64,
    squares: f64,
}

impl Row {
    fn mean(&self) -> f64 {
        self.sum / self.n
    }

    /// The 95 % range of the mean.
    fn error(&self) -> f64 {
        let (n, mean) = (self.n, self.mean());
        1.96 * ((self.squares / n - mean * mean).max(0.0) / (n - 1.0).max(1.0)).sqrt()
    }
}

/// Sums by kind, item and round; round 0 is the whole game.
#[derive(Default)]
pub struct Rows(BTreeMap<(String, String, u8), Row>);

impl Rows {
    pub fn add(&mut self, (kind, item): (&str, String), round: u8, x: f64) {
        let row = self.0.entry((kind.to_owned(), item, round)).or_default();
        row.n += 1.0;
        row.sum += x;
        row.squares += x * x;
    }

    pub fn write(&self, path: &Path) -> std::io::Result<()> {
        let mut text = String::from("kind,item,round,n,mean,error_95\n");
        for ((kind, item, round), row) in &self.0 {
            text += &format!("{kind},{item},{round},{},{:.3},{:.3}\n", row.n, row.mean(), row.error());
        }
        std::fs::write(path, text)
    }
}

/// Fewer observations than this say too little to be shown.
const FEW: u32 = 30;

/// The figures of a file: means and their 95 % ranges.
pub type Figures = BTreeMap<(String, String, u8), (f64, f64)>;

pub fn read(path: &Path) -> std::io::Result<Figures> {
    let text = std::fs::read_to_string(path)?;
    let line = |line: &str| {
        let [kind, item, round, n, mean, error] = line.split(',').collect::<Vec<_>>().try_into().ok()?;
        if n.parse::<u32>().ok()? < FEW {
            return None;
        }
        let figure = (mean.parse().ok()?, error.parse().ok()?);
        Some(((kind.to_owned(), item.to_owned(), round.parse().ok()?), figure))
    };
    Ok(text.lines().filter_map(line).collect())
}
