//! The native side of `node web/scripts/measure-worker.mjs`: the same work, in processor time of this process.
//! `cargo run --profile dist -p tharos-worker --example speed`

use tharos_worker::Trial;

/// Processor time of this process, which has one thread, so far, in milliseconds (Linux).
fn spent() -> f64 {
    let stat = std::fs::read_to_string("/proc/self/schedstat").expect("Linux");
    stat.split(' ').next().and_then(|nanoseconds| nanoseconds.parse::<f64>().ok()).expect("a number") / 1e6
}

fn main() {
    let work: Vec<Trial> = serde_json::from_str(include_str!("speed.json")).expect("trials");
    for trial in work {
        trial.play().expect("a game");
        let began = spent();
        let tried = trial.play().expect("a game");
        let name = serde_json::to_string(&trial).expect("JSON");
        println!("{name}: {:.1} ms, hash {:.8}", spent() - began, tried.hash.to_string());
    }
}
