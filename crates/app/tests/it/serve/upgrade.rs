//! A database of version 0.1 in which a game runs: opened, played on, checked, moved to another place.

use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};

use rusqlite::params;
use serde_json::Value;
use tharos_testkit::{Folder, Postgres};

use super::admin::{admin, verify};
use super::program::{Guest, Running, data, tharos};

const SHAPE: &str = include_str!("../../../../store/migrations/sqlite/0001.sql");
const TABLE: &str = include_str!("../../../../table/tests/it/table-0.1.json");
const LINES: &str = include_str!("../../../../table/tests/it/lines-0.1.jsonl");
const ID: &str = "aaaaaaaaaaaaaaaaaaaaaaaaaa";
const TOKEN: &str = "a-token-of-version-0-1";

/// What version 0.1 left behind a moment ago: its database with a guest, a session and the running game.
fn write_old(file: &Path) {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis() as i64;
    let mut table: Value = serde_json::from_str(TABLE).unwrap();
    (table["asked_at"], table["updated"]) = (now.into(), now.into());
    let ann = table["host"].as_str().unwrap().to_owned();
    let db = rusqlite::Connection::open(file).unwrap();
    db.execute_batch("CREATE TABLE schema_version (version BIGINT NOT NULL); INSERT INTO schema_version VALUES (1)")
        .unwrap();
    db.execute_batch(SHAPE).unwrap();
    db.execute("INSERT INTO people (id, kind, name, created) VALUES (?1, 'guest', 'Ann', ?2)", params![ann, now])
        .unwrap();
    let token = tharos_server::token_hash(TOKEN);
    db.execute("INSERT INTO sessions VALUES (?1, ?2, 'cookie', ?3, ?3)", params![&token[..], ann, now]).unwrap();
    let insert = "INSERT INTO tables (id, phase, listed, asked, game_seq, seq, info, created, updated) \
                  VALUES (?1, 'running', 0, ?2, ?3, ?3, ?4, ?5, ?5)";
    db.execute(insert, params![ID, ann, table["seq"].as_i64(), table.to_string(), now]).unwrap();
    db.execute("INSERT INTO members VALUES (?1, ?2)", params![ID, ann]).unwrap();
    for (seq, line) in (1..).zip(LINES.lines()) {
        let entry = params![ID, seq, now, line];
        db.execute("INSERT INTO entries (table_id, seq, at, body) VALUES (?1, ?2, ?3, ?4)", entry).unwrap();
    }
}

#[tokio::test]
async fn a_game_of_version_0_1_goes_on() {
    let (folder, back) = (Folder::new(), Folder::new());
    write_old(&folder.join("tharos.db"));
    let server = Running::start(tharos().arg("serve").args(data(&folder)));
    let ann = Guest::with_session(&server, TOKEN);
    assert_eq!(ann.get("/api/me").await["person"]["name"], "Ann", "the session holds");
    let before = ann.get(&format!("/api/tables/{ID}")).await;
    assert_eq!((&before["seq"], &before["asked"], &before["seats"][0]["mine"]), (&60.into(), &0.into(), &true.into()));
    let seq = ann.play(ID, 1).await;
    assert!(seq.as_i64() > Some(60));
    assert!(server.stop().status.success());

    let file = |folder: &Path| folder.to_str().unwrap().to_owned();
    let told = verify(&["--data-dir", &file(&folder)]);
    assert!(told.starts_with("1 tables with ") && told.ends_with(" ok, 0 failed\n"), "{told}");
    let url = Postgres::shared().database();
    admin(&["--data-dir", &file(&folder)], &["copy", "--to-database", &url]);
    assert_eq!(verify(&["--database", &url]), told);
    admin(&["--database", &url], &["copy", "--to-data-dir", &file(&back)]);
    assert_eq!(verify(&["--data-dir", &file(&back)]), told);
    let server = Running::start(tharos().arg("serve").args(data(&back)));
    let lines = ann.at(&server).get(&format!("/api/tables/{ID}/game?as=0")).await["lines"].clone();
    assert!(lines.as_array().unwrap().len() as i64 >= seq.as_i64().unwrap(), "every line since the first is there");
    assert!(server.stop().status.success());
}
