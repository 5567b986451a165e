//! Plays a number of random games for two: for counting instructions.

use tharos_rules::playout::Playout;
use tharos_rules::{Data, Fast, Options};

fn main() {
    let games = std::env::args().nth(1).and_then(|n| n.parse().ok()).unwrap_or(300);
    let mut playout = Playout::new(2, Options::default(), &Data::default());
    let mut random = Fast::new(0x7A05_2021);
    for _ in 0..games {
        playout.game(&mut random);
    }
    println!("{:?}", playout.counted);
}
