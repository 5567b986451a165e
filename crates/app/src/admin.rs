//! `tharos admin`: what an operator does to people, tables and data. Everything that changes something is noted.

mod show;

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::{Context, bail, ensure};
use clap::Subcommand;
use tharos_server::operator::{self, Deed};
use tharos_server::{App, Config};
use tharos_store::{Act, Person, Store, Ticket};

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
  tharos admin reports                           # what people have reported; --close ID --note \"talked to both\"
  tharos admin ratings --recompute               # all ratings anew from the stored games
  tharos admin page --site https://tharos.example.org  # a link to the same in the browser
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
    /// How much is stored
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
    /// Forget who somebody is: name, login, password, sessions; bots take over its seats, and games of others stay
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
    /// Delete a tournament; its tables stay
    DeleteCup {
        id: String,
        #[arg(long, value_name = "TEXT")]
        why: String,
    },
    /// What nobody has used for a long time; --now deletes it
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
    /// What people have reported, and --close when you are done with it
    Reports {
        /// Closed reports too
        #[arg(long)]
        all: bool,
        #[arg(long, value_name = "ID", requires = "note")]
        close: Option<String>,
        /// What was done about it
        #[arg(long, value_name = "TEXT")]
        note: Option<String>,
    },
    /// Compute all ratings anew from the stored games
    Ratings {
        #[arg(long, required = true)]
        recompute: bool,
    },
    /// A link to the operator's page in the browser: good once, within an hour
    Page {
        /// The address of the site, for the link
        #[arg(long, value_name = "URL", default_value = "http://127.0.0.1:8080")]
        site: String,
    },
    /// What operators have done lately
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

/// The one person that is meant.
async fn person(store: &Store, text: &str) -> anyhow::Result<Person> {
    let meant = operator::meant(store, text).await?;
    meant.with_context(|| format!("there is nobody with the id or login '{text}'"))
}

/// Does something as the operator's page does, and notes it.
async fn deed(store: &Store, deed: Deed, about: &str, why: &str) -> anyhow::Result<()> {
    ensure!(operator::carry_out(store, deed, about, why, now()).await?, "there is nothing to be done to {about}");
    Ok(())
}

async fn act(store: &Store, what: What) -> anyhow::Result<()> {
    match what {
        What::Counts => show::counts(store).await?,
        What::People { text } => show::people(store, &text).await?,
        What::Tables { person: text } => show::tables(store, &person(store, &text).await?).await?,
        What::Table { id } => show::table(store, &id).await?,
        What::Acts { last } => show::acts(store, last).await?,
        What::Reports { all, close: None, .. } => show::reports(store, all).await?,
        What::Reports { close: Some(id), note: text, .. } => {
            deed(store, Deed::CloseReport, &id, &text.unwrap_or_default()).await?;
            say!("{id} is done");
        }
        What::Ratings { .. } => {
            let done = tharos_server::recompute(store).await.map_err(|error| anyhow::anyhow!("{error}"))?;
            note(store, "recompute-ratings", "", &format!("{done:?}")).await?;
            say!("{} rated games, {} of them count; {} ratings changed", done.games, done.counted, done.changed);
        }
        What::Sessions { person: text, end } => {
            let person = person(store, &text).await?;
            show::sessions(store, &person).await?;
            if end {
                deed(store, Deed::EndSessions, &person.id, "").await?;
                say!("they have ended");
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
        What::Page { site } => {
            let token = tharos_server::new_token();
            let until = now() + tharos_server::OPERATOR_LINK_GOOD;
            let kind = tharos_server::OPERATOR_LINK.to_owned();
            let ticket = Ticket { kind, person: None, about: String::new(), until };
            store.add_ticket(&tharos_server::token_hash(&token), &ticket).await?;
            note(store, "page", "", "").await?;
            say!("{}/operator#{token}", site.trim_end_matches('/'));
            say!("Good once, within an hour; the page then stays open for an hour.");
        }
        What::Ban { person: text, why } => {
            let person = person(store, &text).await?;
            deed(store, Deed::Ban, &person.id, &why).await?;
            say!("{} is kept out", person.id);
        }
        What::Unban { person: text } => {
            let person = person(store, &text).await?;
            deed(store, Deed::Unban, &person.id, "").await?;
            say!("{} may come in again", person.id);
        }
        What::DeletePerson { person: text, why } => {
            let person = person(store, &text).await?;
            deed(store, Deed::DeletePerson, &person.id, &why).await?;
            say!("{} is forgotten", person.id);
        }
        What::DeleteTable { id, why } => {
            deed(store, Deed::DeleteTable, &id, &why).await?;
            say!("{id} is deleted");
        }
        What::DeleteCup { id, why } => {
            deed(store, Deed::DeleteCup, &id, &why).await?;
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
