-- An e-mail counts as proved when the link to it went by mail. Of accounts made by a link before, nobody knows how it got about.

-- +goose Up
ALTER TABLE accounts ADD COLUMN email_proved BOOLEAN NOT NULL DEFAULT TRUE;
UPDATE accounts SET email_proved = FALSE WHERE id IN (SELECT account_id FROM taken_invitations);

-- +goose Down
ALTER TABLE accounts DROP COLUMN email_proved;
