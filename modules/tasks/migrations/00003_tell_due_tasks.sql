-- due_zone is the time zone of whoever set the due moment: it says on which day the task is due. task_told remembers which
-- due moments the assignee has been told of, so that nobody is told twice.

-- +goose Up
ALTER TABLE tasks ADD COLUMN due_zone TEXT NOT NULL DEFAULT '';
CREATE TABLE task_told (
    tenant_id TEXT      NOT NULL,
    task_id   TEXT      NOT NULL,
    due_key   TEXT      NOT NULL,
    user_id   TEXT      NOT NULL,
    told_at   TIMESTAMP NOT NULL,
    PRIMARY KEY (tenant_id, task_id, due_key, user_id)
);
CREATE INDEX task_told_by_age ON task_told (tenant_id, told_at);

-- +goose Down
DROP TABLE task_told;
ALTER TABLE tasks DROP COLUMN due_zone;
