-- What people have tried before work, and how well each heard: the last of each person.

-- +goose Up
CREATE TABLE line_tests (
    tenant_id  TEXT             NOT NULL,
    id         TEXT             NOT NULL,
    version    BIGINT           NOT NULL,
    created_at TIMESTAMP        NOT NULL,
    updated_at TIMESTAMP        NOT NULL,
    created_by TEXT             NOT NULL,
    updated_by TEXT             NOT NULL,
    user_id    TEXT             NOT NULL,
    kind       TEXT             NOT NULL,
    verdict    TEXT             NOT NULL,
    loss       DOUBLE PRECISION NOT NULL,
    jitter_ms  INTEGER          NOT NULL,
    round_trip INTEGER          NOT NULL,
    device     TEXT             NOT NULL,
    trunk_id   TEXT             NOT NULL,
    call_id    TEXT             NOT NULL,
    PRIMARY KEY (tenant_id, id)
);
CREATE INDEX line_tests_by_created ON line_tests (tenant_id, created_at, id);
CREATE INDEX line_tests_by_user ON line_tests (tenant_id, user_id, created_at, id);

-- +goose Down
DROP TABLE line_tests;
