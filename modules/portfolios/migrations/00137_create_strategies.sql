-- Strategies by version, and what they look at of a debtor.

-- +goose Up
CREATE TABLE strategies (
    tenant_id    TEXT      NOT NULL,
    id           TEXT      NOT NULL,
    version      BIGINT    NOT NULL DEFAULT 1,
    created_at   TIMESTAMP NOT NULL,
    updated_at   TIMESTAMP NOT NULL,
    created_by   TEXT      NOT NULL DEFAULT '',
    updated_by   TEXT      NOT NULL DEFAULT '',
    portfolio_id TEXT      NOT NULL,
    number       BIGINT    NOT NULL,
    status       TEXT      NOT NULL CHECK (status IN ('draft', 'published', 'superseded')),
    steps        TEXT      NOT NULL DEFAULT '[]', -- JSON
    note         TEXT      NOT NULL DEFAULT '',
    published_at TIMESTAMP,
    published_by TEXT      NOT NULL DEFAULT '',
    PRIMARY KEY (tenant_id, id)
);
CREATE UNIQUE INDEX strategies_one_draft ON strategies (tenant_id, portfolio_id) WHERE status = 'draft';
CREATE UNIQUE INDEX strategies_one_in_force ON strategies (tenant_id, portfolio_id) WHERE status = 'published';
CREATE UNIQUE INDEX strategies_numbers ON strategies (tenant_id, portfolio_id, number);

-- Copies of the last contact, for lists and strategies.
ALTER TABLE debtors ADD COLUMN tried_at TIMESTAMP;
ALTER TABLE debtors ADD COLUMN reached_at TIMESTAMP;
ALTER TABLE debtors ADD COLUMN last_reach TEXT NOT NULL DEFAULT '';
ALTER TABLE debtors ADD COLUMN tries BIGINT NOT NULL DEFAULT 0; -- since the debtor was reached
ALTER TABLE debtors ADD COLUMN retry_at TIMESTAMP; -- when the last outcome asks for another try

-- +goose Down
ALTER TABLE debtors DROP COLUMN retry_at;
ALTER TABLE debtors DROP COLUMN tries;
ALTER TABLE debtors DROP COLUMN last_reach;
ALTER TABLE debtors DROP COLUMN reached_at;
ALTER TABLE debtors DROP COLUMN tried_at;
DROP TABLE strategies;
