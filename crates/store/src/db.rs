//! One connection to either database, and statements that both understand.
//!
//! A file answers without waiting: work on [`Db::File`] is ready when it is first polled, so a whole batch of writes runs
//! on one thread without handing anything over. A server is waited for.

use rusqlite::types::{ToSqlOutput, ValueRef};
use sqlx::pool::PoolConnection;
use sqlx::postgres::{PgColumn, PgRow};
use sqlx::{Column, Executor, Postgres, Row as _, TypeInfo};

use crate::{Error, Result};

/// A connection.
pub(crate) enum Db {
    File(rusqlite::Connection),
    Server(PoolConnection<Postgres>),
}

/// What can stand in a row. Nothing is of a kind too, because PostgreSQL wants to know.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Value {
    Number(Option<i64>),
    Text(Option<String>),
    Bytes(Option<Vec<u8>>),
}

macro_rules! values {
    ($($from:ty => |$value:ident| $to:expr),+ $(,)?) => {
        $(impl From<$from> for Value {
            fn from($value: $from) -> Self {
                $to
            }
        })+
    };
}

values! {
    i64 => |number| Value::Number(Some(number)),
    Option<i64> => |number| Value::Number(number),
    &str => |text| Value::Text(Some(text.to_owned())),
    String => |text| Value::Text(Some(text)),
    &String => |text| Value::Text(Some(text.clone())),
    Option<&str> => |text| Value::Text(text.map(str::to_owned)),
    Option<String> => |text| Value::Text(text),
    &Option<String> => |text| Value::Text(text.clone()),
    &[u8] => |bytes| Value::Bytes(Some(bytes.to_vec())),
    Vec<u8> => |bytes| Value::Bytes(Some(bytes)),
}

/// A statement with its values, ready to run. `$1` is the first value.
pub(crate) struct Statement {
    sql: &'static str,
    values: Vec<Value>,
    /// It may read much: some readers of a file are kept free of such.
    pub is_long: bool,
}

pub(crate) fn query(sql: &'static str) -> Statement {
    Statement { sql, values: Vec::new(), is_long: false }
}

impl Statement {
    #[must_use]
    pub fn long(self) -> Self {
        Statement { is_long: true, ..self }
    }

    #[must_use]
    pub fn bind(mut self, value: impl Into<Value>) -> Self {
        self.values.push(value.into());
        self
    }

    /// How many rows it changed.
    pub async fn execute(self, db: &mut Db) -> Result<u64> {
        match db {
            Db::File(db) => {
                let mut statement = self.prepare(db)?;
                Ok(statement.raw_execute()? as u64)
            }
            Db::Server(db) => Ok(self.for_server().execute(&mut **db).await?.rows_affected()),
        }
    }

    /// The rows it finds or returns.
    pub async fn fetch_all(self, db: &mut Db) -> Result<Vec<Row>> {
        match db {
            Db::File(db) => self.rows_of_file(db),
            Db::Server(db) => self.for_server().fetch_all(&mut **db).await?.iter().map(Row::of_server).collect(),
        }
    }

    pub async fn fetch_optional(self, db: &mut Db) -> Result<Option<Row>> {
        Ok(self.fetch_all(db).await?.into_iter().next())
    }

    pub fn rows_of_file(self, db: &rusqlite::Connection) -> Result<Vec<Row>> {
        let mut statement = self.prepare(db)?;
        let names: Vec<String> = statement.column_names().map(str::to_owned).collect();
        let names: std::sync::Arc<[String]> = names.into();
        let mut found = Vec::new();
        let mut rows = statement.raw_query();
        while let Some(row) = rows.next()? {
            let value = |at| -> Result<Value> {
                Ok(match row.get_ref(at)? {
                    ValueRef::Integer(number) => Value::Number(Some(number)),
                    ValueRef::Text(text) => Value::Text(Some(String::from_utf8_lossy(text).into_owned())),
                    ValueRef::Blob(bytes) => Value::Bytes(Some(bytes.to_vec())),
                    ValueRef::Null => Value::Number(None),
                    ValueRef::Real(_) => return Err(Error::Broken("a fraction where none can be".into())),
                })
            };
            let values = (0..names.len()).map(value).collect::<Result<_>>()?;
            found.push(Row { names: names.clone(), values });
        }
        Ok(found)
    }

    fn prepare<'c>(&self, db: &'c rusqlite::Connection) -> Result<rusqlite::CachedStatement<'c>> {
        // `$1` is a name for SQLite, `?1` a number.
        let mut statement = db.prepare_cached(&self.sql.replace('$', "?"))?;
        for (number, value) in (1..).zip(&self.values) {
            statement.raw_bind_parameter(number, value)?;
        }
        Ok(statement)
    }

    fn for_server(self) -> sqlx::query::Query<'static, sqlx::Postgres, sqlx::postgres::PgArguments> {
        self.values.into_iter().fold(sqlx::query(self.sql), |query, value| match value {
            Value::Number(number) => query.bind(number),
            Value::Text(text) => query.bind(text),
            Value::Bytes(bytes) => query.bind(bytes),
        })
    }
}

impl rusqlite::ToSql for Value {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::Borrowed(match self {
            Value::Number(Some(number)) => ValueRef::Integer(*number),
            Value::Text(Some(text)) => ValueRef::Text(text.as_bytes()),
            Value::Bytes(Some(bytes)) => ValueRef::Blob(bytes),
            Value::Number(None) | Value::Text(None) | Value::Bytes(None) => ValueRef::Null,
        }))
    }
}

/// Statements without values, one after the other.
pub(crate) async fn raw_sql(sql: &'static str, db: &mut Db) -> Result<()> {
    match db {
        Db::File(db) => Ok(db.execute_batch(sql)?),
        Db::Server(db) => Ok(db.execute(sql).await.map(drop)?),
    }
}

/// A row that was found.
#[derive(Debug, Clone)]
pub(crate) struct Row {
    names: std::sync::Arc<[String]>,
    pub values: Vec<Value>,
}

impl Row {
    fn of_server(row: &PgRow) -> Result<Self> {
        let names: Vec<String> = row.columns().iter().map(|column| column.name().to_owned()).collect();
        let value = |column: &PgColumn| -> Result<Value> {
            let at = column.ordinal();
            Ok(match column.type_info().name() {
                "INT8" => Value::Number(row.try_get(at)?),
                "INT4" => Value::Number(row.try_get::<Option<i32>, usize>(at)?.map(i64::from)),
                "BYTEA" => Value::Bytes(row.try_get(at)?),
                "VOID" => Value::Number(None),
                _ => Value::Text(row.try_get(at)?),
            })
        };
        Ok(Row { names: names.into(), values: row.columns().iter().map(value).collect::<Result<_>>()? })
    }

    /// The value of a column, by its name or number.
    pub fn try_get<'r, T: OfValue<'r>>(&'r self, column: impl Which) -> Result<T> {
        let value = column.place(&self.names).and_then(|at| self.values.get(at));
        value.and_then(T::of).ok_or_else(|| Error::Broken(format!("a column of {:?} holds something else", self.names)))
    }
}

/// A column, by its name or number.
pub(crate) trait Which {
    fn place(self, names: &[String]) -> Option<usize>;
}

impl Which for usize {
    fn place(self, _: &[String]) -> Option<usize> {
        Some(self)
    }
}

impl Which for &str {
    fn place(self, names: &[String]) -> Option<usize> {
        names.iter().position(|name| name == self)
    }
}

/// What a value can be read as.
pub(crate) trait OfValue<'r>: Sized {
    fn of(value: &'r Value) -> Option<Self>;
}

impl OfValue<'_> for i64 {
    fn of(value: &Value) -> Option<i64> {
        if let Value::Number(number) = value { *number } else { None }
    }
}

impl<'r> OfValue<'r> for &'r str {
    fn of(value: &'r Value) -> Option<&'r str> {
        if let Value::Text(text) = value { text.as_deref() } else { None }
    }
}

impl OfValue<'_> for String {
    fn of(value: &Value) -> Option<String> {
        <&str>::of(value).map(str::to_owned)
    }
}

impl OfValue<'_> for Vec<u8> {
    fn of(value: &Value) -> Option<Vec<u8>> {
        if let Value::Bytes(bytes) = value { bytes.clone() } else { None }
    }
}

impl<'r, T: OfValue<'r>> OfValue<'r> for Option<T> {
    fn of(value: &'r Value) -> Option<Option<T>> {
        match value {
            Value::Number(None) | Value::Text(None) | Value::Bytes(None) => Some(None),
            other => T::of(other).map(Some),
        }
    }
}
