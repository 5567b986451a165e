//! `tharos serve` as an operator meets it: what it prints, what it refuses, how it ends.
#![cfg(unix)]

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

fn folder() -> PathBuf {
    static NUMBER: AtomicU32 = AtomicU32::new(0);
    let number = NUMBER.fetch_add(1, Ordering::Relaxed);
    let path = std::env::temp_dir().join(format!("tharos-serve-test-{}-{number}", std::process::id()));
    std::fs::create_dir_all(&path).unwrap();
    path
}

fn tharos() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tharos"));
    for (name, _) in std::env::vars().filter(|(name, _)| name.starts_with("THAROS_")) {
        command.env_remove(name);
    }
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// A server that is up, and where.
struct Running {
    child: Child,
    address: String,
}

impl Running {
    fn start(command: &mut Command) -> Self {
        let mut child = command.spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().rsplit("http://").next().unwrap().to_owned();
        assert!(address.contains(':'), "it prints its address: {line:?}");
        Running { child, address }
    }

    fn get(&self, path: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        write!(stream, "GET {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", self.address).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }

    fn stop(mut self) -> Output {
        let id = self.child.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &id]).status().unwrap().success());
        let began = Instant::now();
        while self.child.try_wait().unwrap().is_none() {
            assert!(began.elapsed() < Duration::from_secs(15), "it ends in time");
            std::thread::sleep(Duration::from_millis(20));
        }
        self.child.wait_with_output().unwrap()
    }
}

fn fails(command: &mut Command) -> String {
    let output = command.output().unwrap();
    let text = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(1), "{text}");
    assert_eq!(text.lines().count(), 1, "one line: {text}");
    assert!(output.stdout.is_empty());
    text
}

fn data(folder: &Path) -> [String; 4] {
    let [listen, dir] = ["--listen", "--data-dir"].map(str::to_owned);
    [listen, "127.0.0.1:0".to_owned(), dir, folder.display().to_string()]
}

#[test]
fn it_serves_and_ends_cleanly() {
    let folder = folder();
    let server = Running::start(tharos().arg("serve").args(data(&folder)));
    assert!(server.get("/healthz").starts_with("HTTP/1.1 200"));
    assert!(server.get("/").contains("<!doctype html>"));
    let output = server.stop();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert!(folder.join("tharos.db").exists());
    let again = tharos().args(["verify", "--all", "--data-dir"]).arg(&folder).output().unwrap();
    assert_eq!(String::from_utf8_lossy(&again.stdout), "0 tables with 0 entries are right, 0 are wrong\n");
    assert!(again.status.success());
}

#[test]
fn without_a_command_it_serves_and_every_option_is_a_variable() {
    let folder = folder();
    let mut command = tharos();
    let server = Running::start(command.env("THAROS_LISTEN", "127.0.0.1:0").env("THAROS_DATA_DIR", &folder));
    assert!(server.get("/healthz").starts_with("HTTP/1.1 200"));
    assert!(server.stop().status.success());
    let help = String::from_utf8(tharos().args(["serve", "--help"]).output().unwrap().stdout).unwrap();
    for flag in
        help.lines().filter_map(|line| line.trim().strip_prefix("--")).filter_map(|line| line.split([' ', '=']).next())
    {
        if flag != "help" {
            let variable = format!("THAROS_{}", flag.to_uppercase().replace('-', "_"));
            assert!(help.contains(&variable), "{variable} in {help}");
        }
    }
}

#[test]
fn every_option_can_stand_in_a_file() {
    let folder = folder();
    let file = folder.join("tharos.toml");
    let text = format!(
        "listen = \"127.0.0.1:0\"\ndata-dir = \"{}\"\nbot-workers = 1\nbehind-proxy = true\nhttps = true\nlog = \"warn\"\n\
         log-format = \"json\"\nrequests-per-minute = 0\nguests-per-minute = 5\nsign-ins-per-minute = 5\n",
        folder.join("data").display()
    );
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
    let folder = folder();
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let text = fails(tharos().args(["serve", "--listen", &address, "--data-dir"]).arg(&folder));
    assert!(text.contains(&address) && text.contains("in use"), "{text}");

    let file = folder.join("file");
    std::fs::write(&file, "").unwrap();
    let text = fails(tharos().args(["serve", "--listen", "127.0.0.1:0", "--data-dir"]).arg(file.join("inside")));
    assert!(text.contains("cannot open"), "{text}");

    let server = Running::start(tharos().arg("serve").args(data(&folder)));
    let text = fails(tharos().arg("serve").args(data(&folder)));
    assert!(text.contains("in use by another process"), "{text}");
    assert!(server.stop().status.success());

    let text = fails(tharos().args(["serve", "--listen", "127.0.0.1:0", "--database", "mysql://x"]));
    assert!(text.contains("postgres://"), "{text}");
    let text = fails(tharos().args(["serve", "--database", "postgres://x", "--data-dir"]).arg(&folder));
    assert!(text.contains("--data-dir"), "{text}");
    let text = fails(tharos().args(["serve", "--log", "a=b=c", "--data-dir"]).arg(&folder));
    assert!(text.contains("log filter"), "{text}");
}
