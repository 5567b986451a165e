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
    let mut games = JoinSet::new();
    for number in 0..tables.parse().expect("a number of tables") {
        games.spawn(play(store.clone(), number));
    }
    games.join_all().await;
}

async fn play(store: Store, number: usize) {
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
        // PostgreSQL may have finished what the victim before us asked for last after we had looked.
        assert!(answer == Appended::Done { seq } || answer == Appended::Repeated { seq }, "{answer:?}");
        // In one piece: others print as well.
        std::io::stdout().write_all(format!("{number} {seq}\n").as_bytes()).unwrap();
    }
}
