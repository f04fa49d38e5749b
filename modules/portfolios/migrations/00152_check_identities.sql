-- Who said that they are a debtor, by which kind of fact, and whether it was right: neither the fact nor the answer is kept.

-- +goose Up
CREATE TABLE identity_checks (
    tenant_id       TEXT      NOT NULL,
    id              TEXT      NOT NULL,
    version         BIGINT    NOT NULL DEFAULT 1,
    created_at      TIMESTAMP NOT NULL,
    updated_at      TIMESTAMP NOT NULL,
    created_by      TEXT      NOT NULL DEFAULT '',
    updated_by      TEXT      NOT NULL DEFAULT '',
    debtor_id       TEXT      NOT NULL,
    fact            TEXT      NOT NULL,
    passed          BOOLEAN   NOT NULL,
    at              TIMESTAMP NOT NULL,
    agent_id        TEXT      NOT NULL DEFAULT '',
    conversation_id TEXT      NOT NULL DEFAULT '',
    call_id         TEXT      NOT NULL DEFAULT '',
    PRIMARY KEY (tenant_id, id)
);
CREATE INDEX identity_checks_wrong ON identity_checks (tenant_id, debtor_id, at) WHERE NOT passed;

-- +goose Down
DROP TABLE identity_checks;
