package task

import "github.com/recobro/recobro/plugins-sdk/go/errs"

// The refusals of tasks.
var (
	ErrNotFound     = errs.New(errs.NotFound, "tasks.task_not_found")
	ErrTitle        = errs.New(errs.Invalid, "tasks.title")
	ErrDue          = errs.New(errs.Invalid, "tasks.due")
	ErrStatus       = errs.New(errs.Invalid, "tasks.status")
	ErrPriority     = errs.New(errs.Invalid, "tasks.priority")
	ErrLabel        = errs.New(errs.Invalid, "tasks.label")
	ErrLink         = errs.New(errs.Invalid, "tasks.link")
	ErrNeighbour    = errs.New(errs.Conflict, "tasks.neighbour")
	ErrNeighbours   = errs.New(errs.Invalid, "tasks.neighbours")
	ErrNoChange     = errs.New(errs.Invalid, "tasks.no_change")
	ErrStepNotFound = errs.New(errs.NotFound, "tasks.step_not_found")
	ErrStepText     = errs.New(errs.Invalid, "tasks.step_text")
	ErrTooManySteps = errs.New(errs.Conflict, "tasks.too_many_steps")
)
