//! The native side of `node web/scripts/measure-worker.mjs`: the same work, in processor time of this process.
//! `cargo run --profile dist -p tharos-worker --example speed`

use tharos_worker::Trial;

/// User time of this process so far, in milliseconds (Linux).
fn spent() -> u64 {
    let stat = std::fs::read_to_string("/proc/self/stat").expect("Linux");
    let after = stat.rsplit(") ").next().expect("fields");
    after.split(' ').nth(11).and_then(|ticks| ticks.parse::<u64>().ok()).expect("a number") * 10
}

fn main() {
    let work: Vec<Trial> = serde_json::from_str(include_str!("speed.json")).expect("trials");
    for trial in work {
        trial.play().expect("a game");
        let began = spent();
        let tried = trial.play().expect("a game");
        let name = serde_json::to_string(&trial).expect("JSON");
        println!("{name}: {} ms, hash {:.8}", spent() - began, tried.hash.to_string());
    }
}
