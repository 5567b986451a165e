//! `tharos admin` beside a running server, and a whole site from a file to PostgreSQL and back.

use std::path::Path;
use std::time::{Duration, Instant};

use serde_json::json;
use tharos_testkit::{Folder, Postgres};

use super::databases::tamper;
use super::program::{Guest, Running, data, fails, tharos};

/// What the command prints.
pub fn admin(place: &[&str], words: &[&str]) -> String {
    let output = tharos().arg("admin").args(place).args(words).output().unwrap();
    let (told, wrong) = (String::from_utf8(output.stdout).unwrap(), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success(), "{words:?}: {wrong}");
    told
}

#[tokio::test]
async fn an_operator_helps_and_removes_people() {
    let folder = Folder::new();
    let server = Running::start(tharos().arg("serve").args(data(&folder)));
    let ann = Guest::come(&server).await;
    let credentials = json!({ "login": "ann", "password": "correct horse" });
    assert_eq!(ann.post("/api/account", credentials).await.0, 200);
    let table = ann.table().await;
    let place = ["--data-dir", folder.to_str().unwrap()];

    let found = admin(&place, &["people", "ann"]);
    let id = found.split_whitespace().next().unwrap().to_owned();
    assert!(found.contains("  account  ") && found.contains("  ann  "), "{found}");
    assert!(admin(&place, &["tables", "ann"]).starts_with(&table));
    let shown = admin(&place, &["table", &table]);
    assert!(shown.contains(&format!("host  {id}")) && !shown.contains("seed"), "{shown}");
    assert!(admin(&place, &["counts"]).contains("1 accounts"));

    // A link for a new password.
    let link = admin(&place, &["reset", "ann", "--site", "https://example.org/"]);
    let token = link.lines().next().unwrap().strip_prefix("https://example.org/reset/").unwrap().to_owned();
    let anybody = Guest::come(&server).await;
    let reset = json!({ "token": token, "password": "battery staple" });
    assert_eq!(anybody.send_only("/api/password-reset", reset).await, 204);
    let signed = anybody.post("/api/sign-in", json!({ "login": "ann", "password": "battery staple" })).await;
    assert_eq!(signed.0, 200, "{}", signed.1);

    // A link to the operator's page opens it once.
    let link = admin(&place, &["page", "--site", "https://example.org/"]);
    let token = link.lines().next().unwrap().strip_prefix("https://example.org/operator#").unwrap().to_owned();
    assert_eq!(anybody.look("/api/operator").await.0, 404);
    assert_eq!(anybody.post("/api/operator/enter", json!({ "token": token.clone() })).await.0, 200);
    assert_eq!(anybody.post("/api/operator/enter", json!({ "token": token })).await.0, 409);
    assert_eq!(anybody.get("/api/operator").await["acts"][0]["act"], json!("enter-page"));

    // Out, at once; and the running server drops the table that is deleted.
    admin(&place, &["ban", "ann", "--why", "a pest"]);
    assert_eq!(anybody.get("/api/me").await["person"], json!(null));
    admin(&place, &["delete-table", &table, "--why", "asked for"]);
    let began = Instant::now();
    loop {
        let (status, _) = anybody.post(&format!("/api/tables/{table}/leave"), json!({})).await;
        // Signed out, then gone: nobody meets the table any more.
        if status == 401 {
            break;
        }
        assert!(began.elapsed() < Duration::from_secs(20));
    }
    assert!(fails(tharos().arg("admin").args(place).args(["ban", "nobody", "--why", "x"])).contains("nobody"));
    assert!(admin(&place, &["retention"]).contains("would go: 0 sessions"));
    let acts = admin(&place, &["acts"]);
    for act in [format!("reset  {id}"), format!("ban  {id}  a pest"), format!("delete-table  {table}  asked for")] {
        assert!(acts.contains(&act), "{act} in {acts}");
    }
    assert!(server.stop().status.success());
}

/// Somebody with an account, and its id.
async fn account(server: &Running, login: &str) -> (Guest, String) {
    let guest = Guest::come(server).await;
    let (status, me) = guest.post("/api/account", json!({ "login": login, "password": "correct horse" })).await;
    assert_eq!(status, 200, "{me}");
    let id = guest.get("/api/me").await["person"]["id"].as_str().unwrap().to_owned();
    (guest, id)
}

#[tokio::test]
async fn everything_that_an_operator_does_is_noted() {
    let folder = Folder::new();
    let server = Running::start(tharos().arg("serve").args(data(&folder)));
    let place = ["--data-dir", folder.to_str().unwrap()];
    let ((ann, a), (bob, b)) = (account(&server, "ann").await, account(&server, "bob").await);
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let table = bob.post("/api/tables", json!({ "seats": seats })).await.1["id"].as_str().unwrap().to_owned();
    assert_eq!(ann.post(&format!("/api/tables/{table}/sit"), json!({})).await.0, 200);
    let said = bob.post(&format!("/api/tables/{table}/chat"), json!({ "text": "foul" })).await.1["seq"].clone();
    let report = json!({ "table": table, "seq": said, "text": "look at this" });
    let (status, report) = ann.post("/api/reports", report).await;
    assert_eq!(status, 200, "{report}");
    let report = report["id"].as_str().unwrap();
    let cup = json!({ "name": "Cup", "players": 2, "rounds": 1, "hours": 24 });
    let (status, cup) = ann.post("/api/cups", cup).await;
    assert_eq!(status, 200, "{cup}");
    let cup = cup["cup"]["id"].as_str().unwrap();
    let me = async |who: &Guest| who.get("/api/me").await["person"]["id"].as_str().map(str::to_owned);

    let open = admin(&place, &["reports"]);
    assert!(open.starts_with(report) && open.contains("said: \"foul\"") && open.contains("look at this"), "{open}");
    admin(&place, &["reports", "--close", report, "--note", "talked to both"]);
    assert_eq!(admin(&place, &["reports"]), "");
    assert!(admin(&place, &["reports", "--all"]).contains(": talked to both"));
    assert_eq!(ann.look(&format!("/api/cups/{cup}")).await.0, 200);
    admin(&place, &["delete-cup", cup, "--why", "a test"]);
    assert_eq!(ann.look(&format!("/api/cups/{cup}")).await.0, 404);
    admin(&place, &["ban", "bob", "--why", "a pest"]);
    admin(&place, &["unban", "bob"]);
    let signed = bob.post("/api/sign-in", json!({ "login": "bob", "password": "correct horse" })).await;
    assert_eq!(signed.0, 200, "{}", signed.1);
    assert_eq!(me(&ann).await.as_ref(), Some(&a));
    admin(&place, &["sessions", "ann", "--end"]);
    assert_eq!(me(&ann).await, None);
    admin(&place, &["delete-person", "bob", "--why", "asked for it"]);
    assert_eq!(me(&bob).await, None);
    assert!(fails(tharos().arg("admin").args(place).args(["sessions", "bob"])).contains("bob"));
    let gone = admin(&place, &["retention", "--now"]);
    assert!(gone.starts_with("gone: 0 sessions, "), "{gone}");
    let acts = admin(&place, &["acts"]);
    let expected = [
        format!("close-report  {report}  talked to both"),
        format!("delete-cup  {cup}  a test"),
        format!("ban  {b}  a pest"),
        format!("unban  {b}"),
        format!("end-sessions  {a}"),
        format!("delete-person  {b}  asked for it"),
        "retention  ".to_owned(),
    ];
    for act in &expected {
        assert!(acts.lines().any(|line| line.contains(&format!("  {act}"))), "{act} in {acts}");
    }
    assert_eq!(acts.lines().count(), expected.len(), "{acts}");
    assert!(server.stop().status.success());
}

#[tokio::test]
async fn ratings_are_computed_anew() {
    let folder = Folder::new();
    let server = Running::start(tharos().arg("serve").args(data(&folder)));
    let place = ["--data-dir", folder.to_str().unwrap()];
    let (ann, id) = account(&server, "ann").await;
    let rated = json!({ "rated": true, "hints": false, "clock": { "kind": "move", "seconds": 600 } });
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": "apprentice" }]);
    let (status, table) = ann.post("/api/tables", json!({ "seats": seats, "settings": rated })).await;
    assert_eq!(status, 200, "{table}");
    // A game that is given up is lost.
    let close = format!("/api/tables/{}/close", table["id"].as_str().unwrap());
    assert_eq!(ann.post(&close, json!({})).await.0, 200);
    let file = folder.join("tharos.db");
    let ratings = || -> Option<String> {
        let db = rusqlite::Connection::open(&file).unwrap();
        db.query_row("SELECT group_concat(person || ' ' || rating) FROM ratings", [], |row| row.get(0)).unwrap()
    };
    let began = Instant::now();
    while ratings().is_none() {
        assert!(began.elapsed() < Duration::from_secs(30), "the game is not rated");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let stored = ratings();
    assert!(stored.as_ref().is_some_and(|stored| stored.starts_with(&id)), "{stored:?}");
    let recompute = || admin(&place, &["ratings", "--recompute"]);
    assert_eq!(recompute(), "1 rated games, 1 of them count; 0 ratings changed\n");
    tamper(&file, "UPDATE ratings SET rating = rating + 1000");
    assert_ne!(ratings(), stored);
    assert_eq!(recompute(), "1 rated games, 1 of them count; 1 ratings changed\n");
    assert_eq!(ratings(), stored);
    assert_eq!(admin(&place, &["acts"]).matches("recompute-ratings").count(), 2);
    assert!(server.stop().status.success());
}

pub fn verify(place: &[&str]) -> String {
    let output = tharos().args(["verify", "--all"]).args(place).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

#[tokio::test]
async fn a_site_moves_from_a_file_to_postgresql_and_back() {
    let (folder, back) = (Folder::new(), Folder::new());
    let server = Running::start(tharos().arg("serve").args(data(&folder)));
    let ann = Guest::come(&server).await;
    let table = ann.table().await;
    ann.play(&table, 12).await;
    assert!(server.stop().status.success());

    let url = Postgres::shared().database();
    let file = |folder: &Path| folder.to_str().unwrap().to_owned();
    let before = verify(&["--data-dir", &file(&folder)]);
    let told = admin(&["--data-dir", &file(&folder)], &["copy", "--to-database", &url]);
    assert!(told.starts_with("1 people, 1 tables, "), "{told}");
    assert_eq!(verify(&["--database", &url]), before);
    let full = fails(tharos().args(["admin", "--data-dir", &file(&folder), "copy", "--to-database", &url]));
    assert!(full.contains("already"), "{full}");
    admin(&["--database", &url], &["copy", "--to-data-dir", &file(&back)]);
    assert_eq!(verify(&["--data-dir", &file(&back)]), before);
    // And the same person plays on.
    let server = Running::start(tharos().arg("serve").args(data(&back)));
    let ann = ann.at(&server);
    ann.play(&table, 3).await;
    assert!(server.stop().status.success());
}
