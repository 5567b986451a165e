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
    act(&bob, id, "sit", json!({})).await.fails(403, "kicked");
    assert_eq!(act(&eve, id, "sit", json!({})).await.ok()["phase"], "running");
    act(&bob, id, "sit", json!({})).await.fails(409, "wrong_phase");
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

/// What happened at the table besides the game.
async fn happened(client: &Client, id: &str, seat: u64) -> Vec<String> {
    let game = client.game(id, seat).await;
    let lines = game["lines"].as_array().unwrap();
    lines.iter().filter_map(|line| line["table"]["what"].as_str().map(str::to_owned)).collect()
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
    let replace = json!({ "about": "replace", "seat": 1, "yes": true });
    act(&ann, id, "vote", replace).await.fails(409, "still_there");
    let left = act(&bob, id, "leave", json!({})).await.ok();
    let seat = &left["seats"][1];
    assert_eq!((&seat["left"], &seat["away"], &seat["name"]), (&json!(true), &json!(true), &json!("Bob")));
    assert_eq!(seat["played_by"], json!({ "level": "foreman", "until": "person_returns" }));
    assert_eq!(seat["level"], json!(null));

    // The bot decides: play on until it has played a go.
    let eyes = server.guest("Eve").await;
    let mut random = Fast::new(0);
    while ann.info(id).await["seats"][1]["goes_by_bot"] == 0 {
        play_on(&[&ann, &eyes, &cem], id, &mut random, 4).await;
    }
    let back = act(&bob, id, "return", json!({})).await.ok();
    let seat = &back["seats"][1];
    assert_eq!((&seat["left"], &seat["away"], &seat["played_by"]), (&json!(false), &json!(false), &json!(null)));
    act(&bob, id, "return", json!({})).await.fails(409, "no_change");
    let whats = happened(&ann, id, 0).await;
    for what in ["sat", "started", "left", "bot_took_over", "returned"] {
        assert!(whats.iter().any(|found| found == what), "{what} in {whats:?}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_ends_when_all_agree_and_bots_play_the_rest() {
    let folder = Folder::new();
    let server = Server::new(&folder).await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let table = ann.table(json!([{ "kind": "me" }, { "kind": "open" }]), json!({})).await;
    let id = table["id"].as_str().unwrap();
    act(&bob, id, "sit", json!({})).await.ok();
    let (yes, no) = (json!({ "about": "end", "yes": true }), json!({ "about": "end", "yes": false }));
    act(&server.guest("Eve").await, id, "vote", yes.clone()).await.fails(403, "not_yours");
    let asked = act(&ann, id, "vote", yes.clone()).await.ok();
    assert_eq!(asked["votes"], json!([{ "about": "end", "yes": [0], "needed": [0, 1] }]));
    assert_eq!(act(&bob, id, "vote", no).await.ok()["votes"], json!([]));
    act(&ann, id, "vote", yes.clone()).await.fails(409, "no_change");
    // In the next round they can be asked again.
    let mut random = Fast::new(7);
    while ann.info(id).await["round"] == 1 {
        play_on(&[&ann, &bob], id, &mut random, 20).await;
    }
    act(&bob, id, "vote", yes.clone()).await.ok();
    let ended = act(&ann, id, "vote", yes).await.ok();
    assert_eq!(ended["agreed_end"], json!({ "round": 2, "turn": ended["turn"], "stayed": [0, 1] }));
    act(&ann, id, "return", json!({})).await.fails(409, "wrong_phase");
    // Nobody looks, and it ends all the same.
    while ann.info(id).await["phase"] != "over" {
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    let record = ann.get(&format!("/api/tables/{id}/record")).await.ok();
    assert_eq!(record["players"].as_array().unwrap().len(), 2);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn days_off_are_seen_by_all_and_end_with_a_return() {
    let folder = Folder::new();
    let server = Server::new(&folder).await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let clock = json!({ "clock": { "kind": "move", "seconds": 172_800 } });
    let table = ann.table(json!([{ "kind": "me" }, { "kind": "open" }]), clock).await;
    let id = table["id"].as_str().unwrap();
    act(&bob, id, "sit", json!({})).await.ok();
    act(&server.guest("Eve").await, id, "days-off", json!({ "days": 1 })).await.fails(403, "not_yours");
    act(&bob, id, "days-off", json!({ "days": 15 })).await.fails(400, "bad_request");
    act(&bob, id, "days-off", json!({ "days": 3 })).await.ok();
    let off = &ann.info(id).await["seats"][1]["days_off"];
    assert_eq!((&off["left"], off["until"].is_i64()), (&json!(11), true));
    let back = act(&bob, id, "days-off", json!({ "days": 0 })).await.ok();
    assert_eq!(back["seats"][1]["days_off"], json!({ "left": 13, "until": null }), "the day that has begun is gone");
    let whats = happened(&ann, id, 0).await;
    assert_eq!(whats[whats.len() - 2..], ["days_off", "returned"]);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_everybody_left_waits_for_days() {
    let folder = Folder::new();
    let server = Server::new(&folder).await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let seats = json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "bot", "level": "apprentice" }]);
    let table = ann.table(seats, json!({ "clock": { "kind": "move", "seconds": 60 } })).await;
    let id = table["id"].as_str().unwrap();
    act(&bob, id, "sit", json!({})).await.ok();
    act(&ann, id, "leave", json!({})).await.ok();
    assert_eq!(act(&bob, id, "leave", json!({})).await.ok()["paused"], true);
    let before = ann.game(id, 0).await;
    let store = server.store.clone();
    server.stop().await;

    // Also after a restart, and everybody's list says so.
    let clock = tharos_server::Clock::new();
    clock.skip(3 * 24 * 3_600_000);
    let server = Server::start_at(store, generous(), clock).await;
    let (ann, bob) = (ann.at(&server), bob.at(&server));
    let mine = ann.get("/api/tables/mine").await.ok();
    assert_eq!((&mine["tables"][0]["id"], &mine["tables"][0]["paused"]), (&table["id"], &json!(true)));
    server.app.tables.look_after().await;
    assert_eq!(ann.game(id, 0).await["seq"], before["seq"], "nobody plays on");
    assert_eq!(act(&bob, id, "return", json!({})).await.ok()["paused"], false);
    let mut stream = bob.stream(id, "as=1&after=0").await;
    stream.until(|update| update["table"]["asked"] == 1).await;
    let whats = happened(&bob, id, 1).await;
    assert_eq!(whats[whats.len() - 3..], ["left", "paused", "returned"], "{whats:?}");
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
    play_to_a_choice(&players, id).await;
    let asked = ann.info(id).await["asked"].as_u64().unwrap();
    let other = 1 - asked;
    // The others are asked first, and say nothing.
    server.clock.skip(100_000);
    let mut stream = players[other as usize].stream(id, &format!("as={other}&after=0")).await;
    let update = stream.until(|update| update["table"]["votes"][0]["about"] == "time").await;
    let vote = &update["table"]["votes"][0];
    assert_eq!((&vote["seat"], &vote["needed"]), (&json!(asked), &json!([other])));
    assert_eq!(update["table"]["seats"][asked as usize]["played_by"], json!(null));
    server.clock.skip(31_000);
    // A new line wakes the table: the test's clock does not.
    act(players[other as usize], id, "chat", json!({ "text": "hello?" })).await.ok();
    // The bot plays the go, and the next one is the person's again.
    let seat = |update: &Value| update["table"]["seats"][asked as usize].clone();
    let update = stream.until(|update| seat(update)["goes_by_bot"] == 1 && seat(update)["played_by"].is_null()).await;
    assert_eq!(seat(&update)["absent"], true, "nobody looked there");
    let whats = happened(&ann, id, 0).await;
    for what in ["flagged", "bot_plays_go"] {
        assert!(whats.iter().any(|found| found == what), "{what} in {whats:?}");
    }
    let back = act(players[asked as usize], id, "return", json!({})).await.ok();
    assert_eq!(back["seats"][asked as usize]["absent"], false);
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
    let begun = std::time::Instant::now();
    let took = || begun.elapsed().as_millis() as i64 + 1;
    let server = Server::start_at(store, generous(), clock).await;
    let ann = ann.at(&server);
    let info = ann.info(id).await;
    let asked = info["asked"].as_u64().unwrap();
    let left = info["seats"][asked as usize]["clock_ms"].as_i64().unwrap();
    assert!((30_000 - took()..=30_000).contains(&left), "{left}");
    server.clock.skip(20_000);
    let game = ann.game(id, asked).await;
    let left = game["table"]["seats"][asked as usize]["clock_ms"].as_i64().unwrap();
    assert!((10_000 - took()..=10_000).contains(&left), "{left}");
    server.clock.skip(11_000);
    let late = ann.get(&format!("/api/tables/{id}/game?as={asked}")).await.ok();
    assert_eq!(late["table"]["seats"][asked as usize]["clock_ms"], 0);
    // Nobody else plays there, so a bot takes the go at once, or the table waits because nobody looks. The log says so:
    // by the time the stream begins, the bot may be done.
    let mut stream = ann.stream(id, "as=0&after=0").await;
    let is_up = |line: &Value| ["bot_plays_go", "paused"].iter().any(|what| line["table"]["what"] == *what);
    stream.until(|update| update["lines"].as_array().is_some_and(|lines| lines.iter().any(is_up))).await;
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
    let ask = |goes: u64| json!({ "seat": 0, "seq": before["seq"], "goes": goes });
    act(&ann, id, "undo-request", ask(0)).await.fails(400, "bad_request");
    act(&ann, id, "undo-request", ask(1000)).await.fails(400, "bad_request");
    act(&bob, id, "undo-request", ask(2)).await.fails(403, "not_yours");
    act(&ann, id, "undo-request", ask(3)).await.ok();
    let info = ann.info(id).await;
    let vote = &info["votes"][0];
    assert_eq!((&vote["about"], &vote["seat"], &vote["needed"]), (&json!("undo"), &json!(0), &json!([1])));
    let taken = vote["entries"].as_u64().unwrap();
    assert_eq!(vote["to"]["entry"], entries - taken);
    let lines = before["lines"].as_array().unwrap();
    let line = lines.iter().find(|line| line["seq"] == vote["to"]["seq"]).expect("the line is in the log");
    assert_eq!(line["entry"]["seat"], 0, "{line}");
    assert_eq!(ann.game(id, 0).await["position"]["entries"], entries, "nothing happens before all agree");
    act(&ann, id, "vote", json!({ "about": "undo", "yes": true })).await.fails(403, "not_yours");
    act(&bob, id, "vote", json!({ "about": "undo", "seat": 0, "yes": true })).await.ok();
    let after = ann.game(id, 0).await;
    let undone: Vec<&Value> = after["lines"].as_array().unwrap().iter().filter(|l| l["undone"].is_object()).collect();
    assert_eq!(undone[0]["undone"], json!({ "seat": 0, "entries": taken }));
    assert_eq!((&after["position"]["entries"], &after["table"]["asked"]), (&json!(entries - taken), &json!(0)));

    // The luck went back as well: the record still proves every roll.
    let over = play_on(&players, id, &mut Fast::new(5), 5000).await;
    assert_eq!((&over["phase"], &over["result"]["taken_back"]), (&json!("over"), &json!(1)));
    let record = ann.get(&format!("/api/tables/{id}/record")).await.ok();
    tharos_rules::replay(&serde_json::from_value(record).unwrap()).unwrap();
    tharos_server::check_table(&server.store, id).await.unwrap();

    // Alone with bots and friends on the same device one just goes back.
    let alone = ann.table(json!([{ "kind": "me" }, { "kind": "device", "name": "Cem" }]), json!({})).await;
    let id = alone["id"].as_str().unwrap();
    play_on(&[&ann, &ann], id, &mut Fast::new(6), 25).await;
    let now = ann.game(id, 0).await;
    let back = act(&ann, id, "undo-request", json!({ "seat": 0, "seq": now["seq"], "goes": 2 })).await.ok();
    assert!(back["position"]["entries"].as_u64() < now["position"]["entries"].as_u64());
    assert_eq!((&back["table"]["asked"], &back["table"]["votes"]), (&json!(0), &json!([])));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_deal_is_played_again_once_it_is_over() {
    let folder = Folder::new();
    let server = Server::new(&folder).await;
    let (ann, eve) = (server.guest("Ann").await, server.guest("Eve").await);
    let table = ann.table(json!([{ "kind": "me" }]), json!({})).await;
    let id = table["id"].as_str().unwrap();
    let first = ann.game(id, 0).await["position"]["view"]["table"].clone();
    act(&ann, id, "again", json!({})).await.fails(403, "not_over");
    let over = play_on(&[&ann], id, &mut Fast::new(7), 5000).await;
    assert!(["space", "turns"].contains(&over["result"]["solo"].as_str().unwrap()), "{over}");
    act(&eve, id, "again", json!({})).await.fails(403, "not_yours");
    let again = act(&ann, id, "again", json!({})).await.ok();
    assert_ne!(again["id"], table["id"]);
    assert_eq!((&again["same_deal_as"], &again["commitment"]), (&table["id"], &table["commitment"]));
    let view = ann.game(again["id"].as_str().unwrap(), 0).await["position"]["view"]["table"].clone();
    assert_eq!(view, first);
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
    let ended = ann.info(id).await["result"]["ended"].as_i64().expect("when it ended");
    server.clock.skip(60_000);
    let (first, second) = tokio::join!(act(&ann, id, "rematch", json!({})), act(&bob, id, "rematch", json!({})));
    let (first, second) = (first.ok(), second.ok());
    assert_eq!(first["id"], second["id"], "both find the same table");
    let over = ann.info(id).await;
    assert_eq!(over["result"]["ended"], ended, "the rematch does not make the game longer");
    assert!(over["updated"].as_i64() >= Some(ended + 60_000), "{over}");
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
