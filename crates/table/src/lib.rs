//! A table of Tharos as pure data: seats, commands, votes, taking back, clocks, and what each viewer is shown.
//!
//! There is no I/O here, no clock, no task and no randomness: the time, seeds and names are handed in. Around it stands a
//! shell that loads and stores, runs timers, lets bots think and sends what viewers are to see. The server's table actor
//! is one.
//!
//! Everything that happens at a table is a [`Command`], carried out by [`TableState::obey`] on a copy: it returns the new
//! lines of the log, which the shell stores before it shows them.
//!
//! ```
//! use std::sync::Arc;
//! use tharos_rules::Seed;
//! use tharos_table::api::{Level, NewTable, SeatWish, Settings, StartWhen, TablePhase};
//! use tharos_table::{Caller, Command, Context, Names, Presence, Published, new_table};
//!
//! // Ann makes a table with one open seat and one bot, which begins when she says so.
//! let (ann, bob, now) = (Caller::new("ann"), Caller::new("bob"), 0);
//! let seats = vec![
//!     SeatWish::Me { guild: None },
//!     SeatWish::Bot { level: Level::Foreman, guild: None },
//!     SeatWish::Open { guild: None },
//! ];
//! let wish = NewTable { seats, settings: Settings { start: StartWhen::Host, ..Settings::default() }, contribution: None };
//! let (mut table, _) = new_table(&wish, "ABCDEF".into(), Seed([7; 32]), &ann, now)?;
//!
//! // Everything else is a command of somebody.
//! let by = |caller| Context { now, caller, presence: Presence::default(), history: None };
//! table.obey(&Command::Sit(Default::default()), &by(&bob))?;
//! table.obey(&Command::Start, &by(&ann))?;
//! assert_eq!(table.doc.phase, TablePhase::Running);
//!
//! // People decide by a command, bots when their shell has thought for them.
//! for _ in 0..10 {
//!     let game = table.game.as_ref().expect("the game has begun");
//!     let (action, seq) = (game.state().legal()[0], table.doc.seq);
//!     match table.bot_turn(&Presence::default()) {
//!         Some(turn) => drop(table.bot_plays(turn.thought.seat, turn.game_seq, action, now)?),
//!         None => {
//!             let seat = table.doc.asked.expect("somebody is asked");
//!             let caller = if seat == 0 { &ann } else { &bob };
//!             table.obey(&Command::Play { seat, seq, key: seq.to_string(), action, answers: None }, &by(caller))?;
//!         }
//!     }
//! }
//!
//! // A spectator sees the open table, and no hand.
//! let names = Arc::new(Names::from([("ann".into(), "Ann".into()), ("bob".into(), "Bob".into())]));
//! let published = Published::new("id".into(), table, names, Presence::default(), Vec::new(), now);
//! let update = published.update(None, None, 0, now);
//! let position: serde_json::Value = serde_json::from_str(&serde_json::to_string(&update.position)?)?;
//! assert_eq!(position["view"]["viewer"], serde_json::Value::Null);
//! assert_eq!(published.info(None, now).seats[2].name.as_deref(), Some("Bob"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod again;
mod agreed_end;
mod answer;
pub mod api;
mod away;
mod bot_names;
mod branch;
mod caller;
mod clock;
mod command;
mod cup;
mod days_off;
mod error;
mod history;
pub mod input;
mod model;
mod plan;
mod play;
mod presence;
mod project;
mod rated;
mod replay;
mod seats;
mod signs;
mod think;
mod thinker;
mod votes;

pub use branch::{Others, table_of_branch};
pub use caller::Caller;
pub use command::{Command, Context};
pub use cup::cup_table;
pub use days_off::DAYS_OFF;
pub use error::Error;
pub use history::History;
pub use model::{Chair, CurrentGo, LogLine, Logged, Missed, Occupant, STAND_IN, TableDoc, TableState};
pub use plan::{PLAN_STEPS, Plan, Wish};
pub use presence::Presence;
pub use project::{Names, Positions, Published, info, name, position, position_of, seen};
pub use rated::{OVER_DAYS, RatingKind};
pub use replay::{Checked, Eyes, table_of_record};
pub use seats::{new_table, rematch};
pub use think::{BotTurn, Thought, because, tried};
pub use thinker::{HINTS, LONGEST_HINT, Thinker};

/// Milliseconds since 1970.
pub type Ms = i64;
