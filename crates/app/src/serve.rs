//! `tharos serve`: tables, bots and the web client for everybody who can reach this machine.

mod options;

use std::io::{IsTerminal, Write};
use std::net::SocketAddr;
use std::process::ExitCode;

use anyhow::Context;
use tharos_server::{App, Clock};
use tharos_store::Store;
use tokio::net::TcpListener;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

pub use options::{Args, EXAMPLES, Place, PlaceArgs};
use options::{LogFormat, Options};

pub fn run(args: Args) -> ExitCode {
    match args.settle().and_then(start) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("tharos: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn start(options: Options) -> anyhow::Result<()> {
    log(&options)?;
    // Every stream is an open file, and many systems begin with 1,024. What the system does not give we do without.
    let _ = rlimit::increase_nofile_limit(u64::MAX);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(serve(options))
}

fn log(options: &Options) -> anyhow::Result<()> {
    let filter: Targets = options.log.parse().with_context(|| format!("'{}' is not a log filter", options.log))?;
    let lines =
        tracing_subscriber::fmt::layer().with_writer(std::io::stderr).with_ansi(std::io::stderr().is_terminal());
    let log = tracing_subscriber::registry().with(filter);
    match options.log_format {
        LogFormat::Text => log.with(lines).init(),
        LogFormat::Json => log.with(lines.json()).init(),
    }
    Ok(())
}

async fn serve(options: Options) -> anyhow::Result<()> {
    let address = options.listen;
    let listener = TcpListener::bind(address).await.map_err(|error| cannot_listen(address, &error))?;
    let store = open(&options.place).await?;
    let database = match &options.place {
        Place::File(path) => path.display().to_string(),
        Place::Postgres(_) => "PostgreSQL".to_owned(),
    };
    tracing::info!(version = env!("CARGO_PKG_VERSION"), database, limits = ?options.config.rates, "starting");
    let app = App::new(store.clone(), Clock::new(), options.config);
    let signal = signal()?;
    // Whoever reads this may already ask us to stop.
    // Nobody need read it.
    let _ = writeln!(std::io::stdout(), "Tharos is at http://{}", listener.local_addr()?);
    let stop = async {
        signal.await;
        tracing::info!("stopping");
    };
    tharos_server::serve(app, listener, stop).await?;
    store.close().await;
    Ok(())
}

async fn open(place: &Place) -> anyhow::Result<Store> {
    match place {
        Place::File(path) => loop {
            match Store::sqlite(path).await {
                // A full disk is somebody's to mend; we need not be started again.
                Err(error) if error.is_temporary() => {
                    tracing::error!(%error, "waiting for the database file");
                    tokio::time::sleep(std::time::Duration::from_secs(5)).await;
                }
                opened => return Ok(opened?),
            }
        },
        Place::Postgres(url) => Ok(Store::postgres(url).await?),
    }
}

fn cannot_listen(address: SocketAddr, error: &std::io::Error) -> anyhow::Error {
    match error.kind() {
        std::io::ErrorKind::AddrInUse => {
            anyhow::anyhow!("{address} is in use by another program: choose another with --listen")
        }
        _ => anyhow::anyhow!("cannot listen on {address}: {error}"),
    }
}

/// Hears Ctrl-C, and the system when it asks for an end, from now on; the result is done when one of them came.
#[cfg(unix)]
fn signal() -> anyhow::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let (mut terminate, mut interrupt) = (signal(SignalKind::terminate())?, signal(SignalKind::interrupt())?);
    let mut hang_up = signal(SignalKind::hangup())?;
    // A file that must not grow any more is a full disk, not an end.
    #[cfg(target_os = "linux")]
    let too_large = signal(SignalKind::from_raw(25))?;
    Ok(async move {
        #[cfg(target_os = "linux")]
        let _heard = too_large;
        tokio::select! {
            _ = terminate.recv() => {}
            _ = interrupt.recv() => {}
            _ = hang_up.recv() => {}
        }
    })
}

#[cfg(not(unix))]
fn signal() -> anyhow::Result<impl Future<Output = ()>> {
    Ok(async { drop(tokio::signal::ctrl_c().await) })
}
