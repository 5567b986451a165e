-- How far somebody has come with lessons and puzzles: one small document of the server for each account.
CREATE TABLE progress (
    person  TEXT PRIMARY KEY REFERENCES people ON DELETE CASCADE,
    body    TEXT NOT NULL,
    updated BIGINT NOT NULL
);

-- One row: the secret from which the deals of all days follow.
CREATE TABLE daily_secret (
    one    BIGINT PRIMARY KEY CHECK (one = 1),
    secret BYTEA NOT NULL
);

-- The counted try of a person at the deal of a day. Days are counted since 1970.
CREATE TABLE daily (
    day      BIGINT NOT NULL,
    person   TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
    table_id TEXT NOT NULL,              -- where it is played; may be gone
    ranked   BIGINT NOT NULL,           -- 1: begun on its day
    started  BIGINT NOT NULL,
    vp       BIGINT,                    -- once it is over
    won      BIGINT,
    body     TEXT,                       -- what the server tells of it
    PRIMARY KEY (day, person)
);
CREATE INDEX daily_person ON daily (person, day);
