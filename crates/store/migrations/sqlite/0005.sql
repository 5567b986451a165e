-- Rated games. 0: this table is not rated, 1: it is to be, 2: it has been looked at.
ALTER TABLE tables ADD COLUMN rated INTEGER NOT NULL DEFAULT 0;
CREATE INDEX tables_rated ON tables (phase, updated) WHERE rated = 1;

-- One row: the number of the last game that was rated. Whoever rates a game takes the next one, so games are rated one
-- after the other, whichever node does it.
CREATE TABLE ladder (n INTEGER NOT NULL);
INSERT INTO ladder (n) VALUES (0);

CREATE TABLE rated_games (
    n        INTEGER PRIMARY KEY,
    table_id TEXT NOT NULL UNIQUE REFERENCES tables ON DELETE CASCADE,
    kind     TEXT NOT NULL,              -- live, days, solo
    at       INTEGER NOT NULL,           -- when the game ended
    why_not  TEXT                        -- why it does not count, if it does not
);

-- Ratings are whole thousandths of a point, so that they are the same wherever they are computed.
CREATE TABLE rated_seats (
    n         INTEGER NOT NULL REFERENCES rated_games ON DELETE CASCADE,
    person    TEXT NOT NULL,
    place     INTEGER NOT NULL,
    rating    INTEGER NOT NULL,          -- after the game
    deviation INTEGER NOT NULL,
    change    INTEGER NOT NULL,
    PRIMARY KEY (n, person)
);
CREATE INDEX rated_seats_person ON rated_seats (person, n);

CREATE TABLE ratings (
    person    TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
    kind      TEXT NOT NULL,
    rating    INTEGER NOT NULL,
    deviation INTEGER NOT NULL,
    games     INTEGER NOT NULL,
    won       INTEGER NOT NULL,
    updated   INTEGER NOT NULL,
    PRIMARY KEY (person, kind)
);
CREATE INDEX ratings_place ON ratings (kind, rating);

-- What somebody shows of itself: 1 is shown. Without a row accounts show rating and results, guests nothing.
CREATE TABLE profiles (
    person  TEXT PRIMARY KEY REFERENCES people ON DELETE CASCADE,
    rating  INTEGER NOT NULL,
    results INTEGER NOT NULL,
    games   INTEGER NOT NULL
);

-- Whom somebody likes to meet, keeps away, or does not want to read.
CREATE TABLE relations (
    person TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
    other  TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
    kind   TEXT NOT NULL,                -- friend, block, hide
    at     INTEGER NOT NULL,
    PRIMARY KEY (person, kind, other)
);
CREATE INDEX relations_other ON relations (other);

CREATE TABLE invitations (
    table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
    person   TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
    host     TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
    at       INTEGER NOT NULL,
    PRIMARY KEY (table_id, person)
);
CREATE INDEX invitations_person ON invitations (person);
CREATE INDEX invitations_host ON invitations (host);

-- Who wants to be told when somebody opens a table.
CREATE TABLE wishes (
    person TEXT PRIMARY KEY REFERENCES people ON DELETE CASCADE,
    info   TEXT NOT NULL,                -- which tables: JSON of the server
    until  INTEGER NOT NULL
);

CREATE TABLE reports (
    id       TEXT PRIMARY KEY,
    at       INTEGER NOT NULL,
    reporter TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
    about    TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
    table_id TEXT,
    said     TEXT NOT NULL,              -- what it is about, as it stood there
    text     TEXT NOT NULL,              -- what the reporter says
    closed   INTEGER,
    note     TEXT NOT NULL DEFAULT ''
);
CREATE INDEX reports_reporter ON reports (reporter, at);
CREATE INDEX reports_open ON reports (at) WHERE closed IS NULL;
