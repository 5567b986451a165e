//! Before the game: who sits where, and how it begins.

use tharos_rules::ids::{Guild, MAX_SEATS, Seat};
use tharos_rules::{Data, GameRecord, Seed, Seeds, begin};

use crate::Ms;
use crate::api::{ClockRule, NewTable, SeatWish, Settings, Sit, StartWhen, TableChange, TablePhase};
use crate::caller::Caller;
use crate::clock::Came;
use crate::command::Context;
use crate::error::Error;
use crate::input;
use crate::model::{Chair, LogLine, Occupant, TableDoc, TableState};
use crate::rated;

/// A new table with its first lines.
///
/// The seed is secret until the game is over, and the code is what others sit down by.
///
/// # Errors
/// If there cannot be such a table.
pub fn new_table(
    wish: &NewTable,
    code: String,
    seed: Seed,
    caller: &Caller,
    now: Ms,
) -> Result<(TableState, Vec<LogLine>), Error> {
    if !(1..=MAX_SEATS).contains(&wish.seats.len()) {
        return Err(Error::BadRequest("a table has 1 to 4 seats".into()));
    }
    if wish.seats.iter().filter(|wish| matches!(wish, SeatWish::Me { .. })).count() > 1 {
        return Err(Error::BadRequest("one seat at most can be `me`".into()));
    }
    wish.settings.clock.check()?;
    let guilds = guilds(&wish.seats)?;
    let chairs = wish.seats.iter().zip(guilds).map(|(wish, guild)| Ok(Chair::new(guild, occupant(wish, caller)?)));
    let mut chairs: Vec<Chair> = chairs.collect::<Result<_, Error>>()?;
    // Spectators have nothing to add.
    let own = chairs.iter_mut().find(|chair| chair.occupant.person().is_some_and(|id| caller.is(id)));
    if let (Some(text), Some(own)) = (&wish.contribution, own) {
        own.contribution = Some(contribution(text)?);
    }
    seat_all(chairs, wish.settings, code, seed, caller, now)
}

/// How many kicked people a table remembers.
const KICKED: usize = 100;
/// How long the seats of a rematch are reserved for their former players.
const KEPT: Ms = 10 * 60_000;

/// Another game at the same seats: the caller's own and those of bots are taken, the others are kept for who had them.
///
/// # Errors
/// If there cannot be such a table.
pub fn rematch(
    table: &TableDoc,
    code: String,
    seed: Seed,
    caller: &Caller,
    now: Ms,
) -> Result<(TableState, Vec<LogLine>), Error> {
    let again = |chair: &Chair| {
        let stays = match &chair.occupant {
            Occupant::Bot { .. } => true,
            other => other.person().is_some_and(|id| caller.is(id)),
        };
        let kept_for = chair.occupant.person().filter(|_| !stays).map(str::to_owned);
        let occupant = if stays { chair.occupant.clone() } else { Occupant::Open };
        Chair { kept_for, ..Chair::new(chair.guild, occupant) }
    };
    seat_all(table.chairs.iter().map(again).collect(), table.settings, code, seed, caller, now)
}

fn seat_all(
    chairs: Vec<Chair>,
    settings: Settings,
    code: String,
    seed: Seed,
    caller: &Caller,
    now: Ms,
) -> Result<(TableState, Vec<LogLine>), Error> {
    rated::check(&settings, &chairs, caller)?;
    let mut doc = TableDoc::new(caller.id().to_owned(), chairs, settings, seed, now);
    doc.code = Some(code);
    let own = doc.chairs.iter_mut().filter(|chair| chair.occupant.person().is_some_and(|id| caller.is(id)));
    own.filter(|_| settings.rated).for_each(|chair| chair.home = caller.home().map(str::to_owned));
    let mut state = TableState { doc, game: None };
    let own = state.seats_of(caller);
    let mut lines: Vec<LogLine> = own.iter().map(|&seat| LogLine::table(TableChange::Sat, Some(seat))).collect();
    if lines.is_empty() {
        lines.push(LogLine::table(TableChange::Changed, None));
    }
    lines.extend(state.start_if_full(now)?);
    state.count(&lines, now);
    Ok((state, lines))
}

fn contribution(text: &str) -> Result<Seed, Error> {
    text.parse().map_err(|error| Error::BadRequest(format!("contribution: {error}")))
}

impl ClockRule {
    /// Whether there can be such a clock.
    ///
    /// # Errors
    /// If it is too long or too short.
    pub fn check(self) -> Result<(), Error> {
        const LONGEST: u32 = 60 * 60 * 24 * 30;
        let right = match self {
            ClockRule::None => true,
            ClockRule::Move { seconds } => (5..=LONGEST).contains(&seconds),
            ClockRule::Budget { seconds, refill } => (30..=LONGEST).contains(&seconds) && refill <= LONGEST,
        };
        if right {
            Ok(())
        } else {
            Err(Error::BadRequest("clock out of range: 5 s to 30 days per decision, 30 s to 30 days per game".into()))
        }
    }
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

fn occupant(wish: &SeatWish, caller: &Caller) -> Result<Occupant, Error> {
    let id = caller.id().to_owned();
    Ok(match wish {
        SeatWish::Me { .. } => Occupant::Person { id },
        SeatWish::Device { name, .. } => Occupant::Device { id, name: input::name(name)? },
        SeatWish::Bot { level, .. } => Occupant::Bot { level: *level, name: None },
        SeatWish::Open { .. } => Occupant::Open,
    })
}

impl TableState {
    pub(crate) fn sit(&mut self, sit: &Sit, context: &Context<'_>) -> Result<Vec<LogLine>, Error> {
        self.waits()?;
        let caller = context.caller;
        if self.is_kicked(caller) {
            return Err(Error::Kicked);
        }
        rated::check_sitting(&self.doc, caller)?;
        let keeps = context.now < self.doc.created + KEPT;
        let is_own = |chair: &Chair| chair.kept_for.as_deref().is_some_and(|id| caller.is(id));
        let is_open =
            |chair: &Chair| chair.occupant == Occupant::Open && (!keeps || chair.kept_for.is_none() || is_own(chair));
        let chairs = &mut self.doc.chairs;
        let seat = match sit.seat {
            Some(seat) => usize::from(seat),
            None => {
                let own = chairs.iter().position(|chair| is_open(chair) && is_own(chair));
                own.or_else(|| chairs.iter().position(is_open)).ok_or(Error::SeatTaken)?
            }
        };
        let chair = chairs.get(seat).ok_or_else(|| Error::BadRequest("there is no such seat".into()))?;
        let contribution = sit.contribution.as_deref().map(contribution).transpose()?;
        let mut lines = Vec::new();
        if is_open(chair) {
            let is_me = |chair: &Chair| matches!(&chair.occupant, Occupant::Person { id } if caller.is(id));
            if let Some(before) = chairs.iter().position(is_me) {
                stand_up(&mut chairs[before]);
                lines.push(LogLine::table(TableChange::Stood, Some(before as Seat)));
            }
            chairs[seat].occupant = Occupant::Person { id: caller.id().to_owned() };
            chairs[seat].home = caller.home().filter(|_| self.doc.settings.rated).map(str::to_owned);
            lines.push(LogLine::table(TableChange::Sat, Some(seat as Seat)));
        } else if chair.occupant.person().is_some_and(|id| caller.is(id)) {
            lines.push(LogLine::table(TableChange::Changed, Some(seat as Seat)));
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
        let chairs = &mut self.doc.chairs;
        if let Some(other) = chairs.iter().position(|chair| chair.guild == guild)
            && other != seat
        {
            if chairs[other].occupant.person().is_some() {
                return Err(Error::SeatTaken);
            }
            chairs[other].guild = chairs[seat].guild;
        }
        chairs[seat].guild = guild;
        Ok(())
    }

    pub(crate) fn stand(&mut self, caller: &Caller) -> Result<Vec<LogLine>, Error> {
        self.waits()?;
        let own = self.seats_of(caller);
        if own.is_empty() {
            return Err(Error::NotYours);
        }
        Ok(own.into_iter().map(|seat| self.free(seat)).collect())
    }

    fn free(&mut self, seat: Seat) -> LogLine {
        stand_up(&mut self.doc.chairs[usize::from(seat)]);
        LogLine::table(TableChange::Stood, Some(seat))
    }

    pub(crate) fn kick(&mut self, seat: Seat, caller: &Caller) -> Result<Vec<LogLine>, Error> {
        self.waits()?;
        self.hosts(caller)?;
        let sits = |chair: &Chair| chair.occupant != Occupant::Open;
        if !self.doc.chairs.get(usize::from(seat)).is_some_and(sits) {
            return Err(Error::BadRequest("nobody sits there".into()));
        }
        let kicked = self.doc.chairs[usize::from(seat)].occupant.person().filter(|id| !caller.is(id));
        if let Some(kicked) = kicked.map(str::to_owned)
            && !self.doc.kicked.contains(&kicked)
        {
            self.doc.kicked.push(kicked);
            let more = self.doc.kicked.len().saturating_sub(KICKED);
            self.doc.kicked.drain(..more);
        }
        Ok(vec![self.free(seat)])
    }

    /// The host changes a seat that no other person has.
    pub(crate) fn change(&mut self, seat: Seat, wish: &SeatWish, context: &Context<'_>) -> Result<Vec<LogLine>, Error> {
        self.waits()?;
        let caller = context.caller;
        self.hosts(caller)?;
        let occupant = occupant(wish, caller)?;
        let chairs = &mut self.doc.chairs;
        let chair = chairs.get(usize::from(seat)).ok_or_else(|| Error::BadRequest("there is no such seat".into()))?;
        if chair.occupant.person().is_some_and(|id| !caller.is(id)) {
            return Err(Error::SeatTaken);
        }
        let mut lines = Vec::new();
        if let Occupant::Person { .. } = occupant {
            let is_me = |chair: &Chair| matches!(&chair.occupant, Occupant::Person { id } if caller.is(id));
            if let Some(before) = chairs.iter().position(is_me)
                && before != usize::from(seat)
            {
                stand_up(&mut chairs[before]);
                lines.push(LogLine::table(TableChange::Stood, Some(before as Seat)));
            }
        }
        let chair = &mut chairs[usize::from(seat)];
        stand_up(chair);
        chair.occupant = occupant;
        if matches!(chair.occupant, Occupant::Person { .. }) {
            chair.home = caller.home().filter(|_| self.doc.settings.rated).map(str::to_owned);
        }
        self.doc.name_bots();
        rated::check(&self.doc.settings, &self.doc.chairs, caller)?;
        self.take_guild(usize::from(seat), wish.guild())?;
        lines.push(LogLine::table(TableChange::Changed, Some(seat)));
        lines.extend(self.start_if_full(context.now)?);
        Ok(lines)
    }

    fn start_if_full(&mut self, now: Ms) -> Result<Vec<LogLine>, Error> {
        let full = self.doc.chairs.iter().all(|chair| chair.occupant != Occupant::Open);
        if full && self.doc.settings.start == StartWhen::Full {
            self.start(&Data::default(), now)
        } else {
            Ok(Vec::new())
        }
    }

    pub(crate) fn start_by_host(&mut self, caller: &Caller, now: Ms) -> Result<Vec<LogLine>, Error> {
        self.waits()?;
        self.hosts(caller)?;
        self.start(&Data::default(), now)
    }

    /// Seats that are still open vanish; the first player is found by the set-up (SET-10).
    pub(crate) fn start(&mut self, data: &Data, now: Ms) -> Result<Vec<LogLine>, Error> {
        let table = &mut self.doc;
        table.chairs.retain(|chair| chair.occupant != Occupant::Open);
        if table.chairs.is_empty() {
            return Err(Error::NobodySeated);
        }
        let time = table.settings.clock.whole();
        for chair in &mut table.chairs {
            chair.clock_ms = time.filter(|_| chair.occupant.person().is_some());
            chair.home = None;
        }
        let contributions = table.chairs.iter().map(|chair| chair.contribution).collect();
        let players = table.chairs.iter().map(|chair| chair.guild.into()).collect();
        let seeds = Seeds { server: table.seed, contributions };
        let no_game = |error: &dyn std::fmt::Display| Error::BadRequest(error.to_string());
        let origin = GameRecord::new(players, table.settings.options, data, seeds).map_err(|error| no_game(&error))?;
        let mut running = begin(&origin).map_err(|error| no_game(&error))?;
        table.rules = origin.rules;
        table.phase = TablePhase::Running;
        table.code = None;
        let mut lines = vec![LogLine::Started { origin: Box::new(origin) }];
        lines.extend(running.go_on().into_iter().map(LogLine::Entry));
        self.game = Some(running);
        self.follow_game(Came::Forward { effect: false }, now);
        lines.extend(self.answer_at_once(now));
        Ok(lines)
    }

    /// Closes a table that waits, or where nobody else plays.
    pub(crate) fn close(&mut self, caller: &Caller) -> Result<Vec<LogLine>, Error> {
        self.hosts(caller)?;
        let others = |chair: &Chair| chair.occupant.person().is_some_and(|id| !caller.is(id));
        match self.doc.phase {
            TablePhase::Waiting => {}
            TablePhase::Running if !self.doc.chairs.iter().any(others) => {}
            TablePhase::Running => return Err(Error::OthersPlay),
            TablePhase::Over | TablePhase::Closed => return Err(Error::WrongPhase("it is over")),
        }
        self.doc.phase = TablePhase::Closed;
        self.doc.code = None;
        self.doc.asked = None;
        self.doc.votes.clear();
        Ok(vec![LogLine::table(TableChange::Closed, None)])
    }
}

fn stand_up(chair: &mut Chair) {
    *chair = Chair::new(chair.guild, Occupant::Open);
}
