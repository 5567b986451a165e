//! What is secret stays secret, through every endpoint and stream.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use tharos_rules::Fast;
use tharos_rules::Random;

use crate::described::operations;
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
    // The same dice every time, so that enough cards are drawn.
    let config = tharos_server::Config { seed: Some(tharos_rules::Seed([5; 32])), ..generous() };
    let server = Server::start(folder.store().await, config).await;
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
        let legal = legal(&game);
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
    // Where somebody has a choice the table does nothing by itself.
    play_to_a_choice(&[&ann, &bob], id).await;
    let own = ann.game(id, 0).await;
    assert!(own["position"]["view"]["hand"].as_array().is_some());
    let mut entries = Vec::new();
    find(&own, "entry", &mut entries);
    assert!(entries.iter().any(|entry| entry["do"] == "keep" && entry["seat"] == 0), "the owner sees the own entries");

    // Every route of the document, with every pair of eyes that is not the owner's.
    let (mut read, mut refused) = (0, 0);
    // A lesson or a puzzle is no table: its own position is all that it shows.
    for operation in operations().into_iter().filter(|operation| !operation.is_prepared()) {
        let names_a_seat = operation.properties().iter().any(|property| property == "seat");
        let about_the_table = operation.path.starts_with("/api/tables/{id}");
        let queries: &[&str] = match operation.query.iter().any(|name| name == "as") {
            true => &["", "?as=0", "?as=all", "?as=4", "?after=0"],
            false => &[""],
        };
        for (who, query) in ["Bob", "Eve", "nobody"].into_iter().flat_map(|who| queries.iter().map(move |q| (who, q))) {
            // Bob may well leave the table or delete his account; what he does to Ann's seat is the question.
            if who == "Bob" && operation.is_write() && !names_a_seat {
                continue;
            }
            let client = match who {
                "Bob" => bob.clone(),
                "Eve" => server.guest("Eve").await,
                _ => server.nobody(),
            };
            let context = format!("{who}: {} {}{query}", operation.method, operation.path);
            let path = format!("{}{query}", operation.place(id));
            let response = operation.request(&client, &path, &own["seq"]).send().await.unwrap();
            let status = response.status();
            assert!(!status.is_server_error(), "{context}: {status}");
            let is_stream = response.headers().get("content-type").is_some_and(|kind| kind == "text/event-stream");
            let body = match is_stream {
                true => Stream::new(response).next().await.expect("a first event").data,
                false => {
                    let text = response.text().await.unwrap();
                    serde_json::from_str(&text).unwrap_or(Value::String(text))
                }
            };
            // The document itself may name what the answers must not hold.
            if operation.path != "/api/openapi.json" {
                assert_hides(&body, 0, &context);
            }
            let as_somebody = ["?as=0", "?as=all", "?as=4"].contains(query);
            let finished_only = ["record", "steps", "at/{entries}"].iter().any(|end| operation.path.ends_with(end));
            if about_the_table && (as_somebody || names_a_seat || finished_only) {
                assert!(status.is_client_error(), "{context}: {status} {body}");
                refused += 1;
            } else if status.is_success() {
                read += 1;
            }
        }
    }
    assert!(read > 20 && refused > 40, "{read} answers, {refused} refusals");
    // In a way that would be right for her own seat.
    for (path, body) in [
        ("preview", json!({ "seat": 0, "action": { "do": "pass" } })),
        ("hint", json!({ "seat": 0 })),
        ("play", json!({ "seat": 0, "seq": own["seq"], "key": "k", "action": { "do": "pass" } })),
        ("undo", json!({ "seat": 0, "seq": own["seq"], "key": "k", "steps": 1 })),
        ("undo-request", json!({ "seat": 0, "seq": own["seq"], "goes": 1 })),
        ("hold", json!({ "seat": 0 })),
        ("chat", json!({ "seat": 0, "text": "I am Ann" })),
    ] {
        let path = format!("/api/tables/{id}/{path}");
        bob.post(&path, body.clone()).await.fails(403, "not_yours");
        eve.post(&path, body.clone()).await.fails(403, "not_yours");
        server.nobody().post(&path, body).await.fails(401, "no_session");
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
