//! The servers under load: started, killed and started again as processes of their own.

use std::{
    fs,
    net::TcpListener,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    sync::Mutex,
    time::{Duration, Instant},
};

use anyhow::{Context, bail, ensure};
use reqwest::Url;
use tokio::time::sleep;

/// Servers that belong together.
pub struct Nodes {
    nodes: Vec<Node>,
    /// Where games are kept, as arguments.
    place: Vec<String>,
    /// Deleted at the end.
    folder: Option<PathBuf>,
}

struct Node {
    address: Url,
    /// What starts it; none if somebody else did.
    arguments: Vec<String>,
    process: Mutex<Option<Child>>,
    cold_start: Option<Duration>,
}

/// In kB.
#[derive(Clone, Copy, Default)]
pub struct Memory {
    pub now: u64,
    pub most: u64,
}

impl Nodes {
    pub fn running(address: Url) -> Self {
        let node = Node { address, arguments: Vec::new(), process: Mutex::default(), cold_start: None };
        Self { nodes: vec![node], place: Vec::new(), folder: None }
    }

    pub async fn start(count: u32, database: Option<&str>, data_dir: Option<&Path>) -> anyhow::Result<Self> {
        let mut folder = None;
        let place = match (database, data_dir) {
            (Some(url), _) => ["--database".to_owned(), url.to_owned()],
            (None, Some(path)) => ["--data-dir".to_owned(), path.display().to_string()],
            (None, None) => {
                let path = std::env::temp_dir().join(format!("tharos-load-{}", std::process::id()));
                let place = ["--data-dir".to_owned(), path.display().to_string()];
                folder = Some(path);
                place
            }
        };
        let mut nodes = Vec::new();
        for _ in 0..count {
            let listen = free_port()?;
            let limits = [
                "requests-per-minute",
                "guests-per-minute",
                "tables-per-minute",
                "lines-per-minute",
                "waiting-tables",
                "public-tables-per-address",
                "streams-per-address",
                "connections-per-address",
            ];
            let limits = limits.iter().flat_map(|limit| [format!("--{limit}"), "0".to_owned()]);
            let arguments =
                ["serve", "--listen", &listen, "--log", "warn"].map(str::to_owned).into_iter().chain(limits);
            let mut node = Node {
                address: format!("http://{listen}").parse()?,
                arguments: arguments.chain(place.clone()).collect(),
                process: Mutex::default(),
                cold_start: None,
            };
            node.cold_start = Some(node.start().await?);
            nodes.push(node);
        }
        Ok(Self { nodes, place: place.into(), folder })
    }

    pub fn addresses(&self) -> Vec<Url> {
        self.nodes.iter().map(|node| node.address.clone()).collect()
    }

    /// From the start of the first process until it answered.
    pub fn cold_start(&self) -> Option<Duration> {
        self.nodes[0].cold_start
    }

    /// Of those that we started, where the system tells.
    pub fn memory(&self) -> Vec<Memory> {
        self.nodes.iter().filter_map(Node::memory).collect()
    }

    /// Kills one of them in whatever it is doing, and starts it again, if there are others after a while.
    pub async fn kill_one(&self, random: &mut Random) -> anyhow::Result<()> {
        let node = &self.nodes[random.between(0, self.nodes.len() as u32) as usize];
        node.kill()?;
        if self.nodes.len() > 1 {
            sleep(Duration::from_millis(random.between(300, 1500).into())).await;
        }
        node.start().await.map(drop)
    }

    /// Plays every stored game through again: entries, luck, snapshots and hashes. Answers what was said about them.
    pub fn verify_all(&self) -> anyhow::Result<String> {
        let output = Command::new(std::env::current_exe()?).args(["verify", "--all"]).args(&self.place).output()?;
        let told = String::from_utf8_lossy(&output.stdout);
        let wrong: Vec<_> = told.lines().filter(|line| line.starts_with("FAILED")).take(5).collect();
        let why = String::from_utf8_lossy(&output.stderr);
        ensure!(output.status.success(), "stored games are wrong: {} {}", wrong.join("; "), why.trim());
        Ok(told.lines().last().unwrap_or_default().to_owned())
    }
}

impl Drop for Nodes {
    fn drop(&mut self) {
        for node in &self.nodes {
            let _ = node.kill();
        }
        if let Some(folder) = &self.folder {
            let _ = fs::remove_dir_all(folder);
        }
    }
}

impl Node {
    /// Starts the process and waits for its first answer.
    async fn start(&self) -> anyhow::Result<Duration> {
        let began = Instant::now();
        let program = std::env::current_exe().context("where this program is")?;
        let child = Command::new(program)
            .args(&self.arguments)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .spawn()
            .context("the server cannot be started")?;
        *self.process.lock().expect("nobody panics while holding it") = Some(child);
        let client = reqwest::Client::new();
        let health = self.address.join("/healthz")?;
        while began.elapsed() < Duration::from_secs(30) {
            if client.get(health.clone()).send().await.is_ok_and(|answer| answer.status().is_success()) {
                return Ok(began.elapsed());
            }
            ensure!(self.is_alive()?, "the server ended by itself: see above");
            sleep(Duration::from_millis(2)).await;
        }
        bail!("the server gave no answer within 30 s")
    }

    fn is_alive(&self) -> anyhow::Result<bool> {
        match &mut *self.process.lock().expect("nobody panics while holding it") {
            Some(child) => Ok(child.try_wait()?.is_none()),
            None => Ok(false),
        }
    }

    /// Ends it without any warning.
    fn kill(&self) -> anyhow::Result<()> {
        if let Some(mut child) = self.process.lock().expect("nobody panics while holding it").take() {
            child.kill()?;
            child.wait()?;
        }
        Ok(())
    }

    fn memory(&self) -> Option<Memory> {
        let pid = self.process.lock().expect("nobody panics while holding it").as_ref()?.id();
        let status = fs::read_to_string(format!("/proc/{pid}/status")).ok()?;
        let field = |name: &str| {
            status.lines().find_map(|line| line.strip_prefix(name)?.split_whitespace().next()?.parse().ok())
        };
        Some(Memory { now: field("VmRSS:")?, most: field("VmHWM:")? })
    }
}

fn free_port() -> anyhow::Result<String> {
    let listener = TcpListener::bind("127.0.0.1:0").context("no free port")?;
    Ok(listener.local_addr()?.to_string())
}

/// Small random numbers: xorshift64*, good enough to choose decisions and moments.
pub struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    fn next(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }

    /// At least `least`, less than `most`.
    pub fn between(&mut self, least: u32, most: u32) -> u32 {
        least + (((self.next() >> 32) * u64::from(most - least)) >> 32) as u32
    }
}
