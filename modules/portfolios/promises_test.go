package portfolios_test

import (
	"net/http"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

type vow struct {
	ID, Status, Currency  string
	Version, Amount       int64
	DebtorID              string `json:"debtor_id"`
	OwnerID               string `json:"owner_id"`
	ParentID              string `json:"parent_id"`
	DueOn                 string `json:"due_on"`
	Deadline              string
	TypeID                string   `json:"type_id"`
	DebtIDs               []string `json:"debt_ids"`
	Appropriated, Balance int64
	Open                  bool
}

func inDays(days int) string { return time.Now().AddDate(0, 0, days).Format(time.DateOnly) }

func promising(debtorID string, amount int64, days int) map[string]any {
	return map[string]any{"debtor_id": debtorID, "amount": amount, "due_on": inDays(days)}
}

func vows(t *testing.T, p *sdktest.Person, path string) []vow {
	t.Helper()
	var all []vow
	p.GET(path).OK(&all)
	return all
}

func TestPromises(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		t.Run("[MO-06] a payment at the till goes to the promise, and taking it back takes it from it", func(t *testing.T) { paysPromise(t, openTill(t, engine)) })
		t.Run("[MO-05] each legal change works, each other one is refused with a title", func(t *testing.T) { states(t, withVows(t, engine)) })
		t.Run("[MO-18] every role does with promises what the matrix says", func(t *testing.T) { rightsOfPromises(t, openTill(t, engine)) })
		t.Run("[MO-09] a list by its filters, a calendar, an export; a cashier sees their own", func(t *testing.T) { lists(t, withVows(t, engine)) })
		t.Run("a promise names the contact that it came of, with that debtor and no other", func(t *testing.T) { cameOf(t, openTill(t, engine)) })
		t.Run("nobody sets what promises make of a debtor", func(t *testing.T) { follows(t, openTill(t, engine)) })
	})
}

func cameOf(t *testing.T, d *desked) {
	var talk row
	d.cashier.POST("/api/v1/contacts", map[string]any{"debtor_id": d.who.ID, "channel": "counter", "disposition_id": "promise_partial"}).OK(&talk)
	body := promising(d.who.ID, 50_000, 3)
	body["contact_id"] = "none"
	d.cashier.POST("/api/v1/promesas", body).Refused(http.StatusUnprocessableEntity, "portfolios.promise_contact")
	body["contact_id"] = talk.ID
	var made struct {
		ContactID string `json:"contact_id"`
	}
	d.cashier.POST("/api/v1/promesas", body).OK(&made)
	require.Equal(t, talk.ID, made.ContactID)
	other := list(t, d.manager, "/api/v1/deudores?currency=UYU&status=in_progress,new&pageSize=2&sort=balance")[0]
	require.NotEqual(t, d.who.ID, other.ID)
	body["debtor_id"] = other.ID
	d.manager.POST("/api/v1/promesas", body).Refused(http.StatusUnprocessableEntity, "portfolios.promise_contact")
}

// withVows is a module whose demo has promises of all states.
func withVows(t *testing.T, engine sdktest.Engine) *started {
	t.Helper()
	h := start(t, engine)
	return h
}

func paysPromise(t *testing.T, d *desked) {
	var p vow
	body := promising(d.who.ID, 50_000, 3)
	d.cashier.POST("/api/v1/promesas", body, "Idempotency-Key", "p-1").OK(&p)
	var again vow
	d.cashier.POST("/api/v1/promesas", body, "Idempotency-Key", "p-1").OK(&again)
	require.Equal(t, p.ID, again.ID)
	require.Equal(t, "ana", p.OwnerID)
	require.Equal(t, "promised", get(t, d.admin, "/api/v1/deudores/"+d.who.ID).Status)
	earlier := d.payment(10_000)
	earlier["paid_on"] = inDays(-2)
	d.cashier.POST("/api/v1/payments", earlier).OK(nil)
	d.cashier.GET("/api/v1/promesas/" + p.ID).OK(&p)
	require.Zero(t, p.Appropriated, "paid before it was promised")
	var one paid
	d.cashier.POST("/api/v1/payments", d.payment(50_000)).OK(&one)
	d.cashier.GET("/api/v1/promesas/" + p.ID).OK(&p)
	require.Equal(t, "kept", p.Status)
	require.EqualValues(t, 50_000, p.Appropriated)
	d.manager.POST("/api/v1/payments/"+one.ID+"/reverse", map[string]any{"reason": "Otro deudor"}).OK(nil)
	d.cashier.GET("/api/v1/promesas/" + p.ID).OK(&p)
	require.Equal(t, "pending", p.Status)
	require.Zero(t, p.Appropriated)
	d.cashier.GET("/api/v1/promesas/" + p.ID + "/history").OK(nil)
	refused := d.cashier.POST("/api/v1/promesas", promising(d.who.ID, d.balance(t), 3))
	refused.Refused(http.StatusConflict, "portfolios.promise_too_much")
	require.NotEmpty(t, refused.Problem.Title)
}

func states(t *testing.T, h *started) {
	var clients []row
	h.admin.GET("/api/v1/deudores?pageSize=100&status=in_progress&assignee=ana").OK(&clients)
	var p, draft, next vow
	who := clients[0].ID
	h.cashier.POST("/api/v1/promesas", promising(who, 1_000, 3)).OK(&p)
	path := "/api/v1/promesas/" + p.ID
	h.manager.POST(path+"/confirm", nil).Refused(http.StatusConflict, "portfolios.promise_transition")
	h.cashier.PATCH(path, map[string]any{"amount": 2_000, "note": "Llamar antes"}, "If-Match", tag(p.Version)).OK(&p)
	h.cashier.PATCH(path, map[string]any{"amount": 3_000}, "If-Match", tag(1)).Refused(http.StatusPreconditionFailed, "precondition.stale")
	require.EqualValues(t, 2_000, p.Amount)
	var kind row
	h.admin.POST("/api/v1/promesas/types", map[string]any{"name": "Sin gracia", "grace_days": 0, "threshold": 10_000, "most_open": 1, "furthest_days": 5, "reopen_days": 0}).OK(&kind)
	debts := list(t, h.cashier, "/api/v1/deudores/"+who+"/debts")
	change := map[string]any{"type_id": kind.ID, "debt_ids": []string{debts[0].ID}}
	h.cashier.PATCH(path, change, "If-Match", tag(p.Version)).OK(&p)
	require.Equal(t, [3]any{kind.ID, []string{debts[0].ID}, p.DueOn}, [3]any{p.TypeID, p.DebtIDs, p.Deadline})
	h.cashier.PATCH(path, map[string]any{"debt_ids": []string{"another"}}, "If-Match", tag(p.Version)).Refused(http.StatusUnprocessableEntity, "portfolios.promise_debt")
	h.cashier.PATCH(path, map[string]any{"type_id": "nothing"}, "If-Match", tag(p.Version)).Refused(http.StatusNotFound, "portfolios.promise_type_not_found")
	h.cashier.POST(path+"/renegotiate", map[string]any{"amount": 1_500, "due_on": inDays(5)}).OK(&next)
	require.Equal(t, p.ID, next.ParentID)
	h.cashier.POST(path+"/renegotiate", map[string]any{"amount": 1_500, "due_on": inDays(5)}).Refused(http.StatusConflict, "portfolios.promise_transition")
	h.cashier.POST(path+"/cancel", map[string]any{"reason": "Otra vez"}).Refused(http.StatusConflict, "portfolios.promise_transition")
	h.cashier.PATCH(path, map[string]any{"amount": 3_000}, "If-Match", tag(p.Version)).Refused(http.StatusConflict, "portfolios.promise_pending")
	h.cashier.POST("/api/v1/promesas/"+next.ID+"/cancel", map[string]any{"reason": "Se arrepintió"}).OK(&next)
	require.Equal(t, "cancelled", next.Status)

	h.cashier.POST("/api/v1/promesas", promising(who, 1_000, 60)).OK(&draft)
	require.Equal(t, "draft", draft.Status)
	require.Equal(t, []string{"mara"}, intersect(h.Broker.Await("recobro.portfolios.promise.waiting").Notify.Users, "mara"))
	h.cashier.POST("/api/v1/promesas/"+draft.ID+"/confirm", nil).Refused(http.StatusForbidden, "forbidden")
	h.manager.POST("/api/v1/promesas/"+draft.ID+"/confirm", nil).OK(&draft)
	require.Equal(t, "pending", draft.Status)
	var own vow
	h.manager.POST("/api/v1/promesas", promising(clients[1].ID, 1_000, 60)).OK(&own)
	h.manager.POST("/api/v1/promesas/"+own.ID+"/confirm", nil).Refused(http.StatusForbidden, "portfolios.promise_own")
}

func intersect(all []string, one string) (found []string) {
	for _, s := range all {
		if s == one {
			found = append(found, s)
		}
	}
	return found
}

func rightsOfPromises(t *testing.T, d *desked) {
	types := map[string]any{"name": "Al contado", "grace_days": 0, "threshold": 10_000, "most_open": 1, "furthest_days": 5, "reopen_days": 0}
	for who, may := range map[*sdktest.Person]bool{d.superadmin: true, d.admin: true, d.manager: true, d.cashier: false} {
		var p, made vow
		d.cashier.POST("/api/v1/promesas", promising(d.who.ID, 1_000, 3)).OK(&p)
		who.GET("/api/v1/promesas/" + p.ID).OK(nil)
		d.foreign.GET("/api/v1/promesas/"+p.ID).Refused(http.StatusNotFound, "portfolios.promise_not_found")
		require.Equal(t, may, who.POST("/api/v1/promesas/reassign", map[string]any{"ids": []string{p.ID}, "owner_id": "mara"}).Status == http.StatusOK)
		require.Equal(t, may, who.GET("/api/v1/promesas/export").Status == http.StatusOK)
		made1 := who.POST("/api/v1/promesas/types", types)
		require.Equal(t, may, made1.Status == http.StatusCreated)
		if may {
			made1.OK(&made)
			d.admin.DELETE("/api/v1/promesas/types/"+made.ID, "If-Match", tag(made.Version))
			d.cashier.POST("/api/v1/promesas/"+p.ID+"/cancel", map[string]any{"reason": "Ya no es suya"}).Refused(http.StatusNotFound, "portfolios.promise_not_found")
		}
		who.GET("/api/v1/promesas/types").OK(nil)
		who.POST("/api/v1/promesas/"+p.ID+"/cancel", map[string]any{"reason": "Terminó la prueba"}).OK(nil)
	}
	theirs := list(t, d.admin, "/api/v1/deudores?pageSize=1&assignee=none")[0]
	d.cashier.POST("/api/v1/promesas", promising(theirs.ID, 1_000, 3)).Refused(http.StatusNotFound, "portfolios.debtor_not_found")
	d.cashier.GET("/api/v1/promesas?debtor_id=" + theirs.ID).OK(nil)
}

func lists(t *testing.T, h *started) {
	for days := 2; days < 5; days++ {
		who := list(t, h.admin, "/api/v1/deudores?pageSize=100&status=in_progress&assignee=ana")[days]
		h.cashier.POST("/api/v1/promesas", promising(who.ID, 1_000, days)).OK(nil)
	}
	others := list(t, h.admin, "/api/v1/deudores?pageSize=1&assignee=none&status=in_progress")[0]
	var mine vow
	h.manager.POST("/api/v1/promesas", promising(others.ID, 1_000, 3)).OK(&mine)
	require.EqualValues(t, 3, h.cashier.GET("/api/v1/promesas").Meta().Total)
	require.EqualValues(t, 4, h.manager.GET("/api/v1/promesas?status=pending,due_soon").Meta().Total)
	require.Len(t, vows(t, h.manager, "/api/v1/promesas?owner=me&sort=-amount"), 1)
	require.Len(t, vows(t, h.manager, "/api/v1/promesas?due_from="+inDays(30)), 0)
	require.Len(t, vows(t, h.manager, "/api/v1/promesas?owner=me&sort=-made_on&made_from="+inDays(-1)+"&made_to="+inDays(1)), 1)
	require.Empty(t, vows(t, h.manager, "/api/v1/promesas?owner=me&made_to="+inDays(-2)))
	require.Len(t, vows(t, h.manager, "/api/v1/promesas?debtor_id="+others.ID), 1)
	require.Empty(t, vows(t, h.cashier, "/api/v1/promesas?debtor_id="+others.ID))
	var days []struct {
		Day  string
		Sums []struct {
			Class, Currency string
			Count, Amount   int64
		}
	}
	var count int64
	for _, month := range []string{time.Now().Format("2006-01"), time.Now().AddDate(0, 0, 7).Format("2006-01")} {
		h.manager.GET("/api/v1/promesas/calendar?month=" + month).OK(&days)
		for _, d := range days {
			require.Equal(t, month, d.Day[:7])
			for _, sum := range d.Sums {
				if sum.Class == "open" && (month != time.Now().Format("2006-01") || d.Day >= inDays(0)) {
					count += sum.Count
				}
			}
		}
		if time.Now().AddDate(0, 0, 7).Format("2006-01") == month {
			break
		}
	}
	require.EqualValues(t, 4, count)
	h.manager.GET("/api/v1/promesas/calendar?month=2026-13").Refused(http.StatusUnprocessableEntity, "field.day")
	var moved struct{ Count int64 }
	h.manager.POST("/api/v1/promesas/reassign", map[string]any{"filter": map[string]any{"owner": "ana"}, "owner_id": "mara"}).OK(&moved)
	require.EqualValues(t, 3, moved.Count)
	require.Zero(t, h.cashier.GET("/api/v1/promesas").Meta().Total)
	h.manager.POST("/api/v1/promesas/reassign", map[string]any{"owner_id": "mara"}).Refused(http.StatusUnprocessableEntity, "invalid")
	h.manager.POST("/api/v1/promesas/reassign", map[string]any{"ids": []string{mine.ID}, "owner_id": "nobody"})
}

func follows(t *testing.T, d *desked) {
	path := "/api/v1/deudores/" + d.who.ID
	for _, status := range []string{"promised", "plan", "paid"} {
		refused := d.manager.PATCH(path, map[string]any{"status": status}, "If-Match", tag(get(t, d.admin, path).Version))
		refused.Refused(http.StatusConflict, "portfolios.debtor_status_follows")
		require.Equal(t, "body.status", refused.Problem.Errors[0].Field)
	}
	d.cashier.POST("/api/v1/promesas", promising(d.who.ID, 1_000, 3)).OK(nil)
	d.manager.PATCH(path, map[string]any{"status": "disputed"}, "If-Match", tag(get(t, d.admin, path).Version)).OK(nil)
	d.manager.PATCH(path, map[string]any{"status": "in_progress"}, "If-Match", tag(get(t, d.admin, path).Version)).OK(nil)
	require.Equal(t, "promised", get(t, d.admin, path).Status, "who is worked again has what the promise makes of them")
}
