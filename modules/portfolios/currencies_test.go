package portfolios_test

import (
	"net/http"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"
)

// currencies looks at the Andean tenant, whose three portfolios are owed in three currencies.
func currencies(t *testing.T, h *started) {
	const path = "/api/v1/deudores"
	h.foreign.GET(path+"?sort=-balance").Refused(http.StatusUnprocessableEntity, "portfolios.sort_currencies")
	h.foreign.GET(path+"/export?sort=balance").Refused(http.StatusUnprocessableEntity, "portfolios.sort_currencies")
	inPesos := list(t, h.foreign, path+"?sort=-balance&currency=COP&pageSize=100")
	require.Len(t, inPesos, 70)
	for _, d := range inPesos {
		require.Equal(t, "COP", d.Currency)
	}
	require.True(t, slices.IsSortedFunc(inPesos, func(a, b row) int { return int(b.Balance - a.Balance) }))
	require.Len(t, list(t, h.foreign, path+"?sort=balance&pageSize=100&portfolio_id="+inPesos[0].PortfolioID), 70)
	require.Empty(t, list(t, h.foreign, path+"?currency=UYU"))
	require.EqualValues(t, 130, h.foreign.GET(path+"?currency=CLP,PEN").Meta().Total)
	require.Empty(t, list(t, h.foreign, path+"?currency=PEN&portfolio_id="+inPesos[0].PortfolioID))
	require.NotEmpty(t, list(t, h.admin, path+"?sort=-balance"), "one currency alone has an order")

	var kinds []string
	for _, p := range list(t, h.foreign, "/api/v1/carteras?sort=-balance") {
		kinds = append(kinds, p.Currency)
	}
	require.Equal(t, []string{"CLP", "COP", "PEN"}, kinds)

	var overview struct {
		Currencies []struct {
			Currency string `json:"currency"`
			Debtors  int    `json:"debtors"`
		} `json:"currencies"`
	}
	h.foreign.GET(path + "/overview").OK(&overview)
	require.Equal(t, 80, overview.Currencies[0].Debtors)
	require.Equal(t, 50, overview.Currencies[2].Debtors)
}
