-- Exports that are made on a schedule, each time they were made, and the files, cut into chunks so that every replica has
-- them and none holds one whole.

-- +goose Up
CREATE TABLE report_schedules (
    tenant_id   TEXT      NOT NULL,
    id          TEXT      NOT NULL,
    version     BIGINT    NOT NULL,
    created_at  TIMESTAMP NOT NULL,
    updated_at  TIMESTAMP NOT NULL,
    created_by  TEXT      NOT NULL,
    updated_by  TEXT      NOT NULL,
    name        TEXT      NOT NULL,
    report      TEXT      NOT NULL,
    format      TEXT      NOT NULL,
    cadence     TEXT      NOT NULL,
    delivery    TEXT      NOT NULL,
    recipients  TEXT      NOT NULL,
    filters     TEXT      NOT NULL,
    owner_id    TEXT      NOT NULL,
    paused      BOOLEAN   NOT NULL,
    next_run_at TIMESTAMP,
    last_run_id TEXT      NOT NULL,
    PRIMARY KEY (tenant_id, id)
);
CREATE INDEX report_schedules_due ON report_schedules (next_run_at) WHERE next_run_at IS NOT NULL;
CREATE TABLE report_runs (
    tenant_id    TEXT      NOT NULL,
    id           TEXT      NOT NULL,
    version      BIGINT    NOT NULL,
    created_at   TIMESTAMP NOT NULL,
    updated_at   TIMESTAMP NOT NULL,
    created_by   TEXT      NOT NULL,
    updated_by   TEXT      NOT NULL,
    schedule_id  TEXT      NOT NULL,
    name         TEXT      NOT NULL,
    report       TEXT      NOT NULL,
    format       TEXT      NOT NULL,
    delivery     TEXT      NOT NULL,
    recipients   TEXT      NOT NULL,
    filters      TEXT      NOT NULL,
    owner_id     TEXT      NOT NULL,
    status       TEXT      NOT NULL,
    attempt      INTEGER   NOT NULL,
    row_count    BIGINT    NOT NULL,
    byte_count   BIGINT    NOT NULL,
    cause        TEXT      NOT NULL,
    mail         TEXT      NOT NULL,
    file_name    TEXT      NOT NULL,
    started_at   TIMESTAMP,
    finished_at  TIMESTAMP,
    heartbeat_at TIMESTAMP NOT NULL,
    PRIMARY KEY (tenant_id, id)
);
CREATE INDEX report_runs_by_schedule ON report_runs (tenant_id, schedule_id, id);
CREATE INDEX report_runs_by_owner ON report_runs (tenant_id, owner_id, id);
CREATE INDEX report_runs_by_status ON report_runs (status, heartbeat_at);
CREATE TABLE report_chunks (
    tenant_id  TEXT      NOT NULL,
    id         TEXT      NOT NULL,
    version    BIGINT    NOT NULL,
    created_at TIMESTAMP NOT NULL,
    updated_at TIMESTAMP NOT NULL,
    created_by TEXT      NOT NULL,
    updated_by TEXT      NOT NULL,
    run_id     TEXT      NOT NULL,
    seq        INTEGER   NOT NULL,
    data       BYTEA NOT NULL,
    PRIMARY KEY (tenant_id, id)
);
CREATE UNIQUE INDEX report_chunks_by_run ON report_chunks (tenant_id, run_id, seq);

-- +goose Down
DROP TABLE report_chunks;
DROP TABLE report_runs;
DROP TABLE report_schedules;
