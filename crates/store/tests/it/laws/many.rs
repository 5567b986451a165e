//! Many at once.

use std::{collections::HashMap, time::Duration};

use tharos_store::{Appended, Change, Store};
use tokio::{task::JoinSet, time::timeout};

use super::home::{Home, add, bodies, keyed};

pub async fn two_at_once_one_wins(home: Home) {
    let [one, two] = home.open_twice().await;
    one.create_table("t", add(&["0"])).await.unwrap();
    for seq in 1..=40 {
        let mut tries = JoinSet::new();
        for (who, store) in [("one", &one), ("two", &two), ("one", &one), ("two", &two)] {
            let store = store.clone();
            tries.spawn(async move { store.append("t", seq, add(&[who])).await.unwrap() });
        }
        let mut answers = tries.join_all().await;
        answers.sort_by_key(|answer| *answer != Appended::Done { seq: seq + 1 });
        assert_eq!(answers[0], Appended::Done { seq: seq + 1 });
        assert_eq!(answers[1..], [Appended::Conflict { seq: seq + 1 }; 3]);
    }
    assert_eq!(bodies(&one, "t").await.len(), 41);
}

pub async fn one_key_at_once_happens_once(home: Home) {
    let [one, two] = home.open_twice().await;
    one.create_table("t", add(&["0"])).await.unwrap();
    for seq in 1..=20 {
        let mut tries = JoinSet::new();
        for store in [&one, &two, &one, &two] {
            let store = store.clone();
            tries.spawn(async move { store.append("t", seq, keyed(&seq.to_string(), &["x"])).await.unwrap() });
        }
        let mut answers = tries.join_all().await;
        answers.sort_by_key(|answer| *answer != Appended::Done { seq: seq + 1 });
        assert_eq!(answers[0], Appended::Done { seq: seq + 1 });
        assert_eq!(answers[1..], [Appended::Repeated { seq: seq + 1 }; 3]);
    }
    assert_eq!(bodies(&one, "t").await.len(), 21);
}

pub async fn many_tables_at_once(home: Home) {
    const TABLES: usize = 40;
    const EACH: i64 = 25;
    let handles = home.open_twice().await;
    let mut games = JoinSet::new();
    for number in 0..TABLES {
        let store = handles[number % 2].clone();
        games.spawn(async move {
            let id = format!("table {number}");
            store.create_table(&id, add(&["0"])).await.unwrap();
            for seq in 1..EACH {
                let body = format!("{number} {seq}");
                assert_eq!(store.append(&id, seq, add(&[&body])).await.unwrap(), Appended::Done { seq: seq + 1 });
                // What is answered can be read at once, through any handle.
                assert_eq!(store.table(&id).await.unwrap().unwrap().seq, seq + 1);
            }
        });
    }
    games.join_all().await;
    for number in 0..TABLES {
        let mut wanted = vec!["0".to_owned()];
        wanted.extend((1..EACH).map(|seq| format!("{number} {seq}")));
        assert_eq!(bodies(&handles[1], &format!("table {number}")).await, wanted);
    }
}

pub async fn everybody_hears_of_it_after_it_is_durable(home: Home) {
    let [writer, reader] = home.open_twice().await;
    let mut news = reader.changes();
    wait_until_listening(&writer, &mut news).await;
    for table in ["t", "u"] {
        writer.create_table(table, add(&["a"])).await.unwrap();
        writer.append(table, 1, add(&["b", "c"])).await.unwrap();
    }
    // A refused one and a repeated one are no news.
    writer.append("t", 1, add(&["x"])).await.unwrap();
    writer.append("u", 3, keyed("last", &["d"])).await.unwrap();
    writer.append("u", 3, keyed("last", &["d"])).await.unwrap();

    let mut heard: HashMap<String, Vec<i64>> = HashMap::new();
    while heard.get("u").is_none_or(|seqs| seqs.last() != Some(&4)) {
        match timeout(Duration::from_secs(10), news.next()).await.expect("news come soon") {
            Some(Change::Table { id, seq }) => {
                assert!(reader.table(&id).await.unwrap().unwrap().seq >= seq, "heard before it was there");
                heard.entry(id).or_default().push(seq);
            }
            other => panic!("unexpected {other:?}"),
        }
    }
    assert_eq!((heard["t"].as_slice(), heard["u"].as_slice()), (&[1, 3][..], &[1, 3, 4][..]));
}

/// A listener may still be connecting. It says when it has.
async fn wait_until_listening(writer: &Store, news: &mut tharos_store::Changes) {
    writer.create_table("first", add(&["0"])).await.unwrap();
    for seq in 1.. {
        writer.append("first", seq, add(&["x"])).await.unwrap();
        let heard = async {
            loop {
                match news.next().await {
                    Some(Change::Table { seq: heard, .. }) if heard == seq + 1 => return,
                    Some(_) => {}
                    None => panic!("the store is open"),
                }
            }
        };
        if timeout(Duration::from_millis(200), heard).await.is_ok() {
            return;
        }
    }
}
