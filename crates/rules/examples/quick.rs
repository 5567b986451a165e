use std::time::Instant;
use tharos_rules::playout::Playout;
use tharos_rules::*;
fn main() {
    println!(
        "state {} table {} action {} ",
        std::mem::size_of::<State>(),
        std::mem::size_of::<Table>(),
        std::mem::size_of::<Action>()
    );
    for players in [2u8, 1, 3, 4] {
        let mut p = Playout::new(players, Options::default(), &Data::default());
        let mut r = Fast::new(1);
        let start = Instant::now();
        while start.elapsed().as_secs_f64() < 2.0 {
            for _ in 0..20 {
                p.game(&mut r);
            }
        }
        let s = start.elapsed().as_secs_f64();
        let c = p.counted;
        println!(
            "{players}: games/s {:.0} decisions/s {:.0} dec/game {:.1} chance/game {:.1} legal/dec {:.1} longest {} ns/step {:.0}",
            c.games as f64 / s,
            c.decisions as f64 / s,
            c.decisions as f64 / c.games as f64,
            c.chances as f64 / c.games as f64,
            c.legal as f64 / c.decisions as f64,
            c.longest,
            s * 1e9 / (c.decisions + c.chances) as f64
        );
    }
}
