-- Indexes that hold all that the figures of the home page are made of, so that no row is read for them.

-- +goose Up
DROP INDEX promises_calendar;
CREATE INDEX promises_calendar ON promises (tenant_id, due_on, currency, status, amount, owner_id, portfolio_id);
CREATE INDEX promises_by_deadline ON promises (tenant_id, status, deadline, currency, amount, owner_id, portfolio_id);
DROP INDEX payments_by_day;
CREATE INDEX payments_by_day ON payments (tenant_id, paid_on, id, status, currency, amount, portfolio_id, taken_by);
DROP INDEX payments_by_portfolio;
CREATE INDEX payments_by_portfolio ON payments (tenant_id, portfolio_id, paid_on, id, status, currency, amount);
CREATE INDEX payments_taken ON payments (tenant_id, taken_by, paid_on, status, currency, amount, portfolio_id);

-- +goose Down
DROP INDEX payments_taken;
DROP INDEX payments_by_portfolio;
CREATE INDEX payments_by_portfolio ON payments (tenant_id, portfolio_id, paid_on, id);
DROP INDEX payments_by_day;
CREATE INDEX payments_by_day ON payments (tenant_id, paid_on, id);
DROP INDEX promises_by_deadline;
DROP INDEX promises_calendar;
CREATE INDEX promises_calendar ON promises (tenant_id, due_on, currency, status, amount);
