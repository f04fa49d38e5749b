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

// Statuses are all of them, in the order of the board.
func Statuses() []Status { return []Status{Backlog, Todo, InProgress, Done, Canceled} }

func (s Status) order() int { return slices.Index(Statuses(), s) }

// Closed tells whether there is nothing left to do.
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

// Priorities are all of them, the least first.
func Priorities() []Priority { return []Priority{Low, Medium, High, Critical} }

func (p Priority) order() int { return slices.Index(Priorities(), p) }

// Label is the kind of work.
type Label string

// The labels.
const (
	Bug           Label = "bug"
	Feature       Label = "feature"
	Documentation Label = "documentation"
)

// Labels are all of them; a task may also have none.
func Labels() []Label { return []Label{Bug, Feature, Documentation} }

// Move puts the task into another column. The closing time is stamped on the way into done or canceled, kept from one
// of them to the other, and taken away on the way back. It tells whether the column changed.
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
