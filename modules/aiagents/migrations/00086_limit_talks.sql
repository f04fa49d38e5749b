-- What models may cost in a talk that a new agent begins with.

-- +goose Up
ALTER TABLE limits ADD COLUMN talk_micros BIGINT NOT NULL DEFAULT 0;

-- +goose Down
ALTER TABLE limits DROP COLUMN talk_micros;
