package portfolios_test

import (
	"net/http"
	"net/url"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

// agreed is a module with a rule that offers are made under, and a debtor of a cashier's who owes.
type agreed struct {
	*desked
	rule     row
	second   *sdktest.Person // another manager
	terms    map[string]any
	balances int64
}

type offered struct {
	ID, Token, Status        string
	Balance, Discount, Total int64
	Approval                 bool
	Schedule                 []struct{ Amount int64 }
}

type planned struct {
	ID, Status, Reason             string
	Version                        int64
	Balance, Discount, Total, Paid int64
	Decidable                      bool
	NextOn                         string `json:"next_on"`
	Instalments                    []struct {
		N            int
		DueOn        string `json:"due_on"`
		Amount, Paid int64
		Status       string
	}
}

func rule() map[string]any {
	return map[string]any{
		"name": "Quita y cuotas", "valid_hours": 72, "missed": map[string]any{"instalments": 2, "days": 45},
		"bounds": map[string]any{
			"discount": 3000, "down_payment": 0, "instalments_min": 1, "instalments_max": 12, "frequencies": []string{"weekly", "monthly"}, "first_days": 30, "last_days": 400,
		},
		"authority": []any{map[string]any{"role": "cashier", "discount": 1000, "instalments": 6, "down_payment": 0}},
	}
}

func openRule(t *testing.T, engine sdktest.Engine) *agreed {
	t.Helper()
	a := openRuleOf(openTill(t, engine))
	a.balances = a.balance(t)
	return a
}

func openRuleOf(d *desked) *agreed {
	a := &agreed{desked: d}
	a.second = a.As("rioplatense", "manager", "milo")
	a.admin.POST("/api/v1/offers/rules", rule()).OK(&a.rule)
	first := time.Now().AddDate(0, 0, 3).Format(time.DateOnly)
	a.terms = map[string]any{"discount": 1000, "down_payment": 0, "instalments": 4, "frequency": "monthly", "first_on": first}
	return a
}

func (a *agreed) asks(changes ...any) map[string]any {
	terms := map[string]any{}
	for name, value := range a.terms {
		terms[name] = value
	}
	for i := 0; i < len(changes); i += 2 {
		terms[changes[i].(string)] = changes[i+1]
	}
	return map[string]any{"debtor_id": a.who.ID, "terms": terms}
}

func (a *agreed) offer(t *testing.T, by *sdktest.Person, changes ...any) (o offered) {
	t.Helper()
	by.POST("/api/v1/offers", a.asks(changes...)).OK(&o)
	return o
}

func (a *agreed) agree(t *testing.T, by *sdktest.Person, o offered) (p planned) {
	t.Helper()
	by.POST("/api/v1/plans", map[string]any{"offer": o.Token, "debtor_id": a.who.ID, "reason": "Paga al contado"}).OK(&p)
	return p
}

func (a *agreed) plan(t *testing.T, id string) (p planned) {
	t.Helper()
	a.admin.GET("/api/v1/plans/" + id).OK(&p)
	return p
}

func TestPlans(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		t.Run("[MO-11] a collector agrees to a signed offer: the discount holds, payments go to the instalments", func(t *testing.T) { agreesTo(t, openRule(t, engine)) })
		t.Run("[MO-10] what is not signed, changed, expired, used or another's is agreed to by nobody", func(t *testing.T) { refusesOffers(t, openRule(t, engine)) })
		t.Run("[CO-09] a plan has a reminder before its next instalment, and none once it is over", func(t *testing.T) { remindsOfInstalments(t, openRule(t, engine)) })
		t.Run("[MO-10] terms outside of the region are computed for nobody", func(t *testing.T) { bounded(t, openRule(t, engine)) })
		t.Run("[MO-11] beyond one's authority somebody else approves, for a reason", func(t *testing.T) { approvals(t, openRule(t, engine)) })
		t.Run("[MO-05] a plan takes the place of promises on its debts once it begins, not while it waits; its end leaves them", func(t *testing.T) { insteadOfPromises(t, openRule(t, engine)) })
		t.Run("plans are found by their debtor's name and collector", func(t *testing.T) { findsPlans(t, openRule(t, engine)) })
		t.Run("[MO-11] a reversal takes back exactly what the payment had paid", func(t *testing.T) { reversals(t, openRule(t, engine)) })
		t.Run("a plan rests, goes on, and is cancelled: the discount is owed again", func(t *testing.T) { restsAndEnds(t, openRule(t, engine)) })
		t.Run("an offer becomes one plan, however many agree at once", func(t *testing.T) { agreedOnce(t, openRule(t, engine)) })
		t.Run("[MO-18] offers and plans: every cell of the matrix", func(t *testing.T) { planMatrix(t, openRule(t, engine)) })
		t.Run("a rule is changed by version, and retired", func(t *testing.T) { changesRules(t, openRule(t, engine)) })
	})
}

func agreesTo(t *testing.T, a *agreed) {
	o := a.offer(t, a.cashier)
	require.False(t, o.Approval)
	require.Equal(t, a.balances, o.Balance)
	require.Equal(t, a.balances/10, o.Discount)
	p := a.agree(t, a.cashier, o)
	require.Equal(t, "active", p.Status)
	require.Equal(t, a.balances-o.Discount, a.balance(t), "the discount is given up at once")
	require.Equal(t, "plan", get(t, a.admin, "/api/v1/deudores/"+a.who.ID).Status)
	require.Zero(t, get(t, a.admin, "/api/v1/deudores/"+a.who.ID).DPD, "nothing is past due before the first instalment")
	var sum int64
	for _, i := range p.Instalments {
		sum += i.Amount
	}
	require.Equal(t, p.Total, sum)

	first := p.Instalments[0].Amount
	a.cashier.POST("/api/v1/payments", a.payment(first+10)).OK(nil)
	p = a.plan(t, p.ID)
	require.Equal(t, []string{"resolved", "started", "created", "created"}, standings(p))
	require.Equal(t, first+10, p.Paid)
	require.Equal(t, p.Instalments[1].DueOn, p.NextOn)
	a.cashier.POST("/api/v1/payments", a.payment(p.Total-p.Paid)).OK(nil)
	p = a.plan(t, p.ID)
	require.Equal(t, "resolved", p.Status)
	require.Equal(t, p.Total, p.Paid)
	require.Zero(t, a.balance(t))
	require.Equal(t, "paid", get(t, a.admin, "/api/v1/deudores/"+a.who.ID).Status)
	var debts []struct{ Resolution string }
	a.admin.GET("/api/v1/deudores/" + a.who.ID + "/debts").OK(&debts)
	require.Equal(t, "settled", debts[0].Resolution)
	pdf := a.cashier.GET("/api/v1/plans/" + p.ID + "/agreement")
	require.Equal(t, http.StatusOK, pdf.Status)
	require.Equal(t, "%PDF", string(pdf.Raw[:4]))
}

func standings(p planned) (all []string) {
	for _, i := range p.Instalments {
		all = append(all, i.Status)
	}
	return all
}

func refusesOffers(t *testing.T, a *agreed) {
	o := a.offer(t, a.cashier)
	sends := func(by *sdktest.Person, token, debtor string) *sdktest.Answer {
		return by.POST("/api/v1/plans", map[string]any{"offer": token, "debtor_id": debtor, "reason": "Motivo"})
	}
	for _, who := range []*sdktest.Person{a.superadmin, a.admin, a.manager, a.cashier} {
		sends(who, "e30.e30", a.who.ID).Refused(http.StatusUnprocessableEntity, "portfolios.offer_forged")
		sends(who, "e30"+o.Token[3:], a.who.ID).Refused(http.StatusUnprocessableEntity, "portfolios.offer_forged")
		sends(who, o.Token, "somebody-else").Refused(http.StatusUnprocessableEntity, "portfolios.offer_foreign")
	}
	sends(a.foreign, o.Token, "").Refused(http.StatusUnprocessableEntity, "portfolios.offer_forged")
	stranger := a.As("rioplatense", "cashier", "otto")
	sends(stranger, o.Token, "").Refused(http.StatusNotFound, "portfolios.debtor_not_found")

	a.cashier.POST("/api/v1/payments", a.payment(1_000)).OK(nil)
	sends(a.cashier, o.Token, a.who.ID).Refused(http.StatusConflict, "portfolios.offer_changed")
	o = a.offer(t, a.cashier)
	a.admin.PATCH("/api/v1/offers/rules/"+a.rule.ID, map[string]any{"valid_hours": 1}, "If-Match", tag(1)).OK(nil)
	sends(a.cashier, o.Token, a.who.ID).Refused(http.StatusConflict, "portfolios.offer_rule_changed")
	o = a.offer(t, a.cashier)
	a.admin.PATCH("/api/v1/offers/rules/"+a.rule.ID, map[string]any{"status": "retired"}, "If-Match", tag(2)).OK(nil)
	sends(a.cashier, o.Token, a.who.ID).Refused(http.StatusConflict, "portfolios.offer_rule_changed")
	a.admin.PATCH("/api/v1/offers/rules/"+a.rule.ID, map[string]any{"status": "active"}, "If-Match", tag(3)).OK(nil)
	o = a.offer(t, a.cashier)
	other := a.offer(t, a.cashier)
	a.agree(t, a.cashier, o)
	sends(a.cashier, o.Token, a.who.ID).Refused(http.StatusConflict, "portfolios.offer_used")
	sends(a.cashier, other.Token, a.who.ID).Refused(http.StatusConflict, "portfolios.offer_changed")
	require.Equal(t, "agreed", list(t, a.cashier, "/api/v1/offers?debtor_id="+a.who.ID)[1].Status)
}

func bounded(t *testing.T, a *agreed) {
	for _, who := range []*sdktest.Person{a.superadmin, a.admin, a.manager, a.cashier} {
		for _, change := range [][]any{{"discount", 3001}, {"instalments", 13}, {"frequency", "biweekly"}, {"first_on", "2020-01-01"}, {"down_payment", a.balances}} {
			for _, path := range []string{"/api/v1/offers", "/api/v1/offers/simulate"} {
				who.POST(path, a.asks(change...)).Refused(http.StatusUnprocessableEntity, "portfolios.offer_outside")
			}
		}
	}
	var region struct {
		Discount int64
		Own      struct {
			Discount    int64
			Instalments int
		}
	}
	path := "/api/v1/offers/region?debtor_id=" + a.who.ID
	a.cashier.GET(path).OK(&region)
	require.EqualValues(t, 3000, region.Discount)
	require.EqualValues(t, 1000, region.Own.Discount)
	require.Equal(t, 6, region.Own.Instalments)
	a.manager.GET(path).OK(&region)
	require.EqualValues(t, 2000, region.Own.Discount, "what the portfolio lets a manager give up")
	a.admin.GET(path).OK(&region)
	require.EqualValues(t, 3000, region.Own.Discount)
	a.As("rioplatense", "cashier", "otto").GET(path).Refused(http.StatusNotFound, "portfolios.debtor_not_found")
}

func approvals(t *testing.T, a *agreed) {
	o := a.offer(t, a.cashier, "discount", 1500)
	require.True(t, o.Approval)
	a.cashier.POST("/api/v1/plans", map[string]any{"offer": o.Token}).Refused(http.StatusUnprocessableEntity, "portfolios.plan_reason")
	p := a.agree(t, a.cashier, o)
	require.Equal(t, "awaiting_approval", p.Status)
	require.Equal(t, a.balances, a.balance(t), "nothing is given up yet")
	require.ElementsMatch(t, []string{"adam", "mara", "milo", "sara"}, a.Broker.Await("recobro.portfolios.plan.waiting").Notify.Users)
	one := "/api/v1/plans/" + p.ID
	require.Equal(t, http.StatusForbidden, a.cashier.POST(one+"/approve", nil).Status)
	a.foreign.POST(one+"/approve", nil).Refused(http.StatusNotFound, "portfolios.plan_not_found")
	a.cashier.GET(one+"/agreement").Refused(http.StatusConflict, "portfolios.plan_no_agreement")
	require.True(t, a.plan(t, p.ID).Decidable)
	a.manager.POST(one+"/approve", nil).OK(&p)
	require.Equal(t, "active", p.Status)
	require.Equal(t, a.balances-o.Discount, a.balance(t))
	a.admin.POST(one+"/refuse", map[string]any{"reason": "Tarde"}).Refused(http.StatusConflict, "portfolios.plan_transition")
	require.Equal(t, []string{"ana"}, a.Broker.Await("recobro.portfolios.plan.decided").Notify.Users)
	a.manager.POST(one+"/cancel", map[string]any{"reason": "Pide otro"}).OK(nil)
	require.Equal(t, a.balances, a.balance(t))

	o = a.offer(t, a.manager, "discount", 2500)
	p = a.agree(t, a.manager, o)
	one = "/api/v1/plans/" + p.ID
	require.Equal(t, "awaiting_approval", p.Status)
	a.manager.POST(one+"/approve", nil).Refused(http.StatusForbidden, "portfolios.plan_own")
	a.second.POST(one+"/approve", nil).Refused(http.StatusConflict, "portfolios.plan_authority")
	a.admin.POST(one+"/refuse", map[string]any{"reason": "Demasiado"}).OK(&p)
	require.Equal(t, "cancelled", p.Status)
	require.Equal(t, "Demasiado", p.Reason)

	o = a.offer(t, a.manager, "discount", 2500)
	p = a.agree(t, a.manager, o)
	a.cashier.POST("/api/v1/payments", a.payment(1_000)).OK(nil)
	a.admin.POST("/api/v1/plans/"+p.ID+"/approve", nil).Refused(http.StatusConflict, "portfolios.offer_changed")
}

func insteadOfPromises(t *testing.T, a *agreed) {
	stands := func() (plans int, status, debtor string) {
		var who struct {
			Status    string
			PlansOpen int `json:"plans_open"`
		}
		a.admin.GET("/api/v1/deudores/" + a.who.ID).OK(&who)
		return who.PlansOpen, vows(t, a.admin, "/api/v1/promesas?debtor_id="+a.who.ID)[0].Status, who.Status
	}
	is := func(plans int, status, debtor string) {
		t.Helper()
		gotPlans, gotStatus, gotDebtor := stands()
		require.Equal(t, [3]any{plans, status, debtor}, [3]any{gotPlans, gotStatus, gotDebtor})
	}
	a.cashier.POST("/api/v1/promesas", promising(a.who.ID, 1_000, 4)).OK(nil)
	p := a.agree(t, a.cashier, a.offer(t, a.cashier, "discount", 1500))
	require.Equal(t, "awaiting_approval", p.Status)
	is(0, "pending", "promised")
	a.manager.POST("/api/v1/plans/"+p.ID+"/approve", nil).OK(&p)
	is(1, "superseded", "plan")
	var one paid
	a.cashier.POST("/api/v1/payments", a.payment(p.Total)).OK(&one)
	require.Equal(t, "resolved", a.plan(t, p.ID).Status)
	a.manager.POST("/api/v1/payments/"+one.ID+"/reverse", map[string]any{"reason": "Error de caja"}).OK(nil)
	is(1, "superseded", "plan")
	a.cashier.POST("/api/v1/promesas", promising(a.who.ID, 500, 4)).OK(nil)
	a.manager.POST("/api/v1/plans/"+p.ID+"/cancel", map[string]any{"reason": "No puede seguir"}).OK(&p)
	all := vows(t, a.admin, "/api/v1/promesas?debtor_id="+a.who.ID+"&sort=created_at")
	require.Equal(t, []string{"superseded", "pending"}, []string{all[0].Status, all[1].Status}, "one that was taken since the plan began is its own")
}

func reversals(t *testing.T, a *agreed) {
	p := a.agree(t, a.cashier, a.offer(t, a.cashier))
	pay := func(amount int64) (one paid) {
		a.cashier.POST("/api/v1/payments", a.payment(amount)).OK(&one)
		return one
	}
	back := func(one paid) {
		a.manager.POST("/api/v1/payments/"+one.ID+"/reverse", map[string]any{"reason": "Error de caja"}).OK(nil)
	}
	share := p.Instalments[0].Amount
	first := pay(share / 2)
	before := a.plan(t, p.ID)
	second := pay(share)
	middle := a.plan(t, p.ID)
	last := pay(p.Total - middle.Paid)
	require.Equal(t, "resolved", a.plan(t, p.ID).Status)
	back(last)
	again := a.plan(t, p.ID)
	require.Equal(t, "active", again.Status)
	require.Equal(t, middle.Instalments, again.Instalments)
	require.Equal(t, "plan", get(t, a.admin, "/api/v1/deudores/"+a.who.ID).Status)
	back(second)
	require.Equal(t, before.Instalments, a.plan(t, p.ID).Instalments)
	back(first)
	require.Equal(t, p.Instalments, a.plan(t, p.ID).Instalments)
	require.Equal(t, p.Total, a.balance(t))
}

func remindsOfInstalments(t *testing.T, a *agreed) {
	p := a.agree(t, a.cashier, a.offer(t, a.cashier))
	reminders := func(status string) (all []struct {
		AboutID string    `json:"about_id"`
		DueAt   time.Time `json:"due_at"`
	}) {
		a.manager.GET("/api/v1/eventos-programados?kind=instalment_due&debtor_id=" + a.who.ID + "&status=" + status).OK(&all)
		return all
	}
	first := reminders("scheduled")
	require.Len(t, first, 1)
	require.Equal(t, p.ID, first[0].AboutID)
	a.cashier.POST("/api/v1/payments", a.payment(p.Instalments[0].Amount)).OK(nil)
	second := reminders("scheduled")
	require.Len(t, second, 1)
	require.True(t, second[0].DueAt.After(first[0].DueAt), "the next instalment's turn")
	a.manager.POST("/api/v1/plans/"+p.ID+"/cancel", map[string]any{"reason": "No puede seguir"}).OK(nil)
	require.Empty(t, reminders("scheduled"))
}

func restsAndEnds(t *testing.T, a *agreed) {
	dpd := get(t, a.admin, "/api/v1/deudores/"+a.who.ID).DPD
	p := a.agree(t, a.cashier, a.offer(t, a.cashier))
	one := "/api/v1/plans/" + p.ID
	a.manager.POST(one+"/resume", nil).Refused(http.StatusConflict, "portfolios.plan_transition")
	a.manager.POST(one+"/suspend", nil).OK(&p)
	require.Equal(t, "suspended", p.Status)
	a.cashier.POST("/api/v1/payments", a.payment(5_000)).OK(nil)
	require.EqualValues(t, 5_000, a.plan(t, p.ID).Paid, "payments count while it rests")
	a.manager.POST(one+"/resume", nil).OK(&p)
	require.Equal(t, "active", p.Status)
	a.manager.POST(one+"/cancel", map[string]any{"reason": ""}).Refused(http.StatusUnprocessableEntity, "invalid")
	a.manager.POST(one+"/cancel", map[string]any{"reason": "No puede seguir"}).OK(&p)
	require.Equal(t, "cancelled", p.Status)
	require.Equal(t, a.balances-5_000, a.balance(t))
	who := get(t, a.admin, "/api/v1/deudores/"+a.who.ID)
	require.Equal(t, [2]any{"in_progress", dpd}, [2]any{who.Status, who.DPD}, "its days are counted as if there had been no plan")
	a.manager.POST(one+"/cancel", map[string]any{"reason": "Otra vez"}).Refused(http.StatusConflict, "portfolios.plan_transition")
	a.agree(t, a.cashier, a.offer(t, a.cashier))
}

func agreedOnce(t *testing.T, a *agreed) {
	o := a.offer(t, a.cashier)
	statuses := make([]int, 6)
	var all sync.WaitGroup
	for i := range statuses {
		by := []*sdktest.Person{a.cashier, a.manager, a.admin}[i%3]
		all.Go(func() { statuses[i] = by.POST("/api/v1/plans", map[string]any{"offer": o.Token}).Status })
	}
	all.Wait()
	made := 0
	for _, status := range statuses {
		require.Contains(t, []int{http.StatusCreated, http.StatusConflict}, status)
		if status == http.StatusCreated {
			made++
		}
	}
	require.Equal(t, 1, made)
	require.Equal(t, a.balances-o.Discount, a.balance(t))
}

func planMatrix(t *testing.T, a *agreed) {
	p := a.agree(t, a.cashier, a.offer(t, a.cashier))
	one, reason := "/api/v1/plans/"+p.ID, map[string]any{"reason": "Prueba"}
	allowed := func(status int) bool { return status != http.StatusForbidden }
	people := map[string]*sdktest.Person{"superadmin": a.superadmin, "admin": a.admin, "manager": a.manager, "cashier": a.cashier}
	for role, who := range people {
		above := role != "cashier"
		require.Equal(t, true, allowed(who.GET(one).Status), role)
		require.Equal(t, above, allowed(who.POST(one+"/suspend", nil).Status), role)
		require.Equal(t, above, allowed(who.POST(one+"/resume", nil).Status), role)
		require.Equal(t, above, allowed(who.POST(one+"/approve", nil).Status), role)
		require.Equal(t, above, allowed(who.POST(one+"/refuse", reason).Status), role)
		require.Equal(t, above, allowed(who.GET("/api/v1/plans/export").Status), role)
		require.Equal(t, true, allowed(who.GET("/api/v1/offers/rules").Status), role)
		require.Equal(t, above, allowed(who.POST("/api/v1/offers/rules", rule()).Status), role)
		require.Equal(t, above, allowed(who.PATCH("/api/v1/offers/rules/nothing", map[string]any{}, "If-Match", tag(1)).Status), role)
		require.Equal(t, role == "superadmin" || role == "admin", allowed(who.DELETE("/api/v1/offers/rules/nothing", "If-Match", tag(1)).Status), role)
	}
	require.Equal(t, http.StatusForbidden, a.cashier.POST(one+"/cancel", reason).Status)
	a.manager.POST(one+"/cancel", reason).OK(nil)
	stranger := a.As("rioplatense", "cashier", "otto")
	stranger.GET(one).Refused(http.StatusNotFound, "portfolios.plan_not_found")
	require.Empty(t, list(t, stranger, "/api/v1/plans"))
	require.Len(t, list(t, a.cashier, "/api/v1/plans?status=cancelled&owner=ana&debtor_id="+a.who.ID+"&sort=next_on"), 1)
}

func changesRules(t *testing.T, a *agreed) {
	path := "/api/v1/offers/rules"
	bad := rule()
	bad["bounds"].(map[string]any)["instalments_min"] = 20
	a.admin.POST(path, bad).Refused(http.StatusUnprocessableEntity, "portfolios.offer_rule_bounds")
	bad = rule()
	bad["authority"] = append(bad["authority"].([]any), bad["authority"].([]any)...)
	a.admin.POST(path, bad).Refused(http.StatusUnprocessableEntity, "portfolios.offer_rule_twice")
	bad = rule()
	bad["portfolio_id"] = "nowhere"
	a.admin.POST(path, bad).Refused(http.StatusNotFound, "portfolios.portfolio_not_found")
	closer := rule()
	closer["portfolio_id"], closer["name"] = a.who.PortfolioID, "De la cartera"
	var made row
	a.manager.POST(path, closer).OK(&made)
	var region struct {
		RuleName string `json:"rule_name"`
		Rules    []row
	}
	a.cashier.GET("/api/v1/offers/region?debtor_id=" + a.who.ID).OK(&region)
	require.Equal(t, "De la cartera", region.RuleName, "a portfolio's own rule comes first")
	require.Len(t, region.Rules, 2)
	a.admin.DELETE(path+"/"+made.ID, "If-Match", tag(7)).Refused(http.StatusPreconditionFailed, "precondition.stale")
	a.admin.DELETE(path+"/"+made.ID, "If-Match", tag(1)).OK(nil)
	a.admin.DELETE(path+"/"+a.rule.ID, "If-Match", tag(1)).OK(nil)
	a.cashier.GET("/api/v1/offers/region?debtor_id="+a.who.ID).Refused(http.StatusNotFound, "portfolios.offer_rule_not_found")
}

func findsPlans(t *testing.T, a *agreed) {
	p := a.agree(t, a.cashier, a.offer(t, a.cashier))
	name := get(t, a.admin, "/api/v1/deudores/"+a.who.ID).Name
	ids := func(by *sdktest.Person, query string) (all []string) {
		for _, one := range list(t, by, "/api/v1/plans?sort=next_on&pageSize=100&"+query) {
			all = append(all, one.ID)
		}
		return all
	}
	word := url.QueryEscape(strings.ToUpper(strings.Fields(name)[0]))
	require.Contains(t, ids(a.manager, "q="+word+"&status=active,suspended"), p.ID)
	require.Contains(t, ids(a.cashier, "q="+word), p.ID)
	require.Contains(t, ids(a.manager, "assignee=ana&q="+word), p.ID)
	require.NotContains(t, ids(a.manager, "assignee=luis"), p.ID)
	require.Empty(t, ids(a.manager, "q=zzyzx"))
	require.NotContains(t, ids(a.As("rioplatense", "cashier", "otto"), "q="+word), p.ID)
}
