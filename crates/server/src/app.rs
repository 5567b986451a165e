//! The server as a value: what all requests share.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tharos_rules::Seed;
use tharos_store::{Store, Unused};
use tokio::sync::{Semaphore, watch};
use tokio::time::Interval;

use crate::analyses::Analyses;
use crate::bots::Bots;
use crate::clock::{Clock, Ms};
use crate::limits::{Limits, Rates};
use crate::lobby::Lobby;
use crate::metrics::Metrics;
use crate::quota::{Makers, Quotas};
use crate::routes::Replays;
use crate::secret;
use crate::streams::{StreamLimits, Streams};
use crate::table::Tables;
use crate::told::{self, Teller, ToldConfig};

/// How long a connection may take for what.
#[derive(Clone, Copy, Debug)]
pub struct Deadlines {
    /// The time for the headers of a request to arrive, and between requests.
    pub head: Duration,
    /// Until its whole body is there.
    pub body: Duration,
    /// Until somebody reads what was sent.
    pub unread: Duration,
}

impl Default for Deadlines {
    fn default() -> Self {
        let usual = Duration::from_secs(30);
        Deadlines { head: usual, body: usual, unread: usual }
    }
}

/// The configuration of a server.
#[derive(Clone, Debug)]
pub struct Config {
    /// How many bots think at the same time.
    pub bot_workers: usize,
    pub rates: Rates,
    pub quotas: Quotas,
    pub streams: StreamLimits,
    /// The most connections of one address; 0: no limit. Behind a proxy there is none.
    pub connections_per_address: usize,
    pub deadlines: Deadlines,
    /// How long to keep serving after a shutdown was requested, so that a load balancer notices.
    pub drain: Duration,
    /// A running game with only guests is deleted after this many days without a change; `None`: never.
    pub keep_abandoned: Option<u32>,
    /// A finished game with only guests is deleted after this many days; `None`: never.
    pub keep_finished: Option<u32>,
    /// Only requests that were sent to an address of numbers or to `localhost` are answered: a page of another site cannot
    /// reach a server that nobody but this machine shall see.
    pub local_only: bool,
    /// A proxy in front of us tells whom it serves, and whether over https.
    pub behind_proxy: bool,
    /// Cookies are sent over https only.
    pub https: bool,
    /// Proxies and browsers learn this often that a quiet stream is alive.
    pub ping_every: Duration,
    /// How often to look for tables that are due.
    pub look_after_every: Duration,
    /// How people are notified while they are away.
    pub told: ToldConfig,
    /// For tests: the seed of every table, so that its dice follow from what the players contribute, and bots that think
    /// without a look at the clock. Anybody who knows it can predict all dice.
    pub seed: Option<Seed>,
}

impl Default for Config {
    fn default() -> Self {
        Config {
            bot_workers: std::thread::available_parallelism().map_or(1, usize::from),
            rates: Rates::default(),
            quotas: Quotas::default(),
            streams: StreamLimits::default(),
            connections_per_address: 500,
            deadlines: Deadlines::default(),
            drain: Duration::ZERO,
            keep_abandoned: Some(30),
            keep_finished: None,
            local_only: false,
            behind_proxy: false,
            https: false,
            ping_every: Duration::from_secs(15),
            look_after_every: Duration::from_secs(3),
            told: ToldConfig::default(),
            seed: None,
        }
    }
}

/// A running server. Clones are the same one.
#[derive(Clone)]
pub struct App(Arc<Inner>);

pub struct Inner {
    pub tables: Tables,
    pub store: Store,
    pub clock: Clock,
    pub bots: Bots,
    pub analyses: Analyses,
    pub metrics: Arc<Metrics>,
    pub limits: Limits,
    pub config: Config,
    /// Password hashes need much memory, so only few are made at once.
    pub hashing: Semaphore,
    pub streams: Arc<Streams>,
    pub lobby: Lobby,
    pub makers: Makers,
    pub replays: Replays,
    pub teller: Teller,
    /// Why the store cannot be written, if it cannot.
    unwell: Mutex<Option<String>>,
    draining: AtomicBool,
    closing: watch::Sender<bool>,
}

impl std::ops::Deref for App {
    type Target = Inner;
    fn deref(&self) -> &Inner {
        &self.0
    }
}

/// How often a server says that it runs.
const BEAT: Duration = Duration::from_secs(5);
const DAY: Ms = 24 * 60 * 60 * 1000;

impl App {
    /// Starts everything that runs besides requests. Needs a Tokio runtime.
    #[must_use]
    pub fn new(store: Store, clock: Clock, config: Config) -> Self {
        let metrics = Arc::new(Metrics::default());
        let bots = Bots::new(config.bot_workers, config.seed.is_some(), metrics.clone());
        let turn_after = config.told.turn_after;
        let tables = Tables::new(store.clone(), clock.clone(), bots.clone(), metrics.clone(), turn_after);
        let teller = Teller::new(&config.told);
        let limits = Limits::new(config.rates);
        let closing = watch::Sender::new(false);
        let hashing = Semaphore::new(2);
        let app = App(Arc::new(Inner {
            tables,
            store,
            clock,
            bots,
            analyses: Analyses::new(),
            metrics,
            limits,
            streams: Arc::new(Streams::new(config.streams)),
            config,
            hashing,
            lobby: Lobby::default(),
            makers: Makers::default(),
            replays: Replays::default(),
            teller,
            unwell: Mutex::default(),
            draining: AtomicBool::new(false),
            closing,
        }));
        tokio::spawn(app.tables.clone().listen());
        tokio::spawn(app.clone().look_after());
        tokio::spawn(app.clone().beat());
        tokio::spawn(app.clone().sweep());
        tokio::spawn(crate::ladder::keep(app.clone()));
        tokio::spawn(crate::cup::keep(app.clone()));
        tokio::spawn(told::run(app.clone()));
        app
    }

    /// The secret seed of a new table. Every game of this server begins with one from here.
    #[must_use]
    pub fn new_seed(&self) -> Seed {
        self.config.seed.unwrap_or_else(secret::seed)
    }

    /// Ends when the server is to stop.
    pub async fn closed(&self) {
        let mut closing = self.closing.subscribe();
        let _ = closing.wait_for(|closing| *closing).await;
    }

    /// From now on no new work shall come here: `/readyz` says so.
    pub fn drain(&self) {
        self.draining.store(true, Ordering::Relaxed);
    }

    #[must_use]
    pub fn is_draining(&self) -> bool {
        self.draining.load(Ordering::Relaxed)
    }

    /// Figures in the text form of Prometheus.
    #[must_use]
    pub fn figures(&self) -> String {
        self.metrics.text(self.limits.refused(), &self.store.figures())
    }

    /// Why the store cannot be written, if it cannot.
    #[must_use]
    pub fn unwell(&self) -> Option<String> {
        self.unwell.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Waits for the next tick. False when the server closes.
    pub async fn tick(&self, times: &mut Interval) -> bool {
        tokio::select! {
            _ = times.tick() => true,
            () = self.closed() => false,
        }
    }

    /// Writes a heartbeat every few seconds, which also shows whether the store can be written.
    async fn beat(self) {
        let mut times = tokio::time::interval(BEAT);
        while self.tick(&mut times).await {
            let outcome = self.tables.beat().await.err().map(|error| error.to_string());
            *self.unwell.lock().unwrap_or_else(PoisonError::into_inner) = outcome;
        }
    }

    /// Ends streams and background work. Requests in progress are completed.
    pub fn close(&self) {
        self.closing.send_replace(true);
        self.bots.close();
        self.analyses.close();
    }

    async fn look_after(self) {
        let mut times = tokio::time::interval(self.config.look_after_every);
        while self.tick(&mut times).await {
            self.tables.look_after().await;
        }
    }

    /// The age at which unused data is deleted: sessions after 180 days, waiting tables after a week, games as configured.
    #[must_use]
    pub fn unused(config: &Config, now: Ms) -> Unused {
        let before = |days: u32| now - Ms::from(days) * DAY;
        Unused {
            sessions: before(180),
            guests: before(30),
            waiting: before(7),
            abandoned: config.keep_abandoned.map(before),
            finished: config.keep_finished.map(before),
        }
    }

    /// Deletes accounts that can no longer be restored, and old messages.
    ///
    /// # Errors
    /// If the store is away.
    pub async fn sweep_people(&self) -> Result<(), tharos_store::Error> {
        let now = self.clock.now();
        for account in self.store.left_for_good(now).await? {
            self.store.delete_person(&account, now).await?;
        }
        self.store.sweep_told(now).await.map(drop)
    }

    async fn sweep(self) {
        let mut times = tokio::time::interval(Duration::from_secs(60 * 60));
        while self.tick(&mut times).await {
            let days = crate::daily::day_of(self.clock.now()) - crate::daily::KEPT;
            if let Err(error) = self.store.forget_dailies(days).await {
                tracing::warn!(%error, "could not forget old deals of the day");
            }
            if let Err(error) = self.sweep_people().await {
                tracing::warn!(%error, "could not forget those who left");
            }
            match self.store.sweep(App::unused(&self.config, self.clock.now())).await {
                Ok(swept) => tracing::debug!(?swept, "swept"),
                Err(error) => tracing::warn!(%error, "could not sweep"),
            }
        }
    }
}
