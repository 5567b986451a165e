-- Times are milliseconds since 1970. Ids are made by the server and cannot be guessed.
CREATE TABLE people (
    id       TEXT PRIMARY KEY,
    kind     TEXT NOT NULL,              -- guest, account, bot
    name     TEXT NOT NULL,              -- empty once deleted
    login    TEXT UNIQUE,                -- accounts only
    password TEXT,                       -- argon2id, accounts only
    owner    TEXT REFERENCES people,     -- of a bot account
    moved_to TEXT REFERENCES people,     -- the account that this guest signed in to
    created  BIGINT NOT NULL,
    deleted  BIGINT
);
CREATE INDEX people_owner ON people (owner) WHERE owner IS NOT NULL;
CREATE INDEX people_moved_to ON people (moved_to) WHERE moved_to IS NOT NULL;

CREATE TABLE sessions (
    token_hash BYTEA PRIMARY KEY,
    person     TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
    kind       TEXT NOT NULL,            -- cookie, bearer
    created    BIGINT NOT NULL,
    seen       BIGINT NOT NULL
);
CREATE INDEX sessions_person ON sessions (person);

CREATE TABLE tables (
    id       TEXT PRIMARY KEY,
    phase    TEXT NOT NULL,              -- waiting, running, over, closed
    code     TEXT UNIQUE,                -- only while waiting
    listed   BIGINT NOT NULL,           -- 1: shown in the lobby
    asked    TEXT,                       -- the person whose decision the game waits for
    due      BIGINT,                    -- when somebody must look at this table again
    game_seq BIGINT NOT NULL,           -- of the last change of the game
    seq      BIGINT NOT NULL,           -- of the last entry
    info     TEXT NOT NULL,              -- settings, seats, seeds: JSON of the server
    created  BIGINT NOT NULL,
    updated  BIGINT NOT NULL
);
CREATE INDEX tables_listed ON tables (updated) WHERE listed = 1;
CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
CREATE INDEX tables_phase ON tables (phase, updated);

CREATE TABLE members (
    table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
    person   TEXT NOT NULL,
    PRIMARY KEY (table_id, person)
);
CREATE INDEX members_person ON members (person);

-- The truth. Rows are added and never changed.
CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
    seq      BIGINT NOT NULL,
    at       BIGINT NOT NULL,
    key      TEXT,                       -- idempotency key, at the last entry of an append
    body     TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
);
CREATE UNIQUE INDEX entries_key ON entries (table_id, key) WHERE key IS NOT NULL;

-- A shortcut: what the entries up to `seq` amount to.
CREATE TABLE snapshots (
    table_id TEXT PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
    seq      BIGINT NOT NULL,
    body     BYTEA NOT NULL
);

-- Rows of running tables are rewritten at every action: leave room for the new version on the same page.
ALTER TABLE tables SET (fillfactor = 70);
ALTER TABLE snapshots SET (fillfactor = 70);
