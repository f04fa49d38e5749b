package debtor

import (
	"slices"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

// Status is where the work on a debtor stands.
type Status string

// The work statuses.
const (
	New           Status = "new"
	InProgress    Status = "in_progress"
	Promised      Status = "promised"
	Plan          Status = "plan"
	Paid          Status = "paid"
	Disputed      Status = "disputed"
	LegalAction   Status = "legal"
	Uncollectable Status = "uncollectable"
	Recalled      Status = "recalled"
)

// ErrTransition refuses a change of status that does not exist, ErrFollows one that is nobody's to make.
var (
	ErrTransition = errs.New(errs.Conflict, "portfolios.debtor_transition")
	ErrFollows    = errs.New(errs.Conflict, "portfolios.debtor_status_follows").WithField("body.status", "portfolios.debtor_status_follows")
)

// Enum are all of them, in the order of the work.
func (Status) Enum() []Status {
	return []Status{New, InProgress, Promised, Plan, Paid, Disputed, LegalAction, Uncollectable, Recalled}
}

// next lists where somebody may put a status: work goes forward from new, an ending reopens to in progress, and what the creditor
// recalled stays with the creditor. What promises, plans and payments make of a debtor is not among it.
func (s Status) next() []Status {
	endings := []Status{Disputed, LegalAction, Uncollectable, Recalled}
	switch s {
	case InProgress, Promised, Plan:
		return endings
	case New, Disputed, LegalAction, Uncollectable:
		return append(endings, InProgress)
	case Paid:
		return []Status{InProgress, Recalled}
	default:
		return nil
	}
}

// To is the status after somebody changes it to next: the same status changes nothing. It fails with ErrFollows and ErrTransition.
func (s Status) To(next Status) (Status, error) {
	if s == next {
		return s, nil
	}
	if next.Follows() {
		return s, ErrFollows
	}
	if slices.Contains(s.next(), next) {
		return next, nil
	}
	return s, ErrTransition.WithParam("from", s).WithParam("to", next)
}

// Follows reports whether a status follows from promises, plans and payments, and is never set by hand.
func (s Status) Follows() bool { return s == Promised || s == Plan || s == Paid }

// follow is the status that promises, plans and payments make of a debtor: what the work itself has found out (a dispute, an
// action, a recall) stays. paid says that a payment was posted just now.
func (d *Debtor) follow(paid bool) {
	clear := !d.Owes() && d.DebtsCount > 0 && (paid || d.Status.Follows())
	switch {
	case !d.Status.Follows() && d.Status != New && d.Status != InProgress:
	case d.PlansOpen > 0:
		d.Status = Plan
	case d.PromisesOpen > 0:
		d.Status = Promised
	case clear:
		d.Status = Paid
	case d.Status.Follows():
		d.Status = InProgress
	}
}
