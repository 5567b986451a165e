//! How large the legal decisions of a game of four are, as a list and as a graph, and how long the graph takes.
//!
//!     cargo run --release -p tharos-rules --example offers -- [FOLDER]
//!
//! With a folder, the longest of them are written there, to be compressed.

use std::time::Instant;

use tharos_rules::ids::Guild;
use tharos_rules::{Data, Fast, OfferGraph, Offered, Options, State};

fn main() -> std::io::Result<()> {
    let folder = std::env::args().nth(1);
    let mut random = Fast::new(1);
    // By round: positions, decisions, bytes of the lists, bytes of the graphs, seconds for offers and graph.
    let mut rounds = [(0_u32, 0_u64, 0_usize, 0_usize, 0.0); 4];
    let mut longest = (0, String::new(), String::new());
    for _ in 0..40 {
        let mut state = State::new(Guild::ALL, Options::default(), &Data::default());
        while !state.is_over() {
            if let Some(outcome) = state.sample(&mut random) {
                state.settle_unchecked(&outcome, None);
                continue;
            }
            #[expect(clippy::disallowed_methods, reason = "measures how long the graph takes")]
            let begun = Instant::now();
            let offers = state.offers();
            let graph = serde_json::to_string(&OfferGraph::new(&offers))?;
            let took = begun.elapsed().as_secs_f64();
            let count: u64 = offers.iter().map(Offered::count).sum();
            let list = serde_json::to_string(&state.legal())?;
            let round = &mut rounds[usize::from(state.table.round) - 1];
            round.0 += 1;
            round.1 += count;
            round.2 += list.len();
            round.3 += graph.len();
            round.4 += took;
            if list.len() > longest.1.len() {
                longest = (count, list, graph);
            }
            let (action, _) = state.pick(&mut random).expect("somebody is asked");
            state.play_unchecked(action, None);
        }
    }
    for (i, (n, decisions, list, graph, took)) in rounds.into_iter().enumerate() {
        println!(
            "round {}: {n} positions, {:.0} decisions, list {:.0} bytes, graph {:.0} bytes, {:.0} us each",
            i + 1,
            decisions as f64 / f64::from(n),
            list as f64 / f64::from(n),
            graph as f64 / f64::from(n),
            took * 1e6 / f64::from(n),
        );
    }
    let (count, list, graph) = longest;
    println!("longest: {count} decisions, list {} bytes, graph {} bytes", list.len(), graph.len());
    if let Some(folder) = folder {
        std::fs::write(format!("{folder}/list.json"), list)?;
        std::fs::write(format!("{folder}/graph.json"), graph)?;
    }
    Ok(())
}
