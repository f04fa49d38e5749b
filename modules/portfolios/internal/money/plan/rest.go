package plan

import (
	"github.com/recobro/recobro/modules/portfolios/internal/book/ledger"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
)

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
	p.Settle()
	p.Age(a)
	return nil
}
