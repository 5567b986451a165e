//! `tharos admin`: what an operator does to people, tables and data. Everything that changes something is noted.

mod show;

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::{Context, bail, ensure};
use clap::Subcommand;
use tharos_server::{App, Config};
use tharos_store::{Act, Person, Store};

use crate::say::say;
use crate::serve::{Place, PlaceArgs};

pub const EXAMPLES: &str = "\
Examples:
  tharos admin people ann                        # by login, id, or a part of the name
  tharos admin reset ann --site https://tharos.example.org
  tharos admin ban 7c2m... --why \"spam in public games\"
  tharos admin tables 7c2m...                    # what this person plays
  tharos admin delete-table u5xq... --why \"asked for by its players\"
  tharos admin retention --keep-finished 90      # what would go; --now lets it go
  tharos admin copy --to-database postgres://tharos@db/tharos
  tharos admin acts                              # what operators did

All of it works beside a running server, but for `copy`. Every change is noted: see `acts`. More: docs/operating.md";

#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    place: PlaceArgs,
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    /// How much there is
    Counts,
    /// Find people by login, id or a part of the name
    People {
        #[arg(default_value = "")]
        text: String,
    },
    /// The tables of a person
    Tables { person: String },
    /// A table: who sits there, how far it is
    Table { id: String },
    /// The sessions of a person; --end ends them all
    Sessions {
        person: String,
        #[arg(long)]
        end: bool,
    },
    /// A link with which the owner of an account sets a new password within a day
    Reset {
        login: String,
        /// The address of the site, for the link
        #[arg(long, value_name = "URL", default_value = "http://127.0.0.1:8080")]
        site: String,
    },
    /// Keep a person and its bots out, at once
    Ban {
        person: String,
        #[arg(long, value_name = "TEXT")]
        why: String,
    },
    /// Let a person in again
    Unban { person: String },
    /// Forget who somebody is: name, login, password, sessions; games of others stay
    DeletePerson {
        person: String,
        #[arg(long, value_name = "TEXT")]
        why: String,
    },
    /// Delete a table with its whole game and chat
    DeleteTable {
        id: String,
        #[arg(long, value_name = "TEXT")]
        why: String,
    },
    /// What nobody has used for long; --now deletes it
    Retention {
        /// Running games of guests alone, in days without a change; 0 is never
        #[arg(long, value_name = "DAYS", default_value_t = 30)]
        keep_abandoned: u32,
        /// Finished games of guests alone, in days; 0 is never
        #[arg(long, value_name = "DAYS", default_value_t = 0)]
        keep_finished: u32,
        #[arg(long)]
        now: bool,
    },
    /// Copy everything into another, empty database; stop the server first
    Copy {
        /// The folder of the new database file
        #[arg(long, value_name = "FOLDER", required_unless_present = "to_database", conflicts_with = "to_database")]
        to_data_dir: Option<PathBuf>,
        #[arg(long, value_name = "postgres://...")]
        to_database: Option<String>,
    },
    /// What operators did last
    Acts {
        #[arg(long, value_name = "N", default_value_t = 50)]
        last: i64,
    },
}

pub fn run(args: Args) -> ExitCode {
    let done = args.place.settle(PlaceArgs::default()).and_then(|place| {
        let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
        runtime.block_on(carry_out(&place, args.what))
    });
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("tharos: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_millis() as i64
}

async fn carry_out(place: &Place, what: What) -> anyhow::Result<()> {
    let store = match place {
        Place::File(path) => Store::sqlite_beside(path).await?,
        Place::Postgres(url) => Store::postgres(url).await?,
    };
    let done = act(&store, what).await;
    store.close().await;
    done
}

async fn note(store: &Store, act: &str, about: &str, note: &str) -> anyhow::Result<()> {
    let (act, about, note) = (act.to_owned(), about.to_owned(), note.to_owned());
    Ok(store.note_act(Act { at: now(), act, about, note }).await?)
}

/// The one person that is meant: an id or a login, nothing less.
async fn person(store: &Store, text: &str) -> anyhow::Result<Person> {
    let found = store.find_people(text, 100).await?;
    let meant = found.into_iter().find(|person| person.id == text || person.login.as_deref() == Some(text));
    meant.with_context(|| format!("there is nobody with the id or login '{text}'"))
}

async fn act(store: &Store, what: What) -> anyhow::Result<()> {
    match what {
        What::Counts => show::counts(store).await?,
        What::People { text } => show::people(store, &text).await?,
        What::Tables { person: text } => show::tables(store, &person(store, &text).await?).await?,
        What::Table { id } => show::table(store, &id).await?,
        What::Acts { last } => show::acts(store, last).await?,
        What::Sessions { person: text, end } => {
            let person = person(store, &text).await?;
            show::sessions(store, &person).await?;
            if end {
                let ended = store.end_sessions(&person.id).await?;
                note(store, "end-sessions", &person.id, &ended.to_string()).await?;
                say!("{ended} sessions have ended");
            }
        }
        What::Reset { login, site } => {
            let person = person(store, &login).await?;
            let token = tharos_server::new_token();
            let made = store.add_reset(&tharos_server::token_hash(&token), &person.id, now() + 86_400_000).await?;
            ensure!(made, "only accounts have a password, and '{login}' is none");
            note(store, "reset", &person.id, "").await?;
            say!("{}/reset/{token}", site.trim_end_matches('/'));
            say!("Good once, for a day. Give it to the owner of the account and to nobody else.");
        }
        What::Ban { person: text, why } => {
            let person = person(store, &text).await?;
            store.ban(&person.id, Some(now())).await?;
            note(store, "ban", &person.id, &why).await?;
            say!("{} is kept out", person.id);
        }
        What::Unban { person: text } => {
            let person = person(store, &text).await?;
            store.ban(&person.id, None).await?;
            note(store, "unban", &person.id, "").await?;
            say!("{} may come in again", person.id);
        }
        What::DeletePerson { person: text, why } => {
            let person = person(store, &text).await?;
            store.delete_person(&person.id, now()).await?;
            note(store, "delete-person", &person.id, &why).await?;
            say!("{} is forgotten", person.id);
        }
        What::DeleteTable { id, why } => {
            ensure!(store.delete_table(&id).await?, "there is no table {id}");
            note(store, "delete-table", &id, &why).await?;
            say!("{id} is deleted");
        }
        What::Retention { keep_abandoned, keep_finished, now: at_once } => {
            let days = |days: u32| Some(days).filter(|&days| days > 0);
            let (keep_abandoned, keep_finished) = (days(keep_abandoned), days(keep_finished));
            let unused = App::unused(&Config { keep_abandoned, keep_finished, ..Config::default() }, now());
            if at_once {
                let swept = store.sweep(unused).await?;
                note(store, "retention", "", &format!("{swept:?}")).await?;
                show::swept("gone", &swept);
            } else {
                show::swept("would go", &store.would_sweep(unused).await?);
            }
        }
        What::Copy { to_data_dir, to_database } => {
            let target = match (to_data_dir, to_database) {
                (Some(folder), None) => Store::sqlite(&folder.join("tharos.db")).await?,
                (None, Some(url)) => Store::postgres(&url).await?,
                _ => bail!("choose one of --to-data-dir and --to-database"),
            };
            target.ping().await.context("the new database")?;
            let copied = store.copy_to(&target).await;
            if copied.is_ok() {
                note(&target, "copy", "", "").await?;
            }
            target.close().await;
            let copied = copied?;
            say!("{} people, {} tables, {} entries copied", copied.people, copied.tables, copied.entries);
            say!("Check it before you use it: tharos verify --all with the new place");
        }
    }
    Ok(())
}
