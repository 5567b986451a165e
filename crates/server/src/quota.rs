//! How much somebody may leave behind.

use tharos_store::Kind;

use crate::api::Error;
use crate::app::App;
use crate::limits::What;
use crate::session::Signed;
use crate::table::store_error;

/// The most tables that one person may have made and that are still there; 0: as many as they like.
#[derive(Clone, Copy, Debug)]
pub struct Quotas {
    /// Waiting for players.
    pub waiting: i64,
    /// Running, and all together.
    pub guest: [i64; 2],
    pub account: [i64; 2],
}

impl Default for Quotas {
    fn default() -> Self {
        Quotas { waiting: 5, guest: [50, 300], account: [200, 5_000] }
    }
}

impl Quotas {
    /// As many as they like.
    pub const NONE: Quotas = Quotas { waiting: 0, guest: [0; 2], account: [0; 2] };
}

/// Somebody makes a table; `what` is counted for the person and the address.
///
/// # Errors
/// If there are too many already.
pub async fn new_table(app: &App, who: &Signed, home: &str, what: What) -> Result<(), Error> {
    app.limits.take_both(what, home, who.caller.id(), app.clock.now())?;
    let quotas = app.config.quotas;
    let [running, all] = match who.session.person.kind {
        Kind::Guest => quotas.guest,
        Kind::Account | Kind::Bot => quotas.account,
    };
    let made = app.store.made_by(who.caller.id()).await.map_err(store_error)?;
    let full = |most: i64, count: i64| most > 0 && count >= most;
    if full(quotas.waiting, made.waiting) || full(running, made.running) || full(all, made.all) {
        return Err(Error::TooManyTables);
    }
    Ok(())
}
