-- Talks of agents and their turns. A turn answers one input, once: what was said is sent again as the same.

-- +goose Up
CREATE TABLE talks (
    tenant_id    TEXT      NOT NULL,
    id           TEXT      NOT NULL,
    version      BIGINT    NOT NULL,
    created_at   TIMESTAMP NOT NULL,
    updated_at   TIMESTAMP NOT NULL,
    created_by   TEXT      NOT NULL,
    updated_by   TEXT      NOT NULL,
    kind         TEXT      NOT NULL,
    ref_id       TEXT      NOT NULL,
    agent_id     TEXT      NOT NULL,
    version_id   TEXT      NOT NULL,
    language     TEXT      NOT NULL,
    debtor_id    TEXT      NOT NULL,
    portfolio_id TEXT      NOT NULL,
    step         TEXT      NOT NULL,
    tries        INTEGER   NOT NULL,
    state        TEXT,
    turns        INTEGER   NOT NULL,
    cost_micros  BIGINT    NOT NULL,
    status       TEXT      NOT NULL,
    outcome      TEXT      NOT NULL,
    reason       TEXT      NOT NULL,
    ended_at     TIMESTAMP,
    PRIMARY KEY (tenant_id, id)
);
CREATE INDEX talks_by_ref ON talks (tenant_id, ref_id, id);
CREATE UNIQUE INDEX talks_open ON talks (tenant_id, ref_id) WHERE status = 'open';
CREATE INDEX talks_by_agent ON talks (tenant_id, agent_id, created_at, id);
CREATE INDEX talks_by_debtor ON talks (tenant_id, debtor_id, id);
CREATE INDEX talks_by_version ON talks (tenant_id, version_id, id);
CREATE INDEX talks_by_created ON talks (tenant_id, created_at, id);
CREATE TABLE turns (
    tenant_id   TEXT      NOT NULL,
    id          TEXT      NOT NULL,
    version     BIGINT    NOT NULL,
    created_at  TIMESTAMP NOT NULL,
    updated_at  TIMESTAMP NOT NULL,
    created_by  TEXT      NOT NULL,
    updated_by  TEXT      NOT NULL,
    talk_id     TEXT      NOT NULL,
    n           INTEGER   NOT NULL,
    input_id    TEXT      NOT NULL,
    heard       TEXT      NOT NULL,
    pressed     TEXT      NOT NULL,
    silence     BOOLEAN   NOT NULL,
    step        TEXT      NOT NULL,
    said        TEXT      NOT NULL,
    buttons     TEXT,
    acts        TEXT,
    faults      TEXT,
    stages      TEXT,
    took_ms     BIGINT    NOT NULL,
    cost_micros BIGINT,
    model       TEXT      NOT NULL,
    sent_at     TIMESTAMP,
    PRIMARY KEY (tenant_id, id)
);
CREATE UNIQUE INDEX turns_by_input ON turns (tenant_id, talk_id, input_id);
CREATE INDEX turns_by_talk ON turns (tenant_id, talk_id, n);

-- +goose Down
DROP TABLE turns;
DROP TABLE talks;
