//! A process that is killed in the middle of writing: what it acknowledged is there.

use std::{
    env,
    io::{BufRead, BufReader},
    path::PathBuf,
    process::{Command, Stdio},
};

use tharos_store::Store;
use tharos_testkit::{Folder, Postgres};

const TABLES: usize = 16;

async fn open(place: &str) -> Store {
    if place.starts_with("postgres:") { Store::postgres(place).await } else { Store::sqlite(place.as_ref()).await }
        .expect("it opens after whatever happened")
}

/// The process that is killed, `examples/victim.rs`.
fn victim() -> PathBuf {
    let tests = env::current_exe().unwrap();
    let program = tests.ancestors().nth(2).unwrap().join("examples/victim");
    assert!(program.is_file(), "there is no {}: `cargo test -p tharos-store` builds it", program.display());
    program
}

async fn kill_again_and_again(place: &str) {
    let mut acknowledged = [0; TABLES];
    for round in 0..6 {
        let mut victim =
            Command::new(victim()).args([place, &TABLES.to_string()]).stdout(Stdio::piped()).spawn().unwrap();
        let lines = BufReader::new(victim.stdout.take().unwrap()).lines();
        let mut heard = lines.map_while(Result::ok).map(|line| {
            let (table, seq) = line.split_once(' ').expect("a table and a number");
            (table.parse::<usize>().unwrap(), seq.parse::<i64>().unwrap())
        });
        let mut hear = |(table, seq): (usize, i64)| acknowledged[table] = seq.max(acknowledged[table]);
        // Each time at another moment of its work.
        let some: Vec<_> = heard.by_ref().take(60 + 37 * round).collect();
        victim.kill().unwrap();
        victim.wait().unwrap();
        assert_eq!(some.len(), 60 + 37 * round, "it ended by itself");
        // And what it still said before it died.
        some.into_iter().chain(heard).for_each(&mut hear);
        let store = open(place).await;
        for (table, &acknowledged) in acknowledged.iter().enumerate() {
            let Some(loaded) = store.load(&format!("t{table}")).await.unwrap() else {
                assert_eq!(acknowledged, 0);
                continue;
            };
            assert!(loaded.table.seq >= acknowledged, "round {round}: table {table} lost entries");
            let entries = store.entries(&loaded.table.id, 0, i64::MAX).await.unwrap();
            let bodies: Vec<_> = entries.iter().map(|entry| entry.body.parse::<i64>().unwrap()).collect();
            let more = bodies.len() as i64 - loaded.table.seq;
            // PostgreSQL may still finish what the dead process asked for last.
            let most = i64::from(place.starts_with("postgres:"));
            assert!((0..=most).contains(&more), "round {round}: {more} entries more than the table says");
            assert_eq!(bodies, (1..=bodies.len() as i64).collect::<Vec<_>>(), "no gap, nothing twice");
        }
        store.close().await;
    }
}

#[tokio::test]
async fn sqlite_keeps_what_it_acknowledged() {
    let folder = Folder::new();
    kill_again_and_again(folder.join("games.db").to_str().unwrap()).await;
}

#[tokio::test]
async fn postgres_keeps_what_it_acknowledged() {
    kill_again_and_again(&Postgres::shared().database()).await;
}
