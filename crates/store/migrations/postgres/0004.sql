-- What a browser said of itself when the session began, so that the owner knows it again.
ALTER TABLE sessions ADD COLUMN agent TEXT;
-- When an account that was deleted is forgotten for good; until then its owner can come back.
ALTER TABLE people ADD COLUMN leaving BIGINT;
CREATE INDEX people_leaving ON people (leaving) WHERE leaving IS NOT NULL;

-- What the site itself must keep: the key of its pushes, the key that signs its links.
CREATE TABLE site_keys (
    name  TEXT PRIMARY KEY,
    value BYTEA NOT NULL
);

-- How somebody likes to be told: language, time zone, quiet hours. JSON of the server.
CREATE TABLE manners (
    person TEXT PRIMARY KEY REFERENCES people ON DELETE CASCADE,
    body   TEXT NOT NULL
);

-- Where somebody is told.
CREATE TABLE channels (
    id        TEXT PRIMARY KEY,
    person    TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
    kind      TEXT NOT NULL,             -- email, push, webhook
    address   TEXT NOT NULL,
    secret    TEXT NOT NULL,             -- keys of a browser, or of a webhook
    label     TEXT NOT NULL,
    wants     BIGINT NOT NULL,          -- bits: of which causes
    confirmed BIGINT,                   -- since when the address is known to be the person's
    paused    BIGINT,                   -- since when nothing is sent because it failed too often
    why       TEXT,                      -- what it failed with
    here      BIGINT NOT NULL,          -- when the person last had a page open
    session   BYTEA REFERENCES sessions ON DELETE CASCADE, -- a browser's push ends with its session
    created   BIGINT NOT NULL
);
CREATE INDEX channels_person ON channels (person);
CREATE INDEX channels_address ON channels (address) WHERE kind = 'email';
CREATE INDEX channels_session ON channels (session) WHERE session IS NOT NULL;

-- What is to be sent, and what came of it.
CREATE TABLE outbox (
    id       TEXT PRIMARY KEY,           -- channel, table, number of the line, kind: one cause, one row
    person   TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
    channel  TEXT NOT NULL REFERENCES channels ON DELETE CASCADE,
    kind     TEXT NOT NULL,
    table_id TEXT,
    seq      BIGINT NOT NULL,
    about    TEXT NOT NULL,              -- JSON of the server
    at       BIGINT NOT NULL,
    due      BIGINT,                    -- when to send it, or when whoever sends it is taken for dead; null: done
    tries    BIGINT NOT NULL,
    message  TEXT,                       -- rows that are sent together have the same
    result   TEXT,                       -- one word, and what the other side said
    done     BIGINT
);
CREATE INDEX outbox_due ON outbox (due) WHERE due IS NOT NULL;
CREATE INDEX outbox_person ON outbox (person, at);
CREATE INDEX outbox_channel ON outbox (channel);

-- What may be used once, until then: links in e-mails, challenges for passkeys.
CREATE TABLE tickets (
    token_hash BYTEA PRIMARY KEY,
    kind       TEXT NOT NULL,
    person     TEXT REFERENCES people ON DELETE CASCADE,
    about      TEXT NOT NULL,
    until      BIGINT NOT NULL
);
CREATE INDEX tickets_person ON tickets (person) WHERE person IS NOT NULL;

CREATE TABLE passkeys (
    id      TEXT PRIMARY KEY,            -- as the browser calls it
    person  TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
    key     BYTEA NOT NULL,               -- the public key
    counter BIGINT NOT NULL,
    label   TEXT NOT NULL,
    created BIGINT NOT NULL,
    used    BIGINT
);
CREATE INDEX passkeys_person ON passkeys (person);
