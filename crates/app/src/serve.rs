//! `tharos serve`: tables, bots and the web client for everybody who can reach this machine.

mod options;

use std::io::IsTerminal;
use std::net::SocketAddr;
use std::process::ExitCode;
use std::time::Duration;

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
    println!("Tharos is at http://{}", listener.local_addr()?);
    let (stopping, mut stopped) = tokio::sync::watch::channel(false);
    let stop = async move {
        signal().await;
        tracing::info!("stopping");
        stopping.send_replace(true);
    };
    let late = async move {
        let _ = stopped.wait_for(|stopped| *stopped).await;
        tokio::time::sleep(Duration::from_secs(10)).await;
    };
    tokio::select! {
        result = tharos_server::serve(app, listener, stop) => result?,
        () = late => tracing::warn!("some requests were not finished"),
    }
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

/// Waits for Ctrl-C, or for the system to ask for an end.
async fn signal() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = terminate.recv() => return,
                _ = tokio::signal::ctrl_c() => return,
            }
        }
    }
    let _ = tokio::signal::ctrl_c().await;
}
