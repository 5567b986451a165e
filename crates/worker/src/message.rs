//! What page and device say to each other.

use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};
use serde_json::{Value, json};
use tharos_analysis::{Depth, Eyes, Report};
use tharos_bots::value::Network;
use tharos_rules::ids::Seat;
use tharos_rules::json::FromJson;
use tharos_table::api::{ErrorCode, Problem};
use tharos_table::{Error, LogLine, Logged, Ms};

use crate::link::LinkError;

/// What the page wants. What is kept and what is asked comes as plain JSON and is read when it is needed, in one way only: every
/// other way would be a second copy of the same code in the file that travels.
#[derive(Debug, FromJson)]
#[serde(tag = "do", rename_all = "snake_case")]
pub enum Message {
    /// A table as it is kept, without its log; whatever else was known of it is forgotten.
    Know {
        id: String,
        doc: Value,
    },
    /// The whole log of a table: from now on it can be played.
    Open {
        id: String,
        lines: Value,
    },
    /// The table is not kept any more.
    Forget {
        id: String,
    },
    Ask(Box<Ask>),
    /// A page began or ceased to look at a table.
    Look {
        id: String,
        seat: Option<Seat>,
        comes: bool,
    },
    /// The news of a table since line `after`, as these eyes see it.
    Update {
        id: String,
        seat: Option<Seat>,
        after: i64,
        name: String,
        now: Ms,
    },
    /// What the table waits for.
    Next {
        id: String,
    },
    /// Do what is due.
    Tick {
        id: String,
        now: Ms,
    },
    /// Let the bot decide that must.
    Think {
        id: String,
        now: Ms,
    },
    /// A finished game as text for a link; one that leaves the game `of` after `at` entries, with luck of its own, together
    /// with that.
    Pack {
        record: Value,
        #[serde(default)]
        of: Value,
        #[serde(default)]
        at: usize,
    },
    /// The record of a game in a link.
    Unpack {
        link: String,
    },
    /// Begins the analysis of a finished game; one that was begun before is dropped.
    Analyse {
        record: Value,
        depth: Depth,
        eyes: Eyes,
    },
    /// Analyses this many more entries of the record and reports the progress, with the report so far if wanted.
    GoOn {
        entries: usize,
        report: bool,
    },
    /// Plays a game through for comparison with other machines.
    Try {
        trial: Value,
    },
}

/// How far an analysis is.
#[derive(Debug, Serialize)]
pub struct Progress {
    pub done: usize,
    pub entries: usize,
    /// The report so far, if it was requested.
    pub report: Option<Report>,
}

/// A request as the server would get it.
#[derive(Debug, FromJson)]
pub struct Ask {
    /// `get`, `post` or `patch`
    pub method: String,
    /// Without what follows a question mark.
    pub path: String,
    #[serde(default)]
    pub query: Value,
    #[serde(default)]
    pub body: Value,
    /// What the person at this device is called.
    pub name: String,
    pub now: Ms,
    /// 64 random bytes, for whatever needs luck or a new id.
    pub entropy: Vec<u8>,
}

/// A line of a log as it is kept.
#[derive(Debug, Serialize, FromJson)]
pub struct Stored {
    pub seq: i64,
    pub at: Ms,
    pub line: LogLine,
}

impl From<Stored> for Logged {
    fn from(Stored { seq, at, line }: Stored) -> Self {
        Logged { seq, at, line }
    }
}

/// What must be kept of a change before anybody sees it.
#[derive(Debug, Serialize)]
pub struct Write {
    pub id: String,
    /// The table, with the seed: never shown.
    pub doc: Box<RawValue>,
    /// The new lines of its log.
    pub lines: Vec<Stored>,
}

#[derive(Debug, Default, Serialize)]
pub struct Answer {
    /// As of an HTTP answer.
    pub status: u16,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub body: Option<Box<RawValue>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub writes: Vec<Write>,
    /// Nothing was done: the log of this table is needed first ([`Message::Open`]).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub need: Option<String>,
    /// Nothing was done: this network of the bots is needed first (`abi::network`).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub network: Option<Network>,
}

/// What a table waits for.
#[derive(Debug, Serialize)]
pub struct Next {
    /// A bot must think.
    pub think: bool,
    /// When something is due.
    pub due: Option<Ms>,
}

impl Answer {
    pub fn new(body: &impl Serialize) -> Self {
        let body = to_raw_value(body).expect("an answer always has a JSON form");
        Answer { status: 200, body: Some(body), ..Answer::default() }
    }

    pub fn done() -> Self {
        Answer { status: 204, ..Answer::default() }
    }

    pub fn needs(id: &str) -> Self {
        Answer { status: 425, need: Some(id.to_owned()), ..Answer::default() }
    }

    pub fn needs_network(network: Network) -> Self {
        Answer { status: 425, network: Some(network), ..Answer::default() }
    }

    pub fn problem(problem: &Problem) -> Self {
        let body = to_raw_value(problem).expect("a problem always has a JSON form");
        Answer { status: problem.error.status(), body: Some(body), ..Answer::default() }
    }

    pub fn not_found(error: ErrorCode) -> Self {
        Answer::problem(&Problem { error, message: "there is nothing here".into(), numbers: Box::default() })
    }

    /// The result of a link.
    pub fn link(said: Result<impl Serialize, LinkError>) -> Self {
        let error = match said {
            Ok(said) => return Answer::new(&said),
            Err(LinkError::Rules(rules)) => return Answer::other_rules(rules),
            Err(error) => Error::BadRequest(error.to_string()),
        };
        Answer::problem(&error.problem())
    }

    /// A problem that says by which rules the game was played.
    fn other_rules(rules: u32) -> Self {
        let Problem { error, message, .. } = Error::OtherRules(rules).problem();
        let body = to_raw_value(&json!({ "error": error, "message": message, "rules": rules }));
        Answer { body: body.ok(), status: error.status(), ..Answer::default() }
    }

    pub fn unreadable(error: &serde_json::Error) -> Self {
        Answer::problem(&Error::BadRequest(error.to_string()).problem())
    }
}
