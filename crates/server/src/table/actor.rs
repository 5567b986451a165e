//! The task that owns an open table: the only one that changes it on this node.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::{Duration, Instant};

use tharos_rules::ids::Seat;
use tharos_rules::{Action, Offered};
use tharos_store::Appended;
use tokio::sync::{mpsc, oneshot, watch};

use super::command::{Command, Context};
use super::doc::{Line, Numbered, Sitting};
use super::keep;
use super::presence::{Lookers, Presence, Word};
use super::show::{Names, Shown};
use super::{Caller, open::Shared};
use crate::api::{Error, TablePhase};
use crate::bots::{Job, Work};

/// So many of the last lines are kept at hand.
const RECENT: usize = 32;
/// After so many lines the position is written down anew.
const SNAPSHOT_EVERY: usize = 16;
/// A table that nobody asks for is closed after this time.
const IDLE: Duration = Duration::from_secs(120);

/// How long to wait before the store is asked again after it failed.
const RETRY: Duration = Duration::from_secs(1);

pub(super) type Reply<T> = oneshot::Sender<Result<T, Error>>;

pub(super) enum Message {
    Watch {
        reply: Reply<watch::Receiver<Arc<Shown>>>,
    },
    Obey {
        caller: Arc<Caller>,
        command: Command,
        reply: Reply<(i64, Arc<Shown>)>,
    },
    /// Somebody began or ceased to look.
    Looks {
        viewer: Option<Seat>,
        comes: bool,
    },
    /// Another node says who looks there.
    Told {
        node: String,
        word: Word,
    },
    /// A bot has decided.
    Decided {
        seat: Seat,
        game_seq: i64,
        action: Action,
    },
    /// The store has lines up to this number; 0: the table has been deleted.
    Heard {
        seq: i64,
    },
    /// This person has another name; `None`: anybody may have.
    Renamed {
        id: Option<String>,
    },
    /// See whether something is due.
    Wake,
}

impl Message {
    /// Whether somebody at this node wants something of the table.
    fn is_of_here(&self) -> bool {
        matches!(self, Message::Watch { .. } | Message::Obey { .. } | Message::Looks { .. })
    }
}

pub(super) struct Actor {
    id: String,
    shared: Arc<Shared>,
    mailbox: mpsc::Receiver<Message>,
    /// To hand to bots; weak, so that it does not keep the mailbox open.
    me: mpsc::WeakSender<Message>,
    sitting: Sitting,
    recent: VecDeque<Arc<Numbered>>,
    names: Arc<Names>,
    lookers: Lookers,
    shown: watch::Sender<Arc<Shown>>,
    lines_since_snapshot: usize,
    /// The bots' decision that is being made.
    thinking: Option<i64>,
    /// A write failed and nobody knows whether it happened.
    doubtful: bool,
}

impl Actor {
    /// Opens a table and serves it until nobody wants anything of it.
    pub async fn run(
        id: String,
        shared: Arc<Shared>,
        me: mpsc::WeakSender<Message>,
        mut mailbox: mpsc::Receiver<Message>,
    ) {
        let (sitting, lines) = match open(&shared, &id).await {
            Ok(opened) => opened,
            Err(error) => {
                shared.forget(&id, &me);
                mailbox.close();
                while let Some(message) = mailbox.recv().await {
                    refuse(message, &error);
                }
                return;
            }
        };
        let lines_since_snapshot = lines.len();
        let recent: VecDeque<_> = lines.into_iter().map(Arc::new).collect();
        let shown = Arc::new(Shown::new(id.clone(), sitting.clone(), Arc::default(), Presence::default(), Vec::new()));
        let mut actor = Actor {
            id,
            shared,
            mailbox,
            me,
            sitting,
            recent,
            names: Arc::default(),
            lookers: Lookers::default(),
            shown: watch::Sender::new(shown),
            lines_since_snapshot,
            thinking: None,
            doubtful: false,
        };
        actor.shared.metrics.tables.add(1);
        actor.trim();
        actor.learn_names(true).await;
        actor.publish();
        actor.tick().await;
        actor.serve().await;
        actor.shared.metrics.tables.add(-1);
    }

    async fn serve(&mut self) {
        let mut used = Instant::now();
        loop {
            self.tell_others();
            let now = self.shared.clock.now();
            let rest =
                self.sitting.table.deadline().map(|deadline| Duration::from_millis((deadline - now).max(1) as u64));
            let wait = match (self.doubtful, rest) {
                (true, _) => RETRY,
                (false, Some(rest)) => rest.min(IDLE),
                (false, None) => IDLE,
            };
            let due = Instant::now() + wait;
            let next = self.lookers.next().map_or(due, |next| next.min(due));
            let mut given_up = false;
            match tokio::time::timeout_at(next.into(), self.mailbox.recv()).await {
                Ok(Some(message)) => {
                    if message.is_of_here() {
                        used = Instant::now();
                    }
                    self.receive(message).await;
                }
                Ok(None) => return,
                Err(_) if next < due => {}
                Err(_) => {
                    self.tick().await;
                    given_up = self.doubtful;
                }
            }
            let idle = (given_up || used.elapsed() >= IDLE) && self.thinking.is_none();
            if idle && self.shown.receiver_count() == 0 {
                break;
            }
        }
        // Whoever asks from now on opens the table again; whoever asked before still gets an answer.
        self.shared.forget(&self.id, &self.me);
        self.mailbox.close();
        while let Some(message) = self.mailbox.recv().await {
            self.receive(message).await;
        }
    }

    /// Lets the other nodes know who looks here, and forgets those of nodes that say nothing any more.
    fn tell_others(&mut self) {
        let now = Instant::now();
        if self.lookers.forget_silent(now) {
            self.publish();
        }
        if let Some(word) = self.lookers.tell(now) {
            let (shared, id) = (self.shared.clone(), self.id.clone());
            // Nobody waits for it: what is lost is told again.
            tokio::spawn(async move {
                if let Err(error) = shared.store.tell(&id, &word.write(&shared.node)).await {
                    tracing::debug!(%error, "the other nodes could not be told who looks");
                }
            });
        }
    }

    async fn receive(&mut self, message: Message) {
        match message {
            Message::Watch { reply } => {
                let known = self.catch_up_if_doubtful().await;
                let _ = reply.send(known.map(|()| self.shown.subscribe()));
            }
            Message::Obey { caller, command, reply } => {
                let seq = self.obey(&caller, &command).await;
                let _ = reply.send(seq.map(|seq| (seq, self.shown.borrow().clone())));
            }
            Message::Looks { viewer, comes } => {
                self.lookers.looks(viewer, comes);
                self.publish();
            }
            Message::Told { node, word } => {
                if self.lookers.hear(&node, word, Instant::now()) {
                    self.publish();
                }
            }
            Message::Decided { seat, game_seq, action } => {
                self.thinking = None;
                self.decided(seat, game_seq, action).await;
                // If it could not be stored, the bot is asked again once the store is back.
                if !self.doubtful {
                    self.think();
                }
            }
            Message::Heard { seq } => {
                if seq != 0 && seq <= self.sitting.table.seq {
                    return;
                }
                if let Err(error) = self.reload().await {
                    tracing::debug!(%error, "news of a table could not be read");
                }
            }
            Message::Renamed { id } => {
                if id.is_none_or(|id| self.names.contains_key(&id)) {
                    self.learn_names(true).await;
                    self.publish();
                }
            }
            Message::Wake => self.tick().await,
        }
    }

    /// Carries out a command: on a copy, then in the store, then for everybody to see.
    async fn obey(&mut self, caller: &Caller, command: &Command) -> Result<i64, Error> {
        self.catch_up_if_doubtful().await?;
        let key = command.key();
        // A file has no other node that could know more than we do.
        let mut looked = !self.shared.store.is_shared();
        loop {
            let mut next = self.sitting.clone();
            let history = match command.needs_history() {
                true => keep::history(&self.shared.store, &self.id, self.sitting.table.seq).await?,
                false => None,
            };
            let context = Context {
                now: self.shared.clock.now(),
                caller,
                presence: self.lookers.all(),
                history: history.as_ref(),
            };
            match next.obey(command, &context) {
                Ok(lines) => match self.commit(next, lines, key.clone()).await? {
                    Some(seq) => return Ok(seq),
                    // Another node was first. If the command still makes sense now, it is carried out now.
                    None => continue,
                },
                // Perhaps the caller has seen at another node what has not been heard of here yet.
                Err(_) if !looked => {
                    looked = true;
                    self.reload().await?;
                }
                // Perhaps it was carried out before, and only the answer was lost.
                Err(error) => match &key {
                    Some(key) => {
                        let answered = self.shared.store.answered(&self.id, key).await.map_err(keep::away)?;
                        return answered.ok_or(error);
                    }
                    None => return Err(error),
                },
            }
        }
    }

    async fn decided(&mut self, seat: Seat, game_seq: i64, action: Action) {
        let now = self.shared.clock.now();
        let mut next = self.sitting.clone();
        let mut lines = next.bot_plays(seat, game_seq, action, now);
        if let Err(Error::Refused(refusal)) = &lines {
            // It would decide the same again and again.
            tracing::error!(%refusal, ?action, "a bot decided what is not legal");
            next = self.sitting.clone();
            let legal = next.running.as_ref().and_then(|running| running.state().offers().first().map(Offered::first));
            lines = next.bot_plays(seat, game_seq, legal.unwrap_or(action), now);
        }
        if let Ok(lines) = lines {
            self.shared.metrics.bot_decisions.add(1);
            let _ = self.commit(next, lines, None).await;
        }
    }

    /// Does what is due: a clock that has run out, a bot that must decide.
    async fn tick(&mut self) {
        if self.catch_up_if_doubtful().await.is_err() {
            return;
        }
        let mut next = self.sitting.clone();
        if let Some(lines) = next.flag(self.shared.clock.now()) {
            let _ = self.commit(next, lines, None).await;
        }
        self.think();
    }

    /// Lets the bot think that is asked, if one is.
    fn think(&mut self) {
        let table = &self.sitting.table;
        let (Some((seat, level)), Some(running)) = (table.bot_asked(), &self.sitting.running) else { return };
        if self.thinking == Some(table.game_seq) || table.phase != TablePhase::Running {
            return;
        }
        let game_seq = table.game_seq;
        let me = self.me.clone();
        let work = Work::Decide {
            level: level.into(),
            answer: Box::new(move |action| {
                if let Some(me) = me.upgrade() {
                    let _ = me.blocking_send(Message::Decided { seat, game_seq, action });
                }
            }),
        };
        let view = running.state().view(Some(seat));
        let seed = crate::bots::seed(&table.seed, running.entries(), seat);
        self.thinking = Some(game_seq);
        self.shared.bots.submit(Job { table: self.id.clone(), view, seed, work });
    }

    /// Writes a change down and shows it. `None`: somebody else was first, and the table is up to date again.
    async fn commit(&mut self, next: Sitting, lines: Vec<Line>, key: Option<String>) -> Result<Option<i64>, Error> {
        let expected = self.sitting.table.seq;
        let members = keep::members(&next.table);
        let members = (members != keep::members(&self.sitting.table)).then_some(members);
        let goes_back = lines.iter().any(|line| matches!(line, Line::Undone { .. } | Line::Started { .. }));
        let with_snapshot = goes_back
            || self.lines_since_snapshot + lines.len() >= SNAPSHOT_EVERY
            || next.table.phase != self.sitting.table.phase;
        let append = keep::append(&next, &lines, key, members, with_snapshot);
        let at = append.at;
        match self.shared.store.append(&self.id, expected, append).await {
            Ok(Appended::Done { seq }) => {
                self.lines_since_snapshot = if with_snapshot { 0 } else { self.lines_since_snapshot + lines.len() };
                self.shared.metrics.lines.add(lines.len() as i64);
                self.sitting = next;
                let numbered = (expected + 1..).zip(lines).map(|(seq, line)| Arc::new(Numbered { seq, at, line }));
                self.recent.extend(numbered);
                self.trim();
                self.learn_names(false).await;
                self.publish();
                self.think();
                Ok(Some(seq))
            }
            Ok(Appended::Repeated { seq }) => Ok(Some(seq)),
            Ok(Appended::Conflict { .. }) => {
                self.reload().await?;
                Ok(None)
            }
            Ok(Appended::CodeTaken) => Err(Error::Internal),
            Ok(Appended::NoTable) => Err(Error::NoTable),
            Err(error) => {
                self.doubtful = true;
                Err(keep::away(error))
            }
        }
    }

    async fn catch_up_if_doubtful(&mut self) -> Result<(), Error> {
        if self.doubtful { self.reload().await } else { Ok(()) }
    }

    /// Reads what others have written.
    async fn reload(&mut self) -> Result<(), Error> {
        let (sitting, lines) = match open(&self.shared, &self.id).await {
            Ok(opened) => opened,
            Err(error) => {
                if matches!(error, Error::NoTable) && self.sitting.table.phase != TablePhase::Closed {
                    self.sitting.table.phase = TablePhase::Closed;
                    self.publish();
                }
                self.doubtful = true;
                return Err(error);
            }
        };
        self.doubtful = false;
        if sitting.table.seq == self.sitting.table.seq {
            self.think();
            return Ok(());
        }
        let known = self.sitting.table.seq;
        self.lines_since_snapshot = lines.len();
        self.sitting = sitting;
        let has_gap = lines.first().is_none_or(|line| line.seq > known + 1);
        let new = match has_gap {
            true => keep::lines(&self.shared.store, &self.id, known, self.sitting.table.seq).await?,
            false => lines,
        };
        self.recent.extend(new.into_iter().filter(|line| line.seq > known).map(Arc::new));
        self.trim();
        self.learn_names(false).await;
        self.publish();
        self.think();
        Ok(())
    }

    fn trim(&mut self) {
        while self.recent.len() > RECENT {
            self.recent.pop_front();
        }
    }

    /// Finds out the names of all whom the table or its last lines mention; of those known already only if `anew`.
    async fn learn_names(&mut self, anew: bool) {
        let seated = self.sitting.table.chairs.iter().filter_map(|chair| chair.sitter.person());
        let spoke = self.recent.iter().filter_map(|line| match &line.line {
            Line::Chat { person, .. } => Some(person.as_str()),
            _ => None,
        });
        let unknown: Vec<String> =
            seated.chain(spoke).filter(|id| anew || !self.names.contains_key(*id)).map(str::to_owned).collect();
        if unknown.is_empty() {
            return;
        }
        let found = self.shared.people.names(&self.shared.store, unknown).await;
        Arc::make_mut(&mut self.names).extend(found);
    }

    fn publish(&self) {
        self.shown.send_replace(Arc::new(Shown::new(
            self.id.clone(),
            self.sitting.clone(),
            self.names.clone(),
            self.lookers.all(),
            self.recent.iter().cloned().collect(),
        )));
    }
}

/// Reads a table. If the machine's clock was set back since it was written, whoever is asked is asked from now on:
/// otherwise the clocks of the players would stand still until the old time is reached again.
async fn open(shared: &Shared, id: &str) -> Result<(Sitting, Vec<Numbered>), Error> {
    let (mut sitting, lines) = keep::open(&shared.store, id).await?;
    sitting.table.asked_at = sitting.table.asked_at.min(shared.clock.now());
    Ok((sitting, lines))
}

fn refuse(message: Message, error: &Error) {
    match message {
        Message::Watch { reply } => drop(reply.send(Err(error.clone()))),
        Message::Obey { reply, .. } => drop(reply.send(Err(error.clone()))),
        _ => {}
    }
}
