-- People and servers: ids and what they chose, never a name.
CREATE TABLE person (
    id       INTEGER PRIMARY KEY,
    language TEXT
) STRICT;

CREATE TABLE server (
    id         INTEGER PRIMARY KEY,
    language   TEXT,
    removed_at INTEGER
) STRICT;

-- A match: `body` is bot.match.Match without its state, `state` the snapshot that play goes on from.
CREATE TABLE match (
    id        TEXT PRIMARY KEY,
    server    INTEGER,
    channel   INTEGER NOT NULL,
    number    INTEGER NOT NULL,
    game      TEXT    NOT NULL,
    phase     TEXT    NOT NULL CHECK (phase IN ('lobby', 'playing', 'over', 'ended', 'frozen')),
    version   INTEGER NOT NULL,
    deadline  INTEGER,
    opened_at INTEGER NOT NULL,
    moved_at  INTEGER NOT NULL,
    body      TEXT    NOT NULL,
    state     TEXT
) STRICT;
CREATE INDEX match_open ON match (phase) WHERE phase IN ('lobby', 'playing', 'frozen');
CREATE INDEX match_of_server ON match (server, number);

-- Who sits where; a person has one chair at a table. (The columns of a key come first in every table without rowid: the checks of
-- SQLite up to 3.40 take other orders for damage.)
CREATE TABLE chair (
    match  TEXT    NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    person INTEGER NOT NULL,
    seat   INTEGER NOT NULL,
    PRIMARY KEY (match, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX chair_of_person ON chair (person);

-- All that happened, in order: replaying it gives the snapshot byte for byte. One interaction acts once.
CREATE TABLE log (
    match       TEXT    NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    seq         INTEGER NOT NULL,
    version     INTEGER NOT NULL,
    at          INTEGER NOT NULL,
    entry       TEXT    NOT NULL,
    interaction INTEGER UNIQUE,
    PRIMARY KEY (match, seq)
) STRICT, WITHOUT ROWID;

-- Each sealed deal: its seed is told to nobody before the hand is over.
CREATE TABLE deal (
    match         TEXT    NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    number        INTEGER NOT NULL,
    version       INTEGER NOT NULL,
    seed          BLOB    NOT NULL,
    contributions TEXT    NOT NULL,
    PRIMARY KEY (match, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE result (
    match    TEXT    NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    person   INTEGER,
    game     TEXT    NOT NULL,
    server   INTEGER,
    ended_at INTEGER NOT NULL,
    score    INTEGER NOT NULL,
    place    INTEGER NOT NULL,
    counted  INTEGER NOT NULL CHECK (counted IN (0, 1)),
    PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX result_of_person ON result (person, game);

-- The board of a match must show version `wanted`; it is message `message`, which shows version `shown`.
CREATE TABLE outbox (
    match     TEXT    PRIMARY KEY REFERENCES match (id) ON DELETE CASCADE,
    channel   INTEGER NOT NULL,
    message   INTEGER,
    posted_at INTEGER,
    wanted    INTEGER NOT NULL,
    shown     INTEGER NOT NULL
) STRICT;

-- Facts about this installation, such as the hash of the commands last synced.
CREATE TABLE fact (
    key   TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT;
