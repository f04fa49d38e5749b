-- Texts that providers have approved, as they told them last, and how an inbox stands with its provider.

-- +goose Up
CREATE TABLE message_templates (
    tenant_id TEXT      NOT NULL,
    inbox_id  TEXT      NOT NULL,
    name      TEXT      NOT NULL,
    language  TEXT      NOT NULL,
    category  TEXT      NOT NULL,
    status    TEXT      NOT NULL,
    reason    TEXT      NOT NULL,
    quality   TEXT      NOT NULL,
    head      TEXT      NOT NULL,
    text      TEXT      NOT NULL,
    foot      TEXT      NOT NULL,
    gaps      INTEGER   NOT NULL,
    told_at   TIMESTAMP NOT NULL,
    PRIMARY KEY (tenant_id, inbox_id, name, language)
);
ALTER TABLE inboxes ADD COLUMN quality TEXT NOT NULL DEFAULT '';
ALTER TABLE inboxes ADD COLUMN problem TEXT NOT NULL DEFAULT '';
ALTER TABLE inboxes ADD COLUMN problem_at TIMESTAMP;

-- +goose Down
ALTER TABLE inboxes DROP COLUMN problem_at;
ALTER TABLE inboxes DROP COLUMN problem;
ALTER TABLE inboxes DROP COLUMN quality;
DROP TABLE message_templates;
