-- +goose Up
CREATE TABLE sdk_idempotency (
    tenant_id    TEXT NOT NULL,
    user_id      TEXT NOT NULL,
    key          TEXT NOT NULL,
    request_hash BYTEA NOT NULL,
    status       INTEGER NOT NULL DEFAULT 0,
    header       BYTEA,
    body         BYTEA,
    created_at   TIMESTAMPTZ NOT NULL,
    PRIMARY KEY (tenant_id, user_id, key)
);
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
    created_at   TIMESTAMPTZ NOT NULL,
    seq          BIGINT,
    prev_hash    BYTEA,
    hash         BYTEA,
    PRIMARY KEY (tenant_id, id)
);
CREATE UNIQUE INDEX tracing_events_seq ON tracing_events (tenant_id, seq);
CREATE INDEX tracing_events_unlinked ON tracing_events (tenant_id, id) WHERE seq IS NULL;
CREATE INDEX tracing_events_time ON tracing_events (tenant_id, created_at, id);
CREATE INDEX tracing_events_subject ON tracing_events (tenant_id, subject_type, subject_id, created_at, id);
CREATE INDEX tracing_events_actor ON tracing_events (tenant_id, actor_id, created_at, id);
CREATE INDEX tracing_events_name ON tracing_events (tenant_id, name, created_at, id);

CREATE TABLE tracing_chain (
    tenant_id  TEXT NOT NULL PRIMARY KEY,
    seq        BIGINT NOT NULL,
    hash       BYTEA NOT NULL,
    updated_at TIMESTAMPTZ NOT NULL
);

CREATE TABLE sdk_consumed (
    tenant_id   TEXT NOT NULL,
    consumer    TEXT NOT NULL,
    event_id    TEXT NOT NULL,
    consumed_at TIMESTAMPTZ NOT NULL,
    PRIMARY KEY (tenant_id, consumer, event_id)
);
CREATE INDEX sdk_consumed_age ON sdk_consumed (consumed_at);

-- +goose StatementBegin
CREATE FUNCTION tracing_events_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'DELETE' OR OLD.seq IS NOT NULL
        OR (NEW.tenant_id, NEW.id, NEW.module, NEW.name, NEW.subject_type, NEW.subject_id, NEW.actor_id, NEW.actor_name,
            NEW.actor_role, NEW.actor_kind, NEW.request_id, NEW.trace_id, NEW.payload, NEW.created_at)
        IS DISTINCT FROM
           (OLD.tenant_id, OLD.id, OLD.module, OLD.name, OLD.subject_type, OLD.subject_id, OLD.actor_id, OLD.actor_name,
            OLD.actor_role, OLD.actor_kind, OLD.request_id, OLD.trace_id, OLD.payload, OLD.created_at)
    THEN
        RAISE EXCEPTION 'tracing events are append-only';
    END IF;
    RETURN NEW;
END $$;
-- +goose StatementEnd
CREATE TRIGGER tracing_events_append_only BEFORE UPDATE OR DELETE ON tracing_events
    FOR EACH ROW EXECUTE FUNCTION tracing_events_append_only();

-- +goose Down
DROP TABLE sdk_consumed;
DROP TABLE tracing_chain;
DROP TABLE tracing_events;
DROP FUNCTION tracing_events_append_only;
DROP TABLE sdk_idempotency;
