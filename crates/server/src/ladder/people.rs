//! Profiles: what a person has played, and which part of it others may see.

use std::collections::HashMap;

use tharos_rules::ids::Guild;
use tharos_store::{Kind, Person, Relation, Shown};
use tharos_table::{RatingKind, TableDoc};

use super::api::{PastGame, Profile, RatingNow, RatingStep, ResultsOf, ShownParts};
use super::scale::{GAMES_TO_A_PLACE, points};
use crate::api::{Error, PersonKind};
use crate::app::App;
use crate::session::Signed;
use crate::table::{read_table, store_error};

/// How many finished games count for the results.
const COUNTED: i64 = 300;
/// How many of them are listed.
const SHOWN: usize = 12;
/// The most steps of the history.
const STEPS: i64 = 100;

/// What a person shows: accounts their rating and results, guests nothing, unless they said otherwise.
pub async fn shown(app: &App, person: &Person) -> Result<ShownParts, Error> {
    let account = person.kind == Kind::Account;
    let usual = Shown { rating: account, results: account, games: false };
    let Shown { rating, results, games } = app.store.shown(&person.id).await.map_err(store_error)?.unwrap_or(usual);
    Ok(ShownParts { rating, results, games })
}

/// What a person has, with the places.
pub async fn ratings(app: &App, person: &str) -> Result<Vec<RatingNow>, Error> {
    let shown = app.store.shown(person).await.map_err(store_error)?.is_none_or(|shown| shown.rating);
    let mut found = Vec::new();
    for (word, rating) in app.store.ratings_of(person).await.map_err(store_error)? {
        let Some(kind) = RatingKind::from_word(&word) else { continue };
        let size = app.store.ladder_size(&word, GAMES_TO_A_PLACE, rating.rating).await;
        let [of, better] = size.map_err(store_error)?;
        let place = (shown && rating.games >= GAMES_TO_A_PLACE).then_some(better + 1);
        found.push(RatingNow::new(kind, &rating, place, of));
    }
    Ok(found)
}

/// What `who` may see of somebody.
///
/// # Errors
/// If there is nobody of this id.
pub async fn profile(app: &App, who: Option<&Signed>, id: &str, kind: Option<RatingKind>) -> Result<Profile, Error> {
    let person = app.store.person(id).await.map_err(store_error)?.filter(|person| person.deleted.is_none());
    let person = person.ok_or(Error::NoPerson)?;
    let mine = who.is_some_and(|who| who.caller.is(&person.id));
    let shown = shown(app, &person).await?;
    let see = if mine { ShownParts { rating: true, results: true, games: true } } else { shown };
    let ratings = if see.rating { ratings(app, &person.id).await? } else { Vec::new() };
    let most = ratings.iter().max_by_key(|rating| rating.games).map(|rating| rating.kind);
    let most = kind.filter(|kind| ratings.iter().any(|rating| rating.kind == *kind)).or(most);
    let mut history = Vec::new();
    if let Some(kind) = most {
        let past = app.store.rating_history(&person.id, kind.word(), STEPS).await.map_err(store_error)?;
        history.extend(past.into_iter().rev().map(|past| RatingStep {
            table: past.table,
            at: past.at,
            place: past.place,
            rating: points(past.rating),
            deviation: points(past.deviation),
            change: points(past.change),
        }));
    }
    let mut profile = Profile {
        name: person.name.clone(),
        kind: match person.kind {
            Kind::Guest => PersonKind::Guest,
            Kind::Account => PersonKind::Account,
            Kind::Bot => PersonKind::Bot,
        },
        mine,
        since: see.results.then_some(person.created),
        guild: None,
        shown,
        ratings,
        history,
        history_of: most,
        results: Vec::new(),
        games: Vec::new(),
        friend: false,
        blocked: false,
        hidden: false,
        person: person.id.clone(),
    };
    if let Some(who) = who.filter(|_| !mine) {
        let related = async |kind| app.store.is_related(who.caller.id(), kind, &person.id).await.map_err(store_error);
        profile.friend = related(Relation::Friend).await?;
        profile.blocked = related(Relation::Block).await?;
        profile.hidden = related(Relation::Hide).await?;
    }
    played(app, &person, mine, see, &mut profile).await?;
    Ok(profile)
}

/// Adds results and games to a profile, unless the person hides them.
async fn played(app: &App, person: &Person, mine: bool, see: ShownParts, into: &mut Profile) -> Result<(), Error> {
    if !see.results && !see.games {
        return Ok(());
    }
    let ids = app.store.ids_of(&person.id).await.map_err(store_error)?;
    let tables = app.store.finished_of(&person.id, COUNTED).await.map_err(store_error)?;
    let mut guilds: HashMap<Guild, u32> = HashMap::new();
    let mut results: [ResultsOf; 4] =
        std::array::from_fn(|i| ResultsOf { players: i as u8 + 1, ..ResultsOf::default() });
    for row in tables {
        let Ok(table) = read_table(&row) else { continue };
        let Some(game) = Game::of(&table, &ids) else { continue };
        *guilds.entry(table.chairs[game.seat].guild).or_default() += 1;
        let of = &mut results[table.chairs.len() - 1];
        of.games += 1;
        of.won += u32::from(game.won);
        of.place += game.place as f64;
        of.vp += f64::from(game.totals[0]);
        if into.games.len() < SHOWN && see.games && (mine || table.settings.public) {
            let change = into.history.iter().find(|step| step.table == row.id).map(|step| step.change);
            into.games.push(PastGame {
                table: row.id,
                ended: table.ended(),
                guild: table.chairs[game.seat].guild,
                totals: game.totals,
                won: game.won,
                winners: winners(app, &table).await,
                change,
            });
        }
    }
    if see.results {
        into.guild = guilds
            .into_iter()
            .max_by_key(|&(guild, games)| (games, std::cmp::Reverse(guild as u8)))
            .map(|(guild, _)| guild);
        let mean = |mut of: ResultsOf| {
            of.place /= f64::from(of.games);
            of.vp /= f64::from(of.games);
            of
        };
        into.results = results.into_iter().filter(|of| of.games > 0).map(mean).collect();
    }
    Ok(())
}

struct Game {
    seat: usize,
    won: bool,
    place: usize,
    /// The own first.
    totals: Vec<i16>,
}

/// Who has won, by name.
async fn winners(app: &App, table: &TableDoc) -> Vec<String> {
    let ids = table.chairs.iter().filter_map(|chair| chair.occupant.person()).map(str::to_owned).collect();
    let names = app.tables.0.people.names(&app.store, ids).await;
    let winner = |winner: &u8| {
        tharos_table::name(&table.chairs.get(usize::from(*winner))?.occupant, &names).filter(|name| !name.is_empty())
    };
    table.result.iter().flat_map(|result| &result.winners).filter_map(winner).collect()
}

impl Game {
    /// A finished game with the eyes of one who played in it, under any of these ids; `None` if the person had no seat or
    /// several.
    fn of(table: &TableDoc, ids: &[String]) -> Option<Self> {
        let result = table.result.as_ref()?;
        let is_own = |seat: &usize| {
            table.chairs[*seat].occupant.person().is_some_and(|person| ids.iter().any(|id| id == person))
        };
        let own: Vec<usize> = (0..table.chairs.len()).filter(is_own).collect();
        let &[seat] = own.as_slice() else { return None };
        let own = result.totals[seat];
        let others = (0..table.chairs.len()).filter(|&other| other != seat).map(|other| result.totals[other]);
        Some(Game {
            seat,
            won: result.winners.contains(&(seat as u8)),
            place: 1 + others.clone().filter(|&total| total > own).count(),
            totals: std::iter::once(own).chain(others).collect(),
        })
    }
}
