-- How far somebody has come with lessons and puzzles: one small document of the server for each account.
CREATE TABLE progress (
    person  TEXT PRIMARY KEY REFERENCES people ON DELETE CASCADE,
    body    TEXT NOT NULL,
    updated INTEGER NOT NULL
) WITHOUT ROWID;

-- One row: the secret from which the deals of all days follow.
CREATE TABLE daily_secret (
    one    INTEGER PRIMARY KEY CHECK (one = 1),
    secret BLOB NOT NULL
);

-- The counted try of a person at the deal of a day. Days are counted since 1970.
CREATE TABLE daily (
    day      INTEGER NOT NULL,
    person   TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
    table_id TEXT NOT NULL,              -- where it is played; may be gone
    ranked   INTEGER NOT NULL,           -- 1: begun on its day
    started  INTEGER NOT NULL,
    vp       INTEGER,                    -- once it is over
    won      INTEGER,
    body     TEXT,                       -- what the server tells of it
    PRIMARY KEY (day, person)
) WITHOUT ROWID;
CREATE INDEX daily_person ON daily (person, day);
