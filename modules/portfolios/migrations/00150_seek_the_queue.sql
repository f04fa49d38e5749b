-- The next debtor is sought by whose they are. The order stands in an index of its own shape (-rank): where most debtors are nobody's,
-- PostgreSQL would walk all of them by rank for somebody who has none. Lists by portfolio hold those who are ready alone.

-- +goose Up
DROP INDEX queue_items_ready;
CREATE INDEX queue_items_ready ON queue_items (tenant_id, for_id, (-rank), debtor_id) WHERE ready;
DROP INDEX queue_items_of_portfolio;
CREATE INDEX queue_items_of_portfolio ON queue_items (tenant_id, portfolio_id, rank DESC, debtor_id) WHERE ready;

-- +goose Down
DROP INDEX queue_items_of_portfolio;
CREATE INDEX queue_items_of_portfolio ON queue_items (tenant_id, portfolio_id, rank DESC);
DROP INDEX queue_items_ready;
CREATE INDEX queue_items_ready ON queue_items (tenant_id, for_id, rank DESC, debtor_id) WHERE ready;
