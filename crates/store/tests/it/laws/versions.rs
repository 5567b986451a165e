//! Databases of earlier and later days.

use tharos_store::{Appended, Error, Made, Phase, SessionKind, Store};

use super::home::{Home, add, bodies, guest};

pub async fn a_closed_database_opens_again(home: Home) {
    let store = home.open().await;
    store.add_person(&guest("a")).await.unwrap();
    store.create_table("t", add(&["a", "b"])).await.unwrap();
    let before = store.load("t").await.unwrap();
    store.close().await;
    assert!(matches!(store.append("t", 2, add(&["c"])).await, Err(Error::Unavailable(_))));
    assert!(matches!(store.ping().await, Err(Error::Unavailable(_))));

    let mut store = home.open().await;
    assert_eq!(store.load("t").await.unwrap(), before);
    // At once, also if several close it at once while other processes are being started.
    for _ in 0..20 {
        let child = std::thread::spawn(|| std::process::Command::new("true").status().unwrap());
        tokio::join!(store.close(), store.close());
        store = home.open().await;
        child.join().unwrap();
    }
    assert_eq!(store.person("a").await.unwrap(), Some(guest("a")));
    assert_eq!(store.append("t", 2, add(&["c"])).await.unwrap(), Appended::Done { seq: 3 });
}

pub async fn newer_databases_are_refused(home: Home) {
    home.open().await.close().await;
    home.tamper("INSERT INTO schema_version (version) VALUES (1000)").await;
    let error = home.try_open().await.err().expect("it is refused");
    assert!(matches!(error, Error::Newer { found: 1000, .. }), "{error}");
    assert!(error.to_string().contains("version 1000"), "{error}");
    assert!(!error.is_temporary());
}

pub async fn nodes_may_start_at_once(home: Home) {
    let (one, two, three) = tokio::join!(home.try_open(), home.try_open(), home.try_open());
    let open: Vec<_> = [one, two, three].into_iter().filter_map(Result::ok).collect();
    let several = matches!(home, Home::Postgres(_));
    assert_eq!(open.len(), if several { 3 } else { 1 });
    open[0].create_table("t", add(&["a"])).await.unwrap();
    assert_eq!(bodies(open.last().unwrap(), "t").await, ["a"]);
}

/// Data as version 0.1 wrote it.
const FIRST: &str = r#"
INSERT INTO people (id, kind, name, login, password, created) VALUES ('a', 'account', 'Ann', 'ann', 'hash', 100);
INSERT INTO people (id, kind, name, created, moved_to) VALUES ('g', 'guest', 'Ann', 90, 'a');
INSERT INTO tables (id, phase, code, listed, game_seq, seq, info, created, updated) VALUES
    ('t', 'running', NULL, 1, 1, 2, '{"code":null,"host":"g","chairs":[]}', 100, 200),
    ('w', 'waiting', 'ABC', 1, 0, 1, '{"code":"ABC","host":"a","chairs":[]}', 100, 150),
    ('broken', 'over', NULL, 0, 0, 0, 'not JSON', 100, 150);
INSERT INTO members (table_id, person) VALUES ('t', 'g'), ('w', 'a');
INSERT INTO entries (table_id, seq, at, key, body) VALUES ('t', 1, 100, NULL, 'one'), ('t', 2, 200, 'k', 'two'),
    ('w', 1, 100, NULL, 'made');
"#;

pub async fn a_database_of_version_0_1_goes_on(home: Home) {
    home.tamper("CREATE TABLE schema_version (version BIGINT NOT NULL); INSERT INTO schema_version VALUES (1)").await;
    home.tamper(match home {
        Home::Sqlite(_) => include_str!("../../../migrations/sqlite/0001.sql"),
        Home::Postgres(_) => include_str!("../../../migrations/postgres/0001.sql"),
    })
    .await;
    home.tamper(FIRST).await;
    home.tamper(match home {
        Home::Sqlite(_) => "INSERT INTO sessions VALUES (X'01', 'a', 'cookie', 100, 100)",
        Home::Postgres(_) => "INSERT INTO sessions VALUES ('\\x01', 'a', 'cookie', 100, 100)",
    })
    .await;
    let store = home.open().await;
    assert!(store.session(&[1], SessionKind::Cookie).await.unwrap().unwrap().is("g"));
    assert_eq!(store.account("ann").await.unwrap().unwrap().1, "hash");
    assert_eq!(bodies(&store, "t").await, ["one", "two"]);
    assert_eq!(store.answered("t", "k").await.unwrap(), Some(2));
    let table = store.table("t").await.unwrap().unwrap();
    assert_eq!((table.seq, table.head.phase, table.head.host.as_deref()), (2, Phase::Running, Some("g")));
    assert_eq!(store.made_by("a").await.unwrap(), Made { waiting: 1, running: 0, all: 1 });
    let lobby: Vec<String> = store.lobby(9).await.unwrap().into_iter().map(|table| table.id).collect();
    assert_eq!(lobby, ["w", "t"]);
    assert_eq!(store.append("t", 2, add(&["three"])).await.unwrap(), Appended::Done { seq: 3 });
    assert_eq!(store.table("broken").await.unwrap().unwrap().head.host, None);
}

pub async fn who_only_looks_changes_nothing(home: Home) {
    home.tamper("CREATE TABLE schema_version (version BIGINT NOT NULL); INSERT INTO schema_version VALUES (1)").await;
    let looked = match &home {
        Home::Sqlite(_) => Store::sqlite_for_reading(&home.file()).await,
        Home::Postgres(url) => Store::postgres_for_reading(url).await,
    };
    let error = looked.err().expect("it has another shape");
    assert!(matches!(error, Error::Older { found: 1, .. }), "{error}");
}
