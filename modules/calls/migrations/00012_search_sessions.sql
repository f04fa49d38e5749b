-- Sessions are found by the words of their names, without accents.

-- +goose Up
ALTER TABLE sessions ADD COLUMN name_key TEXT NOT NULL DEFAULT '';
UPDATE sessions SET name_key = lower(name);

-- +goose Down
ALTER TABLE sessions DROP COLUMN name_key;
