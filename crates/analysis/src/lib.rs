//! Why was a game won or lost?
//!
//! [`Analysis`] plays a record through and accounts for every entry: an outcome of chance is luck, measured against all that
//! could have come; a decision is measured against the best that is found, by what the player could see. What every seat
//! expected at the start, its luck and the decisions add up exactly to its result ([`SeatReport`]), in VP and in chance to
//! win. `docs/analysis.md` says how, and how far it can be trusted.
//!
//! There is no clock, no thread and no randomness of its own: the same record always has the same [`Report`].

mod analysis;
mod decision;
mod fork;
mod luck;
mod moments;
mod report;
mod worth;

pub use analysis::{Analysis, NoAnalysis};
pub use decision::{Assessor, Best, Depth, Eyes, Judged, Prospect};
pub use fork::{ForkLuck, NoFork, fork};
pub use luck::{Luck, LuckKind};
pub use moments::{Moment, MomentKind};
pub use report::{Chanced, CoursePoint, Decision, Decisions, Report, SeatReport, Size, Sizes};
pub use worth::{Amount, Worth};
