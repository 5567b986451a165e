//! A PostgreSQL server and any number of nodes. Others hear of a transaction by a notification that is part of it.

use std::time::Duration;

use sqlx::{
    AnyConnection, AnyPool, ConnectOptions, Connection,
    any::{AnyConnectOptions, AnyPoolOptions, AnyRow},
    postgres::PgListener,
    query, raw_sql,
};
use tokio::{
    sync::{OnceCell, broadcast},
    task::JoinSet,
    time::timeout,
};

use crate::{Change, Doing, Error, Result, Statement, schema};

const CONNECTIONS: u32 = 16;
/// How long to wait for a connection, and how long for an answer: afterwards the server counts as away.
const CONNECT: Duration = Duration::from_secs(3);
const ANSWER: Duration = Duration::from_secs(5);
/// After such a silence the listener asks whether its connection is still alive.
const SILENCE: Duration = Duration::from_secs(10);
const CHANNEL: &str = "tharos";

pub(crate) struct Postgres {
    pool: AnyPool,
    /// Set once the shape of the database is known to be right.
    ready: OnceCell<()>,
    /// The task that listens; it ends with this value.
    _listener: JoinSet<()>,
}

impl Postgres {
    pub async fn open(url: &str, changes: broadcast::Sender<Change>) -> Result<Self> {
        sqlx::any::install_default_drivers();
        let options: AnyConnectOptions = url.parse()?;
        let pool = AnyPoolOptions::new()
            .max_connections(CONNECTIONS)
            .acquire_timeout(CONNECT)
            .after_connect(|db, _| {
                // So that a node that hangs or vanishes does not hold up the others.
                let limits = "SET statement_timeout = '5s'; SET lock_timeout = '3s'; \
                              SET idle_in_transaction_session_timeout = '10s'";
                Box::pin(async move { raw_sql(limits).execute(db).await.map(drop) })
            })
            .connect_lazy_with(options.disable_statement_logging());
        let mut listener = JoinSet::new();
        listener.spawn(listen_for_ever(url.to_owned(), changes));
        let postgres = Self { pool, ready: OnceCell::new(), _listener: listener };
        match postgres.ready().await {
            Err(error) if error.is_temporary() => tracing::warn!(%error, "going on without the database for now"),
            other => other?,
        }
        Ok(postgres)
    }

    async fn ready(&self) -> Result<()> {
        let migrate = async || {
            self.with(|db| {
                Box::pin(async move {
                    let mut transaction = db.begin().await?;
                    // Of several nodes that start at once, one makes the tables and the others wait for it.
                    raw_sql("SELECT pg_advisory_xact_lock(7428673)").execute(&mut *transaction).await?;
                    schema::migrate(&mut transaction, schema::POSTGRES).await?;
                    Ok(transaction.commit().await?)
                })
            })
            .await
        };
        self.ready.get_or_try_init(migrate).await.copied()
    }

    pub async fn write<T, W>(&self, work: W) -> Result<T>
    where
        T: Send + 'static,
        W: for<'c> FnOnce(&'c mut AnyConnection) -> Doing<'c, (T, Vec<Change>)> + Send + 'static,
    {
        self.ready().await?;
        self.with(|db| {
            Box::pin(async move {
                let mut transaction = db.begin().await?;
                let (value, changes) = work(&mut transaction).await?;
                for change in changes {
                    notify(&change).execute(&mut *transaction).await?;
                }
                transaction.commit().await?;
                Ok(value)
            })
        })
        .await
    }

    pub async fn tell(&self, word: Change) -> Result<()> {
        self.rows(notify(&word)).await.map(drop)
    }

    pub async fn rows(&self, statement: Statement) -> Result<Vec<AnyRow>> {
        self.ready().await?;
        self.with(|db| Box::pin(async move { Ok(statement.fetch_all(db).await?) })).await
    }

    pub async fn close(&self) {
        self.pool.close().await;
    }

    async fn with<T>(&self, work: impl for<'c> FnOnce(&'c mut AnyConnection) -> Doing<'c, T>) -> Result<T> {
        let mut db = self.pool.acquire().await?;
        match timeout(ANSWER, work(&mut db)).await {
            Ok(result) => result,
            Err(_) => {
                db.close_on_drop();
                Err(Error::Unavailable(format!("no answer within {} s", ANSWER.as_secs())))
            }
        }
    }
}

fn notify(change: &Change) -> Statement {
    query("SELECT pg_notify($1, $2)").bind(CHANNEL).bind(change.to_payload())
}

async fn listen_for_ever(url: String, changes: broadcast::Sender<Change>) {
    loop {
        let Err(error) = listen(&url, &changes).await;
        tracing::warn!(%error, "not listening to the database: trying again");
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
}

async fn listen(url: &str, changes: &broadcast::Sender<Change>) -> Result<std::convert::Infallible> {
    let mut listener = timeout(CONNECT, PgListener::connect(url)).await.map_err(|_| silent())??;
    listener.listen(CHANNEL).await?;
    // Sending fails only if nobody listens to us.
    let _ = changes.send(Change::Missed);
    loop {
        match timeout(SILENCE, listener.try_recv()).await {
            Ok(Ok(Some(notification))) => drop(changes.send(Change::from_payload(notification.payload()))),
            // It has lost its connection and has a new one.
            Ok(Ok(None)) => drop(changes.send(Change::Missed)),
            Ok(Err(error)) => return Err(error.into()),
            Err(_) => {
                timeout(CONNECT, query("SELECT 1").execute(&mut listener)).await.map_err(|_| silent())??;
            }
        }
    }
}

fn silent() -> Error {
    Error::Unavailable("no answer to the listener".into())
}
