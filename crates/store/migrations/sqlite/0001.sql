-- Times are milliseconds since 1970. Ids are made by the server and cannot be guessed.
CREATE TABLE people (
    id       TEXT PRIMARY KEY,
    kind     TEXT NOT NULL,              -- guest, account, bot
    name     TEXT NOT NULL,              -- empty once deleted
    login    TEXT UNIQUE,                -- accounts only
    password TEXT,                       -- argon2id, accounts only
    owner    TEXT REFERENCES people,     -- of a bot account
    moved_to TEXT REFERENCES people,     -- the account that this guest signed in to
    created  INTEGER NOT NULL,
    deleted  INTEGER
) WITHOUT ROWID;
CREATE INDEX people_owner ON people (owner) WHERE owner IS NOT NULL;
CREATE INDEX people_moved_to ON people (moved_to) WHERE moved_to IS NOT NULL;

CREATE TABLE sessions (
    token_hash BLOB PRIMARY KEY,
    person     TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
    kind       TEXT NOT NULL,            -- cookie, bearer
    created    INTEGER NOT NULL,
    seen       INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX sessions_person ON sessions (person);

CREATE TABLE tables (
    id       TEXT PRIMARY KEY,
    phase    TEXT NOT NULL,              -- waiting, running, over, closed
    code     TEXT UNIQUE,                -- only while waiting
    listed   INTEGER NOT NULL,           -- 1: shown in the lobby
    asked    TEXT,                       -- the person whose decision the game waits for
    due      INTEGER,                    -- when somebody must look at this table again
    game_seq INTEGER NOT NULL,           -- of the last change of the game
    seq      INTEGER NOT NULL,           -- of the last entry
    info     TEXT NOT NULL,              -- settings, seats, seeds: JSON of the server
    created  INTEGER NOT NULL,
    updated  INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX tables_listed ON tables (updated) WHERE listed = 1;
CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
CREATE INDEX tables_phase ON tables (phase, updated);

CREATE TABLE members (
    table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
    person   TEXT NOT NULL,
    PRIMARY KEY (table_id, person)
) WITHOUT ROWID;
CREATE INDEX members_person ON members (person);

-- The truth. Rows are added and never changed.
CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
    seq      INTEGER NOT NULL,
    at       INTEGER NOT NULL,
    key      TEXT,                       -- idempotency key, at the last entry of an append
    body     TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
) WITHOUT ROWID;
CREATE UNIQUE INDEX entries_key ON entries (table_id, key) WHERE key IS NOT NULL;

-- A shortcut: what the entries up to `seq` amount to.
CREATE TABLE snapshots (
    table_id TEXT PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
    seq      INTEGER NOT NULL,
    body     BLOB NOT NULL
) WITHOUT ROWID;
