//! `tharos serve`: tables, bots and the web client for everybody who can reach this machine.

mod options;

use std::io::IsTerminal;
use std::net::SocketAddr;
use std::process::ExitCode;

use anyhow::Context;
use tharos_server::{App, Clock};
use tharos_store::Store;
use tokio::net::TcpListener;
use tracing_subscriber::EnvFilter;

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
    let filter = EnvFilter::try_new(&options.log).with_context(|| format!("'{}' is not a log filter", options.log))?;
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    let log = log.with_ansi(std::io::stderr().is_terminal());
    match options.log_format {
        LogFormat::Text => log.init(),
        LogFormat::Json => log.json().init(),
    }
    Ok(())
}

async fn serve(options: Options) -> anyhow::Result<()> {
    let address = options.listen;
    let listener = TcpListener::bind(address).await.map_err(|error| cannot_listen(address, &error))?;
    let store = open(&options.place).await?;
    let app = App::new(store.clone(), Clock::new(), options.config);
    let signal = signal()?;
    // Whoever reads this may already ask us to stop.
    println!("Tharos is at http://{}", listener.local_addr()?);
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
        Place::File(path) => Ok(Store::sqlite(path).await?),
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
    Ok(async move {
        tokio::select! {
            _ = terminate.recv() => {}
            _ = interrupt.recv() => {}
        }
    })
}

#[cfg(not(unix))]
fn signal() -> anyhow::Result<impl Future<Output = ()>> {
    Ok(async { drop(tokio::signal::ctrl_c().await) })
}
