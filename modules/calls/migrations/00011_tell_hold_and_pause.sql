-- Of a call that goes on: whether the other side waits, and whether what is said is left out of the recording.

-- +goose Up
ALTER TABLE calls ADD COLUMN is_held BOOLEAN NOT NULL DEFAULT FALSE;
ALTER TABLE calls ADD COLUMN is_paused BOOLEAN NOT NULL DEFAULT FALSE;

-- +goose Down
ALTER TABLE calls DROP COLUMN is_paused;
ALTER TABLE calls DROP COLUMN is_held;
