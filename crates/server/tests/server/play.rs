//! Playing: tables, decisions, streams, taking back, bots.

use serde_json::json;
use tharos_rules::Fast;

use crate::kit::*;

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_plays_a_whole_game_against_bots() {
    let folder = Folder::new();
    let server = Server::new(&folder).await;
    let ann = server.guest("Ann").await;
    let me = ann.get("/api/me").await.ok();
    assert_eq!((&me["person"]["name"], &me["person"]["kind"]), (&json!("Ann"), &json!("guest")));
    let table = ann.table(json!([{ "kind": "me" }, { "kind": "bot", "level": "apprentice" }]), json!({})).await;
    assert_eq!(table["phase"], "running");
    assert_eq!(table["seats"][0]["mine"], true);
    assert_eq!(table["seats"][0]["contributed"], true);
    assert_eq!(table["seats"][1]["level"], "apprentice");
    assert_eq!(table["code"], json!(null));
    let id = table["id"].as_str().unwrap();
    let over = play_on(&[&ann, &ann], id, &mut Fast::new(1), 5000).await;
    assert_eq!(over["phase"], "over");
    assert_eq!(over["result"]["totals"].as_array().unwrap().len(), 2);

    let record = ann.get(&format!("/api/tables/{id}/record")).await.ok();
    assert_eq!(record["players"][0]["name"], "Ann");
    assert_eq!(record["commitment"], over["commitment"]);
    assert_eq!(record["contributions"][0], "ab".repeat(32));
    let record: tharos_rules::GameRecord = serde_json::from_value(record).unwrap();
    assert!(record.seed.is_some());
    let game = tharos_rules::replay(&record).unwrap();
    let game_now = ann.game(id, 0).await;
    assert_eq!(game_now["position"]["hash"], game.state().digest().to_string());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_find_each_other_and_see_each_move() {
    let folder = Folder::new();
    let server = Server::new(&folder).await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let table = ann.table(json!([{ "kind": "me" }, { "kind": "open" }]), json!({ "public": true })).await;
    assert_eq!(table["phase"], "waiting");
    let id = table["id"].as_str().unwrap();
    let code = table["code"].as_str().unwrap();
    assert_eq!(code.len(), 6);
    let lobby = bob.get("/api/tables").await.ok();
    assert_eq!(lobby["tables"][0]["id"], id);
    assert_eq!(lobby["tables"][0]["seats"][0]["name"], "Ann");
    assert_eq!(bob.get(&format!("/api/codes/{}", code.to_lowercase())).await.ok()["id"], id);

    let mut ann_sees = ann.stream(id, "as=0&after=0").await;
    let first = ann_sees.until(|_| true).await;
    assert_eq!(first["table"]["phase"], "waiting");
    assert_eq!(first["position"], json!(null));
    let sat = bob.post(&format!("/api/tables/{id}/sit"), json!({ "contribution": "cd".repeat(32) })).await.ok();
    assert_eq!((&sat["phase"], &sat["seats"][1]["mine"]), (&json!("running"), &json!(true)));
    ann.post(&format!("/api/tables/{id}/sit"), json!({})).await.fails(409, "wrong_phase");
    let begun = ann_sees.until(|update| update["table"]["phase"] == "running").await;
    assert!(begun["position"]["view"].is_object());
    let mut bob_sees = bob.stream(id, &format!("as=1&after={}", begun["seq"])).await;
    assert_eq!(bob_sees.until(|_| true).await["lines"], json!([]));
    ann_sees.until(|update| update["table"]["seats"][1]["online"] == true).await;

    let players = [&ann, &bob];
    for _ in 0..20 {
        let info = ann.info(id).await;
        let Some(seat) = info["asked"].as_u64() else { break };
        let player = players[seat as usize];
        let game = player.game(id, seat).await;
        let action = legal(&game)[0].clone();
        let seq = player.play(id, seat, &game["seq"], &action).await.ok()["seq"].clone();
        for sees in [&mut ann_sees, &mut bob_sees] {
            let update = sees.until(|update| update["seq"] == seq).await;
            let entries: Vec<_> =
                update["lines"].as_array().unwrap().iter().filter(|l| l["entry"].is_object()).collect();
            assert!(!entries.is_empty());
            assert!(update["position"]["view"]["viewer"].is_u64());
        }
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_opening_of_a_table_holds_the_game_of_the_only_own_seat() {
    let folder = Folder::new();
    let server = Server::new(&folder).await;
    let (ann, eve) = (server.guest("Ann").await, server.guest("Eve").await);
    let waiting = ann.table(json!([{ "kind": "me" }, { "kind": "open" }]), json!({})).await;
    let id = waiting["id"].as_str().unwrap();
    let opening = ann.get(&format!("/api/tables/{id}/opening")).await.ok();
    assert_eq!((&opening["table"]["phase"], &opening["game"]), (&json!("waiting"), &json!(null)));
    eve.post(&format!("/api/tables/{id}/sit"), json!({ "contribution": "cd".repeat(32) })).await.ok();
    for (player, seat) in [(&ann, 0), (&eve, 1)] {
        let opening = player.get(&format!("/api/tables/{id}/opening")).await.ok();
        assert_eq!(opening["game"]["position"]["view"]["viewer"], seat);
        assert_eq!(opening["game"]["position"], player.game(id, seat).await["position"]);
        assert_eq!(opening["table"]["seats"][seat as usize]["mine"], true);
    }
    let bob = server.guest("Bob").await;
    assert_eq!(bob.get(&format!("/api/tables/{id}/opening")).await.ok()["game"], json!(null), "no seat of Bob's");
    let shared = ann.table(json!([{ "kind": "me" }, { "kind": "device", "name": "Cy" }]), json!({})).await;
    let opening = ann.get(&format!("/api/tables/{}/opening", shared["id"].as_str().unwrap())).await.ok();
    assert_eq!((&opening["table"]["phase"], &opening["game"]), (&json!("running"), &json!(null)), "two seats");
    ann.get("/api/tables/nothing/opening").await.fails(404, "no_table");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_repeated_or_stale_decision_does_nothing() {
    let folder = Folder::new();
    let server = Server::new(&folder).await;
    let ann = server.guest("Ann").await;
    let table = ann.table(json!([{ "kind": "me" }, { "kind": "device", "name": "Bob" }]), json!({})).await;
    let id = table["id"].as_str().unwrap();
    let path = format!("/api/tables/{id}/play");
    let seat = table["asked"].as_u64().unwrap();
    let game = ann.game(id, seat).await;
    let action = &legal(&game)[0];
    let body = json!({ "seat": seat, "seq": game["seq"], "key": "once", "action": action });
    let first = ann.post(&path, body.clone()).await.ok();
    for _ in 0..3 {
        assert_eq!(ann.post(&path, body.clone()).await.ok(), first, "the same key gets the same answer");
    }
    let entries = ann.game(id, seat).await["position"]["entries"].clone();
    let stale = json!({ "seat": seat, "seq": game["seq"], "key": "twice", "action": action });
    let refused = ann.post(&path, stale).await;
    refused.fails(409, "stale");
    assert_eq!(refused.body["seq"], first["seq"]);
    let future = json!({ "seat": seat, "seq": 1_000_000, "key": "thrice", "action": action });
    ann.post(&path, future).await.fails(409, "stale");
    assert_eq!(ann.game(id, seat).await["position"]["entries"], entries);

    // Chat makes nobody's page stale.
    let info = ann.info(id).await;
    let seat = info["asked"].as_u64().unwrap();
    let game = ann.game(id, seat).await;
    ann.post(&format!("/api/tables/{id}/chat"), json!({ "text": "hello" })).await.ok();
    ann.play(id, seat, &game["seq"], &legal(&game)[0]).await.ok();
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn refusals_name_the_clause() {
    let folder = Folder::new();
    let server = Server::new(&folder).await;
    let ann = server.guest("Ann").await;
    let table = ann.table(json!([{ "kind": "me" }, { "kind": "device", "name": "Bob" }]), json!({})).await;
    let id = table["id"].as_str().unwrap();
    let other = 1 - table["asked"].as_u64().unwrap();
    let answer = ann.play(id, other, &table["seq"], &json!({ "do": "pass" })).await;
    answer.fails(422, "refused");
    assert_eq!(answer.body["refusal"]["clause"], "GO-1");
    ann.play(id, other, &table["seq"], &json!({ "do": "fly" })).await.fails(400, "bad_request");
    ann.play(id, other, &table["seq"], &json!({ "do": "pass", "twice": true })).await.fails(400, "bad_request");
    ann.play(id, 7, &table["seq"], &json!({ "do": "pass" })).await.fails(403, "not_yours");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn decisions_are_taken_back_up_to_the_mark() {
    let folder = Folder::new();
    let server = Server::new(&folder).await;
    let ann = server.guest("Ann").await;
    let table = ann.table(json!([{ "kind": "me" }, { "kind": "device", "name": "Bob" }]), json!({})).await;
    let id = table["id"].as_str().unwrap();
    let mut random = Fast::new(3);
    let (mut undone, mut stopped) = (0, 0);
    for number in 0..60 {
        play_on(&[&ann, &ann], id, &mut random, 1).await;
        for seat in 0..2 {
            let before = ann.game(id, seat).await;
            let steps = before["position"]["undo"]["steps"].as_u64().unwrap();
            let undo = |steps: u64| json!({ "seat": seat, "seq": before["seq"], "key": format!("u{number}-{seat}-{steps}"), "steps": steps });
            let path = format!("/api/tables/{id}/undo");
            let refused = ann.post(&path, undo(steps + 1)).await;
            refused.fails(422, "undo_stopped");
            assert_eq!(refused.body["possible"], steps);
            assert!(refused.body["stop"]["stop"].is_string());
            stopped += 1;
            if steps > 0 && number % 3 == 0 {
                let seq = ann.post(&path, undo(steps)).await.ok()["seq"].as_u64().unwrap();
                let after = ann.get(&format!("/api/tables/{id}/game?as={seat}&after={}", seq - 1)).await.ok();
                assert_eq!(after["lines"][0]["undone"], json!({ "seat": seat, "entries": steps }));
                let entries = before["position"]["entries"].as_u64().unwrap();
                assert_eq!(after["position"]["entries"], entries - steps);
                undone += 1;
            }
        }
    }
    assert!(undone > 3 && stopped > 20, "{undone} {stopped}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_that_slept_gets_exactly_what_it_missed() {
    let folder = Folder::new();
    let server = Server::new(&folder).await;
    let ann = server.guest("Ann").await;
    let table = ann.table(json!([{ "kind": "me" }, { "kind": "device", "name": "Bob" }]), json!({})).await;
    let id = table["id"].as_str().unwrap();
    play_on(&[&ann, &ann], id, &mut Fast::new(5), 60).await;
    let all = ann.game(id, 0).await;
    let lines = all["lines"].as_array().unwrap();
    let last = all["seq"].as_u64().unwrap();
    assert!(last > 60);
    assert!(lines.iter().map(|line| line["seq"].as_u64().unwrap()).eq(1..=last), "no gap from the beginning");
    for after in [0, 1, 7, last - 40, last - 2, last] {
        let mut stream = ann.stream(id, &format!("as=0&after={after}")).await;
        let update = stream.until(|_| true).await;
        assert_eq!(update["lines"].as_array().unwrap(), &lines[after as usize..]);
        let with_header = ann
            .request(reqwest::Method::GET, &format!("/api/tables/{id}/stream?as=0&after=0"))
            .header("last-event-id", after.to_string());
        let response = with_header.send().await.unwrap();
        assert_eq!(response.headers()["content-type"], "text/event-stream");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn previews_and_hints_change_nothing() {
    let folder = Folder::new();
    let server = Server::new(&folder).await;
    let ann = server.guest("Ann").await;
    let table = ann.table(json!([{ "kind": "me" }, { "kind": "device", "name": "Bob" }]), json!({})).await;
    let id = table["id"].as_str().unwrap();
    let seat = table["asked"].as_u64().unwrap();
    let game = ann.game(id, seat).await;
    let action = &legal(&game)[0];
    let preview = ann.post(&format!("/api/tables/{id}/preview"), json!({ "seat": seat, "action": action })).await.ok();
    assert_eq!(preview["events"][0]["event"], "did");
    assert_eq!(preview["view"]["viewer"], seat);
    assert_eq!(preview["scores"].as_array().unwrap().len(), 2);
    // What is not possible is no failed request: it was only asked why.
    let impossible = json!({ "seat": 1 - seat, "action": { "do": "pass" } });
    let refused = ann.post(&format!("/api/tables/{id}/preview"), impossible).await.ok();
    assert_eq!(refused.as_object().unwrap().keys().collect::<Vec<_>>(), ["refusal"]);
    assert_eq!(refused["refusal"]["clause"], "GO-1");
    let nonsense = json!({ "seat": seat, "action": { "do": "fly" } });
    ann.post(&format!("/api/tables/{id}/preview"), nonsense).await.fails(400, "bad_request");
    let hints = ann.post(&format!("/api/tables/{id}/hint"), json!({ "seat": seat })).await.ok();
    let suggestions = hints["suggestions"].as_array().unwrap();
    assert!((1..=3).contains(&suggestions.len()));
    for hint in suggestions {
        let suggested = serde_json::from_value(hint["action"].clone()).unwrap();
        assert!(offers(&game).iter().any(|offered| offered.has(suggested)));
    }
    ann.post(&format!("/api/tables/{id}/hint"), json!({ "seat": 1 - seat })).await.fails(409, "wrong_phase");
    assert_eq!(ann.game(id, seat).await["seq"], game["seq"]);
    let without = ann.table(json!([{ "kind": "me" }]), json!({ "hints": false })).await;
    let path = format!("/api/tables/{}/hint", without["id"].as_str().unwrap());
    ann.post(&path, json!({ "seat": 0 })).await.fails(403, "no_hints");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn games_go_on_after_a_restart() {
    let folder = Folder::new();
    let server = Server::new(&folder).await;
    let ann = server.guest("Ann").await;
    let table = ann.table(json!([{ "kind": "me" }, { "kind": "bot", "level": "apprentice" }]), json!({})).await;
    let id = table["id"].as_str().unwrap().to_owned();
    play_on(&[&ann, &ann], &id, &mut Fast::new(8), 40).await;
    // Wait until it is Ann's turn, so that nothing changes meanwhile.
    let mut stream = ann.stream(&id, "as=0&after=0").await;
    stream.until(|update| update["table"]["asked"] == 0).await;
    drop(stream);
    let before = ann.game(&id, 0).await;
    let store = server.store.clone();
    server.stop().await;
    store.close().await;

    let server = Server::new(&folder).await;
    let ann = ann.at(&server);
    let after = ann.game(&id, 0).await;
    for field in ["seq", "position", "lines"] {
        assert_eq!(after[field], before[field], "{field}");
    }
    let over = play_on(&[&ann, &ann], &id, &mut Fast::new(9), 5000).await;
    assert_eq!(over["phase"], "over");
    server.stop().await;
}
