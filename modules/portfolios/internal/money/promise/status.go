package promise

import "slices"

// Status is the state of a promise.
type Status string

// The states. A promise is open while payment is expected: pending, due soon, in grace.
const (
	Draft         Status = "draft" // waits for somebody to confirm it
	Pending       Status = "pending"
	DueSoon       Status = "due_soon"
	InGrace       Status = "in_grace"
	Kept          Status = "kept"
	PartiallyKept Status = "partially_kept"
	Broken        Status = "broken"
	Cancelled     Status = "cancelled"
	Superseded    Status = "superseded"  // by another promise, or by a plan
	Invalidated   Status = "invalidated" // what it is for is owed no more, by another way
)

// Enum are all of them, in the order of a promise's life.
func (Status) Enum() []Status {
	return []Status{Draft, Pending, DueSoon, InGrace, Kept, PartiallyKept, Broken, Cancelled, Superseded, Invalidated}
}

// Opens are the states in which payment is expected.
func Opens() []Status { return []Status{Pending, DueSoon, InGrace} }

// Open reports whether payment is expected.
func (s Status) Open() bool { return slices.Contains(Opens(), s) }

// Missed reports whether the deadline passed without all that was promised.
func (s Status) Missed() bool { return s == PartiallyKept || s == Broken }

// next is the one table of transitions. Days may pass unseen, so that a step may leave others out; none leads back but by a payment:
// one that is taken back opens again what it had resolved, one that is posted late and counts in time keeps what was broken.
func (s Status) next() []Status {
	ends := []Status{Kept, PartiallyKept, Broken, Cancelled, Superseded, Invalidated}
	switch s {
	case Draft:
		return []Status{Pending, Cancelled, Superseded}
	case Pending:
		return append(ends, DueSoon, InGrace)
	case DueSoon:
		return append(ends, InGrace)
	case InGrace:
		return ends
	case Kept:
		return append(Opens(), PartiallyKept, Broken)
	case Invalidated:
		return Opens()
	case PartiallyKept:
		return []Status{Kept, Broken}
	case Broken:
		return []Status{Kept, PartiallyKept}
	default:
		return nil
	}
}

// May reports whether there is a way from a state to another.
func (s Status) May(to Status) bool { return slices.Contains(s.next(), to) }
