-- What a role may change of a debt by itself is set on the portfolio; what goes beyond waits in adjustments.
-- limited marks the movements that somebody with a limit posted within it: they count against the next.

-- +goose Up
ALTER TABLE portfolios ADD COLUMN authority TEXT; -- JSON; nothing is what each role has at first
ALTER TABLE movements ADD COLUMN limited BOOLEAN NOT NULL DEFAULT FALSE;
CREATE TABLE adjustments (
    tenant_id    TEXT      NOT NULL,
    id           TEXT      NOT NULL,
    version      BIGINT    NOT NULL DEFAULT 1,
    created_at   TIMESTAMP NOT NULL,
    updated_at   TIMESTAMP NOT NULL,
    created_by   TEXT      NOT NULL DEFAULT '',
    updated_by   TEXT      NOT NULL DEFAULT '',
    debtor_id    TEXT      NOT NULL,
    debt_id      TEXT      NOT NULL,
    portfolio_id TEXT      NOT NULL,
    status       TEXT      NOT NULL CHECK (status IN ('waiting', 'approved', 'refused', 'withdrawn')),
    direction    TEXT      NOT NULL DEFAULT '',
    type         TEXT      NOT NULL DEFAULT '',
    resolution   TEXT      NOT NULL DEFAULT '',
    amount       BIGINT    NOT NULL CHECK (amount > 0),
    currency     TEXT      NOT NULL,
    balance      BIGINT    NOT NULL,
    source_ref   TEXT      NOT NULL DEFAULT '',
    note         TEXT      NOT NULL DEFAULT '',
    at           TIMESTAMP,
    decided_by   TEXT      NOT NULL DEFAULT '',
    decided_at   TIMESTAMP,
    reason       TEXT      NOT NULL DEFAULT '',
    movement_id  TEXT      NOT NULL DEFAULT '',
    PRIMARY KEY (tenant_id, debtor_id, id)
);
CREATE INDEX adjustments_by_status ON adjustments (tenant_id, status, id);

-- +goose Down
DROP TABLE adjustments;
ALTER TABLE movements DROP COLUMN limited;
ALTER TABLE portfolios DROP COLUMN authority;
