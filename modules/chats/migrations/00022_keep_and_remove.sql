-- Which conversations a legal matter keeps, and of which the words were removed since the company keeps them no longer.

-- +goose Up
ALTER TABLE conversations ADD COLUMN held_at TIMESTAMP;
ALTER TABLE conversations ADD COLUMN held_by TEXT NOT NULL DEFAULT '';
ALTER TABLE conversations ADD COLUMN purged_at TIMESTAMP;
CREATE INDEX conversations_to_purge ON conversations (tenant_id, resolved_at, id) WHERE status = 'resolved' AND purged_at IS NULL AND held_at IS NULL;

-- +goose Down
DROP INDEX conversations_to_purge;
ALTER TABLE conversations DROP COLUMN purged_at;
ALTER TABLE conversations DROP COLUMN held_by;
ALTER TABLE conversations DROP COLUMN held_at;
