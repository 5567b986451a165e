//! `tharos notices`: whose work the program contains besides ours, and under which licences.

use std::io::Write;
use std::process::ExitCode;

use tharos_web::Assets;

/// The same file as the web client links.
const FILE: &str = "notices.txt";

pub fn run() -> ExitCode {
    let notices = Assets::get(FILE).expect("a file of the client");
    // A pager that is closed early wants no more.
    match std::io::stdout().write_all(&notices.data) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if error.kind() == std::io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(_) => ExitCode::FAILURE,
    }
}
