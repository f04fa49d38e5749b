package portfolios_test

import (
	"net/http"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

// moneyCells are the rows of the permission matrix that speak of money: what superadmin, admin, manager and cashier may do.
func moneyCells() map[string]string {
	return map[string]string{
		"debts:read": "y y y y", "debts:adjust": "- y y -",
		"promises:create": "y y y y", "promises:read": "y y y y", "promises:update": "y y y y", "promises:delete": "y y y y",
		"promises:confirm": "y y y -", "promises:assign": "y y y -", "promises:export": "y y y -",
		"offers:create": "y y y y", "offers:read": "y y y y",
		"plans:create": "y y y y", "plans:read": "y y y y", "plans:update": "y y y -", "plans:delete": "y y y -", "plans:approve": "y y y -", "plans:export": "y y y -",
		"payments:create": "- - - y", "payments:read": "y y y y", "payments:reverse": "y y y -", "payments:export": "y y y -",
		"payments:report": "- y y y", "payments:verify": "- y y -", "payments:reconcile": "- y y -",
		"tills:read": "y y y y", "tills:open": "- - - y", "tills:close": "- y y y", "tills:export": "y y y -",
		"offer_rules:create": "y y y -", "offer_rules:read": "y y y y", "offer_rules:update": "y y y -", "offer_rules:delete": "y y - -",
		"interest:update": "y y y -", "interest:delete": "y y - -",
	}
}

func TestMoneyMatrix(t *testing.T) {
	h := start(t, sdktest.Engine{Name: "sqlite"})
	ids := regexp.MustCompile(`\{[a-z_]+\}`)
	people := []*sdktest.Person{h.superadmin, h.admin, h.manager, h.cashier}
	asked := map[string]bool{}
	t.Run("[MO-18] every role meets what the matrix says at every door of debts, promises, plans, payments and tills", func(t *testing.T) {
		for _, o := range h.Operations {
			right := strings.TrimPrefix(o.Permission, "portfolios.")
			cell, known := moneyCells()[right]
			if !known {
				continue
			}
			asked[right] = true
			for i, may := range strings.Fields(cell) {
				answer := people[i].Do(o.Method, ids.ReplaceAllString(o.Path, "0"), nil, "If-Match", tag(1))
				refused := answer.Status == http.StatusForbidden && answer.Problem.Code == "forbidden"
				require.Equal(t, may == "-", refused, "%s %s by role %d: %d", o.Method, o.Path, i, answer.Status)
			}
		}
	})
	for right := range moneyCells() {
		require.True(t, asked[right], "no door asks for %s", right)
	}
}
