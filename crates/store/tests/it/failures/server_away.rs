//! A PostgreSQL server that goes away and comes back.

use std::{
    net::TcpListener,
    sync::{Arc, atomic::AtomicBool, atomic::AtomicI64, atomic::Ordering::Relaxed},
    time::{Duration, Instant},
};

use tharos_store::{Appended, Change, Error, Store};
use tharos_testkit::Postgres;
use tokio::time::{sleep, timeout};

use super::append;

async fn until_back(store: &Store) {
    timeout(Duration::from_secs(20), async {
        while store.ping().await.is_err() {
            sleep(Duration::from_millis(100)).await;
        }
    })
    .await
    .expect("the store finds the server again by itself");
}

/// Waits until this number is so much larger than now.
async fn grows(number: &AtomicI64, by: i64) {
    let before = number.load(Relaxed);
    let grown = async {
        while number.load(Relaxed) < before + by {
            sleep(Duration::from_millis(5)).await;
        }
    };
    timeout(Duration::from_secs(60), grown).await.expect("somebody plays on");
}

#[tokio::test(flavor = "multi_thread")]
async fn away_at_the_start() {
    let postgres = Postgres::start();
    let url = postgres.database();
    postgres.away();
    let store = Store::postgres(&url).await.expect("it may come later");
    assert!(matches!(store.create_table("t", append("a")).await, Err(Error::Unavailable(_))));
    assert!(matches!(store.load("t").await, Err(Error::Unavailable(_))));
    postgres.back();
    until_back(&store).await;
    assert_eq!(store.create_table("t", append("a")).await.unwrap(), Appended::Done { seq: 1 });
}

#[tokio::test(flavor = "multi_thread")]
async fn away_in_the_middle_of_play() {
    let postgres = Postgres::start();
    let url = postgres.database();
    let store = Store::postgres(&url).await.unwrap();
    store.create_table("t", append("0")).await.unwrap();

    // Somebody plays on and on; every answer counts, and after a failure the same is tried again.
    let stop = Arc::new(AtomicBool::new(false));
    let (appended, failed) = (Arc::new(AtomicI64::new(0)), Arc::new(AtomicI64::new(0)));
    let player = tokio::spawn({
        let (store, stop, appended, failed) = (store.clone(), stop.clone(), appended.clone(), failed.clone());
        async move {
            let mut seq = 1;
            while !stop.load(Relaxed) {
                match store.append("t", seq, append(&seq.to_string())).await {
                    Ok(Appended::Done { seq: now } | Appended::Repeated { seq: now }) => {
                        seq = now;
                        appended.fetch_add(1, Relaxed);
                    }
                    Err(Error::Unavailable(_)) => {
                        failed.fetch_add(1, Relaxed);
                        sleep(Duration::from_millis(50)).await;
                    }
                    other => panic!("unexpected {other:?}"),
                }
            }
            seq
        }
    });
    grows(&appended, 5).await;
    let mut news = store.changes();
    for _ in 0..2 {
        postgres.away();
        let began = Instant::now();
        assert!(matches!(store.load("t").await, Err(Error::Unavailable(_))));
        assert!(began.elapsed() < Duration::from_secs(6), "one hears soon that it is away");
        grows(&failed, 1).await;
        postgres.back();
        until_back(&store).await;
        grows(&appended, 5).await;
    }
    // The listener is back as well, and says that it was away.
    timeout(Duration::from_secs(20), async { while news.next().await != Some(Change::Missed) {} }).await.unwrap();
    timeout(Duration::from_secs(20), async { while !matches!(news.next().await, Some(Change::Table { .. })) {} })
        .await
        .unwrap();
    stop.store(true, Relaxed);
    let seq = player.await.unwrap();
    let bodies: Vec<String> = store.entries("t", 0, i64::MAX).await.unwrap().into_iter().map(|e| e.body).collect();
    assert_eq!(bodies, (0..seq).map(|number| number.to_string()).collect::<Vec<_>>(), "once each, none lost");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_never_answers_is_away() {
    let deaf = TcpListener::bind("127.0.0.1:0").unwrap();
    let url = format!("postgres://tharos@{}/games", deaf.local_addr().unwrap());
    let began = Instant::now();
    let store = Store::postgres(&url).await.unwrap();
    assert!(matches!(store.ping().await, Err(Error::Unavailable(_))));
    assert!(began.elapsed() < Duration::from_secs(10), "{:?}", began.elapsed());
}

#[tokio::test(flavor = "multi_thread")]
async fn what_waiting_cannot_mend_is_said_at_once() {
    let url = Postgres::shared().database();
    let elsewhere = url.replace("/test", "/nowhere_");
    let error = Store::postgres(&elsewhere).await.err().expect("there is no such database");
    assert!(error.to_string().contains("does not exist"), "{error}");
    assert!(Store::postgres("postgres://[").await.is_err());
    assert!(Store::postgres("mysql://host/games").await.is_err());
}
