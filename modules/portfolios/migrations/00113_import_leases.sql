-- Who works on an import stands in sdk_leases.

-- +goose Up
ALTER TABLE import_checkpoints DROP COLUMN holder;
ALTER TABLE import_checkpoints DROP COLUMN held_until;

-- +goose Down
ALTER TABLE import_checkpoints ADD COLUMN holder TEXT NOT NULL DEFAULT '';
ALTER TABLE import_checkpoints ADD COLUMN held_until TIMESTAMP NOT NULL DEFAULT '1970-01-01 00:00:00';
