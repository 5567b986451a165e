-- Changes of a table that have no entry, such as a plan: of two nodes only one makes the next.
ALTER TABLE tables ADD COLUMN silent INTEGER NOT NULL DEFAULT 0;
