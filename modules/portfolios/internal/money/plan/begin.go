package plan

import (
	"github.com/recobro/recobro/modules/portfolios/internal/book/debt"
	"github.com/recobro/recobro/modules/portfolios/internal/book/ledger"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
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
	a.Debtor.PlansOpen++
	p.settle()
	p.age(a)
	return nil
}

// end ends a plan that is not kept, or not wanted any more: the discount is taken back and the debts count their days as if there had
// been no plan. It fails with ErrTransition.
func (p *Plan) end(a *ledger.Account, to Status, reason string) error {
	began := p.Status.Open()
	if began {
		p.wake(a)
	}
	if err := p.Move(to); err != nil {
		return err
	}
	p.Reason, p.EndedAt = reason, &a.Now
	if p.settle(); !began {
		return nil
	}
	a.Debtor.PlansOpen--
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

// rest lets an active plan rest: neither its instalments nor its debts' days run on. It fails with ErrTransition.
func (p *Plan) rest(a *ledger.Account) error {
	if err := p.Move(Suspended); err != nil {
		return err
	}
	p.SuspendedOn = a.Today
	for i := range p.Debts {
		d, err := a.Debt(p.Debts[i].ID)
		if err == nil && d.Pause(a.Today) == nil { // one that rests already goes on resting
			p.Debts[i].Paused = true
		}
	}
	return nil
}

// wake lets the debts' days run on.
func (p *Plan) wake(a *ledger.Account) {
	p.SuspendedOn = ""
	for i := range p.Debts {
		if was := &p.Debts[i]; was.Paused {
			was.Paused = false
			if d, err := a.Debt(was.ID); err == nil {
				_ = d.Resume(a.Today) // one that has ended or runs already stays as it is
			}
		}
	}
}

// goOn lets a suspended plan go on: what is not paid falls due as many days later as it rested. It fails with ErrTransition.
func (p *Plan) goOn(a *ledger.Account, businessDay func(civil.Day) civil.Day) error {
	rested := p.SuspendedOn.Until(a.Today)
	if err := p.Move(Active); err != nil {
		return err
	}
	p.wake(a)
	p.shift(rested, businessDay)
	p.CheckedOn = ""
	p.settle()
	p.age(a)
	return nil
}
