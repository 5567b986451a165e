//! `tharos admin` beside a running server, and a whole site from a file to PostgreSQL and back.

use std::path::Path;
use std::time::{Duration, Instant};

use serde_json::json;
use tharos_testkit::{Folder, Postgres};

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
