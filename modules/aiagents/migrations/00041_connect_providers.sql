-- Providers of models that a company has connected, each with its key, sealed.

-- +goose Up
CREATE TABLE providers (
    tenant_id      TEXT      NOT NULL,
    id             TEXT      NOT NULL,
    version        BIGINT    NOT NULL,
    created_at     TIMESTAMP NOT NULL,
    updated_at     TIMESTAMP NOT NULL,
    created_by     TEXT      NOT NULL,
    updated_by     TEXT      NOT NULL,
    name           TEXT      NOT NULL,
    name_key       TEXT      NOT NULL,
    kind           TEXT      NOT NULL,
    url            TEXT      NOT NULL,
    model          TEXT      NOT NULL,
    speech_model   TEXT      NOT NULL,
    hearing_model  TEXT      NOT NULL,
    secret         BYTEA,
    last4          TEXT      NOT NULL,
    countries      TEXT,
    prices         TEXT,
    rank           INTEGER   NOT NULL,
    is_on          BOOLEAN   NOT NULL,
    tested_at      TIMESTAMP,
    test_code      TEXT      NOT NULL,
    test_ms        BIGINT    NOT NULL,
    PRIMARY KEY (tenant_id, id)
);
CREATE UNIQUE INDEX providers_by_name ON providers (tenant_id, name_key);

-- +goose Down
DROP TABLE providers;
