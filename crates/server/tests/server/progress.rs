//! How far somebody with an account has come: kept once, merged from all devices.

use serde_json::{Value, json};

use crate::kit::*;

fn known(lessons: Value, puzzles: Value) -> Value {
    json!({ "lessons": lessons, "puzzles": puzzles, "streak": { "last": 0, "length": 0 } })
}

async fn devices(server: Server) {
    let desk = server.guest("Ada").await;
    let desk_knows =
        known(json!({ "l01": { "taken": [], "done": true } }), json!({ "q01": { "solved": 2, "clue": false } }));
    desk.post("/api/progress", desk_knows.clone()).await.fails(403, "needs_account");
    server.nobody().post("/api/progress", desk_knows.clone()).await.fails(401, "no_session");
    let credentials = json!({ "login": "ada.lovelace", "password": "correct horse battery" });
    desk.post("/api/account", credentials.clone()).await.ok();
    assert_eq!(desk.post("/api/progress", desk_knows.clone()).await.ok(), desk_knows);
    let phone = server.nobody();
    phone.post("/api/sign-in", credentials).await.ok();
    let phone_knows =
        known(json!({ "l02": { "taken": [null], "done": false } }), json!({ "q01": { "solved": 1, "clue": false } }));
    let both = phone.post("/api/progress", phone_knows).await.ok();
    assert_eq!(both["puzzles"]["q01"]["solved"], 1);
    assert_eq!((&both["lessons"]["l01"]["done"], &both["lessons"]["l02"]["taken"]), (&json!(true), &json!([null])));
    assert_eq!(desk.post("/api/progress", desk_knows).await.ok(), both);
    // Both at once lose nothing.
    let (a, b) = tokio::join!(
        desk.post("/api/progress", known(json!({ "l03": { "taken": [], "done": true } }), json!({}))),
        phone.post("/api/progress", known(json!({ "l04": { "taken": [], "done": true } }), json!({}))),
    );
    a.ok();
    b.ok();
    let all = desk.post("/api/progress", known(json!({}), json!({}))).await.ok();
    assert!(["l01", "l03", "l04"].iter().all(|id| all["lessons"][id]["done"] == true), "{all}");
    // Nonsense is refused, and what is unknown is not kept.
    let bad = |body: Value| desk.post("/api/progress", body);
    bad(known(json!({ "l01": { "taken": [{ "do": "dance" }], "done": false } }), json!({})))
        .await
        .fails(400, "bad_request");
    bad(known(json!({}), json!({ "q01": { "solved": 9, "clue": false } }))).await.fails(400, "bad_request");
    bad(json!({ "lessons": {} })).await.fails(400, "bad_request");
    let strange = bad(known(json!({ "l99": { "taken": [], "done": true } }), json!({}))).await.ok();
    assert_eq!(strange["lessons"]["l99"], Value::Null);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn progress_is_merged_in_a_file() {
    let folder = Folder::new();
    devices(Server::new(&folder).await).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn progress_is_merged_on_postgres() {
    devices(Server::on(&tharos_testkit::Postgres::shared().database()).await).await;
}
