-- Answers are kept sealed from now on, under keys that only their clients know; what was kept legibly goes.

-- +goose Up
DELETE FROM sdk_idempotency;

-- +goose Down
DELETE FROM sdk_idempotency;
