//! Every option as a flag, as an environment variable and in a file, in this order.

use std::net::SocketAddr;
use std::num::NonZeroU32;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::Context;
use clap::ValueEnum;
use serde::Deserialize;
use tharos_rules::Seed;
use tharos_server::{Config, Deadlines, Quotas, Rate, Rates, StreamLimits, ToldConfig};

pub const EXAMPLES: &str = "\
Examples:
  tharos serve                                        # on this machine, games in your data folder
  tharos serve --listen 0.0.0.0:8080 --data-dir /var/lib/tharos
  tharos serve --database postgres://tharos@db/tharos # any number of nodes on one database
  THAROS_LISTEN=127.0.0.1:9000 tharos serve
  tharos serve --config tharos.toml                   # listen = \"0.0.0.0:8080\", data-dir = \"/var/lib/tharos\", ...

A flag counts more than its environment variable, and that more than the file. More: docs/operating.md";

/// What the user says; the same words in a `--config` file.
#[derive(clap::Args, Default, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Args {
    /// Where to listen [default: 127.0.0.1:8080]
    #[arg(long, env = "THAROS_LISTEN", value_name = "ADDRESS:PORT")]
    listen: Option<SocketAddr>,
    #[command(flatten)]
    #[serde(skip)]
    place: PlaceArgs,
    /// A TOML file with any of these options
    #[arg(long, env = "THAROS_CONFIG", value_name = "FILE")]
    #[serde(skip)]
    config: Option<PathBuf>,
    /// How many bots think at the same time [default: one per processor]
    #[arg(long, env = "THAROS_BOT_WORKERS", value_name = "N")]
    bot_workers: Option<usize>,
    /// Trust X-Forwarded-For and X-Forwarded-Proto from a reverse proxy
    #[arg(long, env = "THAROS_BEHIND_PROXY", value_name = "BOOL", num_args = 0..=1, default_missing_value = "true")]
    behind_proxy: Option<bool>,
    /// Players connect over https only: never send the session cookie otherwise
    #[arg(long, env = "THAROS_HTTPS", value_name = "BOOL", num_args = 0..=1, default_missing_value = "true")]
    https: Option<bool>,
    /// What to log: error, warn, info, debug, or a filter such as `info,tharos_server=debug` [default: info]
    #[arg(long, env = "THAROS_LOG", value_name = "FILTER")]
    log: Option<String>,
    /// How to log [default: text]
    #[arg(long, env = "THAROS_LOG_FORMAT", value_enum, value_name = "FORMAT")]
    log_format: Option<LogFormat>,
    /// Requests per minute from one address; 0 is no limit [default: 1200]
    #[arg(long, env = "THAROS_REQUESTS_PER_MINUTE", value_name = "N")]
    requests_per_minute: Option<u32>,
    /// New guests and accounts per minute from one address; 0 is no limit [default: 20]
    #[arg(long, env = "THAROS_GUESTS_PER_MINUTE", value_name = "N")]
    guests_per_minute: Option<u32>,
    /// Wrong passwords per minute from one address or at one account; 0 is no limit [default: 10]
    #[arg(long, env = "THAROS_SIGN_INS_PER_MINUTE", value_name = "N")]
    sign_ins_per_minute: Option<u32>,
    /// Codes of waiting tables that may be tried per minute from one address; 0 is no limit [default: 20]
    #[arg(long, env = "THAROS_CODES_PER_MINUTE", value_name = "N")]
    codes_per_minute: Option<u32>,
    /// Hints per minute for one person and one address; 0 is no limit [default: 30]
    #[arg(long, env = "THAROS_HINTS_PER_MINUTE", value_name = "N")]
    hints_per_minute: Option<u32>,
    /// Questions to the coach per minute for one person and one address; 0 is no limit [default: 240]
    #[arg(long, env = "THAROS_COACH_PER_MINUTE", value_name = "N")]
    coach_per_minute: Option<u32>,
    /// Records that may be uploaded per minute by one person or address; 0 is no limit [default: 6]
    #[arg(long, env = "THAROS_UPLOADS_PER_MINUTE", value_name = "N")]
    uploads_per_minute: Option<u32>,
    /// New tables per minute of one person or address; 0 is no limit [default: 20]
    #[arg(long, env = "THAROS_TABLES_PER_MINUTE", value_name = "N")]
    tables_per_minute: Option<u32>,
    /// Chat messages, changes of seats and names per minute of one person or address; 0 is no limit [default: 60]
    #[arg(long, env = "THAROS_LINES_PER_MINUTE", value_name = "N")]
    lines_per_minute: Option<u32>,
    /// New addresses, tests and links by e-mail per minute of one person or address; 0 is no limit [default: 6]
    #[arg(long, env = "THAROS_MAILS_PER_MINUTE", value_name = "N")]
    mails_per_minute: Option<u32>,
    /// Where players find this site, for links in messages
    #[arg(long, env = "THAROS_SITE", value_name = "https://...")]
    site: Option<String>,
    /// The server that sends e-mail; needs --mail-from and --site
    #[arg(long, env = "THAROS_SMTP", value_name = "smtps://USER:PASSWORD@HOST", hide_env_values = true)]
    smtp: Option<String>,
    /// Who e-mail comes from
    #[arg(long, env = "THAROS_MAIL_FROM", value_name = "ADDRESS")]
    mail_from: Option<String>,
    /// Allow webhooks and pushes to addresses of this machine and its network
    #[arg(long, env = "THAROS_ALLOW_PRIVATE", value_name = "BOOL", num_args = 0..=1, default_missing_value = "true")]
    allow_private: Option<bool>,
    /// Live streams from one address; 0 is no limit [default: 200]
    #[arg(long, env = "THAROS_STREAMS_PER_ADDRESS", value_name = "N")]
    streams_per_address: Option<usize>,
    /// Connections from one address, unless behind a proxy; 0 is no limit [default: 500]
    #[arg(long, env = "THAROS_CONNECTIONS_PER_ADDRESS", value_name = "N")]
    connections_per_address: Option<usize>,
    /// How long the head and the body of a request may take, and a client to read what was sent, in seconds [default: 30]
    #[arg(long, env = "THAROS_CONNECTION_DEADLINE", value_name = "SECONDS")]
    connection_deadline: Option<NonZeroU32>,
    /// How many tables of one person may wait for players; 0 is no limit [default: 5]
    #[arg(long, env = "THAROS_WAITING_TABLES", value_name = "N")]
    waiting_tables: Option<u32>,
    /// Public tables made from one address that may wait for players; 0 is no limit [default: 20]
    #[arg(long, env = "THAROS_PUBLIC_TABLES_PER_ADDRESS", value_name = "N")]
    public_tables_per_address: Option<usize>,
    /// How long to keep serving after being told to stop, in seconds [default: 0]
    #[arg(long, env = "THAROS_DRAIN", value_name = "SECONDS")]
    drain: Option<u32>,
    /// Delete running games of guests only after this many days without a change; 0 is never [default: 30]
    #[arg(long, env = "THAROS_KEEP_ABANDONED", value_name = "DAYS")]
    keep_abandoned: Option<u32>,
    /// Delete finished games of guests only after this many days; 0 is never [default: 0]
    #[arg(long, env = "THAROS_KEEP_FINISHED", value_name = "DAYS")]
    keep_finished: Option<u32>,
    /// For tests on this machine: the dice of a table follow from this and from what its players contribute
    #[arg(long, value_name = "TEXT", hide = true)]
    #[serde(skip)]
    seed: Option<String>,
}

/// Where games are kept.
#[derive(clap::Args, Clone, Default, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct PlaceArgs {
    /// The folder of the database file [default: tharos in your data folder]
    #[arg(long, env = "THAROS_DATA_DIR", value_name = "FOLDER")]
    data_dir: Option<PathBuf>,
    /// A PostgreSQL server instead of a file, shared by any number of nodes
    #[arg(long, env = "THAROS_DATABASE", value_name = "postgres://...", hide_env_values = true)]
    database: Option<String>,
}

/// The database that is used.
#[derive(Debug)]
pub enum Place {
    File(PathBuf),
    Postgres(String),
}

#[derive(Clone, Copy, Debug, ValueEnum, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LogFormat {
    Text,
    Json,
}

/// What is done.
#[derive(Debug)]
pub struct Options {
    pub listen: SocketAddr,
    pub place: Place,
    pub log: String,
    pub log_format: LogFormat,
    pub config: Config,
}

impl Args {
    /// Fills up what is not said from the file and the defaults.
    pub fn settle(self) -> anyhow::Result<Options> {
        let file = match &self.config {
            Some(path) => read(path)?,
            None => Args::default(),
        };
        self.fill_up(file)
    }

    fn fill_up(self, file: Args) -> anyhow::Result<Options> {
        let rates = Rates::default();
        let per_minute = |rate: Rate, wish: Option<u32>| wish.map_or(rate, |n| rate.with(n));
        let days =
            |wish: Option<u32>, usual: Option<u32>| wish.map_or(usual, |days| Some(days).filter(|&days| days > 0));
        let defaults = Config::default();
        let listen = self.listen.or(file.listen).unwrap_or(SocketAddr::from(([127, 0, 0, 1], 8080)));
        let behind_proxy = self.behind_proxy.or(file.behind_proxy).unwrap_or(false);
        if self.seed.is_some() && (behind_proxy || !listen.ip().is_loopback()) {
            anyhow::bail!(
                "--seed makes dice that can be foreseen: it is for tests on a loopback address without a proxy"
            );
        }
        Ok(Options {
            listen,
            place: self.place.settle(file.place)?,
            log: self.log.or(file.log).unwrap_or_else(|| "info".into()),
            log_format: self.log_format.or(file.log_format).unwrap_or(LogFormat::Text),
            config: Config {
                bot_workers: self.bot_workers.or(file.bot_workers).unwrap_or(defaults.bot_workers),
                rates: Rates {
                    requests: per_minute(rates.requests, self.requests_per_minute.or(file.requests_per_minute)),
                    guests: per_minute(rates.guests, self.guests_per_minute.or(file.guests_per_minute)),
                    sign_ins: per_minute(rates.sign_ins, self.sign_ins_per_minute.or(file.sign_ins_per_minute)),
                    codes: per_minute(rates.codes, self.codes_per_minute.or(file.codes_per_minute)),
                    hints: per_minute(rates.hints, self.hints_per_minute.or(file.hints_per_minute)),
                    coach: per_minute(rates.coach, self.coach_per_minute.or(file.coach_per_minute)),
                    uploads: per_minute(rates.uploads, self.uploads_per_minute.or(file.uploads_per_minute)),
                    tables: per_minute(rates.tables, self.tables_per_minute.or(file.tables_per_minute)),
                    lines: per_minute(rates.lines, self.lines_per_minute.or(file.lines_per_minute)),
                    mails: per_minute(rates.mails, self.mails_per_minute.or(file.mails_per_minute)),
                    ..rates
                },
                quotas: Quotas {
                    waiting: self.waiting_tables.or(file.waiting_tables).map_or(defaults.quotas.waiting, i64::from),
                    public_per_address: self
                        .public_tables_per_address
                        .or(file.public_tables_per_address)
                        .unwrap_or(defaults.quotas.public_per_address),
                    ..defaults.quotas
                },
                streams: match self.streams_per_address.or(file.streams_per_address) {
                    Some(0) => StreamLimits::NONE,
                    Some(per_address) => StreamLimits { per_address, ..defaults.streams },
                    None => defaults.streams,
                },
                connections_per_address: self
                    .connections_per_address
                    .or(file.connections_per_address)
                    .unwrap_or(defaults.connections_per_address),
                deadlines: self.connection_deadline.or(file.connection_deadline).map_or(
                    defaults.deadlines,
                    |seconds| {
                        let time = Duration::from_secs(seconds.get().into());
                        Deadlines { head: time, body: time, unread: time }
                    },
                ),
                drain: self.drain.or(file.drain).map_or(defaults.drain, |n| Duration::from_secs(n.into())),
                keep_abandoned: days(self.keep_abandoned.or(file.keep_abandoned), defaults.keep_abandoned),
                keep_finished: days(self.keep_finished.or(file.keep_finished), defaults.keep_finished),
                local_only: listen.ip().is_loopback() && !behind_proxy,
                behind_proxy,
                https: self.https.or(file.https).unwrap_or(false),
                told: ToldConfig {
                    site: self.site.or(file.site),
                    smtp: self.smtp.or(file.smtp),
                    mail_from: self.mail_from.or(file.mail_from),
                    allow_private: self.allow_private.or(file.allow_private).unwrap_or(false),
                    ..defaults.told
                },
                seed: self.seed.as_deref().map(Seed::from_text),
                ..defaults
            },
        })
    }
}

impl PlaceArgs {
    /// A flag for one sort of database counts more than the file's wish for the other.
    pub fn settle(self, file: PlaceArgs) -> anyhow::Result<Place> {
        let said = if self.database.is_none() && self.data_dir.is_none() { file } else { self };
        match (said.database, said.data_dir) {
            (Some(_), Some(_)) => anyhow::bail!("choose one of --database and --data-dir"),
            (Some(url), None) if url.starts_with("postgres://") || url.starts_with("postgresql://") => {
                Ok(Place::Postgres(url))
            }
            (Some(_), None) => anyhow::bail!("--database must begin with postgres://"),
            (None, Some(folder)) => Ok(Place::File(folder.join(FILE))),
            (None, None) => {
                let folder =
                    data_folder().context("there is no data folder for this user: name one with --data-dir")?;
                Ok(Place::File(folder.join(FILE)))
            }
        }
    }
}

const FILE: &str = "tharos.db";

fn read(path: &Path) -> anyhow::Result<Args> {
    let text = std::fs::read_to_string(path).with_context(|| path.display().to_string())?;
    parse(&text).map_err(|error| {
        let error = error.to_string();
        anyhow::anyhow!("{}: {}", path.display(), error.split_whitespace().collect::<Vec<_>>().join(" "))
    })
}

fn parse(text: &str) -> Result<Args, toml::de::Error> {
    let mut all: toml::Table = text.parse()?;
    let place = ["data-dir", "database"].into_iter().filter_map(|name| all.remove_entry(name)).collect::<toml::Table>();
    Ok(Args { place: place.try_into()?, ..all.try_into()? })
}

/// Where programs keep their data on this system.
fn data_folder() -> Option<PathBuf> {
    let folder = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    if cfg!(windows) {
        Some(folder("APPDATA")?.join("Tharos"))
    } else if cfg!(target_os = "macos") {
        Some(folder("HOME")?.join("Library/Application Support/Tharos"))
    } else {
        let shared = folder("XDG_DATA_HOME").or_else(|| Some(folder("HOME")?.join(".local/share")))?;
        Some(shared.join("tharos"))
    }
}

#[cfg(test)]
mod tests {
    use clap::FromArgMatches;

    use super::*;

    /// For each option a value other than its default, as it stands in a file.
    const OTHER: [(&str, &str); 30] = [
        ("listen", "\"0.0.0.0:9000\""),
        ("data-dir", "\"/somewhere\""),
        ("database", "\"postgres://db/tharos\""),
        ("bot-workers", "77"),
        ("behind-proxy", "true"),
        ("https", "true"),
        ("log", "\"debug\""),
        ("log-format", "\"json\""),
        ("requests-per-minute", "7"),
        ("guests-per-minute", "7"),
        ("sign-ins-per-minute", "7"),
        ("codes-per-minute", "7"),
        ("hints-per-minute", "7"),
        ("coach-per-minute", "7"),
        ("uploads-per-minute", "7"),
        ("tables-per-minute", "7"),
        ("lines-per-minute", "7"),
        ("mails-per-minute", "7"),
        ("site", "\"https://tharos.example.org\""),
        ("smtp", "\"smtps://mail.example.org\""),
        ("mail-from", "\"tharos@example.org\""),
        ("allow-private", "true"),
        ("streams-per-address", "7"),
        ("connections-per-address", "7"),
        ("connection-deadline", "7"),
        ("waiting-tables", "7"),
        ("public-tables-per-address", "7"),
        ("drain", "7"),
        ("keep-abandoned", "7"),
        ("keep-finished", "7"),
    ];

    fn command() -> clap::Command {
        <Args as clap::Args>::augment_args(clap::Command::new("serve"))
    }

    /// What is done with these flags and this file.
    fn settled(flags: &[String], file: &str) -> String {
        let matches = command().try_get_matches_from(std::iter::once("serve".to_owned()).chain(flags.iter().cloned()));
        let args = Args::from_arg_matches(&matches.unwrap()).unwrap();
        format!("{:?}", args.fill_up(parse(file).unwrap()).unwrap())
    }

    #[test]
    fn every_option_is_a_flag_a_variable_and_a_line_of_the_file() {
        let manual = include_str!("../../../../docs/operating.md");
        let mut options = 0;
        for option in command().get_arguments().filter(|option| !option.is_hide_set()) {
            let flag = option.get_long().expect("every option has a long name");
            let variable = format!("THAROS_{}", flag.to_uppercase().replace('-', "_"));
            assert_eq!(option.get_env().and_then(|name| name.to_str()), Some(variable.as_str()));
            assert!(manual.contains(&format!("| `--{flag}` | `{variable}` |")), "{flag} in docs/operating.md");
            options += 1;
            if flag == "config" {
                continue; // A file names no other file.
            }
            let (_, other) =
                OTHER.iter().find(|(name, _)| *name == flag).unwrap_or_else(|| panic!("a value for {flag}"));
            let line = format!("{flag} = {other}");
            let said = [format!("--{flag}={}", other.trim_matches('"'))];
            // So that nothing depends on who runs this.
            let place = if ["data-dir", "database"].contains(&flag) { "" } else { "data-dir = \"/usual\"\n" };
            let usual = settled(&[], "data-dir = \"/usual\"");
            assert_ne!(settled(&[], &format!("{place}{line}")), usual, "{line}");
            assert_eq!(settled(&said, place), settled(&[], &format!("{place}{line}")), "{line}");
        }
        assert_eq!(options, OTHER.len() + 1);
        assert!(parse("colour = \"red\"").is_err());
    }
}
