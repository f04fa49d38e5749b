package plan

import "github.com/recobro/recobro/modules/portfolios/internal/book/ledger"

// Reopen lets a plan that was paid run again, because a payment was taken back.
func (p *Plan) Reopen(a *ledger.Account) {
	p.Status, p.EndedAt = Active, nil
	p.take(a)
}

// take has the plan's debts be paid by it: meanwhile they are charged no interest.
func (p *Plan) take(a *ledger.Account) {
	a.Debtor.PlansOpen++
	for _, was := range p.Debts {
		if d, err := a.Debt(was.ID); err == nil {
			d.PlanID = p.ID
		}
	}
}

// leave lets the plan's debts go on by themselves: they are charged interest for the days from today on.
func (p *Plan) leave(a *ledger.Account) {
	a.Debtor.PlansOpen--
	for _, was := range p.Debts {
		if d := find(a, was.ID); d == nil || d.PlanID != p.ID {
			continue
		}
		if d, err := a.Debt(was.ID); err == nil {
			d.PlanID, d.InterestFrom = "", max(d.InterestFrom, a.Today)
		}
	}
}
