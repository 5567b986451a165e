//! A process that is killed in the middle of writing: what it acknowledged is there.

use std::{
    env,
    io::{BufRead, BufReader},
    process::{Command, Stdio},
    time::Duration,
};

use tharos_store::{Appended, Store};
use tharos_testkit::{Folder, Postgres};
use tokio::task::JoinSet;

use super::append;

const PLACE: &str = "THAROS_TEST_PLACE";
const TABLES: i64 = 16;

async fn open(place: &str) -> Store {
    if place.starts_with("postgres:") { Store::postgres(place).await } else { Store::sqlite(place.as_ref()).await }
        .expect("it opens after whatever happened")
}

/// Not a test of its own: the process that is killed. It says `table seq` for every acknowledged entry.
#[tokio::test(flavor = "multi_thread")]
async fn victim() {
    let Ok(place) = env::var(PLACE) else { return };
    let store = open(&place).await;
    let mut games = JoinSet::new();
    for number in 0..TABLES {
        let store = store.clone();
        games.spawn(async move {
            let id = format!("t{number}");
            let mut seq = match store.table(&id).await.unwrap() {
                Some(table) => table.seq,
                None => {
                    store.create_table(&id, append("1")).await.unwrap();
                    1
                }
            };
            // Until it is killed.
            loop {
                let answer = store.append(&id, seq, append(&(seq + 1).to_string())).await.unwrap();
                assert_eq!(answer, Appended::Done { seq: seq + 1 });
                seq += 1;
                println!("acknowledged {number} {seq}");
            }
        });
    }
    games.join_all().await;
}

async fn kill_again_and_again(place: &str) {
    let mut acknowledged = [0; TABLES as usize];
    for round in 0..6u64 {
        let mut victim = Command::new(env::current_exe().unwrap())
            .args(["failures::killed::victim", "--exact", "--nocapture"])
            .env(PLACE, place)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let lines = BufReader::new(victim.stdout.take().unwrap()).lines();
        let reader = std::thread::spawn(move || {
            let heard = lines.map_while(Result::ok).filter_map(|line| {
                let mut words = line.strip_prefix("acknowledged ")?.split(' ').map(str::parse::<i64>);
                Some((words.next()?.ok()?, words.next()?.ok()?))
            });
            heard.collect::<Vec<_>>()
        });
        tokio::time::sleep(Duration::from_millis(700 + 137 * round)).await;
        victim.kill().unwrap();
        victim.wait().unwrap();
        for (table, seq) in reader.join().unwrap() {
            let last = &mut acknowledged[table as usize];
            *last = seq.max(*last);
        }
        let store = open(place).await;
        for (table, &acknowledged) in acknowledged.iter().enumerate() {
            let Some(loaded) = store.load(&format!("t{table}")).await.unwrap() else {
                assert_eq!(acknowledged, 0);
                continue;
            };
            assert!(loaded.table.seq >= acknowledged, "round {round}: table {table} lost entries");
            let entries = store.entries(&loaded.table.id, 0, i64::MAX).await.unwrap();
            let bodies: Vec<_> = entries.iter().map(|entry| entry.body.parse::<i64>().unwrap()).collect();
            // PostgreSQL may still finish what the dead process asked for last.
            assert!(bodies.len() as i64 >= loaded.table.seq, "nothing half-written");
            assert_eq!(bodies, (1..=bodies.len() as i64).collect::<Vec<_>>(), "no gap, nothing twice");
        }
        store.close().await;
    }
    let total: i64 = acknowledged.iter().sum();
    assert!(total > 100, "only {total} entries were written: this shows nothing");
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
