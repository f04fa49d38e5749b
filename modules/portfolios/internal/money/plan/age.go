package plan

import (
	"github.com/recobro/recobro/modules/portfolios/internal/book/debt"
	"github.com/recobro/recobro/modules/portfolios/internal/book/ledger"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
)

// Age has the plan's debts count their days from the oldest instalment that is not paid; once it has ended, from where they stood.
// A debt that is paid off by a plan with a discount is settled.
func (p *Plan) Age(a *ledger.Account) {
	for _, was := range p.Debts {
		d := find(a, was.ID)
		if d == nil || d.Status == debt.Resolved {
			continue
		}
		if p.Status.Open() && d.Balance == 0 && p.cuts(d.ID) {
			settleDebt(a, d.ID)
			continue
		}
		if from := p.agedFrom(was); d.AgedFrom != from && (p.Status.Open() || p.Paid == p.Total) {
			if held, err := a.Debt(d.ID); err == nil {
				held.AgedFrom = from
			}
		}
	}
}

func (p *Plan) agedFrom(was Stood) civil.Day {
	if p.Status.Open() {
		return p.NextOn
	}
	return was.AgedFrom
}

// find is a debt of the account to be read.
func find(a *ledger.Account, id string) *debt.Debt {
	for i := range a.Debts {
		if a.Debts[i].ID == id {
			return &a.Debts[i]
		}
	}
	return nil
}

func settleDebt(a *ledger.Account, id string) {
	if d, err := a.Debt(id); err == nil {
		_ = d.Resolve(debt.Settled, a.Now) // it has not ended: asked before
	}
}
