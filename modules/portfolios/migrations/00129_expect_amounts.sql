-- What debtors are expected to pay is found by its amount, for the lines of bank files.

-- +goose Up
CREATE INDEX promises_expected ON promises (tenant_id, (amount - appropriated), due_on) WHERE open;
CREATE INDEX plan_instalments_expected ON plan_instalments (tenant_id, (amount - paid), due_on) WHERE status IN ('created', 'started', 'late');

-- +goose Down
DROP INDEX plan_instalments_expected;
DROP INDEX promises_expected;
