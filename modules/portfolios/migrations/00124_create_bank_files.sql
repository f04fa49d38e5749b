-- Files of banks, and each line of them: what it tells, whom it may be from, and what became of it. A line that was posted is known
-- by its fingerprint in every later file.

-- +goose Up
CREATE TABLE bank_files (
    tenant_id   TEXT      NOT NULL,
    id          TEXT      NOT NULL,
    version     BIGINT    NOT NULL DEFAULT 1,
    created_at  TIMESTAMP NOT NULL,
    updated_at  TIMESTAMP NOT NULL,
    created_by  TEXT      NOT NULL DEFAULT '',
    updated_by  TEXT      NOT NULL DEFAULT '',
    bank        TEXT      NOT NULL,
    bank_key    TEXT      NOT NULL,
    currency    TEXT      NOT NULL,
    file_name   TEXT      NOT NULL,
    file_size   BIGINT    NOT NULL,
    sha256      TEXT      NOT NULL,
    status      TEXT      NOT NULL,
    detected    TEXT      NOT NULL DEFAULT '{}',
    format      TEXT      NOT NULL DEFAULT '{}',
    proposed    TEXT      NOT NULL DEFAULT '[]',
    columns     TEXT      NOT NULL DEFAULT '[]',
    minor_units BOOLEAN   NOT NULL DEFAULT FALSE,
    post_from   BIGINT    NOT NULL DEFAULT 0,
    started_at  TIMESTAMP,
    started_by  TEXT      NOT NULL DEFAULT '',
    failure     TEXT      NOT NULL DEFAULT '',
    PRIMARY KEY (tenant_id, id)
);
CREATE UNIQUE INDEX bank_files_once ON bank_files (tenant_id, sha256) WHERE status <> 'cancelled' AND status <> 'failed';
CREATE INDEX bank_files_at_work ON bank_files (status) WHERE status IN ('matching', 'posting');

CREATE TABLE bank_lines (
    tenant_id   TEXT      NOT NULL,
    id          TEXT      NOT NULL,
    file_id     TEXT      NOT NULL,
    line        BIGINT    NOT NULL,
    status      TEXT      NOT NULL CHECK (status IN ('wrong', 'waiting', 'known', 'posted', 'skipped')),
    day         TEXT      NOT NULL DEFAULT '',
    amount      BIGINT    NOT NULL DEFAULT 0,
    currency    TEXT      NOT NULL DEFAULT '',
    reference   TEXT      NOT NULL DEFAULT '',
    payer       TEXT      NOT NULL DEFAULT '',
    document    TEXT      NOT NULL DEFAULT '',
    debt_ref    TEXT      NOT NULL DEFAULT '',
    fault       TEXT      NOT NULL DEFAULT '',
    fingerprint TEXT      NOT NULL DEFAULT '',
    proposals   TEXT      NOT NULL DEFAULT '[]',
    certainty   BIGINT    NOT NULL DEFAULT 0,
    debtor_id   TEXT      NOT NULL DEFAULT '',
    payment_id  TEXT      NOT NULL DEFAULT '',
    left_over   BIGINT    NOT NULL DEFAULT 0,
    reason      TEXT      NOT NULL DEFAULT '',
    decided_by  TEXT      NOT NULL DEFAULT '',
    decided_at  TIMESTAMP,
    PRIMARY KEY (tenant_id, id)
);
CREATE UNIQUE INDEX bank_lines_by_line ON bank_lines (tenant_id, file_id, line);
CREATE INDEX bank_lines_by_status ON bank_lines (tenant_id, file_id, status, certainty, line);
CREATE UNIQUE INDEX bank_lines_posted ON bank_lines (tenant_id, fingerprint) WHERE status = 'posted';

-- What the columns of a bank's files were: id is the bank's key.
CREATE TABLE bank_mappings (
    tenant_id   TEXT      NOT NULL,
    id          TEXT      NOT NULL,
    version     BIGINT    NOT NULL DEFAULT 1,
    created_at  TIMESTAMP NOT NULL,
    updated_at  TIMESTAMP NOT NULL,
    created_by  TEXT      NOT NULL DEFAULT '',
    updated_by  TEXT      NOT NULL DEFAULT '',
    header      TEXT      NOT NULL DEFAULT '[]',
    columns     TEXT      NOT NULL DEFAULT '[]',
    format      TEXT      NOT NULL DEFAULT '{}',
    minor_units BOOLEAN   NOT NULL DEFAULT FALSE,
    PRIMARY KEY (tenant_id, id)
);
CREATE INDEX debts_by_account ON debts (tenant_id, account_ref) WHERE account_ref <> '';
CREATE INDEX payments_by_external_ref ON payments (tenant_id, external_ref) WHERE external_ref <> '';

-- +goose Down
DROP INDEX payments_by_external_ref;
DROP INDEX debts_by_account;
DROP TABLE bank_mappings;
DROP TABLE bank_lines;
DROP TABLE bank_files;
