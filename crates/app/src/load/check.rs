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
        let entries = update.lines.into_iter().filter_map(|line| Some((line.seq, line.entry?))).collect();
        for decision in kept.iter().filter(|decision| decision.seat == player.seat) {
            let action = decision.action.get();
            ensure!(
                stands(decision, &entries)?,
                "table {table} has lost {action}, acknowledged at {:?}",
                decision.lines
            );
        }
    }
    Ok(())
}

fn stands(decision: &Kept, entries: &HashMap<i64, Value>) -> anyhow::Result<bool> {
    let mut wanted: Value = serde_json::from_str(decision.action.get())?;
    wanted.as_object_mut().context("a decision is an object")?.insert("seat".into(), decision.seat.into());
    Ok(decision.lines.clone().any(|line| entries.get(&line) == Some(&wanted)))
}

#[cfg(test)]
mod tests {
    use serde_json::{json, value::to_raw_value};

    use super::*;

    #[test]
    fn only_the_same_decision_of_the_same_seat_at_its_lines_counts() {
        let kept = |seat, lines| Kept { seat, lines, action: to_raw_value(&json!({"do": "pass"})).unwrap() };
        let entries = HashMap::from([
            (4, json!({"chance": "attack", "value": 3})),
            (5, json!({"seat": 1, "do": "pass"})),
            (6, json!({"seat": 1, "do": "keep", "card": 2})),
        ]);
        assert!(stands(&kept(1, 4..=5), &entries).unwrap());
        assert!(!stands(&kept(0, 4..=5), &entries).unwrap(), "another seat");
        assert!(!stands(&kept(1, 6..=9), &entries).unwrap(), "other lines");
        assert!(!stands(&kept(1, 4..=4), &entries).unwrap(), "not there yet");
    }
}
