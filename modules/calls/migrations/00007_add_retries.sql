-- After what of a call a session calls a debtor again, how soon and how often; and how often each has happened to a target.

-- +goose Up
ALTER TABLE sessions ADD COLUMN retries TEXT NOT NULL DEFAULT '{}';
ALTER TABLE session_targets ADD COLUMN misses TEXT NOT NULL DEFAULT '{}';

-- +goose Down
ALTER TABLE session_targets DROP COLUMN misses;
ALTER TABLE sessions DROP COLUMN retries;
