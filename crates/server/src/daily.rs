//! The deal of the day: one solo game with the same luck for everybody. Its seed follows from a secret of this site and the
//! number of the day, so nobody knows it before; results are what the server finds when it plays the record again.

use sha2::{Digest as _, Sha256};
use tharos_rules::ids::Seat;
use tharos_rules::{Data, Event, GameRecord, Options, Seed, TURNS, replay};
use tharos_store::DailyTry;
use tharos_table::TableDoc;
use tharos_table::api::TablePhase;

use crate::api::{DailyMine, DailyResult, DailyStep, Error, TableError};
use crate::app::App;
use crate::clock::Ms;
use crate::secret;
use crate::table::{history, store_error};

pub const DAY: Ms = 24 * 60 * 60 * 1000;
/// With fewer results the spread would tell who did what.
pub const ENOUGH: i64 = 20;
/// The only seat of a solo game.
const ALONE: Seat = 0;
/// VP of one step of the spread.
pub const STEP: i64 = 5;
/// How many days back a deal can still be played, without a rank.
pub const OPEN: i64 = 60;
/// How many days tries are kept.
pub const KEPT: i64 = 400;
/// How many finished games of others one request looks at.
const AT_ONCE: i64 = 10;

/// The number of the day, which begins at midnight UTC.
#[must_use]
pub fn day_of(now: Ms) -> i64 {
    now.div_euclid(DAY)
}

/// The seed of a day.
///
/// # Errors
/// If the store cannot be reached.
pub async fn seed(app: &App, day: i64) -> Result<Seed, Error> {
    let secret = match app.config.seed {
        Some(Seed(seed)) => seed.to_vec(),
        None => app.store.daily_secret(&secret::seed().0).await.map_err(store_error)?,
    };
    let mut hash = Sha256::new();
    hash.update(b"tharos daily");
    hash.update(secret);
    hash.update(day.to_be_bytes());
    Ok(Seed(hash.finalize().into()))
}

/// Hides the dice of today's deal: with them it could be played again under another name.
///
/// # Errors
/// [`TableError::Sealed`] if it is that deal.
pub async fn check_unsealed(app: &App, table: &TableDoc) -> Result<(), Error> {
    if table.chairs.len() == 1 && table.seed == seed(app, day_of(app.clock.now())).await? {
        return Err(TableError::Sealed.into());
    }
    Ok(())
}

/// Stores the result of a try whose game is over: its record is replayed with the dice of the day.
///
/// # Errors
/// If the store cannot be reached.
pub async fn settle(app: &App, tried: &mut DailyTry) -> Result<(), Error> {
    if tried.result.is_some() {
        return Ok(());
    }
    let Ok(shown) = app.tables.look(&tried.table).await else { return Ok(()) };
    let doc = &shown.state.doc;
    if doc.phase != TablePhase::Over {
        return Ok(());
    }
    let Some(history) = history(&app.store, &tried.table, doc.seq).await? else { return Ok(()) };
    let expected = seed(app, tried.day).await?;
    let events = history.done.iter().flat_map(|(_, _, done)| &done.events);
    let held = events.filter_map(|event| match event {
        Event::AttackChecked { held, .. } => Some(*held),
        _ => None,
    });
    let found = shown.record(&history).and_then(|record| judged(&record, expected, held.collect()));
    let Some(found) = found else {
        tracing::warn!(table = tried.table, "a try at the deal of the day does not hold");
        return Ok(());
    };
    // Undoing a roll, or letting a bot play, counts as another try.
    let bot = shown.info(None, app.clock.now()).seats.iter().any(|seat| seat.goes_by_bot > 0);
    let ranked = tried.ranked && doc.taken_back == 0 && !bot;
    let body = serde_json::to_string(&found).map_err(|_| Error::Internal)?;
    let result = tharos_store::DailyResult { vp: found.vp, won: found.won, body };
    app.store.finish_daily(tried.day, &tried.person, ranked, &result).await.map_err(store_error)?;
    (tried.ranked, tried.result) = (ranked, Some(result));
    Ok(())
}

/// The result of a record, if it is a complete solo game by the default rules with this seed and no contributed luck.
#[must_use]
pub fn judged(record: &GameRecord, seed: Seed, held: Vec<bool>) -> Option<DailyResult> {
    let own_luck = record.contributions.iter().any(Option::is_some);
    let usual = record.options == Options::default() && record.data == Data::default() && record.start.is_none();
    if record.players.len() != 1 || record.seed != Some(seed) || own_luck || !usual {
        return None;
    }
    let game = replay(record).ok()?;
    let table = &game.state().table;
    let score = table.score(ALONE);
    let turn = (table.round - 1) * TURNS + table.turn;
    let won = table.winners() == [ALONE];
    game.state().is_over().then(|| DailyResult { vp: score.total.into(), won, score, turn, held })
}

/// Results in steps, from the lowest to the highest.
#[must_use]
pub fn steps(spread: &[(i64, bool, i64)]) -> Vec<DailyStep> {
    let step = |vp: i64| vp.div_euclid(STEP) * STEP;
    let (Some(first), Some(last)) = (spread.first(), spread.last()) else { return Vec::new() };
    let count = |from: i64, won: bool| {
        spread.iter().filter(|&&(vp, w, _)| step(vp) == from && w == won).map(|&(_, _, n)| n).sum()
    };
    let all = (step(first.0)..=step(last.0)).step_by(STEP as usize);
    all.map(|from| DailyStep { from, won: count(from, true), lost: count(from, false) }).collect()
}

/// The median result.
#[must_use]
pub fn median(spread: &[(i64, bool, i64)]) -> Option<i64> {
    let people: i64 = spread.iter().map(|&(_, _, n)| n).sum();
    let mut left = (people + 1) / 2;
    spread
        .iter()
        .find(|&&(_, _, n)| {
            left -= n;
            left <= 0
        })
        .map(|&(vp, _, _)| vp)
}

/// 1 + the number of better results, and the share of people with fewer VP in whole percent.
#[must_use]
pub fn rank(spread: &[(i64, bool, i64)], vp: i64) -> (i64, i64) {
    let people: i64 = spread.iter().map(|&(_, _, n)| n).sum();
    let those = |wanted: fn(i64, i64) -> bool| -> i64 {
        spread.iter().filter(|&&(other, _, _)| wanted(other, vp)).map(|&(_, _, n)| n).sum()
    };
    (1 + those(|other, vp| other > vp), those(|other, vp| other < vp) * 100 / people.max(1))
}

/// Stores the results of other people's finished tries.
///
/// # Errors
/// If the store cannot be reached.
pub async fn settle_others(app: &App, day: i64) -> Result<(), Error> {
    for mut tried in app.store.unread_daily(day, AT_ONCE).await.map_err(store_error)? {
        settle(app, &mut tried).await?;
    }
    Ok(())
}

/// A try as its owner sees it.
#[must_use]
pub fn mine(tried: DailyTry, spread: &[(i64, bool, i64)]) -> DailyMine {
    let ranks = tried.result.as_ref().filter(|_| tried.ranked).map(|result| rank(spread, result.vp));
    let result = tried.result.and_then(|result| serde_json::from_str(&result.body).ok());
    DailyMine {
        table: tried.table,
        ranked: tried.ranked,
        result,
        place: ranks.map(|(place, _)| place),
        percent: ranks.map(|(_, percent)| percent),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_begins_at_midnight() {
        assert_eq!([day_of(0), day_of(DAY - 1), day_of(DAY), day_of(-1)], [0, 0, 1, -1]);
    }

    #[test]
    fn steps_reach_from_the_lowest_to_the_highest() {
        assert!(steps(&[]).is_empty());
        let step = |from, won, lost| DailyStep { from, won, lost };
        let told = steps(&[(-3, false, 1), (4, false, 2), (4, true, 1), (5, true, 3), (16, false, 1)]);
        assert_eq!(told, [step(-5, 0, 1), step(0, 1, 2), step(5, 3, 0), step(10, 0, 0), step(15, 0, 1)]);
    }

    #[test]
    fn the_median_is_that_of_the_middle_one() {
        assert_eq!(median(&[]), None);
        assert_eq!(median(&[(7, true, 1)]), Some(7));
        assert_eq!(median(&[(1, false, 2), (9, true, 2)]), Some(1), "of two in the middle the lower one");
        assert_eq!(median(&[(1, false, 1), (5, false, 1), (9, true, 1)]), Some(5));
    }

    #[test]
    fn equal_results_share_a_place() {
        let spread = [(10, false, 3), (20, false, 1), (20, true, 1), (30, true, 5)];
        assert_eq!(rank(&spread, 30), (1, 50));
        assert_eq!(rank(&spread, 20), (6, 30));
        assert_eq!(rank(&spread, 10), (8, 0));
        assert_eq!(rank(&[], 10), (1, 0));
    }
}
