//! Before, beside and after the game: seats, clocks, leaving, votes, rematch.

use serde_json::{Value, json};
use tharos_rules::Fast;

use crate::kit::*;

async fn act(client: &Client, id: &str, what: &str, body: Value) -> Answer {
    client.post(&format!("/api/tables/{id}/{what}"), body).await
}

#[tokio::test(flavor = "multi_thread")]
async fn seats_are_taken_changed_and_freed() {
    let folder = Folder::new();
    let server = Server::new(&folder).await;
    let (ann, bob, eve) = (server.guest("Ann").await, server.guest("Bob").await, server.guest("Eve").await);
    let seats = json!([{ "kind": "me", "guild": "cogwheel_trust" }, { "kind": "open" }, { "kind": "open" }]);
    let table = ann.table(seats, json!({})).await;
    let id = table["id"].as_str().unwrap();
    assert_eq!(table["seats"][0]["guild"], "cogwheel_trust");
    assert_eq!(table["seats"][1]["guild"], "power_and_torsion");

    act(&bob, id, "sit", json!({ "seat": 0 })).await.fails(409, "seat_taken");
    act(&bob, id, "sit", json!({ "seat": 2, "guild": "cogwheel_trust" })).await.fails(409, "seat_taken");
    let sat = act(&bob, id, "sit", json!({ "seat": 2, "guild": "power_and_torsion" })).await.ok();
    assert_eq!(sat["seats"][2]["guild"], "power_and_torsion", "an open seat gives its guild away");
    assert_ne!(sat["seats"][1]["guild"], "power_and_torsion");
    let moved = act(&bob, id, "sit", json!({ "seat": 1 })).await.ok();
    assert_eq!((&moved["seats"][1]["kind"], &moved["seats"][2]["kind"]), (&json!("person"), &json!("open")));
    act(&bob, id, "kick", json!({ "seat": 0 })).await.fails(403, "not_host");
    act(&bob, id, "start", json!({})).await.fails(403, "not_host");
    act(&bob, id, "close", json!({})).await.fails(403, "not_host");
    act(&bob, id, "seat", json!({ "seat": 2, "wish": { "kind": "bot", "level": "foreman" } }))
        .await
        .fails(403, "not_host");
    act(&ann, id, "seat", json!({ "seat": 1, "wish": { "kind": "open" } })).await.fails(409, "seat_taken");
    act(&ann, id, "seat", json!({ "seat": 9, "wish": { "kind": "open" } })).await.fails(400, "bad_request");
    act(&ann, id, "kick", json!({ "seat": 1 })).await.ok();
    act(&eve, id, "sit", json!({})).await.ok();
    act(&eve, id, "stand", json!({})).await.ok();
    act(&eve, id, "stand", json!({})).await.fails(403, "not_yours");

    // With the last seat the game begins.
    let bot = json!({ "seat": 1, "wish": { "kind": "bot", "level": "apprentice" } });
    assert_eq!(act(&ann, id, "seat", bot).await.ok()["phase"], "waiting");
    assert_eq!(act(&bob, id, "sit", json!({})).await.ok()["phase"], "running");
    act(&eve, id, "sit", json!({})).await.fails(409, "wrong_phase");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_says_when() {
    let folder = Folder::new();
    let server = Server::new(&folder).await;
    let ann = server.guest("Ann").await;
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": "apprentice" }, { "kind": "open" }]);
    let table = ann.table(seats, json!({ "start": "host" })).await;
    let id = table["id"].as_str().unwrap();
    // Who wants to be sure sees the commitment first and contributes then.
    act(&ann, id, "sit", json!({ "seat": 0, "contribution": "0f".repeat(32) })).await.ok();
    let begun = act(&ann, id, "start", json!({})).await.ok();
    assert_eq!(begun["phase"], "running");
    assert_eq!(begun["seats"].as_array().unwrap().len(), 2, "the open seat is gone");
    assert_eq!(begun["commitment"], table["commitment"]);
    let closed = act(&ann, id, "close", json!({})).await.ok();
    assert_eq!(closed["phase"], "closed");
    act(&ann, id, "start", json!({})).await.fails(409, "wrong_phase");

    for wrong in [
        json!([]),
        json!([{ "kind": "me" }, { "kind": "me" }]),
        json!([{ "kind": "open" }, { "kind": "open" }, { "kind": "open" }, { "kind": "open" }, { "kind": "open" }]),
        json!([{ "kind": "me", "guild": "cogwheel_trust" }, { "kind": "open", "guild": "cogwheel_trust" }]),
        json!([{ "kind": "throne" }]),
        json!([{ "kind": "bot", "level": "random" }]),
    ] {
        ann.post("/api/tables", json!({ "seats": wrong })).await.fails(400, "bad_request");
    }
    ann.post("/api/tables", json!({ "seats": [{ "kind": "me" }], "contribution": "xyz" }))
        .await
        .fails(400, "bad_request");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_stands_in_for_who_leaves_and_gives_the_seat_back() {
    let folder = Folder::new();
    let server = Server::new(&folder).await;
    let (ann, bob, cem) = (server.guest("Ann").await, server.guest("Bob").await, server.guest("Cem").await);
    let table = ann.table(json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }]), json!({})).await;
    let id = table["id"].as_str().unwrap();
    act(&bob, id, "sit", json!({})).await.ok();
    act(&cem, id, "sit", json!({})).await.ok();
    let replace = |yes: bool| json!({ "about": "replace", "seat": 1, "yes": yes });
    act(&ann, id, "vote", replace(true)).await.fails(409, "still_there");
    let left = act(&bob, id, "leave", json!({})).await.ok();
    assert_eq!((&left["seats"][1]["left"], &left["seats"][1]["away"]), (&json!(true), &json!(false)));
    assert_eq!(left["votes"], json!([{ "about": "replace", "seat": 1, "yes": [], "needed": [0, 2] }]));
    act(&bob, id, "vote", replace(true)).await.fails(403, "not_yours");
    let half = act(&ann, id, "vote", replace(true)).await.ok();
    assert_eq!(half["votes"][0]["yes"], json!([0]));
    // One does not want to.
    assert_eq!(act(&cem, id, "vote", replace(false)).await.ok()["votes"], json!([]));
    // Later they do.
    act(&cem, id, "vote", replace(true)).await.ok();
    let replaced = act(&ann, id, "vote", replace(true)).await.ok();
    assert_eq!((&replaced["seats"][1]["away"], &replaced["votes"]), (&json!(true), &json!([])));
    assert!(replaced["seats"][1]["level"].is_string());

    // The bot decides: play on until it has.
    let eyes = server.guest("Eve").await;
    let mut seen = false;
    for step in 0..40 {
        play_on(&[&ann, &eyes, &cem], id, &mut Fast::new(step), 4).await;
        let game = ann.game(id, 0).await;
        seen = game["lines"]
            .as_array()
            .unwrap()
            .iter()
            .any(|line| line["entry"]["seat"] == 1 && line["entry"]["do"].is_string());
        if seen {
            break;
        }
    }
    assert!(seen, "the bot has decided for Bob");
    let back = act(&bob, id, "return", json!({})).await.ok();
    assert_eq!((&back["seats"][1]["left"], &back["seats"][1]["away"]), (&json!(false), &json!(false)));
    act(&bob, id, "return", json!({})).await.fails(409, "no_change");
    let whats: Vec<String> = ann.game(id, 0).await["lines"]
        .as_array()
        .unwrap()
        .iter()
        .filter_map(|line| line["table"]["what"].as_str().map(str::to_owned))
        .collect();
    for what in ["sat", "started", "left", "vote", "voted", "bot_took_over", "returned"] {
        assert!(whats.iter().any(|found| found == what), "{what} in {whats:?}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_does_not_come_back_can_be_replaced_after_a_while() {
    let folder = Folder::new();
    let server = Server::new(&folder).await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let table = ann.table(json!([{ "kind": "me" }, { "kind": "open" }]), json!({})).await;
    let id = table["id"].as_str().unwrap();
    let begun = act(&bob, id, "sit", json!({})).await.ok();
    let asked = begun["asked"].as_u64().unwrap();
    let waits = [&ann, &bob][1 - asked as usize];
    let vote = json!({ "about": "replace", "seat": asked, "yes": true });
    act(waits, id, "vote", vote.clone()).await.fails(409, "still_there");
    act(waits, id, "vote", json!({ "about": "undo", "yes": true })).await.fails(409, "no_vote");
    server.clock.skip(11 * 60 * 1000);
    assert_eq!(act(waits, id, "vote", vote).await.ok()["seats"][asked as usize]["away"], true);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_that_runs_out_lets_a_bot_stand_in() {
    let folder = Folder::new();
    let server = Server::new(&folder).await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let clock = json!({ "clock": { "kind": "budget", "seconds": 60, "refill": 5 } });
    let table = ann.table(json!([{ "kind": "me" }, { "kind": "open" }]), clock).await;
    let id = table["id"].as_str().unwrap();
    let begun = act(&bob, id, "sit", json!({})).await.ok();
    let players = [&ann, &bob];
    let asked = begun["asked"].as_u64().unwrap();
    assert!((59_000..=60_000).contains(&begun["seats"][asked as usize]["clock_ms"].as_i64().unwrap()));
    server.clock.skip(20_000);
    let game = players[asked as usize].game(id, asked).await;
    let left = game["table"]["seats"][asked as usize]["clock_ms"].as_i64().unwrap();
    assert!((35_000..=40_000).contains(&left), "{left}");
    // A decision costs its time and brings the refill.
    players[asked as usize].play(id, asked, &game["seq"], &legal(&game)[0]).await.ok();
    let info = ann.info(id).await;
    let left = info["seats"][asked as usize]["clock_ms"].as_i64().unwrap();
    assert!((40_000..=45_000).contains(&left), "{left}");
    let asked = info["asked"].as_u64().unwrap();
    server.clock.skip(100_000);
    let mut stream = ann.stream(id, "as=0&after=0").await;
    let update = stream.until(|update| update["table"]["seats"][asked as usize]["away"] == true).await;
    drop(update);
    let lines = ann.game(id, 0).await["lines"].clone();
    let whats: Vec<&Value> = lines.as_array().unwrap().iter().map(|line| &line["table"]["what"]).collect();
    assert!(whats.contains(&&json!("flagged")) && whats.contains(&&json!("bot_took_over")));
    // Whoever comes back has time for a decision.
    let back = act(players[asked as usize], id, "return", json!({})).await.ok();
    assert!(back["seats"][asked as usize]["clock_ms"].as_i64().unwrap() > 55_000);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_set_back_harms_nothing() {
    let folder = Folder::new();
    let server = Server::new(&folder).await;
    let ann = server.guest("Ann").await;
    let clock = json!({ "clock": { "kind": "move", "seconds": 30 } });
    let table = ann.table(json!([{ "kind": "me" }, { "kind": "device", "name": "Bob" }]), clock).await;
    let id = table["id"].as_str().unwrap();
    // As after a restart on a machine whose clock was set back by an hour.
    server.clock.skip(-3_600_000);
    play_on(&[&ann, &ann], id, &mut Fast::new(1), 10).await;
    let game = ann.game(id, 0).await;
    let times: Vec<i64> = game["lines"].as_array().unwrap().iter().map(|line| line["at"].as_i64().unwrap()).collect();
    assert!(times.is_sorted(), "time never goes backwards: {times:?}");
    assert!(game["table"]["updated"].as_i64() >= game["table"]["created"].as_i64());
    for seat in game["table"]["seats"].as_array().unwrap() {
        assert!((0..=30_000).contains(&seat["clock_ms"].as_i64().unwrap()), "{seat}");
        assert_eq!(seat["away"], false);
    }
    let store = server.store.clone();
    server.stop().await;

    // Another restart, another two hours back: sessions hold, and the clock of whoever is asked runs from now on.
    let clock = tharos_server::Clock::new();
    clock.skip(-3 * 3_600_000);
    let server = Server::start_at(store, generous(), clock).await;
    let ann = ann.at(&server);
    let info = ann.info(id).await;
    let asked = info["asked"].as_u64().unwrap();
    assert!((28_000..=30_000).contains(&info["seats"][asked as usize]["clock_ms"].as_i64().unwrap()), "{info}");
    server.clock.skip(20_000);
    let game = ann.game(id, asked).await;
    let left = game["table"]["seats"][asked as usize]["clock_ms"].as_i64().unwrap();
    assert!((5_000..=10_000).contains(&left), "{left}");
    server.clock.skip(11_000);
    let late = ann.get(&format!("/api/tables/{id}/game?as={asked}")).await.ok();
    assert_eq!(late["table"]["seats"][asked as usize]["clock_ms"], 0);
    let mut stream = ann.stream(id, "as=0&after=0").await;
    stream.until(|update| update["table"]["seats"][asked as usize]["away"] == true).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn beyond_the_mark_only_with_the_consent_of_all() {
    let folder = Folder::new();
    let server = Server::new(&folder).await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let seats = json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "bot", "level": "apprentice" }]);
    let table = ann.table(seats, json!({})).await;
    let id = table["id"].as_str().unwrap();
    act(&bob, id, "sit", json!({})).await.ok();
    let players = [&ann, &bob, &ann];
    play_on(&players, id, &mut Fast::new(4), 30).await;
    let mut stream = ann.stream(id, "as=0&after=0").await;
    stream.until(|update| update["table"]["asked"] != 2).await;
    drop(stream);
    let before = ann.game(id, 0).await;
    let entries = before["position"]["entries"].as_u64().unwrap();
    let ask = |n: u64| json!({ "seat": 0, "seq": before["seq"], "entries": n });
    act(&ann, id, "undo-request", ask(0)).await.fails(400, "bad_request");
    act(&ann, id, "undo-request", ask(entries + 1)).await.fails(400, "bad_request");
    act(&bob, id, "undo-request", ask(2)).await.fails(403, "not_yours");
    act(&ann, id, "undo-request", ask(12)).await.ok();
    let info = ann.info(id).await;
    assert_eq!(info["votes"], json!([{ "about": "undo", "seat": 0, "entries": 12, "yes": [], "needed": [1] }]));
    assert_eq!(ann.game(id, 0).await["position"]["entries"], entries, "nothing happens before all agree");
    act(&ann, id, "vote", json!({ "about": "undo", "yes": true })).await.fails(403, "not_yours");
    act(&bob, id, "vote", json!({ "about": "undo", "seat": 0, "yes": true })).await.ok();
    let after = ann.game(id, 0).await;
    let undone: Vec<&Value> = after["lines"].as_array().unwrap().iter().filter(|l| l["undone"].is_object()).collect();
    assert_eq!(undone[0]["undone"], json!({ "seat": 0, "entries": 12 }));
    assert!(after["position"]["entries"].as_u64().unwrap() <= entries);

    // The luck went back as well: the record still proves every roll.
    let over = play_on(&players, id, &mut Fast::new(5), 5000).await;
    assert_eq!(over["phase"], "over");
    let record = ann.get(&format!("/api/tables/{id}/record")).await.ok();
    tharos_rules::replay(&serde_json::from_value(record).unwrap()).unwrap();
    tharos_server::check_table(&server.store, id).await.unwrap();

    // Alone with bots and friends on the same device one just goes back.
    let alone = ann.table(json!([{ "kind": "me" }, { "kind": "device", "name": "Cem" }]), json!({})).await;
    let id = alone["id"].as_str().unwrap();
    let first = ann.game(id, 0).await;
    play_on(&[&ann, &ann], id, &mut Fast::new(6), 25).await;
    let now = ann.game(id, 0).await;
    let all = now["position"]["entries"].as_u64().unwrap() - first["position"]["entries"].as_u64().unwrap();
    act(&ann, id, "undo-request", json!({ "seat": 0, "seq": now["seq"], "entries": all })).await.ok();
    let back = ann.game(id, 0).await;
    assert_eq!(back["position"]["view"], first["position"]["view"]);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_is_one_table_for_all() {
    let folder = Folder::new();
    let server = Server::new(&folder).await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let seats = json!([{ "kind": "bot", "level": "apprentice" }, { "kind": "me" }, { "kind": "open" }]);
    let table = ann.table(seats, json!({})).await;
    let id = table["id"].as_str().unwrap();
    act(&bob, id, "sit", json!({})).await.ok();
    act(&ann, id, "rematch", json!({})).await.fails(409, "wrong_phase");
    play_on(&[&ann, &ann, &bob], id, &mut Fast::new(7), 5000).await;
    let (first, second) = tokio::join!(act(&ann, id, "rematch", json!({})), act(&bob, id, "rematch", json!({})));
    let (first, second) = (first.ok(), second.ok());
    assert_eq!(first["id"], second["id"], "both find the same table");
    let next = ann.info(id).await["next"].clone();
    assert_eq!(next, first["id"]);
    let again = ann.info(next.as_str().unwrap()).await;
    assert_eq!(again["phase"], "running");
    for seat in 0..3 {
        assert_eq!(again["seats"][seat]["guild"], ann.info(id).await["seats"][seat]["guild"]);
        assert_eq!(again["seats"][seat]["name"], ann.info(id).await["seats"][seat]["name"]);
    }
    server.guest("Eve").await.post(&format!("/api/tables/{id}/rematch"), json!({})).await.fails(403, "not_yours");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn own_tables_that_wait_for_me_come_first() {
    let folder = Folder::new();
    let server = Server::new(&folder).await;
    let ann = server.guest("Ann").await;
    let waits = ann.table(json!([{ "kind": "me" }]), json!({})).await;
    server.clock.skip(5);
    ann.table(json!([{ "kind": "me" }, { "kind": "open" }]), json!({})).await;
    let mine = ann.get("/api/tables/mine").await.ok();
    assert_eq!(mine["tables"][0]["id"], waits["id"]);
    assert_eq!(mine["tables"].as_array().unwrap().len(), 2);
    assert_eq!(ann.get("/api/tables").await.ok()["tables"], json!([]), "private tables are not listed");
    ann.get("/api/tables/aaaaaaaaaaaaaaaaaaaaaaaaaa").await.fails(404, "no_table");
    ann.get("/api/codes/ABCDEF").await.fails(404, "no_table");
    server.stop().await;
}
