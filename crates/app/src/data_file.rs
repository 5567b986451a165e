//! `--data FILE`: the values of the DATA chapter from a file instead of the built-in ones.

use std::path::PathBuf;
use std::process::ExitCode;

use tharos_rules::Data;

#[derive(clap::Args)]
pub struct DataFile {
    /// A file with other DATA values (attack cards, transformation markers, colours and shapes of some cards)
    #[arg(long, value_name = "FILE")]
    data: Option<PathBuf>,
}

impl DataFile {
    /// The values, or the exit code once every mistake in the file has been told in a line.
    pub fn read(&self) -> Result<Data, ExitCode> {
        self.parse().map_err(|mistakes| {
            eprintln!("{mistakes}");
            ExitCode::from(2)
        })
    }

    fn parse(&self) -> Result<Data, String> {
        let Some(path) = &self.data else { return Ok(Data::default()) };
        let name = path.display();
        let text = std::fs::read_to_string(path).map_err(|error| format!("{name}: {error}"))?;
        tharos_data::read(&text).map_err(|error| {
            error.to_string().lines().map(|line| format!("{name}: {line}")).collect::<Vec<_>>().join("\n")
        })
    }
}
