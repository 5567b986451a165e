use std::time::Instant;
use tharos_rules::playout::Playout;
use tharos_rules::*;
fn main() {
    println!("state {} action {} ", std::mem::size_of::<State>(), std::mem::size_of::<Action>());
    let n: u64 = std::env::args().nth(1).map_or(20000, |s| s.parse().unwrap());
    for players in [2u8] {
        let mut p = Playout::new(players, Options::default(), &Data::default());
        let mut r = Fast::new(1);
        let start = Instant::now();
        for _ in 0..n { p.game(&mut r); }
        let s = start.elapsed().as_secs_f64();
        let c = p.counted;
        println!("{players}: games/s {:.0} decisions/s {:.0} dec/game {:.1} chance/game {:.1} legal/dec {:.2} longest {} ns/step {:.0}", c.games as f64/s, c.decisions as f64/s, c.decisions as f64/c.games as f64, c.chances as f64/c.games as f64, c.legal as f64/c.decisions as f64, c.longest, s*1e9/(c.decisions+c.chances) as f64);
    }
}
