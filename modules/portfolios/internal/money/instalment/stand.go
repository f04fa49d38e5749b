package instalment

import (
	"slices"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debt"
	"github.com/recobro/recobro/modules/portfolios/internal/book/ledger"
	"github.com/recobro/recobro/modules/portfolios/internal/money/plan"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/record"
)

// stand gives a plan the state that follows from what is paid, and its debts the end and the age that follow from it. A plan whose
// payment was taken back runs again, unless the debts have another one by now.
func stand(p *plan.Plan, a *ledger.Account, all []*plan.Plan) {
	p.Settle()
	owed, ended := owed(p, a)
	switch full := p.Paid == p.Total; {
	case p.Status == plan.Resolved && !full && owed > 0 && !ended && !replaced(p, all):
		p.Reopen(a)
	case p.Status.Open() && ended:
		p.Close(a, plan.Cancelled)
	case p.Status == plan.Awaiting && ended:
		p.Status, p.EndedAt = plan.Cancelled, &a.Now
	case p.Status.Open() && (full || owed == 0):
		p.Close(a, plan.Resolved)
	}
	p.Settle()
	p.Age(a)
}

// replaced reports whether another open plan is for the same debts.
func replaced(p *plan.Plan, all []*plan.Plan) bool {
	return slices.ContainsFunc(all, func(other *plan.Plan) bool {
		return other != p && other.Status.Open() && slices.ContainsFunc(other.Debts, func(d plan.Stood) bool { return p.Covers(d.ID) })
	})
}

// owed is what is owed on a plan's debts, and whether all of them have ended in another way than by being paid.
func owed(p *plan.Plan, a *ledger.Account) (sum int64, ended bool) {
	ended = true
	for _, d := range a.Debts {
		if !p.Covers(d.ID) {
			continue
		}
		if paid := d.Resolution == debt.ResolvedPaid || d.Resolution == debt.Settled; d.Status != debt.Resolved || paid {
			ended = false
		}
		if d.Status != debt.Resolved {
			sum += d.Balance
		}
	}
	return sum, ended
}

// day marks what is late on a day and ends the plan when too much is. What is to be recorded is told once all is posted.
func day(p *plan.Plan, a *ledger.Account, today civil.Day) (acts []func() record.Act, err error) {
	p.CheckedOn = today
	for _, i := range p.Late(today) {
		late := map[string]any{"n": i.N, "due_on": i.DueOn, "amount": i.Amount, "instalment_paid": i.Paid}
		acts = append(acts, func() record.Act { return p.Act("instalment_late", a.Debtor.AssigneeID, late) })
	}
	if missed(p, today) {
		err = p.End(a, plan.Invalidated, "")
		acts = append(acts, func() record.Act {
			return p.Act("invalidated", a.Debtor.AssigneeID, map[string]any{"movements": a.Told()})
		})
	}
	p.Settle()
	return acts, err
}

// missed reports whether so much is late that the plan ends.
func missed(p *plan.Plan, today civil.Day) bool {
	late := 0
	for _, i := range p.Instalments {
		if i.Left() <= 0 || !i.DueOn.Before(today) {
			continue
		}
		if late++; i.DueOn.Until(today) > p.Missed.Days {
			return true
		}
	}
	return late >= p.Missed.Instalments
}
