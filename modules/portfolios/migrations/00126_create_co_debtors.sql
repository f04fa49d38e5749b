-- Who answers for a debt beside the debtor whose it is. shared_debts on debtors counts the debts of others that they answer for.

-- +goose Up
CREATE TABLE co_debtors (
    tenant_id  TEXT      NOT NULL,
    id         TEXT      NOT NULL,
    version    BIGINT    NOT NULL DEFAULT 1,
    created_at TIMESTAMP NOT NULL,
    updated_at TIMESTAMP NOT NULL,
    created_by TEXT      NOT NULL DEFAULT '',
    updated_by TEXT      NOT NULL DEFAULT '',
    debt_id    TEXT      NOT NULL,
    owner_id   TEXT      NOT NULL,
    debtor_id  TEXT      NOT NULL,
    role       TEXT      NOT NULL CHECK (role IN ('co_debtor', 'guarantor', 'heir')),
    PRIMARY KEY (tenant_id, id),
    UNIQUE (tenant_id, debt_id, debtor_id)
);
CREATE INDEX co_debtors_by_debtor ON co_debtors (tenant_id, debtor_id, debt_id);
ALTER TABLE debtors ADD COLUMN shared_debts BIGINT NOT NULL DEFAULT 0;

-- +goose Down
ALTER TABLE debtors DROP COLUMN shared_debts;
DROP TABLE co_debtors;
