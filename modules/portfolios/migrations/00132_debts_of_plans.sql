-- A debt that is paid by a plan is charged no interest; the other debts of its debtor are.

-- +goose Up
ALTER TABLE debts ADD COLUMN plan_id TEXT NOT NULL DEFAULT '';
UPDATE debts
SET plan_id = COALESCE((
    SELECT plans.id FROM plans
    WHERE plans.tenant_id = debts.tenant_id AND plans.debtor_id = debts.debtor_id AND plans.status IN ('active', 'suspended')
      AND plans.debts LIKE '%"' || debts.id || '"%'
    ORDER BY plans.id LIMIT 1), '')
WHERE EXISTS (
    SELECT 1 FROM plans
    WHERE plans.tenant_id = debts.tenant_id AND plans.debtor_id = debts.debtor_id AND plans.status IN ('active', 'suspended'));

-- +goose Down
ALTER TABLE debts DROP COLUMN plan_id;
