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

// ErrTransition refuses a change of status that does not exist.
var ErrTransition = errs.New(errs.Conflict, "portfolios.debtor_transition")

// Enum are all of them, in the order of the work.
func (Status) Enum() []Status {
	return []Status{New, InProgress, Promised, Plan, Paid, Disputed, LegalAction, Uncollectable, Recalled}
}

// next lists where a status may go: work goes forward from new, an ending reopens to in progress, and what the
// creditor recalled stays with the creditor.
func (s Status) next() []Status {
	endings := []Status{Paid, Disputed, LegalAction, Uncollectable, Recalled}
	switch s {
	case New:
		return append(endings, InProgress, Promised, Plan)
	case InProgress:
		return append(endings, Promised, Plan)
	case Promised:
		return append(endings, InProgress, Plan)
	case Plan:
		return append(endings, InProgress, Promised)
	case Paid:
		return []Status{InProgress, Recalled}
	case Disputed, LegalAction, Uncollectable:
		return append(endings, InProgress)
	default:
		return nil
	}
}

// To is the status after a change to next: the same status changes nothing. It fails with ErrTransition.
func (s Status) To(next Status) (Status, error) {
	if s == next {
		return s, nil
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
	clear := d.Balance == 0 && d.DebtsCount > 0 && (paid || d.Status.Follows())
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
