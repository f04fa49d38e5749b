-- Outcomes of contacts, as a tree. A tenant without any has the starter set.

-- +goose Up
CREATE TABLE dispositions (
    tenant_id      TEXT      NOT NULL,
    id             TEXT      NOT NULL,
    version        BIGINT    NOT NULL DEFAULT 1,
    created_at     TIMESTAMP NOT NULL,
    updated_at     TIMESTAMP NOT NULL,
    created_by     TEXT      NOT NULL DEFAULT '',
    updated_by     TEXT      NOT NULL DEFAULT '',
    group_id      TEXT      NOT NULL DEFAULT '',
    code           TEXT      NOT NULL,
    labels         TEXT      NOT NULL, -- JSON
    is_group       BOOLEAN   NOT NULL DEFAULT FALSE,
    reach          TEXT      NOT NULL CHECK (reach IN ('none', 'machine', 'third_party', 'right_party')),
    channels       TEXT      NOT NULL DEFAULT '[]', -- JSON
    flags          TEXT      NOT NULL DEFAULT '[]', -- JSON
    requires       TEXT      NOT NULL DEFAULT '[]', -- JSON
    retry_most     BIGINT    NOT NULL DEFAULT 0,
    retry_after    BIGINT    NOT NULL DEFAULT 0,
    retry_mode     TEXT      NOT NULL DEFAULT 'none',
    phone_status   TEXT      NOT NULL DEFAULT '',
    debtor_flag    TEXT      NOT NULL DEFAULT '',
    counts_attempt BOOLEAN   NOT NULL DEFAULT TRUE,
    counts_contact BOOLEAN   NOT NULL DEFAULT FALSE,
    key            TEXT      NOT NULL DEFAULT '',
    position       BIGINT    NOT NULL DEFAULT 0,
    retired        BOOLEAN   NOT NULL DEFAULT FALSE,
    PRIMARY KEY (tenant_id, id),
    UNIQUE (tenant_id, code)
);
CREATE INDEX contacts_by_disposition ON contacts (tenant_id, disposition_id, id) WHERE disposition_id <> '';

-- +goose Down
DROP INDEX contacts_by_disposition;
DROP TABLE dispositions;
