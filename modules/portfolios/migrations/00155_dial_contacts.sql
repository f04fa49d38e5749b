-- When whoever carries a contact was given its number last: the rules were asked then.

-- +goose Up
ALTER TABLE contacts ADD COLUMN dialled_at TIMESTAMP;

-- +goose Down
ALTER TABLE contacts DROP COLUMN dialled_at;
