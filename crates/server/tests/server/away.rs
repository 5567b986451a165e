//! A PostgreSQL that goes away in the middle of play, and comes back.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tharos_rules::{Fast, Random};
use tharos_testkit::Postgres;

use crate::kit::*;

/// Sends the same request until it is answered, as a page does, and says how often it was told to come again.
async fn insist(client: &Client, path: &str, body: Option<&Value>) -> (Value, usize) {
    let began = Instant::now();
    for attempt in 0.. {
        let answer = match body {
            Some(body) => client.post(path, body.clone()).await,
            None => client.get(path).await,
        };
        if answer.status.is_success() {
            return (answer.body, attempt);
        }
        answer.fails(503, "unavailable");
        let wait = answer.body["retry_after"].as_u64().unwrap();
        assert_eq!(answer.headers["retry-after"].to_str().unwrap(), wait.to_string());
        assert!(began.elapsed() < Duration::from_secs(40), "the server does not recover");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    unreachable!()
}

/// Decides for both seats until told to stop. Answers who decided what was acknowledged, and how often it had to insist.
async fn play_for_ever(ann: Client, id: String, stop: Arc<AtomicBool>) -> (Vec<u64>, usize) {
    let (mut acknowledged, mut repeated) = (Vec::new(), 0);
    let mut random = Fast::new(4);
    while !stop.load(Relaxed) {
        let (info, _) = insist(&ann, &format!("/api/tables/{id}"), None).await;
        let Some(seat) = info["asked"].as_u64() else { break };
        let (game, _) = insist(&ann, &format!("/api/tables/{id}/game?as={seat}&after=1000000"), None).await;
        let legal = game["position"]["legal"].as_array().unwrap();
        let action = &legal[random.below(legal.len() as u32) as usize];
        let key = format!("decision-{}", acknowledged.len());
        let play = json!({ "seat": seat, "seq": game["seq"], "key": key, "action": action });
        let (answer, again) = insist(&ann, &format!("/api/tables/{id}/play"), Some(&play)).await;
        assert!(answer["seq"].as_i64() > game["seq"].as_i64());
        acknowledged.push(seat);
        repeated += again;
    }
    (acknowledged, repeated)
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
    let stop = Arc::new(AtomicBool::new(false));
    let player = tokio::spawn(play_for_ever(ann.clone(), id.to_owned(), stop.clone()));
    for _ in 0..2 {
        tokio::time::sleep(Duration::from_millis(400)).await;
        postgres.away();
        ann.get("/healthz").await.fails(503, "unavailable");
        server_says_so(&there, id).await;
        postgres.back();
        insist(&ann, "/healthz", None).await;
    }
    tokio::time::sleep(Duration::from_millis(400)).await;
    stop.store(true, Relaxed);
    let (acknowledged, repeated) = player.await.unwrap();
    assert!(acknowledged.len() > 4 && repeated > 0, "{} decisions, {repeated} repeated", acknowledged.len());

    // Both pages show all of it without having been opened again, each decision once.
    let (game, _) = insist(&ann, &format!("/api/tables/{id}/game?as=0"), None).await;
    for stream in &mut streams {
        stream.until(|update| update["seq"] == game["seq"]).await;
    }
    let lines = game["lines"].as_array().unwrap();
    let decision = |line: &&Value| line["entry"]["do"].is_string() || line["entry"]["hidden"] == "kept_card";
    let decided: Vec<u64> = lines.iter().filter(decision).map(|line| line["entry"]["seat"].as_u64().unwrap()).collect();
    assert_eq!(decided, acknowledged);
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
