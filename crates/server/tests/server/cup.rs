//! Tournaments: the same deal at every table, nothing of it told before all have played it, and rounds that begin once.

use serde_json::{Value, json};
use tharos_rules::Fast;

use crate::described::differs;
use crate::kit::*;

const HOUR: i64 = 60 * 60 * 1000;

async fn account(server: &Server, name: &str) -> Client {
    let client = server.guest(name).await;
    let credentials = json!({ "login": name.to_lowercase(), "password": "correct horse" });
    client.post("/api/account", credentials).await.ok();
    client
}

fn wish(players: u8, rounds: u8) -> Value {
    json!({ "name": "Autumn cup", "players": players, "rounds": rounds, "hours": 24, "bots": "apprentice", "public": true })
}

async fn open(host: &Client, wish: Value) -> String {
    let made = host.post("/api/cups", wish).await.ok();
    assert_eq!(differs(&made, &json!({ "$ref": "CupNow" }), "cup"), None);
    made["cup"]["id"].as_str().unwrap().to_owned()
}

async fn now(client: &Client, cup: &str) -> Value {
    let told = client.get(&format!("/api/cups/{cup}")).await.ok();
    assert_eq!(differs(&told, &json!({ "$ref": "CupNow" }), "cup"), None, "{told}");
    told
}

async fn act(client: &Client, cup: &str, what: &str) -> Answer {
    client.post(&format!("/api/cups/{cup}/{what}"), json!({})).await
}

/// The own table and seat of the round that runs, or ran last.
async fn mine(client: &Client, cup: &str) -> (String, u64) {
    let told = now(client, cup).await;
    let round = told["cup"]["round"].as_u64().unwrap() as usize;
    let mine = &told["rounds"][round - 1]["mine"];
    (mine["table"].as_str().unwrap_or_else(|| panic!("{told}")).to_owned(), mine["seat"].as_u64().unwrap())
}

/// The tables of the round that runs, each with the clients by seat; seats of bots have any of them.
async fn tables<'a>(people: &'a [Client], cup: &str, seats: usize) -> Vec<(String, Vec<&'a Client>)> {
    let mut found: Vec<(String, Vec<Option<&Client>>)> = Vec::new();
    for client in people {
        let (table, seat) = mine(client, cup).await;
        let at = match found.iter().position(|(known, _)| *known == table) {
            Some(at) => at,
            None => {
                found.push((table, vec![None; seats]));
                found.len() - 1
            }
        };
        assert!(found[at].1[seat as usize].replace(client).is_none(), "two have one seat");
    }
    let filled = |clients: Vec<Option<&'a Client>>| {
        let some = clients.iter().find_map(|client| *client).unwrap();
        clients.into_iter().map(|client| client.unwrap_or(some)).collect()
    };
    found.into_iter().map(|(table, clients)| (table, filled(clients))).collect()
}

async fn play_out(table: &str, clients: &[&Client], seed: u64) {
    // Whoever has no seat there may not look: only the first client is asked how the game stands.
    let over = play_on(clients, table, &mut Fast::new(seed), 20_000).await;
    assert_eq!(over["phase"], "over", "{over}");
}

/// Waits until this round has begun, or with one more than there are until all is over.
async fn until_round(client: &Client, cup: &str, round: u64) -> Value {
    for _ in 0..6000 {
        let told = client.get(&format!("/api/cups/{cup}")).await.ok();
        if told["cup"]["round"].as_u64() >= Some(round) || told["cup"]["phase"] == "over" {
            return now(client, cup).await;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    panic!("the round does not end: {}", now(client, cup).await);
}

async fn eight_guests_and_bots(first: Server, second: Server) {
    let host = account(&first, "Host").await;
    let cup = open(&host, wish(3, 2)).await;
    let mut people = Vec::new();
    for number in 1..=8 {
        let guest = first.guest(&format!("Guest {number}")).await;
        // Half of them at the other node.
        let guest = if number % 2 == 0 { guest.at(&second) } else { guest };
        act(&guest, &cup, "join").await.ok();
        people.push(guest);
    }
    let open = now(&host, &cup).await;
    assert_eq!(
        (&open["cup"]["people"], &open["cup"]["tables"], &open["cup"]["phase"]),
        (&json!(8), &json!(3), &json!("open"))
    );
    act(&people[0], &cup, "begin").await.fails(403, "not_host");
    // Both nodes at once: it begins once.
    let there = host.at(&second);
    let (one, two) = tokio::join!(act(&host, &cup, "begin"), act(&there, &cup, "begin"));
    assert_ne!(one.status.is_success(), two.status.is_success(), "{one:?} {two:?}");
    if one.status.is_success() { two } else { one }.fails(409, "wrong_phase");
    let begun = now(&host, &cup).await;
    assert_eq!((&begun["cup"]["round"], &begun["rounds"][0]["tables"]), (&json!(1), &json!(3)));
    assert_eq!(first.store.round_tables(&cup).await.unwrap().len(), 3);
    assert_eq!(begun["rounds"][0]["mine"], Value::Null, "the host does not play");

    // Round 1: everybody plays. All tables have the same deal.
    let round = tables(&people, &cup, 3).await;
    assert_eq!(round.len(), 3);
    let mut dealt = Vec::new();
    for (table, clients) in &round {
        let own = clients[0];
        let (_, seat) = mine(own, &cup).await;
        dealt.push(own.game(table, seat).await["position"]["view"]["table"]["board"].clone());
    }
    assert!(dealt.windows(2).all(|pair| pair[0] == pair[1]));
    let seats: Vec<u64> = seats_of(&people, &cup).await;
    for (seed, (table, clients)) in round.iter().enumerate() {
        play_out(table, clients, seed as u64 + 1).await;
    }
    let told = until_round(&people[0], &cup, 2).await;
    assert_eq!(told["rounds"][0]["phase"], "over");
    assert_eq!(told["rounds"][0]["board"], dealt[0]);
    assert_eq!(told["last"].as_array().unwrap().len(), 3);
    assert_eq!(told["last"][0]["mine"], true, "the own table comes first");
    assert_eq!(told["standings"].as_array().unwrap().len(), 8, "bots have no place");
    // The percentile is that of the VP within the seat.
    for seat in 0..3 {
        let mut results: Vec<(i64, i64)> = told["last"]
            .as_array()
            .unwrap()
            .iter()
            .map(|table| {
                let seat = &table["seats"][seat];
                (seat["vp"].as_i64().unwrap(), seat["percent"].as_i64().unwrap())
            })
            .collect();
        results.sort_unstable();
        for (vp, percent) in &results {
            let better = results.iter().filter(|(other, _)| other > vp).count() as i64;
            assert_eq!(*percent, 100 * (2 - better) / 2, "{results:?}");
        }
    }
    // Round 2: other seats. Nobody plays on, and when the time is up bots do.
    let later = seats_of(&people, &cup).await;
    assert!(seats.iter().zip(&later).all(|(before, after)| before != after), "{seats:?} {later:?}");
    for (table, clients) in tables(&people, &cup, 3).await {
        play_on(&clients, &table, &mut Fast::new(7), 30).await;
    }
    for node in [&first, &second] {
        node.clock.skip(24 * HOUR);
    }
    let over = until_round(&people[0], &cup, 3).await;
    assert_eq!((&over["cup"]["phase"], &over["rounds"][1]["phase"]), (&json!("over"), &json!("over")), "{over}");
    let late = over["last"][0]["seats"].as_array().unwrap().iter().filter(|seat| seat["who"].is_object());
    for seat in late {
        assert!(seat["by_bot"].as_u64().unwrap() > 0, "{seat}");
        assert_eq!(seat["percent"], 0, "most of it was played by a bot: {seat}");
    }
    let places: Vec<i64> =
        over["standings"].as_array().unwrap().iter().map(|row| row["place"].as_i64().unwrap()).collect();
    assert_eq!((places.len(), places[0]), (8, 1));
    assert!(places.windows(2).all(|pair| pair[0] <= pair[1]));
    // The seals held, and the export tells everything once more.
    let all = host.get(&format!("/api/cups/{cup}/results")).await.ok();
    assert_eq!(differs(&all, &json!({ "$ref": "CupResults" }), "results"), None);
    assert_eq!(all["tables"].as_array().unwrap().len(), 6);
    let csv = host.get(&format!("/api/cups/{cup}/results.csv")).await;
    assert_eq!(csv.headers["content-type"], "text/csv; charset=utf-8");
    assert_eq!(csv.ok().as_str().unwrap().lines().count(), 1 + 6 * 3);
    for (round, number) in over["rounds"].as_array().unwrap().iter().zip(1..) {
        let table = all["tables"].as_array().unwrap().iter().find(|table| table["round"] == number).unwrap();
        let record = people[0].get(&format!("/api/tables/{}/record", table["table"].as_str().unwrap())).await.ok();
        assert_eq!((&record["seed"], &record["commitment"]), (&round["seed"], &round["seal"]));
        let seed: tharos_rules::Seed = round["seed"].as_str().unwrap().parse().unwrap();
        assert_eq!(seed.commitment().to_string(), round["seal"].as_str().unwrap());
    }
    for table in first.store.round_tables(&cup).await.unwrap() {
        tharos_server::check_table(&first.store, &table.table).await.unwrap();
    }
    first.stop().await;
    second.stop().await;
}

/// The seats of people in the round that runs.
async fn seats_of(people: &[Client], cup: &str) -> Vec<u64> {
    let mut seats = Vec::new();
    for client in people {
        seats.push(mine(client, cup).await.1);
    }
    seats
}

#[tokio::test(flavor = "multi_thread")]
async fn a_tournament_of_eight_guests_and_bots_in_a_file() {
    let folder = Folder::new();
    let store = folder.store().await;
    let [first, second] = [Server::start(store.clone(), generous()).await, Server::start(store, generous()).await];
    eight_guests_and_bots(first, second).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_tournament_of_eight_guests_and_bots_on_two_nodes() {
    let url = tharos_testkit::Postgres::shared().database();
    eight_guests_and_bots(Server::on(&url).await, Server::on(&url).await).await;
}

/// Every way to look at a finished game.
async fn looks(client: &Client, table: &str) -> Vec<Answer> {
    let mut answers = Vec::new();
    for path in ["record", "steps", "at/0", "at/5?as=all"] {
        answers.push(client.get(&format!("/api/tables/{table}/{path}")).await);
    }
    answers.push(client.post(&format!("/api/tables/{table}/again"), json!({})).await);
    answers
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deal_is_sealed_while_one_table_still_plays_it() {
    let folder = Folder::new();
    let server = Server::new(&folder).await;
    let host = account(&server, "Host").await;
    let cup = open(&host, wish(2, 1)).await;
    let mut people = Vec::new();
    for name in ["Ann", "Bob", "Cem", "Dan"] {
        let guest = server.guest(name).await;
        act(&guest, &cup, "join").await.ok();
        people.push(guest);
    }
    let before = now(&host, &cup).await;
    assert_eq!((&before["rounds"][0]["seed"], &before["rounds"][0]["board"]), (&Value::Null, &Value::Null));
    act(&host, &cup, "begin").await.ok();
    let eve = server.guest("Eve").await;
    let round = tables(&people, &cup, 2).await;
    let [(done, players), (still, others)] = &round[..] else { panic!("two tables") };
    // Nobody looks on while it is played.
    for path in [format!("/api/tables/{done}/game"), format!("/api/tables/{done}/stream")] {
        eve.get(&path).await.fails(403, "no_spectators");
        others[0].get(&path).await.fails(403, "no_spectators");
    }
    play_out(done, players, 3).await;
    let (_, seat) = mine(players[0], &cup).await;
    // One table has finished: its players see their result, and nobody sees the deal.
    let told = now(players[0], &cup).await;
    assert_eq!((&told["rounds"][0]["finished"], &told["rounds"][0]["mine"]["over"]), (&json!(1), &json!(true)));
    assert!(told["rounds"][0]["mine"]["vp"].is_i64());
    players[0].game(done, seat).await;
    for client in [players[0], others[0], &eve, &host] {
        for answer in looks(client, done).await {
            answer.fails(403, "sealed");
        }
        let told = now(client, &cup).await;
        assert_eq!((&told["rounds"][0]["seed"], &told["rounds"][0]["board"]), (&Value::Null, &Value::Null));
        assert_eq!((told["last"].as_array().unwrap().len(), told["standings"].as_array().unwrap().len()), (0, 4));
        assert!(told["standings"].as_array().unwrap().iter().all(|row| row["place"].is_null()));
        let csv = client.get(&format!("/api/cups/{cup}/results.csv")).await.ok();
        assert_eq!(csv.as_str().unwrap().lines().count(), 1);
        // The table of others is not even named.
        let text = client.get(&format!("/api/cups/{cup}")).await.ok().to_string();
        assert_eq!(text.contains(done.as_str()), std::ptr::eq(client, players[0]));
    }
    for client in [others[0], &eve] {
        client.get(&format!("/api/tables/{done}/game")).await.fails(403, "sealed");
        client.get(&format!("/api/tables/{done}/stream")).await.fails(403, "sealed");
    }
    let page = eve.get(&format!("/t/{done}")).await.ok();
    assert!(page.as_str().unwrap().contains("A game of Tharos in the browser."), "a shared link tells nothing");
    let data = players[0].get("/api/me/data").await.ok();
    assert_eq!((&data["games"][0]["id"], &data["games"][0]["record"]), (&json!(done), &Value::Null));
    // Back behind a roll, and looking ahead, is not possible while it is played either.
    let (_, seat) = mine(others[0], &cup).await;
    play_on(others, still, &mut Fast::new(4), 20).await;
    let seq = others[0].game(still, seat).await["seq"].clone();
    let back = json!({ "seat": seat, "seq": seq, "goes": 1 });
    others[0].post(&format!("/api/tables/{still}/undo-request"), back).await.fails(409, "cup");
    let hint = json!({ "seat": seat, "longer": 0 });
    others[0].post(&format!("/api/tables/{still}/hint"), hint).await.fails(403, "no_hints");
    // The last table has finished: everything is open.
    play_out(still, others, 5).await;
    let over = until_round(&host, &cup, 2).await;
    assert_eq!(over["cup"]["phase"], "over");
    assert!(over["rounds"][0]["seed"].is_string() && over["rounds"][0]["board"].is_array());
    for path in ["record", "steps", "at/5?as=all", "game"] {
        eve.get(&format!("/api/tables/{done}/{path}")).await.ok();
    }
    players[0].post(&format!("/api/tables/{done}/again"), json!({})).await.ok();
    let data = players[0].get("/api/me/data").await.ok();
    assert!(
        data["games"].as_array().unwrap().iter().any(|game| game["id"] == json!(done) && game["record"].is_object())
    );
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_plays_on_for_who_withdraws() {
    let folder = Folder::new();
    let server = Server::new(&folder).await;
    let host = account(&server, "Host").await;
    let cup = open(&host, wish(2, 2)).await;
    let mut people = Vec::new();
    for name in ["Ann", "Bob", "Cem", "Dan"] {
        let guest = server.guest(name).await;
        act(&guest, &cup, "join").await.ok();
        people.push(guest);
    }
    act(&host, &cup, "begin").await.ok();
    act(&host, &cup, "withdraw").await.fails(409, "no_change");
    let (table, seat) = mine(&people[3], &cup).await;
    let gone = act(&people[3], &cup, "withdraw").await.ok();
    assert_eq!((&gone["cup"]["withdrawn"], &gone["cup"]["people"]), (&json!(true), &json!(3)));
    assert_eq!(gone["rounds"][0]["mine"], Value::Null);
    act(&people[3], &cup, "withdraw").await.fails(409, "no_change");
    act(&people[3], &cup, "join").await.fails(403, "kicked");
    people[3].get(&format!("/api/tables/{table}/game?as={seat}")).await.fails(403, "not_yours");
    let info = people[0].info(&table).await;
    assert_eq!(info["seats"][seat as usize]["kind"], "bot");
    for round in 1..=2 {
        for (table, clients) in tables(&people[..3], &cup, 2).await {
            play_out(&table, &clients, round).await;
        }
        until_round(&host, &cup, round + 1).await;
    }
    let over = now(&people[3], &cup).await;
    assert_eq!(over["cup"]["phase"], "over");
    let rows = over["standings"].as_array().unwrap();
    let row = rows.iter().find(|row| row["who"]["name"] == "Dan").unwrap();
    assert_eq!((&row["place"], &row["mean"], &row["who"]["withdrawn"]), (&Value::Null, &Value::Null, &json!(true)));
    assert!(rows[..3].iter().all(|row| row["place"].is_i64()), "{rows:?}");
    let seats = over["last"].as_array().unwrap().iter().flat_map(|table| table["seats"].as_array().unwrap());
    let seat = seats.clone().find(|seat| seat["who"]["name"] == "Dan").unwrap();
    assert_eq!(seat["level"], "foreman");
    // Nobody loses by it: the bot's result is there to compare with.
    assert!(seats.map(|seat| &seat["percent"]).all(Value::is_i64));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_may_open_begin_and_join() {
    let folder = Folder::new();
    let server = Server::new(&folder).await;
    let (host, ann) = (account(&server, "Host").await, server.guest("Ann").await);
    ann.post("/api/cups", wish(3, 2)).await.fails(403, "needs_account");
    server.nobody().post("/api/cups", wish(3, 2)).await.fails(401, "no_session");
    for (field, value) in [
        ("players", json!(1)),
        ("players", json!(5)),
        ("rounds", json!(0)),
        ("rounds", json!(9)),
        ("hours", json!(0)),
        ("hours", json!(337)),
        ("clock", json!({ "kind": "move", "seconds": 1 })),
        ("clock", json!({ "kind": "budget", "seconds": 90_000, "refill": 0 })),
    ] {
        let mut wrong = wish(3, 2);
        wrong[field] = value;
        host.post("/api/cups", wrong).await.fails(400, "bad_request");
    }
    let mut unnamed = wish(3, 2);
    unnamed["name"] = json!(" ");
    host.post("/api/cups", unnamed).await.fails(422, "bad_name");
    // Whoever has no bots to fill seats waits for people.
    let mut exact = wish(2, 1);
    (exact["bots"], exact["public"]) = (json!("apprentice"), json!(false));
    exact.as_object_mut().unwrap().remove("bots");
    let cup = open(&host, exact).await;
    act(&host, &cup, "begin").await.fails(409, "cup");
    act(&ann, &cup, "join").await.ok();
    act(&ann, &cup, "join").await.ok();
    assert_eq!(now(&ann, &cup).await["cup"]["people"], 1);
    let mut people = vec![ann.clone()];
    for name in ["Bob", "Cem"] {
        people.push(server.guest(name).await);
        act(people.last().unwrap(), &cup, "join").await.ok();
    }
    act(&host, &cup, "begin").await.fails(409, "cup");
    // Who is taken out does not come back; who leaves may. Nobody but the host takes anybody out.
    let remove = format!("/api/cups/{cup}/remove");
    people[1].post(&remove, json!({ "number": 1 })).await.fails(403, "not_host");
    host.post(&remove, json!({ "number": 2 })).await.ok();
    act(&people[1], &cup, "join").await.fails(403, "kicked");
    act(&people[2], &cup, "withdraw").await.ok();
    act(&people[2], &cup, "join").await.ok();
    // Nor does somebody whom the host keeps away.
    let foe = server.guest("Foe").await;
    let id = foe.get("/api/me").await.ok()["person"]["id"].clone();
    host.post("/api/lists", json!({ "who": { "person": id }, "list": "block", "on": true })).await.ok();
    act(&foe, &cup, "join").await.fails(403, "kicked");
    act(&host, &cup, "join").await.ok();
    let dan = server.guest("Dan").await;
    act(&dan, &cup, "join").await.ok();
    act(&host, &cup, "begin").await.ok();
    act(&server.guest("Late").await, &cup, "join").await.fails(409, "wrong_phase");
    act(&host, &cup, "close").await.fails(409, "wrong_phase");
    // Three of one host at a time; only listed ones are found.
    let other = open(&host, wish(4, 1)).await;
    let third = open(&host, wish(4, 1)).await;
    host.post("/api/cups", wish(4, 1)).await.fails(409, "too_many_tables");
    act(&host, &third, "close").await.ok();
    let listed = server.nobody().get("/api/cups").await.ok();
    assert_eq!(differs(&listed, &json!({ "$ref": "Cups" }), "cups"), None);
    let found: Vec<_> = listed["public"].as_array().unwrap().iter().map(|cup| cup["id"].clone()).collect();
    assert_eq!(found, [json!(other)]);
    let own = ann.get("/api/cups").await.ok();
    assert_eq!((&own["mine"][0]["id"], &own["mine"][0]["joined"]), (&json!(cup), &json!(true)));
    for path in ["aaaaaaaaaaaaaaaaaaaaaaaaaa", "x"] {
        ann.get(&format!("/api/cups/{path}")).await.fails(404, "no_cup");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_is_gone_holds_nobody_up() {
    let folder = Folder::new();
    let server = Server::new(&folder).await;
    let host = account(&server, "Host").await;
    let cup = open(&host, wish(2, 1)).await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    for client in [&ann, &bob] {
        act(client, &cup, "join").await.ok();
    }
    act(&host, &cup, "begin").await.ok();
    for table in server.store.round_tables(&cup).await.unwrap() {
        server.store.delete_table(&table.table).await.unwrap();
    }
    let over = until_round(&ann, &cup, 2).await;
    assert_eq!(over["cup"]["phase"], "over");
    assert!(over["last"].as_array().unwrap().iter().all(|table| table["void"] == true));
    assert!(over["standings"].as_array().unwrap().iter().all(|row| row["place"].is_null()));
    server.stop().await;
}
