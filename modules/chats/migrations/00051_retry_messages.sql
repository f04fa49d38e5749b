-- A message that was sent again names the one that took its place; a report tells how long a conversation was for them.

-- +goose Up
ALTER TABLE messages ADD COLUMN retry_id TEXT NOT NULL DEFAULT '';
ALTER TABLE rounds ADD COLUMN pause_minutes INTEGER;

-- +goose Down
ALTER TABLE rounds DROP COLUMN pause_minutes;
ALTER TABLE messages DROP COLUMN retry_id;
