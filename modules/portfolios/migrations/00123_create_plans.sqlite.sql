-- Rules of what may be offered, the key that a tenant signs offers with, offers, and plans with their instalments. What was paid of
-- an instalment is the sum of its appropriations; plans.paid and plans.next_on are copies for lists.

-- +goose Up
CREATE TABLE offer_rules (
    tenant_id    TEXT      NOT NULL,
    id           TEXT      NOT NULL,
    version      BIGINT    NOT NULL DEFAULT 1,
    created_at   TIMESTAMP NOT NULL,
    updated_at   TIMESTAMP NOT NULL,
    created_by   TEXT      NOT NULL DEFAULT '',
    updated_by   TEXT      NOT NULL DEFAULT '',
    portfolio_id TEXT      NOT NULL DEFAULT '',
    name         TEXT      NOT NULL,
    status       TEXT      NOT NULL CHECK (status IN ('active', 'retired')),
    bounds       TEXT      NOT NULL, -- JSON
    missed       TEXT      NOT NULL, -- JSON
    valid_hours  BIGINT    NOT NULL,
    authority    TEXT      NOT NULL, -- JSON
    PRIMARY KEY (tenant_id, id)
);

CREATE TABLE offer_keys (
    tenant_id  TEXT      NOT NULL,
    id         TEXT      NOT NULL,
    created_at TIMESTAMP NOT NULL,
    secret     BLOB       NOT NULL, -- sealed
    PRIMARY KEY (tenant_id, id)
);

CREATE TABLE offers (
    tenant_id    TEXT      NOT NULL,
    id           TEXT      NOT NULL,
    version      BIGINT    NOT NULL DEFAULT 1,
    created_at   TIMESTAMP NOT NULL,
    updated_at   TIMESTAMP NOT NULL,
    created_by   TEXT      NOT NULL DEFAULT '',
    updated_by   TEXT      NOT NULL DEFAULT '',
    debtor_id    TEXT      NOT NULL,
    portfolio_id TEXT      NOT NULL,
    rule_id      TEXT      NOT NULL,
    rule_version BIGINT    NOT NULL,
    currency     TEXT      NOT NULL,
    balance      BIGINT    NOT NULL,
    discount     BIGINT    NOT NULL,
    total        BIGINT    NOT NULL,
    terms        TEXT      NOT NULL, -- JSON
    schedule     TEXT      NOT NULL, -- JSON
    approval     BOOLEAN   NOT NULL,
    expires_at   TIMESTAMP NOT NULL,
    token        TEXT      NOT NULL,
    plan_id      TEXT      NOT NULL DEFAULT '',
    PRIMARY KEY (tenant_id, id)
);
CREATE INDEX offers_by_debtor ON offers (tenant_id, debtor_id, id);

CREATE TABLE plans (
    tenant_id    TEXT      NOT NULL,
    id           TEXT      NOT NULL,
    version      BIGINT    NOT NULL DEFAULT 1,
    created_at   TIMESTAMP NOT NULL,
    updated_at   TIMESTAMP NOT NULL,
    created_by   TEXT      NOT NULL DEFAULT '',
    updated_by   TEXT      NOT NULL DEFAULT '',
    debtor_id    TEXT      NOT NULL,
    portfolio_id TEXT      NOT NULL,
    offer_id     TEXT      NOT NULL,
    rule_id      TEXT      NOT NULL,
    rule_version BIGINT    NOT NULL,
    status       TEXT      NOT NULL CHECK (status IN ('draft', 'awaiting_approval', 'active', 'suspended', 'resolved', 'invalidated', 'cancelled')),
    currency     TEXT      NOT NULL,
    balance      BIGINT    NOT NULL,
    discount     BIGINT    NOT NULL,
    total        BIGINT    NOT NULL CHECK (total > 0),
    paid         BIGINT    NOT NULL DEFAULT 0 CHECK (paid BETWEEN 0 AND total),
    terms        TEXT      NOT NULL, -- JSON
    debts        TEXT      NOT NULL, -- JSON
    cuts         TEXT      NOT NULL, -- JSON
    missed       TEXT      NOT NULL, -- JSON
    next_on      TEXT      NOT NULL,
    checked_on   TEXT      NOT NULL DEFAULT '',
    suspended_on TEXT      NOT NULL DEFAULT '',
    reason       TEXT      NOT NULL DEFAULT '',
    decided_by   TEXT      NOT NULL DEFAULT '',
    decided_at   TIMESTAMP,
    ended_at     TIMESTAMP,
    PRIMARY KEY (tenant_id, id)
);
CREATE UNIQUE INDEX plans_by_offer ON plans (tenant_id, offer_id); -- an offer becomes one plan at most
CREATE INDEX plans_by_debtor ON plans (tenant_id, debtor_id, id);
CREATE INDEX plans_by_status ON plans (tenant_id, status, id);
CREATE INDEX plans_next_on ON plans (tenant_id, next_on, id);
CREATE INDEX plans_due ON plans (tenant_id, status, next_on);

CREATE TABLE plan_instalments (
    tenant_id TEXT   NOT NULL,
    id        TEXT   NOT NULL,
    plan_id   TEXT   NOT NULL,
    n         BIGINT NOT NULL,
    due_on    TEXT   NOT NULL,
    amount    BIGINT NOT NULL CHECK (amount > 0),
    paid      BIGINT NOT NULL DEFAULT 0 CHECK (paid BETWEEN 0 AND amount),
    status    TEXT   NOT NULL CHECK (status IN ('created', 'started', 'resolved', 'late', 'invalidated', 'cancelled')),
    late_on   TEXT   NOT NULL DEFAULT '',
    PRIMARY KEY (tenant_id, id)
);
CREATE UNIQUE INDEX plan_instalments_by_plan ON plan_instalments (tenant_id, plan_id, n);

CREATE TABLE plan_appropriations (
    tenant_id     TEXT   NOT NULL,
    id            TEXT   NOT NULL,
    plan_id       TEXT   NOT NULL,
    instalment_id TEXT   NOT NULL,
    payment_id    TEXT   NOT NULL,
    amount        BIGINT NOT NULL CHECK (amount <> 0),
    PRIMARY KEY (tenant_id, id)
);
CREATE INDEX plan_appropriations_by_payment ON plan_appropriations (tenant_id, payment_id);

-- +goose Down
DROP TABLE plan_appropriations;
DROP TABLE plan_instalments;
DROP TABLE plans;
DROP TABLE offers;
DROP TABLE offer_keys;
DROP TABLE offer_rules;
