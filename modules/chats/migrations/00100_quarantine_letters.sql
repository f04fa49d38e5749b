-- The letter at which the reading of a mailbox failed last, and how often in a row: one that fails too often is quarantined.

-- +goose Up
ALTER TABLE mailboxes ADD COLUMN failed_uid BIGINT NOT NULL DEFAULT 0;
ALTER TABLE mailboxes ADD COLUMN failures INTEGER NOT NULL DEFAULT 0;

-- +goose Down
ALTER TABLE mailboxes DROP COLUMN failures;
ALTER TABLE mailboxes DROP COLUMN failed_uid;
