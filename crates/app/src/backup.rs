//! `tharos backup`: a copy of the database file, also while a server uses it.

use std::path::PathBuf;
use std::process::ExitCode;

use tharos_store::Store;

use crate::say::say;
use crate::serve::{Place, PlaceArgs};

pub const EXAMPLES: &str = "\
Examples:
  tharos backup /backup/tharos.db                       # of the games in your data folder
  tharos backup /backup/tharos.db --data-dir /var/lib/tharos
  tharos verify --all --data-dir /backup                # the copy is worth something

To put it back: stop the server, remove tharos.db, tharos.db-wal and tharos.db-shm, put the copy there as tharos.db.
PostgreSQL is backed up with pg_dump. More: docs/operating.md";

#[derive(clap::Args)]
pub struct Args {
    /// The file to write; it must not exist yet
    #[arg(value_name = "FILE")]
    to: PathBuf,
    #[command(flatten)]
    place: PlaceArgs,
}

pub fn run(args: Args) -> ExitCode {
    match copy(args) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("tharos: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn copy(Args { to, place }: Args) -> anyhow::Result<()> {
    let Place::File(from) = place.settle(PlaceArgs::default())? else {
        anyhow::bail!("use pg_dump for PostgreSQL: see docs/operating.md");
    };
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(Store::copy_sqlite(&from, &to))?;
    say!("{} holds everything that was answered before now", to.display());
    Ok(())
}
