-- What lists of promises are narrowed by stands behind their order in the index itself, so that no row is read that is not shown.

-- +goose Up
DROP INDEX promises_by_day;
DROP INDEX promises_by_amount;
DROP INDEX promises_by_open;
DROP INDEX promises_by_status;
DROP INDEX promises_by_owner;
DROP INDEX promises_by_owner_open;
DROP INDEX promises_by_portfolio;
DROP INDEX promises_by_portfolio_open;
CREATE INDEX promises_by_day ON promises (tenant_id, due_on, id, currency, status, portfolio_id, owner_id);
CREATE INDEX promises_by_amount ON promises (tenant_id, amount, id, open, currency, status, portfolio_id, owner_id);
CREATE INDEX promises_by_open ON promises (tenant_id, open, due_on, id, currency, status, portfolio_id, owner_id);
CREATE INDEX promises_by_status ON promises (tenant_id, status, due_on, id, currency, portfolio_id, owner_id);
CREATE INDEX promises_by_owner ON promises (tenant_id, owner_id, due_on, id, currency, status);
CREATE INDEX promises_by_owner_open ON promises (tenant_id, owner_id, open, due_on, id, currency, status);
CREATE INDEX promises_by_portfolio ON promises (tenant_id, portfolio_id, due_on, id, currency, status);
CREATE INDEX promises_by_portfolio_open ON promises (tenant_id, portfolio_id, open, due_on, id, currency, status);

-- +goose Down
DROP INDEX promises_by_day;
DROP INDEX promises_by_amount;
DROP INDEX promises_by_open;
DROP INDEX promises_by_status;
DROP INDEX promises_by_owner;
DROP INDEX promises_by_owner_open;
DROP INDEX promises_by_portfolio;
DROP INDEX promises_by_portfolio_open;
CREATE INDEX promises_by_day ON promises (tenant_id, due_on, id);
CREATE INDEX promises_by_amount ON promises (tenant_id, amount, id);
CREATE INDEX promises_by_open ON promises (tenant_id, open, due_on, id);
CREATE INDEX promises_by_status ON promises (tenant_id, status, due_on, id);
CREATE INDEX promises_by_owner ON promises (tenant_id, owner_id, due_on, id);
CREATE INDEX promises_by_owner_open ON promises (tenant_id, owner_id, open, due_on, id);
CREATE INDEX promises_by_portfolio ON promises (tenant_id, portfolio_id, due_on, id);
CREATE INDEX promises_by_portfolio_open ON promises (tenant_id, portfolio_id, open, due_on, id);
