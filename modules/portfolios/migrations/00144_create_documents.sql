-- The papers of a debtor: contracts, identity documents, proofs, letters. Their content is the file store's.

-- +goose Up
CREATE TABLE documents (
    tenant_id  TEXT      NOT NULL,
    id         TEXT      NOT NULL,
    version    BIGINT    NOT NULL DEFAULT 1,
    created_at TIMESTAMP NOT NULL,
    updated_at TIMESTAMP NOT NULL,
    created_by TEXT      NOT NULL DEFAULT '',
    updated_by TEXT      NOT NULL DEFAULT '',
    debtor_id  TEXT      NOT NULL,
    kind       TEXT      NOT NULL CHECK (kind IN ('contract', 'identity', 'proof_of_payment', 'letter', 'power_of_attorney', 'other')),
    name       TEXT      NOT NULL,
    file_id    TEXT      NOT NULL,
    media_type TEXT      NOT NULL,
    size       BIGINT    NOT NULL, -- bytes
    sha256     TEXT      NOT NULL,
    removed_at TIMESTAMP,          -- the row stays, so that the debtor's story tells of it
    PRIMARY KEY (tenant_id, id)
);
CREATE INDEX documents_of_debtor ON documents (tenant_id, debtor_id, id);

-- +goose Down
DROP TABLE documents;
