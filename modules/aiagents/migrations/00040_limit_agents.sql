-- What a company's agents may do at most, what they have cost, and whether they are stopped.

-- +goose Up
CREATE TABLE limits (
    tenant_id           TEXT      NOT NULL,
    id                  TEXT      NOT NULL,
    version             BIGINT    NOT NULL,
    created_at          TIMESTAMP NOT NULL,
    updated_at          TIMESTAMP NOT NULL,
    created_by          TEXT      NOT NULL,
    updated_by          TEXT      NOT NULL,
    language            TEXT      NOT NULL,
    minutes             INTEGER   NOT NULL,
    turns               INTEGER   NOT NULL,
    most_talks          INTEGER   NOT NULL,
    day_micros          BIGINT    NOT NULL,
    month_micros        BIGINT    NOT NULL,
    when_spent          TEXT      NOT NULL,
    forbidden           TEXT,
    hand_over_on        TEXT,
    hours               TEXT,
    keeps_text          BOOLEAN   NOT NULL,
    keeps_days          INTEGER   NOT NULL,
    PRIMARY KEY (tenant_id, id)
);
CREATE TABLE halts (
    tenant_id  TEXT      NOT NULL,
    id         TEXT      NOT NULL,
    version    BIGINT    NOT NULL,
    created_at TIMESTAMP NOT NULL,
    updated_at TIMESTAMP NOT NULL,
    created_by TEXT      NOT NULL,
    updated_by TEXT      NOT NULL,
    is_stopped BOOLEAN   NOT NULL,
    reason     TEXT      NOT NULL,
    PRIMARY KEY (tenant_id, id)
);
CREATE TABLE spends (
    tenant_id TEXT   NOT NULL,
    day       TEXT   NOT NULL,
    agent_id  TEXT   NOT NULL,
    micros    BIGINT NOT NULL,
    unpriced  BIGINT NOT NULL,
    PRIMARY KEY (tenant_id, day, agent_id)
);
CREATE TABLE spend_warnings (
    tenant_id TEXT    NOT NULL,
    period    TEXT    NOT NULL,
    share     INTEGER NOT NULL,
    PRIMARY KEY (tenant_id, period, share)
);

-- +goose Down
DROP TABLE spend_warnings;
DROP TABLE spends;
DROP TABLE halts;
DROP TABLE limits;
