-- +goose Up
CREATE TABLE sdk_idempotency (
    tenant_id    TEXT NOT NULL,
    user_id      TEXT NOT NULL,
    key          TEXT NOT NULL,
    request_hash BLOB NOT NULL,
    status       INTEGER NOT NULL DEFAULT 0,
    header       BLOB,
    body         BLOB,
    created_at   DATETIME NOT NULL,
    PRIMARY KEY (tenant_id, user_id, key)
) WITHOUT ROWID;
CREATE INDEX sdk_idempotency_age ON sdk_idempotency (created_at);

CREATE TABLE tracing_events (
    tenant_id    TEXT NOT NULL,
    id           TEXT NOT NULL,
    module       TEXT NOT NULL,
    name         TEXT NOT NULL,
    subject_type TEXT NOT NULL,
    subject_id   TEXT NOT NULL,
    actor_id     TEXT NOT NULL,
    actor_name   TEXT NOT NULL,
    actor_role   TEXT NOT NULL,
    actor_kind   TEXT NOT NULL,
    request_id   TEXT NOT NULL,
    trace_id     TEXT NOT NULL,
    parent_id    TEXT NOT NULL,
    payload      TEXT NOT NULL,
    created_at   DATETIME NOT NULL,
    seq          INTEGER,
    prev_hash    BLOB,
    hash         BLOB,
    PRIMARY KEY (tenant_id, id)
) WITHOUT ROWID;
CREATE UNIQUE INDEX tracing_events_seq ON tracing_events (tenant_id, seq);
CREATE INDEX tracing_events_unlinked ON tracing_events (tenant_id, id) WHERE seq IS NULL;
CREATE INDEX tracing_events_time ON tracing_events (tenant_id, created_at, id);
CREATE INDEX tracing_events_subject ON tracing_events (tenant_id, subject_type, subject_id, created_at, id);
CREATE INDEX tracing_events_actor ON tracing_events (tenant_id, actor_id, created_at, id);
CREATE INDEX tracing_events_name ON tracing_events (tenant_id, name, created_at, id);

CREATE TABLE tracing_chain (
    tenant_id  TEXT NOT NULL PRIMARY KEY,
    seq        INTEGER NOT NULL,
    hash       BLOB NOT NULL,
    updated_at DATETIME NOT NULL
) WITHOUT ROWID;

CREATE TABLE sdk_consumed (
    tenant_id   TEXT NOT NULL,
    consumer    TEXT NOT NULL,
    event_id    TEXT NOT NULL,
    consumed_at DATETIME NOT NULL,
    PRIMARY KEY (tenant_id, consumer, event_id)
) WITHOUT ROWID;
CREATE INDEX sdk_consumed_age ON sdk_consumed (consumed_at);

-- +goose StatementBegin
CREATE TRIGGER tracing_events_append_only BEFORE DELETE ON tracing_events
BEGIN
    SELECT RAISE(ABORT, 'tracing events are append-only');
END;
-- +goose StatementEnd
-- +goose StatementBegin
CREATE TRIGGER tracing_events_unchanged BEFORE UPDATE ON tracing_events
WHEN OLD.seq IS NOT NULL
    OR NEW.tenant_id <> OLD.tenant_id OR NEW.id <> OLD.id OR NEW.module <> OLD.module OR NEW.name <> OLD.name
    OR NEW.subject_type <> OLD.subject_type OR NEW.subject_id <> OLD.subject_id OR NEW.actor_id <> OLD.actor_id
    OR NEW.actor_name <> OLD.actor_name OR NEW.actor_role <> OLD.actor_role OR NEW.actor_kind <> OLD.actor_kind
    OR NEW.parent_id <> OLD.parent_id OR NEW.request_id <> OLD.request_id OR NEW.trace_id <> OLD.trace_id OR NEW.payload <> OLD.payload
    OR NEW.created_at <> OLD.created_at
BEGIN
    SELECT RAISE(ABORT, 'tracing events are append-only');
END;
-- +goose StatementEnd

-- +goose Down
DROP TABLE sdk_consumed;
DROP TABLE tracing_chain;
DROP TABLE tracing_events;
DROP TABLE sdk_idempotency;
