-- The bounds of plugins-sdk/go/money (Most 10^15, MostSum 9*10^15 minor units), for whatever writes. Rows from before are not
-- looked at (NOT VALID): `recobro module repair portfolios` mends them.

-- +goose Up
ALTER TABLE debts ADD CONSTRAINT debts_within CHECK (
    balance BETWEEN -1000000000000000 AND 1000000000000000 AND principal BETWEEN -1000000000000000 AND 1000000000000000
) NOT VALID;
ALTER TABLE movements ADD CONSTRAINT movements_within CHECK (amount BETWEEN 1 AND 1000000000000000) NOT VALID;
ALTER TABLE debtors ADD CONSTRAINT debtors_within CHECK (balance BETWEEN -9000000000000000 AND 9000000000000000) NOT VALID;
ALTER TABLE portfolios ADD CONSTRAINT portfolios_within CHECK (balance BETWEEN -9000000000000000 AND 9000000000000000) NOT VALID;

CREATE TABLE movements_set_aside (
    tenant_id  TEXT      NOT NULL,
    id         TEXT      NOT NULL,
    created_at TIMESTAMP NOT NULL,
    created_by TEXT      NOT NULL DEFAULT '',
    debt_id    TEXT      NOT NULL,
    debtor_id  TEXT      NOT NULL,
    direction  TEXT      NOT NULL,
    type       TEXT      NOT NULL,
    amount     BIGINT    NOT NULL,
    currency   TEXT      NOT NULL,
    source_ref TEXT      NOT NULL DEFAULT '',
    note       TEXT      NOT NULL DEFAULT '',
    at         TIMESTAMP NOT NULL,
    limited    BOOLEAN   NOT NULL DEFAULT FALSE,
    PRIMARY KEY (tenant_id, debt_id, id)
);

-- +goose Down
DROP TABLE movements_set_aside;
ALTER TABLE portfolios DROP CONSTRAINT portfolios_within;
ALTER TABLE debtors DROP CONSTRAINT debtors_within;
ALTER TABLE movements DROP CONSTRAINT movements_within;
ALTER TABLE debts DROP CONSTRAINT debts_within;
