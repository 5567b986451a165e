-- Rows of several people in every table of the schema, with and without what may be missing.
INSERT INTO people (id, kind, name, login, password, owner, moved_to, created, deleted, banned, leaving) VALUES
    ('a', 'account', 'Ann', 'ann', 'argon2id a', NULL, NULL, 1, NULL, NULL, NULL),
    ('b', 'account', 'Bób', 'bob', 'argon2id b', NULL, NULL, 2, NULL, 7, 8),
    ('bot', 'bot', 'Engine', NULL, NULL, 'a', NULL, 3, NULL, NULL, NULL),
    ('g', 'guest', '', NULL, NULL, NULL, 'b', 4, 9, NULL, NULL);
INSERT INTO sessions (token_hash, person, kind, created, seen, agent) VALUES
    (x'00ff', 'a', 'cookie', 1, 2, 'Firefox/Linux'), (x'01', 'b', 'cookie', 3, 4, NULL), (x'02', 'bot', 'bearer', 5, 6, NULL);
INSERT INTO resets (token_hash, person, until) VALUES (x'10', 'a', 11), (x'11', 'b', 12);
INSERT INTO acts (at, act, about, note) VALUES (1, 'ban', 'b', 'a pest'), (2, 'page', '', '');
INSERT INTO outages (began, ended) VALUES (10, 20), (30, 45);
UPDATE alive SET at = 1795000000000;
INSERT INTO progress (person, body, updated) VALUES ('a', '{"lessons":{}}', 5), ('b', '{}', 6);
INSERT INTO daily_secret (one, secret) VALUES (1, x'deadbeef');
INSERT INTO daily (day, person, table_id, ranked, started, vp, won, body) VALUES
    (20000, 'a', 't', 1, 5, 70, 1, '{}'), (20000, 'b', 'u', 0, 6, NULL, NULL, NULL), (20001, 'a', 'gone', 1, 7, -3, 0, '');
INSERT INTO site_keys (name, value) VALUES ('links', x'0102'), ('vapid', x'00');
INSERT INTO manners (person, body) VALUES ('a', '{"language":"de"}'), ('b', '{}');
INSERT INTO channels (id, person, kind, address, secret, label, wants, confirmed, paused, why, here, session, created) VALUES
    ('p', 'a', 'push', 'https://push.example.org/', '{}', 'Firefox/Linux', 31, 1, NULL, NULL, 9, x'00ff', 1),
    ('m', 'a', 'email', 'ann@example.org', '', '', 0, NULL, NULL, NULL, 0, NULL, 2),
    ('w', 'b', 'webhook', 'https://example.org/', 'secret', '', 3, 1, 5, '500', 0, NULL, 3);
INSERT INTO outbox (id, person, channel, kind, table_id, seq, about, at, due, tries, message, result, done) VALUES
    ('o', 'a', 'p', 'turn', 't', 3, '{}', 1, 2, 0, NULL, NULL, NULL),
    ('q', 'b', 'w', 'test', NULL, 0, '{}', 3, NULL, 2, 'x', 'sent 200', 4);
INSERT INTO tickets (token_hash, kind, person, about, until) VALUES (x'20', 'confirm', 'a', 'm', 9), (x'21', 'operator', NULL, '', 8);
INSERT INTO passkeys (id, person, key, counter, label, created, used) VALUES
    ('k', 'a', x'3059', 3, 'Phone', 1, 2), ('l', 'b', x'30', 0, '', 2, NULL);
INSERT INTO tables (id, phase, code, listed, asked, due, game_seq, seq, info, created, updated, host, rated, silent) VALUES
    ('t', 'running', NULL, 0, 'a', 99, 3, 3, '{"seats":["é"]}', 1, 2, 'a', 1, 4),
    ('u', 'over', NULL, 1, NULL, NULL, 1, 1, '{}', 3, 4, 'b', 2, 0),
    ('v', 'waiting', 'ABCD', 1, NULL, NULL, 0, 0, '{}', 5, 6, NULL, 0, 0);
INSERT INTO members (table_id, person) VALUES ('t', 'a'), ('t', 'b'), ('u', 'b'), ('v', 'a');
INSERT INTO entries (table_id, seq, at, key, body) VALUES
    ('t', 1, 1, NULL, '{}'), ('t', 2, 2, NULL, '{"n":2}'), ('t', 3, 3, 'key', '{"said":"ü"}'), ('u', 1, 4, 'key', '{}');
INSERT INTO snapshots (table_id, seq, body) VALUES ('t', 2, x'28b52ffd00'), ('u', 1, x'');
UPDATE ladder SET n = 2;
INSERT INTO rated_games (n, table_id, kind, at, why_not) VALUES (1, 'u', 'live', 4, NULL), (2, 't', 'days', 5, 'hints');
INSERT INTO rated_seats (n, person, place, rating, deviation, change) VALUES
    (1, 'a', 1, 1510000, 80000, 10000), (1, 'b', 2, 1490000, 80000, -10000);
INSERT INTO ratings (person, kind, rating, deviation, games, won, updated) VALUES
    ('a', 'live', 1510000, 80000, 1, 1, 4), ('b', 'live', 1490000, 80000, 1, 0, 4), ('b', 'days', 1, 2, 3, 4, 5);
INSERT INTO profiles (person, rating, results, games) VALUES ('a', 1, 0, 1), ('b', 0, 1, 0);
INSERT INTO relations (person, other, kind, at) VALUES ('a', 'b', 'friend', 1), ('b', 'a', 'hide', 2);
INSERT INTO invitations (table_id, person, host, at) VALUES ('v', 'b', 'a', 1), ('t', 'a', 'b', 2);
INSERT INTO wishes (person, info, until) VALUES ('a', '{"players":3}', 9), ('b', '{}', 8);
INSERT INTO reports (id, at, reporter, about, table_id, said, text, closed, note) VALUES
    ('r', 1, 'a', 'b', 't', 'foul', 'look', NULL, ''), ('s', 2, 'b', 'a', NULL, '', 'this', 3, 'done');
INSERT INTO cups (id, host, phase, listed, seq, round, due, info, created, updated) VALUES
    ('c', 'a', 'running', 1, 3, 1, 77, '{}', 1, 2), ('d', 'b', 'open', 0, 1, 0, NULL, '{"name":"Cup"}', 3, 4);
INSERT INTO cup_people (cup, number, person, at, gone) VALUES ('c', 1, 'a', 1, NULL), ('c', 2, 'b', 2, 3), ('d', 1, 'b', 4, NULL);
INSERT INTO cup_tables (cup, round, number, table_id, info) VALUES ('c', 1, 1, 't', '{}'), ('c', 1, 2, 'u', '{"over":true}');
