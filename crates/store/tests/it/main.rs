//! The store on SQLite and on a real PostgreSQL.

mod copied;
mod failures;
mod laws;
