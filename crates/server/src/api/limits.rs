//! The limits that the client needs before it asks. A test writes them to `web/src/net/limits.ts`.

use tharos_table::input::{NAME_LENGTH, TEXT_LENGTH};
use tharos_table::{DAYS_OFF, HINTS, LONGEST_HINT, OVER_DAYS, PLAN_STEPS};

use crate::cup::{FEWEST_PEOPLE, MOST_HOURS, MOST_ROUNDS};
use crate::daily;
use crate::input::{LOGIN_LENGTHS, PASSWORD_LENGTHS};
use crate::told::{EMAIL_LENGTH, URL_LENGTH};

/// A comment, a name and a number each.
#[must_use]
pub fn limits() -> Vec<(&'static str, &'static str, u64)> {
    vec![
        ("The longest name of a person, a seat or a tournament.", "NAME_LENGTH", NAME_LENGTH as u64),
        ("The longest chat message, note or reason.", "TEXT_LENGTH", TEXT_LENGTH as u64),
        ("The longest login.", "LOGIN_LENGTH", *LOGIN_LENGTHS.end() as u64),
        ("The shortest password.", "PASSWORD_LENGTH", *PASSWORD_LENGTHS.start() as u64),
        ("The longest e-mail address.", "EMAIL_LENGTH", EMAIL_LENGTH as u64),
        ("The longest address of a webhook.", "URL_LENGTH", URL_LENGTH as u64),
        ("The most steps of a plan.", "PLAN_STEPS", PLAN_STEPS as u64),
        ("The most hints for one decision.", "HINTS", HINTS as u64),
        ("How many times the effort behind a hint can be doubled.", "LONGEST_HINT", LONGEST_HINT.into()),
        ("The most days a person can take off in one game.", "DAYS_OFF", DAYS_OFF.into()),
        ("A clock of this many seconds or more is for play over days.", "OVER_DAYS", OVER_DAYS.into()),
        ("The fewest people in a tournament.", "CUP_PEOPLE", FEWEST_PEOPLE as u64),
        ("The most rounds of a tournament.", "CUP_ROUNDS", MOST_ROUNDS.into()),
        ("The longest round of a tournament in hours.", "CUP_HOURS", MOST_HOURS.into()),
        ("How many results of a daily deal it takes to show the spread.", "DAILY_ENOUGH", daily::ENOUGH as u64),
        ("How many days back a daily deal can still be played.", "DAILY_OPEN", daily::OPEN as u64),
        ("VP of one step of the spread.", "DAILY_STEP", daily::STEP as u64),
        ("The tries that count at a puzzle.", "PUZZLE_TRIES", tharos_lessons::progress::TRIES.into()),
    ]
}
