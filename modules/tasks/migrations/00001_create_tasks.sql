-- status_order and priority_order are the places of status and priority in their usual order; due_key is due_at as text
-- that sorts, 9999 without one; rank is the place within a column of the board. The checklist is JSON: it is read and
-- written with its task, and short.

-- +goose Up
CREATE TABLE tasks (
    tenant_id      TEXT      NOT NULL,
    id             TEXT      NOT NULL,
    version        BIGINT    NOT NULL DEFAULT 1,
    created_at     TIMESTAMP NOT NULL,
    updated_at     TIMESTAMP NOT NULL,
    created_by     TEXT      NOT NULL DEFAULT '',
    updated_by     TEXT      NOT NULL DEFAULT '',
    title          TEXT      NOT NULL,
    title_key      TEXT      NOT NULL,
    description    TEXT      NOT NULL DEFAULT '',
    status         TEXT      NOT NULL,
    status_order   INTEGER   NOT NULL,
    priority       TEXT      NOT NULL,
    priority_order INTEGER   NOT NULL,
    label          TEXT      NOT NULL DEFAULT '',
    assignee_id    TEXT      NOT NULL DEFAULT '',
    due_at         TIMESTAMP,
    due_key        TEXT      NOT NULL DEFAULT '9999',
    closed_at      TIMESTAMP,
    origin         TEXT      NOT NULL DEFAULT 'manual',
    link_module    TEXT      NOT NULL DEFAULT '',
    link_type      TEXT      NOT NULL DEFAULT '',
    link_id        TEXT      NOT NULL DEFAULT '',
    link_title     TEXT      NOT NULL DEFAULT '',
    checklist      TEXT      NOT NULL DEFAULT '[]',
    rank           TEXT      NOT NULL,
    PRIMARY KEY (tenant_id, id)
);

-- +goose Down
DROP TABLE tasks;
