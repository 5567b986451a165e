//! Telling people what happened while they were away: by e-mail, by Web Push, and by a webhook.
//!
//! Notifications wait in the outbox of the store, written together with the line that causes them (`causes`). Every node
//! claims rows for a while, sends them (`deliver`) and notes the outcome. So one cause makes one message even if a node
//! dies; docs/operating.md says what happens if it dies while sending.

mod causes;
mod deliver;
mod here;
mod http;
mod link;
mod mail;
mod manners;
mod push;
mod words;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tharos_store::{Channel, Outcome, Told};
use tokio::sync::{OnceCell, Semaphore};

pub use causes::{causes, invited, opened};
pub use here::{Here, HereGuard};
pub use http::{URL_LENGTH, check_url};
pub use link::read_stop;
pub use mail::{EMAIL_LENGTH, address};
pub use manners::Manners;
pub use push::{Keys, Vapid};

use crate::app::App;
use crate::clock::Ms;
use crate::secret;

/// The operator's settings for notifications.
#[derive(Clone)]
pub struct ToldConfig {
    /// How e-mail is sent: `smtps://user:password@host` or `smtp://host:port`; `None`: not at all.
    pub smtp: Option<String>,
    /// The sender.
    pub mail_from: Option<String>,
    /// Where players find this site, for links: `https://tharos.example.org`.
    pub site: Option<String>,
    /// Webhooks and browsers may be at addresses that only this machine or its network reaches.
    pub allow_private: bool,
    /// How often to look for messages to send.
    pub every: Duration,
    /// How long a go may wait before its player is notified.
    pub turn_after: Ms,
    /// How long another machine may take to answer.
    pub timeout: Duration,
    /// How long to wait after the first failure; each further one waits four times as long.
    pub again_after: Ms,
}

/// The address holds a password.
impl std::fmt::Debug for ToldConfig {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let ToldConfig { smtp, mail_from, site, allow_private, every, turn_after, timeout, again_after } = self;
        let smtp = smtp.as_ref().map(|_| "...");
        write!(f, "{:?}", (smtp, mail_from, site, allow_private, every, turn_after, timeout, again_after))
    }
}

impl Default for ToldConfig {
    fn default() -> Self {
        ToldConfig {
            smtp: None,
            mail_from: None,
            site: None,
            allow_private: false,
            every: Duration::from_secs(2),
            turn_after: 5 * 60 * 1000,
            timeout: Duration::from_secs(10),
            again_after: 30_000,
        }
    }
}

/// How many messages are sent at the same time.
const AT_ONCE: usize = 64;
/// How many of them may go to one person.
const OF_ONE: usize = 4;
/// How long a node may take to send a message. Longer than every time-out: a node that takes longer is dead.
const LEASE: Ms = 2 * 60 * 1000;
/// How often the presence of people is stored.
const HERE_EVERY: Ms = 20_000;

/// Sends the messages of this node.
pub struct Teller {
    pub here: Arc<Here>,
    mailer: Option<mail::Mailer>,
    keys: OnceCell<(Vapid, Vec<u8>)>,
    places: Arc<Semaphore>,
    /// How many messages are on their way to whom.
    to: Arc<Mutex<HashMap<String, usize>>>,
}

/// A message is on its way to somebody as long as this lives.
struct OnItsWay {
    person: String,
    to: Arc<Mutex<HashMap<String, usize>>>,
}

impl Drop for OnItsWay {
    fn drop(&mut self) {
        let mut to = self.to.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = to.get_mut(&self.person) {
            *count -= 1;
            if *count == 0 {
                to.remove(&self.person);
            }
        }
    }
}

impl Teller {
    #[must_use]
    pub fn new(config: &ToldConfig) -> Self {
        let mailer = config.smtp.as_deref().and_then(|smtp| {
            let from = config.mail_from.as_deref().filter(|_| config.site.is_some());
            let made = from.ok_or("--smtp needs --mail-from and --site".to_owned());
            made.and_then(|from| mail::Mailer::new(smtp, from, config.timeout))
                .inspect_err(|error| tracing::error!(error, "no e-mail can be sent"))
                .ok()
        });
        let places = Arc::new(Semaphore::new(AT_ONCE));
        Teller { here: Arc::default(), mailer, keys: OnceCell::new(), places, to: Arc::default() }
    }

    /// One more message on its way to somebody; `None` if there are too many. Who has places that hang waits alone.
    fn begin(&self, person: &str) -> Option<OnItsWay> {
        let mut to = self.to.lock().unwrap_or_else(PoisonError::into_inner);
        let count = to.entry(person.to_owned()).or_default();
        if *count >= OF_ONE {
            return None;
        }
        *count += 1;
        Some(OnItsWay { person: person.to_owned(), to: self.to.clone() })
    }

    /// Whether e-mail can be sent.
    #[must_use]
    pub fn has_mail(&self) -> bool {
        self.mailer.is_some()
    }

    /// The keys of the site, made by the first node that ever needed them.
    async fn keys(&self, app: &App) -> Result<&(Vapid, Vec<u8>), tharos_store::Error> {
        self.keys
            .get_or_try_init(|| async {
                let vapid = app.store.site_key("vapid", &Vapid::fresh()).await?;
                let links = app.store.site_key("links", secret::token().as_bytes()).await?;
                let vapid = Vapid::read(vapid).ok_or(tharos_store::Error::Broken("the key of pushes".into()))?;
                Ok((vapid, links))
            })
            .await
    }

    /// What browsers need to subscribe to this site.
    pub async fn vapid(&self, app: &App) -> Result<&Vapid, tharos_store::Error> {
        Ok(&self.keys(app).await?.0)
    }

    /// Signs links.
    pub async fn link_key(&self, app: &App) -> Result<&[u8], tharos_store::Error> {
        Ok(&self.keys(app).await?.1)
    }
}

/// Messages to one place that are sent together.
struct Parcel {
    rows: Vec<Told>,
    to: Channel,
}

/// Combines rows for the same place into one message; messages about the account stay separate.
fn parcels(taken: Vec<(Told, Channel)>) -> Vec<Parcel> {
    let mut parcels: Vec<(String, Parcel)> = Vec::new();
    for (row, to) in taken {
        let key = match &row.message {
            Some(message) => format!("{} {message}", to.id),
            None if row.kind.is_of_games() => to.id.clone(),
            None => row.id.clone(),
        };
        match parcels.iter_mut().find(|(known, _)| *known == key) {
            Some((_, parcel)) => parcel.rows.push(row),
            None => parcels.push((key, Parcel { rows: vec![row], to })),
        }
    }
    parcels.into_iter().map(|(_, parcel)| parcel).collect()
}

/// Sends what is due until the server stops.
pub async fn run(app: App) {
    let mut times = tokio::time::interval(app.config.told.every);
    let mut noted = Ms::MIN;
    while app.tick(&mut times).await {
        let now = app.clock.now();
        let all = now.saturating_sub(noted) >= HERE_EVERY;
        if all {
            noted = now;
        }
        if let Err(error) = work(&app, now, all).await {
            tracing::debug!(%error, "nobody could be told anything");
        }
    }
}

async fn work(app: &App, now: Ms, all: bool) -> Result<(), tharos_store::Error> {
    let here = app.teller.here.take(all);
    if !here.is_empty() {
        app.store.are_here(here, now).await?;
    }
    let room = app.teller.places.available_permits();
    if room == 0 || !app.store.has_told_due(now).await? {
        return Ok(());
    }
    let taken = app.store.claim_told(now, now + LEASE, 4 * room as i64).await?;
    for parcel in parcels(taken) {
        let Some(on_its_way) = app.teller.begin(&parcel.to.person) else {
            let ids = parcel.rows.into_iter().map(|row| row.id).collect();
            let due = now + app.config.told.timeout.as_millis() as Ms;
            app.store.note_told(ids, Outcome::Wait { due, result: "later".into() }).await?;
            continue;
        };
        // Waiting here loses nothing: after the lease the rows are due again.
        let Ok(place) = app.teller.places.clone().acquire_owned().await else { return Ok(()) };
        let app = app.clone();
        tokio::spawn(async move {
            if let Err(error) = deliver::deliver(&app, parcel).await {
                tracing::debug!(%error, "what came of a message could not be noted");
            }
            drop((place, on_its_way));
        });
    }
    Ok(())
}
