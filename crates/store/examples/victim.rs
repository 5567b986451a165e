//! `victim PLACE TABLES` writes to so many tables at once until it is killed, and prints `TABLE SEQ` for every entry that
//! was acknowledged. The tests of the store start it.

#[path = "../tests/it/failures/append.rs"]
mod append;

use std::env;
use std::io::Write;

use append::append;
use tharos_store::{Appended, Store};
use tokio::task::JoinSet;

#[tokio::main]
async fn main() {
    let args: Vec<String> = env::args().collect();
    let [_, place, tables] = &args[..] else { panic!("victim PLACE TABLES") };
    let store = match place.as_str() {
        url if url.starts_with("postgres:") => Store::postgres(url).await,
        path => Store::sqlite(path.as_ref()).await,
    };
    let store = store.expect("it opens after whatever happened");
    // PostgreSQL may have finished what the victim before us asked for last after we had looked. A file has nobody who could.
    let may_be_behind = place.starts_with("postgres:");
    let mut games = JoinSet::new();
    for number in 0..tables.parse().expect("a number of tables") {
        games.spawn(play(store.clone(), number, may_be_behind));
    }
    games.join_all().await;
}

async fn play(store: Store, number: usize, mut may_be_behind: bool) {
    let id = format!("t{number}");
    let mut seq = match store.table(&id).await.unwrap() {
        Some(table) => table.seq,
        None => {
            store.create_table(&id, append("1")).await.unwrap();
            1
        }
    };
    loop {
        let answer = store.append(&id, seq, append(&(seq + 1).to_string())).await.unwrap();
        seq += 1;
        let is_repeated = std::mem::take(&mut may_be_behind) && answer == Appended::Repeated { seq };
        assert!(answer == Appended::Done { seq } || is_repeated, "{answer:?}");
        // In one piece: others print as well.
        std::io::stdout().write_all(format!("{number} {seq}\n").as_bytes()).unwrap();
    }
}
