package plan

import (
	"github.com/recobro/recobro/modules/portfolios/internal/book/debt"
	"github.com/recobro/recobro/modules/portfolios/internal/book/ledger"
)

// begin posts the discount and has the debts count their days from the first instalment. It fails as debt.Debt.Post does.
func (p *Plan) begin(a *ledger.Account) error {
	for i := range p.Debts {
		if d := find(a, p.Debts[i].ID); d != nil {
			p.Debts[i].AgedFrom = d.AgedFrom
		}
	}
	for i, c := range p.Cuts {
		m, err := a.Post(debt.Movement{
			DebtID: c.DebtID, Direction: debt.Credit, Type: debt.Discount, Component: c.Component, Amount: c.Amount, Currency: p.Currency,
		})
		if err != nil {
			return err
		}
		p.Cuts[i].MovementID = m.ID
	}
	a.Planned = append(a.Planned, p.debtIDs()...)
	p.take(a)
	p.Settle()
	p.Age(a)
	return nil
}

// End ends a plan that is not kept, or not wanted any more: the discount is taken back and the debts count their days as if there had
// been no plan. It fails with ErrTransition.
func (p *Plan) End(a *ledger.Account, to Status, reason string) error {
	began := p.Status.Open()
	if began {
		p.wake(a)
	}
	if err := p.Move(to); err != nil {
		return err
	}
	p.Reason, p.EndedAt = reason, &a.Now
	if p.Settle(); !began {
		return nil
	}
	p.leave(a)
	if _, err := a.Reverse(p.returned(a), debt.Discount); err != nil {
		return err
	}
	for _, was := range p.Debts {
		if d := find(a, was.ID); d != nil && d.Status != debt.Resolved && d.AgedFrom != was.AgedFrom {
			held, err := a.Debt(was.ID)
			if err != nil {
				return err
			}
			held.AgedFrom = was.AgedFrom
		}
	}
	return nil
}

// Close ends an open plan whose discount stays.
func (p *Plan) Close(a *ledger.Account, as Status) {
	p.wake(a)
	p.Status, p.EndedAt = as, &a.Now
	p.leave(a)
	for _, was := range p.Debts {
		d := find(a, was.ID)
		if as == Resolved && d != nil && d.Status != debt.Resolved && d.Balance == 0 && p.cuts(d.ID) {
			settleDebt(a, d.ID)
		}
	}
}

// returned are the discount's movements on debts that have not ended in another way since.
func (p *Plan) returned(a *ledger.Account) (all []debt.Movement) {
	for _, m := range p.movements() {
		d := find(a, m.DebtID)
		if d != nil && (d.Status != debt.Resolved || d.Resolution == debt.ResolvedPaid || d.Resolution == debt.Settled) {
			all = append(all, m)
		}
	}
	return all
}
