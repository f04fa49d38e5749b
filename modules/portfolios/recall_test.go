package portfolios_test

import (
	"net/http"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

type recalled struct {
	ID, Status           string
	Debtors, Done, Debts int64
}

func TestRecall(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		t.Run("[MO-14] a creditor takes a whole portfolio back: every debt ends as recalled, with its promises and plans", func(t *testing.T) { recalls(t, walk(t, engine)) })
	})
}

func recalls(t *testing.T, d *desked) {
	path := "/api/v1/carteras/walk/recalls"
	d.cashier.POST(path, nil).Refused(http.StatusForbidden, "forbidden")
	d.superadmin.POST(path, nil).Refused(http.StatusForbidden, "forbidden")
	d.foreign.POST(path, nil).Refused(http.StatusNotFound, "portfolios.portfolio_not_found")
	before := get(t, d.admin, "/api/v1/carteras/walk")
	require.Positive(t, before.Balance)
	var one, all = recalled{}, []recalled{}
	d.manager.POST(path, nil).OK(&one)
	require.Equal(t, []string{"mara"}, d.Broker.Await("recobro.portfolios.portfolio.recalled").Notify.Users)
	d.manager.GET(path).OK(&all)
	require.Equal(t, recalled{one.ID, "done", before.Debtors, before.Debtors, before.DebtsCount}, all[0])
	require.Zero(t, get(t, d.admin, "/api/v1/carteras/walk").Balance)
	for id, status := range map[string]string{"pending-cancel": "invalidated", "in_grace-cancel": "invalidated", "kept-cancel": "kept", "broken-cancel": "broken"} {
		require.Equal(t, status, get(t, d.admin, "/api/v1/promesas/"+id).Status)
		var debts []struct{ Status, Resolution string }
		d.admin.GET("/api/v1/deudores/" + id + "/debts").OK(&debts)
		require.Equal(t, [2]string{"resolved", "recalled"}, [2]string{debts[0].Status, debts[0].Resolution})
		require.Equal(t, "recalled", get(t, d.admin, "/api/v1/deudores/"+id).Status)
	}
	for id, status := range map[string]string{"active": "cancelled", "suspended": "cancelled", "invalidated": "invalidated", "awaiting_approval": "cancelled"} {
		require.Equal(t, status, get(t, d.admin, "/api/v1/plans/plan-"+id+"-cancel").Status, id)
	}
	d.cashier.POST("/api/v1/promesas", promising("pending-cancel", 100, 3)).Refused(http.StatusConflict, "portfolios.promise_nothing_owed")
	d.admin.POST(path, nil).OK(&one)
	d.Broker.Await("recobro.portfolios.portfolio.recalled")
	d.manager.GET(path).OK(&all)
	require.Len(t, all, 2)
	require.Zero(t, all[0].Debts, "there was nothing left")
}
