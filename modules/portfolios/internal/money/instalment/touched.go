package instalment

import (
	"github.com/recobro/recobro/modules/portfolios/internal/book/ledger"
	"github.com/recobro/recobro/modules/portfolios/internal/money/plan"
	"github.com/recobro/recobro/plugins-sdk/go/record"
)

// touched is what an act has done to plans.
type touched struct {
	had   []Appropriation // what payments that were taken back had paid, and what has been taken away of it by now
	plans []*plan.Plan
	rows  []Appropriation
	acts  []record.Act
}

// account brings the plans of one account after what was posted on it.
func (t *touched) account(a *ledger.Account, plans []*plan.Plan) {
	before, counted := map[*plan.Plan]plan.Status{}, map[*plan.Plan]bool{}
	for _, p := range plans {
		before[p] = p.Status
	}
	for _, paid := range a.Paid {
		for _, p := range plans {
			if paid.Amount != 0 && p.Covers(paid.DebtID) {
				paid.Amount -= t.count(p, paid, counted)
			}
		}
	}
	for _, p := range plans {
		stand(p, a, plans)
		if counted[p] || p.Status != before[p] {
			t.plans = append(t.plans, p)
		}
		if p.Status != before[p] {
			t.acts = append(t.acts, p.Act(turn(before[p], p.Status), a.Debtor.AssigneeID, nil))
		}
	}
}

// count is what of a payment, or its reversal, a plan takes.
func (t *touched) count(p *plan.Plan, paid ledger.Paid, counted map[*plan.Plan]bool) (sum int64) {
	rows := count(p, paid, t.had)
	if t.rows = append(t.rows, rows...); paid.Amount < 0 {
		t.had = append(t.had, rows...)
	}
	for _, row := range rows {
		sum += row.Amount
	}
	counted[p] = counted[p] || len(rows) > 0
	return sum
}

// turn names a change of state as the record tells it.
func turn(from, to plan.Status) string {
	if from == plan.Resolved {
		return "reopened"
	}
	return string(to)
}

// count is what a payment, or its reversal, does to the instalments.
func count(p *plan.Plan, paid ledger.Paid, had []Appropriation) []Appropriation {
	switch {
	case paid.Amount < 0:
		p.CheckedOn = ""
		return giveBack(p, paid.PaymentID, -paid.Amount, had)
	case p.Status.Open():
		return appropriate(p, paid)
	default:
		return nil
	}
}
