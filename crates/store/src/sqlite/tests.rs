//! What cannot be seen from outside: how durable a write is, who reads before whom, and a disk without room, played by a
//! limit on the file.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use tharos_testkit::Folder;

use crate::{Append, Appended, Error, Head, Phase, SessionKind, Store};

fn append(key: &str, size: usize) -> Append {
    let head = Head {
        phase: Phase::Running,
        code: None,
        listed: false,
        asked: None,
        due: None,
        game_seq: 0,
        host: None,
        rated: false,
        info: "".into(),
    };
    Append {
        at: 1,
        entries: vec!["x".repeat(size)],
        silent: 0,
        key: Some(key.into()),
        head,
        members: None,
        snapshot: None,
        causes: vec![],
    }
}

/// Lets the file grow by so many pages and no more, as a full disk would.
async fn fill_disk(store: &Store, pages: i64) {
    let crate::Database::Sqlite(sqlite) = &store.database else { unreachable!() };
    let used: i64 = store.row(crate::query("PRAGMA page_count")).await.unwrap().unwrap().try_get(0).unwrap();
    let limit = format!("PRAGMA max_page_count = {}", used + pages);
    sqlite
        .write(move |db| {
            Box::pin(async move {
                let crate::Db::File(db) = db else { unreachable!() };
                Ok((db.execute_batch(&limit)?, vec![]))
            })
        })
        .await
        .unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_acknowledges_nothing() {
    let folder = Folder::new();
    let path = folder.join("games.db");
    let store = Store::sqlite(&path).await.unwrap();
    store.create_table("t", append("first", 10)).await.unwrap();
    fill_disk(&store, 5).await;
    let before = store.load("t").await.unwrap();
    let error = store.append("t", 1, append("big", 100_000)).await.unwrap_err();
    assert!(matches!(error, Error::Full(_)), "{error}");
    assert!(error.is_temporary());
    assert_eq!(store.load("t").await.unwrap(), before);
    assert_eq!(store.answered("t", "big").await.unwrap(), None);

    // With many at once, exactly those that were acknowledged are there, also after a restart.
    for number in 0..20 {
        store.create_table(&format!("{number}"), append("first", 10)).await.unwrap();
    }
    fill_disk(&store, 40).await;
    let tries = (0..20).map(|number| {
        let (store, size) = (store.clone(), if number == 10 { 1_000_000 } else { 5_000 });
        tokio::spawn(async move { store.append(&format!("{number}"), 1, append("big", size)).await })
    });
    let mut acknowledged = Vec::new();
    for attempt in tries.collect::<Vec<_>>() {
        acknowledged.push(attempt.await.unwrap().is_ok());
    }
    assert!(!acknowledged[10], "there was no room for this one");
    store.close().await;
    let store = Store::sqlite(&path).await.unwrap();
    for (number, acknowledged) in acknowledged.into_iter().enumerate() {
        assert_eq!(store.answered(&format!("{number}"), "big").await.unwrap().is_some(), acknowledged);
    }
    // With room again, everything goes on.
    assert_eq!(store.append("t", 1, append("big", 100_000)).await.unwrap(), Appended::Done { seq: 2 });
}

#[tokio::test]
async fn a_write_is_on_the_disk_before_it_is_answered() {
    let folder = Folder::new();
    let store = Store::sqlite(&folder.join("games.db")).await.unwrap();
    let crate::Database::Sqlite(sqlite) = &store.database else { unreachable!() };
    let settings = sqlite.write(|db| {
        Box::pin(async move {
            // Pragmas answer within a transaction as well.
            let mode: String = crate::query("PRAGMA journal_mode").fetch_all(db).await?[0].try_get(0)?;
            let synchronous: i64 = crate::query("PRAGMA synchronous").fetch_all(db).await?[0].try_get(0)?;
            Ok(((mode, synchronous), vec![]))
        })
    });
    assert_eq!(settings.await.unwrap(), ("wal".to_owned(), 2), "synchronous = FULL");
}

/// However many lists are read at once, whoever signs in need not wait for all of them.
#[tokio::test]
async fn long_lists_leave_readers_to_the_others() {
    const LISTS: usize = 8;
    let folder = Folder::new();
    let store = Store::sqlite(&folder.join("games.db")).await.unwrap();
    let done = Arc::new(AtomicUsize::new(0));
    let lists: Vec<_> = (0..LISTS)
        .map(|_| {
            let (store, done) = (store.clone(), done.clone());
            tokio::spawn(async move {
                let slow = "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000000) \
                            SELECT COUNT(*) FROM n";
                store.row(crate::query(slow).long()).await.unwrap();
                done.fetch_add(1, Ordering::Relaxed);
            })
        })
        .collect();
    // All of them wait for their turn before somebody signs in.
    tokio::task::yield_now().await;
    store.session(&[1], SessionKind::Cookie).await.unwrap();
    let before = done.load(Ordering::Relaxed);
    assert!(before < LISTS / 2, "{before} lists came first");
    for list in lists {
        list.await.unwrap();
    }
    store.close().await;
}
