-- Since when it is noted that somebody agreed to be written to: they wrote first.

-- +goose Up
ALTER TABLE persons ADD COLUMN consented_at TIMESTAMP;

-- +goose Down
ALTER TABLE persons DROP COLUMN consented_at;
