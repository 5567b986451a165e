//! A player's screen: the live stream of a table, taken up again wherever it broke off.

use std::{
    hash::{DefaultHasher, Hash, Hasher},
    time::{Duration, Instant},
};

use serde::Deserialize;
use serde_json::value::RawValue;
use tharos_rules::OfferGraph;
use tokio::sync::mpsc;

use super::{api::Player, nodes::Random};

/// What a screen shows.
pub struct Shown {
    pub seat: u8,
    pub at: Instant,
    pub seq: i64,
    pub is_over: bool,
    /// One of the legal decisions, if this seat must decide.
    pub choice: Option<Box<RawValue>>,
    /// Of all that the position shows; `None` if the game has not moved.
    pub digest: Option<u64>,
}

#[derive(Deserialize)]
struct Update<'a> {
    seq: i64,
    /// Left out if it has not changed.
    #[serde(borrow)]
    table: Option<Table<'a>>,
    #[serde(borrow)]
    position: Option<&'a RawValue>,
}

#[derive(Deserialize)]
struct Table<'a> {
    phase: &'a str,
    asked: Option<u8>,
}

#[derive(Deserialize)]
struct Position {
    legal: OfferGraph,
}

/// Follows a table until nobody wants to know any more.
pub async fn follow(player: Player, table: String, screen: mpsc::Sender<anyhow::Result<Shown>>, mut random: Random) {
    let mut after = 0;
    for attempt in 0.. {
        if let Ok(mut stream) = player.watch(attempt, &table, after).await {
            let mut text = Vec::new();
            while let Ok(Some(chunk)) = stream.chunk().await {
                text.extend_from_slice(&chunk);
                while let Some(end) = text.windows(2).position(|two| two == b"\n\n") {
                    let event: Vec<u8> = text.drain(..end + 2).collect();
                    let Some(shown) = read(&event, player.seat, &mut random).transpose() else { continue };
                    if let Ok(shown) = &shown {
                        after = shown.seq;
                    }
                    if screen.send(shown).await.is_err() {
                        return;
                    }
                }
            }
        }
        if screen.is_closed() {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// None for signs of life.
fn read(event: &[u8], seat: u8, random: &mut Random) -> anyhow::Result<Option<Shown>> {
    let at = Instant::now();
    let text = std::str::from_utf8(event)?;
    let field = |name: &str| text.lines().find_map(|line| line.strip_prefix(name)).map(str::trim);
    let (Some(kind), Some(data)) = (field("event:"), field("data:")) else { return Ok(None) };
    if kind == "ping" {
        return Ok(None);
    }
    anyhow::ensure!(kind == "update", "the stream of a running game ended: {data}");
    let update: Update = serde_json::from_str(data)?;
    let mut choice = None;
    let mut digest = None;
    let Some(table) = update.table else { return Ok(None) };
    if let Some(position) = update.position {
        let mut hasher = DefaultHasher::new();
        position.get().hash(&mut hasher);
        digest = Some(hasher.finish());
        if table.asked == Some(seat) {
            let Position { legal } = serde_json::from_str(position.get())?;
            let offers = legal.offers().map_err(anyhow::Error::msg)?;
            anyhow::ensure!(!offers.is_empty(), "seat {seat} must decide and has no choice");
            let decision = offers[random.between(0, offers.len() as u32) as usize].first();
            choice = Some(serde_json::value::to_raw_value(&decision)?);
        }
    }
    let is_over = table.phase == "over";
    Ok(Some(Shown { seat, at, seq: update.seq, is_over, choice, digest }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn screens_show_updates_and_pass_over_signs_of_life() {
        let mut random = Random::new(1);
        assert!(read(b":\n\n", 0, &mut random).unwrap().is_none());
        let update = |asked| {
            let data = format!(
                r#"{{"seq":7,"table":{{"phase":"running","asked":{asked}}},"position":{{"legal":{{"labels":[{{"field":"do","value":"pass"}}],"nodes":[[],[1,0]]}}}}}}"#
            );
            format!("event: update\nid: 7\ndata: {data}\n\n").into_bytes()
        };
        let mine = read(&update(0), 0, &mut random).unwrap().unwrap();
        assert_eq!((mine.seq, mine.is_over, mine.choice.unwrap().get()), (7, false, r#"{"do":"pass"}"#));
        assert!(read(&update(1), 0, &mut random).unwrap().unwrap().choice.is_none());
        assert!(read(b"event: ping\ndata: {}\n\n", 0, &mut random).is_ok_and(|shown| shown.is_none()));
        assert!(read(b"event: gone\ndata: {\"reason\":\"closed\"}\n\n", 0, &mut random).is_err());
    }
}
