//! The paths of the server's API that make sense on one device.

use serde::de::DeserializeOwned;
use serde_json::Value;
use tharos_bots::value::Network;
use tharos_lessons::coach::{AskCoach, coach};
use tharos_rules::ids::Seat;
use tharos_rules::json::FromJson;
use tharos_rules::{GameRecord, Seed, View};
use tharos_table::api::{
    AskHint, AskWhy, CastVote, ChangeSeat, ErrorCode, Foresee, NewTable, Opening, Play, Say, SeatWish, Seq, SetPlan,
    Settings, Sit, Steps, TableInfo, TablePhase, Tables, Try, Undo, UndoRequest, Update, WhichSeat,
};
use tharos_table::{
    Command, Error, Eyes, History, Ms, Published, TableState, Thinker, input, new_table, rematch, table_of_record,
};

use crate::device::{Device, Failed, ME, judged};
use crate::lessons::{lesson, puzzle};
use crate::message::{Answer, Ask, Write};

/// Days begin at midnight UTC.
const DAY: Ms = 24 * 60 * 60 * 1000;

pub(crate) type Answered = Result<Answer, Failed>;

/// A hint for a game that is played elsewhere, from what its player sees.
#[derive(FromJson)]
#[serde(deny_unknown_fields)]
struct AskHintAt {
    view: View,
    #[serde(default)]
    longer: u8,
}

#[derive(FromJson)]
struct Viewer {
    #[serde(rename = "as")]
    seat: Option<Seat>,
    #[serde(default)]
    after: i64,
}

pub(crate) fn read<T: DeserializeOwned>(value: Value) -> Result<T, Failed> {
    serde_json::from_value(value).map_err(|error| Error::BadRequest(error.to_string()).into())
}

/// A new id, by which pages know that the table is on this device.
fn new_id(entropy: &[u8]) -> String {
    const SIGNS: &[u8; 32] = b"abcdefghijklmnopqrstuvwxyz234567";
    let signs = entropy.iter().skip(32).take(20).map(|byte| SIGNS[usize::from(byte & 31)] as char);
    "here-".chars().chain(signs).collect()
}

pub(crate) fn seed(entropy: &[u8]) -> Result<Seed, Failed> {
    let bytes = entropy.get(..32).and_then(|bytes| bytes.try_into().ok());
    let bytes = bytes.filter(|_| entropy.len() >= 52);
    Ok(Seed(bytes.ok_or_else(|| Error::BadRequest("entropy is missing".into()))?))
}

impl Device {
    /// Answers as the server would.
    pub fn ask(&mut self, ask: Ask) -> Answer {
        self.route(ask).unwrap_or_else(Answer::from)
    }

    fn route(&mut self, ask: Ask) -> Answered {
        let path = ask.path.clone();
        let parts: Vec<&str> = path.trim_start_matches('/').split('/').collect();
        match (ask.method.as_str(), parts.as_slice()) {
            ("get", ["api", "tables"]) => Ok(Answer::new(&Tables { tables: Vec::new() })),
            ("get", ["api", "tables", "mine"]) => {
                let mut tables = self.infos(&ask.name, ask.now);
                tables.retain(|table| table.phase != TablePhase::Closed);
                Ok(Answer::new(&Tables { tables }))
            }
            ("post", ["api", "tables"]) => {
                let wish: NewTable = read(ask.body.clone())?;
                if wish.seats.iter().any(|seat| matches!(seat, SeatWish::Open { .. })) {
                    return Err(Error::BadRequest("nobody else can come to a table of this device".into()).into());
                }
                let made = new_table(&wish, String::new(), seed(&ask.entropy)?, &self.me, ask.now)?;
                self.put(made, &ask)
            }
            ("post", ["api", "records"]) => {
                let record: GameRecord = read(ask.body.clone())?;
                let made = table_of_record(&record, ME, seed(&ask.entropy)?, ask.now)?;
                self.put(made, &ask)
            }
            // Without a server nobody can keep a deal secret: it follows from the date alone.
            ("post", ["api", "daily"]) => {
                let day = ask.now.div_euclid(DAY);
                let seats = vec![SeatWish::Me { guild: None }];
                let settings = Settings { spectators: false, hints: false, ..Settings::default() };
                let wish = NewTable { seats, settings, contribution: None };
                let made =
                    new_table(&wish, String::new(), Seed::from_text(&format!("daily {day}")), &self.me, ask.now)?;
                self.put(made, &ask)
            }
            ("post", ["api", "hints"]) => {
                let AskHintAt { view, longer } = read(ask.body.clone())?;
                if view.consider().is_empty() {
                    return Err(Error::NotAsked.into());
                }
                judged(Network::of(&view.table))?;
                Ok(Answer::new(&Thinker::hints(&view, 0, longer, &|| false)))
            }
            ("post", ["api", "branches"]) => self.branch(&ask),
            ("post", ["api", "exercises", what]) => self.exercise(what, &ask),
            ("get", ["api", "codes", _]) => Err(Failed::NoTable),
            ("post", ["api", "lessons", id, rest @ ..]) => lesson(id, rest, &ask),
            (_, ["api", "puzzles", id, rest @ ..]) => puzzle(id, rest, &ask),
            (method, ["api", "tables", id, rest @ ..]) => self.at_table(method, id, rest, &ask),
            _ => Ok(Answer::not_found(ErrorCode::NotFound)),
        }
    }

    pub(crate) fn put(&mut self, (state, lines): (TableState, Vec<tharos_table::LogLine>), ask: &Ask) -> Answered {
        let id = new_id(&ask.entropy);
        let write = self.add(&id, state, lines);
        self.told(&id, write, ask)
    }

    /// The table as it is after a change.
    pub(crate) fn told(&mut self, id: &str, write: Write, ask: &Ask) -> Answered {
        let info = self.info(id, ask)?;
        Ok(Answer { writes: vec![write], ..Answer::new(&info) })
    }

    fn info(&mut self, id: &str, ask: &Ask) -> Result<TableInfo, Failed> {
        let shown = self.show(id, &ask.name, ask.now)?;
        Ok(shown.info(Some(&self.me), ask.now))
    }

    /// What is new since a line.
    pub(crate) fn update(&self, shown: &Published, seat: Option<Seat>, after: i64, now: Ms) -> Answered {
        Ok(Answer::new(&self.news(shown, seat, after, now)?))
    }

    fn news(&self, shown: &Published, seat: Option<Seat>, after: i64, now: Ms) -> Result<Update, Failed> {
        shown.admit(Some(&self.me), seat)?;
        let lines = shown.lines(after, seat).unwrap_or_default();
        Ok(Update { lines, ..shown.update(seat, Some(&self.me), after, now) })
    }

    fn at_table(&mut self, method: &str, id: &str, rest: &[&str], ask: &Ask) -> Answered {
        match (method, rest) {
            ("get", []) => Ok(Answer::new(&self.info(id, ask)?)),
            ("get", ["opening"]) => self.opening(id, ask),
            ("get", ["game"]) => {
                let Viewer { seat, after } = read(ask.query.clone())?;
                let shown = self.show(id, &ask.name, ask.now)?;
                self.update(&shown, seat, after, ask.now)
            }
            ("get", ["odds"]) => {
                let seat = read::<Viewer>(ask.query.clone())?.seat;
                let seat = seat.ok_or_else(|| Error::BadRequest("`as` is the seat that draws".into()))?;
                let me = self.me.clone();
                Ok(Answer::new(&self.room(id)?.state.odds(seat, &me)?))
            }
            ("get", ["record"]) => {
                let (shown, history) = self.finished(id, ask)?;
                let record = shown.record(&history).ok_or(Error::NotOver)?;
                Ok(Answer::new(&record))
            }
            ("get", ["steps"]) => Ok(Answer::new(&Steps { steps: self.finished(id, ask)?.1.steps()? })),
            ("get", ["at", entries]) => {
                let (shown, history) = self.finished(id, ask)?;
                let entries = entries.parse().map_err(|_| Error::BadRequest("entries must be a number".into()))?;
                let table = &shown.state.doc;
                let eyes = Eyes::read(ask.query.get("as").and_then(Value::as_str), table.chairs.len())?;
                Ok(Answer::new(&history.moment(entries, eyes, table, &shown.names)?))
            }
            ("post", [what]) => self.post(id, what, ask),
            _ => Ok(Answer::not_found(ErrorCode::NotFound)),
        }
    }

    fn opening(&mut self, id: &str, ask: &Ask) -> Answered {
        let shown = self.show(id, &ask.name, ask.now)?;
        let game = match shown.state.seats_of(&self.me)[..] {
            [seat] if shown.state.doc.phase == TablePhase::Running => {
                Some(Update { table: None, ..self.news(&shown, Some(seat), 0, ask.now)? })
            }
            _ => None,
        };
        Ok(Answer::new(&Opening { table: shown.info(Some(&self.me), ask.now), game }))
    }

    fn finished(&mut self, id: &str, ask: &Ask) -> Result<(Published, History), Failed> {
        let shown = self.show(id, &ask.name, ask.now)?;
        let history = self.history(id)?.filter(|_| shown.state.doc.phase == TablePhase::Over);
        Ok((shown, history.ok_or(Error::NotOver)?))
    }

    fn post(&mut self, id: &str, what: &str, ask: &Ask) -> Answered {
        let body = || ask.body.clone();
        let me = self.me.clone();
        let command = match what {
            "play" => {
                let Play { seat, seq, key, action, answers, .. } = read(body())?;
                input::key(&key)?;
                let command = Command::Play { seat, seq, key, action: input::action(action)?, answers };
                return self.decide(id, &command, (seat, seq), ask);
            }
            "undo" => {
                let Undo { seat, seq, key, steps, .. } = read(body())?;
                input::key(&key)?;
                return self.decide(id, &Command::Undo { seat, seq, key, steps }, (seat, seq), ask);
            }
            "undo-request" => {
                let UndoRequest { seat, seq, goes, .. } = read(body())?;
                return self.decide(id, &Command::AskUndo { seat, seq, goes }, (seat, seq), ask);
            }
            "plan" => {
                let SetPlan { seat, seq, steps } = read(body())?;
                return self.decide(id, &Command::Plan { seat, seq, steps: input::steps(steps)? }, (seat, seq), ask);
            }
            "foresee" => {
                let Foresee { seat, steps } = read(body())?;
                return Ok(Answer::new(&self.room(id)?.state.foresee(seat, &input::actions(steps)?, &me)?));
            }
            "why" => {
                let AskWhy { seat, picks, thing, planned } = read(body())?;
                let planned = planned.map(input::actions).transpose()?;
                return Ok(Answer::new(&self.room(id)?.state.why(seat, &picks, &thing, planned.as_deref(), &me)?));
            }
            "preview" => {
                let Try { seat, action, planned } = read(body())?;
                let (action, planned) = (input::action(action)?, planned.map(input::actions).transpose()?);
                return Ok(Answer::new(&self.room(id)?.state.preview(seat, action, planned.as_deref(), &me)?));
            }
            "hint" => {
                let AskHint { seat, longer } = read(body())?;
                let thought = self.room(id)?.state.hint(seat, &me)?;
                judged(Network::of(&thought.view.table))?;
                return Ok(Answer::new(&Thinker::hints(&thought.view, thought.seed, longer, &|| false)));
            }
            "coach" => {
                let asked: AskCoach = read(body())?;
                let (thought, proposal) = (self.room(id)?.state.hint(asked.seat, &me)?, asked.proposal()?);
                judged(Network::of(&thought.view.table))?;
                return Ok(Answer::new(&coach(&thought.view, &asked, proposal, thought.seed, &|| false)));
            }
            "chat" => {
                let Say { text, seat } = read(body())?;
                let write = self.obey(id, &Command::Say { seat, text: input::chat(&text)? }, ask.now)?;
                let seq = self.room(id)?.state.doc.seq;
                return Ok(Answer { writes: vec![write], ..Answer::new(&Seq { seq }) });
            }
            "note" => return self.note(id, ask),
            "rematch" => return self.rematch(id, ask),
            "again" => {
                let made = self.room(id)?.state.same_deal(id, &me, ask.now)?;
                return self.put(made, ask);
            }
            "sit" => Command::Sit(read::<Sit>(body())?),
            "stand" => Command::Stand,
            "kick" => Command::Kick(read::<WhichSeat>(body())?.seat),
            "seat" => {
                let ChangeSeat { seat, wish } = read(body())?;
                Command::Change { seat, wish }
            }
            "start" => Command::Start,
            "close" => Command::Close,
            "leave" => Command::Leave,
            "return" => Command::Return,
            "hold" => Command::Hold(read::<WhichSeat>(body())?.seat),
            "vote" => Command::Vote(read::<CastVote>(body())?),
            _ => return Ok(Answer::not_found(ErrorCode::NotFound)),
        };
        let write = self.obey(id, &command, ask.now)?;
        self.told(id, write, ask)
    }

    /// A decision is answered with all that is new since the line that the page had seen.
    fn decide(&mut self, id: &str, command: &Command, (seat, seq): (Seat, i64), ask: &Ask) -> Answered {
        let write = self.obey(id, command, ask.now)?;
        let shown = self.show(id, &ask.name, ask.now)?;
        Ok(Answer { writes: vec![write], ..self.update(&shown, Some(seat), seq, ask.now)? })
    }

    fn rematch(&mut self, id: &str, ask: &Ask) -> Answered {
        let me = self.me.clone();
        let table = &self.room(id)?.state.doc;
        if let Some(next) = table.next.clone() {
            return Ok(Answer::new(&self.info(&next, ask)?));
        }
        let made = rematch(table, String::new(), seed(&ask.entropy)?, &me, ask.now)?;
        let next = new_id(&ask.entropy);
        let said = self.obey(id, &Command::Next(next.clone()), ask.now)?;
        let write = self.add(&next, made.0, made.1);
        let info = self.info(&next, ask)?;
        Ok(Answer { writes: vec![said, write], ..Answer::new(&info) })
    }
}
