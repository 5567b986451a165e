//! `tharos engine`: games driven from outside by JSON-RPC 2.0, one message per line.

mod games;
mod params;
mod rpc;

use std::io::{self, BufRead, Write};
use std::process::ExitCode;

use games::Games;

use crate::data_file::DataFile;

/// A longer line is answered with an error and skipped.
const LONGEST_LINE: usize = 1 << 20;

#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    data: DataFile,
}

/// Answers until the input ends.
pub fn run(args: &Args) -> ExitCode {
    let data = match args.data.read() {
        Ok(data) => data,
        Err(code) => return code,
    };
    match serve(Games::new(data), io::stdin().lock(), io::stdout().lock()) {
        // Whoever closes our output does not want to hear about it.
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("tharos engine: {error}");
            ExitCode::FAILURE
        }
    }
}

fn serve(mut games: Games, mut input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let mut line = Vec::new();
    while let Some(fits) = read_line(&mut input, &mut line)? {
        let answer = if fits { rpc::answer(&mut games, &line) } else { Some(rpc::too_long(LONGEST_LINE)) };
        if let Some(answer) = answer {
            writeln!(output, "{answer}")?;
            output.flush()?;
        }
    }
    Ok(())
}

/// Reads one line without its end; says whether it fits, or `None` at the end of the input.
fn read_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<Option<bool>> {
    line.clear();
    let (mut any, mut fits) = (false, true);
    loop {
        let part = input.fill_buf()?;
        if part.is_empty() {
            return Ok(any.then_some(fits));
        }
        any = true;
        let end = part.iter().position(|&byte| byte == b'\n');
        let text = &part[..end.unwrap_or(part.len())];
        fits &= line.len() + text.len() <= LONGEST_LINE;
        if fits {
            line.extend_from_slice(text);
        }
        let used = end.map_or(part.len(), |end| end + 1);
        input.consume(used);
        if end.is_some() {
            return Ok(Some(fits));
        }
    }
}
