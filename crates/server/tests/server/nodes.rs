//! Several nodes on one database.

use serde_json::json;
use tharos_rules::Fast;

use crate::kit::*;

#[tokio::test(flavor = "multi_thread")]
async fn moves_cross_nodes_and_exactly_one_of_two_wins() {
    let folder = Folder::new();
    let store = folder.store().await;
    let first = Server::start(store.clone(), generous()).await;
    let second = Server::start(store, generous()).await;
    let ann = first.guest("Ann").await;
    // Cookies of a host hold for all its ports, so the session is the same on both nodes.
    let ann_there = ann.at(&second);
    let table = ann.table(json!([{ "kind": "me" }, { "kind": "device", "name": "Bob" }]), json!({})).await;
    let id = table["id"].as_str().unwrap();
    let mut here = ann.stream(id, "as=0&after=0").await;
    let mut there = ann_there.stream(id, "as=1&after=0").await;
    here.until(|_| true).await;
    there.until(|_| true).await;
    let mut contests = 0;
    for round in 0..30 {
        let info = ann.info(id).await;
        let Some(seat) = info["asked"].as_u64() else { break };
        let (a, b) = tokio::join!(ann.game(id, seat), ann_there.game(id, seat));
        if a["seq"] != b["seq"] {
            // The news is still on its way.
            tokio::time::sleep(std::time::Duration::from_millis(5)).await;
            continue;
        }
        let legal = legal(&a);
        let (x, y) = (&legal[0], &legal[legal.len() - 1]);
        let (a, b) = tokio::join!(ann.play(id, seat, &a["seq"], x), ann_there.play(id, seat, &b["seq"], y));
        assert_ne!(a.status.is_success(), b.status.is_success(), "round {round}: {a:?} {b:?}");
        let (won, lost) = if a.status.is_success() { (a, b) } else { (b, a) };
        contests += 1;
        lost.fails(409, "stale");
        let seq = won.body["seq"].clone();
        here.until(|update| update["seq"] == seq).await;
        there.until(|update| update["seq"] == seq).await;
    }
    assert!(contests > 5, "{contests}");
    tharos_server::check_table(&first.store, id).await.unwrap();
    assert_eq!(ann.game(id, 0).await["position"], ann_there.game(id, 0).await["position"]);
    first.stop().await;
    second.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_seen_at_one_node_can_be_answered_at_the_other_at_once() {
    let url = tharos_testkit::Postgres::shared().database();
    let first = Server::on(&url).await;
    let second = Server::on(&url).await;
    let ann = first.guest("Ann").await;
    let (mut knows, mut hears) = (ann.clone(), ann.at(&second));
    let table = ann.table(json!([{ "kind": "me" }, { "kind": "device", "name": "Bob" }]), json!({})).await;
    let id = table["id"].as_str().unwrap();
    for round in 0..60 {
        let seat = knows.info(id).await["asked"].as_u64().unwrap();
        let game = knows.game(id, seat).await;
        // The other node may not have heard yet of what the first one has just shown.
        let answer = hears.play(id, seat, &game["seq"], &legal(&game)[0]).await;
        // If there was only one answer, the table itself may have been quicker.
        let only = legal(&game).len() == 1 && answer.body["error"] == "stale";
        assert!(answer.status.is_success() || only, "round {round}: {answer:?}");
        std::mem::swap(&mut knows, &mut hears);
    }
    first.stop().await;
    second.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_looks_at_one_node_is_seen_at_the_other() {
    let url = tharos_testkit::Postgres::shared().database();
    let first = Server::on(&url).await;
    let second = Server::on(&url).await;
    let (ann, bob) = (first.guest("Ann").await, second.guest("Bob").await);
    let table = ann.table(json!([{ "kind": "me" }, { "kind": "open" }]), json!({})).await;
    let id = table["id"].as_str().unwrap();
    bob.post(&format!("/api/tables/{id}/sit"), json!({})).await.ok();
    let mut ann_sees = ann.stream(id, "as=0&after=0").await;
    ann_sees.until(|update| update["table"]["seats"][0]["online"] == true).await;
    // Bob's node opened the table before Ann came; somebody whose node opens it later finds her there as well.
    let mut bob_sees = bob.stream(id, "as=1&after=0").await;
    bob_sees.until(|update| update["table"]["seats"][0]["online"] == true).await;
    ann_sees.until(|update| update["table"]["seats"][1]["online"] == true).await;
    let third = Server::on(&url).await;
    let mut eve_sees = third.guest("Eve").await.stream(id, "after=0").await;
    let seen = |update: &serde_json::Value| {
        update["table"]["seats"][0]["online"] == true && update["table"]["seats"][1]["online"] == true
    };
    eve_sees.until(seen).await;
    ann_sees.until(|update| update["table"]["watching"] == 1).await;
    drop(bob_sees);
    ann_sees.until(|update| update["table"]["seats"][1]["online"] == false).await;
    for server in [first, second, third] {
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn another_node_takes_over_what_a_dead_one_owed() {
    let folder = Folder::new();
    let store = folder.store().await;
    let dead = Server::start(store.clone(), generous()).await;
    let ann = dead.guest("Ann").await;
    // Its bots never answer.
    dead.app.close();
    let seats = json!([{ "kind": "bot", "level": "apprentice" }, { "kind": "bot", "level": "apprentice" }]);
    let table = ann.table(seats, json!({})).await;
    let id = table["id"].as_str().unwrap();
    assert_eq!(ann.info(id).await["seq"], table["seq"], "nobody decides");
    let living = Server::start(store, generous()).await;
    living.clock.skip(11_000);
    let ann = ann.at(&living);
    let mut stream = ann.stream(id, "after=0").await;
    let update = stream.until(|update| update["table"]["seq"].as_i64() > table["seq"].as_i64()).await;
    assert!(update["position"]["entries"].as_u64().unwrap() > 6);
    dead.stop().await;
    living.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_slow_bot_delays_no_other_table() {
    let folder = Folder::new();
    let config = tharos_server::Config { bot_workers: 1, ..generous() };
    let server = Server::start(folder.store().await, config).await;
    let ann = server.guest("Ann").await;
    for _ in 0..3 {
        let seats = json!([{ "kind": "bot", "level": "director" }, { "kind": "bot", "level": "director" }]);
        ann.table(seats, json!({})).await;
    }
    let table = ann.table(json!([{ "kind": "me" }, { "kind": "device", "name": "Bob" }]), json!({})).await;
    let id = table["id"].as_str().unwrap();
    let began = std::time::Instant::now();
    play_on(&[&ann, &ann], id, &mut Fast::new(1), 20).await;
    let people = began.elapsed();
    assert!(people < std::time::Duration::from_secs(20), "people do not wait for bots: {people:?}");
    // And a quick bot gets its turn between the slow ones.
    let table = ann.table(json!([{ "kind": "bot", "level": "apprentice" }, { "kind": "me" }]), json!({})).await;
    let id = table["id"].as_str().unwrap();
    let mut stream = ann.stream(id, "as=1&after=0").await;
    stream.until(|update| update["table"]["asked"] == 1).await;
    server.stop().await;
}
