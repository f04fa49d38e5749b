-- What the agency keeps of what it recovers, and what it means to recover in a month.

-- +goose Up
ALTER TABLE portfolios ADD COLUMN commission BIGINT NOT NULL DEFAULT 0;
ALTER TABLE portfolios ADD COLUMN target BIGINT NOT NULL DEFAULT 0;

-- +goose Down
ALTER TABLE portfolios DROP COLUMN target;
ALTER TABLE portfolios DROP COLUMN commission;
