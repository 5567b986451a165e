//! A table of a tournament in which every table of a round has the same deal.
//!
//! All seats are taken when it is made, nobody adds to the luck, nothing is taken back behind a roll, and nobody watches:
//! anything learned here could be used at another table. Its host is the tournament, so only the tournament can say that
//! the time is up or that somebody has withdrawn.

use tharos_rules::ids::{Guild, Seat};
use tharos_rules::{Data, Seed};

use crate::Ms;
use crate::api::{ClockRule, InCup, Settings, StartWhen, TableChange};
use crate::caller::Caller;
use crate::error::Error;
use crate::model::{Chair, LogLine, Missed, Occupant, STAND_IN, TableDoc, TableState};

/// A table of a round, which has begun; with its first lines. Every seat has the same guild at all tables.
///
/// # Errors
/// If there cannot be such a table.
pub fn cup_table(
    seats: Vec<Occupant>,
    clock: ClockRule,
    seed: Seed,
    at: InCup,
    now: Ms,
) -> Result<(TableState, Vec<LogLine>), Error> {
    let chairs = seats.into_iter().zip(Guild::ALL).map(|(occupant, &guild)| Chair::new(guild, occupant)).collect();
    let settings = Settings { spectators: false, hints: false, start: StartWhen::Full, clock, ..Settings::default() };
    let mut doc = TableDoc::new(at.cup.clone(), chairs, settings, seed, now);
    doc.cup = Some(at);
    let people = (0..doc.chairs.len()).filter(|&seat| doc.chairs[seat].occupant.person().is_some());
    let mut lines: Vec<LogLine> = people.map(|seat| LogLine::table(TableChange::Sat, Some(seat as Seat))).collect();
    let mut state = TableState { doc, game: None };
    lines.extend(state.start(&Data::default(), now)?);
    state.count(&lines, now);
    Ok((state, lines))
}

impl TableDoc {
    /// Whether bots play the rest of the game for good: the time of the round is up, or the players have agreed.
    pub fn is_handed_over(&self) -> bool {
        self.agreed_end.is_some() || self.cup.as_ref().is_some_and(|cup| cup.late)
    }
}

impl TableState {
    pub(crate) fn hand_over(&mut self, caller: &Caller, now: Ms) -> Result<Vec<LogLine>, Error> {
        self.running_game()?;
        self.hosts(caller)?;
        self.doc.charge(now);
        self.doc.cup.as_mut().ok_or(Error::NotHost)?.late = true;
        // Said in any case, so that every node hears of it.
        let mut lines = vec![LogLine::table(TableChange::Changed, None)];
        lines.extend(self.bots_play_on(now));
        Ok(lines)
    }

    /// From now on bots decide for everybody.
    pub(crate) fn bots_play_on(&mut self, now: Ms) -> Vec<LogLine> {
        let people = |seat: &Seat| {
            let chair = &self.doc.chairs[usize::from(*seat)];
            chair.occupant.person().is_some() && !chair.away
        };
        let people: Vec<Seat> = (0..self.doc.chairs.len() as Seat).filter(people).collect();
        let lines = people.into_iter().map(|seat| self.stand_in(seat)).collect();
        self.doc.votes.clear();
        self.doc.asked_at = now;
        self.schedule();
        lines
    }

    pub(crate) fn withdraw(&mut self, seat: Seat, caller: &Caller, now: Ms) -> Result<Vec<LogLine>, Error> {
        self.running_game()?;
        self.hosts(caller)?;
        let is_person = |chair: &Chair| chair.occupant.person().is_some();
        if !self.doc.chairs.get(usize::from(seat)).is_some_and(is_person) {
            return Err(Error::NoChange("a bot plays there"));
        }
        let mut lines = vec![self.stand_in(seat)];
        let chair = &mut self.doc.chairs[usize::from(seat)];
        let missed = Missed { goes: chair.missed.goes, ..Missed::default() };
        *chair = Chair { missed, ..Chair::new(chair.guild, Occupant::Bot { level: STAND_IN, name: None }) };
        self.doc.name_bots();
        if self.doc.asked == Some(seat) {
            self.doc.asked_at = now;
        }
        self.schedule();
        lines.extend(self.carry_out_agreed(now, None).unwrap_or_default());
        Ok(lines)
    }
}
