//! The task that owns an open table: the only one that changes it on this node.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::{Duration, Instant};

use tharos_rules::ids::Seat;
use tharos_rules::{Action, Offered};
use tharos_store::Appended;
use tharos_table::{BotTurn, Caller, Command, Context, LogLine, Logged, Names, Presence, Published, TableState};
use tokio::sync::{mpsc, oneshot, watch};

use super::frame::Frame;
use super::persist;
use super::presence::{PeerWord, Viewers};
use super::registry::Shared;
use crate::api::{Error, TableError, TablePhase};
use crate::bots::{Job, Work};
use crate::told;

/// How many of the last lines stay in memory.
const RECENT: usize = 32;
/// A snapshot of the position is stored after this many lines.
const SNAPSHOT_EVERY: usize = 16;
/// A table that nobody uses is closed after this time.
const IDLE: Duration = Duration::from_secs(120);

/// How long to wait after the store failed before trying it again.
const RETRY: Duration = Duration::from_secs(1);

pub(super) type Reply<T> = oneshot::Sender<Result<T, Error>>;

pub(super) enum Message {
    Watch {
        /// Reload first: the caller may have seen a newer state on another node.
        anew: bool,
        reply: Reply<watch::Receiver<Arc<Frame>>>,
    },
    Obey {
        caller: Arc<Caller>,
        command: Command,
        /// The stream of the page that sent the command.
        stream: Option<String>,
        reply: Reply<(i64, Arc<Frame>)>,
    },
    /// Somebody began or ceased to watch.
    Viewer { viewer: Option<Seat>, comes: bool },
    /// Another node says who is watching there.
    PeerPresence { node: String, word: PeerWord },
    /// A bot has decided.
    Decided { seat: Seat, game_seq: i64, action: Action },
    /// The store has lines up to this number; 0: the table has been deleted.
    StoreChanged { seq: i64 },
    /// This person has another name; `None`: anybody may have.
    Renamed { id: Option<String> },
    /// See whether something is due.
    Wake,
}

impl Message {
    /// Whether somebody at this node wants something of the table.
    fn is_of_here(&self) -> bool {
        matches!(self, Message::Watch { .. } | Message::Obey { .. } | Message::Viewer { .. })
    }
}

pub(super) struct Actor {
    id: String,
    shared: Arc<Shared>,
    mailbox: mpsc::Receiver<Message>,
    /// To hand to bots; weak, so that it does not keep the mailbox open.
    me: mpsc::WeakSender<Message>,
    state: TableState,
    recent: VecDeque<Arc<Logged>>,
    names: Arc<Names>,
    viewers: Viewers,
    frames: watch::Sender<Arc<Frame>>,
    lines_since_snapshot: usize,
    /// The stream of the page whose command is being carried out.
    caused_by: Option<String>,
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
        let (state, lines) = match open(&shared, &id).await {
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
        let now = shared.clock.now();
        let first = Published::new(id.clone(), state.clone(), Arc::default(), Presence::default(), Vec::new(), now);
        let frames = watch::Sender::new(Frame::new(first, 0, None));
        let mut actor = Actor {
            id,
            shared,
            mailbox,
            me,
            state,
            recent,
            names: Arc::default(),
            viewers: Viewers::default(),
            frames,
            lines_since_snapshot,
            caused_by: None,
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
            let due = self.state.due(&self.viewers.all());
            let rest = due.map(|due| Duration::from_millis((due - now).max(1) as u64));
            let wait = match (self.doubtful, rest) {
                (true, _) => RETRY,
                (false, Some(rest)) => rest.min(IDLE),
                (false, None) => IDLE,
            };
            let due = Instant::now() + wait;
            let next = self.viewers.next().map_or(due, |next| next.min(due));
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
            if idle && self.frames.receiver_count() == 0 {
                break;
            }
        }
        // Later requests open the table again; those already in the mailbox still get an answer.
        self.shared.forget(&self.id, &self.me);
        self.mailbox.close();
        while let Some(message) = self.mailbox.recv().await {
            self.receive(message).await;
        }
    }

    /// Announces the viewers here to the other nodes, and forgets those of nodes that have gone silent.
    fn tell_others(&mut self) {
        let now = Instant::now();
        if self.viewers.forget_silent(now) {
            self.publish();
        }
        if let Some(word) = self.viewers.tell(now) {
            let (shared, id) = (self.shared.clone(), self.id.clone());
            // Fire and forget: a lost announcement is repeated.
            tokio::spawn(async move {
                if let Err(error) = shared.store.tell(&id, &word.write(&shared.node)).await {
                    tracing::debug!(%error, "the other nodes could not be told who looks");
                }
            });
        }
    }

    async fn receive(&mut self, message: Message) {
        match message {
            Message::Watch { anew, reply } => {
                // A file has no other node that could know more than we do.
                let store = &self.shared.store;
                let may_be_behind = store.is_shared() && (anew || !store.is_listening());
                let known = if may_be_behind { self.reload().await } else { self.catch_up_if_doubtful().await };
                let _ = reply.send(known.map(|()| self.frames.subscribe()));
            }
            Message::Obey { caller, command, stream, reply } => {
                self.caused_by = stream;
                let seq = self.obey(&caller, &command).await;
                self.caused_by = None;
                let _ = reply.send(seq.map(|seq| (seq, self.frames.borrow().clone())));
            }
            Message::Viewer { viewer, comes } => {
                self.viewers.looks(viewer, comes);
                self.publish();
                // A table of bots plays only while somebody watches.
                self.think();
            }
            Message::PeerPresence { node, word } => {
                if self.viewers.hear(&node, word, Instant::now()) {
                    self.publish();
                    self.think();
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
            Message::StoreChanged { seq } => {
                if seq != 0 && seq <= self.state.doc.seq {
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
            let mut next = self.state.clone();
            let history = match command.needs_history() {
                true => persist::history(&self.shared.store, &self.id, self.state.doc.seq).await?,
                false => None,
            };
            let context = Context {
                now: self.shared.clock.now(),
                caller,
                presence: self.viewers.all(),
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
                // Perhaps it was carried out before, and only the answer was lost: the caller must have been allowed to.
                Err(error) => match &key {
                    Some(key) if command.seat().is_some_and(|seat| self.state.own(seat, caller).is_ok()) => {
                        let answered = self.shared.store.answered(&self.id, key).await.map_err(persist::store_error)?;
                        return answered.ok_or(error.into());
                    }
                    _ => return Err(error.into()),
                },
            }
        }
    }

    async fn decided(&mut self, seat: Seat, game_seq: i64, action: Action) {
        let now = self.shared.clock.now();
        let mut next = self.state.clone();
        let mut lines = next.bot_plays(seat, game_seq, action, now);
        if let Err(TableError::Refused(refusal)) = &lines {
            // It would decide the same again and again.
            tracing::error!(%refusal, ?action, "a bot decided what is not legal");
            next = self.state.clone();
            let legal = next.game.as_ref().and_then(|game| game.state().offers().first().map(Offered::first));
            lines = next.bot_plays(seat, game_seq, legal.unwrap_or(action), now);
        }
        if let Ok(lines) = lines {
            self.shared.metrics.bot_decisions.add(1);
            let _ = self.commit(next, lines, None).await;
        }
    }

    /// Does what is due: a question with one answer, a clock that has run out, a bot that must decide.
    async fn tick(&mut self) {
        if self.catch_up_if_doubtful().await.is_err() {
            return;
        }
        let mut next = self.state.clone();
        if let Some(lines) = next.tick(self.shared.clock.now(), &self.viewers.all()) {
            let _ = self.commit(next, lines, None).await;
        }
        self.think();
    }

    /// Lets the bot think that is asked, if one is.
    fn think(&mut self) {
        let Some(BotTurn { thought, level, game_seq }) = self.state.bot_turn(&self.viewers.all()) else { return };
        if self.thinking == Some(game_seq) {
            return;
        }
        let (me, seat) = (self.me.clone(), thought.seat);
        let work = Work::Decide {
            level,
            answer: Box::new(move |action| {
                if let Some(me) = me.upgrade() {
                    let _ = me.blocking_send(Message::Decided { seat, game_seq, action });
                }
            }),
        };
        self.thinking = Some(game_seq);
        let urgent = self.viewers.all().seats.iter().any(|&looking| looking > 0);
        self.shared.bots.submit(Job { table: self.id.clone(), urgent, view: thought.view, seed: thought.seed, work });
    }

    /// Writes a change down and shows it. `None`: somebody else was first, and the table is up to date again.
    async fn commit(
        &mut self,
        next: TableState,
        lines: Vec<LogLine>,
        key: Option<String>,
    ) -> Result<Option<i64>, Error> {
        let expected = self.state.doc.seq;
        let members = persist::members(&next.doc);
        let members = (members != persist::members(&self.state.doc)).then_some(members);
        let goes_back = lines.iter().any(|line| matches!(line, LogLine::Undone { .. } | LogLine::Started { .. }));
        let with_snapshot = goes_back
            || self.lines_since_snapshot + lines.len() >= SNAPSHOT_EVERY
            || next.doc.phase != self.state.doc.phase;
        let mut append = persist::append(&next, &lines, key, members, with_snapshot);
        append.causes = told::causes(&self.state.doc, &next.doc, &lines, self.shared.turn_after);
        let at = append.at;
        match self.shared.store.append(&self.id, expected, append).await {
            Ok(Appended::Done { seq }) => {
                self.lines_since_snapshot = if with_snapshot { 0 } else { self.lines_since_snapshot + lines.len() };
                self.shared.metrics.lines.add(lines.len() as i64);
                self.state = next;
                let is_silent = lines.is_empty();
                self.state.doc.silent += i64::from(is_silent);
                let numbered = (expected + 1..).zip(lines).map(|(seq, line)| Arc::new(Logged { seq, at, line }));
                self.recent.extend(numbered);
                self.trim();
                self.learn_names(false).await;
                if is_silent {
                    self.publish_silently()
                } else {
                    self.publish()
                }
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
                Err(persist::store_error(error))
            }
        }
    }

    async fn catch_up_if_doubtful(&mut self) -> Result<(), Error> {
        if self.doubtful { self.reload().await } else { Ok(()) }
    }

    /// Reads what others have written.
    async fn reload(&mut self) -> Result<(), Error> {
        let (state, lines) = match open(&self.shared, &self.id).await {
            Ok(opened) => opened,
            Err(error) => {
                if matches!(error, Error::NoTable) && self.state.doc.phase != TablePhase::Closed {
                    self.state.doc.phase = TablePhase::Closed;
                    self.publish();
                }
                self.doubtful = true;
                return Err(error);
            }
        };
        self.doubtful = false;
        if state.doc.seq == self.state.doc.seq {
            if state.doc.silent > self.state.doc.silent {
                self.state = state;
                self.publish_silently();
                return Ok(());
            }
            // Nobody was served for a while: the clock goes on from there.
            if state.doc.asked_at > self.state.doc.asked_at {
                self.state = state;
                self.publish();
            }
            self.think();
            return Ok(());
        }
        let known = self.state.doc.seq;
        self.lines_since_snapshot = lines.len();
        self.state = state;
        let has_gap = lines.first().is_none_or(|line| line.seq > known + 1);
        let new = match has_gap {
            true => persist::lines(&self.shared.store, &self.id, known, self.state.doc.seq).await?,
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

    /// Looks up the names of the people at the table and in its last lines: all of them if `anew`, otherwise those not known
    /// yet.
    async fn learn_names(&mut self, anew: bool) {
        let seated = self.state.doc.chairs.iter().filter_map(|chair| chair.occupant.person());
        let spoke = self.recent.iter().filter_map(|line| match &line.line {
            LogLine::Chat { person, .. } => Some(person.as_str()),
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
        self.frames.send_modify(|frame| self.next_frame(frame));
    }

    /// Publishes a frame without waking the streams: the change is secret to one seat, whose page has it in the response
    /// already.
    fn publish_silently(&self) {
        self.frames.send_if_modified(|frame| {
            self.next_frame(frame);
            false
        });
    }

    fn next_frame(&self, frame: &mut Arc<Frame>) {
        let recent = self.recent.iter().cloned().collect();
        let (state, names, now) = (self.state.clone(), self.names.clone(), self.shared.clock.now());
        let published = Published::new(self.id.clone(), state, names, self.viewers.all(), recent, now);
        let since = frame.published.state.doc.seq;
        *frame = Frame::new(published.after(&frame.published), since, self.caused_by.clone());
    }
}

/// Reads a table. Time when no server ran is nobody's. If the machine's clock was set back since the table was written, the
/// clock of the player to move starts now: otherwise it would stand still until the old time is reached again.
async fn open(shared: &Shared, id: &str) -> Result<(TableState, Vec<Logged>), Error> {
    let (mut state, lines) = persist::open(&shared.store, id).await?;
    let unserved = shared.unserved_since(state.doc.updated).await;
    state.doc.give_back(unserved);
    state.doc.asked_at = state.doc.asked_at.min(shared.clock.now());
    Ok((state, lines))
}

fn refuse(message: Message, error: &Error) {
    match message {
        Message::Watch { reply, .. } => drop(reply.send(Err(error.clone()))),
        Message::Obey { reply, .. } => drop(reply.send(Err(error.clone()))),
        _ => {}
    }
}
