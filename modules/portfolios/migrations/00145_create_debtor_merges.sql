-- Debtors who turned out to be one person: who went into whom, and every row that moved, so that it can be brought back.

-- +goose Up
CREATE TABLE debtor_merges (
    tenant_id    TEXT      NOT NULL,
    id           TEXT      NOT NULL,
    version      BIGINT    NOT NULL DEFAULT 1,
    created_at   TIMESTAMP NOT NULL,
    updated_at   TIMESTAMP NOT NULL,
    created_by   TEXT      NOT NULL DEFAULT '',
    updated_by   TEXT      NOT NULL DEFAULT '',
    portfolio_id TEXT      NOT NULL,
    kept_id      TEXT      NOT NULL,
    other_id     TEXT      NOT NULL,
    other_key    TEXT      NOT NULL, -- what makes a creditor's row this debtor: it reaches the kept one meanwhile
    other_name   TEXT      NOT NULL,
    other        TEXT      NOT NULL, -- JSON: the other's own row
    before       TEXT      NOT NULL, -- JSON: what the kept one was
    after        TEXT      NOT NULL, -- JSON: what the merge made of that
    moved        TEXT      NOT NULL, -- JSON: how many rows of each kind
    split_at     TIMESTAMP,
    split_by     TEXT      NOT NULL DEFAULT '',
    PRIMARY KEY (tenant_id, id)
);
CREATE UNIQUE INDEX debtor_merges_of_other ON debtor_merges (tenant_id, other_id) WHERE split_at IS NULL;
CREATE INDEX debtor_merges_of_kept ON debtor_merges (tenant_id, kept_id) WHERE split_at IS NULL;
CREATE INDEX debtor_merges_by_key ON debtor_merges (tenant_id, portfolio_id, other_key) WHERE split_at IS NULL;

CREATE TABLE debtor_merge_rows (
    tenant_id TEXT NOT NULL,
    merge_id  TEXT NOT NULL,
    part      TEXT NOT NULL,
    row_id    TEXT NOT NULL,
    before    TEXT NOT NULL DEFAULT '', -- JSON: columns that became something else beside the debtor
    PRIMARY KEY (tenant_id, merge_id, part, row_id)
);

-- +goose Down
DROP TABLE debtor_merge_rows;
DROP TABLE debtor_merges;
