//! The book of rated games: rates finished games, and can recompute all ratings from the stored games.

use std::collections::HashMap;

use tharos_store::{Before, RatedGame, Rating, Store, Table};
use tharos_table::{Ms, RatingKind};

use super::scale::{GAMES_A_DAY, GAMES_TOGETHER_A_DAY, Outcome};
use crate::api::Error;
use crate::app::App;
use crate::table::{read_table, store_error};

/// A rated game without any move for this long is abandoned. Longer than the longest clock with all days off.
const GIVEN_UP: Ms = 60 * 24 * 60 * 60 * 1000;
/// How many games are rated at a time.
const TOGETHER: i64 = 32;

/// What [`recompute`] found.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Recomputed {
    /// Rated games.
    pub games: usize,
    /// How many of them count.
    pub counted: usize,
    /// How many people's ratings have changed.
    pub changed: usize,
}

/// Rates finished games in the order in which they ended.
pub async fn rate_finished(app: &App) {
    let idle = app.clock.now() - GIVEN_UP;
    let tables = match app.store.to_be_rated(idle, TOGETHER).await {
        Ok(tables) => tables,
        Err(error) => return drop(store_error(error)),
    };
    for table in tables {
        if let Err(error) = rate(&app.store, &table).await {
            return drop(store_error(error));
        }
    }
}

fn read(table: &Table) -> Option<(RatingKind, Outcome)> {
    let doc = read_table(table).ok()?;
    Some((doc.rating_kind()?, Outcome::of(&doc)?))
}

/// The same at the time when the game was rated. A game that was rated as abandoned stays so, even if it was continued.
fn read_at(table: &Table, at: Ms) -> Option<(RatingKind, Outcome)> {
    let mut doc = read_table(table).ok()?;
    if doc.result.as_ref().and_then(|result| result.ended).is_some_and(|ended| ended > at) {
        (doc.result, doc.agreed_end) = (None, None);
    }
    Some((doc.rating_kind()?, Outcome { at, ..Outcome::of(&doc)? }))
}

async fn rate(store: &Store, table: &Table) -> Result<(), tharos_store::Error> {
    let id = table.id.clone();
    let Some((kind, outcome)) = read(table) else {
        // Nothing came of it.
        return store.rate(&id, "", Vec::new(), 0, |_| None).await.map(drop);
    };
    let (people, since) = (outcome.people(), outcome.day());
    let work = move |before: Before| Some(rated(&outcome, id, kind, &before));
    store.rate(&table.id, kind.word(), people, since, work).await.map(drop)
}

/// What a game brings, by what was before.
fn rated(outcome: &Outcome, table: String, kind: RatingKind, before: &Before) -> RatedGame {
    let why_not = why_not(before).map(str::to_owned);
    let seats = if why_not.is_none() { outcome.rate(&before.ratings) } else { Vec::new() };
    RatedGame { table, kind: kind.word().into(), at: outcome.at, why_not, seats }
}

/// Nobody gets points by many games a day against the same person.
fn why_not(before: &Before) -> Option<&'static str> {
    if before.together.values().any(|&games| games >= GAMES_TOGETHER_A_DAY) {
        Some("same_people")
    } else if before.counted.values().any(|&games| games >= GAMES_A_DAY) {
        Some("many_games")
    } else {
        None
    }
}

/// Recomputes all ratings from the stored games, in the order in which they were rated.
///
/// # Errors
/// If the store fails.
pub async fn recompute(store: &Store) -> Result<Recomputed, Error> {
    loop {
        let (n, tables) = store.rated_games().await.map_err(store_error)?;
        let mut now: HashMap<(RatingKind, String), Rating> = HashMap::new();
        // When whom counted together with whom.
        let mut counted: HashMap<String, Vec<(Ms, Vec<String>)>> = HashMap::new();
        let mut games = Vec::with_capacity(tables.len());
        for (at, table) in &tables {
            let Some((kind, outcome)) = read_at(table, *at) else { continue };
            let people = outcome.people();
            let mut before = Before::default();
            for person in &people {
                before.ratings.extend(now.get(&(kind, person.clone())).cloned());
                let today = counted.get(person).into_iter().flatten().filter(|(at, _)| *at >= outcome.day());
                let today: Vec<&Vec<String>> = today.map(|(_, people)| people).collect();
                before.counted.insert(person.clone(), today.len() as i64);
                for other in people.iter().filter(|other| person < *other) {
                    let games = today.iter().filter(|people| people.contains(other)).count();
                    before.together.insert((person.clone(), other.clone()), games as i64);
                }
            }
            let game = rated(&outcome, table.id.clone(), kind, &before);
            for seat in &game.seats {
                now.insert((kind, seat.now.person.clone()), seat.now.clone());
                counted.entry(seat.now.person.clone()).or_default().push((outcome.at, people.clone()));
            }
            games.push(game);
        }
        let mut changed = 0;
        for ((kind, person), rating) in &now {
            let before = store.ratings_of(person).await.map_err(store_error)?;
            let same = before.iter().any(|(word, before)| word == kind.word() && before == rating);
            changed += usize::from(!same);
        }
        let done = Recomputed {
            games: games.len(),
            counted: games.iter().filter(|game| game.why_not.is_none()).count(),
            changed,
        };
        if store.rewrite_ladder(n, games).await.map_err(store_error)? {
            return Ok(done);
        }
    }
}
