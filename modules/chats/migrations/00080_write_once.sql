-- A message that somebody sends under a key is the same message when it is sent again.

-- +goose Up
ALTER TABLE messages ADD COLUMN once TEXT NOT NULL DEFAULT '';
CREATE UNIQUE INDEX messages_once ON messages (tenant_id, sender_id, once) WHERE once <> '';

-- +goose Down
DROP INDEX messages_once;
ALTER TABLE messages DROP COLUMN once;
