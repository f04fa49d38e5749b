package task

import (
	"context"
	"net/http"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

// TaskMove is a place of the board: beside another task of the column, or on top of it.
type TaskMove struct {
	Status   Status `json:"status" doc:"Column to stand in"`
	BeforeID string `json:"before_id,omitempty" maxLength:"64" doc:"Task that it shall stand before"`
	AfterID  string `json:"after_id,omitempty" maxLength:"64" doc:"Task that it shall stand after"`
}

// MoveInput puts a task into a place of the board.
type MoveInput struct {
	httpx.ByID
	Body TaskMove
}

// TasksChange is one change of many tasks.
type TasksChange struct {
	IDs    []string   `json:"ids" minItems:"1" maxItems:"200" maxLength:"64" doc:"Tasks to change"`
	Change BulkChange `json:"change"`
}

// TasksChanged are the tasks that a bulk change has changed.
type TasksChanged struct {
	Changed []string `json:"changed" doc:"Tasks that were changed; the others are gone, or not the caller's to change"`
}

// NewStep is a step of a checklist as it is asked for.
type NewStep struct {
	Text string `json:"text" minLength:"1" maxLength:"300" example:"Pedir el comprobante"`
}

// AddStepInput adds a step to a task's checklist.
type AddStepInput struct {
	httpx.ByID
	Body NewStep
}

// StepInput names a step of a task's checklist.
type StepInput struct {
	httpx.ByID
	Step string `path:"step" maxLength:"64" doc:"Step of the checklist"`
}

// ChangeStepInput changes a step.
type ChangeStepInput struct {
	StepInput
	Body StepChange
}

// boardRoutes serves what is done to tasks on the board, many at once, and their checklists. What it changes has no version: whoever
// moves a card has not read it.
func boardRoutes(g httpx.Group, s *Service) {
	httpx.Act(g.Op("move", "/{id}/move", "update", "Put a task into a place of the board"), func(ctx context.Context, in *MoveInput) (Task, error) {
		return s.Move(ctx, in.ID, Place(in.Body))
	})
	httpx.Act(g.Op("bulk", "/bulk", "bulk", "Change many tasks at once"), func(ctx context.Context, in *struct{ Body TasksChange }) (TasksChanged, error) {
		changed, err := s.Bulk(ctx, in.Body.IDs, in.Body.Change)
		return TasksChanged{changed}, err
	})
	httpx.Create(g.Op("steps-create", "/{id}/checklist", "update", "Put a step at the end of the checklist"), func(ctx context.Context, in *AddStepInput) (Task, error) {
		return s.AddStep(ctx, in.ID, in.Body.Text)
	})
	httpx.Write(g.Op("steps-update", "/{id}/checklist/{step}", "update", "Change, tick or move a step"), http.MethodPatch, func(ctx context.Context, in *ChangeStepInput) (Task, error) {
		return s.ChangeStep(ctx, in.ID, in.Step, in.Body)
	})
	httpx.Write(g.Op("steps-delete", "/{id}/checklist/{step}", "update", "Take a step off the checklist"), http.MethodDelete, func(ctx context.Context, in *StepInput) (Task, error) {
		return s.RemoveStep(ctx, in.ID, in.Step)
	})
}
