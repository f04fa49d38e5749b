-- The contact ledger: what was done to contact a debtor, each entry with the hash of the one before it.

-- +goose Up
CREATE TABLE contact_ledger (
    tenant_id  TEXT      NOT NULL,
    debtor_id  TEXT      NOT NULL,
    seq        BIGINT    NOT NULL, -- from 1, without gaps
    contact_id TEXT      NOT NULL,
    content    TEXT      NOT NULL, -- JSON as it was hashed
    hash       TEXT      NOT NULL,
    PRIMARY KEY (tenant_id, debtor_id, seq)
);

-- Where each chain ends. Whoever adds to a chain holds its row.
CREATE TABLE contact_ledger_heads (
    tenant_id TEXT   NOT NULL,
    debtor_id TEXT   NOT NULL,
    seq       BIGINT NOT NULL DEFAULT 0,
    hash      TEXT   NOT NULL DEFAULT '',
    PRIMARY KEY (tenant_id, debtor_id)
);

-- +goose Down
DROP TABLE contact_ledger_heads;
DROP TABLE contact_ledger;
