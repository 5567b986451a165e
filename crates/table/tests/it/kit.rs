//! Tables without a server.

use std::sync::Arc;

use tharos_rules::ids::Seat;
use tharos_rules::{Action, Ask, Done, Entry, Fast, Random, Seed, Step};
use tharos_table::api::{
    Answers, CastVote, Level, NewTable, OwnAnswers, SeatWish, Settings, Sit, TableChange, TablePhase, VoteAbout,
};
use tharos_table::{
    Caller, Command, Context, Error, History, LogLine, Logged, Ms, Presence, TableState, info, new_table,
};

pub fn ann() -> Caller {
    Caller::new("ann")
}

pub fn context(caller: &Caller, now: Ms) -> Context<'_> {
    Context { now, caller, presence: Presence::default(), history: None }
}

/// A game of people on one device, so that one caller decides for all seats.
pub fn table(seats: usize, seed: u8, settings: Settings) -> TableState {
    let seat = |number: usize| match number {
        0 => SeatWish::Me { guild: None },
        _ => SeatWish::Device { name: format!("Guest {number}"), guild: None },
    };
    let wish = NewTable { seats: (0..seats).map(seat).collect(), settings, contribution: None };
    new_table(&wish, "ABCDEF".into(), Seed([seed; 32]), &ann(), 1000).expect("a table").0
}

pub fn play(table: &mut TableState, choose: impl FnOnce(usize) -> usize, now: Ms) -> Result<Vec<LogLine>, Error> {
    let seat = table.doc.asked.expect("somebody is asked");
    let legal = table.game.as_ref().expect("a game").state().legal();
    let (action, seq) = (legal[choose(legal.len())], table.doc.seq);
    table.obey(&Command::Play { seat, seq, key: format!("k{seq}"), action, answers: None }, &context(&ann(), now))
}

pub fn ask(table: &TableState) -> Option<Ask> {
    match table.game.as_ref()?.state().table.step {
        Step::Ask { ask, .. } => Some(ask),
        _ => None,
    }
}

pub fn entries(table: &TableState) -> usize {
    table.game.as_ref().expect("a game").entries()
}

/// Plays at random to the end; before every decision `look` sees the table, and may let it answer itself.
pub fn random_game(seats: usize, seed: u8, mut look: impl FnMut(&mut TableState, &mut Ms) -> bool) -> TableState {
    let mut random = Fast::new(u64::from(seed));
    let mut table = table(seats, seed, Settings::default());
    let mut now = 2000;
    while table.doc.phase == TablePhase::Running {
        now += 10;
        if !look(&mut table, &mut now) {
            play(&mut table, |count| random.below(count as u32) as usize, now).expect("a legal decision");
        }
    }
    table
}

/// A table with its log and its time, as a server keeps it. Ann, Bob and Cem sit at the first seats, everybody looks.
pub struct Room {
    pub table: TableState,
    pub now: Ms,
    pub looking: Presence,
    log: Vec<Logged>,
    random: Fast,
}

const PEOPLE: [&str; 3] = ["ann", "bob", "cem"];

impl Room {
    pub fn new(people: usize, bots: usize, settings: Settings, seed: u8) -> Self {
        let seat = |number: usize| match number {
            0 => SeatWish::Me { guild: None },
            _ if number < people => SeatWish::Open { guild: None },
            _ => SeatWish::Bot { level: Level::Apprentice, guild: None },
        };
        let wish = NewTable { seats: (0..people + bots).map(seat).collect(), settings, contribution: None };
        let (table, lines) = new_table(&wish, "ABCDEF".into(), Seed([seed; 32]), &ann(), 1000).expect("a table");
        let mut looking = Presence::default();
        looking.seats[..people].fill(1);
        let random = Fast::new(u64::from(seed));
        let mut room = Room { table, now: 1000, looking, log: Vec::new(), random };
        room.note(&lines);
        for seat in 1..people {
            room.obey(seat as Seat, Command::Sit(Sit::default()));
        }
        room
    }

    fn note(&mut self, lines: &[LogLine]) {
        let seq = self.log.len() as i64;
        let logged = (seq + 1..).zip(lines).map(|(seq, line)| Logged { seq, at: self.now, line: line.clone() });
        self.log.extend(logged);
        assert_eq!(self.log.len() as i64, self.table.doc.seq);
    }

    /// The same room once more.
    pub fn again(&self) -> Room {
        Room {
            table: self.table.clone(),
            now: self.now,
            looking: self.looking,
            log: self.log.clone(),
            random: self.random.clone(),
        }
    }

    pub fn lines(&self) -> Vec<Arc<Logged>> {
        self.log.iter().cloned().map(Arc::new).collect()
    }

    /// All decisions so far.
    pub fn decisions(&self) -> Vec<Action> {
        let of = |line: &Logged| match line.line {
            LogLine::Entry(Done { entry: Entry::Action { action, .. }, .. }) => Some(action),
            _ => None,
        };
        self.log.iter().filter_map(of).collect()
    }

    pub fn history(&self) -> Option<History> {
        History::of(self.log.iter().cloned())
    }

    pub fn line(&self, seq: i64) -> &LogLine {
        &self.log[seq as usize - 1].line
    }

    /// Tries a command of the person of this seat on a copy, as a server does.
    pub fn attempt(&mut self, seat: Seat, command: &Command) -> Result<Vec<LogLine>, Error> {
        let caller = Caller::new(PEOPLE[usize::from(seat)]);
        let (mut next, history) = (self.table.clone(), self.history());
        let context = Context { now: self.now, caller: &caller, presence: self.looking, history: history.as_ref() };
        let lines = next.obey(command, &context)?;
        self.table = next;
        self.note(&lines);
        Ok(lines)
    }

    /// What changed at the table by a command, besides the game.
    pub fn obey(&mut self, seat: Seat, command: Command) -> Vec<TableChange> {
        changes(&self.attempt(seat, &command).expect("a possible command"))
    }

    /// Waits until the table has something to do, and lets it.
    pub fn wait(&mut self) -> Vec<TableChange> {
        self.now = self.table.due(&self.looking).expect("something is due").max(self.now);
        let lines = self.table.tick(self.now, &self.looking).expect("it is due");
        self.note(&lines);
        changes(&lines)
    }

    pub fn asked(&self) -> Seat {
        self.table.doc.asked.expect("somebody is asked")
    }

    pub fn clock(&self, seat: Seat) -> Ms {
        self.table.doc.chairs[usize::from(seat)].clock_ms.expect("a clock")
    }

    pub fn vote(&mut self, seat: Seat, about: VoteAbout, yes: bool) -> Vec<TableChange> {
        self.obey(seat, Command::Vote(CastVote { about, seat: None, yes }))
    }

    /// The person or bot that is asked decides at random.
    pub fn decide(&mut self) {
        let legal = self.table.game.as_ref().expect("a game").state().legal();
        let action = legal[self.random.below(legal.len() as u32) as usize];
        self.decide_on(action, None);
    }

    pub fn decide_on(&mut self, action: Action, answers: Option<Answers>) {
        if let Some(turn) = self.table.bot_turn(&self.looking) {
            let lines = self.table.bot_plays(turn.thought.seat, turn.game_seq, action, self.now);
            self.note(&lines.expect("a legal decision"));
        } else {
            let (seat, seq) = (self.asked(), self.table.doc.seq);
            self.obey(seat, Command::Play { seat, seq, key: format!("k{seq}"), action, answers });
        }
    }

    pub fn undo(&mut self, seat: Seat) {
        let seq = self.table.doc.seq;
        self.obey(seat, Command::Undo { seat, seq, key: format!("k{seq}"), steps: 1 });
    }

    pub fn ask_undo(&mut self, seat: Seat, goes: usize) -> Vec<TableChange> {
        self.obey(seat, Command::AskUndo { seat, seq: self.table.doc.seq, goes })
    }

    /// Plays on, a second for every decision, until this holds.
    pub fn play_until(&mut self, holds: impl Fn(&Room) -> bool) {
        while !holds(self) {
            assert_eq!(self.table.doc.phase, TablePhase::Running, "it never happened");
            self.now += 1000;
            self.decide();
        }
    }

    /// Somebody begins a go and can choose.
    pub fn play_to_a_go(&mut self, seat: Seat) {
        self.play_until(|room| {
            let state = room.table.game.as_ref().expect("a game").state();
            room.table.doc.asked == Some(seat) && state.table.begins_go() && state.legal().len() > 5
        });
    }

    pub fn seat(&self, seat: Seat) -> tharos_table::api::Seat {
        let names = PEOPLE.iter().map(|id| ((*id).to_owned(), id.to_uppercase())).collect();
        let caller = Caller::new("somebody");
        info("id", &self.table.doc, Some(&caller), &names, self.looking, self.now).seats[usize::from(seat)].clone()
    }

    /// What the person who sits there sees of the own answers; nobody else sees them.
    pub fn own_answers(&self, seat: Seat) -> OwnAnswers {
        let seen_by = |person: &&str| {
            let caller = Caller::new(*person);
            let shown = info("id", &self.table.doc, Some(&caller), &Default::default(), self.looking, self.now);
            shown.seats[usize::from(seat)].answers
        };
        let seen: Vec<OwnAnswers> = PEOPLE.iter().filter_map(seen_by).collect();
        assert_eq!(seen.len(), 1, "one person sees them");
        seen[0]
    }

    pub fn state(&self) -> tharos_rules::State {
        *self.table.game.as_ref().expect("a game").state()
    }
}

fn changes(lines: &[LogLine]) -> Vec<TableChange> {
    let what = |line: &LogLine| if let LogLine::Table { what, .. } = line { Some(*what) } else { None };
    lines.iter().filter_map(what).collect()
}
