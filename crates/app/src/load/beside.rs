//! What else goes on at the server while people play: tables at which only bots sit, and a crowded lobby.

use std::sync::Arc;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tokio::task::JoinSet;

use super::api::Table;
use super::game::Script;
use super::measure::Times;

/// A guest may have opened so many running tables, and a few more.
const OF_ONE_GUEST: u32 = 40;
const BOTS: usize = 4;
/// How often somebody looks at the lobby.
const LOOK: Duration = Duration::from_millis(50);

/// It goes on as long as this lives.
pub struct Beside {
    _people: JoinSet<()>,
    /// How long it took to read the lobby.
    pub looks: Arc<Times>,
}

impl Beside {
    /// Tables of bots, with somebody who looks on at each.
    pub async fn bots(script: &Script, count: u32, watched: bool) -> anyhow::Result<Self> {
        let table = json!({ "seats": vec![json!({ "kind": "bot", "level": "director" }); BOTS] });
        let mut people = JoinSet::new();
        let mut host = script.guest(0, "Host").await?;
        for number in 0..count {
            if number > 0 && number % OF_ONE_GUEST == 0 {
                host = script.guest(number as usize, "Host").await?;
            }
            let table: Table = host.post("/api/tables", &table).await?;
            anyhow::ensure!(table.phase == "running", "a table of bots is {}", table.phase);
            if watched {
                let mut stream = host.look_on(&table.id).await?;
                people.spawn(async move { while let Ok(Some(_)) = stream.chunk().await {} });
            }
        }
        Ok(Beside { _people: people, looks: Arc::default() })
    }

    /// Public tables that wait for players, and somebody who looks at the list again and again.
    pub async fn lobby(script: &Script, count: u32) -> anyhow::Result<Self> {
        let table = json!({ "seats": [{ "kind": "me" }, { "kind": "open" }], "settings": { "public": true } });
        let mut host = script.guest(0, "Host").await?;
        for number in 0..count {
            if number > 0 && number % OF_ONE_GUEST == 0 {
                host = script.guest(number as usize, "Host").await?;
            }
            let _: Table = host.post("/api/tables", &table).await?;
        }
        let looks = Arc::<Times>::default();
        let mut people = JoinSet::new();
        let times = looks.clone();
        people.spawn(async move {
            let mut ticks = tokio::time::interval(LOOK);
            loop {
                ticks.tick().await;
                let began = Instant::now();
                if host.get::<Value>("/api/tables").await.is_ok() {
                    times.add(began.elapsed());
                }
            }
        });
        Ok(Beside { _people: people, looks })
    }
}
