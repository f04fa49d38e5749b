-- The tools that a connected server had when it answered last.

-- +goose Up
ALTER TABLE providers ADD COLUMN tools TEXT;

-- +goose Down
ALTER TABLE providers DROP COLUMN tools;
