//! `tharos serve` as an operator meets it: what it prints, what it refuses, how it ends.

use std::net::TcpListener;

use serde_json::{Value, json};
use tharos_testkit::Folder;

use super::program::{Guest, Running, data, fails, tharos};

#[test]
fn it_serves_and_ends_cleanly() {
    let folder = Folder::new();
    let server = Running::start(tharos().arg("serve").args(data(&folder)));
    assert!(server.get("/healthz").starts_with("HTTP/1.1 200"));
    assert!(server.get("/").contains("<!doctype html>"));
    let output = server.stop();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert!(folder.join("tharos.db").exists());
    let again = tharos().args(["verify", "--all", "--data-dir"]).arg(&*folder).output().unwrap();
    assert_eq!(String::from_utf8_lossy(&again.stdout), "0 tables with 0 entries ok, 0 failed\n");
    assert!(again.status.success());
}

#[test]
fn without_a_command_it_serves() {
    let folder = Folder::new();
    let mut command = tharos();
    let server = Running::start(command.env("THAROS_LISTEN", "127.0.0.1:0").env("THAROS_DATA_DIR", &*folder));
    assert!(server.get("/healthz").starts_with("HTTP/1.1 200"));
    // The terminal that it was started from is closed.
    assert!(server.stop_by("HUP").status.success());
}

#[cfg(target_os = "linux")]
#[test]
fn without_a_folder_it_uses_the_one_of_the_user() {
    let folder = Folder::new();
    for (variable, file) in [("XDG_DATA_HOME", "tharos/tharos.db"), ("HOME", ".local/share/tharos/tharos.db")] {
        let mut command = tharos();
        command.args(["serve", "--listen", "127.0.0.1:0"]).env_remove("XDG_DATA_HOME").env(variable, &*folder);
        assert!(Running::start(&mut command).stop().status.success());
        assert!(folder.join(file).exists(), "{file}");
    }
    let text =
        fails(tharos().args(["serve", "--listen", "127.0.0.1:0"]).env_remove("XDG_DATA_HOME").env_remove("HOME"));
    assert!(text.contains("--data-dir"), "{text}");
}

#[test]
fn options_can_stand_in_a_file() {
    let folder = Folder::new();
    let file = folder.join("tharos.toml");
    let text = format!("listen = \"127.0.0.1:0\"\ndata-dir = \"{}\"\nlog = \"warn\"\n", folder.join("data").display());
    std::fs::write(&file, text).unwrap();
    let server = Running::start(tharos().args(["serve", "--config"]).arg(&file));
    assert!(server.get("/healthz").starts_with("HTTP/1.1 200"));
    assert!(server.stop().status.success());
    assert!(folder.join("data/tharos.db").exists());
    std::fs::write(&file, "listen = \"nowhere\"").unwrap();
    assert!(fails(tharos().args(["serve", "--config"]).arg(&file)).contains("tharos.toml"));
    std::fs::write(&file, "colour = \"red\"").unwrap();
    assert!(fails(tharos().args(["serve", "--config"]).arg(&file)).contains("colour"));
    assert!(fails(tharos().args(["serve", "--config", "/nowhere.toml"])).contains("/nowhere.toml"));
}

#[test]
fn what_cannot_be_is_said_in_one_line() {
    let folder = Folder::new();
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let text = fails(tharos().args(["serve", "--listen", &address, "--data-dir"]).arg(&*folder));
    assert!(text.contains(&address) && text.contains("in use"), "{text}");

    let file = folder.join("file");
    std::fs::write(&file, "").unwrap();
    let text = fails(tharos().args(["serve", "--listen", "127.0.0.1:0", "--data-dir"]).arg(file.join("inside")));
    assert!(text.contains("cannot open"), "{text}");
    // A folder in which nobody, not even root, can make anything.
    let text = fails(tharos().args(["serve", "--listen", "127.0.0.1:0", "--data-dir", "/proc/tharos"]));
    assert!(text.contains("cannot open /proc/tharos"), "{text}");

    let server = Running::start(tharos().arg("serve").args(data(&folder)));
    let text = fails(tharos().arg("serve").args(data(&folder)));
    assert!(text.contains("in use by another process"), "{text}");
    assert!(server.stop().status.success());

    let text = fails(tharos().args(["serve", "--listen", "127.0.0.1:0", "--database", "mysql://x"]));
    assert!(text.contains("postgres://"), "{text}");
    let text = fails(tharos().args(["serve", "--database", "postgres://x", "--data-dir"]).arg(&*folder));
    assert!(text.contains("--data-dir"), "{text}");
    let text = fails(tharos().args(["serve", "--log", "a=b=c", "--data-dir"]).arg(&*folder));
    assert!(text.contains("log filter"), "{text}");
}

/// How a game for two begins on a server with this seed, when the first player contributes this.
async fn opening(seed: &str, contribution: &str) -> Value {
    let folder = Folder::new();
    let server = Running::start(tharos().args(["serve", "--seed", seed]).args(data(&folder)));
    let guest = Guest::come(&server).await;
    let wish =
        json!({ "seats": [{ "kind": "me" }, { "kind": "device", "name": "Bob" }], "contribution": contribution });
    let table = guest.post("/api/tables", wish).await.1;
    let game = guest.get(&format!("/api/tables/{}/game?as=0", table["id"].as_str().unwrap())).await;
    assert!(server.stop().status.success());
    assert!(game["position"]["legal"]["nodes"].is_array(), "{game}");
    game["position"].clone()
}

#[tokio::test]
async fn a_seed_for_tests_makes_the_same_game_again_and_is_refused_where_others_could_play() {
    let (mine, yours) = ("1".repeat(64), "2".repeat(64));
    let first = opening("one", &mine).await;
    assert_eq!(opening("one", &mine).await, first);
    assert_ne!(opening("one", &yours).await, first);
    assert_ne!(opening("other", &mine).await, first);
    for open in [&["--listen", "0.0.0.0:0"][..], &["--listen", "127.0.0.1:0", "--behind-proxy"]] {
        let text = fails(tharos().args(["serve", "--seed", "one"]).args(open));
        assert!(text.contains("--seed") && text.contains("tests"), "{text}");
    }
    let help = tharos().args(["serve", "--help"]).output().unwrap();
    assert!(!String::from_utf8(help.stdout).unwrap().contains("--seed"));
}
