//! `tharos load`: real games over HTTP, as many as a server should bear, and what happens if it is killed meanwhile.

mod api;
mod beside;
mod check;
mod game;
mod measure;
mod nodes;
mod stream;

use std::{
    net::IpAddr,
    path::PathBuf,
    process::ExitCode,
    sync::{Arc, atomic::Ordering::Relaxed},
    time::{Duration, Instant},
};

use anyhow::{Context, bail, ensure};
use reqwest::Url;
use tokio::task::JoinSet;

use beside::Beside;
use game::{Game, Script};
use measure::{Figures, percentile};
use nodes::{Nodes, Random};

use crate::say::say;

pub const EXAMPLES: &str = "\
Examples:
  tharos load                                       # 1,000 games, 200 decisions per second for 60 seconds
  tharos load --games 50 --rate 100 --kill 20       # kills the server 20 times and looks whether anything is lost
  tharos load --database postgres://user@host/empty --nodes 2 --kill 20
  tharos load --games 20 --rate 20 --bot-tables 500 --watched   # how long people wait while bots play elsewhere
  tharos load --server http://127.0.0.1:8080        # a server that runs already, without limits on requests

Starts its own server in a temporary folder, unless --server names one. Only on this machine. Exit code 0: every
acknowledged decision was kept, every game went on, and nothing that was shown twice differed.";

#[derive(clap::Args)]
pub struct Args {
    /// How many games run at the same time, each with an open stream per player
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    games: u32,
    /// Players of each game
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = clap::value_parser!(u32).range(1..=4))]
    players: u32,
    /// Decisions per second, in all games together
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..=5_000))]
    rate: u32,
    /// How long to play
    #[arg(long, value_name = "N", default_value_t = 60, value_parser = clap::value_parser!(u32).range(1..=3_600))]
    seconds: u32,
    /// Kill (SIGKILL) and restart a server this many times, at random moments
    #[arg(long, value_name = "N", default_value_t = 0, conflicts_with = "server")]
    kill: u32,
    /// Play as long again beside this many tables of four Directors each, and compare
    #[arg(long, value_name = "N", conflicts_with = "kill", value_parser = clap::value_parser!(u32).range(1..=10_000))]
    bot_tables: Option<u32>,
    /// Somebody looks on at each of those: without viewers bots that are among themselves wait
    #[arg(long, requires = "bot_tables")]
    watched: bool,
    /// Play as long again beside this many public tables that wait for players, while somebody reads the lobby, and compare
    #[arg(long, value_name = "N", conflicts_with_all = ["kill", "bot_tables"], value_parser = clap::value_parser!(u32).range(1..=100_000))]
    lobby: Option<u32>,
    /// How many servers share the database
    #[arg(long, value_name = "N", default_value_t = 1, conflicts_with = "server", value_parser = clap::value_parser!(u32).range(1..=8))]
    nodes: u32,
    /// Let the servers use this PostgreSQL database instead of a file
    #[arg(long, value_name = "postgres://...", conflicts_with_all = ["server", "data_dir"])]
    database: Option<String>,
    /// Let the server keep its file in this folder instead of a temporary one
    #[arg(long, value_name = "FOLDER", conflicts_with = "server")]
    data_dir: Option<PathBuf>,
    /// Use a server that is already running on this machine
    #[arg(long, value_name = "URL")]
    server: Option<Url>,
    /// Decides which legal decisions are taken and when servers are killed
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
}

pub fn run(args: &Args) -> ExitCode {
    match start(args) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("tharos: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn start(args: &Args) -> anyhow::Result<()> {
    if let Some(server) = &args.server {
        ensure!(is_here(server), "{server} is not on this machine: load is only made on 127.0.0.1, [::1] or localhost");
    }
    ensure!(args.nodes == 1 || args.database.is_some(), "several nodes need a --database");
    // Two streams a game are as many open files.
    let _ = rlimit::increase_nofile_limit(u64::MAX);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(load(args))
}

fn is_here(server: &Url) -> bool {
    let host = server.host_str().unwrap_or_default().trim_matches(['[', ']']);
    server.scheme() == "http" && (host == "localhost" || host.parse::<IpAddr>().is_ok_and(|ip| ip.is_loopback()))
}

async fn load(args: &Args) -> anyhow::Result<()> {
    let nodes = match &args.server {
        Some(server) => Nodes::running(server.clone()),
        None => Nodes::start(args.nodes, args.database.as_deref(), args.data_dir.as_deref()).await?,
    };
    if let Some(took) = nodes.cold_start() {
        say!("start          {:.0} ms to the first answer", took.as_secs_f64() * 1000.0);
    }
    let script = Arc::new(Script::new(nodes.addresses(), args.players, args.seed));
    let began = Instant::now();
    let games = sit_down(&script, args.games).await?;
    say!(
        "tables         {} with {} players each, all streams open after {:.1} s",
        args.games,
        args.players,
        began.elapsed().as_secs_f64()
    );

    let (figures, mut games) = play(args, &script, games, &nodes).await?;
    figures.print();
    let beside = match (args.bot_tables, args.lobby) {
        (Some(count), _) => {
            say!("beside         {count} tables of four Directors{}", if args.watched { ", all watched" } else { "" });
            Some(Beside::bots(&script, count, args.watched).await?)
        }
        (None, Some(count)) => {
            say!("beside         {count} public tables that wait, 20 looks at the lobby per second");
            Some(Beside::lobby(&script, count).await?)
        }
        (None, None) => None,
    };
    if let Some(beside) = beside {
        let (then, same) = play(args, &script, games, &nodes).await?;
        then.print();
        let looks = beside.looks.sorted();
        if !looks.is_empty() {
            say!("lobby          p50 {:.1} ms, p99 {:.1} ms", percentile(&looks, 50), percentile(&looks, 99));
        }
        say!("ratio          p50 acknowledged {:.2} times as long as without them", then.ratio(&figures));
        games = same;
    }
    for (node, memory) in nodes.memory().into_iter().enumerate() {
        say!("memory         {} MB now, {} MB at most (node {node})", memory.now / 1024, memory.most / 1024);
    }
    let (kept, finished) = check::all(&games).await?;
    say!("kept           all {kept} acknowledged decisions, {finished} finished games proven by their records");
    if args.kill > 0 {
        say!("killed         {} times; every game went on", args.kill);
    }
    if args.server.is_none() {
        say!("proven         {}", nodes.verify_all()?);
    }
    Ok(())
}

/// All tables, with everybody seated and all streams open.
async fn sit_down(script: &Arc<Script>, games: u32) -> anyhow::Result<Vec<Game>> {
    let mut sitting = JoinSet::new();
    let mut seated = Vec::new();
    for number in 0..games {
        // A few at a time, as people come.
        if sitting.len() >= 32 {
            seated.push(sitting.join_next().await.context("somebody sits down")???);
        }
        let script = script.clone();
        sitting.spawn(async move { Game::sit_down(script, number).await });
    }
    while let Some(game) = sitting.join_next().await {
        seated.push(game??);
    }
    Ok(seated)
}

async fn play(
    args: &Args,
    script: &Arc<Script>,
    games: Vec<Game>,
    nodes: &Nodes,
) -> anyhow::Result<(Figures, Vec<Game>)> {
    script.begin();
    let began = Instant::now();
    let mut playing = JoinSet::new();
    for game in games {
        playing.spawn(game.play());
    }
    let pace = tokio::spawn(give_turns(script.clone(), args.rate));
    let mut random = Random::new(args.seed);
    let enough = async {
        for kill in 0..args.kill {
            let wait = random.between(args.seconds * 500 / args.kill, args.seconds * 1500 / args.kill);
            tokio::time::sleep(Duration::from_millis(wait.into())).await;
            nodes.kill_one(&mut random).await.with_context(|| format!("kill {}", kill + 1))?;
            script.kills.fetch_add(1, Relaxed);
        }
        if let Some(rest) = Duration::from_secs(args.seconds.into()).checked_sub(began.elapsed()) {
            tokio::time::sleep(rest).await;
        }
        anyhow::Ok(())
    };
    tokio::select! {
        done = enough => done?,
        // Nobody stops before the end, but for a reason to stop everything.
        Some(stopped) = playing.join_next() => match stopped? {
            Ok(_) => bail!("a game stopped by itself"),
            Err(error) => return Err(error),
        },
    }
    let seconds = began.elapsed().as_secs_f64();
    script.stop();
    pace.abort();
    let mut games = Vec::new();
    while let Some(game) = playing.join_next().await {
        games.push(game??);
    }
    Ok((script.figures(seconds), games))
}

/// Allows one decision after the other, evenly, whether the last ones have been answered or not.
async fn give_turns(script: Arc<Script>, rate: u32) {
    let mut times = tokio::time::interval(Duration::from_secs(1) / rate);
    loop {
        times.tick().await;
        script.one_more_turn();
    }
}
