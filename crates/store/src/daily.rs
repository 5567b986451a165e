//! What people did with lessons, puzzles and the deals of the days.

use crate::{Result, Row, Store, query};

/// The counted try of a person at the deal of a day.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DailyTry {
    /// In days since 1970.
    pub day: i64,
    /// Whose it is.
    pub person: String,
    /// Where it is played.
    pub table: String,
    /// Whether it was begun on its day.
    pub ranked: bool,
    /// When it was begun, in ms since 1970.
    pub started: i64,
    /// What came of it, once it is over.
    pub result: Option<DailyResult>,
}

/// What came of a try.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DailyResult {
    /// Points at the end.
    pub vp: i64,
    /// Whether it was won.
    pub won: bool,
    /// What the server tells of it.
    pub body: String,
}

fn daily_try(row: &Row) -> Result<DailyTry> {
    let (vp, won, body): (Option<i64>, Option<i64>, Option<String>) =
        (row.try_get("vp")?, row.try_get("won")?, row.try_get("body")?);
    Ok(DailyTry {
        day: row.try_get("day")?,
        person: row.try_get("person")?,
        table: row.try_get("table_id")?,
        ranked: row.try_get::<i64>("ranked")? == 1,
        started: row.try_get("started")?,
        result: vp.map(|vp| DailyResult { vp, won: won == Some(1), body: body.unwrap_or_default() }),
    })
}

impl Store {
    /// What is kept of the progress of a person.
    pub async fn progress(&self, person: &str) -> Result<Option<String>> {
        let row = self.row(query("SELECT body FROM progress WHERE person = $1").bind(person)).await?;
        row.map(|row| row.try_get(0)).transpose()
    }

    /// Replaces what is kept, if it still is what it was: `None` if somebody else was quicker.
    pub async fn keep_progress(&self, person: &str, was: Option<&str>, body: &str, now: i64) -> Result<Option<()>> {
        let statement = match was {
            Some(was) => query("UPDATE progress SET body = $2, updated = $3 WHERE person = $1 AND body = $4")
                .bind(person)
                .bind(body)
                .bind(now)
                .bind(was),
            None => query("INSERT INTO progress (person, body, updated) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING")
                .bind(person)
                .bind(body)
                .bind(now),
        };
        Ok((self.run(statement).await? > 0).then_some(()))
    }

    /// The secret of the deals of the days; the first who asks brings it.
    pub async fn daily_secret(&self, new: &[u8]) -> Result<Vec<u8>> {
        let kept = || query("SELECT secret FROM daily_secret");
        if let Some(row) = self.row(kept()).await? {
            return row.try_get(0);
        }
        let insert = query("INSERT INTO daily_secret (one, secret) VALUES (1, $1) ON CONFLICT DO NOTHING").bind(new);
        self.run(insert).await?;
        self.row(kept()).await?.map_or_else(|| Ok(new.to_vec()), |row| row.try_get(0))
    }

    /// The try of a person at the deal of a day.
    pub async fn daily_try(&self, day: i64, person: &str) -> Result<Option<DailyTry>> {
        let select = query("SELECT * FROM daily WHERE day = $1 AND person = $2").bind(day).bind(person);
        self.row(select).await?.as_ref().map(daily_try).transpose()
    }

    /// Begins the counted try. False if there is one already.
    pub async fn begin_daily(&self, new: &DailyTry) -> Result<bool> {
        let insert = query(
            "INSERT INTO daily (day, person, table_id, ranked, started) VALUES ($1, $2, $3, $4, $5) \
             ON CONFLICT DO NOTHING",
        )
        .bind(new.day)
        .bind(&new.person)
        .bind(&new.table)
        .bind(i64::from(new.ranked))
        .bind(new.started);
        Ok(self.run(insert).await? > 0)
    }

    /// What came of a try. Counts once.
    pub async fn finish_daily(&self, day: i64, person: &str, ranked: bool, result: &DailyResult) -> Result<bool> {
        let update = query(
            "UPDATE daily SET vp = $3, won = $4, body = $5, ranked = $6 \
             WHERE day = $1 AND person = $2 AND vp IS NULL",
        )
        .bind(day)
        .bind(person)
        .bind(result.vp)
        .bind(i64::from(result.won))
        .bind(&result.body)
        .bind(i64::from(ranked));
        Ok(self.run(update).await? > 0)
    }

    /// Tries whose game is over but which nobody has looked at yet, a few.
    pub async fn unread_daily(&self, day: i64, most: i64) -> Result<Vec<DailyTry>> {
        let select = query(
            "SELECT d.* FROM daily d JOIN tables t ON t.id = d.table_id \
             WHERE d.day = $1 AND d.vp IS NULL AND t.phase = 'over' ORDER BY d.person LIMIT $2",
        );
        self.rows(select.bind(day).bind(most)).await?.iter().map(daily_try).collect()
    }

    /// How many of those who were ranked on a day had so many points, won or lost.
    pub async fn daily_spread(&self, day: i64) -> Result<Vec<(i64, bool, i64)>> {
        let select = query(
            "SELECT vp, won, COUNT(*) FROM daily WHERE day = $1 AND ranked = 1 AND vp IS NOT NULL \
             GROUP BY vp, won ORDER BY vp, won",
        );
        let rows = self.rows(select.bind(day)).await?;
        rows.iter().map(|row| Ok((row.try_get(0)?, row.try_get::<i64>(1)? == 1, row.try_get(2)?))).collect()
    }

    /// The best tries that were ranked on a day.
    pub async fn best_daily(&self, day: i64, most: i64) -> Result<Vec<DailyTry>> {
        let select = query(
            "SELECT * FROM daily WHERE day = $1 AND ranked = 1 AND vp IS NOT NULL \
             ORDER BY vp DESC, started, person LIMIT $2",
        );
        self.rows(select.bind(day).bind(most)).await?.iter().map(daily_try).collect()
    }

    /// The tries of a person from a day on.
    pub async fn dailies_of(&self, person: &str, from: i64) -> Result<Vec<DailyTry>> {
        let select = query("SELECT * FROM daily WHERE person = $1 AND day >= $2 ORDER BY day LIMIT 400");
        self.rows(select.bind(person).bind(from)).await?.iter().map(daily_try).collect()
    }

    /// Forgets the tries of days before this one; answers how many.
    pub async fn forget_dailies(&self, before: i64) -> Result<u64> {
        self.run(query("DELETE FROM daily WHERE day < $1").bind(before)).await
    }
}
