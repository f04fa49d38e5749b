-- Calling sessions, and the debtors in the plan of each, in their order. A target is taken before it is called, so that no crash has it
-- called twice for one try.

-- +goose Up
CREATE TABLE sessions (
    tenant_id     TEXT      NOT NULL,
    id            TEXT      NOT NULL,
    version       BIGINT    NOT NULL,
    created_at    TIMESTAMP NOT NULL,
    updated_at    TIMESTAMP NOT NULL,
    created_by    TEXT      NOT NULL,
    updated_by    TEXT      NOT NULL,
    name          TEXT      NOT NULL,
    portfolio_id  TEXT      NOT NULL,
    mode          TEXT      NOT NULL,
    status        TEXT      NOT NULL,
    segment       TEXT      NOT NULL,
    plan_order    TEXT      NOT NULL,
    user_ids      TEXT      NOT NULL,
    number_ids    TEXT      NOT NULL,
    ring_seconds  INTEGER   NOT NULL,
    max_tries     INTEGER   NOT NULL,
    retry_minutes INTEGER   NOT NULL,
    wrap_seconds  INTEGER   NOT NULL,
    abandon       INTEGER   NOT NULL,
    answers       TEXT      NOT NULL,
    hours         TEXT      NOT NULL,
    starts_at     TIMESTAMP,
    ends_at       TIMESTAMP,
    started_at    TIMESTAMP,
    ended_at      TIMESTAMP,
    planned       BIGINT    NOT NULL,
    filled_at     TIMESTAMP,
    PRIMARY KEY (tenant_id, id)
);
CREATE INDEX sessions_by_created ON sessions (tenant_id, created_at, id);
CREATE INDEX sessions_by_status ON sessions (tenant_id, status, created_at, id);
CREATE TABLE session_targets (
    tenant_id  TEXT      NOT NULL,
    id         TEXT      NOT NULL,
    version    BIGINT    NOT NULL,
    created_at TIMESTAMP NOT NULL,
    updated_at TIMESTAMP NOT NULL,
    created_by TEXT      NOT NULL,
    updated_by TEXT      NOT NULL,
    session_id TEXT      NOT NULL,
    debtor_id  TEXT      NOT NULL,
    place      BIGINT    NOT NULL,
    state      TEXT      NOT NULL,
    tries      INTEGER   NOT NULL,
    next_at    TIMESTAMP NOT NULL,
    user_id    TEXT      NOT NULL,
    call_id    TEXT      NOT NULL,
    rule_id    TEXT      NOT NULL,
    taken_at   TIMESTAMP,
    PRIMARY KEY (tenant_id, id)
);
CREATE UNIQUE INDEX session_targets_by_debtor ON session_targets (tenant_id, session_id, debtor_id);
CREATE INDEX session_targets_next ON session_targets (tenant_id, session_id, tries, place) WHERE state = 'waiting';
CREATE INDEX session_targets_taken ON session_targets (tenant_id, session_id, taken_at) WHERE state = 'taken';
CREATE INDEX session_targets_by_state ON session_targets (tenant_id, session_id, state, place);

-- +goose Down
DROP TABLE session_targets;
DROP TABLE sessions;
