-- What guessing costs, and what a password may not contain.

-- +goose Up
-- Proofs of work that were used; the id is a digest of the challenge.
CREATE TABLE spent_proofs (
    tenant_id  TEXT      NOT NULL,
    id         TEXT      NOT NULL,
    version    BIGINT    NOT NULL DEFAULT 1,
    created_at TIMESTAMP NOT NULL,
    updated_at TIMESTAMP NOT NULL,
    created_by TEXT      NOT NULL DEFAULT '',
    updated_by TEXT      NOT NULL DEFAULT '',
    expires_at TIMESTAMP NOT NULL,
    PRIMARY KEY (tenant_id, id)
);
CREATE INDEX spent_proofs_by_expiry ON spent_proofs (tenant_id, expires_at);
CREATE INDEX throttles_by_failure ON throttles (tenant_id, failed_at);

-- Words that people around the account would guess first: names of the companies it works for, as JSON.
ALTER TABLE accounts ADD COLUMN words TEXT NOT NULL DEFAULT '[]';

-- +goose Down
ALTER TABLE accounts DROP COLUMN words;
DROP INDEX throttles_by_failure;
DROP TABLE spent_proofs;
