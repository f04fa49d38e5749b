-- Work sessions: who is at work, since when, and what with.

-- +goose Up
CREATE TABLE work_sessions (
    tenant_id     TEXT      NOT NULL,
    id            TEXT      NOT NULL,
    version       BIGINT    NOT NULL DEFAULT 1,
    created_at    TIMESTAMP NOT NULL,
    updated_at    TIMESTAMP NOT NULL,
    created_by    TEXT      NOT NULL DEFAULT '',
    updated_by    TEXT      NOT NULL DEFAULT '',
    user_id       TEXT      NOT NULL,
    portfolio_ids TEXT      NOT NULL DEFAULT '[]', -- JSON; empty for all
    till_id       TEXT      NOT NULL DEFAULT '',
    state         TEXT      NOT NULL,
    pause         TEXT      NOT NULL DEFAULT '',   -- reason
    since         TIMESTAMP NOT NULL,              -- of the state
    until         TIMESTAMP,                       -- when the state ends by itself
    seen_at       TIMESTAMP NOT NULL,
    ended_at      TIMESTAMP,
    ended_by      TEXT      NOT NULL DEFAULT '',
    contacts      BIGINT    NOT NULL DEFAULT 0,
    reached       BIGINT    NOT NULL DEFAULT 0,    -- of them the debtor was reached
    seconds       TEXT      NOT NULL DEFAULT '{}', -- JSON: by state, of those that are over
    states        BIGINT    NOT NULL DEFAULT 0,    -- how many are over
    PRIMARY KEY (tenant_id, id)
);
CREATE UNIQUE INDEX work_sessions_open ON work_sessions (tenant_id, user_id) WHERE ended_at IS NULL;
CREATE INDEX work_sessions_of_user ON work_sessions (tenant_id, user_id, id);
CREATE INDEX work_sessions_ended ON work_sessions (tenant_id, id) WHERE ended_at IS NOT NULL;

-- What a session was in, and for how long; written as each state ends, never changed.
CREATE TABLE work_states (
    tenant_id  TEXT      NOT NULL,
    session_id TEXT      NOT NULL,
    number     BIGINT    NOT NULL,
    state      TEXT      NOT NULL,
    pause      TEXT      NOT NULL DEFAULT '',
    began_at   TIMESTAMP NOT NULL,
    ended_at   TIMESTAMP NOT NULL,
    seconds    BIGINT    NOT NULL,
    PRIMARY KEY (tenant_id, session_id, number)
);

-- +goose Down
DROP TABLE work_states;
DROP TABLE work_sessions;
