//! The routes about ratings and people.

use axum::Extension;
use axum::extract::State;
use serde::Deserialize;
use tharos_store::{Placed, Shown};
use tharos_table::RatingKind;
use utoipa::IntoParams;

use super::api::{BotRating, Ladder, LadderRow, Profile, RatingNow, ShownParts};
use super::people;
use super::scale::{self, GAMES_TO_A_PLACE, GAMES_TO_BE_SURE, points};
use crate::api::{Error, Problem};
use crate::app::App;
use crate::extract::{Id, Json, Query};
use crate::guard::Home;
use crate::limits::{What, Who};
use crate::session::{Maybe, Signed};
use crate::table::store_error;

/// The rows of one answer.
const ROWS: i64 = 50;
/// How many rows are shown above and below the caller.
const AROUND: i64 = 3;

#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
pub struct LadderQuery {
    /// Left out: `live`.
    #[serde(default)]
    #[param(nullable = false)]
    kind: Option<RatingKind>,
    /// How many places to leave out.
    #[serde(default)]
    #[param(nullable = false)]
    from: Option<u32>,
}

/// The ladder, without people who have too few games or hide their rating.
#[utoipa::path(get, path = "/api/ladder", tag = "ladder", params(LadderQuery),
    responses((status = 200, body = Ladder), (status = "default", body = Problem)))]
pub async fn ladder(
    State(app): State<App>,
    who: Maybe,
    Query(LadderQuery { kind, from }): Query<LadderQuery>,
) -> Result<Json<Ladder>, Error> {
    let kind = kind.unwrap_or(RatingKind::Live);
    let from = i64::from(from.unwrap_or(0));
    let id = who.caller().map(|caller| caller.id().to_owned());
    let read = async |from: i64, limit: i64| -> Result<Vec<LadderRow>, Error> {
        let rows = app.store.ladder(kind.word(), GAMES_TO_A_PLACE, from, limit).await.map_err(store_error)?;
        Ok(rows.into_iter().map(|placed| row(placed, id.as_deref())).collect())
    };
    let rows = read(from, ROWS).await?;
    let me = match &id {
        Some(id) => people::ratings(&app, id).await?.into_iter().find(|rating| rating.kind == kind),
        None => None,
    };
    let place = me.as_ref().and_then(|me| me.place).filter(|_| !rows.iter().any(|row| row.mine));
    let around = match place {
        Some(place) => read((place - 1 - AROUND).max(from + rows.len() as i64), 2 * AROUND + 1).await?,
        None => Vec::new(),
    };
    let [people, _] = app.store.ladder_size(kind.word(), GAMES_TO_A_PLACE, 0).await.map_err(store_error)?;
    let bots = scale::bots().map(|(level, rating)| BotRating { level, rating: rating.round() }).collect();
    Ok(Json(Ladder { kind, people, rows, around, me, bots }))
}

fn row(Placed { place, name, rating }: Placed, me: Option<&str>) -> LadderRow {
    LadderRow {
        place,
        name,
        mine: me == Some(&rating.person),
        rating: points(rating.rating),
        deviation: points(rating.deviation),
        games: rating.games,
        won: rating.won,
        provisional: rating.games < GAMES_TO_BE_SURE,
        person: rating.person,
    }
}

#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
pub struct ProfileQuery {
    /// Which history to show; left out: the one with the most games.
    #[serde(default)]
    #[param(nullable = false)]
    kind: Option<RatingKind>,
}

/// What a person shows; the caller's own profile in full.
#[utoipa::path(get, path = "/api/people/{id}", tag = "ladder", params(("id" = String, Path), ProfileQuery),
    responses((status = 200, body = Profile), (status = "default", body = Problem)))]
pub async fn profile(
    State(app): State<App>,
    Extension(Home(home)): Extension<Home>,
    who: Maybe,
    Id(id): Id,
    Query(ProfileQuery { kind }): Query<ProfileQuery>,
) -> Result<Json<Profile>, Error> {
    // It takes hundreds of stored games.
    app.limits.take(What::Meetings, Who::Home(&home), app.clock.now())?;
    Ok(Json(people::profile(&app, who.0.as_ref(), &id, kind).await?))
}

/// Sets what others see of the caller's profile.
#[utoipa::path(post, path = "/api/profile", tag = "ladder", request_body = ShownParts,
    responses((status = 200, body = Profile), (status = "default", body = Problem)))]
pub async fn show(
    State(app): State<App>,
    Extension(Home(home)): Extension<Home>,
    who: Signed,
    Json(shown): Json<ShownParts>,
) -> Result<Json<Profile>, Error> {
    app.limits.take_both(What::Lines, &home, who.caller.id(), app.clock.now())?;
    let ShownParts { rating, results, games } = shown;
    app.store.show(who.caller.id(), Shown { rating, results, games }).await.map_err(store_error)?;
    Ok(Json(people::profile(&app, Some(&who), who.caller.id(), None).await?))
}

impl RatingNow {
    pub fn new(kind: RatingKind, rating: &tharos_store::Rating, place: Option<i64>, of: i64) -> Self {
        RatingNow {
            kind,
            rating: points(rating.rating),
            deviation: points(rating.deviation),
            games: rating.games,
            won: rating.won,
            provisional: rating.games < GAMES_TO_BE_SURE,
            place,
            of,
            games_to_place: (GAMES_TO_A_PLACE - rating.games).max(0),
        }
    }
}
