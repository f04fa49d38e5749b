-- Who has written in a draft, and since when, is one line of the record for a while, however often it is saved.

-- +goose Up
ALTER TABLE agent_versions ADD COLUMN told_by TEXT NOT NULL DEFAULT '';
ALTER TABLE agent_versions ADD COLUMN told_at TIMESTAMP;

-- +goose Down
ALTER TABLE agent_versions DROP COLUMN told_at;
ALTER TABLE agent_versions DROP COLUMN told_by;
