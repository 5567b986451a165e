//! Before the game: who sits where, and how it begins.

use tharos_rules::ids::{Guild, MAX_SEATS, Seat};
use tharos_rules::{Data, GameRecord, RULES_VERSION, Seed, Seeds, begin};

use super::Caller;
use super::command::Context;
use super::doc::{Chair, Line, Sitter, Sitting, Table};
use crate::api::{ClockRule, Error, NewTable, SeatWish, Settings, Sit, StartWhen, TablePhase, What};
use crate::clock::Ms;
use crate::words;

/// A table that nobody has seen yet, with its first lines.
pub fn new_table(
    wish: &NewTable,
    code: String,
    seed: Seed,
    caller: &Caller,
    now: Ms,
) -> Result<(Sitting, Vec<Line>), Error> {
    if !(1..=MAX_SEATS).contains(&wish.seats.len()) {
        return Err(Error::BadRequest("a table has 1 to 4 seats".into()));
    }
    if wish.seats.iter().filter(|wish| matches!(wish, SeatWish::Me { .. })).count() > 1 {
        return Err(Error::BadRequest("one seat at most can be `me`".into()));
    }
    check_settings(&wish.settings)?;
    let guilds = guilds(&wish.seats)?;
    let chairs = wish.seats.iter().zip(guilds).map(|(wish, guild)| Ok(Chair::new(guild, sitter(wish, caller)?)));
    let mut sitting = Sitting {
        table: Table {
            code: Some(code),
            phase: TablePhase::Waiting,
            host: caller.id().to_owned(),
            chairs: chairs.collect::<Result<_, Error>>()?,
            settings: wish.settings,
            rules: RULES_VERSION,
            seed,
            commitment: seed.commitment(),
            created: now,
            updated: now,
            seq: 0,
            game_seq: 0,
            round: 0,
            turn: 0,
            asked: None,
            asked_at: now,
            votes: Vec::new(),
            next: None,
            result: None,
            hash: None,
        },
        running: None,
    };
    let own = sitting.seats_of(caller);
    // Whoever only looks on has nothing to add.
    if let (Some(text), Some(&seat)) = (&wish.contribution, own.first()) {
        sitting.table.chairs[usize::from(seat)].contribution = Some(contribution(text)?);
    }
    let mut lines: Vec<Line> = own.iter().map(|&seat| Line::table(What::Sat, Some(seat))).collect();
    if lines.is_empty() {
        lines.push(Line::table(What::Changed, None));
    }
    lines.extend(sitting.start_if_full(now)?);
    sitting.count(&lines, now);
    Ok((sitting, lines))
}

pub fn contribution(text: &str) -> Result<Seed, Error> {
    text.parse().map_err(|error| Error::BadRequest(format!("contribution: {error}")))
}

fn check_settings(settings: &Settings) -> Result<(), Error> {
    const LONGEST: u32 = 60 * 60 * 24 * 30;
    let right = match settings.clock {
        ClockRule::None => true,
        ClockRule::Move { seconds } => (5..=LONGEST).contains(&seconds),
        ClockRule::Budget { seconds, refill } => (30..=LONGEST).contains(&seconds) && refill <= LONGEST,
    };
    if right { Ok(()) } else { Err(Error::BadRequest("no clock runs like this".into())) }
}

/// Wishes first, then what is free in the order of the guilds.
fn guilds(wishes: &[SeatWish]) -> Result<Vec<Guild>, Error> {
    let wished: Vec<Guild> = wishes.iter().filter_map(SeatWish::guild).collect();
    if wished.iter().enumerate().any(|(i, guild)| wished[..i].contains(guild)) {
        return Err(Error::BadRequest("a guild is wished for twice".into()));
    }
    let mut free = Guild::ALL.iter().filter(|guild| !wished.contains(guild));
    Ok(wishes.iter().filter_map(|wish| wish.guild().or_else(|| free.next().copied())).collect())
}

fn sitter(wish: &SeatWish, caller: &Caller) -> Result<Sitter, Error> {
    let id = caller.id().to_owned();
    Ok(match wish {
        SeatWish::Me { .. } => Sitter::Person { id },
        SeatWish::Device { name, .. } => Sitter::Device { id, name: words::name(name)? },
        SeatWish::Bot { level, .. } => Sitter::Bot { level: *level },
        SeatWish::Open { .. } => Sitter::Open,
    })
}

impl Sitting {
    pub(super) fn sit(&mut self, sit: &Sit, context: &Context<'_>) -> Result<Vec<Line>, Error> {
        self.waits()?;
        let caller = context.caller;
        let is_open = |chair: &Chair| chair.sitter == Sitter::Open;
        let chairs = &mut self.table.chairs;
        let seat = match sit.seat {
            Some(seat) => usize::from(seat),
            None => chairs.iter().position(is_open).ok_or(Error::SeatTaken)?,
        };
        let chair = chairs.get(seat).ok_or_else(|| Error::BadRequest("there is no such seat".into()))?;
        let contribution = sit.contribution.as_deref().map(contribution).transpose()?;
        let mut lines = Vec::new();
        if is_open(chair) {
            let is_me = |chair: &Chair| matches!(&chair.sitter, Sitter::Person { id } if caller.is(id));
            if let Some(before) = chairs.iter().position(is_me) {
                stand_up(&mut chairs[before]);
                lines.push(Line::table(What::Stood, Some(before as Seat)));
            }
            chairs[seat].sitter = Sitter::Person { id: caller.id().to_owned() };
            lines.push(Line::table(What::Sat, Some(seat as Seat)));
        } else if chair.sitter.person().is_some_and(|id| caller.is(id)) {
            lines.push(Line::table(What::Changed, Some(seat as Seat)));
        } else {
            return Err(Error::SeatTaken);
        }
        if contribution.is_some() {
            chairs[seat].contribution = contribution;
        }
        self.take_guild(seat, sit.guild)?;
        lines.extend(self.start_if_full(context.now)?);
        Ok(lines)
    }

    /// Bots and open seats give way; people keep their guild.
    fn take_guild(&mut self, seat: usize, wish: Option<Guild>) -> Result<(), Error> {
        let Some(guild) = wish else { return Ok(()) };
        let chairs = &mut self.table.chairs;
        if let Some(other) = chairs.iter().position(|chair| chair.guild == guild)
            && other != seat
        {
            if chairs[other].sitter.person().is_some() {
                return Err(Error::SeatTaken);
            }
            chairs[other].guild = chairs[seat].guild;
        }
        chairs[seat].guild = guild;
        Ok(())
    }

    pub(super) fn stand(&mut self, caller: &Caller) -> Result<Vec<Line>, Error> {
        self.waits()?;
        let own = self.seats_of(caller);
        if own.is_empty() {
            return Err(Error::NotYours);
        }
        Ok(own.into_iter().map(|seat| self.free(seat)).collect())
    }

    fn free(&mut self, seat: Seat) -> Line {
        stand_up(&mut self.table.chairs[usize::from(seat)]);
        Line::table(What::Stood, Some(seat))
    }

    pub(super) fn kick(&mut self, seat: Seat, caller: &Caller) -> Result<Vec<Line>, Error> {
        self.waits()?;
        self.hosts(caller)?;
        let sits = |chair: &Chair| chair.sitter != Sitter::Open;
        if !self.table.chairs.get(usize::from(seat)).is_some_and(sits) {
            return Err(Error::BadRequest("nobody sits there".into()));
        }
        Ok(vec![self.free(seat)])
    }

    /// The host says who sits there, unless somebody else does.
    pub(super) fn change(&mut self, seat: Seat, wish: &SeatWish, context: &Context<'_>) -> Result<Vec<Line>, Error> {
        self.waits()?;
        let caller = context.caller;
        self.hosts(caller)?;
        let sitter = sitter(wish, caller)?;
        let chairs = &mut self.table.chairs;
        let chair = chairs.get(usize::from(seat)).ok_or_else(|| Error::BadRequest("there is no such seat".into()))?;
        if chair.sitter.person().is_some_and(|id| !caller.is(id)) {
            return Err(Error::SeatTaken);
        }
        let mut lines = Vec::new();
        if let Sitter::Person { .. } = sitter {
            let is_me = |chair: &Chair| matches!(&chair.sitter, Sitter::Person { id } if caller.is(id));
            if let Some(before) = chairs.iter().position(is_me)
                && before != usize::from(seat)
            {
                stand_up(&mut chairs[before]);
                lines.push(Line::table(What::Stood, Some(before as Seat)));
            }
        }
        let chair = &mut chairs[usize::from(seat)];
        stand_up(chair);
        chair.sitter = sitter;
        self.take_guild(usize::from(seat), wish.guild())?;
        lines.push(Line::table(What::Changed, Some(seat)));
        lines.extend(self.start_if_full(context.now)?);
        Ok(lines)
    }

    fn start_if_full(&mut self, now: Ms) -> Result<Vec<Line>, Error> {
        let full = self.table.chairs.iter().all(|chair| chair.sitter != Sitter::Open);
        if full && self.table.settings.start == StartWhen::Full { self.start(now) } else { Ok(Vec::new()) }
    }

    pub(super) fn start_by_host(&mut self, caller: &Caller, now: Ms) -> Result<Vec<Line>, Error> {
        self.waits()?;
        self.hosts(caller)?;
        self.start(now)
    }

    /// Seats that are still open vanish; the first player is found by the set-up (SET-10).
    fn start(&mut self, now: Ms) -> Result<Vec<Line>, Error> {
        let table = &mut self.table;
        table.chairs.retain(|chair| chair.sitter != Sitter::Open);
        if table.chairs.is_empty() {
            return Err(Error::WrongPhase("nobody sits at the table"));
        }
        let time = match table.settings.clock {
            ClockRule::None => None,
            ClockRule::Move { seconds } | ClockRule::Budget { seconds, .. } => Some(Ms::from(seconds) * 1000),
        };
        for chair in &mut table.chairs {
            chair.clock_ms = time.filter(|_| chair.sitter.person().is_some());
        }
        let contributions = table.chairs.iter().map(|chair| chair.contribution).collect();
        let players = table.chairs.iter().map(|chair| chair.guild.into()).collect();
        let seeds = Seeds { server: table.seed, contributions };
        let no_game = |error: &dyn std::fmt::Display| Error::BadRequest(error.to_string());
        let origin = GameRecord::new(players, table.settings.options, &Data::default(), seeds)
            .map_err(|error| no_game(&error))?;
        let mut running = begin(&origin).map_err(|error| no_game(&error))?;
        table.rules = origin.rules;
        table.phase = TablePhase::Running;
        table.code = None;
        let mut lines = vec![Line::Started { origin: Box::new(origin) }];
        lines.extend(running.go_on().into_iter().map(Line::Entry));
        self.running = Some(running);
        self.look(now);
        Ok(lines)
    }

    /// A table is given up while it waits, or when nobody else plays.
    pub(super) fn close(&mut self, caller: &Caller) -> Result<Vec<Line>, Error> {
        self.hosts(caller)?;
        let others = |chair: &Chair| chair.sitter.person().is_some_and(|id| !caller.is(id));
        match self.table.phase {
            TablePhase::Waiting => {}
            TablePhase::Running if !self.table.chairs.iter().any(others) => {}
            TablePhase::Running => return Err(Error::WrongPhase("others play here")),
            TablePhase::Over | TablePhase::Closed => return Err(Error::WrongPhase("it is over")),
        }
        self.table.phase = TablePhase::Closed;
        self.table.code = None;
        self.table.asked = None;
        self.table.votes.clear();
        Ok(vec![Line::table(What::Closed, None)])
    }
}

fn stand_up(chair: &mut Chair) {
    *chair = Chair::new(chair.guild, Sitter::Open);
}
