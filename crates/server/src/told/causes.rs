//! What a change of a table is worth telling to people who are away.

use serde::{Deserialize, Serialize};
use tharos_store::{Cause, CauseKind};
use tharos_table::{LogLine, Ms, RatingKind, TableDoc};

use crate::api::{TableChange, TablePhase};

/// What is stored of a cause until its message is sent.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct About {
    /// The recipient, by the id that the table uses.
    pub person: String,
    /// The person who did it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub who: Option<String>,
    /// The go that waits.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub go: Option<usize>,
}

impl About {
    pub fn read(text: &str) -> Self {
        serde_json::from_str(text).unwrap_or_default()
    }

    fn cause(self, kind: CauseKind, due: Ms) -> Cause {
        let about = serde_json::to_string(&self).expect("a cause always has a JSON form");
        Cause { person: self.person, by: self.who, kind, due, about }
    }
}

/// Somebody opens a table that a person has asked for.
pub fn opened(person: String, host: &str, now: Ms) -> Cause {
    About { person, who: Some(host.to_owned()), go: None }.cause(CauseKind::Opened, now)
}

/// Somebody is asked to a table.
pub fn invited(person: &str, who: &str, now: Ms) -> Cause {
    About { person: person.to_owned(), who: Some(who.to_owned()), go: None }.cause(CauseKind::Invited, now)
}

fn people(table: &TableDoc) -> Vec<&str> {
    let mut people: Vec<&str> = table.chairs.iter().filter_map(|chair| chair.occupant.person()).collect();
    people.sort_unstable();
    people.dedup();
    people
}

/// The person whose go it is, unless a bot or a plan plays it, and the go.
pub fn asked(table: &TableDoc) -> Option<(&str, usize)> {
    let chair = &table.chairs[usize::from(table.asked?)];
    let is_bots = chair.stand_in().is_some() && !table.is_paused();
    if table.phase != TablePhase::Running || is_bots || table.decides_itself() {
        return None;
    }
    Some((chair.occupant.person()?, table.go.map_or(0, |go| go.began)))
}

/// The reminder comes a quarter of the remaining time before the deadline, and this long before it at most.
const EARLY: Ms = 12 * 60 * 60 * 1000;
/// Shorter clocks are no play over days: the message that it is somebody's go comes soon enough.
const SHORT: Ms = 6 * 60 * 60 * 1000;

/// When the person who is asked is reminded that the time runs out, in play over days.
pub fn remind_at(table: &TableDoc) -> Option<Ms> {
    let deadline = table.deadline().filter(|_| table.pace() == RatingKind::Days)?;
    let left = deadline - table.asked_at;
    (left >= SHORT).then(|| deadline - (left / 4).min(EARLY))
}

/// The causes for messages in these lines. Solo players get none.
pub fn causes(before: &TableDoc, after: &TableDoc, lines: &[LogLine], turn_after: Ms) -> Vec<Cause> {
    let now = after.updated;
    let people = people(after);
    let tell = |person: &str, kind, due| About { person: person.to_owned(), ..About::default() }.cause(kind, due);
    let mut causes = Vec::new();
    for line in lines {
        match line {
            LogLine::Chat { person: who, .. } => {
                let mut others = people.clone();
                if !others.contains(&after.host.as_str()) {
                    others.push(&after.host);
                }
                for person in others.into_iter().filter(|person| person != who) {
                    let about = About { person: person.to_owned(), who: Some(who.clone()), go: None };
                    causes.push(about.cause(CauseKind::Wrote, now));
                }
            }
            LogLine::Table { what: TableChange::Sat, seat: Some(seat) } if after.phase == TablePhase::Waiting => {
                let who = after.chairs[usize::from(*seat)].occupant.person();
                if let Some(who) = who.filter(|who| *who != after.host) {
                    let about = About { person: after.host.clone(), who: Some(who.to_owned()), go: None };
                    causes.push(about.cause(CauseKind::Joined, now));
                }
            }
            _ => {}
        }
    }
    // In a tournament the others sit at other tables.
    if people.len() < 2 && after.cup.is_none() {
        return causes;
    }
    let to_all = |kind| people.iter().map(move |person| tell(person, kind, now)).collect::<Vec<_>>();
    match (before.phase, after.phase) {
        (TablePhase::Waiting, TablePhase::Running) => causes.extend(to_all(CauseKind::Began)),
        (TablePhase::Running, TablePhase::Over) => causes.extend(to_all(CauseKind::Ended)),
        _ => {}
    }
    // Where nobody is left the game waits for this person, who hears of it, though the go is not new.
    let pauses = after.is_paused() && !before.is_paused();
    if let Some((person, go)) = asked(after)
        && (pauses || asked(before) != Some((person, go)))
    {
        let about = About { person: person.to_owned(), who: None, go: Some(go) };
        causes.push(about.clone().cause(CauseKind::Turn, now + turn_after));
        causes.extend(remind_at(after).map(|due| about.cause(CauseKind::Late, due)));
    }
    // One line may be a cause for the same person twice; one message is enough.
    let mut seen = Vec::new();
    causes.retain(|cause| {
        let key = (cause.person.clone(), cause.kind);
        !seen.contains(&key) && {
            seen.push(key);
            true
        }
    });
    causes
}
