-- Recordings of calls. While a call goes on its sound lies sealed on the disk of the program that carries it; spool_key opens it until it
-- is kept as a file of the call.

-- +goose Up
CREATE TABLE recordings (
    tenant_id  TEXT      NOT NULL,
    id         TEXT      NOT NULL,
    version    BIGINT    NOT NULL,
    created_at TIMESTAMP NOT NULL,
    updated_at TIMESTAMP NOT NULL,
    created_by TEXT      NOT NULL,
    updated_by TEXT      NOT NULL,
    call_id    TEXT      NOT NULL,
    user_id    TEXT      NOT NULL,
    kind       TEXT      NOT NULL,
    status     TEXT      NOT NULL,
    law        INTEGER   NOT NULL,
    spool_key  BLOB,
    length_ms  BIGINT    NOT NULL,
    pauses     TEXT      NOT NULL,
    announced  BOOLEAN   NOT NULL,
    peaks      TEXT,
    file_id    TEXT      NOT NULL,
    PRIMARY KEY (tenant_id, id)
);
CREATE INDEX recordings_by_call ON recordings (tenant_id, call_id, id);

-- +goose Down
DROP TABLE recordings;
