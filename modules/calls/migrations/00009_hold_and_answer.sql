-- Why a recording is held for a legal matter, and how long a trunk is waited for to answer.

-- +goose Up
ALTER TABLE recordings ADD COLUMN hold_reason TEXT NOT NULL DEFAULT '';
ALTER TABLE trunks ADD COLUMN answer_seconds INTEGER NOT NULL DEFAULT 60;

-- +goose Down
ALTER TABLE trunks DROP COLUMN answer_seconds;
ALTER TABLE recordings DROP COLUMN hold_reason;
