//! The server as a value: what all requests share.

use std::sync::Arc;
use std::time::Duration;

use tharos_rules::Seed;
use tharos_store::{Store, Unused};
use tokio::sync::{Semaphore, watch};

use crate::bots::Bots;
use crate::clock::{Clock, Ms};
use crate::limits::{Limits, Rates};
use crate::metrics::Metrics;
use crate::secret;
use crate::table::Tables;

/// How a server is to be run.
#[derive(Clone, Debug)]
pub struct Config {
    /// So many bots think at once.
    pub bot_workers: usize,
    pub rates: Rates,
    /// A proxy in front of us tells whom it serves, and whether over https.
    pub behind_proxy: bool,
    /// Cookies are sent over https only.
    pub https: bool,
    /// How often to look for tables whose time has come.
    pub look_after_every: Duration,
    /// For tests: the seed of every table, so that its dice follow from what the players contribute, and bots that think
    /// without a look at the clock. Whoever knows it foresees all dice.
    pub seed: Option<Seed>,
}

impl Default for Config {
    fn default() -> Self {
        Config {
            bot_workers: std::thread::available_parallelism().map_or(1, usize::from),
            rates: Rates::default(),
            behind_proxy: false,
            https: false,
            look_after_every: Duration::from_secs(3),
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
    pub metrics: Arc<Metrics>,
    pub limits: Limits,
    pub config: Config,
    /// Password hashes need much memory, so only few are made at once.
    pub hashing: Semaphore,
    closing: watch::Sender<bool>,
}

impl std::ops::Deref for App {
    type Target = Inner;
    fn deref(&self) -> &Inner {
        &self.0
    }
}

const DAY: Ms = 24 * 60 * 60 * 1000;

impl App {
    /// Starts everything that runs besides requests. Needs a Tokio runtime.
    #[must_use]
    pub fn new(store: Store, clock: Clock, config: Config) -> Self {
        let metrics = Arc::new(Metrics::default());
        let bots = Bots::new(config.bot_workers, config.seed.is_some(), metrics.clone());
        let tables = Tables::new(store.clone(), clock.clone(), bots.clone(), metrics.clone());
        let limits = Limits::new(config.rates);
        let closing = watch::Sender::new(false);
        let hashing = Semaphore::new(2);
        let app = App(Arc::new(Inner { tables, store, clock, bots, metrics, limits, config, hashing, closing }));
        tokio::spawn(app.tables.clone().listen());
        tokio::spawn(app.clone().look_after());
        tokio::spawn(app.clone().sweep());
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

    /// Ends streams and background work. Requests that are being served go on.
    pub fn close(&self) {
        self.closing.send_replace(true);
        self.bots.close();
    }

    async fn look_after(self) {
        let mut times = tokio::time::interval(self.config.look_after_every);
        loop {
            tokio::select! {
                _ = times.tick() => self.tables.look_after().await,
                () = self.closed() => return,
            }
        }
    }

    /// Sessions end after 180 days without use; nobody waits at a table for a week.
    async fn sweep(self) {
        let mut times = tokio::time::interval(Duration::from_secs(60 * 60));
        loop {
            tokio::select! {
                _ = times.tick() => {}
                () = self.closed() => return,
            }
            let now = self.clock.now();
            let unused = Unused { sessions: now - 180 * DAY, guests: now - 30 * DAY, waiting: now - 7 * DAY };
            match self.store.sweep(unused).await {
                Ok(swept) => tracing::debug!(?swept, "swept"),
                Err(error) => tracing::warn!(%error, "could not sweep"),
            }
        }
    }
}
