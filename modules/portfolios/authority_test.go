package portfolios_test

import (
	"net/http"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

// desk is a debt with the paths of what may be done with it.
type desk struct {
	*started
	second              *sdktest.Person // another manager
	debtor, debt, asked string          // paths
	d                   row             // the debt
}

type asking struct {
	ID        string
	Status    string
	Amount    int64
	Decidable bool
}

// openDebt is an untouched debt of a fresh module.
func openDebt(t *testing.T, engine sdktest.Engine) *desk {
	t.Helper()
	h := start(t, engine)
	who := list(t, h.admin, "/api/v1/deudores?sort=-balance&assignee=none")[0]
	debtor := "/api/v1/deudores/" + who.ID
	d := list(t, h.admin, debtor+"/debts")[0]
	return &desk{h, h.As("rioplatense", "manager", "milo"), debtor, debtor + "/debts/" + d.ID, debtor + "/adjustments", d}
}

func (o *desk) balance(t *testing.T) int64 {
	t.Helper()
	for _, d := range list(t, o.admin, o.debtor+"/debts") {
		if d.ID == o.d.ID {
			return d.Balance
		}
	}
	return -1
}

func credit(amount int64) map[string]any {
	return map[string]any{"direction": "credit", "type": "adjustment", "amount": amount}
}

// ask has a credit wait for approval.
func (o *desk) ask(t *testing.T, amount int64) (a asking) {
	t.Helper()
	body := credit(amount)
	body["debt_id"] = o.d.ID
	o.manager.POST(o.asked, body).OK(&a)
	require.Equal(t, "waiting", a.Status)
	return a
}

func TestAuthority(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		t.Run("a manager changes a fifth of a debt, and no more by any way", func(t *testing.T) { ownAuthority(t, openDebt(t, engine)) })
		t.Run("what goes beyond waits for somebody else who has the authority", func(t *testing.T) { approval(t, openDebt(t, engine)) })
		t.Run("[MO-14] a fee and a penalty are waived within one's authority, each no more than is owed of it", func(t *testing.T) { waives(t, openDebt(t, engine)) })
		t.Run("[MO-14] a debt ends with all that it is made of", func(t *testing.T) { endsWhole(t, openDebt(t, engine)) })
		t.Run("two approvals at once change the debt once", func(t *testing.T) { approvedOnce(t, openDebt(t, engine)) })
		t.Run("an approval acts on the debt as it is by then", func(t *testing.T) { changedMeanwhile(t, openDebt(t, engine)) })
		t.Run("a portfolio sets the most in amount and share", func(t *testing.T) { limits(t, openDebt(t, engine)) })
	})
}

func ownAuthority(t *testing.T, o *desk) {
	fifth, path := o.d.Balance/5, o.debt+"/movements"
	for _, kind := range []string{"adjustment", "discount"} {
		refused := o.manager.POST(path, map[string]any{"direction": "credit", "type": kind, "amount": o.d.Balance - 100})
		refused.Refused(http.StatusConflict, "portfolios.authority_exceeded")
		require.Contains(t, refused.Problem.Title, o.d.Currency, "it says the limit")
	}
	o.manager.POST(path, map[string]any{"direction": "debit", "type": "fee", "amount": fifth + 1}).Refused(http.StatusConflict, "portfolios.authority_exceeded")
	o.manager.POST(o.debt+"/resolve", map[string]any{"resolution": "discharged"}, "If-Match", tag(o.d.Version)).
		Refused(http.StatusConflict, "portfolios.authority_exceeded")
	require.Equal(t, o.d.Balance, o.balance(t))
	o.manager.POST(path, credit(fifth-10)).OK(nil)
	o.manager.POST(path, credit(11)).Refused(http.StatusConflict, "portfolios.authority_exceeded")
	o.second.POST(path, credit(11)).Refused(http.StatusConflict, "portfolios.authority_exceeded")
	o.manager.POST(path, credit(10)).OK(nil)
	var room struct {
		Limited bool
		Left    int64
	}
	o.manager.GET(o.debt + "/authority").OK(&room)
	require.True(t, room.Limited)
	require.Zero(t, room.Left)
	o.admin.POST(path, credit(o.d.Balance/2)).OK(nil)
	require.Equal(t, http.StatusForbidden, o.cashier.POST(path, credit(1)).Status)
	require.Equal(t, http.StatusForbidden, o.superadmin.POST(path, credit(1)).Status)
}

// charge adds a fee and a penalty to the debt, a hundredth of it each, and gives how much each is.
func (o *desk) charge() int64 {
	part := o.d.Balance / 100
	for _, kind := range []string{"fee", "penalty"} {
		o.admin.POST(o.debt+"/movements", map[string]any{"direction": "debit", "type": kind, "amount": part}).OK(nil)
	}
	return part
}

// owes is what the debt is made of.
func (o *desk) owes(t *testing.T) (fee, penalty int64) {
	t.Helper()
	var debts []struct {
		ID      string
		Fee     int64 `json:"owed_fee"`
		Penalty int64 `json:"owed_penalty"`
	}
	o.admin.GET(o.debtor + "/debts").OK(&debts)
	for _, d := range debts {
		if d.ID == o.d.ID {
			return d.Fee, d.Penalty
		}
	}
	return -1, -1
}

func waive(component string, amount int64) map[string]any {
	return map[string]any{"direction": "credit", "type": "adjustment", "component": component, "amount": amount}
}

func waives(t *testing.T, o *desk) {
	part := o.charge()
	before := o.balance(t)
	had, fined := o.owes(t)
	o.manager.POST(o.debt+"/movements", waive("fee", had+1)).Refused(http.StatusConflict, "portfolios.movement_overdrawn")
	o.manager.POST(o.debt+"/movements", waive("fee", part)).OK(nil)
	fee, penalty := o.owes(t)
	require.Equal(t, [3]int64{had - part, fined, before - part}, [3]int64{fee, penalty, o.balance(t)})
	o.manager.POST(o.debt+"/movements", waive("penalty", part)).OK(nil)
	fee, penalty = o.owes(t)
	require.Equal(t, [3]int64{had - part, fined - part, before - 2*part}, [3]int64{fee, penalty, o.balance(t)})

	much := o.d.Balance / 2
	o.admin.POST(o.debt+"/movements", map[string]any{"direction": "debit", "type": "fee", "amount": much}).OK(nil)
	o.manager.POST(o.debt+"/movements", waive("fee", much)).Refused(http.StatusConflict, "portfolios.authority_exceeded")
	var a asking
	body := waive("fee", much)
	body["debt_id"] = o.d.ID
	o.manager.POST(o.asked, body).OK(&a)
	o.admin.POST(o.asked+"/"+a.ID+"/approve", nil).OK(nil)
	after, _ := o.owes(t)
	require.Equal(t, fee, after)
	require.Equal(t, before-2*part, o.balance(t))
}

func endsWhole(t *testing.T, o *desk) {
	o.charge()
	owed, others := o.balance(t), get(t, o.admin, o.debtor).Balance
	o.manager.POST(o.debt+"/resolve", map[string]any{"resolution": "written_off"}, "If-Match", "*").Refused(http.StatusConflict, "portfolios.authority_exceeded")
	o.admin.POST(o.debt+"/resolve", map[string]any{"resolution": "written_off"}, "If-Match", "*").OK(nil)
	require.Equal(t, others-owed, get(t, o.admin, o.debtor).Balance, "fee and penalty end with it")
	o.admin.POST(o.debt+"/movements", waive("fee", 1)).Refused(http.StatusConflict, "portfolios.debt_resolved")
}

func approval(t *testing.T, o *desk) {
	a := o.ask(t, o.d.Balance-100)
	notified := o.Broker.Await("recobro.portfolios.debtor.adjustment_waiting")
	require.Equal(t, []string{"adam"}, notified.Notify.Users)
	one := o.asked + "/" + a.ID
	o.manager.POST(one+"/approve", nil).Refused(http.StatusForbidden, "portfolios.adjustment_own")
	o.manager.POST(one+"/refuse", map[string]any{}).Refused(http.StatusForbidden, "portfolios.adjustment_own")
	o.second.POST(one+"/approve", nil).Refused(http.StatusConflict, "portfolios.authority_exceeded")
	o.second.POST(one+"/withdraw", nil).Refused(http.StatusForbidden, "portfolios.adjustment_others")
	o.foreign.POST(one+"/approve", nil).Refused(http.StatusNotFound, "portfolios.debtor_not_found")
	require.Equal(t, o.d.Balance, o.balance(t))
	waiting := func(who *sdktest.Person) (all []asking) {
		who.GET("/api/v1/deudores/adjustments?status=waiting").OK(&all)
		return all
	}
	require.Equal(t, []bool{false, false, true}, []bool{waiting(o.manager)[0].Decidable, waiting(o.second)[0].Decidable, waiting(o.admin)[0].Decidable})
	require.Empty(t, waiting(o.cashier), "of a debtor that is somebody else's")
	o.cashier.GET(o.asked).Refused(http.StatusNotFound, "portfolios.debtor_not_found")
	o.admin.POST("/api/v1/deudores/assign", map[string]any{"ids": []string{strings.TrimPrefix(o.debtor, "/api/v1/deudores/")}, "assignee_id": "ana"}).OK(nil)
	require.Len(t, waiting(o.cashier), 1)
	o.admin.POST(one+"/approve", nil, "Idempotency-Key", "yes").OK(&a)
	o.admin.POST(one+"/approve", nil, "Idempotency-Key", "yes").OK(&a)
	require.Equal(t, "approved", a.Status)
	require.EqualValues(t, 100, o.balance(t))
	o.admin.POST(one+"/refuse", map[string]any{}).Refused(http.StatusConflict, "portfolios.adjustment_decided")
	told := o.Broker.Await("recobro.portfolios.debtor.adjustment_decided")
	require.Equal(t, []string{"mara"}, told.Notify.Users)
	require.Empty(t, waiting(o.admin))

	a = o.ask(t, 100)
	o.admin.POST(o.asked+"/"+a.ID+"/refuse", map[string]any{"reason": "No"}).OK(&a)
	require.Equal(t, "refused", a.Status)
	a = o.ask(t, 100)
	o.manager.POST(o.asked+"/"+a.ID+"/withdraw", nil).OK(&a)
	require.Equal(t, "withdrawn", a.Status)
	require.EqualValues(t, 100, o.balance(t))
	for range 10 {
		o.ask(t, 100)
	}
	o.manager.POST(o.asked, map[string]any{"debt_id": o.d.ID, "direction": "credit", "type": "discount", "amount": 1}).
		Refused(http.StatusConflict, "portfolios.adjustments_waiting")
}

func approvedOnce(t *testing.T, o *desk) {
	a := o.ask(t, o.d.Balance/2)
	admins := []*sdktest.Person{o.admin, o.As("rioplatense", "admin", "alma")}
	statuses := make([]int, 6)
	var all sync.WaitGroup
	for i := range statuses {
		all.Go(func() { statuses[i] = admins[i%2].POST(o.asked+"/"+a.ID+"/approve", nil).Status })
	}
	all.Wait()
	done := 0
	for _, status := range statuses {
		require.Contains(t, []int{http.StatusOK, http.StatusConflict}, status)
		if status == http.StatusOK {
			done++
		}
	}
	require.Equal(t, 1, done)
	require.Equal(t, o.d.Balance-o.d.Balance/2, o.balance(t))
}

func changedMeanwhile(t *testing.T, o *desk) {
	a := o.ask(t, o.d.Balance-100)
	o.admin.POST(o.debt+"/movements", credit(o.d.Balance/2)).OK(nil)
	o.admin.POST(o.asked+"/"+a.ID+"/approve", nil).Refused(http.StatusConflict, "portfolios.movement_overdrawn")
	require.Equal(t, o.d.Balance-o.d.Balance/2, o.balance(t))
	o.admin.POST(o.asked+"/"+a.ID+"/refuse", map[string]any{}).OK(nil)

	body := map[string]any{"debt_id": o.d.ID, "resolution": "written_off"}
	o.manager.POST(o.asked, body).OK(&a)
	require.Equal(t, o.balance(t), a.Amount)
	o.admin.POST(o.debt+"/movements", map[string]any{"direction": "debit", "type": "fee", "amount": 5}).OK(nil)
	o.admin.POST(o.asked+"/"+a.ID+"/approve", nil).Refused(http.StatusConflict, "portfolios.adjustment_changed")
	o.manager.POST(o.asked, body).OK(&a)
	o.admin.POST(o.asked+"/"+a.ID+"/approve", nil).OK(&a)
	o.manager.POST(o.asked, body).Refused(http.StatusConflict, "portfolios.debt_transition")
	for _, d := range list(t, o.admin, o.debtor+"/debts") {
		require.Equal(t, d.ID == o.d.ID, d.Status == "resolved")
	}
}

func limits(t *testing.T, o *desk) {
	home := "/api/v1/carteras/" + get(t, o.admin, o.debtor).PortfolioID
	set := func(by *sdktest.Person, limits ...map[string]any) *sdktest.Answer {
		return by.PUT(home+"/authority", map[string]any{"limits": append([]map[string]any{}, limits...)}, "If-Match", tag(get(t, o.admin, home).Version))
	}
	manager := map[string]any{"role": "manager", "share": nil, "amounts": []map[string]any{{"currency": o.d.Currency, "amount": 500}}}
	admin := map[string]any{"role": "admin", "share": 5000, "amounts": []any{}}
	require.Equal(t, http.StatusForbidden, set(o.manager, manager).Status)
	set(o.admin, manager, manager).Refused(http.StatusUnprocessableEntity, "portfolios.authority_twice")
	set(o.admin, manager, admin).OK(nil)
	o.manager.POST(o.debt+"/movements", credit(501)).Refused(http.StatusConflict, "portfolios.authority_exceeded")
	o.manager.POST(o.debt+"/movements", credit(500)).OK(nil)
	o.admin.POST(o.debt+"/movements", credit(o.d.Balance/2+1000)).Refused(http.StatusConflict, "portfolios.authority_exceeded")
	o.admin.POST(o.debt+"/movements", credit(o.d.Balance/2-500)).OK(nil)
	o.manager.PUT(home+"/authority", map[string]any{"limits": []any{}}, "If-Match", tag(1))
	set(o.admin).OK(nil)
	var stored struct {
		Authority []struct {
			Role  string
			Share *int64
		}
	}
	o.cashier.GET(home).OK(&stored)
	require.Equal(t, "manager", stored.Authority[1].Role)
	require.EqualValues(t, 2000, *stored.Authority[1].Share, "what is not said of a role is what it has at first")
}
