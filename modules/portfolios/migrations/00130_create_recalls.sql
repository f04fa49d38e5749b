-- Portfolios that their creditors take back, debtor by debtor: behind is the last debtor whose debts were recalled.

-- +goose Up
CREATE TABLE recalls (
    tenant_id    TEXT      NOT NULL,
    id           TEXT      NOT NULL,
    version      BIGINT    NOT NULL DEFAULT 1,
    created_at   TIMESTAMP NOT NULL,
    updated_at   TIMESTAMP NOT NULL,
    created_by   TEXT      NOT NULL DEFAULT '',
    updated_by   TEXT      NOT NULL DEFAULT '',
    portfolio_id TEXT      NOT NULL,
    status       TEXT      NOT NULL CHECK (status IN ('running', 'done')),
    debtors      BIGINT    NOT NULL,
    done         BIGINT    NOT NULL DEFAULT 0,
    debts        BIGINT    NOT NULL DEFAULT 0,
    behind       TEXT      NOT NULL DEFAULT '',
    ended_at     TIMESTAMP,
    PRIMARY KEY (tenant_id, id)
);
CREATE INDEX recalls_by_portfolio ON recalls (tenant_id, portfolio_id, id);

-- +goose Down
DROP TABLE recalls;
