package task

import (
	"slices"
	"time"
)

// Status is the column of the board a task stands in. Every status may follow every other.
type Status string

// The statuses.
const (
	Backlog    Status = "backlog"
	Todo       Status = "todo"
	InProgress Status = "in progress"
	Done       Status = "done"
	Canceled   Status = "canceled"
)

// Enum are all of them, in the order of the board.
func (Status) Enum() []Status { return []Status{Backlog, Todo, InProgress, Done, Canceled} }

func (s Status) order() int { return slices.Index(s.Enum(), s) }

// Closed reports whether there is nothing left to do.
func (s Status) Closed() bool { return s == Done || s == Canceled }

// Priority is how much a task matters.
type Priority string

// The priorities.
const (
	Low      Priority = "low"
	Medium   Priority = "medium"
	High     Priority = "high"
	Critical Priority = "critical"
)

// Enum are all of them, the least first.
func (Priority) Enum() []Priority { return []Priority{Low, Medium, High, Critical} }

func (p Priority) order() int { return slices.Index(p.Enum(), p) }

// Label is the kind of work.
type Label string

// The labels.
const (
	None          Label = ""
	Bug           Label = "bug"
	Feature       Label = "feature"
	Documentation Label = "documentation"
)

// Enum are all of them.
func (Label) Enum() []Label { return []Label{None, Bug, Feature, Documentation} }

// Move puts the task into another column. The closing time is stamped on the way into done or canceled, kept from one
// of them to the other, and removed on the way back. It reports whether the column changed.
func (t *Task) Move(to Status, now time.Time) bool {
	from := t.Status
	t.Status = to
	switch {
	case !to.Closed():
		t.ClosedAt = nil
	case !from.Closed() || t.ClosedAt == nil:
		now = now.UTC().Truncate(time.Microsecond)
		t.ClosedAt = &now
	}
	return from != to
}
