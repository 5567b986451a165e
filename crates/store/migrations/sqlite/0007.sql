-- Tournaments in which every table of a round has the same deal.
CREATE TABLE cups (
    id      TEXT PRIMARY KEY,
    host    TEXT NOT NULL,
    phase   TEXT NOT NULL,               -- open, running, over, closed
    listed  INTEGER NOT NULL,            -- 1: everybody finds it
    seq     INTEGER NOT NULL,            -- of changes: whoever changes it says which one it knows
    round   INTEGER NOT NULL,            -- the last one that has begun; 0: none
    due     INTEGER,                     -- when the time of the round is up
    info    TEXT NOT NULL,               -- settings, draw, seed: JSON of the server
    created INTEGER NOT NULL,
    updated INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX cups_phase ON cups (phase, updated);
CREATE INDEX cups_host ON cups (host);

CREATE TABLE cup_people (
    cup    TEXT NOT NULL REFERENCES cups ON DELETE CASCADE,
    number INTEGER NOT NULL,
    person TEXT NOT NULL,
    at     INTEGER NOT NULL,
    gone   INTEGER,                      -- when it withdrew, or was taken out
    PRIMARY KEY (cup, number)
) WITHOUT ROWID;
CREATE UNIQUE INDEX cup_people_person ON cup_people (person, cup);

CREATE TABLE cup_tables (
    cup      TEXT NOT NULL REFERENCES cups ON DELETE CASCADE,
    round    INTEGER NOT NULL,
    number   INTEGER NOT NULL,
    table_id TEXT NOT NULL,              -- stays when the table goes
    info     TEXT NOT NULL,              -- who sits there, and what came of it: JSON of the server
    PRIMARY KEY (cup, round, number)
) WITHOUT ROWID;
CREATE INDEX cup_tables_table ON cup_tables (table_id);
