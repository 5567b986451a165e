//! What is secret stays secret, through every endpoint and stream.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use tharos_rules::Fast;
use tharos_rules::Random;

use crate::kit::*;

/// All fields of these names, at any depth.
fn find<'a>(value: &'a Value, name: &str, found: &mut Vec<&'a Value>) {
    match value {
        Value::Object(fields) => {
            for (key, value) in fields {
                if key == name {
                    found.push(value);
                }
                find(value, name, found);
            }
        }
        Value::Array(items) => items.iter().for_each(|item| find(item, name, found)),
        _ => {}
    }
}

/// What others must not see: cards that were looked at or are held, by value, where only their owner may read them.
fn assert_hides(what: &Value, owner: u64, context: &str) {
    let mut found = Vec::new();
    find(what, "events", &mut found);
    for events in found {
        for event in events.as_array().into_iter().flatten() {
            assert!(!(event["event"] == "cards_seen" && event["seat"] == owner), "{context}: {event}");
            let keeps = event["action"]["do"] == "keep";
            assert!(!(event["event"] == "did" && event["seat"] == owner && keeps), "{context}: {event}");
        }
    }
    let mut entries = Vec::new();
    find(what, "entry", &mut entries);
    let mut drawer = u64::MAX;
    for entry in entries {
        if let Some(seat) = entry["seat"].as_u64() {
            drawer = seat;
        }
        assert!(!(entry["do"] == "keep" && entry["seat"] == owner), "{context}: {entry}");
        assert!(!(entry["chance"] == "cards" && drawer == owner), "{context}: {entry}");
    }
    let mut views = Vec::new();
    find(what, "view", &mut views);
    for view in views {
        assert_ne!(view["viewer"], owner, "{context}");
    }
    let text = what.to_string();
    for secret in ["\"seed\"", "\"hands\"", "\"luck\"", "\"origin\"", "\"past\"", "\"gone\"", "\"password\""] {
        assert!(!text.contains(secret), "{context}: {secret}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_reads_another_hand() {
    let folder = Folder::new();
    let server = Server::new(&folder).await;
    let (ann, bob, eve) = (server.guest("Ann").await, server.guest("Bob").await, server.guest("Eve").await);
    let table = ann.table(json!([{ "kind": "me" }, { "kind": "open" }]), json!({})).await;
    let id = table["id"].as_str().unwrap();
    bob.post(&format!("/api/tables/{id}/sit"), json!({ "contribution": "cd".repeat(32) })).await.ok();
    let mut bob_stream = bob.stream(id, "as=1&after=0").await;
    let mut eve_stream = eve.stream(id, "after=0").await;
    bob_stream.until(|_| true).await;
    eve_stream.until(|_| true).await;

    let mut random = Fast::new(11);
    let mut kept = BTreeSet::new();
    for _ in 0..400 {
        let info = ann.info(id).await;
        let Some(seat) = info["asked"].as_u64() else { break };
        let player = [&ann, &bob][seat as usize];
        let game = player.game(id, seat).await;
        let legal = game["position"]["legal"].as_array().unwrap();
        // Draw and keep cards whenever possible: that is where the secrets are.
        let wanted = legal.iter().find(|action| action["do"] == "keep" || action["do"] == "choices");
        let action = wanted.unwrap_or_else(|| &legal[random.below(legal.len() as u32) as usize]);
        if action["do"] == "keep" && seat == 0 {
            kept.insert(action["card"].to_string());
            let preview = ann.post(&format!("/api/tables/{id}/preview"), json!({ "seat": 0, "action": action })).await;
            assert!(preview.ok()["events"][0]["action"]["card"].is_u64(), "the owner sees what is kept");
        }
        let seq = player.play(id, seat, &game["seq"], action).await.ok()["seq"].clone();
        assert_hides(&bob_stream.until(|update| update["seq"] == seq).await, 0, "Bob's stream");
        let update = eve_stream.until(|update| update["seq"] == seq).await;
        assert_hides(&update, 0, "Eve's stream");
        assert_hides(&update, 1, "Eve's stream");
        if kept.len() >= 3 {
            break;
        }
    }
    assert!(kept.len() >= 3, "secrets were made: {kept:?}");
    let own = ann.game(id, 0).await;
    assert!(own["position"]["view"]["hand"].as_array().is_some());
    let mut entries = Vec::new();
    find(&own, "entry", &mut entries);
    assert!(entries.iter().any(|entry| entry["do"] == "keep" && entry["seat"] == 0), "the owner sees the own entries");

    // Every way of looking that is not the owner's.
    for (who, name) in [(&bob, "Bob"), (&eve, "Eve"), (&server.nobody(), "nobody")] {
        for path in [
            "",
            "/game",
            "/game?after=0",
            "/game?as=0",
            "/stream?as=0",
            "/record",
            "/steps",
            "/at/0",
            "/at/5?as=0",
            "/at/5?as=all",
        ] {
            let answer = who
                .send(
                    who.request(reqwest::Method::GET, &format!("/api/tables/{id}{path}"))
                        .timeout(std::time::Duration::from_secs(5)),
                )
                .await;
            let context = format!("{name} {path}");
            assert_hides(&answer.body, 0, &context);
            let forbidden = path.contains("as=") || ["/record", "/steps"].contains(&path) || path.starts_with("/at");
            assert_eq!(forbidden, !answer.status.is_success(), "{context}: {answer:?}");
        }
        for (path, body) in [
            ("preview", json!({ "seat": 0, "action": { "do": "pass" } })),
            ("hint", json!({ "seat": 0 })),
            ("play", json!({ "seat": 0, "seq": own["seq"], "key": "k", "action": { "do": "pass" } })),
            ("undo", json!({ "seat": 0, "seq": own["seq"], "key": "k", "steps": 1 })),
            ("undo-request", json!({ "seat": 0, "seq": own["seq"], "entries": 1 })),
            ("chat", json!({ "seat": 0, "text": "I am Ann" })),
        ] {
            let answer = who.post(&format!("/api/tables/{id}/{path}"), body).await;
            let code = if name == "nobody" { (401, "no_session") } else { (403, "not_yours") };
            answer.fails(code.0, code.1);
        }
        for list in ["/api/tables", "/api/tables/mine", "/api/me"] {
            assert_hides(&who.get(list).await.body, 0, list);
        }
    }
    assert_eq!(ann.game(id, 0).await["seq"], own["seq"], "nothing was changed by trying");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_without_spectators_have_none() {
    let folder = Folder::new();
    let server = Server::new(&folder).await;
    let (ann, eve) = (server.guest("Ann").await, server.guest("Eve").await);
    let seats = json!([{ "kind": "me" }, { "kind": "device", "name": "Bob" }]);
    let table = ann.table(seats, json!({ "spectators": false, "start": "host" })).await;
    let id = table["id"].as_str().unwrap();
    let mut waiting = eve.stream(id, "after=0").await;
    waiting.until(|_| true).await;
    ann.post(&format!("/api/tables/{id}/start"), json!({})).await.ok();
    loop {
        let event = waiting.next().await.expect("it says why it ends");
        if event.event == "gone" {
            assert_eq!(event.data["reason"], "no_spectators");
            break;
        }
        assert_eq!(event.data["position"], json!(null), "nothing of the game is seen");
    }
    assert!(waiting.next().await.is_none());
    eve.get(&format!("/api/tables/{id}/game")).await.fails(403, "no_spectators");
    eve.get(&format!("/api/tables/{id}/stream")).await.fails(403, "no_spectators");
    eve.post(&format!("/api/tables/{id}/chat"), json!({ "text": "psst" })).await.fails(403, "no_spectators");
    ann.get(&format!("/api/tables/{id}/game")).await.ok();
    server.stop().await;
}
