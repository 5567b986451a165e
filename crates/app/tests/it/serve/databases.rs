//! Databases that cannot be used, or not now.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use sqlx::Connection;
use tharos_testkit::{Folder, Postgres};

use super::program::{Guest, Running, data, fails, tharos};

const NEWER: &str = "INSERT INTO schema_version (version) VALUES (1000)";

/// Runs a statement behind the program's back.
pub fn tamper(file: &Path, sql: &str) {
    rusqlite::Connection::open(file).unwrap().execute_batch(sql).unwrap();
}

fn refuses_newer(text: &str) {
    assert!(text.contains("the database has version 1000") && text.contains("use a newer one"), "{text}");
}

#[tokio::test]
async fn a_database_of_a_newer_program_is_refused_and_not_touched() {
    let folder = Folder::new();
    assert!(Running::start(tharos().arg("serve").args(data(&folder))).stop().status.success());
    let file = folder.join("tharos.db");
    tamper(&file, NEWER);
    let before = std::fs::read(&file).unwrap();
    refuses_newer(&fails(tharos().arg("serve").args(data(&folder))));
    refuses_newer(&fails(tharos().args(["verify", "--all", "--data-dir"]).arg(&*folder)));
    refuses_newer(&fails(tharos().arg("backup").arg(folder.join("copy.db")).arg("--data-dir").arg(&*folder)));
    assert!(std::fs::read(&file).unwrap() == before, "it was changed");

    let url = Postgres::shared().database();
    let serve = || {
        let mut command = tharos();
        command.args(["serve", "--listen", "127.0.0.1:0", "--log", "error", "--database", &url]);
        command
    };
    assert!(Running::start(&mut serve()).stop().status.success());
    let mut db = sqlx::PgConnection::connect(&url).await.unwrap();
    sqlx::raw_sql(NEWER).execute(&mut db).await.unwrap();
    refuses_newer(&fails(&mut serve()));
    refuses_newer(&fails(tharos().args(["verify", "--all", "--database", &url])));
}

#[tokio::test]
async fn without_postgresql_it_starts_says_so_and_goes_on_when_it_comes() {
    let postgres = Postgres::start();
    let url = postgres.database();
    postgres.away();
    let server = Running::start(tharos().args(["serve", "--listen", "127.0.0.1:0", "--database", &url]));
    for path in ["/healthz", "/api/tables"] {
        let answer = server.get(path);
        assert!(answer.starts_with("HTTP/1.1 503") && answer.contains("\r\nretry-after: "), "{answer}");
    }
    // The pages themselves are there, and tell their readers.
    assert!(server.get("/").starts_with("HTTP/1.1 200"));
    postgres.back();
    let began = Instant::now();
    while !server.get("/healthz").starts_with("HTTP/1.1 200") {
        assert!(began.elapsed() < Duration::from_secs(30), "it does not find the database");
        std::thread::sleep(Duration::from_millis(100));
    }
    let ann = Guest::come(&server).await;
    let table = ann.table().await;
    ann.play(&table, 2).await;
    let output = server.stop();
    let told = String::from_utf8_lossy(&output.stderr);
    assert!(told.contains("going on without the database for now"), "{told}");
}

/// Waits until the server says how it is.
#[cfg(target_os = "linux")]
fn becomes(server: &Running, status: &str) {
    let began = Instant::now();
    while !server.get("/healthz").starts_with(status) {
        assert!(began.elapsed() < Duration::from_secs(30), "{status}");
        std::thread::sleep(Duration::from_millis(50));
    }
}

/// A server that is started without room says so and waits for it.
#[cfg(target_os = "linux")]
#[test]
fn on_a_full_disk_it_waits_for_room() {
    let folder = Folder::new();
    let mut serve = Command::new("sh");
    // Until the program hears the signal of the limit itself, nobody does.
    serve.args(["-c", "trap '' XFSZ; exec prlimit --fsize=0: \"$@\"", "sh", env!("CARGO_BIN_EXE_tharos"), "serve"]);
    let mut child = serve.args(data(&folder)).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let mut lines = BufReader::new(child.stderr.take().unwrap()).lines();
    let said = lines.next().expect("it says what it waits for").unwrap();
    assert!(said.contains("waiting for the database file"), "{said}");
    let pid = child.id().to_string();
    assert!(Command::new("prlimit").args(["--pid", &pid, "--fsize=unlimited:"]).status().unwrap().success());
    let server = Running::of(child);
    assert!(server.get("/healthz").starts_with("HTTP/1.1 200"));
    assert!(server.stop().status.success());
}

/// A disk without room, played by a limit on what the process may write.
#[cfg(target_os = "linux")]
#[tokio::test]
async fn a_full_disk_acknowledges_nothing_and_is_no_end() {
    let folder = Folder::new();
    // Whoever exceeds the limit gets a signal besides; that is no end either.
    let server = Running::start(tharos().arg("serve").args(data(&folder)));
    let ann = Guest::come(&server).await;
    let table = ann.table().await;
    ann.play(&table, 5).await;
    let last = ann.play_to_a_choice(&table).await;
    let room = |bytes: &str| {
        let limited = Command::new("prlimit").args(["--pid", &server.id(), &format!("--fsize={bytes}:")]).status();
        assert!(limited.unwrap().success());
    };
    let (path, decision) = (format!("/api/tables/{table}/play"), ann.decision(&table, "when-full").await);
    room("0");
    for _ in 0..3 {
        let (status, answer) = ann.post(&path, decision.clone()).await;
        assert_eq!((status, &answer["error"]), (503, &"unavailable".into()), "{answer}");
        assert!(answer["retry_after"].as_u64() >= Some(1), "{answer}");
    }
    assert_eq!(ann.get(&format!("/api/tables/{table}")).await["seq"], last, "one can still look at the game");
    becomes(&server, "HTTP/1.1 503");
    room("unlimited");
    becomes(&server, "HTTP/1.1 200");
    let (status, answer) = ann.post(&path, decision.clone()).await;
    assert_eq!(status, 200, "{answer}");
    assert_eq!(ann.post(&path, decision).await, (200, answer.clone()), "and it has happened once");
    ann.play(&table, 3).await;
    let output = server.stop();
    assert!(output.status.success());
    // However often it failed, it is one line.
    let told = String::from_utf8(output.stderr).unwrap();
    assert_eq!(told.matches("the store is away").count(), 1, "{told}");

    let verify = || tharos().args(["verify", "--all", "--data-dir"]).arg(&*folder).output().unwrap();
    let output = verify();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stdout));
    // And it would have seen if something were wrong.
    tamper(
        &folder.join("tharos.db"),
        "UPDATE entries SET body = replace(body, 'white', 'green') WHERE seq = \
         (SELECT MIN(seq) FROM entries WHERE body LIKE '%\"chance\":\"roll\"%')",
    );
    let output = verify();
    let told = String::from_utf8_lossy(&output.stdout);
    assert!(!output.status.success() && told.contains(&format!("FAILED  table {table}: line")), "{told}");
    let unread = std::fs::File::options().write(true).open("/dev/full").unwrap();
    let output = tharos().args(["verify", "--all", "--data-dir"]).arg(&*folder).stdout(unread).output().unwrap();
    assert_eq!((output.status.code(), &*String::from_utf8_lossy(&output.stderr)), (Some(1), ""), "nobody need read it");

    // A page that the disk gives back in another way than it was written.
    let file = folder.join("tharos.db");
    tamper(&file, "PRAGMA wal_checkpoint(TRUNCATE)");
    let root: i64 = rusqlite::Connection::open(&file)
        .unwrap()
        .query_row("SELECT rootpage FROM sqlite_master WHERE name = 'entries'", [], |row| row.get::<_, i64>(0))
        .unwrap();
    let mut bytes = std::fs::read(&file).unwrap();
    let page = usize::from(u16::from_be_bytes([bytes[16], bytes[17]]));
    let start = page * (root as usize - 1);
    bytes[start + 8..start + page].iter_mut().for_each(|byte| *byte = !*byte);
    std::fs::write(&file, bytes).unwrap();
    let output = verify();
    let told = String::from_utf8_lossy(&output.stdout);
    assert!(!output.status.success() && told.starts_with("FAILED  the database file: "), "{told}");
}
