//! The limits and lists of the server that the client must know. A test writes them to `web/src/net/facts.ts`.

use serde_json::{Value, json};
use tharos_table::api::Level;
use tharos_table::input::{NAME_LENGTH, TEXT_LENGTH};
use tharos_table::{DAYS_OFF, HINTS, LONGEST_HINT, OVER_DAYS, PLAN_STEPS, RatingKind};

use crate::cup::{FEWEST_PEOPLE, MOST_HOURS, MOST_ROUNDS};
use crate::daily;
use crate::input::{LOGIN_LENGTHS, PASSWORD_LENGTHS};
use crate::told::{EMAIL_LENGTH, URL_LENGTH};

/// A comment, a name and a value each.
#[must_use]
pub fn facts() -> Vec<(&'static str, &'static str, Value)> {
    vec![
        ("The longest name of a person, a seat or a tournament.", "NAME_LENGTH", json!(NAME_LENGTH)),
        ("The longest chat message, note or reason.", "TEXT_LENGTH", json!(TEXT_LENGTH)),
        ("The longest login.", "LOGIN_LENGTH", json!(*LOGIN_LENGTHS.end())),
        ("The shortest password.", "PASSWORD_LENGTH", json!(*PASSWORD_LENGTHS.start())),
        ("The longest e-mail address.", "EMAIL_LENGTH", json!(EMAIL_LENGTH)),
        ("The longest address of a webhook.", "URL_LENGTH", json!(URL_LENGTH)),
        ("The most steps of a plan.", "PLAN_STEPS", json!(PLAN_STEPS)),
        ("The most hints for one decision.", "HINTS", json!(HINTS)),
        ("How many times the effort behind a hint can be doubled.", "LONGEST_HINT", json!(LONGEST_HINT)),
        ("The most days a person can take off in one game.", "DAYS_OFF", json!(DAYS_OFF)),
        ("A clock of this many seconds or more is for play over days.", "OVER_DAYS", json!(OVER_DAYS)),
        ("The fewest people in a tournament.", "CUP_PEOPLE", json!(FEWEST_PEOPLE)),
        ("The most rounds of a tournament.", "CUP_ROUNDS", json!(MOST_ROUNDS)),
        ("The longest round of a tournament in hours.", "CUP_HOURS", json!(MOST_HOURS)),
        ("How many results of a daily deal it takes to show the spread.", "DAILY_ENOUGH", json!(daily::ENOUGH)),
        ("How many days back a daily deal can still be played.", "DAILY_OPEN", json!(daily::OPEN)),
        ("VP of one step of the spread.", "DAILY_STEP", json!(daily::STEP)),
        ("The tries that count at a puzzle.", "PUZZLE_TRIES", json!(tharos_lessons::progress::TRIES)),
        ("The levels of bots, from weak to strong.", "LEVELS", json!(Level::ALL)),
        ("The kinds of ratings.", "RATINGS", json!(RatingKind::ALL)),
    ]
}
