//! A bot that is a program of somebody else: JSON-RPC over its standard input and output, one message per line.
//!
//! It is never trusted: it may crash, hang, or answer nonsense, and then it loses that game and nothing else
//! happens. The next game starts it anew.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tharos_rules::ids::Seat;
use tharos_rules::{Action, Table, View};

/// No answer needs more.
const LONGEST_LINE: u64 = 1 << 20;
/// How long a program may take to end by itself once its input has ended.
const FAREWELL: Duration = Duration::from_millis(300);

pub struct Program {
    words: Vec<String>,
    limit: Duration,
    running: Option<Running>,
    game: u64,
    /// The number of the last request.
    id: u64,
}

/// The process, and three threads that talk to it, so that nothing it does or leaves undone can block a game.
struct Running {
    child: Child,
    requests: Sender<String>,
    answers: Receiver<String>,
    last_words: Arc<Mutex<String>>,
}

impl Program {
    #[must_use]
    pub fn new(words: Vec<String>, limit: Duration) -> Self {
        Program { words, limit, running: None, game: 0, id: 0 }
    }

    pub fn begin(&mut self, game: u64) {
        self.game = game;
    }

    /// Asks for a decision. Any failure ends the process and is reported in one line.
    pub fn choose(&mut self, view: &View, legal: &[Action], seed: u64) -> Result<Action, String> {
        let chosen = self.ask(view, legal, seed);
        if chosen.is_err() {
            self.running = None;
        }
        chosen
    }

    fn ask(&mut self, view: &View, legal: &[Action], seed: u64) -> Result<Action, String> {
        self.id += 1;
        let id = self.id;
        let params = json!({
            "game": self.game, "seat": view.viewer, "view": view, "legal": legal, "seed": seed,
            "budget_ms": self.limit.as_millis() as u64,
        });
        let request = json!({ "jsonrpc": "2.0", "id": id, "method": "choose", "params": params });
        let deadline = Instant::now() + self.limit;
        let running = match &mut self.running {
            Some(running) => running,
            none => none.insert(Running::start(&self.words)?),
        };
        // If the process is gone, waiting for its answer tells why.
        let _ = running.requests.send(request.to_string());
        let line = match running.answers.recv_timeout(deadline.saturating_duration_since(Instant::now())) {
            Ok(line) => line,
            Err(RecvTimeoutError::Timeout) => return Err(format!("no answer within {} s", self.limit.as_secs_f64())),
            Err(RecvTimeoutError::Disconnected) => return Err(running.why_it_ended()),
        };
        let answer: Value = serde_json::from_str(&line).map_err(|_| format!("answered no JSON: {}", short(&line)))?;
        if answer["id"] != json!(id) {
            return Err(format!("answered request {} instead of {id}", short(&answer["id"].to_string())));
        }
        if let Some(error) = answer.get("error") {
            return Err(format!("answered with an error: {}", short(&error.to_string())));
        }
        let Some(action) = answer.pointer("/result/action") else {
            return Err(format!("answered without result.action: {}", short(&line)));
        };
        let action: Action = serde_json::from_value(action.clone())
            .map_err(|wrong| format!("chose no action: {}", short(&wrong.to_string())))?;
        match view.check(action) {
            Ok(()) => Ok(action.normal()),
            Err(refusal) => {
                let tried = serde_json::to_string(&action).unwrap_or_default();
                Err(format!("illegal move {}: {refusal}", short(&tried)))
            }
        }
    }

    /// Tells how the game ended. A notification: nobody waits for an answer.
    pub fn end(&mut self, seat: Seat, table: &Table) {
        if let Some(running) = &self.running {
            let scores: Vec<_> = (0..table.seats()).map(|seat| table.score(seat)).collect();
            let winners = if table.step == tharos_rules::Step::Over { table.winners() } else { Vec::new() };
            let params = json!({ "game": self.game, "seat": seat, "scores": scores, "winners": winners });
            let _ =
                running.requests.send(json!({ "jsonrpc": "2.0", "method": "game_over", "params": params }).to_string());
        }
    }
}

/// Starts the program and ends it again.
///
/// # Errors
/// If it cannot be started.
pub fn check(words: &[String]) -> Result<(), String> {
    Running::start(words).map(drop)
}

impl Running {
    fn start(words: &[String]) -> Result<Self, String> {
        let mut command = Command::new(&words[0]);
        command.args(&words[1..]).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        // Ctrl-C is for us; the program ends with its input.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child = command.spawn().map_err(|error| format!("cannot be started: {error}"))?;
        let (mut input, output, errors) = match (child.stdin.take(), child.stdout.take(), child.stderr.take()) {
            (Some(input), Some(output), Some(errors)) => (input, output, errors),
            _ => unreachable!("all three are pipes"),
        };
        let (requests, to_send) = channel::<String>();
        thread::spawn(move || {
            for line in to_send {
                if writeln!(input, "{line}").and_then(|()| input.flush()).is_err() {
                    break;
                }
            }
        });
        let (received, answers) = channel();
        thread::spawn(move || {
            let mut output = BufReader::new(output);
            while let Some(line) = next_line(&mut output) {
                if !line.trim().is_empty() && received.send(line).is_err() {
                    break;
                }
            }
        });
        let last_words = Arc::new(Mutex::new(String::new()));
        let heard = Arc::clone(&last_words);
        thread::spawn(move || {
            let mut errors = BufReader::new(errors);
            while let Some(line) = next_line(&mut errors) {
                if let Ok(mut last) = heard.lock()
                    && !line.trim().is_empty()
                {
                    *last = line;
                }
            }
        });
        Ok(Running { child, requests, answers, last_words })
    }

    /// How the process ended, with the last line it wrote to its standard error.
    fn why_it_ended(&mut self) -> String {
        let status = self.wait(FAREWELL);
        // The thread that reads the last words may be a moment behind.
        thread::sleep(Duration::from_millis(20));
        let words = self.last_words.lock().map(|words| short(words.trim())).unwrap_or_default();
        let how = status.map_or_else(|| "closed its output".to_owned(), |status| format!("ended ({status})"));
        if words.is_empty() { how } else { format!("{how}: {words}") }
    }

    fn wait(&mut self, limit: Duration) -> Option<std::process::ExitStatus> {
        let deadline = Instant::now() + limit;
        loop {
            match self.child.try_wait() {
                Ok(Some(status)) => return Some(status),
                Ok(None) if Instant::now() < deadline => thread::sleep(Duration::from_millis(5)),
                _ => return None,
            }
        }
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // Its input ends; a program that does not end with it is ended.
        self.requests = channel().0;
        if self.wait(FAREWELL).is_none() {
            let _ = self.child.kill();
            let _ = self.child.wait();
        }
    }
}

/// A line, or `None` at the end, or if the line is longer than any answer.
fn next_line(from: &mut impl BufRead) -> Option<String> {
    let mut line = Vec::new();
    let read = from.take(LONGEST_LINE).read_until(b'\n', &mut line).ok()?;
    (read > 0 && (read as u64) < LONGEST_LINE).then(|| String::from_utf8_lossy(&line).into_owned())
}

/// One line of at most 160 characters.
fn short(text: &str) -> String {
    let mut line: String = text.chars().map(|c| if c.is_control() { ' ' } else { c }).take(160).collect();
    if line.len() < text.len() {
        line.push('…');
    }
    line
}

/// A command as words: spaces divide, quotation marks hold together.
///
/// # Errors
/// If a quotation does not end.
pub fn words(command: &str) -> Result<Vec<String>, String> {
    shlex::split(command).ok_or_else(|| format!("a quotation in '{command}' does not end"))
}

#[cfg(test)]
mod tests {
    #[test]
    fn commands_are_words() {
        assert_eq!(super::words("a  'b c' d\"e f\"g ''").unwrap(), ["a", "b c", "de fg", ""]);
        assert!(super::words("a 'b").is_err());
        assert_eq!(super::short("a\nb"), "a b");
    }
}
