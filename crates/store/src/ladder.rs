//! Ratings: what came of rated games, one after the other, and what everybody has now.
//!
//! What a rating means and how it changes is the server's business. The store sees to it that games are rated one after the
//! other, each once, whichever node does it, and that a game and its ratings are written together.

use std::collections::HashMap;

use crate::{Error, Result, Row, Store, Table, query, tables};

/// What somebody has, in thousandths of a point.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rating {
    /// Whose it is.
    pub person: String,
    /// The rating itself.
    pub rating: i64,
    /// How sure it is.
    pub deviation: i64,
    /// After so many games.
    pub games: i64,
    /// So many of them won.
    pub won: i64,
    /// The end of the last one, in ms since 1970.
    pub updated: i64,
}

/// What a rated game brought to one person.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RatedSeat {
    /// The place, from 1.
    pub place: i64,
    /// By how much the rating changed.
    pub change: i64,
    /// What the person has now.
    pub now: Rating,
}

/// A game that has been rated.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RatedGame {
    /// Its table.
    pub table: String,
    /// Which rating it counts for.
    pub kind: String,
    /// When it ended, in ms since 1970.
    pub at: i64,
    /// Why it does not count, if it does not.
    pub why_not: Option<String>,
    /// What it brought to whom; nothing if it does not count.
    pub seats: Vec<RatedSeat>,
}

/// What is known before a game is rated.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Before {
    /// What the people of the game have.
    pub ratings: Vec<Rating>,
    /// How many games of this person counted since the given time.
    pub counted: HashMap<String, i64>,
    /// The same of two people together, the smaller id first.
    pub together: HashMap<(String, String), i64>,
}

/// A row of the ladder, or of a search in it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Placed {
    /// From 1; people with the same rating share it. 0: without a place yet.
    pub place: i64,
    /// The name that the person has now.
    pub name: String,
    /// What the person has.
    pub rating: Rating,
}

/// One game in the history of somebody's rating.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Past {
    /// The table.
    pub table: String,
    /// When it ended.
    pub at: i64,
    /// The place.
    pub place: i64,
    /// The rating after it.
    pub rating: i64,
    /// Its deviation.
    pub deviation: i64,
    /// What the game changed.
    pub change: i64,
}

fn rating(row: &Row) -> Result<Rating> {
    Ok(Rating {
        person: row.try_get("person")?,
        rating: row.try_get("rating")?,
        deviation: row.try_get("deviation")?,
        games: row.try_get("games")?,
        won: row.try_get("won")?,
        updated: row.try_get("updated")?,
    })
}

/// Who stands on the ladder: people who have not been deleted or kept out, and do not hide their rating.
macro_rules! on_ladder {
    () => {
        "FROM ratings r JOIN people p ON p.id = r.person LEFT JOIN profiles f ON f.person = r.person \
         WHERE r.kind = $1 AND p.deleted IS NULL AND p.banned IS NULL AND COALESCE(f.rating, 1) = 1 AND r.games >= $2"
    };
}

impl Store {
    /// Tables whose result is to be rated: finished or given up, or running without a change since `idle_since`.
    pub async fn to_be_rated(&self, idle_since: i64, limit: i64) -> Result<Vec<Table>> {
        let select = query(
            "SELECT * FROM tables WHERE rated = 1 AND (phase IN ('over', 'closed') OR (phase = 'running' AND updated < $1)) \
             ORDER BY updated, id LIMIT $2",
        );
        self.tables(select.bind(idle_since).bind(limit)).await
    }

    /// Rates a game of these people, once: `work` gets what is known before and says what holds afterwards. Games that
    /// ended at or after `since` are counted for it. False if the game has been rated already.
    pub async fn rate<W>(&self, table: &str, kind: &str, people: Vec<String>, since: i64, work: W) -> Result<bool>
    where
        W: FnOnce(Before) -> Option<RatedGame> + Send + 'static,
    {
        let (table, kind) = (table.to_owned(), kind.to_owned());
        self.write(move |db| {
            Box::pin(async move {
                // Under the lock of this row there is nobody else who rates.
                let next = query("UPDATE ladder SET n = n + 1 RETURNING n").fetch_optional(db).await?;
                let n: i64 = next.map_or(Err(Error::Broken("the ladder has no row".into())), |row| row.try_get(0))?;
                let mark = query("UPDATE tables SET rated = 2 WHERE id = $1 AND rated = 1").bind(&table);
                if mark.execute(db).await? == 0 {
                    return Ok((false, Vec::new()));
                }
                let mut before = Before::default();
                for person in &people {
                    let select = query("SELECT * FROM ratings WHERE person = $1 AND kind = $2");
                    if let Some(row) = select.bind(person).bind(&kind).fetch_optional(db).await? {
                        before.ratings.push(rating(&row)?);
                    }
                    let select = query(
                        "SELECT o.person, COUNT(*) FROM rated_seats s JOIN rated_games g ON g.n = s.n \
                         JOIN rated_seats o ON o.n = s.n WHERE s.person = $1 AND g.at >= $2 AND g.why_not IS NULL \
                         GROUP BY o.person",
                    );
                    for row in select.bind(person).bind(since).fetch_all(db).await? {
                        let (other, count): (String, i64) = (row.try_get(0)?, row.try_get(1)?);
                        if other == *person {
                            before.counted.insert(other, count);
                        } else if people.contains(&other) && *person < other {
                            before.together.insert((person.clone(), other), count);
                        }
                    }
                }
                if let Some(game) = work(before) {
                    write_game(db, n, &game).await?;
                    for seat in &game.seats {
                        write_rating(db, &kind, &seat.now).await?;
                    }
                }
                Ok((true, Vec::new()))
            })
        })
        .await
    }

    /// The number of the last rated game, and all games in the order in which they were rated: when they ended then, and
    /// their tables as they are now.
    pub async fn rated_games(&self) -> Result<(i64, Vec<(i64, Table)>)> {
        let row = self.row(query("SELECT n FROM ladder")).await?;
        let n = row.map_or(Ok(0), |row| row.try_get(0))?;
        let select =
            query("SELECT t.*, g.at AS ended FROM rated_games g JOIN tables t ON t.id = g.table_id ORDER BY g.n");
        let read = |row: &Row| Ok((row.try_get("ended")?, tables::table(row)?));
        Ok((n, self.rows(select).await?.iter().map(read).collect::<Result<_>>()?))
    }

    /// Writes all games and ratings anew, if no game was rated since `n`; the ratings are those of each person and kind after
    /// the last game. False if one was: then read again.
    pub async fn rewrite_ladder(&self, n: i64, games: Vec<RatedGame>) -> Result<bool> {
        self.write(move |db| {
            Box::pin(async move {
                let lock = query("UPDATE ladder SET n = n WHERE n = $1").bind(n);
                if lock.execute(db).await? == 0 {
                    return Ok((false, Vec::new()));
                }
                for delete in ["DELETE FROM rated_seats", "DELETE FROM rated_games", "DELETE FROM ratings"] {
                    query(delete).execute(db).await?;
                }
                for (n, game) in (1..).zip(&games) {
                    write_game(db, n, game).await?;
                    for seat in &game.seats {
                        write_rating(db, &game.kind, &seat.now).await?;
                    }
                }
                query("UPDATE ladder SET n = $1").bind(games.len() as i64).execute(db).await?;
                Ok((true, Vec::new()))
            })
        })
        .await
    }

    /// What a person has, by kind.
    pub async fn ratings_of(&self, person: &str) -> Result<Vec<(String, Rating)>> {
        let rows = self.rows(query("SELECT * FROM ratings WHERE person = $1 ORDER BY kind").bind(person)).await?;
        rows.iter().map(|row| Ok((row.try_get("kind")?, rating(row)?))).collect()
    }

    /// The last rated games of a person, the newest first.
    pub async fn rating_history(&self, person: &str, kind: &str, limit: i64) -> Result<Vec<Past>> {
        let select = query(
            "SELECT g.table_id, g.at, s.place, s.rating, s.deviation, s.change FROM rated_seats s \
             JOIN rated_games g ON g.n = s.n WHERE s.person = $1 AND g.kind = $2 ORDER BY s.n DESC LIMIT $3",
        );
        let read = |row: &Row| {
            Ok(Past {
                table: row.try_get(0)?,
                at: row.try_get(1)?,
                place: row.try_get(2)?,
                rating: row.try_get(3)?,
                deviation: row.try_get(4)?,
                change: row.try_get(5)?,
            })
        };
        self.rows(select.bind(person).bind(kind).bind(limit)).await?.iter().map(read).collect()
    }

    /// Everybody on the ladder with at least so many games, from place `from` (the first is 0) on, the best first.
    pub async fn ladder(&self, kind: &str, games: i64, from: i64, limit: i64) -> Result<Vec<Placed>> {
        let select = query(concat!(
            "SELECT r.*, p.name, RANK() OVER (ORDER BY r.rating DESC) AS place ",
            on_ladder!(),
            " ORDER BY r.rating DESC, r.person LIMIT $4 OFFSET $3"
        ));
        let rows = self.rows(select.bind(kind).bind(games).bind(from).bind(limit).long()).await?;
        let read =
            |row: &Row| Ok(Placed { place: row.try_get("place")?, name: row.try_get("name")?, rating: rating(row)? });
        rows.iter().map(read).collect()
    }

    /// How many there are on the ladder, and how many of them have more than this rating.
    pub async fn ladder_size(&self, kind: &str, games: i64, above: i64) -> Result<[i64; 2]> {
        let count = query(concat!(
            "SELECT COUNT(*), COALESCE(SUM(CASE WHEN r.rating > $3 THEN 1 ELSE 0 END), 0) ",
            on_ladder!()
        ));
        let row = self.row(count.bind(kind).bind(games).bind(above).long()).await?;
        let row = row.ok_or_else(|| Error::Broken("nothing was counted".into()))?;
        Ok([row.try_get(0)?, row.try_get(1)?])
    }
}

async fn write_game(db: &mut crate::Db, n: i64, game: &RatedGame) -> Result<()> {
    query("INSERT INTO rated_games (n, table_id, kind, at, why_not) VALUES ($1, $2, $3, $4, $5)")
        .bind(n)
        .bind(&game.table)
        .bind(&game.kind)
        .bind(game.at)
        .bind(&game.why_not)
        .execute(db)
        .await?;
    for seat in &game.seats {
        let insert =
            "INSERT INTO rated_seats (n, person, place, rating, deviation, change) VALUES ($1, $2, $3, $4, $5, $6)";
        query(insert)
            .bind(n)
            .bind(&seat.now.person)
            .bind(seat.place)
            .bind(seat.now.rating)
            .bind(seat.now.deviation)
            .bind(seat.change)
            .execute(db)
            .await?;
    }
    Ok(())
}

async fn write_rating(db: &mut crate::Db, kind: &str, now: &Rating) -> Result<()> {
    let upsert = query(
        "INSERT INTO ratings (person, kind, rating, deviation, games, won, updated) \
         SELECT id, $2, $3, $4, $5, $6, $7 FROM people WHERE id = $1 \
         ON CONFLICT (person, kind) DO UPDATE SET rating = excluded.rating, deviation = excluded.deviation, \
         games = excluded.games, won = excluded.won, updated = excluded.updated",
    );
    let bound = upsert.bind(&now.person).bind(kind).bind(now.rating).bind(now.deviation);
    bound.bind(now.games).bind(now.won).bind(now.updated).execute(db).await.map(drop)
}
