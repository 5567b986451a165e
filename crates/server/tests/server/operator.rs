//! The operator's page: nobody comes in but by a link, for an hour, and everything done there is noted.

use serde_json::{Value, json};
use tharos_store::{Report, Ticket};

use crate::described::differs;
use crate::kit::*;

const HOUR: i64 = 60 * 60 * 1000;

/// A link, as `tharos admin page` makes it.
async fn link(server: &Server) -> String {
    let token = tharos_server::new_token();
    let until = server.clock.now() + tharos_server::OPERATOR_LINK_GOOD;
    let ticket = Ticket { kind: tharos_server::OPERATOR_LINK.into(), person: None, about: String::new(), until };
    server.store.add_ticket(&tharos_server::token_hash(&token), &ticket).await.unwrap();
    token
}

async fn enter(client: &Client, token: &str) -> Answer {
    client.post("/api/operator/enter", json!({ "token": token })).await
}

async fn deed(client: &Client, what: &str, id: &str) -> Answer {
    client.post("/api/operator/deeds", json!({ "deed": what, "id": id, "why": "a reason" })).await
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_comes_in_without_a_link() {
    let folder = Folder::new();
    let server = Server::new(&folder).await;
    let ann = server.guest("Ann").await;
    let id = ann.get("/api/me").await.ok()["person"]["id"].as_str().unwrap().to_owned();
    let closed = async |client: &Client| {
        for path in ["operator", "operator/people?text=", &format!("operator/tables/{id}")] {
            client.get(&format!("/api/{path}")).await.fails(404, "not_found");
        }
        deed(client, "ban", &id).await.fails(404, "not_found");
        client.post("/api/operator/leave", json!({})).await.fails(404, "not_found");
    };
    closed(&ann).await;
    closed(&server.nobody()).await;
    // A token of another kind opens nothing, and guessing is limited as passwords are.
    enter(&ann, "a-guess").await.fails(409, "link_used");
    let reset = tharos_server::new_token();
    let other = Ticket { kind: "passkey".into(), person: None, about: String::new(), until: i64::MAX };
    server.store.add_ticket(&tharos_server::token_hash(&reset), &other).await.unwrap();
    enter(&ann, &reset).await.fails(409, "link_used");

    // A link is good once and for one browser.
    let token = link(&server).await;
    let operator = server.nobody();
    let entered = enter(&operator, &token).await;
    let cookie = entered.headers["set-cookie"].to_str().unwrap();
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Strict") && cookie.contains("Path=/api/operator"));
    assert_eq!(differs(&entered.ok(), &json!({ "$ref": "OperatorNow" }), "operator"), None);
    enter(&server.nobody(), &token).await.fails(409, "link_used");
    closed(&ann).await;
    operator.get("/api/operator").await.ok();
    // What is written must come from our own page.
    let forged =
        operator.http.post(format!("{}/api/operator/deeds", server.base)).header("origin", "https://evil.example");
    let forged = operator.send(forged.json(&json!({ "deed": "ban", "id": id, "why": "x" }))).await;
    forged.fails(403, "wrong_origin");
    // After an hour both are closed.
    let late = link(&server).await;
    server.clock.skip(HOUR);
    operator.get("/api/operator").await.fails(404, "not_found");
    enter(&server.nobody(), &late).await.fails(409, "link_used");
    // Whoever leaves has left.
    let again = server.nobody();
    enter(&again, &link(&server).await).await.ok();
    assert_eq!(again.post("/api/operator/leave", json!({})).await.status, 204);
    again.get("/api/operator").await.fails(404, "not_found");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn guesses_are_limited() {
    let folder = Folder::new();
    let rates =
        tharos_server::Rates { sign_ins: tharos_server::Rate { per_minute: 1, at_once: 3 }, ..generous().rates };
    let server = Server::start(folder.store().await, tharos_server::Config { rates, ..generous() }).await;
    let token = link(&server).await;
    let eve = server.nobody();
    for _ in 0..4 {
        enter(&eve, "a-guess").await.fails(409, "link_used");
    }
    enter(&eve, &token).await.fails(429, "slow_down");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_deed_is_done_and_noted() {
    let folder = Folder::new();
    let server = Server::new(&folder).await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let id = async |client: &Client| client.get("/api/me").await.ok()["person"]["id"].as_str().unwrap().to_owned();
    let (a, b) = (id(&ann).await, id(&bob).await);
    let table = bob.table(json!([{ "kind": "me" }, { "kind": "device", "name": "Eve" }]), json!({})).await;
    let table = table["id"].as_str().unwrap();
    let report = Report {
        id: "r".into(),
        at: 1,
        reporter: b.clone(),
        about: a.clone(),
        table: Some(table.into()),
        said: "foul".into(),
        text: "look".into(),
        closed: None,
        note: String::new(),
    };
    server.store.report(report, 0, 9, 9).await.unwrap();
    let operator = server.nobody();
    let now = enter(&operator, &link(&server).await).await.ok();
    assert_eq!((&now["counts"]["guests"], &now["reports"][0]["said"]), (&json!(2), &json!("foul")));
    let found = operator.get("/api/operator/people?text=ann").await.ok();
    assert_eq!(differs(&found, &json!({ "$ref": "OperatorPeople" }), "people"), None);
    assert_eq!((&found["people"][0]["id"], &found["people"][0]["banned"]), (&json!(a), &json!(false)));
    for asked in [b.as_str(), table] {
        let tables = operator.get(&format!("/api/operator/tables/{asked}")).await.ok();
        assert_eq!(differs(&tables, &json!({ "$ref": "OperatorTables" }), "tables"), None);
        assert_eq!((&tables["tables"][0]["id"], &tables["tables"][0]["seats"][0]), (&json!(table), &json!(b)));
        assert!(!tables.to_string().contains("seed"));
    }
    // Nothing without a reason, and nothing to nobody.
    let body = json!({ "deed": "ban", "id": a, "why": " " });
    assert!(operator.post("/api/operator/deeds", body).await.status.is_client_error());
    for what in ["ban", "unban", "delete-person", "delete-table", "delete-cup", "close-report"] {
        deed(&operator, what, "nobody").await.fails(400, "bad_request");
    }
    assert_eq!(server.store.acts(9).await.unwrap().len(), 1, "only that somebody came");

    deed(&operator, "close-report", "r").await.ok();
    deed(&operator, "ban", &a).await.ok();
    assert_eq!(ann.get("/api/me").await.ok()["person"], Value::Null);
    deed(&operator, "unban", &a).await.ok();
    deed(&operator, "end-sessions", &b).await.ok();
    assert_eq!(bob.get("/api/me").await.ok()["person"], Value::Null);
    deed(&operator, "delete-table", table).await.ok();
    server.nobody().get(&format!("/api/tables/{table}")).await.fails(404, "no_table");
    let now = deed(&operator, "delete-person", &b).await.ok();
    assert_eq!(now["reports"], json!([]));
    let acts: Vec<_> = server.store.acts(9).await.unwrap().into_iter().rev().map(|act| (act.act, act.about)).collect();
    let expected = [
        ("enter-page", ""),
        ("close-report", "r"),
        ("ban", &a),
        ("unban", &a),
        ("end-sessions", &b),
        ("delete-table", table),
        ("delete-person", &b),
    ];
    let mut acts: Vec<_> = acts.iter().map(|(act, about)| (act.as_str(), about.as_str())).collect();
    acts.sort_unstable();
    let mut expected = expected.to_vec();
    expected.sort_unstable();
    assert_eq!(acts, expected);
    server.stop().await;
}

/// Whoever is forgotten is waited for by nobody: a bot takes over, and what waits for players is closed.
#[tokio::test(flavor = "multi_thread")]
async fn who_is_deleted_has_left_all_tables() {
    let folder = Folder::new();
    let server = Server::new(&folder).await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let ann_id = ann.get("/api/me").await.ok()["person"]["id"].as_str().unwrap().to_owned();
    let open = json!([{ "kind": "me" }, { "kind": "open" }]);
    let plays = ann.table(open.clone(), json!({})).await["id"].as_str().unwrap().to_owned();
    bob.post(&format!("/api/tables/{plays}/sit"), json!({})).await.ok();
    let waits = ann.table(open.clone(), json!({ "public": true })).await["id"].as_str().unwrap().to_owned();
    let bobs = bob.table(json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }]), json!({})).await;
    let bobs = bobs["id"].as_str().unwrap();
    ann.post(&format!("/api/tables/{bobs}/sit"), json!({})).await.ok();
    let mut sees = bob.stream(&plays, "as=1&after=0").await;
    sees.until(|update| update["table"]["phase"] == "running").await;

    let operator = server.nobody();
    enter(&operator, &link(&server).await).await.ok();
    deed(&operator, "delete-person", &ann_id).await.ok();
    let left = |update: &Value| {
        update["table"]["seats"].as_array().is_some_and(|seats| seats.iter().any(|seat| seat["left"] == true))
    };
    sees.until(left).await;
    assert_eq!(server.store.table(&waits).await.unwrap().unwrap().head.phase, tharos_store::Phase::Closed);
    let free = bob.info(bobs).await["seats"].as_array().unwrap().iter().filter(|seat| seat["kind"] == "open").count();
    assert_eq!(free, 2, "{}", bob.info(bobs).await);
    tharos_server::check_table(&server.store, &plays).await.unwrap();
    server.stop().await;
}
