//! A person's preferences for notifications: the language and the quiet hours.

use jiff::civil::Time;
use jiff::tz::TimeZone;
use jiff::{Timestamp, ToSpan};
use serde::{Deserialize, Serialize};
use tharos_text::Language;
use utoipa::ToSchema;

use crate::api::Error;
use crate::clock::Ms;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Manners {
    /// The language of what is sent.
    #[schema(value_type = String)]
    pub language: Language,
    /// The time zone of quiet hours, as in `Europe/Berlin`.
    pub zone: String,
    pub quiet: Quiet,
}

/// Quiet hours; one message follows at their end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Quiet {
    pub on: bool,
    /// Minutes since midnight.
    pub from: u16,
    /// Minutes since midnight; before `from`: on the next day.
    pub until: u16,
}

impl Default for Manners {
    fn default() -> Self {
        let quiet = Quiet { on: false, from: 22 * 60 + 30, until: 7 * 60 };
        Manners { language: Language::En, zone: "UTC".into(), quiet }
    }
}

const DAY: u16 = 24 * 60;

impl Manners {
    /// As the store has them.
    pub fn read(body: Option<String>) -> Self {
        body.and_then(|body| serde_json::from_str(&body).ok()).unwrap_or_default()
    }

    /// # Errors
    /// If there is no such time zone or time.
    pub fn check(&self) -> Result<(), Error> {
        if self.zone.len() > 64 || TimeZone::get(&self.zone).is_err() {
            return Err(Error::bad_request("there is no such time zone"));
        }
        if self.quiet.from >= DAY || self.quiet.until >= DAY {
            return Err(Error::bad_request("a day has 1440 minutes"));
        }
        Ok(())
    }

    /// When the quiet hours end in which this moment lies; `None`: it is not quiet.
    pub fn quiet_until(&self, now: Ms) -> Option<Ms> {
        let Quiet { on, from, until } = self.quiet;
        if !on || from == until {
            return None;
        }
        let zone = TimeZone::get(&self.zone).ok()?;
        let here = Timestamp::from_millisecond(now).ok()?.to_zoned(zone.clone());
        let minute = here.hour() as u16 * 60 + here.minute() as u16;
        let (quiet, tomorrow) = match from < until {
            true => (from <= minute && minute < until, false),
            false => (minute >= from || minute < until, minute >= from),
        };
        if !quiet {
            return None;
        }
        let day = if tomorrow { here.date().checked_add(1.day()).ok()? } else { here.date() };
        let end = Time::new((until / 60) as i8, (until % 60) as i8, 0, 0).ok()?;
        // An hour that the change to summer time leaves out ends when it would have.
        let end = day.to_datetime(end).to_zoned(zone).ok()?.timestamp().as_millisecond();
        Some(end.max(now + 60_000))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &str) -> Ms {
        text.parse::<Timestamp>().unwrap().as_millisecond()
    }

    #[test]
    fn quiet_hours_end_in_the_persons_own_time() {
        let quiet = |zone: &str, from, until| Manners {
            zone: zone.into(),
            quiet: Quiet { on: true, from, until },
            ..Manners::default()
        };
        let berlin = quiet("Europe/Berlin", 22 * 60 + 30, 7 * 60);
        for (now, end) in [
            ("2026-01-10T21:29:00Z", None),
            ("2026-01-10T21:30:00Z", Some("2026-01-11T06:00:00Z")),
            ("2026-01-11T02:00:00Z", Some("2026-01-11T06:00:00Z")),
            ("2026-01-11T06:00:00Z", None),
            // In the night of 29 March clocks go forward.
            ("2026-03-28T22:00:00Z", Some("2026-03-29T05:00:00Z")),
            ("2026-07-10T20:30:00Z", Some("2026-07-11T05:00:00Z")),
        ] {
            assert_eq!(berlin.quiet_until(at(now)), end.map(at), "{now}");
        }
        let noon = quiet("America/New_York", 12 * 60, 13 * 60);
        assert_eq!(noon.quiet_until(at("2026-01-10T17:30:00Z")), Some(at("2026-01-10T18:00:00Z")));
        assert_eq!(noon.quiet_until(at("2026-01-10T12:30:00Z")), None);
        let off = Manners { quiet: Quiet { on: false, ..berlin.quiet }, ..berlin };
        assert_eq!(off.quiet_until(at("2026-01-11T02:00:00Z")), None);
        assert!(quiet("Mars/Olympus", 0, 1).check().is_err());
        assert!(quiet("UTC", 0, 1440).check().is_err());
    }
}
