//! How much somebody may leave behind.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{Mutex, MutexGuard, PoisonError};

use tharos_store::{Cause, Kind, Store};
use tharos_table::{LogLine, TableState};
use tokio::sync::Mutex as Turn;
use tokio::sync::MutexGuard as Held;

use crate::api::{Error, TablePhase};
use crate::app::App;
use crate::limits::What;
use crate::session::Signed;
use crate::table::{store_error, store_table_with};

/// The most existing tables that one person has made; 0: no limit.
#[derive(Clone, Copy, Debug)]
pub struct Quotas {
    /// Waiting for players.
    pub waiting: i64,
    /// Running, and all together.
    pub guest: [i64; 2],
    pub account: [i64; 2],
    /// Public ones that wait for players, made from one address at this node since it was started.
    pub public_per_address: usize,
}

impl Default for Quotas {
    fn default() -> Self {
        Quotas { waiting: 5, guest: [50, 300], account: [200, 5_000], public_per_address: 20 }
    }
}

impl Quotas {
    /// No quotas.
    pub const NONE: Quotas = Quotas { waiting: 0, guest: [0; 2], account: [0; 2], public_per_address: 0 };
}

/// How many requests can make tables at the same time.
const TURNS: usize = 64;
/// How many addresses are counted. If there are more, all counts start again.
const HOMES: usize = 10_000;

/// The people who are making tables, and the public tables by address.
pub struct Makers {
    /// Locks by person: nobody evades a quota with two requests at the same time.
    turns: Vec<Turn<()>>,
    /// The public tables that waited for players when they were made.
    homes: Mutex<HashMap<String, Vec<String>>>,
}

impl Default for Makers {
    fn default() -> Self {
        Makers { turns: (0..TURNS).map(|_| Turn::default()).collect(), homes: Mutex::default() }
    }
}

impl Makers {
    fn homes(&self) -> MutexGuard<'_, HashMap<String, Vec<String>>> {
        self.homes.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The turns of a person and of an address, always in the same order.
    async fn turns(&self, person: &str, home: &str) -> Vec<Held<'_, ()>> {
        let number = |key: (&str, &str)| {
            let mut hasher = DefaultHasher::new();
            key.hash(&mut hasher);
            (hasher.finish() % TURNS as u64) as usize
        };
        let mut numbers = [number(("person", person)), number(("home", home))].to_vec();
        numbers.sort_unstable();
        numbers.dedup();
        let mut held = Vec::with_capacity(numbers.len());
        for number in numbers {
            held.push(self.turns[number].lock().await);
        }
        held
    }

    /// How many public tables of an address still wait.
    async fn waiting(&self, store: &Store, home: &str, most: usize) -> Result<usize, Error> {
        let made = self.homes().get(home).cloned().unwrap_or_default();
        if made.len() < most {
            return Ok(made.len());
        }
        let mut waiting = Vec::with_capacity(made.len());
        for id in made {
            if store.is_waiting(&id).await.map_err(store_error)? {
                waiting.push(id);
            }
        }
        let count = waiting.len();
        self.homes().insert(home.to_owned(), waiting);
        Ok(count)
    }

    fn note(&self, home: &str, id: &str) {
        let mut homes = self.homes();
        if homes.len() >= HOMES && !homes.contains_key(home) {
            homes.clear();
        }
        homes.entry(home.to_owned()).or_default().push(id.to_owned());
    }
}

/// Held while a table is made: until it is dropped, this node makes no other table for the same person or address.
pub struct Making<'a> {
    app: &'a App,
    home: &'a str,
    _turns: Vec<Held<'a, ()>>,
}

impl Making<'_> {
    /// Stores the table and answers its id.
    ///
    /// # Errors
    /// If too many public ones of the address wait already, or the store fails.
    pub async fn store(self, state: &mut TableState, lines: &[LogLine]) -> Result<String, Error> {
        self.store_and_tell(state, lines, Vec::new()).await
    }

    /// The same, with the notifications it causes.
    ///
    /// # Errors
    /// As for [`Making::store`].
    pub async fn store_and_tell(
        self,
        state: &mut TableState,
        lines: &[LogLine],
        causes: Vec<Cause>,
    ) -> Result<String, Error> {
        let Making { app, home, .. } = self;
        let most = app.config.quotas.public_per_address;
        let is_in_lobby = state.doc.phase == TablePhase::Waiting && state.doc.settings.public && most > 0;
        if is_in_lobby && app.makers.waiting(&app.store, home, most).await? >= most {
            return Err(Error::TooManyTables);
        }
        let id = store_table_with(&app.store, state, lines, causes).await?;
        if is_in_lobby {
            app.makers.note(home, &id);
        }
        Ok(id)
    }
}

/// Somebody makes a table; `what` is counted for the person and the address.
///
/// # Errors
/// If there are too many already.
pub async fn new_table<'a>(app: &'a App, who: &Signed, home: &'a str, what: What) -> Result<Making<'a>, Error> {
    app.limits.take_both(what, home, who.caller.id(), app.clock.now())?;
    let quotas = app.config.quotas;
    let [running, all] = match who.session.person.kind {
        Kind::Guest => quotas.guest,
        Kind::Account | Kind::Bot => quotas.account,
    };
    let turns = app.makers.turns(who.caller.id(), home).await;
    let made = app.store.made_by(who.caller.id()).await.map_err(store_error)?;
    let full = |most: i64, count: i64| most > 0 && count >= most;
    if full(quotas.waiting, made.waiting) || full(running, made.running) || full(all, made.all) {
        return Err(Error::TooManyTables);
    }
    Ok(Making { app, home, _turns: turns })
}
