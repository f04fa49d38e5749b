-- Files of records, the content that no file speaks of — on its way in, or out —, and what a tenant's content takes.

-- +goose Up
CREATE TABLE sdk_files (
    tenant_id      TEXT NOT NULL,
    id             TEXT NOT NULL,
    version        BIGINT NOT NULL,
    created_at     TIMESTAMPTZ NOT NULL,
    updated_at     TIMESTAMPTZ NOT NULL,
    created_by     TEXT NOT NULL,
    updated_by     TEXT NOT NULL,
    record_type    TEXT NOT NULL,
    record_id      TEXT NOT NULL,
    name           TEXT NOT NULL,
    media_type     TEXT NOT NULL,
    size           BIGINT NOT NULL,
    sha256         TEXT NOT NULL,
    key            BYTEA,
    keep_until     TIMESTAMPTZ,
    held_at        TIMESTAMPTZ,
    held_by        TEXT NOT NULL,
    erasure_due_at TIMESTAMPTZ,
    erased_at      TIMESTAMPTZ,
    PRIMARY KEY (tenant_id, id)
);
CREATE INDEX sdk_files_record ON sdk_files (tenant_id, record_type, record_id, id);
CREATE INDEX sdk_files_keep_until ON sdk_files (keep_until) WHERE keep_until IS NOT NULL;

CREATE TABLE sdk_loose_blobs (
    tenant_id TEXT NOT NULL,
    id        TEXT NOT NULL,
    bytes     BIGINT NOT NULL,
    leaving   BOOLEAN NOT NULL,
    due_at    TIMESTAMPTZ NOT NULL,
    PRIMARY KEY (tenant_id, id)
);
CREATE INDEX sdk_loose_blobs_due ON sdk_loose_blobs (due_at);

CREATE TABLE sdk_file_usage (
    tenant_id TEXT NOT NULL PRIMARY KEY,
    bytes     BIGINT NOT NULL
);

-- +goose Down
DROP TABLE sdk_file_usage;
DROP TABLE sdk_loose_blobs;
DROP TABLE sdk_files;
