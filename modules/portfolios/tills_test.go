package portfolios_test

import (
	"net/http"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

func TestTillReport(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		t.Run("[MO-03] a file tells of each till what came in and went out by method, and what was counted", func(t *testing.T) { reportsTills(t, openTill(t, engine)) })
	})
}

func reportsTills(t *testing.T, d *desked) {
	const path = "/api/v1/tills/export"
	d.cashier.POST("/api/v1/payments", d.payment(20_000)).OK(nil)
	card := d.payment(5_000)
	card["method"] = "card"
	d.cashier.POST("/api/v1/payments", card).OK(nil)
	d.cashier.Do(http.MethodPost, "/api/v1/tills/"+d.till.ID+"/close", map[string]any{
		"counted": []any{map[string]any{"currency": "UYU", "amount": 119_500}, map[string]any{"currency": "USD", "amount": 100}}, "note": "Faltó cambio",
	}, "If-Match", `"1"`).OK(nil)

	d.cashier.GET(path).Refused(http.StatusForbidden, "forbidden")
	answer := d.manager.GET(path + "?user_id=ana&from=" + inDays(-1) + "&to=" + inDays(1))
	require.Contains(t, answer.Header.Get("Content-Disposition"), "tills.csv")
	lines := map[string]map[string]string{}
	for _, line := range rowsOf(t, answer) {
		if line["till_id"] == d.till.ID {
			lines[line["currency"]+" "+line["method"]] = line
		}
	}
	require.Len(t, lines, 3)
	cash, other, dollars := lines["UYU cash"], lines["UYU card"], lines["USD cash"]
	require.Equal(t, []string{"ana", "001 · Centro", "closed", "ana", "Faltó cambio"}, []string{cash["user_id"], cash["point"], cash["status"], cash["closed_by"], cash["note"]})
	require.Equal(t, []string{"1200.00", "0.00", "1", "1200.00", "1195.00", "-5.00"}, []string{cash["in"], cash["out"], cash["payments"], cash["expected"], cash["counted"], cash["difference"]})
	require.Equal(t, []string{"50.00", "1", ""}, []string{other["in"], other["payments"], other["counted"]})
	require.Equal(t, []string{"0.00", "1.00", "1.00"}, []string{dollars["in"], dollars["counted"], dollars["difference"]})

	require.Empty(t, rowsOf(t, d.manager.GET(path+"?from="+inDays(2))))
	require.Empty(t, rowsOf(t, d.manager.GET(path+"?to="+inDays(-400))))
	require.Empty(t, rowsOf(t, d.manager.GET(path+"?point_id=nowhere")))
	require.Equal(t, http.StatusOK, d.manager.GET(path+"?format=xlsx").Status)
}
