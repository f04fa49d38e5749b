package portfolios_test

import (
	"net/http"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

// summed is what payments or promises come to in one currency.
type summed struct {
	Currency                string
	Count, Payments, Amount int64
}

func in(currency string, sums []summed) summed {
	for _, s := range sums {
		if s.Currency == currency {
			return s
		}
	}
	return summed{Currency: currency}
}

func TestHome(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		t.Run("[MO-01] what was recovered this month is what its list comes to, and a cashier's is their own", func(t *testing.T) { recovers(t, openTill(t, engine)) })
		t.Run("promises for today and those just broken are what their lists show", func(t *testing.T) { promisesOfDay(t, openTill(t, engine)) })
	})
}

func recovers(t *testing.T, d *desked) {
	const path = "/api/v1/payments/recovered"
	sum := func(p *sdktest.Person, query string) summed {
		var all []summed
		p.GET(path + query).OK(&all)
		return in("UYU", all)
	}
	before, mine := sum(d.manager, ""), sum(d.cashier, "")
	var one, other paid
	d.cashier.POST("/api/v1/payments", d.payment(50_000)).OK(&one)
	d.cashier.POST("/api/v1/payments", d.payment(20_000)).OK(&other)
	require.Equal(t, before.Amount+70_000, sum(d.manager, "").Amount)
	require.Equal(t, mine.Amount+70_000, sum(d.cashier, "?portfolio_id="+d.who.PortfolioID).Amount)
	d.manager.POST("/api/v1/payments/"+one.ID+"/reverse", map[string]any{"reason": "Otro deudor"}).OK(nil)
	after := sum(d.manager, "")
	require.Equal(t, summed{"UYU", 0, before.Payments + 1, before.Amount + 20_000}, after)
	list := d.manager.GET("/api/v1/payments?status=allocated,reconciled&from=" + inDays(0)[:7] + "-01")
	require.GreaterOrEqual(t, list.Meta().Total, after.Payments)
	require.Zero(t, sum(d.manager, "?month=1999-01").Payments)
	d.manager.GET(path+"?month=2026-13").Refused(http.StatusUnprocessableEntity, "field.day")
}

func promisesOfDay(t *testing.T, d *desked) {
	var before, after struct {
		Day        string
		Due        []summed
		Broken     []summed
		BrokenFrom string `json:"broken_from"`
		BrokenTo   string `json:"broken_to"`
	}
	day := "?day=" + inDays(40)
	d.cashier.GET("/api/v1/promesas/overview" + day).OK(&before)
	require.Empty(t, before.Due)
	var p vow
	d.cashier.POST("/api/v1/promesas", promising(d.who.ID, 5_000, 40)).OK(&p)
	if p.Status == "draft" {
		d.manager.POST("/api/v1/promesas/"+p.ID+"/confirm", nil).OK(&p)
	}
	day = "?day=" + p.DueOn
	d.cashier.GET("/api/v1/promesas/overview" + day).OK(&after)
	require.Equal(t, []summed{{"UYU", 1, 0, 5_000}}, after.Due)
	d.manager.GET("/api/v1/promesas/overview").OK(&after)
	require.NotEmpty(t, after.Day)
	var broken int64
	for _, s := range after.Broken {
		broken += s.Count
	}
	query := strings.Join([]string{"status=broken", "deadline_from=" + after.BrokenFrom, "deadline_to=" + after.BrokenTo}, "&")
	require.Equal(t, d.manager.GET("/api/v1/promesas?"+query).Meta().Total, broken)
	d.manager.GET("/api/v1/promesas/overview?day=hoy").Refused(http.StatusUnprocessableEntity, "field.day")
}
