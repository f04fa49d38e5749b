package portfolios_test

import (
	"net/http"
	"regexp"
	"strings"
	"testing"
	"time"

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

// contactCells are the rows that speak of contacts, schedule, strategies, the queue, work sessions and reports.
func contactCells() map[string]string {
	return map[string]string{
		"contacts:create": "- - y y", "contacts:read": "y y y y", "contacts:update": "- - y -",
		"dispositions:create": "y y y -", "dispositions:read": "y y y y", "dispositions:update": "y y y -", "dispositions:delete": "y y - -",
		"overrides:create": "- y y -", "overrides:delete": "- y y -",
		"debtors:flag": "y y y y", "identity:check": "- y y y", "consents:create": "- y y y", "consents:read": "y y y y",
		"contact_rules:create": "y y - -", "contact_rules:read": "y y y y", "contact_rules:update": "y y - -", "contact_rules:delete": "y y - -",
		"rule_packs:create": "y - - -", "rule_packs:read": "y - - -", "rule_packs:update": "y - - -", "rule_packs:delete": "y - - -",
		"events:create": "y y y y", "events:read": "y y y y", "events:update": "y y y -", "events:delete": "y y y -", "events:complete": "y y y y",
		"strategies:create": "y y y -", "strategies:read": "y y y y", "strategies:update": "y y y -",
		"queue:read": "y y y y", "queue:work": "- - - y", "queue:assign": "- - y -",
		"work_sessions:read": "y y y y", "work_sessions:work": "- - - y", "work_sessions:end": "- - y -",
		"reports:read": "y y y y", "reports:export": "y y y -",
	}
}

func TestMatrix(t *testing.T) {
	h := start(t, sdktest.Engine{Name: "sqlite"})
	t.Run("[MO-18] every role meets what the matrix says at every door of debts, promises, plans, payments and tills", func(t *testing.T) { doors(t, h, moneyCells()) })
	t.Run("[CO-19] every role meets what the matrix says at every door of contacts, schedule, strategies, queue, work sessions and reports", func(t *testing.T) { doors(t, h, contactCells()) })
	t.Run("[CO-19] a cashier sees own contacts, events, places in the queue, work sessions and figures alone", func(t *testing.T) { ownWork(t, h) })
}

// doors asks every operation as every role.
func doors(t *testing.T, h *started, cells map[string]string) {
	ids := regexp.MustCompile(`\{[a-z_]+\}`)
	people := []*sdktest.Person{h.superadmin, h.admin, h.manager, h.cashier}
	asked := map[string]bool{}
	for _, o := range h.Operations {
		right := strings.TrimPrefix(o.Permission, "portfolios.")
		cell, known := cells[right]
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
	for right := range cells {
		require.True(t, asked[right], "no door asks for %s", right)
	}
}

// ownWork has two cashiers work, and each see what is theirs.
func ownWork(t *testing.T, h *started) {
	other := h.As("rioplatense", "cashier", "leo")
	for who, p := range map[string]*sdktest.Person{"ana": h.cashier, "leo": other} {
		var mine struct {
			ID     string
			UserID string `json:"user_id"`
		}
		p.POST("/api/v1/work-sessions", map[string]any{}).OK(&mine)
		require.Equal(t, who, mine.UserID)
		for _, s := range list(t, p, "/api/v1/work-sessions?pageSize=100") {
			require.NotEqual(t, map[string]string{"ana": "leo", "leo": "ana"}[who], s.UserID)
		}
	}
	sessions := list(t, h.manager, "/api/v1/work-sessions?pageSize=100")
	require.GreaterOrEqual(t, len(sessions), 2)
	for _, s := range sessions {
		if s.UserID == "ana" {
			require.Equal(t, http.StatusNotFound, other.GET("/api/v1/work-sessions/"+s.ID).Status)
			require.Equal(t, http.StatusNotFound, other.GET("/api/v1/work-sessions/"+s.ID+"/states").Status)
		}
	}
	debtor := list(t, h.cashier, "/api/v1/deudores?pageSize=1")[0]
	require.Equal(t, "ana", debtor.AssigneeID)
	var logged row
	h.cashier.POST("/api/v1/contacts", map[string]any{"debtor_id": debtor.ID, "channel": "counter", "disposition_id": "refuses"}).OK(&logged)
	require.Equal(t, http.StatusNotFound, other.GET("/api/v1/contacts/"+logged.ID).Status)
	require.Equal(t, http.StatusNotFound, other.GET("/api/v1/contacts/"+logged.ID+"/trace").Status)
	require.Equal(t, http.StatusOK, h.cashier.GET("/api/v1/contacts/"+logged.ID+"/trace").Status)
	notOwn(t, h, other, debtor.ID)
	require.Empty(t, list(t, other, "/api/v1/contacts"))
	require.Empty(t, list(t, other, "/api/v1/contacts?debtor_id="+debtor.ID))
	require.Len(t, list(t, h.cashier, "/api/v1/contacts?reach=right_party&attempt=false&reached=true&from="+inDays(-1)+"&to="+inDays(1)), 1)
	require.Empty(t, list(t, h.cashier, "/api/v1/contacts?to="+inDays(-2)))
	h.cashier.GET("/api/v1/contacts?from=ayer").Refused(http.StatusUnprocessableEntity, "field.day")
	var event row
	h.cashier.POST("/api/v1/eventos-programados", map[string]any{"debtor_id": debtor.ID, "kind": "callback", "owner_id": "me", "due_at": time.Now().Add(48 * time.Hour)}).OK(&event)
	require.Equal(t, http.StatusNotFound, other.GET("/api/v1/eventos-programados/"+event.ID).Status)
	for _, path := range []string{"figures", "ageing", "roll", "liquidation", "team", "promises", "contactability"} {
		require.Equal(t, http.StatusOK, h.manager.GET("/api/v1/reports/"+path).Status, path)
		require.Equal(t, http.StatusOK, other.GET("/api/v1/reports/"+path+"?user_id=ana").Status, path)
		require.Equal(t, http.StatusOK, h.manager.GET("/api/v1/reports/"+path+"/export").Status, path)
		other.GET("/api/v1/reports/"+path+"/export").Refused(http.StatusForbidden, "forbidden")
	}
	var team struct {
		Rows []struct {
			UserID string `json:"user_id"`
		}
	}
	other.GET("/api/v1/reports/team?user_id=ana").OK(&team)
	for _, r := range team.Rows {
		require.Equal(t, "leo", r.UserID)
	}
	h.manager.GET("/api/v1/reports/figures?on=2026-02-30").Refused(http.StatusUnprocessableEntity, "field.day")
	h.manager.GET("/api/v1/reports/ageing?from=2026-02-02&to=2026-02-01").Refused(http.StatusUnprocessableEntity, "portfolios.report_days")
	h.manager.GET("/api/v1/reports/roll?months=1000").Refused(http.StatusUnprocessableEntity, "invalid")
}

// notOwn has a cashier ask for somebody else's debtor by the doors of the page where they are worked.
func notOwn(t *testing.T, h *started, other *sdktest.Person, debtorID string) {
	require.Len(t, list(t, h.cashier, "/api/v1/deudores/next?id="+debtorID), 1)
	require.Empty(t, list(t, other, "/api/v1/deudores/next?id="+debtorID))
	flags := map[string]any{"put": []string{"dispute"}, "take": []string{}}
	require.Equal(t, http.StatusNotFound, other.POST("/api/v1/deudores/"+debtorID+"/flags", flags).Status)
	require.Equal(t, http.StatusNotFound, other.GET("/api/v1/contacts/consents?debtor_id="+debtorID).Status)
	var all, own, none struct{ Debtors int64 }
	h.manager.GET("/api/v1/deudores/totals").OK(&all)
	h.cashier.GET("/api/v1/deudores/totals").OK(&own)
	other.GET("/api/v1/deudores/totals").OK(&none)
	require.Greater(t, all.Debtors, own.Debtors)
	require.Positive(t, own.Debtors)
	require.Zero(t, none.Debtors, "leo works nobody")
}
