//! What the commands of the laboratory have in common.

use std::fmt::Display;
use std::io::Write as _;
use std::process::ExitCode;
use std::time::Duration;

use clap::ValueEnum;
use tharos_lab::{Limits, Rules};
use tharos_rules::Options;

use crate::data_file::DataFile;

#[derive(clap::Args)]
pub struct Common {
    /// The same seed gives the same games, whatever the number of threads
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// How many games run at the same time [default: all processor cores]
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Time limit of a level for each decision, in seconds; the games then depend on the speed of the machine
    #[arg(long, value_parser = seconds, value_name = "SECONDS")]
    level_limit: Option<f64>,
    /// Rule options (OPT) that differ from the default
    #[arg(long, value_delimiter = ',', value_name = "OPTION[,..]")]
    options: Vec<RuleOption>,
    #[command(flatten)]
    data: DataFile,
}

#[derive(Clone, Copy, ValueEnum)]
enum RuleOption {
    /// OPT-1: the Manipulator raises a die to 7 at most
    #[value(name = "manipulator_at_most_7")]
    ManipulatorAtMost7,
    /// OPT-2: solo space B2 asks for 3 combat points instead of red dice
    #[value(name = "solo_b2_combat_points")]
    SoloB2CombatPoints,
    /// OPT-3: action card 24 does not double the Banker's bonus
    #[value(name = "banker_bonus_not_doubled")]
    BankerBonusNotDoubled,
}

impl Common {
    pub fn threads(&self) -> usize {
        self.threads.map_or_else(|| std::thread::available_parallelism().map_or(1, usize::from), usize::from)
    }

    pub fn limits(&self, program: Option<f64>) -> Limits {
        let default = Limits::default();
        Limits {
            level: self.level_limit.map(Duration::from_secs_f64),
            program: program.map_or(default.program, Duration::from_secs_f64),
        }
    }

    /// The rules of the games, or the exit code once the mistakes of the data file have been told.
    pub fn rules(&self) -> Result<Rules, ExitCode> {
        let mut options = Options::default();
        for option in &self.options {
            match option {
                RuleOption::ManipulatorAtMost7 => options.manipulator_at_most_7 = true,
                RuleOption::SoloB2CombatPoints => options.solo_b2_combat_points = true,
                RuleOption::BankerBonusNotDoubled => options.banker_bonus_not_doubled = true,
            }
        }
        Ok(Rules { options, data: self.data.read()? })
    }
}

pub fn seconds(text: &str) -> Result<f64, String> {
    match text.parse() {
        Ok(seconds) if (0.001..=3600.0).contains(&seconds) => Ok(seconds),
        _ => Err("needs a number of seconds between 0.001 and 3600".to_owned()),
    }
}

/// Prints results. They are in the files as well, so a reader that closes the pipe early (`| head`) is no failure.
pub fn show(results: impl Display) {
    let _ = writeln!(std::io::stdout(), "{results}");
}

/// The exit code of a run that went through or not; 130 as usual if the user interrupted it.
pub fn told(complete: anyhow::Result<bool>) -> ExitCode {
    match complete {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => {
            eprintln!("interrupted: run the same command again to continue");
            ExitCode::from(130)
        }
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}
