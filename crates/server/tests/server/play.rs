//! Playing: tables, decisions, streams, taking back, bots.

use std::time::Duration;

use serde_json::{Value, json};
use tharos_rules::Fast;
use tharos_server::Config;

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
        assert_eq!(opening["game"].get("table"), None, "the table comes once");
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
                // With a decision go the answers that the table gave after it.
                let taken = after["lines"][0]["undone"]["entries"].as_u64().unwrap();
                assert!(taken >= steps && after["lines"][0]["undone"]["seat"] == seat, "{}", after["lines"][0]);
                let entries = before["position"]["entries"].as_u64().unwrap();
                assert_eq!(after["position"]["entries"], entries - taken);
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
    play_to_a_choice(&[&ann, &ann], id).await;
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

/// The kinds of parts that an update has.
fn parts(update: &Value) -> Vec<&str> {
    let has = |part: &&str| match *part {
        "lines" => !update["lines"].as_array().unwrap().is_empty(),
        part => update.get(part).is_some(),
    };
    ["table", "position", "lines"].into_iter().filter(has).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stream_sends_what_changed_and_nothing_twice() {
    let folder = Folder::new();
    let server = Server::new(&folder).await;
    let (ann, eve) = (server.guest("Ann").await, server.guest("Eve").await);
    let table = ann.table(json!([{ "kind": "me" }, { "kind": "device", "name": "Bob" }]), json!({})).await;
    let id = table["id"].as_str().unwrap();
    play_to_a_choice(&[&ann, &ann], id).await;
    let seat = ann.info(id).await["asked"].as_u64().unwrap();
    let known = ann.game(id, seat).await;
    assert_eq!(parts(&known), ["table", "position", "lines"]);
    let after = &known["seq"];
    // Whoever has everything gets no position when a stream opens, and is online with its first event.
    let mut own = ann.stream(id, &format!("as={seat}&after={after}&name=mine")).await;
    let first = own.until(|_| true).await;
    assert_eq!(parts(&first), ["table"]);
    assert_eq!(first["table"]["seats"][seat as usize]["online"], true);
    assert_eq!(parts(&ann.get(&format!("/api/tables/{id}/game?as={seat}&after={after}")).await.ok()), ["table"]);
    // Somebody comes: the table changes, not the game.
    let mut spectator = eve.stream(id, "after=0").await;
    assert_eq!(parts(&spectator.until(|_| true).await), ["table", "position", "lines"]);
    let came = own.until(|_| true).await;
    assert_eq!((parts(&came), &came["table"]["watching"]), (vec!["table"], &json!(1)));
    // Chat is a line, and the table counts it.
    ann.post(&format!("/api/tables/{id}/chat"), json!({ "text": "hello" })).await.ok();
    for stream in [&mut own, &mut spectator] {
        let chat = stream.until(|_| true).await;
        assert_eq!(parts(&chat), ["table", "lines"]);
        assert_eq!(chat["lines"][0]["chat"]["text"], "hello");
    }
    // The answer to a decision brings what is new since the line that the page had seen ...
    let action = &legal(&known)[0];
    let body = json!({ "seat": seat, "seq": after, "key": "k", "action": action, "stream": "mine" });
    let answer = ann.post(&format!("/api/tables/{id}/play"), body.clone()).await.ok();
    assert_eq!(parts(&answer), ["table", "position", "lines"]);
    assert_eq!(answer["position"]["view"]["viewer"], seat);
    assert_eq!(answer["lines"][0]["chat"]["text"], "hello");
    assert_eq!(answer["lines"][1]["entry"]["seat"], seat);
    // ... also when it is asked for again ...
    let again = ann.post(&format!("/api/tables/{id}/play"), body).await.ok();
    assert_eq!((&again["position"], &again["lines"]), (&answer["position"], &answer["lines"]));
    // ... and others see it by their streams, without reasons for what only the asked seat may wonder about.
    let seen = spectator.until(|_| true).await;
    assert_eq!((parts(&seen), &seen["seq"]), (vec!["table", "position", "lines"], &answer["seq"]));
    assert_eq!(seen["lines"].as_array().unwrap().len(), answer["lines"].as_array().unwrap().len() - 1);
    let asked = answer["table"]["asked"].as_u64().unwrap();
    for eyes in 0..2 {
        let why_not = &ann.game(id, eyes).await["position"]["why_not"];
        assert_eq!(why_not.as_array().unwrap().is_empty(), eyes != asked);
    }
    // The own stream has left out what the answer brought; the next thing it says is the next thing that happens.
    ann.post(&format!("/api/tables/{id}/chat"), json!({ "text": "and then" })).await.ok();
    let next = own.until(|_| true).await;
    assert_eq!(next["lines"][0]["chat"]["text"], "and then", "{next}");
    server.stop().await;
}

/// A page takes a stream that says nothing at all for a broken one.
#[tokio::test(flavor = "multi_thread")]
async fn a_quiet_stream_says_that_it_is_alive() {
    let folder = Folder::new();
    let ping_every = Duration::from_millis(20);
    let server = Server::start(folder.store().await, Config { ping_every, ..generous() }).await;
    let ann = server.guest("Ann").await;
    let table = ann.table(json!([{ "kind": "me" }, { "kind": "open" }]), json!({})).await;
    let id = table["id"].as_str().unwrap();
    let mut stream = ann.stream(id, "as=0&after=0").await;
    stream.until(|_| true).await;
    let before = stream.pings;
    tokio::time::sleep(10 * ping_every).await;
    ann.post(&format!("/api/tables/{id}/chat"), json!({ "text": "hello" })).await.ok();
    stream.until(|update| !update["lines"].as_array().unwrap().is_empty()).await;
    assert!(stream.pings > before);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn compressed_events_arrive_at_once() {
    let folder = Folder::new();
    let server = Server::new(&folder).await;
    let ann = server.guest("Ann").await;
    let table = ann.table(json!([{ "kind": "me" }, { "kind": "device", "name": "Bob" }]), json!({})).await;
    let id = table["id"].as_str().unwrap();
    play_to_a_choice(&[&ann, &ann], id).await;
    let open = |encoding: &'static str| {
        let request = ann.request(reqwest::Method::GET, &format!("/api/tables/{id}/stream?after=0"));
        request.header("accept-encoding", encoding).send()
    };
    let mut response = open("br, gzip").await.unwrap();
    assert_eq!(response.headers()["content-encoding"], "gzip");
    assert_eq!(response.headers()["content-type"], "text/event-stream");
    assert!(open("br").await.unwrap().headers().get("content-encoding").is_none());
    let mut text = flate2::write::GzDecoder::new(Vec::new());
    let mut packed = 0;
    let mut events = 0;
    while events < 3 {
        let chunk = tokio::time::timeout(std::time::Duration::from_secs(10), response.chunk()).await;
        let chunk = chunk.expect("every event comes at once").unwrap().expect("the stream goes on");
        packed += chunk.len();
        std::io::Write::write_all(&mut text, &chunk).unwrap();
        std::io::Write::flush(&mut text).unwrap();
        let complete = String::from_utf8_lossy(text.get_ref()).matches("\n\n").count();
        if complete > events {
            events = complete;
            ann.post(&format!("/api/tables/{id}/chat"), json!({ "text": "one more" })).await.ok();
        }
    }
    assert!(packed * 2 < text.get_ref().len(), "{packed} of {} bytes", text.get_ref().len());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_question_with_one_answer_needs_no_page() {
    let folder = Folder::new();
    let server = Server::new(&folder).await;
    let ann = server.guest("Ann").await;
    let table = ann.table(json!([{ "kind": "me" }, { "kind": "device", "name": "Bob" }]), json!({})).await;
    let id = table["id"].as_str().unwrap();
    let mut random = Fast::new(4);
    let mut answered = 0;
    while answered < 3 {
        let info = ann.info(id).await;
        let seat = info["asked"].as_u64().expect("somebody is asked");
        let game = ann.game(id, seat).await;
        let legal = legal(&game);
        let is_go = game["position"]["view"]["table"]["step"]["ask"]["ask"] == "go";
        if legal.len() != 1 || is_go {
            play_on(&[&ann, &ann], id, &mut random, 1).await;
            continue;
        }
        let mut stream = ann.stream(id, &format!("after={}", game["seq"])).await;
        let update = stream.until(|update| update.get("position").is_some()).await;
        assert_eq!(update["lines"][0]["entry"]["do"], legal[0]["do"]);
        answered += 1;
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
    // Why something does not go with what was pointed at: nobody has such a die.
    let path = format!("/api/tables/{id}/why");
    let why = async |picks: &[&str], thing: &str| {
        ann.post(&path, json!({ "seat": seat, "picks": picks, "thing": thing })).await
    };
    assert_eq!(why(&["do:little"], "die:green 20").await.ok()["refusal"]["clause"], "GO-6");
    assert_eq!(why(&["do:little"], "region:1/1").await.ok()["refusal"], json!(null));
    why(&["do:little"], "nonsense").await.fails(400, "bad_request");
    let hints = ann.post(&format!("/api/tables/{id}/hint"), json!({ "seat": seat })).await.ok();
    let suggestions = hints["suggestions"].as_array().unwrap();
    assert!((1..=3).contains(&suggestions.len()));
    for hint in suggestions {
        let suggested = serde_json::from_value(hint["action"].clone()).unwrap();
        assert!(offers(&game).iter().any(|offered| offered.has(suggested)));
        assert!(hint["half"].as_f64().unwrap() >= 0.0 && hint["reasons"].as_array().unwrap().len() <= 4);
    }
    let longer = ann.post(&format!("/api/tables/{id}/hint"), json!({ "seat": seat, "longer": 1 })).await.ok();
    assert!(longer["trials"].as_u64() > hints["trials"].as_u64(), "{longer}");
    ann.post(&format!("/api/tables/{id}/hint"), json!({ "seat": 1 - seat })).await.fails(409, "not_asked");
    let coach = format!("/api/tables/{id}/coach");
    let said = ann.post(&coach, json!({ "seat": seat, "proposal": { "do": "pass" } })).await.ok();
    assert!(said["loss"].as_f64().unwrap() >= 0.0, "{said}");
    ann.post(&coach, json!({ "seat": seat, "proposal": { "do": "nothing" } })).await.fails(400, "bad_request");
    let much: Vec<_> = (0..101).map(|turn| json!({ "id": "cover", "turn": turn })).collect();
    ann.post(&coach, json!({ "seat": seat, "said": much })).await.fails(400, "bad_request");
    ann.post(&coach, json!({ "seat": 1 - seat })).await.fails(409, "not_asked");
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
    // Ann has a choice, so nothing changes meanwhile.
    play_to_a_choice(&[&ann, &ann], &id).await;
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
