-- When somebody last held a translation against its source and found that it says the same.

-- +goose Up
ALTER TABLE articles ADD COLUMN held_at TIMESTAMP;

-- +goose Down
ALTER TABLE articles DROP COLUMN held_at;
