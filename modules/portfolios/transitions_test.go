package portfolios_test

import (
	"cmp"
	"net/http"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/portfolios"
	"github.com/recobro/recobro/modules/portfolios/internal/money/plan"
	"github.com/recobro/recobro/modules/portfolios/internal/money/promise"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

// What people do with promises and with plans.
func promiseActs() []string {
	return []string{"change", "confirm", "cancel", "renegotiate", "pay", "pay in part", "pay after all", "pay by another way"}
}

func planActs() []string { return []string{"approve", "refuse", "suspend", "resume", "cancel"} }

// walk is a module with promises and plans of every state.
func walk(t *testing.T, engine sdktest.Engine) *desked {
	t.Helper()
	module := portfolios.Module()
	module.Demo = append(module.Demo, plantStates)
	return openTillOf(t, startOf(t, engine, module))
}

// refuses is a refusal for the state, with a title of its own in each language.
func refuses(t *testing.T, act func(by *sdktest.Person) *sdktest.Answer, by *sdktest.Person, codes ...string) {
	t.Helper()
	titles := map[string]bool{}
	for _, language := range errs.Languages() {
		answer := act(by.In(language))
		require.Equal(t, http.StatusConflict, answer.Status)
		require.Contains(t, codes, answer.Problem.Code)
		require.NotEqual(t, answer.Problem.Code, answer.Problem.Title)
		titles[answer.Problem.Title] = true
	}
	require.Len(t, titles, 3)
}

func TestStates(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		d := walk(t, engine)
		t.Run("[MO-05] promises: each legal transition works, each other is refused with a translated title", func(t *testing.T) { walkPromises(t, d) })
		t.Run("[MO-05] promises: what payments do in each state, and their reversal", func(t *testing.T) { walkPaid(t, d) })
		t.Run("[MO-05] plans: each legal transition works, each other is refused with a translated title", func(t *testing.T) { walkPlans(t, d) })
		t.Run("[MO-05] payments: each legal transition works, each other is refused with a translated title", func(t *testing.T) { walkPayments(t, d) })
		t.Run("[MO-05] a till that is closed is not closed again, and nothing goes in or out", func(t *testing.T) { walkTill(t, d) })
	})
}

func walkPromises(t *testing.T, d *desked) {
	open := map[string]string{"cancel": "cancelled", "renegotiate": "superseded"}
	legal := map[promise.Status]map[string]string{
		promise.Draft:   {"confirm": "pending", "cancel": "cancelled", "renegotiate": "superseded"},
		promise.Pending: {"change": "pending", "cancel": "cancelled", "renegotiate": "superseded"},
		promise.DueSoon: open, promise.InGrace: open,
	}
	for _, state := range promise.Draft.Enum() {
		for _, act := range promiseActs()[:4] {
			t.Run(string(state)+" "+act, func(t *testing.T) {
				path := "/api/v1/promesas/" + string(state) + "-" + act
				do := func(by *sdktest.Person) *sdktest.Answer { return actOnPromise(by, path, act) }
				to, may := legal[state][act]
				if may {
					do(d.manager).OK(nil)
				} else {
					refuses(t, do, d.manager, "portfolios.promise_transition", "portfolios.promise_pending")
				}
				require.Equal(t, cmp.Or(to, string(state)), get(t, d.admin, path).Status)
			})
		}
	}
}

func actOnPromise(by *sdktest.Person, path, act string) *sdktest.Answer {
	switch act {
	case "change":
		return by.PATCH(path, map[string]any{"amount": 900}, "If-Match", tag(1))
	case "cancel":
		return by.POST(path+"/cancel", map[string]any{"reason": "Prueba"})
	case "renegotiate":
		return by.POST(path+"/renegotiate", map[string]any{"amount": 900, "due_on": inDays(5)})
	default:
		return by.POST(path+"/"+act, nil)
	}
}

// walkPaid pays the debtors of promises of every state: in full, in part, on a day on which what is broken was not, and before the
// promise was made. What a payment changed its reversal puts back.
func walkPaid(t *testing.T, d *desked) {
	all := func(to ...string) map[string]string {
		return map[string]string{"pay": to[0], "pay in part": to[1], "pay after all": to[2], "pay by another way": to[3]}
	}
	legal := map[promise.Status]map[string]string{
		promise.Pending:       all("kept", "pending", "pending", "invalidated"),
		promise.DueSoon:       all("kept", "due_soon", "kept", "invalidated"),
		promise.InGrace:       all("kept", "in_grace", "kept", "invalidated"),
		promise.PartiallyKept: all("partially_kept", "partially_kept", "kept", "partially_kept"),
		promise.Broken:        all("broken", "broken", "kept", "broken"),
	}
	payments := map[string]map[string]any{
		"pay": {"amount": plantedWhole}, "pay in part": {"amount": plantedPart}, "pay after all": {"amount": plantedWhole, "paid_on": inDays(-3)},
		"pay by another way": {"amount": plantedDebt, "paid_on": inDays(-12)},
	}
	for _, state := range promise.Draft.Enum() {
		for _, act := range promiseActs()[4:] {
			t.Run(string(state)+" "+act, func(t *testing.T) {
				id := string(state) + "-" + act
				body := map[string]any{"debtor_id": id, "method": "cash"}
				for name, value := range payments[act] {
					body[name] = value
				}
				var one paid
				d.cashier.POST("/api/v1/payments", body).OK(&one)
				path := "/api/v1/promesas/" + strings.ReplaceAll(id, " ", "%20")
				require.Equal(t, cmp.Or(legal[state][act], string(state)), get(t, d.admin, path).Status)
				d.manager.POST("/api/v1/payments/"+one.ID+"/reverse", map[string]any{"reason": "Prueba"}).OK(nil)
				require.Equal(t, string(state), get(t, d.admin, path).Status, "its reversal puts it back")
			})
		}
	}
}

func walkPlans(t *testing.T, d *desked) {
	legal := map[plan.Status]map[string]string{
		plan.Awaiting:  {"approve": "active", "refuse": "cancelled", "cancel": "cancelled"},
		plan.Active:    {"suspend": "suspended", "cancel": "cancelled"},
		plan.Suspended: {"resume": "active", "cancel": "cancelled"},
	}
	for _, state := range plan.Draft.Enum() {
		for _, act := range planActs() {
			t.Run(string(state)+" "+act, func(t *testing.T) {
				path := "/api/v1/plans/plan-" + string(state) + "-" + act
				do := func(by *sdktest.Person) *sdktest.Answer {
					if act == "refuse" || act == "cancel" {
						return by.POST(path+"/"+act, map[string]any{"reason": "Prueba"})
					}
					return by.POST(path+"/"+act, nil)
				}
				to, may := legal[state][act]
				if may {
					do(d.admin).OK(nil)
				} else {
					refuses(t, do, d.admin, "portfolios.plan_transition")
				}
				require.Equal(t, cmp.Or(to, string(state)), get(t, d.admin, path).Status)
			})
		}
	}
}

func walkPayments(t *testing.T, d *desked) {
	undo := map[string]string{"reverse": "reversed", "charge-back": "charged_back", "refund": "refunded"}
	decide := map[string]string{"verify": "allocated", "reject": "rejected"}
	legal := map[string]map[string]string{"reported": decide, "verifying": decide, "allocated": undo}
	for _, state := range []string{"reported", "verifying", "allocated", "rejected", "reversed", "charged_back", "refunded"} {
		for _, act := range []string{"verify", "reject", "reverse", "charge-back", "refund"} {
			t.Run(state+" "+act, func(t *testing.T) {
				path := "/api/v1/payments/" + d.paymentIn(t, state)
				do := func(by *sdktest.Person) *sdktest.Answer { return actOnPayment(by, path, act) }
				to, may := legal[state][act]
				if may {
					do(d.manager).OK(nil)
				} else {
					refuses(t, do, d.manager, "portfolios.payment_transition")
				}
				require.Equal(t, cmp.Or(to, state), get(t, d.admin, path).Status)
			})
		}
	}
}

func actOnPayment(by *sdktest.Person, path, act string) *sdktest.Answer {
	if act == "verify" {
		return by.POST(path+"/verify", nil)
	}
	return by.POST(path+"/"+act, map[string]any{"reason": "Prueba"})
}

// paymentIn is a new payment in a state.
func (d *desked) paymentIn(t *testing.T, state string) string {
	t.Helper()
	var one paid
	switch state {
	case "reported", "verifying", "rejected":
		one = d.report(d.cashier, 100)
	default:
		d.cashier.POST("/api/v1/payments", d.payment(100)).OK(&one)
	}
	path := "/api/v1/payments/" + one.ID
	switch state {
	case "verifying":
		d.prove(t, d.cashier, one.ID, "recibo.png", picture(t)).OK(nil)
	case "rejected":
		actOnPayment(d.manager, path, "reject").OK(nil)
	case "reversed":
		actOnPayment(d.manager, path, "reverse").OK(nil)
	case "charged_back":
		actOnPayment(d.manager, path, "charge-back").OK(nil)
	case "refunded":
		actOnPayment(d.manager, path, "refund").OK(nil)
	}
	return one.ID
}

func walkTill(t *testing.T, d *desked) {
	path := "/api/v1/tills/" + d.till.ID
	var till struct {
		Version  int64
		Expected []struct {
			Currency string
			Amount   int64
		}
	}
	d.cashier.GET(path).OK(&till)
	counted := map[string]any{"counted": []any{map[string]any{"currency": "UYU", "amount": 1}}, "note": "Prueba"}
	d.cashier.POST(path+"/close", counted, "If-Match", tag(till.Version)).OK(&till)
	refuses(t, func(by *sdktest.Person) *sdktest.Answer {
		return by.POST(path+"/close", counted, "If-Match", tag(till.Version))
	}, d.cashier, "portfolios.till_closed")
	refuses(t, func(by *sdktest.Person) *sdktest.Answer {
		return by.POST(path+"/entries", map[string]any{"kind": "cash_in", "currency": "UYU", "amount": 100, "note": "Cambio"})
	}, d.cashier, "portfolios.till_closed")
}
