//! What a player's browser says to the server.

use std::time::Duration;

use anyhow::{Context, anyhow, bail};
use reqwest::{Client, Method, Response, StatusCode, Url, header};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::value::RawValue;

/// Somebody with a session, who asks the next server if one is away.
#[derive(Clone)]
pub struct Player {
    client: Client,
    servers: Vec<Url>,
    cookie: String,
    pub seat: u8,
}

#[derive(Deserialize)]
pub struct Table {
    pub id: String,
    pub phase: String,
    pub seats: Vec<Seat>,
}

#[derive(Deserialize)]
pub struct Seat {
    pub mine: bool,
}

#[derive(Serialize)]
pub struct Play<'a> {
    pub seat: u8,
    pub seq: i64,
    pub key: &'a str,
    pub action: &'a RawValue,
}

#[derive(Deserialize)]
struct Seq {
    seq: i64,
}

/// What came of sending a decision.
pub enum Answer {
    Done {
        seq: i64,
    },
    /// The player has not seen everything yet.
    Stale,
    /// Nobody knows whether it happened.
    Away,
}

impl Player {
    /// A new guest, who asks this server first.
    pub async fn come(client: &Client, servers: &[Url], first: usize, name: &str) -> anyhow::Result<Self> {
        let mut servers = servers.to_vec();
        let count = servers.len();
        servers.rotate_left(first % count);
        let mut player = Self { client: client.clone(), servers, cookie: String::new(), seat: 0 };
        let answer = player.ask(Method::POST, "/api/guest", Some(&serde_json::json!({ "name": name }))).await?;
        let cookie = answer.headers().get(header::SET_COOKIE).context("a guest gets a cookie")?.to_str()?;
        player.cookie = cookie.split(';').next().unwrap_or_default().to_owned();
        Ok(player)
    }

    pub async fn post<T: DeserializeOwned>(&self, path: &str, body: &impl Serialize) -> anyhow::Result<T> {
        Ok(self.ask(Method::POST, path, Some(body)).await?.json().await?)
    }

    pub async fn get<T: DeserializeOwned>(&self, path: &str) -> anyhow::Result<T> {
        Ok(self.ask(Method::GET, path, None::<&()>).await?.json().await?)
    }

    /// Asks one server after the other until one succeeds; an answer that is not a success is an error.
    async fn ask(&self, method: Method, path: &str, body: Option<&impl Serialize>) -> anyhow::Result<Response> {
        for attempt in 0..200 {
            match self.send(attempt, method.clone(), path, body).await {
                Ok(answer) if answer.status().is_success() => return Ok(answer),
                Ok(answer) if answer.status() != StatusCode::SERVICE_UNAVAILABLE => {
                    let status = answer.status();
                    bail!("{method} {path}: {status} {}", answer.text().await.unwrap_or_default());
                }
                _ => tokio::time::sleep(Duration::from_millis(100)).await,
            }
        }
        bail!("{method} {path}: no server answers")
    }

    async fn send(
        &self,
        attempt: usize,
        method: Method,
        path: &str,
        body: Option<&impl Serialize>,
    ) -> reqwest::Result<Response> {
        let server = &self.servers[attempt % self.servers.len()];
        let url = server.join(path).expect("paths are written here");
        let mut request =
            self.client.request(method, url).header(header::ORIGIN, server.origin().ascii_serialization());
        if !self.cookie.is_empty() {
            request = request.header(header::COOKIE, &self.cookie);
        }
        if let Some(body) = body {
            request = request.json(body);
        }
        request.send().await
    }

    /// Sends a decision once.
    pub async fn play(&self, attempt: usize, table: &str, play: &Play<'_>) -> anyhow::Result<Answer> {
        let path = format!("/api/tables/{table}/play");
        let Ok(answer) = self.send(attempt, Method::POST, &path, Some(play)).await else { return Ok(Answer::Away) };
        match answer.status() {
            StatusCode::OK => match answer.json::<Seq>().await {
                Ok(Seq { seq }) => Ok(Answer::Done { seq }),
                Err(_) => Ok(Answer::Away),
            },
            StatusCode::CONFLICT => Ok(Answer::Stale),
            StatusCode::SERVICE_UNAVAILABLE => Ok(Answer::Away),
            status => Err(anyhow!("{status} {} to {}", answer.text().await.unwrap_or_default(), play.action)),
        }
    }

    /// Opens the stream of a table at which somebody only looks on.
    pub async fn look_on(&self, table: &str) -> reqwest::Result<Response> {
        let path = format!("/api/tables/{table}/stream");
        self.send(0, Method::GET, &path, None::<&()>).await?.error_for_status()
    }

    /// Opens the stream of a table from this line on, at whichever server answers.
    pub async fn watch(&self, attempt: usize, table: &str, after: i64) -> reqwest::Result<Response> {
        let path = format!("/api/tables/{table}/stream?as={}&after={after}", self.seat);
        self.send(attempt, Method::GET, &path, None::<&()>).await?.error_for_status()
    }
}
