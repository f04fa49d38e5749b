-- The conversations that wait for somebody's own answer, for the number that stands on every page.

-- +goose Up
CREATE INDEX conversations_mine ON conversations (tenant_id, assignee_id, status, last_at, id) WHERE waiting_since IS NOT NULL;

-- +goose Down
DROP INDEX conversations_mine;
