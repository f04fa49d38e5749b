-- A browser opens a socket with a ticket, once, within half a minute.

-- +goose Up
CREATE TABLE socket_tickets (
    tenant_id   TEXT      NOT NULL,
    id          TEXT      NOT NULL,
    version     BIGINT    NOT NULL DEFAULT 1,
    created_at  TIMESTAMP NOT NULL,
    updated_at  TIMESTAMP NOT NULL,
    created_by  TEXT      NOT NULL DEFAULT '',
    updated_by  TEXT      NOT NULL DEFAULT '',
    secret_hash TEXT      NOT NULL,
    session_id  TEXT      NOT NULL,
    user_id     TEXT      NOT NULL,
    works_in    TEXT      NOT NULL,
    path        TEXT      NOT NULL,
    expires_at  TIMESTAMP NOT NULL,
    PRIMARY KEY (tenant_id, id),
    UNIQUE (tenant_id, secret_hash)
);
CREATE INDEX socket_tickets_by_end ON socket_tickets (expires_at);

-- +goose Down
DROP TABLE socket_tickets;
