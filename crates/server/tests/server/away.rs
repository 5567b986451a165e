//! A PostgreSQL that goes away in the middle of play, and comes back.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tharos_rules::{Fast, Random};
use tharos_testkit::Postgres;

use crate::kit::*;

/// How far somebody has come who plays on and on.
#[derive(Default)]
struct Progress {
    stop: AtomicBool,
    /// Decisions that were acknowledged.
    decided: AtomicUsize,
    /// Requests that had to be sent again.
    refused: AtomicUsize,
}

/// Waits until one of these numbers is so much larger than now.
async fn grows(number: &AtomicUsize, by: usize) {
    let (before, began) = (number.load(Relaxed), Instant::now());
    while number.load(Relaxed) < before + by {
        assert!(began.elapsed() < Duration::from_secs(60), "nothing goes on");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

/// Sends the same request until it is answered, as a page does, and counts how often it was told to come again.
async fn insist(client: &Client, path: &str, body: Option<&Value>, refused: &AtomicUsize) -> Value {
    let began = Instant::now();
    loop {
        let answer = match body {
            Some(body) => client.post(path, body.clone()).await,
            None => client.get(path).await,
        };
        // The table has given the only possible answer meanwhile.
        if answer.status.is_success() || answer.body["error"] == "stale" {
            return answer.body;
        }
        refused.fetch_add(1, Relaxed);
        answer.fails(503, "unavailable");
        let wait = answer.body["retry_after"].as_u64().unwrap();
        assert_eq!(answer.headers["retry-after"].to_str().unwrap(), wait.to_string());
        assert!(began.elapsed() < Duration::from_secs(40), "the server does not recover");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

/// Decides for both seats until told to stop. Answers which line was acknowledged to which seat.
async fn play_for_ever(ann: Client, id: String, progress: Arc<Progress>) -> Vec<(i64, u64)> {
    let mut acknowledged = Vec::new();
    let mut random = Fast::new(4);
    let insist = async |path: &str, body: Option<&Value>| insist(&ann, path, body, &progress.refused).await;
    while !progress.stop.load(Relaxed) {
        let info = insist(&format!("/api/tables/{id}"), None).await;
        let Some(seat) = info["asked"].as_u64() else { break };
        let game = insist(&format!("/api/tables/{id}/game?as={seat}&after=1000000"), None).await;
        let legal = legal(&game);
        if legal.is_empty() {
            continue;
        }
        let action = &legal[random.below(legal.len() as u32) as usize];
        let key = format!("decision-{}", acknowledged.len());
        let play = json!({ "seat": seat, "seq": game["seq"], "key": key, "action": action });
        let answer = insist(&format!("/api/tables/{id}/play"), Some(&play)).await;
        if answer["error"] == "stale" {
            assert_eq!(legal.len(), 1, "nobody else decides");
            continue;
        }
        assert!(answer["seq"].as_i64() > game["seq"].as_i64());
        acknowledged.push((answer["lines"][0]["seq"].as_i64().unwrap(), seat));
        progress.decided.fetch_add(1, Relaxed);
    }
    acknowledged
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_goes_away_costs_time_and_nothing_else() {
    let postgres = Postgres::start();
    let url = postgres.database();
    let first = Server::on(&url).await;
    let second = Server::on(&url).await;
    let ann = first.guest("Ann").await;
    let table = ann.table(json!([{ "kind": "me" }, { "kind": "device", "name": "Bob" }]), json!({})).await;
    let id = table["id"].as_str().unwrap();
    // One page is open at each node all the time.
    let there = ann.at(&second);
    let mut streams = [ann.stream(id, "as=0&after=0").await, there.stream(id, "as=1&after=0").await];
    for stream in &mut streams {
        stream.until(|_| true).await;
    }
    let progress = Arc::new(Progress::default());
    let player = tokio::spawn(play_for_ever(ann.clone(), id.to_owned(), progress.clone()));
    for _ in 0..2 {
        grows(&progress.decided, 3).await;
        postgres.away();
        ann.get("/healthz").await.fails(503, "unavailable");
        server_says_so(&there, id).await;
        grows(&progress.refused, 1).await;
        postgres.back();
    }
    grows(&progress.decided, 3).await;
    progress.stop.store(true, Relaxed);
    let acknowledged = player.await.unwrap();

    // Both pages show all of it without having been opened again, each decision once.
    let game = ann.game(id, 0).await;
    for stream in &mut streams {
        stream.until(|update| update["seq"] == game["seq"]).await;
    }
    let lines = game["lines"].as_array().unwrap();
    let decision = |line: &&Value| line["entry"]["do"].is_string() || line["entry"]["hidden"] == "kept_card";
    let decided = lines.iter().filter(decision);
    let decided = decided.map(|line| ((line["seq"].as_i64().unwrap(), line["entry"]["seat"].as_u64().unwrap()), line));
    let (ours, tables): (Vec<_>, Vec<_>) = decided.partition(|(decision, _)| acknowledged.contains(decision));
    assert_eq!(ours.into_iter().map(|(decision, _)| decision).collect::<Vec<_>>(), acknowledged);
    // Everything else was the only possible answer.
    for (_, line) in tables {
        let forced = ["draw", "keep_drawn", "tidy_up", "end_go", "pass"];
        assert!(forced.contains(&line["entry"]["do"].as_str().unwrap()), "{line}");
    }
    tharos_server::check_table(&first.store, id).await.unwrap();
    first.stop().await;
    second.stop().await;
}

async fn server_says_so(client: &Client, id: &str) {
    for path in ["/api/me".to_owned(), "/api/tables".to_owned(), format!("/api/tables/{id}/game?as=1")] {
        let answer = client.get(&path).await;
        answer.fails(503, "unavailable");
        assert!(answer.headers.contains_key("retry-after"), "{path}");
    }
    client.post(&format!("/api/tables/{id}/chat"), json!({ "text": "anybody?" })).await.fails(503, "unavailable");
}
