-- Programs that answer: where they do, and by when one is to have answered before people go on. Who gave the first answer of a round is kept
-- with it, so that reports tell programs and people apart.

-- +goose Up
ALTER TABLE inboxes ADD COLUMN agent_id TEXT NOT NULL DEFAULT '';
ALTER TABLE inboxes ADD COLUMN agent_when TEXT NOT NULL DEFAULT 'always';
ALTER TABLE inboxes ADD COLUMN agent_seconds INTEGER NOT NULL DEFAULT 60;
ALTER TABLE conversations ADD COLUMN agent_due TIMESTAMP;
ALTER TABLE conversations ADD COLUMN agent_turns INTEGER NOT NULL DEFAULT 0;
ALTER TABLE conversations ADD COLUMN first_by TEXT NOT NULL DEFAULT '';
ALTER TABLE rounds ADD COLUMN first_by TEXT NOT NULL DEFAULT '';
CREATE INDEX conversations_agent_due ON conversations (tenant_id, agent_due, id) WHERE agent_due IS NOT NULL;

-- +goose Down
DROP INDEX conversations_agent_due;
ALTER TABLE rounds DROP COLUMN first_by;
ALTER TABLE conversations DROP COLUMN first_by;
ALTER TABLE conversations DROP COLUMN agent_turns;
ALTER TABLE conversations DROP COLUMN agent_due;
ALTER TABLE inboxes DROP COLUMN agent_seconds;
ALTER TABLE inboxes DROP COLUMN agent_when;
ALTER TABLE inboxes DROP COLUMN agent_id;
