//! Adding entries to one table.

use tharos_store::{Append, Appended, Head, Phase};

use super::home::{Home, add, bodies, head, keyed};

pub async fn numbers_without_gaps(home: Home) {
    let store = home.open().await;
    assert_eq!(store.create_table("t", add(&["a"])).await.unwrap(), Appended::Done { seq: 1 });
    assert_eq!(store.append("t", 1, add(&["b", "c", "d"])).await.unwrap(), Appended::Done { seq: 4 });
    assert_eq!(store.append("t", 4, add(&["e"])).await.unwrap(), Appended::Done { seq: 5 });
    let entries = store.entries("t", 1, 4).await.unwrap();
    assert_eq!(entries.iter().map(|e| (e.seq, e.body.as_str())).collect::<Vec<_>>(), [(2, "b"), (3, "c"), (4, "d")]);
    assert_eq!(store.table("t").await.unwrap().unwrap().seq, 5);
    assert_eq!(store.append("nowhere", 0, add(&["x"])).await.unwrap(), Appended::NoTable);
    assert_eq!(store.load("nowhere").await.unwrap(), None);
}

pub async fn the_same_key_does_nothing_twice(home: Home) {
    let store = home.open().await;
    store.create_table("t", add(&["a"])).await.unwrap();
    store.create_table("u", add(&["a"])).await.unwrap();
    assert_eq!(store.append("t", 1, keyed("k", &["b", "c"])).await.unwrap(), Appended::Done { seq: 3 });
    // The answer is the same, whatever number the repetition brings and whatever happened since.
    for expected in [1, 3, 0, 99] {
        assert_eq!(store.append("t", expected, keyed("k", &["b", "c"])).await.unwrap(), Appended::Repeated { seq: 3 });
    }
    assert_eq!(store.append("t", 3, add(&["d"])).await.unwrap(), Appended::Done { seq: 4 });
    assert_eq!(store.append("t", 4, keyed("k", &["x"])).await.unwrap(), Appended::Repeated { seq: 3 });
    assert_eq!(bodies(&store, "t").await, ["a", "b", "c", "d"]);
    assert_eq!(store.answered("t", "k").await.unwrap(), Some(3));
    assert_eq!(store.answered("t", "l").await.unwrap(), None);
    // A key belongs to one table.
    assert_eq!(store.append("u", 1, keyed("k", &["b"])).await.unwrap(), Appended::Done { seq: 2 });
}

pub async fn the_first_wins(home: Home) {
    let [one, two] = home.open_twice().await;
    one.create_table("t", add(&["a"])).await.unwrap();
    assert_eq!(one.append("t", 1, add(&["b"])).await.unwrap(), Appended::Done { seq: 2 });
    assert_eq!(two.append("t", 1, add(&["c"])).await.unwrap(), Appended::Conflict { seq: 2 });
    assert_eq!(two.append("t", 3, add(&["c"])).await.unwrap(), Appended::Conflict { seq: 2 });
    assert_eq!(bodies(&two, "t").await, ["a", "b"]);
    assert_eq!(two.append("t", 2, add(&["c"])).await.unwrap(), Appended::Done { seq: 3 });
}

pub async fn all_or_nothing(home: Home) {
    let store = home.open().await;
    store.create_table("t", add(&["a"])).await.unwrap();
    let before = store.load("t").await.unwrap();
    let change = Append {
        causes: Vec::new(),
        silent: 0,
        key: Some("k".into()),
        head: Head { phase: Phase::Over, code: Some("C".into()), listed: true, due: Some(1), game_seq: 9, ..head() },
        members: Some(vec!["p".into()]),
        snapshot: Some(vec![7]),
        at: 2000,
        entries: vec!["b".into()],
    };
    // Refused for its number, then for a row that is in the way (which can only be a mistake somewhere).
    assert_eq!(store.append("t", 7, change.clone()).await.unwrap(), Appended::Conflict { seq: 1 });
    home.tamper("INSERT INTO entries (table_id, seq, at, body) VALUES ('t', 2, 0, 'in the way')").await;
    assert!(store.append("t", 1, change.clone()).await.is_err());
    home.tamper("DELETE FROM entries WHERE seq = 2").await;
    assert_eq!(store.load("t").await.unwrap(), before);
    assert!(store.tables_of("p", 9).await.unwrap().is_empty());
    assert_eq!(store.answered("t", "k").await.unwrap(), None);

    assert_eq!(store.append("t", 1, change.clone()).await.unwrap(), Appended::Done { seq: 2 });
    let after = store.load("t").await.unwrap().unwrap();
    assert_eq!((after.table.head, after.table.updated, after.snapshot), (change.head, 2000, Some((2, vec![7]))));
}

pub async fn a_late_game_opens_from_its_snapshot(home: Home) {
    let store = home.open().await;
    store.create_table("t", add(&["a"])).await.unwrap();
    for seq in 1..50 {
        let snapshot = (seq % 10 == 0).then(|| vec![seq as u8; 3000]);
        store.append("t", seq, Append { snapshot, ..add(&["x"]) }).await.unwrap();
    }
    let loaded = store.load("t").await.unwrap().unwrap();
    assert_eq!(loaded.snapshot, Some((41, vec![40; 3000])));
    assert_eq!(loaded.entries.iter().map(|entry| entry.seq).collect::<Vec<_>>(), (42..=50).collect::<Vec<_>>());
    assert_eq!(loaded.table.seq, 50);
}

pub async fn the_clock_may_go_backwards(home: Home) {
    let store = home.open().await;
    store.create_table("t", add(&["a"])).await.unwrap();
    store.append("t", 1, Append { at: 5000, ..add(&["b"]) }).await.unwrap();
    store.append("t", 2, Append { at: 3000, ..add(&["c"]) }).await.unwrap();
    let table = store.table("t").await.unwrap().unwrap();
    assert_eq!((table.created, table.updated), (1000, 5000));
    assert_eq!(store.entries("t", 0, 9).await.unwrap().iter().map(|e| e.at).collect::<Vec<_>>(), [1000, 5000, 3000]);
}

/// A change without an entry has no number, but a place in the order: nobody overwrites what he has not seen.
pub async fn a_silent_change_is_not_overwritten(home: Home) {
    let store = home.open().await;
    store.create_table("t", add(&["a"])).await.unwrap();
    let quietly = |silent, info: &str| Append { silent, head: Head { info: info.into(), ..head() }, ..add(&[]) };
    assert_eq!(store.append("t", 1, quietly(0, "one")).await.unwrap(), Appended::Done { seq: 1 });
    // Whoever has not heard of it is told to look again, with or without an entry.
    assert_eq!(store.append("t", 1, quietly(0, "other")).await.unwrap(), Appended::Conflict { seq: 1 });
    assert_eq!(store.append("t", 1, add(&["b"])).await.unwrap(), Appended::Conflict { seq: 1 });
    let table = store.table("t").await.unwrap().unwrap();
    assert_eq!((table.seq, table.silent, table.head.info.as_str()), (1, 1, "one"));
    assert_eq!(store.append("t", 1, quietly(1, "two")).await.unwrap(), Appended::Done { seq: 1 });
    let loud = Append { silent: 2, ..add(&["b"]) };
    assert_eq!(store.append("t", 1, loud).await.unwrap(), Appended::Done { seq: 2 });
    let table = store.table("t").await.unwrap().unwrap();
    assert_eq!((table.seq, table.silent), (2, 2), "an entry is no silent change");
}
