package portfolios_test

import (
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

// desked is a module in which a cashier has a till open, and a debtor of theirs who owes.
type desked struct {
	*started
	who  row // the debtor
	till paid
}

type paid struct {
	ID, Status, Receipt, Method, Currency string
	Version, Amount                       int64
	TillID                                string `json:"till_id"`
	Totals                                []struct {
		Currency, Method  string
		In, Out, Payments int64
	}
	Counts []struct{ Expected, Counted, Difference int64 }
	Parts  []struct {
		DebtID    string `json:"debt_id"`
		Due       string
		Component string
		Amount    int64
	}
}

func openTill(t *testing.T, engine sdktest.Engine, changes ...func(*sdktest.Options)) *desked {
	t.Helper()
	return openTillOf(t, start(t, engine, changes...))
}

func openTillOf(t *testing.T, h *started) *desked {
	t.Helper()
	d := &desked{started: h, who: list(t, h.cashier, "/api/v1/deudores?sort=-balance&currency=UYU&status=in_progress")[0]}
	var point row
	h.admin.POST("/api/v1/tills/points", map[string]any{"code": "001", "name": "Centro"}).OK(&point)
	h.cashier.POST("/api/v1/tills", map[string]any{"point_id": point.ID, "opening": []any{map[string]any{"currency": "UYU", "amount": 100_000}}}).OK(&d.till)
	return d
}

func (d *desked) payment(amount int64) map[string]any {
	return map[string]any{"debtor_id": d.who.ID, "amount": amount, "method": "cash"}
}

func (d *desked) balance(t *testing.T) int64 {
	return get(t, d.admin, "/api/v1/deudores/"+d.who.ID).Balance
}

func TestPayments(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		t.Run("[MO-02] a payment is allocated, has a receipt and is one however often it is sent", func(t *testing.T) { takesMoney(t, openTill(t, engine)) })
		t.Run("[MO-03] without an open till a cashier can't take money", func(t *testing.T) { needsTill(t, openTill(t, engine)) })
		t.Run("[MO-03] money that does not pass the till is reported, and somebody else confirms it", func(t *testing.T) { passesTill(t, openTill(t, engine)) })
		t.Run("[MO-04] a reversal puts everything back and deletes nothing", func(t *testing.T) { takesBack(t, openTill(t, engine)) })
	})
}

func takesMoney(t *testing.T, d *desked) {
	before := d.balance(t)
	var preview struct {
		Parts []struct{ Amount int64 }
		Owed  int64
	}
	d.cashier.POST("/api/v1/payments/preview", d.payment(50_000)).OK(&preview)
	require.Equal(t, before, preview.Owed)
	var one, again paid
	key := []string{"Idempotency-Key", "k-1"}
	d.cashier.Do(http.MethodPost, "/api/v1/payments", d.payment(50_000), key...).OK(&one)
	d.cashier.Do(http.MethodPost, "/api/v1/payments", d.payment(50_000), key...).OK(&again)
	require.Equal(t, one.ID, again.ID)
	require.Equal(t, "001-00000001", one.Receipt)
	require.Equal(t, "allocated", one.Status)
	require.Equal(t, before-50_000, d.balance(t))
	var sum int64
	for _, part := range one.Parts {
		sum += part.Amount
	}
	require.EqualValues(t, 50_000, sum)
	refused := d.cashier.POST("/api/v1/payments", d.payment(before))
	refused.Refused(http.StatusConflict, "portfolios.payment_too_much")
	var next paid
	d.cashier.POST("/api/v1/payments", d.payment(before-50_000)).OK(&next)
	require.Equal(t, "001-00000002", next.Receipt, "what was refused has drawn no number")
	require.Zero(t, d.balance(t))
	require.Equal(t, "paid", get(t, d.admin, "/api/v1/deudores/"+d.who.ID).Status)
}

func needsTill(t *testing.T, d *desked) {
	var closed paid
	d.cashier.POST("/api/v1/payments", d.payment(20_000)).OK(nil)
	d.cashier.POST("/api/v1/tills/"+d.till.ID+"/entries", map[string]any{"kind": "cash_out", "currency": "UYU", "amount": 130_000, "note": "Banco"}).
		Refused(http.StatusConflict, "portfolios.till_short")
	d.cashier.POST("/api/v1/tills/"+d.till.ID+"/entries", map[string]any{"kind": "cash_out", "currency": "UYU", "amount": 90_000, "note": "Banco"}).OK(nil)
	path := "/api/v1/tills/" + d.till.ID + "/close"
	counted := map[string]any{"counted": []any{map[string]any{"currency": "UYU", "amount": 29_500}}}
	d.cashier.Do(http.MethodPost, path, map[string]any{"counted": []any{}}, "If-Match", `"1"`).Refused(http.StatusUnprocessableEntity, "portfolios.till_count")
	d.cashier.Do(http.MethodPost, path, counted, "If-Match", `"1"`).OK(&closed)
	require.Equal(t, "closed", closed.Status)
	require.EqualValues(t, -500, closed.Counts[0].Difference)
	d.cashier.POST("/api/v1/payments", d.payment(20_000)).Refused(http.StatusConflict, "portfolios.till_none")
}

func passesTill(t *testing.T, d *desked) {
	before := d.balance(t)
	for _, method := range []string{"transfer", "network", "deduction"} {
		body := d.payment(1_000)
		body["method"] = method
		d.cashier.POST("/api/v1/payments", body).Refused(http.StatusConflict, "portfolios.payment_not_at_till")
	}
	var told paid
	d.cashier.POST("/api/v1/payments/reports", map[string]any{"debtor_id": d.who.ID, "amount": before, "method": "transfer"}).OK(&told)
	d.cashier.POST("/api/v1/payments/"+told.ID+"/verify", nil).Refused(http.StatusForbidden, "forbidden")
	require.Equal(t, before, d.balance(t), "nothing is paid by word alone")
	d.manager.POST("/api/v1/payments/"+told.ID+"/verify", nil).OK(nil)
	require.Zero(t, d.balance(t))
}

func takesBack(t *testing.T, d *desked) {
	before, status := d.balance(t), get(t, d.admin, "/api/v1/deudores/"+d.who.ID).Status
	var one paid
	d.cashier.POST("/api/v1/payments", d.payment(before)).OK(&one)
	path := "/api/v1/payments/" + one.ID + "/reverse"
	d.cashier.POST(path, map[string]any{"reason": "error"}).Refused(http.StatusForbidden, "forbidden")
	var back paid
	d.manager.POST(path, map[string]any{"reason": "Otro deudor"}).OK(&back)
	require.Equal(t, "reversed", back.Status)
	require.Equal(t, before, d.balance(t))
	require.Equal(t, status, get(t, d.admin, "/api/v1/deudores/"+d.who.ID).Status)
	d.manager.POST(path, map[string]any{"reason": "Otra vez"}).Refused(http.StatusConflict, "portfolios.payment_transition")
	var desk paid
	d.cashier.GET("/api/v1/tills/current").OK(&desk)
	require.EqualValues(t, 100_000, desk.Totals[0].In-desk.Totals[0].Out)
}

func TestReceipt(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		d := openTill(t, engine)
		var one paid
		d.cashier.POST("/api/v1/payments", d.payment(50_000)).OK(&one)
		path := "/api/v1/payments/" + one.ID
		t.Run("[MO-02] a receipt is a PDF on A4 and on the roll", func(t *testing.T) {
			for _, size := range []string{"a4", "80mm"} {
				answer := d.cashier.GET(path + "/receipt?size=" + size)
				require.Equal(t, http.StatusOK, answer.Status)
				require.Equal(t, "application/pdf", answer.Header.Get("Content-Type"))
				require.Equal(t, "%PDF", string(answer.Raw[:4]))
				keep(t, one.Receipt+"-"+size+".pdf", answer.Raw)
			}
		})
		t.Run("[MO-04] the receipt of a payment that was taken back says void", func(t *testing.T) {
			d.manager.POST(path+"/reverse", map[string]any{"reason": "Era de otro deudor"}).OK(nil)
			answer := d.manager.GET(path + "/receipt?size=a4")
			require.Equal(t, http.StatusOK, answer.Status)
			keep(t, one.Receipt+"-void.pdf", answer.Raw)
		})
	})
}

// keep leaves a paper where RECOBRO_PAPERS names a folder, to be looked at.
func keep(t *testing.T, name string, content []byte) {
	t.Helper()
	if folder := os.Getenv("RECOBRO_PAPERS"); folder != "" {
		require.NoError(t, os.WriteFile(filepath.Join(folder, name), content, 0o600))
	}
}

func TestMoneyTimeline(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		d := openTill(t, engine)
		d.cashier.POST("/api/v1/payments", d.payment(30_000)).OK(nil)
		t.Run("[MO-17] a debtor has one timeline of money with the running balance", func(t *testing.T) {
			var lines []struct {
				Running, Amount              int64
				Direction, Component, Origin string
			}
			d.cashier.GET("/api/v1/deudores/" + d.who.ID + "/movements?pageSize=100").OK(&lines)
			require.Equal(t, d.balance(t), lines[0].Running)
			for i, line := range lines {
				before := int64(0)
				if i+1 < len(lines) {
					before = lines[i+1].Running
				}
				if line.Direction == "credit" {
					line.Amount = -line.Amount
				}
				require.Equal(t, before+line.Amount, line.Running)
			}
		})
	})
}

func TestInterestRules(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		h := start(t, engine)
		p := list(t, h.admin, "/api/v1/carteras?status=active&sort=name")[0]
		path := "/api/v1/carteras/" + p.ID + "/interest"
		rule := func(rate int64) map[string]any { return map[string]any{"annual_rate": rate} }
		set := func(who *sdktest.Person, rate int64) *sdktest.Answer {
			return who.Do(http.MethodPut, path, rule(rate), "If-Match", "*")
		}
		t.Run("[MO-14] interest needs a legal cap with its source, and is never above it", func(t *testing.T) {
			set(h.manager, 3_000).Refused(http.StatusConflict, "portfolios.interest_no_cap")
			cap := map[string]any{"country": "UY", "currency": p.Currency, "from_on": "2026-01-01", "annual_rate": 4_000, "source": "Ley 18.212; BCU"}
			h.cashier.POST("/api/v1/carteras/caps", cap).Refused(http.StatusForbidden, "forbidden")
			h.manager.POST("/api/v1/carteras/caps", cap).OK(nil)
			h.manager.POST("/api/v1/carteras/caps", cap).Refused(http.StatusConflict, "portfolios.cap_exists")
			set(h.manager, 4_001).Refused(http.StatusUnprocessableEntity, "portfolios.interest_cap")
			set(h.cashier, 3_000).Refused(http.StatusForbidden, "forbidden")
			set(h.manager, 3_000).OK(nil)
		})
	})
}

func TestCoDebtors(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		d := openTill(t, engine)
		others := list(t, d.cashier, "/api/v1/deudores?sort=-balance&currency=UYU&portfolio_id="+d.who.PortfolioID)
		payer := others[slices.IndexFunc(others, func(one row) bool { return one.ID != d.who.ID })]
		owed := list(t, d.admin, "/api/v1/deudores/"+d.who.ID+"/debts")[0]
		path := "/api/v1/deudores/" + d.who.ID + "/debts/" + owed.ID + "/co-debtors"
		link := map[string]any{"debtor_id": payer.ID, "role": "guarantor"}
		d.cashier.POST(path, link).Refused(http.StatusForbidden, "forbidden")
		d.manager.POST(path, map[string]any{"debtor_id": d.who.ID}).Refused(http.StatusUnprocessableEntity, "portfolios.co_debtor_own")
		d.manager.POST(path, link).OK(nil)
		d.manager.POST(path, link).Refused(http.StatusConflict, "portfolios.co_debtor_exists")
		before, own := d.balance(t), get(t, d.admin, "/api/v1/deudores/"+payer.ID).Balance
		var one paid
		t.Run("[MO-15] what a co-debtor pays shows on all", func(t *testing.T) {
			body := map[string]any{"debtor_id": payer.ID, "amount": 20_000, "method": "cash", "debt_ids": []string{owed.ID}}
			d.cashier.POST("/api/v1/payments", body).OK(&one)
			require.Equal(t, before-20_000, d.balance(t))
			require.Equal(t, own, get(t, d.admin, "/api/v1/deudores/"+payer.ID).Balance)
			for _, who := range []string{d.who.ID, payer.ID} {
				var lines []struct {
					PaymentID string `json:"payment_id"`
				}
				d.admin.GET("/api/v1/deudores/" + who + "/movements").OK(&lines)
				require.Equal(t, one.ID, lines[0].PaymentID)
			}
		})
		t.Run("[MO-15] and comes back on all when it is reversed", func(t *testing.T) {
			d.manager.POST("/api/v1/payments/"+one.ID+"/reverse", map[string]any{"reason": "Otro deudor"}).OK(nil)
			require.Equal(t, before, d.balance(t))
		})
		t.Run("[MO-15] and counts on the instalments of the debtor's plan and on the debtor's promise", func(t *testing.T) { coDebtorPays(t, d, payer, owed) })
	})
}

func coDebtorPays(t *testing.T, d *desked, payer, owed row) {
	body := map[string]any{"debtor_id": payer.ID, "amount": 20_000, "method": "cash", "debt_ids": []string{owed.ID}}
	back := func(one paid) {
		d.manager.POST("/api/v1/payments/"+one.ID+"/reverse", map[string]any{"reason": "Otro deudor"}).OK(nil)
	}
	var one paid
	var p vow
	d.cashier.POST("/api/v1/promesas", promising(d.who.ID, 20_000, 3)).OK(&p)
	d.cashier.POST("/api/v1/payments", body).OK(&one)
	require.Equal(t, "kept", get(t, d.admin, "/api/v1/promesas/"+p.ID).Status)
	back(one)
	require.Equal(t, "pending", get(t, d.admin, "/api/v1/promesas/"+p.ID).Status)

	a := openRuleOf(d)
	agreed := a.agree(t, d.cashier, a.offer(t, d.cashier))
	d.cashier.POST("/api/v1/payments", body).OK(&one)
	now := a.plan(t, agreed.ID)
	require.Equal(t, [2]any{int64(20_000), int64(20_000)}, [2]any{now.Paid, now.Instalments[0].Paid})
	back(one)
	require.Equal(t, agreed.Instalments, a.plan(t, agreed.ID).Instalments)
}

func TestCountryThatKeepsAgenciesOff(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		d := openTill(t, engine)
		var p, who row
		d.admin.POST("/api/v1/carteras", map[string]any{"code": "MX-1", "name": "México", "creditor_name": "Banco Azteca del Sur", "currency": "MXN", "country": "MX", "timezone": "America/Mexico_City"}).OK(&p)
		d.admin.Do(http.MethodPost, "/api/v1/carteras/"+p.ID+"/activate", nil, "If-Match", "*").OK(nil)
		d.admin.POST("/api/v1/deudores", map[string]any{"portfolio_id": p.ID, "name": "Juan Pérez"}).OK(&who)
		d.admin.POST("/api/v1/deudores/assign", map[string]any{"ids": []string{who.ID}, "assignee_id": "ana"}).OK(nil)
		t.Run("[MO-16] where an agency may not receive money, payment is refused and says why", func(t *testing.T) {
			refused := d.cashier.POST("/api/v1/payments", map[string]any{"debtor_id": who.ID, "amount": 100})
			refused.Refused(http.StatusConflict, "portfolios.payment_receives")
			require.Contains(t, refused.Problem.Title, "Banco Azteca del Sur")
			require.Contains(t, refused.Problem.Title, "CONDUSEF")
		})
	})
}
