//! How far somebody with an account has come with lessons and puzzles. Guests keep it on their device.

use axum::Extension;
use axum::extract::State;
use tharos_lessons::progress::Progress;

use crate::api::{Error, PersonKind, Problem};
use crate::app::App;
use crate::daily::day_of;
use crate::extract::Json;
use crate::guard::Home;
use crate::limits::What;
use crate::session::Signed;
use crate::table::store_error;

/// Two devices may write at the same time: how many times the later one merges again.
const TRIES: usize = 5;

/// Merges what a device knows with what is kept, of everything the further one, and answers with both together.
#[utoipa::path(post, path = "/api/progress", tag = "people", request_body = Progress,
    responses((status = 200, body = Progress), (status = "default", body = Problem)))]
pub async fn progress(
    State(app): State<App>,
    Extension(Home(home)): Extension<Home>,
    who: Signed,
    Json(known): Json<Progress>,
) -> Result<Json<Progress>, Error> {
    if who.person().kind != PersonKind::Account {
        return Err(Error::NeedsAccount);
    }
    let (id, now) = (who.caller.id(), app.clock.now());
    app.limits.take_both(What::Lines, &home, id, now)?;
    let known = known.checked(day_of(now))?;
    for _ in 0..TRIES {
        let was = app.store.progress(id).await.map_err(store_error)?;
        // What an older version kept and this one cannot read is replaced.
        let kept = was.as_deref().and_then(|body| serde_json::from_str(body).ok()).unwrap_or_default();
        let both = known.clone().merged(kept);
        let body = serde_json::to_string(&both).map_err(|_| Error::Internal)?;
        if was.as_deref() == Some(body.as_str())
            || app.store.keep_progress(id, was.as_deref(), &body, now).await.map_err(store_error)?.is_some()
        {
            return Ok(Json(both));
        }
    }
    Err(Error::Unavailable { retry_after: 1 })
}
