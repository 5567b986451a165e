//! Games that leave a finished one at some step; and the same step as an exercise, which leaves nothing behind.

use serde::Serialize;
use serde_json::Value;
use tharos_analysis::{Assessor, Depth, ForkLuck, NoFork, Prospect, Size, Worth, fork};
use tharos_bots::value::Network;
use tharos_rules::ids::Seat;
use tharos_rules::json::FromJson;
use tharos_rules::{GameRecord, Seed, Token};
use tharos_table::api::{Branch, ErrorCode, Level};
use tharos_table::{Error, LogLine, Logged, Others, Presence, Published, TableState, input, table_of_branch};

use crate::device::{Device, Failed, judged, names};
use crate::message::{Answer, Ask};
use crate::routes::{Answered, read, seed};

/// A game is to go on from one of its steps.
#[derive(FromJson)]
struct NewBranch {
    record: GameRecord,
    /// Its table.
    of: String,
    /// The number of entries before the branch.
    at: usize,
    /// Whom the person plays.
    seat: Seat,
    same_luck: bool,
    /// What the bots in the other seats are; without it the person plays them all.
    level: Option<Level>,
    /// What the seats are called where the person plays them all.
    #[serde(default)]
    names: Vec<String>,
    #[serde(default)]
    note: String,
}

/// A question about a step; it changes nothing.
#[derive(FromJson)]
struct Exercise {
    record: GameRecord,
    at: usize,
    seat: Seat,
    depth: Depth,
    #[serde(default)]
    action: Value,
    #[serde(default)]
    picks: Vec<Token>,
    #[serde(default)]
    thing: Option<Token>,
}

/// How good a try is, by the figures of the analysis.
#[derive(Serialize)]
struct Judgement {
    tried: Option<Prospect>,
    /// The best that was found, if it is something else.
    best: Option<Prospect>,
    /// How much less the try is worth.
    loss: Worth,
    size: Size,
}

type Made = (TableState, Vec<LogLine>);

fn leave(record: &GameRecord, at: usize, luck: ForkLuck) -> Result<GameRecord, Failed> {
    let fork = fork(record, at, luck).map_err(|none| match none {
        NoFork::Record(wrong) => Error::Record(wrong),
        NoFork::NoSeed => Error::OtherRecord("the record does not tell the seed of its luck"),
        none @ NoFork::TooFar { .. } => Error::BadRequest(none.to_string()),
    })?;
    Ok(fork)
}

impl Device {
    pub(crate) fn branch(&mut self, ask: &Ask) -> Answered {
        let wish: NewBranch = read(ask.body.clone())?;
        let luck = if wish.same_luck { ForkLuck::Same } else { ForkLuck::Other(seed(&ask.entropy)?) };
        let others = wish.level.map_or(Others::ByHand(wish.names), Others::Bots);
        let record = leave(&wish.record, wish.at, luck)?;
        let branch = Branch { of: wish.of, at: wish.at, round: 0, turn: 0, same_luck: wish.same_luck, note: wish.note };
        let made = table_of_branch(&record, branch, wish.seat, &others, &self.me, ask.now)?;
        self.put(made, ask)
    }

    /// A step of a finished game as a question: looked at, tried, explained. Nothing is kept.
    pub(crate) fn exercise(&mut self, what: &str, ask: &Ask) -> Answered {
        let asked: Exercise = read(ask.body.clone())?;
        let Exercise { ref record, at, seat, .. } = asked;
        let luck = if record.seed.is_some() { ForkLuck::Same } else { ForkLuck::Other(Seed([0; 32])) };
        let branch = Branch { of: String::new(), at, round: 0, turn: 0, same_luck: true, note: String::new() };
        let record = leave(record, at, luck)?;
        let (state, lines): Made =
            table_of_branch(&record, branch, seat, &Others::Bots(Level::Engineer), &self.me, ask.now)?;
        if state.doc.asked != Some(seat) {
            return Err(Error::NotAsked.into());
        }
        match what {
            "look" => {
                let log = (1..).zip(lines).map(|(seq, line)| Logged { seq, at: ask.now, line }.into()).collect();
                let shown =
                    Published::new("exercise".into(), state, names(&ask.name), Presence::default(), log, ask.now);
                self.update(&shown, Some(seat), 0, ask.now)
            }
            "preview" => Ok(Answer::new(&state.preview(seat, input::action(asked.action)?, None, &self.me)?)),
            "odds" => Ok(Answer::new(&state.odds(seat, &self.me)?)),
            "why" => {
                let thing = asked.thing.ok_or_else(|| Error::BadRequest("`thing` is missing".into()))?;
                Ok(Answer::new(&state.why(seat, &asked.picks, &thing, None, &self.me)?))
            }
            "try" => judge(&state, asked),
            _ => Ok(Answer::not_found(ErrorCode::NotFound)),
        }
    }

    pub(crate) fn note(&mut self, id: &str, ask: &Ask) -> Answered {
        #[derive(FromJson)]
        struct Note {
            note: String,
        }
        let Note { note } = read(ask.body.clone())?;
        let me = self.me.clone();
        let write = self.room(id)?.note(id, &note, &me)?;
        self.told(id, write, ask)
    }
}

fn judge(state: &TableState, asked: Exercise) -> Answered {
    let game = state.game.as_ref().ok_or(Error::NotAsked)?.state();
    let action = input::action(asked.action)?;
    game.check(asked.seat, action).map_err(Error::Refused)?;
    judged(Network::of(&game.table))?;
    let action = game.normalise(asked.seat, action);
    // With the seed of the analysis, so that both find the same.
    let judged = Assessor::new(asked.depth).judge(&game.view(Some(asked.seat)), action, asked.at as u64);
    let loss = judged.as_ref().map_or(Worth::ZERO, tharos_analysis::Judged::loss);
    Ok(Answer::new(&Judgement {
        tried: judged.map(|judged| judged.played),
        best: judged.and_then(|judged| judged.best).map(|best| best.prospect),
        loss,
        size: Size::of(loss.vp),
    }))
}
