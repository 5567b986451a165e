//! What `tharos admin` prints: one line each, columns by two spaces, for eyes and for `awk`.

use tharos_store::{Person, Store, Swept};

use crate::say::say;

/// A time as `YYYY-MM-DD HH:MM`, in UTC.
fn time(ms: i64) -> String {
    let (days, minutes) = (ms.div_euclid(86_400_000), ms.rem_euclid(86_400_000) / 60_000);
    // Howard Hinnant's civil_from_days.
    let shifted = days + 719_468;
    let era = shifted.div_euclid(146_097);
    let day_of_era = shifted.rem_euclid(146_097);
    let year_of_era = (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month = (5 * day_of_year + 2) / 153;
    let (day, month) = (day_of_year - (153 * month + 2) / 5 + 1, if month < 10 { month + 3 } else { month - 9 });
    let year = year_of_era + era * 400 + i64::from(month <= 2);
    format!("{year:04}-{month:02}-{day:02} {:02}:{:02}", minutes / 60, minutes % 60)
}

pub async fn counts(store: &Store) -> anyhow::Result<()> {
    let counts = store.counts().await?;
    say!("people  {} accounts, {} guests, {} bots", counts.accounts, counts.guests, counts.bots);
    say!("tables  {} waiting, {} running, {} over", counts.waiting, counts.running, counts.over);
    Ok(())
}

pub async fn people(store: &Store, text: &str) -> anyhow::Result<()> {
    for person in store.find_people(text, 100).await? {
        let banned = if store.is_banned(&person.id).await? { "  banned" } else { "" };
        let login = person.login.as_deref().unwrap_or("-");
        say!("{}  {}  {}  {}  {}{banned}", person.id, person.kind.word(), time(person.created), login, person.name);
    }
    Ok(())
}

pub async fn sessions(store: &Store, person: &Person) -> anyhow::Result<()> {
    for session in store.sessions_of(&person.id).await? {
        say!("{}  began {}  seen {}", session.kind.word(), time(session.created), time(session.seen));
    }
    Ok(())
}

pub async fn tables(store: &Store, person: &Person) -> anyhow::Result<()> {
    for table in store.tables_of(&person.id, 1000).await? {
        say!("{}  {}  {}  {} lines", table.id, table.head.phase.word(), time(table.updated), table.seq);
    }
    Ok(())
}

pub async fn table(store: &Store, id: &str) -> anyhow::Result<()> {
    let Some(table) = store.table(id).await? else { anyhow::bail!("there is no table {id}") };
    let listed = if table.head.listed { ", in the lobby" } else { "" };
    say!("{}  {}{listed}  made {}  changed {}", id, table.head.phase.word(), time(table.created), time(table.updated));
    say!("host  {}", table.head.host.as_deref().unwrap_or("-"));
    // Seats only: the rest of what is stored holds the seed of the game.
    let stored: serde_json::Value = serde_json::from_str(&table.head.info)?;
    for chair in stored["chairs"].as_array().into_iter().flatten() {
        let sitter = &chair["sitter"];
        let who = ["id", "level", "name"].iter().find_map(|field| sitter[*field].as_str()).unwrap_or("-");
        say!("seat  {}  {who}", sitter["kind"].as_str().unwrap_or("-"));
    }
    Ok(())
}

pub async fn acts(store: &Store, last: i64) -> anyhow::Result<()> {
    for act in store.acts(last).await? {
        say!("{}  {}  {}  {}", time(act.at), act.act, act.about, act.note);
    }
    Ok(())
}

pub async fn reports(store: &Store, all: bool) -> anyhow::Result<()> {
    for report in store.reports(all, 200).await? {
        let done = report.closed.map(|at| format!("  done {}: {}", time(at), report.note)).unwrap_or_default();
        say!("{}  {}  about {}  by {}{done}", report.id, time(report.at), report.about, report.reporter);
        say!("    table {}", report.table.as_deref().unwrap_or("-"));
        say!("    said: {:?}", report.said);
        say!("    why:  {:?}", report.text);
    }
    Ok(())
}

pub fn swept(verb: &str, swept: &Swept) {
    let Swept { sessions, guests, waiting, abandoned, finished } = swept;
    say!("{verb}: {sessions} sessions, {guests} guests, {waiting} waiting tables");
    say!("{verb}: {abandoned} running and {finished} finished games of guests alone");
}

#[cfg(test)]
mod tests {
    use super::time;

    #[test]
    fn times_are_those_of_the_calendar() {
        for (ms, text) in [
            (0, "1970-01-01 00:00"),
            (951_782_400_000, "2000-02-29 00:00"),
            (1_794_965_121_571, "2026-11-18 01:25"),
            (-60_000, "1969-12-31 23:59"),
        ] {
            assert_eq!(time(ms), text);
        }
    }
}
