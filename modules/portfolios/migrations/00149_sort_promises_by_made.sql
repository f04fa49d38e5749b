-- Lists of promises by the day on which they were made, with what they are narrowed by behind the order.

-- +goose Up
DROP INDEX promises_by_made;
CREATE INDEX promises_by_made ON promises (tenant_id, made_on, id, currency, status, portfolio_id, owner_id);

-- +goose Down
DROP INDEX promises_by_made;
CREATE INDEX promises_by_made ON promises (tenant_id, made_on);
