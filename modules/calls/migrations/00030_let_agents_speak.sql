-- Calls that an agent of software holds, and what it leaves to whoever takes over; which numbers and sessions have one.

-- +goose Up
ALTER TABLE calls ADD COLUMN agent_id TEXT NOT NULL DEFAULT '';
ALTER TABLE calls ADD COLUMN agent_outcome TEXT NOT NULL DEFAULT '';
ALTER TABLE calls ADD COLUMN summary TEXT NOT NULL DEFAULT '';
ALTER TABLE calls ADD COLUMN summary_reason TEXT NOT NULL DEFAULT '';
CREATE INDEX calls_by_agent ON calls (tenant_id, agent_id, created_at, id) WHERE agent_id <> '';
ALTER TABLE numbers ADD COLUMN agent_id TEXT NOT NULL DEFAULT '';
ALTER TABLE numbers ADD COLUMN agent_when TEXT NOT NULL DEFAULT 'always';
ALTER TABLE sessions ADD COLUMN agent_id TEXT NOT NULL DEFAULT '';
ALTER TABLE sessions ADD COLUMN agent_lines INTEGER NOT NULL DEFAULT 1;

-- +goose Down
ALTER TABLE sessions DROP COLUMN agent_lines;
ALTER TABLE sessions DROP COLUMN agent_id;
ALTER TABLE numbers DROP COLUMN agent_when;
ALTER TABLE numbers DROP COLUMN agent_id;
ALTER TABLE calls DROP COLUMN summary_reason;
ALTER TABLE calls DROP COLUMN summary;
ALTER TABLE calls DROP COLUMN agent_outcome;
DROP INDEX calls_by_agent;
ALTER TABLE calls DROP COLUMN agent_id;
