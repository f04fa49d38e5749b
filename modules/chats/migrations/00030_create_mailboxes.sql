-- How far the letters of each mailbox are read: the number of the last one, good while the server's mark is the same. What a server tells of
-- a letter that we do not know yet as sent says whether it may be tried again.

-- +goose Up
CREATE TABLE mailboxes (
    tenant_id TEXT      NOT NULL,
    inbox_id  TEXT      NOT NULL,
    mark      BIGINT    NOT NULL,
    uid       BIGINT    NOT NULL,
    since     TIMESTAMP NOT NULL,
    code      TEXT      NOT NULL,
    looked_at TIMESTAMP,
    PRIMARY KEY (tenant_id, inbox_id)
);
ALTER TABLE receipts ADD COLUMN is_temporary BOOLEAN NOT NULL DEFAULT FALSE;

-- +goose Down
ALTER TABLE receipts DROP COLUMN is_temporary;
DROP TABLE mailboxes;
