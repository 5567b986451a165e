//! A PostgreSQL server and any number of nodes. Others hear of a transaction by a notification that is part of it.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::Duration;

use sqlx::{
    ConnectOptions, Executor, PgPool, Postgres as Pg,
    pool::PoolConnection,
    postgres::{PgConnectOptions, PgListener, PgPoolOptions},
};
use tokio::{
    sync::{OnceCell, broadcast},
    task::JoinSet,
    time::timeout,
};

use crate::db::raw_sql;
use crate::{Change, Db, Doing, Error, Result, Row, Statement, query, schema};

const CONNECTIONS: u32 = 16;
/// How long to wait for a connection, and how long for an answer: afterwards the server counts as away.
const CONNECT: Duration = Duration::from_secs(3);
const ANSWER: Duration = Duration::from_secs(5);
/// After such a silence the listener asks whether its connection is still alive.
const SILENCE: Duration = Duration::from_secs(10);
const CHANNEL: &str = "tharos";

pub(crate) struct Postgres {
    pool: PgPool,
    /// Set once the shape of the database is known to be right.
    ready: OnceCell<()>,
    /// Whether the shape may be changed.
    migrates: bool,
    /// Whether it hears what others write.
    listening: Arc<AtomicBool>,
    /// The task that listens; it ends with this value.
    _listener: JoinSet<()>,
}

impl Postgres {
    /// `changes` is missing for whoever only looks: then nothing is listened to, and the shape stays as it is.
    pub async fn open(url: &str, changes: Option<broadcast::Sender<Change>>) -> Result<Self> {
        if !url.starts_with("postgres://") && !url.starts_with("postgresql://") {
            return Err(Error::Broken("the address of a PostgreSQL server begins with postgres://".into()));
        }
        let options: PgConnectOptions = url.parse()?;
        let pool = PgPoolOptions::new()
            .max_connections(CONNECTIONS)
            .acquire_timeout(CONNECT)
            .after_connect(|db, _| {
                // So that a node that hangs or vanishes does not hold up the others.
                let limits = "SET statement_timeout = '5s'; SET lock_timeout = '3s'; \
                              SET idle_in_transaction_session_timeout = '10s'";
                Box::pin(async move { db.execute(limits).await.map(drop) })
            })
            .connect_lazy_with(options.disable_statement_logging());
        let mut listener = JoinSet::new();
        let migrates = changes.is_some();
        let listening = Arc::new(AtomicBool::new(false));
        if let Some(changes) = changes {
            listener.spawn(listen_for_ever(url.to_owned(), changes, listening.clone()));
        }
        let postgres = Self { pool, ready: OnceCell::new(), migrates, listening, _listener: listener };
        match postgres.ready().await {
            Err(error) if error.is_temporary() && migrates => {
                tracing::warn!(%error, "going on without the database for now");
            }
            other => other?,
        }
        Ok(postgres)
    }

    async fn ready(&self) -> Result<()> {
        let prepare = async || match self.migrates {
            true => {
                self.transaction(|db| {
                    Box::pin(async move {
                        // Of several nodes that start at once, one makes the tables and the others wait for it.
                        raw_sql("SELECT pg_advisory_xact_lock(7428673)", db).await?;
                        schema::migrate(db, schema::POSTGRES).await
                    })
                })
                .await
            }
            false => self.with(|db| Box::pin(schema::check_exactly(db, schema::POSTGRES))).await,
        };
        self.ready.get_or_try_init(prepare).await.copied()
    }

    pub async fn write<T, W>(&self, work: W) -> Result<T>
    where
        T: Send + 'static,
        W: for<'c> FnOnce(&'c mut Db) -> Doing<'c, (T, Vec<Change>)> + Send + 'static,
    {
        self.ready().await?;
        self.transaction(|db| {
            Box::pin(async move {
                let (value, changes) = work(db).await?;
                for change in changes {
                    notify(&change).execute(db).await?;
                }
                Ok(value)
            })
        })
        .await
    }

    pub async fn tell(&self, word: Change) -> Result<()> {
        self.rows(notify(&word)).await.map(drop)
    }

    pub async fn rows(&self, statement: Statement) -> Result<Vec<Row>> {
        self.ready().await?;
        self.with(|db| Box::pin(statement.fetch_all(db))).await
    }

    pub fn connections(&self) -> u32 {
        self.pool.size()
    }

    pub fn is_listening(&self) -> bool {
        self.listening.load(Relaxed)
    }

    pub async fn close(&self) {
        self.pool.close().await;
    }

    async fn transaction<T: Send + 'static>(
        &self,
        work: impl for<'c> FnOnce(&'c mut Db) -> Doing<'c, T> + Send + 'static,
    ) -> Result<T> {
        self.with(|db| {
            Box::pin(async move {
                raw_sql("BEGIN", db).await?;
                let done = work(db).await;
                if done.is_ok() {
                    raw_sql("COMMIT", db).await?;
                } else {
                    // What went wrong first says more than what goes wrong now.
                    let _ = raw_sql("ROLLBACK", db).await;
                }
                done
            })
        })
        .await
    }

    async fn with<T>(&self, work: impl for<'c> FnOnce(&'c mut Db) -> Doing<'c, T> + Send) -> Result<T> {
        let mut lease = Lease(Some(Db::Server(self.pool.acquire().await?)));
        let Some(db) = &mut lease.0 else { unreachable!("it was just put there") };
        match timeout(ANSWER, work(db)).await {
            Ok(Err(error)) if error.is_temporary() => Err(error),
            Ok(result) => {
                lease.0 = None;
                result
            }
            Err(_) => Err(Error::Unavailable(format!("no answer within {} s", ANSWER.as_secs()))),
        }
    }
}

/// A connection that is in use. If its work does not come to an end, nobody uses it again: a transaction may be open.
struct Lease(Option<Db>);

impl Drop for Lease {
    fn drop(&mut self) {
        if let Some(Db::Server(db)) = &mut self.0 {
            PoolConnection::<Pg>::close_on_drop(db);
        }
    }
}

fn notify(change: &Change) -> Statement {
    query("SELECT pg_notify($1, $2)").bind(CHANNEL).bind(change.to_payload())
}

async fn listen_for_ever(url: String, changes: broadcast::Sender<Change>, listening: Arc<AtomicBool>) {
    loop {
        let Err(error) = listen(&url, &changes, &listening).await;
        listening.store(false, Relaxed);
        tracing::warn!(%error, "not listening to the database: trying again");
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
}

async fn listen(
    url: &str,
    changes: &broadcast::Sender<Change>,
    listening: &AtomicBool,
) -> Result<std::convert::Infallible> {
    let mut listener = timeout(CONNECT, PgListener::connect(url)).await.map_err(|_| silent())??;
    listener.listen(CHANNEL).await?;
    listening.store(true, Relaxed);
    // Sending fails only if nobody listens to us.
    let _ = changes.send(Change::Missed);
    loop {
        match timeout(SILENCE, listener.try_recv()).await {
            Ok(Ok(Some(notification))) => drop(changes.send(Change::from_payload(notification.payload()))),
            // It has lost its connection and has a new one.
            Ok(Ok(None)) => drop(changes.send(Change::Missed)),
            Ok(Err(error)) => return Err(error.into()),
            Err(_) => {
                // Until it answers nobody knows what was missed.
                listening.store(false, Relaxed);
                timeout(CONNECT, listener.execute("SELECT 1")).await.map_err(|_| silent())??;
                listening.store(true, Relaxed);
            }
        }
    }
}

fn silent() -> Error {
    Error::Unavailable("no answer to the listener".into())
}
