//! One table: its players, what they decide at random, and what they were told.

use std::{
    sync::{
        Arc,
        atomic::{AtomicU32, AtomicU64, Ordering::Relaxed},
    },
    time::{Duration, Instant},
};

use anyhow::{Context, ensure};
use reqwest::{Client, Url};
use serde_json::{json, value::RawValue};
use tokio::{
    sync::{Semaphore, mpsc, watch},
    time::timeout,
};

use super::{
    api::{Answer, Play, Player, Table},
    measure::{Figures, Times},
    nodes::Random,
    stream::{Shown, follow},
};

/// Nothing takes longer, even if a server has to be started in between.
const PATIENCE: Duration = Duration::from_secs(60);

/// What all games share.
pub struct Script {
    client: Client,
    servers: Vec<Url>,
    players: u32,
    seed: u64,
    /// One for each decision that may be made now.
    turns: Semaphore,
    stop: watch::Sender<bool>,
    pub kills: AtomicU32,
    acknowledged: Times,
    seen: Times,
    repeated: AtomicU64,
}

impl Script {
    pub fn new(servers: Vec<Url>, players: u32, seed: u64) -> Self {
        Self {
            client: Client::new(),
            servers,
            players,
            seed,
            turns: Semaphore::new(0),
            stop: watch::Sender::new(false),
            kills: AtomicU32::new(0),
            acknowledged: Times::default(),
            seen: Times::default(),
            repeated: AtomicU64::new(0),
        }
    }

    pub fn one_more_turn(&self) {
        // While a server is away turns do not pile up for ever.
        if self.turns.available_permits() < 1000 {
            self.turns.add_permits(1);
        }
    }

    /// A new guest, who asks this server first.
    pub async fn guest(&self, first: usize, name: &str) -> anyhow::Result<Player> {
        Player::come(&self.client, &self.servers, first, name).await
    }

    /// From now on decisions are made, and their times count.
    pub fn begin(&self) {
        self.stop.send_replace(false);
        self.turns.forget_permits(usize::MAX);
        self.acknowledged.clear();
        self.seen.clear();
        self.repeated.store(0, Relaxed);
    }

    pub fn stop(&self) {
        self.stop.send_replace(true);
    }

    pub fn figures(&self, seconds: f64) -> Figures {
        Figures {
            seconds,
            acknowledged: self.acknowledged.sorted(),
            seen: self.seen.sorted(),
            repeated: self.repeated.load(Relaxed),
        }
    }
}

/// A decision that the server has acknowledged.
pub struct Kept {
    pub seat: u8,
    /// It was decided after this line, and acknowledged with that one.
    pub lines: std::ops::RangeInclusive<i64>,
    pub action: Box<RawValue>,
}

/// A table with its players and their screens.
pub struct Game {
    script: Arc<Script>,
    number: u32,
    pub table: String,
    pub players: Vec<Player>,
    screens: mpsc::Receiver<anyhow::Result<Shown>>,
    /// By seat, the last.
    shown: Vec<Option<Shown>>,
    /// What the table has acknowledged, in order.
    pub kept: Vec<Kept>,
    /// Finished tables: the id, its players, and what was acknowledged.
    pub before: Vec<(String, Vec<Player>, Vec<Kept>)>,
    /// How often servers had been killed at the last decision.
    kills_at_last_decision: u32,
}

impl Game {
    /// New guests at a new table, with all their screens open.
    pub async fn sit_down(script: Arc<Script>, number: u32) -> anyhow::Result<Self> {
        let mut players = Vec::new();
        for seat in 0..script.players {
            let name = format!("Guest {number}.{seat}");
            players.push(script.guest((number + seat) as usize, &name).await?);
        }
        let mut game = Self {
            script,
            number,
            table: String::new(),
            players,
            screens: mpsc::channel(1).1,
            shown: Vec::new(),
            kept: Vec::new(),
            before: Vec::new(),
            kills_at_last_decision: 0,
        };
        game.new_table().await?;
        Ok(game)
    }

    /// The same players at a new table.
    async fn new_table(&mut self) -> anyhow::Result<()> {
        let others = (1..self.players.len()).map(|_| json!({ "kind": "open" }));
        let seats: Vec<_> = std::iter::once(json!({ "kind": "me" })).chain(others).collect();
        let mut table: Table = self.players[0].post("/api/tables", &json!({ "seats": seats })).await?;
        self.table = table.id.clone();
        for player in &mut self.players {
            if !table.seats.iter().any(|seat| seat.mine) {
                table = player.post(&format!("/api/tables/{}/sit", self.table), &json!({})).await?;
            }
            let mine = table.seats.iter().position(|seat| seat.mine).context("whoever sits down has a seat")?;
            player.seat = mine as u8;
            table.seats.clear();
        }
        ensure!(table.phase == "running", "a full table is {}", table.phase);
        let (sender, screens) = mpsc::channel(64);
        self.screens = screens;
        self.shown = self.players.iter().map(|_| None).collect();
        for player in &self.players {
            let seed = self.script.seed ^ u64::from(self.number) << 20 ^ u64::from(player.seat) << 10;
            let random = Random::new(seed ^ (self.before.len() as u64) << 40);
            tokio::spawn(follow(player.clone(), self.table.clone(), sender.clone(), random));
        }
        self.see(1).await.map(drop)
    }

    /// Decides whenever there is a turn, until there are no more. Finished games are followed by new ones.
    pub async fn play(mut self) -> anyhow::Result<Self> {
        let script = self.script.clone();
        let mut stop = script.stop.subscribe();
        loop {
            let turn = tokio::select! {
                _ = stop.wait_for(|stop| *stop) => break,
                turn = script.turns.acquire() => turn?,
            };
            turn.forget();
            self.decide().await.with_context(|| format!("table {} ({})", self.number, self.table))?;
            if self.shown.iter().flatten().all(|shown| shown.is_over) {
                let kept = std::mem::take(&mut self.kept);
                self.before.push((self.table.clone(), self.players.clone(), kept));
                self.new_table().await?;
            }
        }
        // Every game must have gone on since the last kill.
        if self.kills_at_last_decision < script.kills.load(Relaxed) {
            self.decide().await.with_context(|| format!("table {} does not go on", self.number))?;
        }
        Ok(self)
    }

    /// One decision, sent until it is acknowledged, and shown on all screens.
    async fn decide(&mut self) -> anyhow::Result<()> {
        let kills = self.script.kills.load(Relaxed);
        let asked = self.shown.iter().flatten().find(|shown| shown.choice.is_some());
        let asked = asked.context("nobody is asked, but the game is not over")?;
        let (seat, seq) = (asked.seat, asked.seq);
        let action = asked.choice.clone().context("the seat is asked")?;
        let key = format!("{}-{}-{seat}", self.number, seq);
        let player = self.players.iter().find(|player| player.seat == seat).context("every seat has a player")?;
        let play = Play { seat, seq, key: &key, action: &action };
        let began = Instant::now();
        let mut attempt = 0;
        let answered = loop {
            match player.play(attempt, &self.table, &play).await? {
                Answer::Done { seq } => break seq,
                // The table has given an answer that was the only one.
                Answer::Stale => return self.see(seq + 1).await.map(drop),
                Answer::Away => {
                    ensure!(began.elapsed() < PATIENCE, "no server acknowledges {key}");
                    attempt += 1;
                    tokio::time::sleep(Duration::from_millis(50)).await;
                }
            }
        };
        ensure!(answered > seq, "{key} was acknowledged with {answered}, which is no later line");
        let acknowledged = began.elapsed();
        self.kept.push(Kept { seat, lines: seq + 1..=answered, action });
        let seen = self.see(answered).await?;
        if attempt == 0 {
            self.script.acknowledged.add(acknowledged);
            for at in seen.into_iter().filter(|(other, _)| *other != seat).map(|(_, at)| at) {
                self.script.seen.add(at.saturating_duration_since(began));
            }
        } else {
            self.script.repeated.fetch_add(1, Relaxed);
        }
        self.kills_at_last_decision = kills;
        Ok(())
    }

    /// Waits until all screens show this line, and says when each did first.
    async fn see(&mut self, line: i64) -> anyhow::Result<Vec<(u8, Instant)>> {
        let mut seen: Vec<(u8, Instant)> = Vec::new();
        let reached = |shown: &Option<Shown>| shown.as_ref().is_some_and(|shown| shown.seq >= line);
        while !self.shown.iter().all(reached) {
            let next = timeout(PATIENCE, self.screens.recv()).await.context("a screen shows nothing new")?;
            let mut shown = next.context("all streams ended")??;
            let before = &mut self.shown[usize::from(shown.seat)];
            if let Some(before) = before {
                ensure!(shown.seq >= before.seq, "a stream went back from {} to {}", before.seq, shown.seq);
                // The heart of the matter: what was shown once is not something else after a restart.
                let is_other = shown.seq == before.seq && shown.digest.is_some() && shown.digest != before.digest;
                ensure!(!is_other, "line {} was shown to seat {} in two different ways", shown.seq, shown.seat);
                // What is left out has not changed.
                if shown.digest.is_none() {
                    (shown.digest, shown.choice) = (before.digest, before.choice.take());
                }
            }
            if shown.seq >= line && !reached(before) {
                seen.push((shown.seat, shown.at));
            }
            *before = Some(shown);
        }
        Ok(seen)
    }
}
