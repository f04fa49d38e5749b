-- Civil dates are ISO text (2026-11-20): they sort, compare and read the same on both engines.
-- Instants are UTC. Money is integer minor units.

-- +goose Up
CREATE TABLE portfolios (
    tenant_id     TEXT      NOT NULL,
    id            TEXT      NOT NULL,
    version       BIGINT    NOT NULL DEFAULT 1,
    created_at    TIMESTAMP NOT NULL,
    updated_at    TIMESTAMP NOT NULL,
    created_by    TEXT      NOT NULL DEFAULT '',
    updated_by    TEXT      NOT NULL DEFAULT '',
    code          TEXT      NOT NULL,
    name          TEXT      NOT NULL,
    name_key      TEXT      NOT NULL,
    creditor_id   TEXT      NOT NULL,
    creditor_name TEXT      NOT NULL,
    type          TEXT      NOT NULL,
    stage         TEXT      NOT NULL,
    status        TEXT      NOT NULL,
    currency      TEXT      NOT NULL,
    country       TEXT      NOT NULL,
    timezone      TEXT      NOT NULL,
    description   TEXT      NOT NULL DEFAULT '',
    opened_on     TEXT      NOT NULL DEFAULT '',
    closes_on     TEXT      NOT NULL DEFAULT '',
    debtors_count BIGINT    NOT NULL DEFAULT 0,
    debts_count   BIGINT    NOT NULL DEFAULT 0,
    balance       BIGINT    NOT NULL DEFAULT 0,
    PRIMARY KEY (tenant_id, id),
    UNIQUE (tenant_id, code)
);
CREATE INDEX portfolios_by_name ON portfolios (tenant_id, name_key, id);

CREATE TABLE buckets (
    tenant_id      TEXT      NOT NULL,
    id             TEXT      NOT NULL,
    version        BIGINT    NOT NULL DEFAULT 1,
    created_at     TIMESTAMP NOT NULL,
    updated_at     TIMESTAMP NOT NULL,
    created_by     TEXT      NOT NULL DEFAULT '',
    updated_by     TEXT      NOT NULL DEFAULT '',
    classification TEXT      NOT NULL,
    min_days       INTEGER   NOT NULL,
    max_days       INTEGER,
    PRIMARY KEY (tenant_id, id)
);

CREATE TABLE tags (
    tenant_id  TEXT      NOT NULL,
    id         TEXT      NOT NULL,
    version    BIGINT    NOT NULL DEFAULT 1,
    created_at TIMESTAMP NOT NULL,
    updated_at TIMESTAMP NOT NULL,
    created_by TEXT      NOT NULL DEFAULT '',
    updated_by TEXT      NOT NULL DEFAULT '',
    name       TEXT      NOT NULL,
    name_key   TEXT      NOT NULL,
    color      TEXT      NOT NULL,
    PRIMARY KEY (tenant_id, id),
    UNIQUE (tenant_id, name_key)
);

-- The days on which a tenant's ageing has run, so that a day is aged once.
CREATE TABLE ageing_runs (
    tenant_id  TEXT      NOT NULL,
    id         TEXT      NOT NULL,
    created_at TIMESTAMP NOT NULL,
    moved      BIGINT    NOT NULL DEFAULT 0,
    PRIMARY KEY (tenant_id, id)
);

-- +goose Down
DROP TABLE ageing_runs;
DROP TABLE tags;
DROP TABLE buckets;
DROP TABLE portfolios;
