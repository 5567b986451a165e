//! A site that moves takes every row of every table along.

use std::collections::BTreeMap;
use std::path::Path;

use rusqlite::Connection;
use rusqlite::types::Value;
use tharos_store::Store;
use tharos_testkit::{Folder, Postgres};

/// The rows of every table, in an order of their own.
fn all(file: &Path) -> BTreeMap<String, Vec<String>> {
    let db = Connection::open(file).unwrap();
    let mut names =
        db.prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'").unwrap();
    let names: Vec<String> = names.query_map([], |row| row.get(0)).unwrap().map(Result::unwrap).collect();
    let rows = |table: &str| {
        let mut select = db.prepare(&format!("SELECT * FROM {table}")).unwrap();
        let columns: Vec<String> = select.column_names().map(str::to_owned).collect();
        let read = |row: &rusqlite::Row<'_>| {
            let values = (0..columns.len()).map(|at| row.get::<_, Value>(at)).collect::<Result<Vec<_>, _>>()?;
            Ok(columns
                .iter()
                .zip(values)
                .map(|(name, value)| format!("{name} {value:?}"))
                .collect::<Vec<_>>()
                .join(", "))
        };
        let mut rows: Vec<String> = select.query_map([], read).unwrap().map(Result::unwrap).collect();
        rows.sort();
        rows
    };
    names.into_iter().map(|name| (name.clone(), rows(&name))).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn every_row_of_every_table_moves_to_postgresql_and_back() {
    let (from, back) = (Folder::new(), Folder::new());
    let [from, back] = [&from, &back].map(|folder| folder.join("games.db"));
    Store::sqlite(&from).await.unwrap().close().await;
    Connection::open(&from).unwrap().execute_batch(include_str!("site.sql")).unwrap();
    let before = all(&from);
    for (table, rows) in &before {
        assert!(
            rows.len() > usize::from(!["alive", "ladder", "daily_secret"].contains(&&**table)),
            "{table} is too empty"
        );
    }
    let (file, copy) = (Store::sqlite(&from).await.unwrap(), Store::sqlite(&back).await.unwrap());
    let server = Store::postgres(&Postgres::shared().database()).await.unwrap();
    let copied = file.copy_to(&server).await.unwrap();
    assert_eq!((copied.people, copied.tables, copied.entries), (4, 3, 4));
    assert_eq!(server.copy_to(&copy).await.unwrap(), copied);
    for store in [file, copy] {
        store.close().await;
    }
    for (table, rows) in all(&back) {
        assert_eq!(rows, before[&table], "{table}");
    }
}
