-- Who is at work, what they can do, and when they were last given a conversation. A conversation that was merged points at the one it went to.

-- +goose Up
CREATE TABLE presences (
    tenant_id  TEXT      NOT NULL,
    user_id    TEXT      NOT NULL,
    seen_at    TIMESTAMP,
    is_away    BOOLEAN   NOT NULL,
    away_until TIMESTAMP,
    given_at   TIMESTAMP,
    languages  TEXT,
    portfolios TEXT,
    PRIMARY KEY (tenant_id, user_id)
);
ALTER TABLE conversations ADD COLUMN merged_into TEXT NOT NULL DEFAULT '';
CREATE INDEX conversations_all_by_last ON conversations (tenant_id, last_at, id);
CREATE INDEX conversations_unassigned ON conversations (tenant_id, inbox_id, waiting_since, id) WHERE assignee_id = '' AND status = 'open';

-- +goose Down
DROP INDEX conversations_unassigned;
DROP INDEX conversations_all_by_last;
ALTER TABLE conversations DROP COLUMN merged_into;
DROP TABLE presences;
