//! Planned goes, over the wire and in the store.

use serde_json::{Value, json};
use tharos_store::Store;

use crate::kit::*;

/// A game of Ann and Bob in which Bob begins a go and Ann has not passed; nothing happens by itself there.
async fn bob_thinks(ann: &Client, bob: &Client) -> String {
    let table = ann.table(json!([{ "kind": "me" }, { "kind": "open" }]), json!({})).await;
    let id = table["id"].as_str().unwrap().to_owned();
    bob.post(&format!("/api/tables/{id}/sit"), json!({})).await.ok();
    let mut random = tharos_rules::Fast::new(11);
    loop {
        play_to_a_choice(&[ann, bob], &id).await;
        let game = bob.game(&id, 1).await;
        let table = &game["position"]["view"]["table"];
        let begins = table["go"]["acted"] == false && table["go"]["card"] == false;
        let passed = table["players"].as_array().unwrap().iter().any(|player| player["passed"] == true);
        if ann.info(&id).await["asked"] == 1 && table["phase"] == "actions" && begins && !passed {
            return id;
        }
        play_on(&[ann, bob], &id, &mut random, 1).await;
    }
}

async fn plan(client: &Client, id: &str, seat: u64, steps: Value) -> Answer {
    let seq = client.info(id).await["seq"].clone();
    client.post(&format!("/api/tables/{id}/plan"), json!({ "seat": seat, "seq": seq, "steps": steps })).await
}

fn pass() -> Value {
    json!([{ "action": { "do": "pass" } }])
}

/// Bob ends his go, so that Ann is asked, or passes.
async fn bob_goes_on(bob: &Client, id: &str) {
    for _ in 0..20 {
        let game = bob.game(id, 1).await;
        let legal = legal(&game);
        let Some(action) = legal.iter().find(|action| action["do"] == "end_go").or(legal.first()) else { return };
        bob.play(id, 1, &game["seq"], action).await;
    }
    panic!("Bob decides for ever");
}

fn has_passed(update: &Value) -> bool {
    update["position"]["view"]["table"]["players"][0]["passed"] == true
        || update["table"]["turn"].as_u64().is_some_and(|turn| turn > 1)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_plan_is_told_to_nobody_and_played_when_it_is_due() {
    let folder = Folder::new();
    let server = Server::new(&folder).await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let id = bob_thinks(&ann, &bob).await;
    // What she could do, as it would stand.
    let foreseen = ann.post(&format!("/api/tables/{id}/foresee"), json!({ "seat": 0, "steps": [] })).await.ok();
    assert!(legal(&foreseen).iter().any(|action| action["do"] == "pass"), "{foreseen}");
    let mut bob_sees = bob.stream(&id, "as=1&after=0").await;
    bob_sees.until(|update| update["table"]["seats"][1]["online"] == true).await;
    let before = bob.info(&id).await;
    let answer = plan(&ann, &id, 0, pass()).await.ok();
    assert_eq!(answer["table"]["seats"][0]["plan"]["steps"][0]["action"]["do"], "pass");
    assert_eq!(answer["seq"], before["seq"]);
    assert_eq!(ann.info(&id).await["seats"][0]["plan"]["ended"], Value::Null);
    assert_eq!(bob.info(&id).await, before, "nothing of it");
    assert_eq!(server.nobody().info(&id).await["seats"][0]["plan"], Value::Null);
    // The next thing that Bob's stream brings is what he does himself.
    bob_goes_on(&bob, &id).await;
    let first = bob_sees.next().await.expect("an event").data;
    assert!(!first["lines"].as_array().unwrap().is_empty(), "the plan made an event: {first}");
    bob_sees.until(has_passed).await;
    assert_eq!(ann.info(&id).await["seats"][0]["plan"]["steps"][0]["played"], true);
    tharos_server::check_table(&server.store, &id).await.unwrap();
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn planning_for_others_and_nonsense_is_refused() {
    let folder = Folder::new();
    let server = Server::new(&folder).await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let id = bob_thinks(&ann, &bob).await;
    plan(&bob, &id, 0, pass()).await.fails(403, "not_yours");
    plan(&server.nobody(), &id, 0, pass()).await.fails(401, "no_session");
    plan(&server.guest("Eve").await, &id, 0, pass()).await.fails(403, "not_yours");
    bob.post(&format!("/api/tables/{id}/foresee"), json!({ "seat": 0, "steps": [] })).await.fails(403, "not_yours");
    let many: Vec<Value> = (0..9).map(|_| json!({ "action": { "do": "pass" } })).collect();
    plan(&ann, &id, 0, json!(many)).await.fails(400, "bad_request");
    plan(&ann, &id, 0, json!([{ "action": { "do": "fly" } }])).await.fails(400, "bad_request");
    plan(&ann, &id, 0, json!([{ "action": { "do": "take_medal" } }])).await.fails(422, "refused");
    plan(&ann, &id, 0, json!([{ "action": { "do": "pass" }, "only_if": { "weather": true } }]))
        .await
        .fails(400, "bad_request");
    let stale = json!({ "seat": 0, "seq": 1, "steps": pass() });
    ann.post(&format!("/api/tables/{id}/plan"), stale).await.fails(409, "stale");
    plan(&ann, &id, 0, json!([])).await.fails(409, "no_change");
    assert_eq!(ann.info(&id).await["seats"][0]["plan"], Value::Null);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_plan_survives_a_restart() {
    let folder = Folder::new();
    let server = Server::new(&folder).await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let id = bob_thinks(&ann, &bob).await;
    plan(&ann, &id, 0, pass()).await.ok();
    let store = server.store.clone();
    server.stop().await;
    store.close().await;
    let server = Server::new(&folder).await;
    let (ann, bob) = (ann.at(&server), bob.at(&server));
    assert_eq!(ann.info(&id).await["seats"][0]["plan"]["ended"], Value::Null);
    let mut bob_sees = bob.stream(&id, "as=1&after=0").await;
    bob_goes_on(&bob, &id).await;
    bob_sees.until(has_passed).await;
    server.stop().await;
}

/// What one node was told, the other must not lose, whoever writes next.
async fn on_two_nodes(first: Store, second: Store) {
    let (one, two) = (Server::start(first, generous()).await, Server::start(second, generous()).await);
    let (ann, bob) = (one.guest("Ann").await, two.guest("Bob").await);
    let id = bob_thinks(&ann, &bob.at(&one)).await;
    // Bob's node knows the table as it was before the plan.
    bob.game(&id, 1).await;
    plan(&ann, &id, 0, pass()).await.ok();
    bob_goes_on(&bob, &id).await;
    let mut bob_sees = bob.stream(&id, "as=1&after=0").await;
    bob_sees.until(has_passed).await;
    let plan = ann.info(&id).await["seats"][0]["plan"].clone();
    assert_eq!(plan["steps"][0]["played"], true, "{plan}");
    tharos_server::check_table(&one.store, &id).await.unwrap();
    one.stop().await;
    two.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_nodes_keep_one_plan_with_a_file() {
    let folder = Folder::new();
    let store = folder.store().await;
    on_two_nodes(store.clone(), store).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_nodes_keep_one_plan_with_postgres() {
    let url = tharos_testkit::Postgres::shared().database();
    on_two_nodes(Store::postgres(&url).await.unwrap(), Store::postgres(&url).await.unwrap()).await;
}

/// Of two changes without a line at once neither overwrites the other.
#[tokio::test(flavor = "multi_thread")]
async fn plans_of_two_people_at_two_nodes_are_both_kept() {
    let url = tharos_testkit::Postgres::shared().database();
    let (one, two) = (Server::on(&url).await, Server::on(&url).await);
    let (ann, bob) = (one.guest("Ann").await, one.guest("Bob").await);
    let cem = two.guest("Cem").await;
    let seats = json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }]);
    let table = ann.table(seats, json!({})).await;
    let id = table["id"].as_str().unwrap();
    bob.post(&format!("/api/tables/{id}/sit"), json!({})).await.ok();
    cem.post(&format!("/api/tables/{id}/sit"), json!({})).await.ok();
    let mut random = tharos_rules::Fast::new(5);
    let all = [&ann, &bob, &cem.at(&one)];
    loop {
        play_to_a_choice(&all, id).await;
        let game = ann.game(id, 0).await;
        let table = &game["position"]["view"]["table"];
        let begins = table["go"]["acted"] == false && table["go"]["card"] == false;
        let passed = table["players"].as_array().unwrap().iter().any(|player| player["passed"] == true);
        if ann.info(id).await["asked"] == 1 && table["phase"] == "actions" && begins && !passed {
            break;
        }
        play_on(&all, id, &mut random, 1).await;
    }
    let (a, c) = tokio::join!(plan(&ann, id, 0, pass()), plan(&cem, id, 2, pass()));
    a.ok();
    c.ok();
    for (client, seat) in [(&ann, 0), (&cem, 2), (&ann.at(&two), 0), (&cem.at(&one), 2)] {
        let mut kept = client.info(id).await["seats"][seat]["plan"].clone();
        // The other node hears of it a moment later.
        for _ in 0..200 {
            if !kept.is_null() {
                break;
            }
            tokio::time::sleep(std::time::Duration::from_millis(10)).await;
            kept = client.info(id).await["seats"][seat]["plan"].clone();
        }
        assert_eq!(kept["steps"][0]["action"]["do"], "pass", "seat {seat}");
    }
    one.stop().await;
    two.stop().await;
}
