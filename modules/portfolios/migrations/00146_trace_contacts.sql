-- Who put which flag on a debtor; of which step of which strategy a contact came; of which contact a promise came.

-- +goose Up
CREATE TABLE debtor_flags (
    tenant_id TEXT      NOT NULL,
    debtor_id TEXT      NOT NULL,
    flag      TEXT      NOT NULL,
    put_by    TEXT      NOT NULL DEFAULT '',
    put_at    TIMESTAMP NOT NULL,
    PRIMARY KEY (tenant_id, debtor_id, flag)
);

ALTER TABLE contacts ADD COLUMN strategy BIGINT NOT NULL DEFAULT 0;
ALTER TABLE contacts ADD COLUMN step_id TEXT NOT NULL DEFAULT '';
ALTER TABLE contacts ADD COLUMN reasons TEXT NOT NULL DEFAULT '[]'; -- JSON: why the queue gave the debtor

ALTER TABLE promises ADD COLUMN contact_id TEXT NOT NULL DEFAULT '';
CREATE INDEX promises_of_contact ON promises (tenant_id, contact_id, id) WHERE contact_id <> '';
CREATE INDEX scheduled_events_of_cause ON scheduled_events (tenant_id, cause_id, id) WHERE cause_id <> '';

-- +goose Down
DROP INDEX scheduled_events_of_cause;
DROP INDEX promises_of_contact;
ALTER TABLE promises DROP COLUMN contact_id;
ALTER TABLE contacts DROP COLUMN reasons;
ALTER TABLE contacts DROP COLUMN step_id;
ALTER TABLE contacts DROP COLUMN strategy;
DROP TABLE debtor_flags;
