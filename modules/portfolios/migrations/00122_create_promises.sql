-- Promises to pay, their types, and what payments have gone to which promise. next_on is the first day on which a promise has a
-- step to take by itself; open repeats what the status says, for lists of those that are still expected.

-- +goose Up
CREATE TABLE promise_types (
    tenant_id     TEXT      NOT NULL,
    id            TEXT      NOT NULL,
    version       BIGINT    NOT NULL DEFAULT 1,
    created_at    TIMESTAMP NOT NULL,
    updated_at    TIMESTAMP NOT NULL,
    created_by    TEXT      NOT NULL DEFAULT '',
    updated_by    TEXT      NOT NULL DEFAULT '',
    name          TEXT      NOT NULL,
    grace_days    BIGINT    NOT NULL,
    threshold     BIGINT    NOT NULL CHECK (threshold BETWEEN 1 AND 10000),
    most_open     BIGINT    NOT NULL CHECK (most_open >= 1),
    furthest_days BIGINT    NOT NULL,
    reopen_days   BIGINT    NOT NULL,
    retired       BOOLEAN   NOT NULL DEFAULT FALSE,
    PRIMARY KEY (tenant_id, id),
    UNIQUE (tenant_id, name)
);

CREATE TABLE promises (
    tenant_id       TEXT      NOT NULL,
    id              TEXT      NOT NULL,
    version         BIGINT    NOT NULL DEFAULT 1,
    created_at      TIMESTAMP NOT NULL,
    updated_at      TIMESTAMP NOT NULL,
    created_by      TEXT      NOT NULL DEFAULT '',
    updated_by      TEXT      NOT NULL DEFAULT '',
    debtor_id       TEXT      NOT NULL,
    portfolio_id    TEXT      NOT NULL,
    debt_ids        TEXT, -- JSON; the debts it is for, all in its currency without
    amount          BIGINT    NOT NULL CHECK (amount BETWEEN 1 AND 1000000000000000),
    currency        TEXT      NOT NULL,
    due_on          TEXT      NOT NULL,
    made_on         TEXT      NOT NULL,
    deadline        TEXT      NOT NULL,
    reminder_on     TEXT      NOT NULL,
    next_on         TEXT      NOT NULL,
    type_id         TEXT      NOT NULL,
    grace_days      BIGINT    NOT NULL,
    threshold       BIGINT    NOT NULL,
    reopen_days     BIGINT    NOT NULL,
    channel         TEXT      NOT NULL,
    taken_by        TEXT      NOT NULL DEFAULT '',
    owner_id        TEXT      NOT NULL DEFAULT '',
    call_id         TEXT      NOT NULL DEFAULT '',
    conversation_id TEXT      NOT NULL DEFAULT '',
    evidence        TEXT, -- JSON; what was said
    reason_code     TEXT      NOT NULL DEFAULT '',
    confidence      BIGINT,
    note            TEXT      NOT NULL DEFAULT '',
    status          TEXT      NOT NULL,
    open            BOOLEAN   NOT NULL,
    appropriated    BIGINT    NOT NULL DEFAULT 0 CHECK (appropriated >= 0 AND appropriated <= amount),
    resolved_at     TIMESTAMP,
    resolved_by     TEXT      NOT NULL DEFAULT '', -- the payment that resolved it
    cancel_reason   TEXT      NOT NULL DEFAULT '',
    parent_id       TEXT      NOT NULL DEFAULT '',
    approved_by     TEXT      NOT NULL DEFAULT '',
    approved_at     TIMESTAMP,
    PRIMARY KEY (tenant_id, id)
);
CREATE INDEX promises_by_debtor ON promises (tenant_id, debtor_id, id);
CREATE INDEX promises_by_step ON promises (tenant_id, next_on, id);
CREATE INDEX promises_by_day ON promises (tenant_id, due_on, id);
CREATE INDEX promises_by_amount ON promises (tenant_id, amount, id);
CREATE INDEX promises_by_open ON promises (tenant_id, open, due_on, id);
CREATE INDEX promises_by_status ON promises (tenant_id, status, due_on, id);
CREATE INDEX promises_by_owner ON promises (tenant_id, owner_id, due_on, id);
CREATE INDEX promises_by_owner_open ON promises (tenant_id, owner_id, open, due_on, id);
CREATE INDEX promises_by_portfolio ON promises (tenant_id, portfolio_id, due_on, id);
CREATE INDEX promises_by_portfolio_open ON promises (tenant_id, portfolio_id, open, due_on, id);
CREATE INDEX promises_calendar ON promises (tenant_id, due_on, currency, status, amount);
CREATE INDEX promises_of_type ON promises (tenant_id, type_id);

CREATE TABLE appropriations (
    tenant_id  TEXT      NOT NULL,
    id         TEXT      NOT NULL,
    created_at TIMESTAMP NOT NULL,
    created_by TEXT      NOT NULL DEFAULT '',
    promise_id TEXT      NOT NULL,
    debtor_id  TEXT      NOT NULL,
    debt_id    TEXT      NOT NULL,
    payment_id TEXT      NOT NULL,
    amount     BIGINT    NOT NULL CHECK (amount <> 0),
    PRIMARY KEY (tenant_id, promise_id, id)
);
CREATE INDEX appropriations_by_payment ON appropriations (tenant_id, payment_id, promise_id);

-- +goose Down
DROP TABLE appropriations;
DROP TABLE promises;
DROP TABLE promise_types;
