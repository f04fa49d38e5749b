-- Inboxes, and who works there.

-- +goose Up
CREATE TABLE inboxes (
    tenant_id     TEXT      NOT NULL,
    id            TEXT      NOT NULL,
    version       BIGINT    NOT NULL,
    created_at    TIMESTAMP NOT NULL,
    updated_at    TIMESTAMP NOT NULL,
    created_by    TEXT      NOT NULL,
    updated_by    TEXT      NOT NULL,
    name          TEXT      NOT NULL,
    channel       TEXT      NOT NULL,
    address       TEXT      NOT NULL,
    settings      TEXT      NOT NULL,
    secret        BYTEA,
    hook_id       TEXT      NOT NULL,
    portfolio_id  TEXT      NOT NULL,
    assigns       BOOLEAN   NOT NULL,
    capacity      INTEGER   NOT NULL,
    first_minutes INTEGER   NOT NULL,
    solve_minutes INTEGER   NOT NULL,
    asks_rating   BOOLEAN   NOT NULL,
    is_on         BOOLEAN   NOT NULL,
    PRIMARY KEY (tenant_id, id)
);
CREATE UNIQUE INDEX inboxes_by_name ON inboxes (tenant_id, name);
CREATE UNIQUE INDEX inboxes_by_hook ON inboxes (tenant_id, hook_id) WHERE hook_id <> '';
CREATE TABLE inbox_members (
    tenant_id TEXT NOT NULL,
    inbox_id  TEXT NOT NULL,
    user_id   TEXT NOT NULL,
    PRIMARY KEY (tenant_id, inbox_id, user_id)
);
CREATE INDEX inbox_members_by_user ON inbox_members (tenant_id, user_id, inbox_id);

-- +goose Down
DROP TABLE inbox_members;
DROP TABLE inboxes;
