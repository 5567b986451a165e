//! The open tables of this node.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};

use tharos_rules::ids::Seat;
use tharos_store::{Change, Outage, Store};
use tharos_table::{Caller, Command, Eyes, LogLine, Published, seen};
use tokio::sync::mpsc::error::TrySendError;
use tokio::sync::{broadcast, mpsc, watch};

use super::actor::{Actor, Message, Reply};
use super::frame::Frame;
use super::persist;
use super::presence::PeerWord;
use crate::api::{self, Error};
use crate::bots::Bots;
use crate::clock::{Clock, Ms};
use crate::metrics::Metrics;
use crate::people::People;

/// What all tables use.
pub struct Shared {
    pub store: Store,
    pub clock: Clock,
    pub bots: Bots,
    pub people: People,
    pub metrics: Arc<Metrics>,
    open: Mutex<HashMap<String, mpsc::Sender<Message>>>,
    /// The times when no server ran, once they are known.
    outages: Mutex<Option<Vec<Outage>>>,
    /// The id of this node.
    pub node: String,
    /// The ids of people whose sessions, names or accounts have changed; `None`: everybody must be checked.
    pub news: broadcast::Sender<Option<String>>,
    /// How long a go may wait before its player is notified.
    pub turn_after: Ms,
}

/// The longest time that a clock can run.
const LONGEST_CLOCK: Ms = 31 * 24 * 60 * 60 * 1000;

impl Shared {
    fn outages(&self) -> MutexGuard<'_, Option<Vec<Outage>>> {
        self.outages.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes that this node runs and learns when none did.
    async fn know_outages(&self) -> Result<(), tharos_store::Error> {
        if self.outages().is_some() {
            return Ok(());
        }
        let now = self.clock.now();
        self.store.beat(now).await?;
        let known = self.store.outages(now - LONGEST_CLOCK).await?;
        self.outages().get_or_insert(known);
        Ok(())
    }

    /// How long nobody was served since a table was last written.
    pub(super) async fn unserved_since(&self, updated: Ms) -> Ms {
        if let Err(error) = self.know_outages().await {
            tracing::debug!(%error, "nobody knows when the server was away");
        }
        let outages = self.outages();
        let since = outages.iter().flatten().filter(|outage| outage.ended > updated);
        since.map(|outage| outage.ended - outage.began.max(updated)).sum()
    }

    /// Removes a table that closes, unless it has been opened again in the meantime.
    pub(super) fn forget(&self, id: &str, who: &mpsc::WeakSender<Message>) {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        let is_this = |sender: &mpsc::Sender<Message>| who.upgrade().is_none_or(|me| me.same_channel(sender));
        if open.get(id).is_some_and(is_this) {
            open.remove(id);
        }
    }
}

/// All tables, opened when somebody asks for them.
#[derive(Clone)]
pub struct Tables(pub Arc<Shared>);

impl Tables {
    pub fn new(store: Store, clock: Clock, bots: Bots, metrics: Arc<Metrics>, turn_after: Ms) -> Self {
        Tables(Arc::new(Shared {
            store,
            clock,
            bots,
            people: People::default(),
            metrics,
            open: Mutex::default(),
            outages: Mutex::default(),
            node: crate::secret::id(),
            news: broadcast::Sender::new(256),
            turn_after,
        }))
    }

    fn sender(&self, id: &str) -> mpsc::Sender<Message> {
        let mut open = self.0.open.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(sender) = open.get(id).filter(|sender| !sender.is_closed()) {
            return sender.clone();
        }
        let (sender, mailbox) = mpsc::channel(64);
        open.insert(id.to_owned(), sender.clone());
        tokio::spawn(Actor::run(id.to_owned(), self.0.clone(), sender.downgrade(), mailbox));
        sender
    }

    async fn ask<T>(&self, id: &str, message: impl Fn(Reply<T>) -> Message) -> Result<T, Error> {
        // A table may close just when it is asked; then it is opened again.
        for _ in 0..3 {
            let (reply, answer) = tokio::sync::oneshot::channel();
            if self.sender(id).send(message(reply)).await.is_ok()
                && let Ok(result) = answer.await
            {
                return result;
            }
        }
        Err(Error::Internal)
    }

    /// A table as it is and as it changes.
    pub async fn watch(&self, id: &str) -> Result<watch::Receiver<Arc<Frame>>, Error> {
        self.ask(id, |reply| Message::Watch { anew: false, reply }).await
    }

    /// A table as the store has it now.
    pub async fn watch_anew(&self, id: &str) -> Result<watch::Receiver<Arc<Frame>>, Error> {
        self.ask(id, |reply| Message::Watch { anew: true, reply }).await
    }

    /// A table for a viewer who knows it up to a line: what the viewer did at another node is known here too.
    pub async fn watch_as(
        &self,
        id: &str,
        caller: Option<&Caller>,
        viewer: Option<Seat>,
        after: i64,
    ) -> Result<watch::Receiver<Arc<Frame>>, Error> {
        let table = self.watch(id).await?;
        let is_behind = {
            let shown = &table.borrow().published;
            after > shown.state.doc.seq
                || shown.admit(caller, viewer).is_err()
                // Perhaps the caller sat down at another node a moment ago.
                || caller.is_some_and(|caller| shown.state.seats_of(caller).is_empty())
        };
        if is_behind { self.watch_anew(id).await } else { Ok(table) }
    }

    /// As [`Tables::watch_as`], at one moment.
    pub async fn look_as(
        &self,
        id: &str,
        caller: Option<&Caller>,
        viewer: Option<Seat>,
        after: i64,
    ) -> Result<Arc<Published>, Error> {
        Ok(self.watch_as(id, caller, viewer, after).await?.borrow().published.clone())
    }

    /// Says that this node runs. If nobody was served for a while, no clock has run.
    pub async fn beat(&self) -> Result<(), tharos_store::Error> {
        let shared = &self.0;
        shared.know_outages().await?;
        if let Some(outage) = shared.store.beat(shared.clock.now()).await? {
            tracing::info!(seconds = (outage.ended - outage.began) / 1000, "nobody was served: no clock counts that");
            shared.outages().get_or_insert_default().push(outage);
            self.tell_all(|| Message::StoreChanged { seq: i64::MAX });
        }
        shared.store.hear_operators().await?;
        persist::store_is_back();
        Ok(())
    }

    /// A table as it is now.
    pub async fn look(&self, id: &str) -> Result<Arc<Published>, Error> {
        Ok(self.watch(id).await?.borrow().published.clone())
    }

    /// Has a command carried out; answers with the number of its last line and the table after it.
    pub async fn obey(&self, id: &str, caller: &Arc<Caller>, command: Command) -> Result<(i64, Arc<Published>), Error> {
        self.obey_from(id, caller, command, None).await
    }

    /// As [`Tables::obey`]; the named stream leaves out what the answer brings.
    pub async fn obey_from(
        &self,
        id: &str,
        caller: &Arc<Caller>,
        command: Command,
        stream: Option<String>,
    ) -> Result<(i64, Arc<Published>), Error> {
        let message = |reply| {
            let (caller, command, stream) = (caller.clone(), command.clone(), stream.clone());
            Message::Obey { caller, command, stream, reply }
        };
        self.ask(id, message).await.map(|(seq, frame)| (seq, frame.published.clone()))
    }

    /// Somebody looks at the table for as long as the result lives.
    pub fn looks(&self, id: &str, viewer: Option<Seat>) -> ViewerGuard {
        self.0.metrics.streams.add(1);
        let sender = self.sender(id);
        post(&sender, Message::Viewer { viewer, comes: true });
        ViewerGuard { shared: Arc::downgrade(&self.0), sender: sender.downgrade(), viewer }
    }

    /// The lines after a number, including those no longer in memory.
    pub async fn lines(&self, shown: &Published, after: i64, viewer: Option<Seat>) -> Result<Vec<api::Line>, Error> {
        if let Some(lines) = shown.lines(after, viewer) {
            return Ok(lines);
        }
        let table = &shown.state.doc;
        let lines = persist::lines(&self.0.store, &shown.id, after.max(0), table.seq).await?;
        let spoke = lines.iter().filter_map(|line| match &line.line {
            LogLine::Chat { person, .. } => Some(person.clone()),
            _ => None,
        });
        let mut names = self.0.people.names(&self.0.store, spoke.collect()).await;
        names.extend(shown.names.iter().map(|(id, name)| (id.clone(), name.clone())));
        Ok(lines.iter().map(|line| seen(line, Eyes::Of(viewer), table, &names)).collect())
    }

    /// Passes on what the store tells, until it is closed.
    pub async fn listen(self) {
        let mut changes = self.0.store.changes();
        while let Some(change) = changes.next().await {
            match change {
                Change::Table { id, seq } => {
                    let open = self.0.open.lock().unwrap_or_else(PoisonError::into_inner);
                    if let Some(sender) = open.get(&id) {
                        post(sender, Message::StoreChanged { seq });
                    }
                }
                Change::Person { id } => {
                    self.0.people.forget(&id);
                    self.tell_all(|| Message::Renamed { id: Some(id.clone()) });
                    let _ = self.0.news.send(Some(id));
                }
                Change::Word { table, text } => {
                    if let Some((node, word)) = PeerWord::read(&text).filter(|(node, _)| *node != self.0.node)
                        && let Some(sender) = self.0.open.lock().unwrap_or_else(PoisonError::into_inner).get(&table)
                    {
                        post(sender, Message::PeerPresence { node: node.to_owned(), word });
                    }
                }
                Change::Missed => {
                    self.0.people.forget_all();
                    self.tell_all(|| Message::StoreChanged { seq: i64::MAX });
                    self.tell_all(|| Message::Renamed { id: None });
                    let _ = self.0.news.send(None);
                }
            }
        }
    }

    fn tell_all(&self, message: impl Fn() -> Message) {
        for sender in self.0.open.lock().unwrap_or_else(PoisonError::into_inner).values() {
            post(sender, message());
        }
    }

    /// Looks after tables whose time has come: also those of a node that died.
    pub async fn look_after(&self) {
        const CLAIM: Ms = 15_000;
        let now = self.0.clock.now();
        match self.0.store.claim_due(now, now + CLAIM, 64).await {
            Ok(ids) => {
                for id in ids {
                    let _ = self.sender(&id).send(Message::Wake).await;
                }
            }
            Err(error) => drop(persist::store_error(error)),
        }
    }
}

/// Leaves a message. If the mailbox is full, somebody waits beside it until there is room.
fn post(sender: &mpsc::Sender<Message>, message: Message) {
    if let Err(TrySendError::Full(message)) = sender.try_send(message)
        && let Ok(runtime) = tokio::runtime::Handle::try_current()
    {
        let sender = sender.clone();
        runtime.spawn(async move { sender.send(message).await });
    }
}

/// Counts as a viewer of a table for as long as it lives.
pub struct ViewerGuard {
    shared: Weak<Shared>,
    sender: mpsc::WeakSender<Message>,
    viewer: Option<Seat>,
}

impl Drop for ViewerGuard {
    fn drop(&mut self) {
        if let Some(sender) = self.sender.upgrade() {
            post(&sender, Message::Viewer { viewer: self.viewer, comes: false });
        }
        if let Some(shared) = self.shared.upgrade() {
            shared.metrics.streams.add(-1);
        }
    }
}
