-- Contacts, from their reservation to their outcome; what is believed of numbers; what debtors agreed to; what was allowed beside the rules.

-- +goose Up
CREATE TABLE contacts (
    tenant_id      TEXT      NOT NULL,
    id             TEXT      NOT NULL,
    version        BIGINT    NOT NULL DEFAULT 1,
    created_at     TIMESTAMP NOT NULL,
    updated_at     TIMESTAMP NOT NULL,
    created_by     TEXT      NOT NULL DEFAULT '',
    updated_by     TEXT      NOT NULL DEFAULT '',
    debtor_id      TEXT      NOT NULL,
    portfolio_id   TEXT      NOT NULL,
    person         TEXT      NOT NULL, -- the same for one person in several portfolios
    user_id        TEXT      NOT NULL DEFAULT '',
    status         TEXT      NOT NULL CHECK (status IN ('reserved', 'open', 'ended', 'released', 'expired', 'blocked')),
    direction      TEXT      NOT NULL DEFAULT 'outbound' CHECK (direction IN ('outbound', 'inbound')),
    channel        TEXT      NOT NULL,
    maker          TEXT      NOT NULL DEFAULT 'person',
    origin         TEXT      NOT NULL DEFAULT 'manual',
    phone_id       TEXT      NOT NULL DEFAULT '',
    number         TEXT      NOT NULL DEFAULT '',
    debt_ids       TEXT      NOT NULL DEFAULT '[]', -- JSON
    at             TIMESTAMP NOT NULL,
    expires_at     TIMESTAMP,
    ended_at       TIMESTAMP,
    attempt        BOOLEAN   NOT NULL DEFAULT TRUE,
    reached        BOOLEAN   NOT NULL DEFAULT FALSE,
    reach          TEXT      NOT NULL DEFAULT '',
    disposition_id TEXT      NOT NULL DEFAULT '',
    note           TEXT      NOT NULL DEFAULT '',
    due_at         TIMESTAMP,
    amount         BIGINT    NOT NULL DEFAULT 0,
    currency       TEXT      NOT NULL DEFAULT '',
    override_id    TEXT      NOT NULL DEFAULT '',
    rule_id        TEXT      NOT NULL DEFAULT '',
    decision       TEXT      NOT NULL DEFAULT '{}', -- JSON
    PRIMARY KEY (tenant_id, id)
);
CREATE INDEX contacts_of_person ON contacts (tenant_id, person, at);
CREATE INDEX contacts_of_number ON contacts (tenant_id, number, at) WHERE number <> '';
CREATE INDEX contacts_of_debtor ON contacts (tenant_id, debtor_id, id);
CREATE INDEX contacts_by_user ON contacts (tenant_id, user_id, id);
CREATE INDEX contacts_waiting ON contacts (tenant_id, expires_at) WHERE status = 'reserved';
CREATE INDEX contacts_open ON contacts (tenant_id, user_id, at) WHERE status = 'open';

-- Whoever reserves holds the row of the person and of the number until their transaction ends.
CREATE TABLE contact_subjects (
    tenant_id TEXT NOT NULL,
    id        TEXT NOT NULL,
    PRIMARY KEY (tenant_id, id)
);

CREATE TABLE beliefs (
    tenant_id   TEXT      NOT NULL,
    id          TEXT      NOT NULL, -- person and number
    person      TEXT      NOT NULL,
    number      TEXT      NOT NULL,
    for_it      DOUBLE PRECISION NOT NULL,
    against_it  DOUBLE PRECISION NOT NULL,
    hours       TEXT      NOT NULL DEFAULT '[]', -- JSON: for and against by hour of the week
    dials       BIGINT    NOT NULL DEFAULT 0,
    reach       TEXT      NOT NULL DEFAULT '',
    at          TIMESTAMP NOT NULL,
    quarantined TIMESTAMP,
    PRIMARY KEY (tenant_id, id)
);

CREATE TABLE consents (
    tenant_id  TEXT      NOT NULL,
    id         TEXT      NOT NULL,
    version    BIGINT    NOT NULL DEFAULT 1,
    created_at TIMESTAMP NOT NULL,
    updated_at TIMESTAMP NOT NULL,
    created_by TEXT      NOT NULL DEFAULT '',
    updated_by TEXT      NOT NULL DEFAULT '',
    debtor_id  TEXT      NOT NULL,
    channel    TEXT      NOT NULL,
    maker      TEXT      NOT NULL DEFAULT 'person',
    source     TEXT      NOT NULL,
    given_on   TEXT      NOT NULL DEFAULT '',
    revoked_at TIMESTAMP,
    PRIMARY KEY (tenant_id, id)
);
CREATE UNIQUE INDEX consents_in_force ON consents (tenant_id, debtor_id, channel, maker) WHERE revoked_at IS NULL;

CREATE TABLE overrides (
    tenant_id  TEXT      NOT NULL,
    id         TEXT      NOT NULL,
    version    BIGINT    NOT NULL DEFAULT 1,
    created_at TIMESTAMP NOT NULL,
    updated_at TIMESTAMP NOT NULL,
    created_by TEXT      NOT NULL DEFAULT '',
    updated_by TEXT      NOT NULL DEFAULT '',
    debtor_id  TEXT      NOT NULL,
    channel    TEXT      NOT NULL,
    phone_id   TEXT      NOT NULL DEFAULT '',
    reason     TEXT      NOT NULL,
    expires_at TIMESTAMP NOT NULL,
    contact_id TEXT      NOT NULL DEFAULT '', -- that used it
    PRIMARY KEY (tenant_id, id)
);
CREATE INDEX overrides_of_debtor ON overrides (tenant_id, debtor_id, id);

-- +goose Down
DROP TABLE overrides;
DROP TABLE consents;
DROP TABLE beliefs;
DROP TABLE contact_subjects;
DROP TABLE contacts;
