-- The lobby reads the newest tables of one phase, and nothing else.
DROP INDEX tables_listed;
CREATE INDEX tables_listed ON tables (phase, updated) WHERE listed = 1;

-- Whoever made a table: nobody has too many of them.
ALTER TABLE tables ADD COLUMN host TEXT;
UPDATE tables SET host = json_extract(info, '$.host') WHERE json_valid(info);
CREATE INDEX tables_host ON tables (host, phase) WHERE host IS NOT NULL;

ALTER TABLE people ADD COLUMN banned INTEGER;     -- since when an operator keeps this person out

-- Links with which somebody can set a new password, once.
CREATE TABLE resets (
    token_hash BLOB PRIMARY KEY,
    person     TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
    until      INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX resets_person ON resets (person);

-- What operators did.
CREATE TABLE acts (
    at    INTEGER NOT NULL,
    act   TEXT NOT NULL,
    about TEXT NOT NULL,                 -- the id of a person or a table, or empty
    note  TEXT NOT NULL
);
CREATE INDEX acts_at ON acts (at);

-- One row: when a server last said that it runs; and the times when none did, which no clock counts.
CREATE TABLE alive (at INTEGER NOT NULL);
INSERT INTO alive (at) VALUES (0);
CREATE TABLE outages (
    began INTEGER NOT NULL,
    ended INTEGER NOT NULL
);
