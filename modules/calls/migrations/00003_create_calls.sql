-- Calls, from the moment that somebody asks for one to what came of it. is_live is true until a call ends: what is live and of a program
-- that is gone was lost. Each order of the list has an index, for all and for one person's own.

-- +goose Up
CREATE TABLE calls (
    tenant_id        TEXT      NOT NULL,
    id               TEXT      NOT NULL,
    version          BIGINT    NOT NULL,
    created_at       TIMESTAMP NOT NULL,
    updated_at       TIMESTAMP NOT NULL,
    created_by       TEXT      NOT NULL,
    updated_by       TEXT      NOT NULL,
    direction        TEXT      NOT NULL,
    mode             TEXT      NOT NULL,
    status           TEXT      NOT NULL,
    is_live          BOOLEAN   NOT NULL,
    end_reason       TEXT      NOT NULL,
    code             INTEGER   NOT NULL,
    reason           TEXT      NOT NULL,
    debtor_id        TEXT      NOT NULL,
    portfolio_id     TEXT      NOT NULL,
    phone_id         TEXT      NOT NULL,
    debt_ids         TEXT      NOT NULL,
    contact_id       TEXT      NOT NULL,
    session_id       TEXT      NOT NULL,
    target_id        TEXT      NOT NULL,
    user_id          TEXT      NOT NULL,
    node             TEXT      NOT NULL,
    trunk_id         TEXT      NOT NULL,
    number_id        TEXT      NOT NULL,
    from_number      TEXT      NOT NULL,
    to_number        TEXT      NOT NULL,
    provider_call_id TEXT      NOT NULL,
    answered_by      TEXT      NOT NULL,
    certainty        INTEGER   NOT NULL,
    answered_by_ms   INTEGER   NOT NULL,
    dialed_at        TIMESTAMP,
    ringing_at       TIMESTAMP,
    answered_at      TIMESTAMP,
    joined_at        TIMESTAMP,
    ended_at         TIMESTAMP,
    wrapped_at       TIMESTAMP,
    talk_ms          BIGINT    NOT NULL,
    wrap_seconds     INTEGER   NOT NULL,
    hold_ms          BIGINT    NOT NULL,
    disposition_id   TEXT      NOT NULL,
    promise_id       TEXT      NOT NULL,
    note             TEXT      NOT NULL,
    rule_id          TEXT      NOT NULL,
    settled_at       TIMESTAMP,
    supervisors      TEXT      NOT NULL,
    moved_to         TEXT      NOT NULL,
    quality          TEXT      NOT NULL,
    PRIMARY KEY (tenant_id, id)
);
CREATE INDEX calls_by_created ON calls (tenant_id, created_at, id);
CREATE INDEX calls_by_user ON calls (tenant_id, user_id, created_at, id);
CREATE INDEX calls_by_debtor ON calls (tenant_id, debtor_id, created_at, id) WHERE debtor_id <> '';
CREATE INDEX calls_by_portfolio ON calls (tenant_id, portfolio_id, created_at, id);
CREATE INDEX calls_by_session ON calls (tenant_id, session_id, created_at, id) WHERE session_id <> '';
CREATE INDEX calls_by_status ON calls (tenant_id, status, created_at, id);
CREATE INDEX calls_by_talk ON calls (tenant_id, talk_ms, id);
CREATE INDEX calls_live ON calls (tenant_id, id) WHERE is_live;
CREATE INDEX calls_current ON calls (tenant_id, user_id, created_at, id) WHERE status IN ('queued', 'dialing', 'ringing', 'in_progress', 'wrap_up');
CREATE INDEX calls_going ON calls (tenant_id, created_at, id) WHERE status IN ('queued', 'dialing', 'ringing', 'in_progress', 'wrap_up');
CREATE INDEX calls_unsettled ON calls (tenant_id, ended_at) WHERE settled_at IS NULL AND NOT is_live;
CREATE INDEX calls_by_contact ON calls (tenant_id, contact_id) WHERE contact_id <> '';
CREATE INDEX calls_by_provider ON calls (tenant_id, trunk_id, provider_call_id) WHERE provider_call_id <> '';
CREATE TABLE call_slots (
    tenant_id  TEXT      NOT NULL,
    session_id TEXT      NOT NULL,
    at         TIMESTAMP NOT NULL,
    answered   BIGINT    NOT NULL,
    abandoned  BIGINT    NOT NULL,
    PRIMARY KEY (tenant_id, session_id, at)
);
CREATE INDEX call_slots_by_time ON call_slots (tenant_id, at);

-- +goose Down
DROP TABLE call_slots;
DROP TABLE calls;
