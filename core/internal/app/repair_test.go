package app_test

import (
	"net/http"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/core/internal/producttest"
)

// TestRepair breaks a tenant's portfolios as a version without a bound on sums did: SQLite made a floating point number of
// what 64 bits do not hold, and no list could be read any more.
func TestRepair(t *testing.T) {
	t.Parallel()
	product := producttest.Start(t, producttest.Options{})
	admin := product.SignIn(t, "rioplatense", "admin")
	database := product.Database(t, "portfolios")
	for _, statement := range []string{
		"DROP TRIGGER portfolios_within", // that version had none
		"UPDATE portfolios SET balance = 1.38e19 WHERE tenant_id = 'rioplatense'",
	} {
		_, err := database.ExecContext(t.Context(), statement)
		require.NoError(t, err)
	}
	status := func() int { return admin.Do(t, http.MethodGet, "/api/v1/carteras", nil, nil).Status }
	require.Equal(t, http.StatusInternalServerError, status())
	t.Run("a command makes its lists readable again, beside the running product", func(t *testing.T) {
		told := product.Command(t, "module", "repair", "portfolios", "--data", product.Dir)
		require.Contains(t, told, "rioplatense: 0 movements set aside, 0 debts and 5 portfolios mended")
		require.Equal(t, http.StatusOK, status())
	})
}
