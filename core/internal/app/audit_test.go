package app_test

import (
	"net/http"
	"regexp"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/core/internal/producttest"
)

// TestAuditLedger tampers with the money of a tenant as somebody with the database in hand could, and has each way found.
func TestAuditLedger(t *testing.T) {
	t.Parallel()
	product := producttest.Start(t, producttest.Options{})
	database := product.Database(t, "portfolios")
	change := func(statements ...string) {
		for _, statement := range statements {
			_, err := database.ExecContext(t.Context(), statement)
			require.NoError(t, err)
		}
	}
	audit := func() (string, error) { return product.Try(t, "audit", "ledger", "--data", product.Dir) }
	t.Run("[MO-01] every balance, receipt and till of the demo is proven, beside the running product", func(t *testing.T) {
		told, err := audit()
		require.NoError(t, err, told)
		require.Regexp(t, regexp.MustCompile(`rioplatense ledger: holds, \d+ balances of \d+ movements, [1-9]\d* of them proven by the record, [1-9]\d* receipts, [1-9]\d* promises and instalments, [1-9]\d* tills`), told)
	})
	t.Run("[MO-01] a balance that was changed is named", func(t *testing.T) {
		var id string
		require.NoError(t, database.QueryRowContext(t.Context(), "SELECT id FROM debts WHERE tenant_id = 'rioplatense' AND balance > 500 AND status = 'active' ORDER BY id LIMIT 1").Scan(&id))
		change("UPDATE debts SET balance = balance - 100 WHERE id = '" + id + "'")
		told, err := audit()
		require.Error(t, err)
		require.Contains(t, told, "rioplatense BROKEN: debt "+id)
		change("UPDATE debts SET balance = balance + 100 WHERE id = '" + id + "'")
	})
	t.Run("[MO-01] a payment that was changed everywhere but in the record is named", func(t *testing.T) {
		var id, debt, debtor string
		require.NoError(t, database.QueryRowContext(t.Context(), "SELECT m.id, m.debt_id, m.debtor_id FROM movements m JOIN debts d ON d.id = m.debt_id AND d.balance > 0 WHERE m.tenant_id = 'rioplatense' AND m.payment_id <> '' AND m.component = 'principal' LIMIT 1").Scan(&id, &debt, &debtor))
		change("UPDATE movements SET amount = amount + 1 WHERE id = '"+id+"'", "UPDATE debts SET balance = balance - 1 WHERE id = '"+debt+"'",
			"UPDATE debtors SET balance = balance - 1 WHERE id = '"+debtor+"'",
			"UPDATE portfolios SET balance = balance - 1 WHERE id = (SELECT portfolio_id FROM debtors WHERE id = '"+debtor+"')")
		told, err := audit()
		require.Error(t, err)
		require.Contains(t, told, "movement "+id)
	})
	t.Run("[MO-01] a promise that shows more than payments have brought is named", func(t *testing.T) {
		var id string
		require.NoError(t, database.QueryRowContext(t.Context(), "SELECT id FROM promises WHERE tenant_id = 'rioplatense' AND status = 'pending' LIMIT 1").Scan(&id))
		change("UPDATE promises SET appropriated = appropriated + 100 WHERE id = '" + id + "'")
		told, err := audit()
		require.Error(t, err)
		require.Contains(t, told, "promise "+id)
		change("UPDATE promises SET appropriated = appropriated - 100 WHERE id = '" + id + "'")
	})
	require.Equal(t, http.StatusOK, product.SignIn(t, "rioplatense", "admin").Do(t, http.MethodGet, "/api/v1/payments", nil, nil).Status)
}
