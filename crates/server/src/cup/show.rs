//! A tournament as somebody may see it.

use std::collections::BTreeMap;

use tharos_rules::ids::Guild;
use tharos_rules::{ROUNDS, TURNS};
use tharos_store::{Cup, CupPhase, Entrant, Phase, RoundTable};
use tharos_table::{Caller, Names, TableDoc};

use super::api::{
    CupInfo, CupMine, CupNow, CupPerson, CupResults, CupRound, CupRow, CupScore, CupSeat, CupStage, CupTable,
    RoundStage,
};
use super::doc::{CupDoc, RoundDoc, SeatDoc, read};
use super::score::{Played, Score, Standing, percents, standings};
use super::{draw, round};
use crate::api::Error;
use crate::app::App;
use crate::clock::Ms;
use crate::table::{read_table, store_error};

/// The most people that can take part.
pub const ROOM: i64 = 64;

/// What is kept of the tables of the rounds that are over, by round.
type Past = BTreeMap<u8, Vec<(RoundTable, RoundDoc)>>;

/// A tournament with all that is known of it.
pub struct Read {
    pub cup: Cup,
    pub doc: CupDoc,
    pub entrants: Vec<Entrant>,
    names: Names,
}

fn stage(phase: CupPhase) -> CupStage {
    match phase {
        CupPhase::Open => CupStage::Open,
        CupPhase::Running => CupStage::Running,
        CupPhase::Over => CupStage::Over,
        CupPhase::Closed => CupStage::Closed,
    }
}

/// # Errors
/// If the store is away, or what is stored is damaged.
pub async fn read_cup(app: &App, cup: Cup) -> Result<Read, Error> {
    let entrants = app.store.entrants(&cup.id).await.map_err(store_error)?;
    let people = entrants.iter().map(|one| one.person.clone()).chain([cup.host.clone()]).collect();
    read_with(app, cup, entrants, people).await
}

/// For a list: of all who take part only the host is named.
///
/// # Errors
/// If what is stored is damaged.
pub async fn read_listed(app: &App, cup: Cup, entrants: Vec<Entrant>) -> Result<Read, Error> {
    let host = vec![cup.host.clone()];
    read_with(app, cup, entrants, host).await
}

async fn read_with(app: &App, cup: Cup, entrants: Vec<Entrant>, people: Vec<String>) -> Result<Read, Error> {
    let doc: CupDoc = read(&cup.info)?;
    let names = app.tables.0.people.names(&app.store, people).await;
    Ok(Read { cup, doc, entrants, names })
}

impl Read {
    fn name(&self, id: &str) -> String {
        self.names.get(id).cloned().unwrap_or_default()
    }

    /// The entrant that the caller is, the first if it came twice.
    pub fn own(&self, caller: Option<&Caller>) -> Option<&Entrant> {
        let is_own = |one: &&Entrant| caller.is_some_and(|caller| caller.is(&one.person));
        self.entrants.iter().filter(is_own).min_by_key(|one| one.gone.is_some())
    }

    pub fn info(&self, caller: Option<&Caller>) -> CupInfo {
        let (cup, doc) = (&self.cup, &self.doc);
        let own = self.own(caller);
        let people = self.entrants.iter().filter(|one| one.gone.is_none()).count();
        let begun = !doc.order.is_empty();
        CupInfo {
            id: cup.id.clone(),
            name: doc.name.clone(),
            phase: stage(cup.phase),
            host: self.name(&cup.host),
            mine: caller.is_some_and(|caller| caller.is(&cup.host)),
            joined: own.is_some_and(|own| own.gone.is_none()),
            withdrawn: own.is_some_and(|own| own.gone.is_some()),
            players: doc.players,
            rounds: doc.rounds,
            round: cup.round as u8,
            hours: doc.hours,
            clock: doc.clock,
            bots: doc.bots,
            public: cup.listed,
            people: people as u32,
            room: ROOM as u32,
            tables: if begun { doc.tables } else { draw::tables(people, doc.players.into()) } as u32,
            created: cup.created,
            ended: doc.ended,
        }
    }

    fn person(&self, one: &Entrant, caller: Option<&Caller>) -> CupPerson {
        CupPerson {
            number: one.number,
            person: one.person.clone(),
            name: self.name(&one.person),
            mine: caller.is_some_and(|caller| caller.is(&one.person)),
            withdrawn: one.gone.is_some(),
        }
    }

    fn person_of(&self, seat: &SeatDoc, caller: Option<&Caller>) -> Option<CupPerson> {
        let number = seat.entrant?;
        self.entrants.iter().find(|one| one.number == number).map(|one| self.person(one, caller))
    }

    /// How many rounds are over.
    fn over(&self) -> u8 {
        let running = i64::from(self.cup.phase == CupPhase::Running);
        (self.cup.round - running).max(0) as u8
    }

    /// The tables of the rounds that are over, by round.
    fn past(&self, tables: &[RoundTable]) -> Result<Past, Error> {
        let mut past = Past::new();
        for table in tables.iter().filter(|table| table.round <= self.over().into()) {
            past.entry(table.round as u8).or_default().push((table.clone(), read(&table.info)?));
        }
        Ok(past)
    }

    fn tables(&self, round: u8, tables: &[(RoundTable, RoundDoc)], caller: Option<&Caller>) -> Vec<CupTable> {
        let played: Vec<Option<Vec<Played>>> = tables.iter().map(|(_, kept)| kept.played()).collect();
        let mut percents = percents(&played.iter().flatten().cloned().collect::<Vec<_>>()).into_iter();
        let show = |((table, kept), played): (&(RoundTable, RoundDoc), &Option<Vec<Played>>)| {
            let percents = played.as_ref().and_then(|_| percents.next()).unwrap_or_default();
            let seats = kept.seats.iter().zip(percents).zip(Guild::ALL).enumerate();
            let seat = |(seat, ((one, percent), &guild)): (usize, ((&SeatDoc, Option<i64>), &Guild))| CupSeat {
                seat: seat as u8,
                guild,
                who: self.person_of(one, caller),
                level: one.level,
                vp: one.result.map_or(0, |result| result.vp),
                percent,
                by_bot: one.result.map_or(0, |result| result.by_bot),
            };
            let is_own = |one: &SeatDoc| self.person_of(one, caller).is_some_and(|who| who.mine);
            CupTable {
                round,
                number: table.number as u32,
                table: table.table.clone(),
                mine: kept.seats.iter().any(is_own),
                void: played.is_none(),
                seats: seats.map(seat).collect(),
            }
        };
        tables.iter().zip(&played).map(show).collect()
    }

    fn rows(&self, past: &Past, caller: Option<&Caller>) -> Vec<CupRow> {
        let rounds: Vec<Vec<Vec<Played>>> =
            past.values().map(|tables| tables.iter().filter_map(|(_, kept)| kept.played()).collect()).collect();
        let entrants: Vec<(i64, bool)> = self
            .entrants
            .iter()
            .filter(|one| self.doc.order.contains(&one.number))
            .map(|one| (one.number, one.gone.is_some()))
            .collect();
        let score = |entrant: i64, (round, score): (usize, Option<Score>)| {
            let Score { vp, percent } = score?;
            let tables = past.values().nth(round)?;
            let seats = tables.iter().flat_map(|(_, kept)| kept.seats.iter().zip(Guild::ALL));
            let (seat, &guild) = seats.into_iter().find(|(seat, _)| seat.entrant == Some(entrant))?;
            Some(CupScore { vp, percent, guild, by_bot: seat.result.map_or(0, |result| result.by_bot) })
        };
        let row = |one: Standing| {
            let who = self.entrants.iter().find(|other| other.number == one.entrant)?;
            let mut rounds: Vec<Option<CupScore>> =
                one.rounds.into_iter().enumerate().map(|each| score(one.entrant, each)).collect();
            rounds.resize_with(self.doc.rounds.into(), || None);
            let (place, place_by_vp, mean, vp) = (one.place, one.place_by_vp, one.mean, one.vp);
            Some(CupRow { place, place_by_vp, who: self.person(who, caller), rounds, mean, vp })
        };
        standings(&entrants, &rounds).into_iter().filter_map(row).collect()
    }

    /// A round without the caller's table.
    fn round(&self, round: u8, tables: &[RoundTable], phases: &[Option<Phase>]) -> CupRound {
        let seed = draw::deal(&self.doc.seed, round);
        let over = round <= self.over();
        let running = !over && i64::from(round) == self.cup.round;
        let until = match (over, self.cup.phase) {
            (false, CupPhase::Running) => {
                let length = Ms::from(self.doc.hours) * 60 * 60 * 1000;
                self.cup.due.map(|due| due + length * (i64::from(round) - self.cup.round - i64::from(!running)))
            }
            _ => None,
        };
        let all = tables.iter().filter(|table| table.round == i64::from(round)).count();
        let still = phases.iter().filter(|phase| **phase == Some(Phase::Running)).count();
        CupRound {
            round,
            phase: match (over, running) {
                (true, _) => RoundStage::Over,
                (_, true) => RoundStage::Running,
                _ => RoundStage::Sealed,
            },
            began: self.doc.began.get(usize::from(round) - 1).copied(),
            until,
            seal: seed.commitment().to_string(),
            seed: over.then(|| hex(&seed.0)),
            board: over.then(|| round::board(self.doc.players, seed)).flatten().map(|board| board.to_vec()),
            tables: all as u32,
            finished: if running { all - still.min(all) } else { all } as u32,
            mine: None,
        }
    }

    /// All that the caller may see.
    pub async fn now(&self, app: &App, caller: Option<&Caller>) -> Result<CupNow, Error> {
        let tables = app.store.round_tables(&self.cup.id).await.map_err(store_error)?;
        let phases: Vec<Option<Phase>> = match self.cup.phase {
            CupPhase::Running => {
                let phases = app.store.round_phases(&self.cup.id, self.cup.round).await.map_err(store_error)?;
                phases.into_iter().map(|(_, _, phase)| phase).collect()
            }
            _ => Vec::new(),
        };
        let past = self.past(&tables)?;
        let shown: BTreeMap<u8, Vec<CupTable>> =
            past.iter().map(|(round, tables)| (*round, self.tables(*round, tables, caller))).collect();
        let mut rounds = Vec::new();
        for number in 1..=self.doc.rounds {
            let mut round = self.round(number, &tables, &phases);
            round.mine = match round.phase {
                RoundStage::Sealed => None,
                RoundStage::Over => shown.get(&number).and_then(|tables| played(tables)),
                RoundStage::Running => self.playing(app, number, &tables, caller).await?,
            };
            rounds.push(round);
        }
        let mut last = shown.into_values().next_back().unwrap_or_default();
        last.sort_by_key(|table| (!table.mine, table.number));
        Ok(CupNow {
            cup: self.info(caller),
            people: self.entrants.iter().map(|one| self.person(one, caller)).collect(),
            rounds,
            standings: self.rows(&past, caller),
            last,
        })
    }

    /// The own table of the round that runs.
    async fn playing(
        &self,
        app: &App,
        round: u8,
        tables: &[RoundTable],
        caller: Option<&Caller>,
    ) -> Result<Option<CupMine>, Error> {
        let Some(own) = self.own(caller).filter(|own| own.gone.is_none()) else { return Ok(None) };
        for table in tables.iter().filter(|table| table.round == i64::from(round)) {
            let kept: RoundDoc = read(&table.info)?;
            let Some(seat) = kept.seats.iter().position(|seat| seat.entrant == Some(own.number)) else { continue };
            let Some(stored) = app.store.table(&table.table).await.map_err(store_error)? else { return Ok(None) };
            let doc: TableDoc = read_table(&stored)?;
            let result = doc.result.as_ref();
            return Ok(Some(CupMine {
                table: table.table.clone(),
                number: table.number as u32,
                seat: seat as u8,
                guild: Guild::ALL[seat],
                over: result.is_some(),
                asked: doc.asked == Some(seat as u8) && result.is_none() && doc.chairs[seat].stand_in().is_none(),
                turn: doc.round.saturating_sub(1) * TURNS + doc.turn,
                vp: result.and_then(|result| result.totals.get(seat)).map(|&vp| vp.into()),
                percent: None,
            }));
        }
        Ok(None)
    }

    /// All that came of it so far.
    pub async fn results(&self, app: &App, caller: Option<&Caller>) -> Result<CupResults, Error> {
        let past = self.past(&app.store.round_tables(&self.cup.id).await.map_err(store_error)?)?;
        let tables = past.iter().flat_map(|(round, tables)| self.tables(*round, tables, caller)).collect();
        Ok(CupResults { cup: self.info(caller), standings: self.rows(&past, caller), tables })
    }
}

/// The own table of a round that is over.
fn played(tables: &[CupTable]) -> Option<CupMine> {
    let table = tables.iter().find(|table| table.mine)?;
    let seat = table.seats.iter().find(|seat| seat.who.as_ref().is_some_and(|who| who.mine))?;
    Some(CupMine {
        table: table.table.clone(),
        number: table.number,
        seat: seat.seat,
        guild: seat.guild,
        over: true,
        asked: false,
        turn: ROUNDS * TURNS,
        vp: Some(seat.vp),
        percent: seat.percent,
    })
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
