//! Backup and restore, as docs/operating.md says.

use std::fs;
use std::process::Command;

use serde_json::Value;
use tharos_testkit::{Folder, Postgres};

use super::program::{Guest, Running, data, fails, tharos};

fn succeeds(command: &mut Command) -> String {
    let output = command.output().unwrap();
    let told = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{told}{}", String::from_utf8_lossy(&output.stderr));
    told
}

/// All that was decided before the copy is there, and nothing that was decided after it. The table itself may have answered a
/// question in between.
fn is_of_the_copy(seq: &Value, then: &Value, later: &Value) {
    let [seq, then, later] = [seq, then, later].map(|value| value.as_i64().unwrap());
    assert!(then <= seq && seq < later, "{then} <= {seq} < {later}");
}

#[tokio::test]
async fn a_file_is_copied_while_it_is_played_and_put_back() {
    let (home, backup) = (Folder::new(), Folder::new());
    let server = Running::start(tharos().arg("serve").args(data(&home)));
    let ann = Guest::come(&server).await;
    let table = ann.table().await;
    let then = ann.play(&table, 8).await;
    let copy = backup.join("tharos.db");
    let told = succeeds(tharos().arg("backup").arg(&copy).arg("--data-dir").arg(&*home));
    assert!(told.contains("tharos.db"), "{told}");
    let told = succeeds(tharos().args(["verify", "--all", "--data-dir"]).arg(&*backup));
    assert!(told.starts_with("1 tables with ") && told.contains(" 0 failed"), "{told}");
    // A copy that is there is never written over.
    let text = fails(tharos().arg("backup").arg(&copy).arg("--data-dir").arg(&*home));
    assert!(text.contains("tharos.db") && text.contains("exists"), "{text}");

    // What happened afterwards is gone once the copy is put back; everything else is there.
    let later = ann.play(&table, 3).await;
    assert!(server.stop().status.success());
    for name in ["tharos.db", "tharos.db-wal", "tharos.db-shm"] {
        let _ = fs::remove_file(home.join(name));
    }
    fs::copy(&copy, home.join("tharos.db")).unwrap();
    let server = Running::start(tharos().arg("serve").args(data(&home)));
    let ann = ann.at(&server);
    is_of_the_copy(&ann.get(&format!("/api/tables/{table}")).await["seq"], &then, &later);
    ann.play(&table, 3).await;
    assert!(server.stop().status.success());

    let text = fails(tharos().arg("backup").arg(backup.join("other.db")).arg("--data-dir").arg(backup.join("nowhere")));
    assert!(text.contains("nowhere"), "{text}");
    let text = fails(tharos().arg("backup").arg(backup.join("other.db")).args(["--database", "postgres://db/tharos"]));
    assert!(text.contains("pg_dump"), "{text}");
}

#[tokio::test]
async fn postgresql_is_dumped_while_it_is_played_and_restored() {
    let postgres = Postgres::shared();
    let (url, restored) = (postgres.database(), postgres.database());
    let serve = |url: &str| Running::start(tharos().args(["serve", "--listen", "127.0.0.1:0", "--database", url]));
    let server = serve(&url);
    let ann = Guest::come(&server).await;
    let table = ann.table().await;
    let then = ann.play(&table, 8).await;
    let folder = Folder::new();
    let dump = folder.join("tharos.dump");
    succeeds(Postgres::program("pg_dump").arg("-Fc").arg("-f").arg(&dump).arg(&url));
    let later = ann.play(&table, 3).await;
    assert!(server.stop().status.success());

    succeeds(Postgres::program("pg_restore").args(["--no-owner", "-d", &restored]).arg(&dump));
    let told = succeeds(tharos().args(["verify", "--all", "--database", &restored]));
    assert!(told.starts_with("1 tables with ") && told.contains(" 0 failed"), "{told}");
    let server = serve(&restored);
    let ann = ann.at(&server);
    is_of_the_copy(&ann.get(&format!("/api/tables/{table}")).await["seq"], &then, &later);
    ann.play(&table, 3).await;
    assert!(server.stop().status.success());
}
