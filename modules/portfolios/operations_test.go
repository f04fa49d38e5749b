package portfolios_test

import (
	"encoding/json"
	"fmt"
	"maps"
	"net/http"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

// book is one debtor's money under operations in any order, beside what must be true of it.
type book struct {
	*agreed
	t        *rapid.T
	nth      int   // of what was asked
	receipts int64 // that were given
	in, out  int64 // cash of the till, in minor units
	stands   []paid
	promised []string
	plan     string
}

// figures are all that operations change of a debtor.
type figures struct {
	Debtor struct {
		Balance, DPD int64
		Status       string
		BucketID     string `json:"bucket_id"`
	}
	Debts []struct {
		ID, Status, Resolution             string
		Balance, DPD, OwedPrincipal        int64
		OwedInterest, OwedFee, OwedPenalty int64
		BucketID                           string `json:"bucket_id"`
	}
	Promises []struct {
		ID, Status           string
		Amount, Appropriated int64
	}
	Plans []planned
}

func (d *book) figures() (f figures) {
	d.admin.GET("/api/v1/deudores/" + d.who.ID).OK(&f.Debtor)
	d.admin.GET("/api/v1/deudores/" + d.who.ID + "/debts?pageSize=100").OK(&f.Debts)
	d.admin.GET("/api/v1/promesas?debtor_id=" + d.who.ID + "&pageSize=100&sort=-created_at").OK(&f.Promises)
	if d.plan != "" {
		var p planned
		d.admin.GET("/api/v1/plans/" + d.plan).OK(&p)
		p.Version = 0
		f.Plans = append(f.Plans, p)
	}
	return f
}

// ask sends a request once, or again under the same key; what is refused must change nothing.
func (d *book) ask(p *sdktest.Person, path string, body any, into any) bool {
	d.nth++
	key := []string{"Idempotency-Key", fmt.Sprint("op-", d.nth)}
	before := d.figures()
	answer := p.Do(http.MethodPost, path, body, key...)
	if answer.Status >= 300 {
		require.Less(d.t, answer.Status, 500, string(answer.Raw))
		require.Equal(d.t, before, d.figures(), "%s was refused (%s) and yet changed something", path, answer.Problem.Code)
		return false
	}
	answer.OK(into)
	if rapid.Bool().Draw(d.t, "again") {
		after := d.figures()
		again := p.Do(http.MethodPost, path, body, key...)
		require.JSONEq(d.t, string(dataOf(answer)), string(dataOf(again)))
		require.Equal(d.t, after, d.figures(), "%s sent again is the same", path)
	}
	return true
}

func dataOf(a *sdktest.Answer) json.RawMessage {
	var enveloped struct{ Data json.RawMessage }
	_ = json.Unmarshal(a.Raw, &enveloped)
	return enveloped.Data
}

func (d *book) pay() (made paid, done bool) {
	amount := rapid.Int64Range(1, 60_000).Draw(d.t, "amount")
	if !d.ask(d.cashier, "/api/v1/payments", d.payment(amount), &made) {
		return made, false
	}
	d.receipts++
	require.Equal(d.t, fmt.Sprintf("001-%08d", d.receipts), made.Receipt)
	d.in += amount
	d.stands = append(d.stands, made)
	return made, true
}

// undo takes a payment back that stands.
func (d *book) undo() {
	if len(d.stands) == 0 {
		return
	}
	at := rapid.IntRange(0, len(d.stands)-1).Draw(d.t, "which")
	how := rapid.SampledFrom([]string{"reverse", "charge-back", "refund"}).Draw(d.t, "how")
	if d.ask(d.manager, "/api/v1/payments/"+d.stands[at].ID+"/"+how, map[string]any{"reason": "Otro deudor"}, nil) {
		d.out += map[bool]int64{true: d.stands[at].Amount}[how != "charge-back"]
		d.stands = slices.Delete(d.stands, at, at+1)
	}
}

// inverse takes a payment and takes it back: nothing is to remain of it but the record.
func (d *book) inverse() {
	before := d.figures()
	made, done := d.pay()
	if !done {
		return
	}
	if d.ask(d.manager, "/api/v1/payments/"+made.ID+"/reverse", map[string]any{"reason": "Otro deudor"}, nil) {
		d.stands = d.stands[:len(d.stands)-1]
		d.out += made.Amount
		require.Equal(d.t, before, d.figures(), "a reversal is the exact inverse")
	}
}

func (d *book) promise() {
	amount := rapid.Int64Range(1, 80_000).Draw(d.t, "promised")
	var made row
	if d.ask(d.cashier, "/api/v1/promesas", promising(d.who.ID, amount, rapid.IntRange(1, 4).Draw(d.t, "days")), &made) {
		d.promised = append(d.promised, made.ID)
	}
}

func (d *book) unpromise() {
	if len(d.promised) > 0 {
		id := rapid.SampledFrom(d.promised).Draw(d.t, "promise")
		d.ask(d.manager, "/api/v1/promesas/"+id+"/cancel", map[string]any{"reason": "Se arrepintió"}, nil)
	}
}

func (d *book) agreeOn() {
	answer := d.cashier.POST("/api/v1/offers", d.asks("instalments", rapid.IntRange(1, 6).Draw(d.t, "instalments")))
	if answer.Status >= 300 {
		require.Less(d.t, answer.Status, 500, string(answer.Raw))
		return
	}
	var o offered
	answer.OK(&o)
	var p planned
	if d.ask(d.cashier, "/api/v1/plans", map[string]any{"offer": o.Token, "debtor_id": d.who.ID, "reason": "Paga"}, &p) {
		d.plan = p.ID
	}
}

func (d *book) endPlan() {
	if d.plan != "" {
		d.ask(d.manager, "/api/v1/plans/"+d.plan+"/cancel", map[string]any{"reason": "Otro acuerdo"}, nil)
	}
}

// adjust adds a fee, or waives some of what is owed.
func (d *book) adjust() {
	f := d.figures()
	one := rapid.SampledFrom(f.Debts).Draw(d.t, "debt")
	what := rapid.SampledFrom([]map[string]any{
		{"direction": "debit", "type": "fee"}, {"direction": "debit", "type": "penalty"}, {"direction": "credit", "type": "discount"}, {"direction": "credit", "type": "adjustment"},
	}).Draw(d.t, "what")
	body := map[string]any{"amount": rapid.Int64Range(1, 5_000).Draw(d.t, "adjusted"), "note": "Ajuste", "direction": what["direction"], "type": what["type"]}
	d.ask(d.admin, "/api/v1/deudores/"+d.who.ID+"/debts/"+one.ID+"/movements", body, nil)
}

func (d *book) cash() {
	kind := rapid.SampledFrom([]string{"cash_in", "cash_out"}).Draw(d.t, "kind")
	amount := rapid.Int64Range(1, 90_000).Draw(d.t, "cash")
	if d.ask(d.cashier, "/api/v1/tills/"+d.till.ID+"/entries", map[string]any{"kind": kind, "currency": "UYU", "amount": amount, "note": "Banco"}, nil) {
		if kind == "cash_in" {
			d.in += amount
		} else {
			d.out += amount
		}
	}
}

// holds requires what is true after any of them.
func (d *book) holds() {
	f := d.figures()
	var lines []struct {
		Currency        string
		Running, Amount int64
	}
	d.admin.GET("/api/v1/deudores/" + d.who.ID + "/movements?pageSize=1").OK(&lines)
	var owed int64
	for _, one := range f.Debts {
		owed += one.Balance
	}
	require.Equal(d.t, owed, lines[0].Running, "the debts are the sum of their movements")
	require.Equal(d.t, owed, f.Debtor.Balance)
	var stand, brought int64
	for _, p := range d.stands {
		stand += p.Amount
	}
	for _, p := range f.Promises {
		require.LessOrEqual(d.t, p.Appropriated, p.Amount)
		require.GreaterOrEqual(d.t, p.Appropriated, int64(0))
		brought += p.Appropriated
	}
	require.LessOrEqual(d.t, brought, stand, "promises are kept by what was paid")
	for _, p := range f.Plans {
		var all, on int64
		for _, i := range p.Instalments {
			all, on = all+i.Amount, on+i.Paid
		}
		require.Equal(d.t, p.Total, all)
		require.Equal(d.t, p.Paid, on)
		require.LessOrEqual(d.t, on, stand)
	}
	var till paid
	d.cashier.GET("/api/v1/tills/" + d.till.ID).OK(&till)
	require.EqualValues(d.t, 100_000+d.in-d.out, till.Totals[0].In-till.Totals[0].Out, "the till is its opening, what came in and what went out")
}

func TestMoneyInAnyOrder(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		t.Run("[MO-01] [MO-04] operations in any order, with retries, keep every sum; a reversal is an exact inverse", func(t *testing.T) {
			d := &book{agreed: openRule(t, engine)}
			steps := map[string]func(){
				"pay": func() { d.pay() }, "undo": d.undo, "inverse": d.inverse, "promise": d.promise, "unpromise": d.unpromise,
				"agree": d.agreeOn, "end": d.endPlan, "adjust": d.adjust, "cash": d.cash,
			}
			rapid.Check(t, func(r *rapid.T) {
				d.t = r
				for _, name := range rapid.SliceOfN(rapid.SampledFrom(slices.Sorted(maps.Keys(steps))), 2, 6).Draw(r, "steps") {
					steps[name]()
				}
				d.holds()
			})
		})
	})
}
