//! Databases of earlier and later days.

use tharos_store::{Appended, Error};

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
