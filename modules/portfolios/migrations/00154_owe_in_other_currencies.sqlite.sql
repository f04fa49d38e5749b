-- What a debtor owes in other currencies than the portfolio's, as "USD 39049000": nobody is paid up who owes any of it.

-- +goose Up
ALTER TABLE debtors ADD COLUMN other_balances TEXT NOT NULL DEFAULT '';
UPDATE debtors SET other_balances = (
    SELECT coalesce(group_concat(sums.currency || ' ' || sums.owed, ','), '') FROM (
        SELECT d.currency, sum(d.balance) AS owed FROM debts d
        WHERE d.tenant_id = debtors.tenant_id AND d.debtor_id = debtors.id AND d.currency <> debtors.currency AND d.status <> 'resolved'
        GROUP BY d.currency HAVING sum(d.balance) > 0 ORDER BY d.currency
    ) sums
) WHERE EXISTS (SELECT 1 FROM debts d WHERE d.tenant_id = debtors.tenant_id AND d.debtor_id = debtors.id AND d.currency <> debtors.currency);
UPDATE debtors SET status = 'in_progress' WHERE status = 'paid' AND other_balances <> '';

-- +goose Down
ALTER TABLE debtors DROP COLUMN other_balances;
