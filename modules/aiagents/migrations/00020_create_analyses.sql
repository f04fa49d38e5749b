-- What is said of calls and conversations, and what people corrected of it. Claims, corrections and answers are JSON, read with their row.

-- +goose Up
CREATE TABLE analyses (
    tenant_id    TEXT      NOT NULL,
    id           TEXT      NOT NULL,
    version      BIGINT    NOT NULL,
    created_at   TIMESTAMP NOT NULL,
    updated_at   TIMESTAMP NOT NULL,
    created_by   TEXT      NOT NULL,
    updated_by   TEXT      NOT NULL,
    kind         TEXT      NOT NULL,
    ref_id       TEXT      NOT NULL,
    round        INTEGER   NOT NULL,
    debtor_id    TEXT      NOT NULL,
    portfolio_id TEXT      NOT NULL,
    user_id      TEXT      NOT NULL,
    agent_id     TEXT      NOT NULL,
    channel      TEXT      NOT NULL,
    ended_at     TIMESTAMP NOT NULL,
    method       TEXT      NOT NULL,
    outcome      TEXT      NOT NULL,
    confidence   INTEGER   NOT NULL,
    is_failed    BOOLEAN   NOT NULL,
    is_complaint BOOLEAN   NOT NULL,
    agrees       TEXT      NOT NULL,
    context      TEXT,
    results      TEXT,
    core         TEXT,
    answers      TEXT,
    corrections  TEXT,
    PRIMARY KEY (tenant_id, id)
);
CREATE UNIQUE INDEX analyses_of ON analyses (tenant_id, kind, ref_id, round);
CREATE INDEX analyses_by_ended ON analyses (tenant_id, ended_at, id);
CREATE INDEX analyses_by_confidence ON analyses (tenant_id, confidence, id);
CREATE INDEX analyses_by_user ON analyses (tenant_id, user_id, ended_at, id);
CREATE INDEX analyses_by_agent ON analyses (tenant_id, agent_id, ended_at, id);
CREATE INDEX analyses_by_debtor ON analyses (tenant_id, debtor_id, id);

-- +goose Down
DROP TABLE analyses;
