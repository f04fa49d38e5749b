-- An import is one file of one creditor on its way into a portfolio. What a person sees of it changes rarely and is
-- versioned; how far its work has come changes with every batch and lies in a row of its own.

-- +goose Up
CREATE TABLE imports (
    tenant_id    TEXT      NOT NULL,
    id           TEXT      NOT NULL,
    version      BIGINT    NOT NULL DEFAULT 1,
    created_at   TIMESTAMP NOT NULL,
    updated_at   TIMESTAMP NOT NULL,
    created_by   TEXT      NOT NULL DEFAULT '',
    updated_by   TEXT      NOT NULL DEFAULT '',
    portfolio_id TEXT      NOT NULL,
    file_name    TEXT      NOT NULL,
    file_size    BIGINT    NOT NULL,
    sha256       TEXT      NOT NULL,
    status       TEXT      NOT NULL,
    waiting_for  TEXT      NOT NULL DEFAULT '',
    detected     TEXT      NOT NULL DEFAULT '{}',
    format       TEXT      NOT NULL DEFAULT '{}',
    proposed     TEXT      NOT NULL DEFAULT '[]',
    columns      TEXT      NOT NULL DEFAULT '[]',
    check_counts TEXT      NOT NULL DEFAULT '{}',
    counts       TEXT      NOT NULL DEFAULT '{}',
    root         TEXT      NOT NULL DEFAULT '',
    failure      TEXT      NOT NULL DEFAULT '',
    started_at   TIMESTAMP,
    finished_at  TIMESTAMP,
    PRIMARY KEY (tenant_id, id)
);
CREATE INDEX imports_by_portfolio ON imports (tenant_id, portfolio_id, status, id);
CREATE INDEX imports_at_work ON imports (status) WHERE status IN ('checking', 'running');

-- The checkpoint is written in the transaction of the rows it speaks of. Who holds the lease does the work.
CREATE TABLE import_checkpoints (
    tenant_id   TEXT      NOT NULL,
    id          TEXT      NOT NULL,
    attempt     BIGINT    NOT NULL DEFAULT 0,
    next_offset BIGINT    NOT NULL DEFAULT 0,
    next_line   BIGINT    NOT NULL DEFAULT 0,
    total       BIGINT    NOT NULL DEFAULT 0,
    created     BIGINT    NOT NULL DEFAULT 0,
    updated     BIGINT    NOT NULL DEFAULT 0,
    unchanged   BIGINT    NOT NULL DEFAULT 0,
    rejected    BIGINT    NOT NULL DEFAULT 0,
    merkle      TEXT      NOT NULL DEFAULT '',
    holder      TEXT      NOT NULL DEFAULT '',
    held_until  TIMESTAMP NOT NULL,
    PRIMARY KEY (tenant_id, id)
);

-- One line per fault; attempt 1 and on are the checks and the run of one import, the newest counts.
CREATE TABLE import_rejections (
    tenant_id   TEXT    NOT NULL,
    import_id   TEXT    NOT NULL,
    attempt     BIGINT  NOT NULL,
    line        BIGINT  NOT NULL,
    nth         BIGINT  NOT NULL,
    from_offset BIGINT  NOT NULL,
    to_offset   BIGINT  NOT NULL,
    column_no   BIGINT  NOT NULL,
    column_name TEXT    NOT NULL,
    field       TEXT    NOT NULL,
    value       TEXT    NOT NULL,
    code        TEXT    NOT NULL,
    detail      TEXT    NOT NULL,
    PRIMARY KEY (tenant_id, import_id, attempt, line, nth)
);

-- What the columns of a creditor's last files were: id is the creditor's key.
CREATE TABLE import_mappings (
    tenant_id  TEXT      NOT NULL,
    id         TEXT      NOT NULL,
    version    BIGINT    NOT NULL DEFAULT 1,
    created_at TIMESTAMP NOT NULL,
    updated_at TIMESTAMP NOT NULL,
    created_by TEXT      NOT NULL DEFAULT '',
    updated_by TEXT      NOT NULL DEFAULT '',
    fields     TEXT      NOT NULL DEFAULT '{}',
    PRIMARY KEY (tenant_id, id)
);

-- +goose Down
DROP TABLE import_mappings;
DROP TABLE import_rejections;
DROP TABLE import_checkpoints;
DROP TABLE imports;
