-- Every order of the list, and every set of rows that one person may see, has an index that begins with the tenant.
-- Texts that are ordered sort by their bytes, as on the other engine.

-- +goose Up
ALTER TABLE tasks
    ALTER COLUMN title_key TYPE TEXT COLLATE "C",
    ALTER COLUMN due_key TYPE TEXT COLLATE "C",
    ALTER COLUMN rank TYPE TEXT COLLATE "C";
CREATE INDEX tasks_by_rank ON tasks (tenant_id, status, rank, id);
CREATE INDEX tasks_by_status ON tasks (tenant_id, status_order, id);
CREATE INDEX tasks_by_title ON tasks (tenant_id, title_key, id);
CREATE INDEX tasks_by_priority ON tasks (tenant_id, priority_order, id);
CREATE INDEX tasks_by_label ON tasks (tenant_id, label, id);
CREATE INDEX tasks_by_due ON tasks (tenant_id, due_key, id);
CREATE INDEX tasks_by_assignee ON tasks (tenant_id, assignee_id, id) WHERE assignee_id <> '';
CREATE INDEX tasks_by_creator ON tasks (tenant_id, created_by, id);
CREATE INDEX tasks_by_link ON tasks (tenant_id, link_type, link_id, id) WHERE link_id <> '';

-- +goose Down
DROP INDEX tasks_by_link;
DROP INDEX tasks_by_creator;
DROP INDEX tasks_by_assignee;
DROP INDEX tasks_by_due;
DROP INDEX tasks_by_label;
DROP INDEX tasks_by_priority;
DROP INDEX tasks_by_title;
DROP INDEX tasks_by_status;
DROP INDEX tasks_by_rank;
