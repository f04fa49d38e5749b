-- Files of records, the content that no file speaks of — on its way in, or out —, and what a tenant's content takes.

-- +goose Up
CREATE TABLE sdk_files (
    tenant_id      TEXT NOT NULL,
    id             TEXT NOT NULL,
    version        INTEGER NOT NULL,
    created_at     DATETIME NOT NULL,
    updated_at     DATETIME NOT NULL,
    created_by     TEXT NOT NULL,
    updated_by     TEXT NOT NULL,
    record_type    TEXT NOT NULL,
    record_id      TEXT NOT NULL,
    name           TEXT NOT NULL,
    media_type     TEXT NOT NULL,
    size           INTEGER NOT NULL,
    sha256         TEXT NOT NULL,
    key            BLOB,
    keep_until     DATETIME,
    held_at        DATETIME,
    held_by        TEXT NOT NULL,
    erasure_due_at DATETIME,
    erased_at      DATETIME,
    PRIMARY KEY (tenant_id, id)
) WITHOUT ROWID;
CREATE INDEX sdk_files_record ON sdk_files (tenant_id, record_type, record_id, id);
CREATE INDEX sdk_files_keep_until ON sdk_files (keep_until) WHERE keep_until IS NOT NULL;

CREATE TABLE sdk_loose_blobs (
    tenant_id TEXT NOT NULL,
    id        TEXT NOT NULL,
    bytes     INTEGER NOT NULL,
    leaving   BOOLEAN NOT NULL,
    due_at    DATETIME NOT NULL,
    PRIMARY KEY (tenant_id, id)
) WITHOUT ROWID;
CREATE INDEX sdk_loose_blobs_due ON sdk_loose_blobs (due_at);

CREATE TABLE sdk_file_usage (
    tenant_id TEXT NOT NULL PRIMARY KEY,
    bytes     INTEGER NOT NULL
) WITHOUT ROWID;

-- +goose Down
DROP TABLE sdk_file_usage;
DROP TABLE sdk_loose_blobs;
DROP TABLE sdk_files;
