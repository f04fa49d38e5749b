-- Agents and their versions. A version is frozen when it leaves its draft; there is one draft of an agent at a time, and one live version.

-- +goose Up
CREATE TABLE agents (
    tenant_id           TEXT      NOT NULL,
    id                  TEXT      NOT NULL,
    version             BIGINT    NOT NULL,
    created_at          TIMESTAMP NOT NULL,
    updated_at          TIMESTAMP NOT NULL,
    created_by          TEXT      NOT NULL,
    updated_by          TEXT      NOT NULL,
    name                TEXT      NOT NULL,
    name_key            TEXT      NOT NULL,
    purpose             TEXT      NOT NULL,
    live_version_id     TEXT      NOT NULL,
    canary_version_id   TEXT      NOT NULL,
    canary_share        INTEGER   NOT NULL,
    previous_version_id TEXT      NOT NULL,
    is_paused           BOOLEAN   NOT NULL,
    PRIMARY KEY (tenant_id, id)
);
CREATE UNIQUE INDEX agents_by_name ON agents (tenant_id, name_key);
CREATE TABLE agent_versions (
    tenant_id     TEXT      NOT NULL,
    id            TEXT      NOT NULL,
    version       BIGINT    NOT NULL,
    created_at    TIMESTAMP NOT NULL,
    updated_at    TIMESTAMP NOT NULL,
    created_by    TEXT      NOT NULL,
    updated_by    TEXT      NOT NULL,
    agent_id      TEXT      NOT NULL,
    n             INTEGER   NOT NULL,
    from_n        INTEGER   NOT NULL,
    state         TEXT      NOT NULL,
    mode          TEXT      NOT NULL,
    languages     TEXT,
    spec          TEXT,
    hash          TEXT      NOT NULL,
    notes         TEXT      NOT NULL,
    authors       TEXT,
    submitted_by  TEXT      NOT NULL,
    submitted_at  TIMESTAMP,
    tested_run_id TEXT      NOT NULL,
    approved_by   TEXT      NOT NULL,
    approved_at   TIMESTAMP,
    live_by       TEXT      NOT NULL,
    live_at       TIMESTAMP,
    retired_by    TEXT      NOT NULL,
    retired_at    TIMESTAMP,
    PRIMARY KEY (tenant_id, id)
);
CREATE UNIQUE INDEX agent_versions_by_n ON agent_versions (tenant_id, agent_id, n);
CREATE UNIQUE INDEX agent_versions_one_draft ON agent_versions (tenant_id, agent_id) WHERE state = 'draft';
CREATE UNIQUE INDEX agent_versions_one_live ON agent_versions (tenant_id, agent_id) WHERE state = 'live';

-- +goose Down
DROP TABLE agent_versions;
DROP TABLE agents;
