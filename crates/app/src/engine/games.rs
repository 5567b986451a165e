//! The methods, on any number of games at once.

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::{Value, json};
use tharos_rules::ids::Seat;
use tharos_rules::{Data, Event, Game, Offered, Refusal, Seed, Seeds, Setup, StartError, State, replay};

use super::params::{self, AnySeed, ChanceFrom, Who, read};
use super::rpc::{
    CANNOT_LOAD, Error, IMPOSSIBLE, INTERNAL_ERROR, INVALID_PARAMS, METHOD_NOT_FOUND, NO_SUCH_GAME, REFUSED, TOO_MANY,
    UNDO_STOPPED,
};

type Answer = Result<Value, Error>;

/// The most decisions that `legal` lists; `offers` has no limit.
const LONGEST_LIST: u64 = 20_000;

pub struct Games {
    games: BTreeMap<String, Game>,
    /// For new games that state no values of their own.
    data: Data,
}

impl Games {
    pub fn new(data: Data) -> Self {
        Games { games: BTreeMap::new(), data }
    }

    pub fn call(&mut self, method: &str, params: Value) -> Answer {
        match method {
            "new" => self.new_game(read(params)?),
            "load" => self.load(read(params)?),
            "close" => self.close(&read(params)?),
            "games" => read(params).map(|Nothing {}| json!({ "games": self.games.keys().collect::<Vec<_>>() })),
            "legal" => self.legal(&read(params)?),
            "offers" => self.offers(&read(params)?),
            "check" => self.check(&read(params)?),
            "why_not" => self.why_not(&read(params)?),
            "play" | "apply" => self.play(&read(params)?),
            "chance" => self.chance(&read(params)?),
            "undo" => self.undo(&read(params)?),
            "undoable" => self.undoable(&read(params)?),
            "view" => self.view(&read(params)?),
            "entries" => self.entries(&read(params)?),
            "state" => self.of(read(params)?, |game| to_json(game.state())),
            "score" => self.of(read(params)?, score),
            "record" => self.record(&read(params)?),
            "hash" => self.of(read(params)?, |game| {
                Ok(json!({ "hash": game.state().digest(), "entries": game.entries().len() }))
            }),
            _ => Err(Error::new(METHOD_NOT_FOUND, format!("there is no method '{method}'"))),
        }
    }

    fn game(&self, id: &str) -> Result<&Game, Error> {
        self.games.get(id).ok_or_else(|| no_such_game(id))
    }

    fn game_mut(&mut self, id: &str) -> Result<&mut Game, Error> {
        self.games.get_mut(id).ok_or_else(|| no_such_game(id))
    }

    fn of(&self, params: params::OfGame, answer: impl Fn(&Game) -> Answer) -> Answer {
        answer(self.game(&params.game)?)
    }

    fn new_game(&mut self, p: params::New) -> Answer {
        let chance = p.chance.unwrap_or(ChanceFrom::Seed);
        let seeds = seeds(chance, p.seed, p.contributions)?;
        let (game, events) = Game::new(p.players.seated(), p.options, &p.data.unwrap_or(self.data), seeds)
            .map_err(not_so(INVALID_PARAMS))?;
        self.begin(p.game, game, &events, p.viewer)
    }

    fn load(&mut self, p: params::Load) -> Answer {
        let (game, events) = match (p.state, p.record, p.setup) {
            (Some(position), None, None) => {
                let state = State::try_from(*position).map_err(|error| not_so(CANNOT_LOAD)(error.into()))?;
                let given = if p.seed.is_some() { ChanceFrom::Seed } else { ChanceFrom::Supplied };
                let seeds = seeds(p.chance.unwrap_or(given), p.seed, p.contributions)?;
                Game::from_position(&state, seeds).map_err(not_so(CANNOT_LOAD))?
            }
            (None, Some(mut record), None) => {
                if p.chance.is_some() || !p.contributions.is_empty() {
                    return Err(Error::new(INVALID_PARAMS, "a record says itself where its chance comes from"));
                }
                record.seed = record.seed.or(p.seed.map(|seed| seed.0));
                let mut game = replay(&record)
                    .map_err(|error| Error::with(CANNOT_LOAD, error.to_string(), json!({ "entry": error.entry() })))?;
                let events = game.go_on();
                (game, events)
            }
            (None, None, Some(setup)) => {
                let setup: Setup = read(setup)?;
                let state = setup.build().map_err(|wrong| Error::new(CANNOT_LOAD, wrong.join("; ")))?;
                let given = if p.seed.is_some() { ChanceFrom::Seed } else { ChanceFrom::Supplied };
                let seeds = seeds(p.chance.unwrap_or(given), p.seed, p.contributions)?;
                Game::from_position(&state, seeds).map_err(not_so(CANNOT_LOAD))?
            }
            _ => return Err(Error::new(INVALID_PARAMS, "give one of state, record and setup")),
        };
        self.begin(p.game, game, &events, p.viewer)
    }

    fn begin(&mut self, id: String, game: Game, events: &[Event], viewer: Who) -> Answer {
        let mut answer = json!({ "game": id, "seats": game.players().len(), "commitment": game.commitment() });
        let Value::Object(more) = after(&game, events, viewer)? else { unreachable!("an object") };
        answer.as_object_mut().expect("an object").extend(more);
        self.games.insert(id, game);
        Ok(answer)
    }

    fn close(&mut self, p: &params::OfGame) -> Answer {
        self.games.remove(&p.game).ok_or_else(|| no_such_game(&p.game))?;
        Ok(json!({ "closed": p.game }))
    }

    fn legal(&self, p: &params::Legal) -> Answer {
        let offers = self.offered(p)?;
        let count = offers.iter().map(Offered::count).sum::<u64>();
        if count > LONGEST_LIST {
            return Err(Error::with(
                TOO_MANY,
                format!("{count} decisions are legal, more than the {LONGEST_LIST} that are listed: ask for `offers`"),
                json!({ "count": count, "most": LONGEST_LIST }),
            ));
        }
        let mut actions = Vec::new();
        offers.iter().for_each(|offered| offered.each(|action| actions.push(action)));
        Ok(json!({ "step": self.game(&p.game)?.state().table.step, "actions": actions }))
    }

    fn offers(&self, p: &params::Legal) -> Answer {
        let offers = self.offered(p)?;
        let count = offers.iter().map(Offered::count).sum::<u64>();
        Ok(json!({ "step": self.game(&p.game)?.state().table.step, "count": count, "offers": offers }))
    }

    fn offered(&self, p: &params::Legal) -> Result<Vec<Offered>, Error> {
        let game = self.game(&p.game)?;
        Ok(match p.seat {
            Who::LeftOut => game.state().offers(),
            Who::Spectator => Vec::new(),
            Who::Seat(seat) => game.state().view(Some(seat_of(game, seat)?)).offers(),
        })
    }

    fn why_not(&self, p: &params::Legal) -> Answer {
        let game = self.game(&p.game)?;
        let state = game.state();
        let seat = match p.seat {
            Who::Seat(seat) => seat_of(game, seat)?,
            Who::Spectator => return Ok(json!({ "seat": null, "why_not": [] })),
            Who::LeftOut => {
                state.table.decider().ok_or_else(|| Error::new(INVALID_PARAMS, "nobody is asked: name a seat"))?
            }
        };
        let mut list = Vec::new();
        for found in state.why_not(seat) {
            let mut entry = to_json(&found)?;
            entry["refusal"]["text"] = json!(found.refusal.to_string());
            list.push(entry);
        }
        Ok(json!({ "seat": seat, "why_not": list }))
    }

    fn check(&self, p: &params::Decision) -> Answer {
        let game = self.game(&p.game)?;
        let seat = seat_of(game, p.seat)?;
        match game.state().check(seat, game.state().normalise(seat, p.action)) {
            Ok(()) => Ok(json!({ "legal": true })),
            Err(refusal) => Ok(json!({ "legal": false, "refusal": refused(&refusal)? })),
        }
    }

    fn play(&mut self, p: &params::Decision) -> Answer {
        let game = self.game_mut(&p.game)?;
        let seat = seat_of(game, p.seat)?;
        viewer_of(game, p.viewer)?;
        match game.play(seat, p.action) {
            Ok(events) => after(game, &events, p.viewer),
            Err(error) => Err(Error::with(REFUSED, error.to_string(), refused(&error)?)),
        }
    }

    fn chance(&mut self, p: &params::Chance) -> Answer {
        let game = self.game_mut(&p.game)?;
        viewer_of(game, p.viewer)?;
        match game.settle(&p.outcome) {
            Ok(events) => after(game, &events, p.viewer),
            Err(why) => Err(Error::with(IMPOSSIBLE, why.to_string(), json!({ "step": game.state().table.step }))),
        }
    }

    fn undo(&mut self, p: &params::Undo) -> Answer {
        let game = self.game_mut(&p.game)?;
        let seat = seat_of(game, p.seat)?;
        let (possible, _) = game.undoable(seat);
        match game.undo(seat, p.steps) {
            Ok(()) => Ok(json!({ "entries": game.entries().len(), "step": game.state().table.step })),
            Err(stop) => {
                let mut data = to_json(&stop)?;
                data["possible"] = json!(possible);
                Err(Error::with(UNDO_STOPPED, stop.to_string(), data))
            }
        }
    }

    fn undoable(&self, p: &params::OfSeat) -> Answer {
        let game = self.game(&p.game)?;
        let (steps, stop) = game.undoable(seat_of(game, p.seat)?);
        Ok(json!({ "steps": steps, "stop": stop }))
    }

    fn view(&self, p: &params::View) -> Answer {
        let game = self.game(&p.game)?;
        viewer_of(game, p.viewer)?;
        match p.viewer {
            Who::LeftOut => Err(Error::new(
                INVALID_PARAMS,
                "name a viewer: a seat, or null for a spectator; `state` shows everything",
            )),
            Who::Spectator => to_json(&game.state().view(None)),
            Who::Seat(seat) => to_json(&game.state().view(Some(seat))),
        }
    }

    fn entries(&self, p: &params::View) -> Answer {
        let game = self.game(&p.game)?;
        viewer_of(game, p.viewer)?;
        Ok(match p.viewer {
            Who::LeftOut => json!({ "entries": game.entries() }),
            Who::Spectator => json!({ "entries": game.visible_entries(None) }),
            Who::Seat(seat) => json!({ "entries": game.visible_entries(Some(seat)) }),
        })
    }

    fn record(&self, p: &params::Record) -> Answer {
        let game = self.game(&p.game)?;
        to_json(&game.record(p.reveal || game.state().is_over()))
    }
}

#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct Nothing {}

fn no_such_game(id: &str) -> Error {
    Error::new(NO_SUCH_GAME, format!("there is no game '{id}'"))
}

fn to_json(value: &impl Serialize) -> Answer {
    serde_json::to_value(value).map_err(|error| Error::new(INTERNAL_ERROR, error.to_string()))
}

/// What every change answers: what happened, as the viewer may see it, and what comes next.
fn after(game: &Game, events: &[Event], viewer: Who) -> Answer {
    viewer_of(game, viewer)?;
    let visible = |event: &&Event| match viewer {
        Who::LeftOut => true,
        Who::Spectator => event.visible_to(None),
        Who::Seat(seat) => event.visible_to(Some(seat)),
    };
    let events: Vec<&Event> = events.iter().filter(visible).collect();
    Ok(json!({ "entries": game.entries().len(), "step": game.state().table.step, "events": events }))
}

fn seat_of(game: &Game, seat: Seat) -> Result<Seat, Error> {
    if usize::from(seat) < game.players().len() {
        Ok(seat)
    } else {
        Err(Error::new(INVALID_PARAMS, format!("there is no seat {seat}")))
    }
}

fn viewer_of(game: &Game, viewer: Who) -> Result<(), Error> {
    match viewer {
        Who::Seat(seat) => seat_of(game, seat).map(|_| ()),
        Who::Spectator | Who::LeftOut => Ok(()),
    }
}

fn not_so(code: i32) -> impl Fn(StartError) -> Error {
    move |error| Error::new(code, error.to_string())
}

fn refused(refusal: &Refusal) -> Answer {
    let mut data = to_json(refusal)?;
    data["text"] = json!(refusal.to_string());
    Ok(data)
}

fn score(game: &Game) -> Answer {
    let table = &game.state().table;
    let scores: Vec<_> = (0..table.seats()).map(|seat| table.score(seat)).collect();
    let over = game.state().is_over();
    Ok(json!({ "over": over, "scores": scores, "winners": over.then(|| table.winners()) }))
}

/// Without a seed of the caller, the operating system gives one.
fn seeds(
    chance: ChanceFrom,
    seed: Option<AnySeed>,
    contributions: Vec<Option<AnySeed>>,
) -> Result<Option<Seeds>, Error> {
    if chance == ChanceFrom::Supplied {
        if seed.is_some() || !contributions.is_empty() {
            return Err(Error::new(INVALID_PARAMS, "with supplied chance there is no seed"));
        }
        return Ok(None);
    }
    let server = match seed {
        Some(seed) => seed.0,
        None => {
            let mut bytes = [0; 32];
            getrandom::fill(&mut bytes)
                .map_err(|error| Error::new(INTERNAL_ERROR, format!("no randomness from the system: {error}")))?;
            Seed(bytes)
        }
    };
    let contributions = contributions.into_iter().map(|seed| seed.map(|seed| seed.0)).collect();
    Ok(Some(Seeds { server, contributions }))
}
