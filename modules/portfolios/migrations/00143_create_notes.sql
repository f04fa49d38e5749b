-- What people note on debtors, and whom they mention in it.

-- +goose Up
CREATE TABLE notes (
    tenant_id  TEXT      NOT NULL,
    id         TEXT      NOT NULL,
    version    BIGINT    NOT NULL DEFAULT 1,
    created_at TIMESTAMP NOT NULL,
    updated_at TIMESTAMP NOT NULL,
    created_by TEXT      NOT NULL DEFAULT '',
    updated_by TEXT      NOT NULL DEFAULT '',
    debtor_id  TEXT      NOT NULL,
    text       TEXT      NOT NULL,              -- empty once the note was removed
    pinned     BOOLEAN   NOT NULL DEFAULT FALSE,
    mentions   TEXT      NOT NULL DEFAULT '[]', -- JSON: ids of users
    removed_at TIMESTAMP,                       -- the row stays, so that the debtor's story tells of it
    PRIMARY KEY (tenant_id, id)
);
CREATE INDEX notes_of_debtor ON notes (tenant_id, debtor_id, pinned, id);

-- +goose Down
DROP TABLE notes;
