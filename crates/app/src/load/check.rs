//! Whether everything that was acknowledged is there.

use std::collections::HashMap;

use anyhow::{Context, ensure};
use serde::Deserialize;
use serde_json::Value;
use tharos_rules::{GameRecord, replay};

use super::{
    api::Player,
    game::{Game, Kept},
};

#[derive(Deserialize)]
struct Update {
    lines: Vec<Line>,
}

#[derive(Deserialize)]
struct Line {
    seq: i64,
    entry: Option<Value>,
}

/// Asks for every table from every seat, and answers how many decisions and how many finished games were right.
pub async fn all(games: &[Game]) -> anyhow::Result<(usize, usize)> {
    let (mut kept, mut finished) = (0, 0);
    for game in games {
        lines(&game.table, &game.players, &game.kept).await?;
        kept += game.kept.len();
        for (table, players, decisions) in &game.before {
            lines(table, players, decisions).await?;
            let record: GameRecord = players[0].get(&format!("/api/tables/{table}/record")).await?;
            replay(&record).map_err(|error| anyhow::anyhow!("the record of {table}: {error}"))?;
            kept += decisions.len();
            finished += 1;
        }
    }
    Ok((kept, finished))
}

/// Each acknowledged decision stands in the log of the table, at the lines that were acknowledged.
async fn lines(table: &str, players: &[Player], kept: &[Kept]) -> anyhow::Result<()> {
    for player in players {
        let update: Update = player.get(&format!("/api/tables/{table}/game?as={}&after=0", player.seat)).await?;
        let entries: HashMap<i64, Value> =
            update.lines.into_iter().filter_map(|line| Some((line.seq, line.entry?))).collect();
        for decision in kept.iter().filter(|decision| decision.seat == player.seat) {
            let mut wanted: Value = serde_json::from_str(decision.action.get())?;
            wanted.as_object_mut().context("a decision is an object")?.insert("seat".into(), player.seat.into());
            let found = decision.lines.clone().any(|line| entries.get(&line) == Some(&wanted));
            ensure!(found, "table {table} has lost {wanted}, acknowledged at {:?}", decision.lines);
        }
    }
    Ok(())
}
