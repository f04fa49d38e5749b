package debt

import (
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

// Status is the state of a debt: active ⇄ paused → resolved.
type Status string

// The states.
const (
	Active   Status = "active"
	Paused   Status = "paused"
	Resolved Status = "resolved"
)

// Enum are all of them.
func (Status) Enum() []Status { return []Status{Active, Paused, Resolved} }

// Resolution is how a debt ended.
type Resolution string

// The resolutions.
const (
	ResolvedPaid Resolution = "paid"
	Settled      Resolution = "settled"
	Sold         Resolution = "sold"
	Fraud        Resolution = "fraud"
	Discarded    Resolution = "discarded"
	Discharged   Resolution = "discharged"
	Invalidated  Resolution = "invalidated"
	WrittenOff   Resolution = "written_off"
	Recalled     Resolution = "recalled"
)

// Enum are all of them.
func (Resolution) Enum() []Resolution {
	return []Resolution{ResolvedPaid, Settled, Sold, Fraud, Discarded, Discharged, Invalidated, WrittenOff, Recalled}
}

// The refusals of a debt.
var (
	ErrNotFound   = errs.New(errs.NotFound, "portfolios.debt_not_found")
	ErrTransition = errs.New(errs.Conflict, "portfolios.debt_transition")
	ErrResolved   = errs.New(errs.Conflict, "portfolios.debt_resolved")
	ErrDuplicate  = errs.New(errs.Conflict, "portfolios.debt_exists")
)

// Pause stops the count of days past due.
func (d *Debt) Pause(today civil.Day) error {
	if d.Status != Active {
		return d.refuse(Paused)
	}
	d.Status, d.PausedOn = Paused, today
	return nil
}

// Resume lets the count run on from where it stopped: the days of the pause do not count.
func (d *Debt) Resume(today civil.Day) error {
	if d.Status != Paused {
		return d.refuse(Active)
	}
	d.AgedFrom = d.AgedFrom.Add(d.PausedOn.Until(today))
	d.Status, d.PausedOn = Active, ""
	return nil
}

// Resolve ends the debt. A debt ends once.
func (d *Debt) Resolve(how Resolution, at time.Time) error {
	if d.Status == Resolved {
		return d.refuse(Resolved)
	}
	d.Status, d.PausedOn, d.Resolution, d.ResolvedAt = Resolved, "", how, &at
	return nil
}

// Reopen takes the end of a debt back: what ended it is undone.
func (d *Debt) Reopen() error {
	if d.Status != Resolved {
		return d.refuse(Active)
	}
	d.Status, d.Resolution, d.ResolvedAt = Active, "", nil
	return nil
}

func (d *Debt) refuse(to Status) error {
	return ErrTransition.WithParam("from", d.Status).WithParam("to", to)
}
