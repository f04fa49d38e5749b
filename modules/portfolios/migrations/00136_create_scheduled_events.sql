-- What will happen to a debtor at a time: callbacks, visits, reviews, messages, reminders of what was agreed to.

-- +goose Up
CREATE TABLE scheduled_events (
    tenant_id    TEXT      NOT NULL,
    id           TEXT      NOT NULL,
    version      BIGINT    NOT NULL DEFAULT 1,
    created_at   TIMESTAMP NOT NULL,
    updated_at   TIMESTAMP NOT NULL,
    created_by   TEXT      NOT NULL DEFAULT '',
    updated_by   TEXT      NOT NULL DEFAULT '',
    debtor_id    TEXT      NOT NULL,
    portfolio_id TEXT      NOT NULL,
    kind         TEXT      NOT NULL CHECK (kind IN ('callback', 'visit', 'review', 'message', 'promise_reminder', 'promise_check', 'instalment_due')),
    status       TEXT      NOT NULL CHECK (status IN ('scheduled', 'due', 'running', 'done', 'missed', 'failed', 'cancelled', 'blocked')),
    owner_id     TEXT      NOT NULL DEFAULT '', -- whose it is; empty for anyone's
    channel      TEXT      NOT NULL DEFAULT '',
    phone_id     TEXT      NOT NULL DEFAULT '',
    due_at       TIMESTAMP NOT NULL,
    until_at     TIMESTAMP NOT NULL, -- after this it is missed
    asked_for    TIMESTAMP NOT NULL, -- for when somebody wanted it
    priority     BIGINT    NOT NULL DEFAULT 0,
    note         TEXT      NOT NULL DEFAULT '',
    subject      TEXT      NOT NULL DEFAULT '',
    body         TEXT      NOT NULL DEFAULT '',
    cause_id     TEXT      NOT NULL DEFAULT '', -- contact that it came of
    contact_id   TEXT      NOT NULL DEFAULT '', -- contact by which it was done
    about_id     TEXT      NOT NULL DEFAULT '', -- promise or plan that it follows
    moves        BIGINT    NOT NULL DEFAULT 0,
    handed_at    TIMESTAMP,                     -- when it was given to whom no answer can be taken back
    failure      TEXT      NOT NULL DEFAULT '',
    decision     TEXT      NOT NULL DEFAULT '{}', -- JSON: what the rules said when it was last looked at
    PRIMARY KEY (tenant_id, id)
);
CREATE INDEX scheduled_events_waiting ON scheduled_events (tenant_id, due_at, id) WHERE status = 'scheduled' AND kind <> 'promise_check';
CREATE INDEX scheduled_events_due ON scheduled_events (tenant_id, until_at) WHERE status = 'due';
CREATE INDEX scheduled_events_running ON scheduled_events (tenant_id, id) WHERE status = 'running';
CREATE INDEX scheduled_events_by_day ON scheduled_events (tenant_id, due_at, id);
CREATE INDEX scheduled_events_of_owner ON scheduled_events (tenant_id, owner_id, due_at);
CREATE INDEX scheduled_events_following ON scheduled_events (tenant_id, debtor_id) WHERE about_id <> '';
CREATE INDEX scheduled_events_of_debtor ON scheduled_events (tenant_id, debtor_id, due_at);

-- What a contact came of.
ALTER TABLE contacts ADD COLUMN event_id TEXT NOT NULL DEFAULT '';

-- +goose Down
ALTER TABLE contacts DROP COLUMN event_id;
DROP TABLE scheduled_events;
