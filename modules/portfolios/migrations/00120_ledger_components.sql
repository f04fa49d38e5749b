-- A balance has four parts, and each movement goes to one of them. What was owed before is counted as principal. A ledger is
-- read by debtor, in the order of time.

-- +goose Up
ALTER TABLE movements ADD COLUMN component TEXT NOT NULL DEFAULT 'principal';
ALTER TABLE movements ADD COLUMN payment_id TEXT NOT NULL DEFAULT '';
ALTER TABLE movements ADD COLUMN reverses_id TEXT NOT NULL DEFAULT '';
CREATE INDEX movements_by_debtor ON movements (tenant_id, debtor_id, at, id);
ALTER TABLE movements_set_aside ADD COLUMN component TEXT NOT NULL DEFAULT 'principal';
ALTER TABLE movements_set_aside ADD COLUMN payment_id TEXT NOT NULL DEFAULT '';
ALTER TABLE movements_set_aside ADD COLUMN reverses_id TEXT NOT NULL DEFAULT '';
ALTER TABLE adjustments ADD COLUMN component TEXT NOT NULL DEFAULT '';
ALTER TABLE debts ADD COLUMN owed_interest BIGINT NOT NULL DEFAULT 0;
ALTER TABLE debts ADD COLUMN owed_fee BIGINT NOT NULL DEFAULT 0;
ALTER TABLE debts ADD COLUMN owed_penalty BIGINT NOT NULL DEFAULT 0;
ALTER TABLE debts ADD COLUMN interest_from TEXT NOT NULL DEFAULT '';
ALTER TABLE portfolios ADD COLUMN waterfall TEXT; -- JSON; nothing is the usual order
-- copies for lists and for what follows from them, like the other figures
ALTER TABLE debtors ADD COLUMN promises_open BIGINT NOT NULL DEFAULT 0;
ALTER TABLE debtors ADD COLUMN plans_open BIGINT NOT NULL DEFAULT 0;
CREATE INDEX debts_by_id ON debts (tenant_id, id);

-- +goose Down
DROP INDEX debts_by_id;
ALTER TABLE debtors DROP COLUMN plans_open;
ALTER TABLE debtors DROP COLUMN promises_open;
ALTER TABLE portfolios DROP COLUMN waterfall;
ALTER TABLE debts DROP COLUMN interest_from;
ALTER TABLE debts DROP COLUMN owed_penalty;
ALTER TABLE debts DROP COLUMN owed_fee;
ALTER TABLE debts DROP COLUMN owed_interest;
ALTER TABLE adjustments DROP COLUMN component;
ALTER TABLE movements_set_aside DROP COLUMN reverses_id;
ALTER TABLE movements_set_aside DROP COLUMN payment_id;
ALTER TABLE movements_set_aside DROP COLUMN component;
DROP INDEX movements_by_debtor;
ALTER TABLE movements DROP COLUMN reverses_id;
ALTER TABLE movements DROP COLUMN payment_id;
ALTER TABLE movements DROP COLUMN component;
