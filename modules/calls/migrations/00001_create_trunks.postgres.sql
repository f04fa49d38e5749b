-- Trunks to the public network, how each is doing as its replicas see it, the last calls of each that failed, and the numbers that lead here.

-- +goose Up
CREATE TABLE trunks (
    tenant_id         TEXT      NOT NULL,
    id                TEXT      NOT NULL,
    version           BIGINT    NOT NULL,
    created_at        TIMESTAMP NOT NULL,
    updated_at        TIMESTAMP NOT NULL,
    created_by        TEXT      NOT NULL,
    updated_by        TEXT      NOT NULL,
    name              TEXT      NOT NULL,
    host              TEXT      NOT NULL,
    port              INTEGER   NOT NULL,
    transport         TEXT      NOT NULL,
    domain            TEXT      NOT NULL,
    username          TEXT      NOT NULL,
    password          BYTEA,
    register          BOOLEAN   NOT NULL,
    token             TEXT      NOT NULL,
    sources           TEXT      NOT NULL,
    ca                TEXT      NOT NULL,
    seal              TEXT      NOT NULL,
    law               TEXT      NOT NULL,
    most_calls        INTEGER   NOT NULL,
    most_per_second   INTEGER   NOT NULL,
    session_seconds   INTEGER   NOT NULL,
    keepalive_seconds INTEGER   NOT NULL,
    refers            BOOLEAN   NOT NULL,
    place             INTEGER   NOT NULL,
    is_on             BOOLEAN   NOT NULL,
    PRIMARY KEY (tenant_id, id)
);
CREATE UNIQUE INDEX trunks_by_name ON trunks (tenant_id, name);
CREATE TABLE trunk_states (
    tenant_id  TEXT      NOT NULL,
    trunk_id   TEXT      NOT NULL,
    node       TEXT      NOT NULL,
    state      TEXT      NOT NULL,
    updated_at TIMESTAMP NOT NULL,
    PRIMARY KEY (tenant_id, trunk_id, node)
);
CREATE TABLE trunk_stories (
    tenant_id  TEXT      NOT NULL,
    id         TEXT      NOT NULL,
    version    BIGINT    NOT NULL,
    created_at TIMESTAMP NOT NULL,
    updated_at TIMESTAMP NOT NULL,
    created_by TEXT      NOT NULL,
    updated_by TEXT      NOT NULL,
    trunk_id   TEXT      NOT NULL,
    story      TEXT      NOT NULL,
    PRIMARY KEY (tenant_id, id)
);
CREATE INDEX trunk_stories_by_trunk ON trunk_stories (tenant_id, trunk_id, id);

-- +goose Down
DROP TABLE trunk_stories;
DROP TABLE trunk_states;
DROP TABLE trunks;
