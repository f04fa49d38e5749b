package task

import (
	"context"
	"net/http"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

// NewStep is a step of a checklist as it is asked for.
type NewStep struct {
	Text string `json:"text" minLength:"1" maxLength:"300" example:"Pedir el comprobante"`
}

// StepInput names a step of a task's checklist.
type StepInput struct {
	IDInput
	Step string `path:"step" maxLength:"64" doc:"Step of the checklist"`
}

// HistoryInput names a task and a place in its history.
type HistoryInput struct {
	IDInput
	PageSize int    `query:"pageSize" minimum:"1" maximum:"100" default:"20" doc:"Lines per page"`
	Cursor   string `query:"cursor" maxLength:"64" doc:"meta.next of the page before"`
}

// steps serves a task's checklist and its history.
func steps(api *httpx.API, s *Service) {
	add := operation("tasks-steps-create", http.MethodPost, Base+"/{id}/checklist", "update", "Put a step at the end of the checklist")
	add.Status = http.StatusCreated
	httpx.RegisterWrite(api, add, func(ctx context.Context, in *struct {
		IDInput
		Body NewStep
	}) (*httpx.Body[Task], error) {
		t, err := s.AddStep(ctx, in.ID, in.Body.Text)
		return httpx.OK(t), err
	})
	httpx.RegisterWrite(api, operation("tasks-steps-update", http.MethodPatch, Base+"/{id}/checklist/{step}", "update", "Change, tick or move a step"),
		func(ctx context.Context, in *struct {
			StepInput
			Body StepChange
		}) (*httpx.Body[Task], error) {
			t, err := s.ChangeStep(ctx, in.ID, in.Step, in.Body)
			return httpx.OK(t), err
		})
	httpx.RegisterWrite(api, operation("tasks-steps-delete", http.MethodDelete, Base+"/{id}/checklist/{step}", "update", "Take a step off the checklist"),
		func(ctx context.Context, in *StepInput) (*httpx.Body[Task], error) {
			t, err := s.RemoveStep(ctx, in.ID, in.Step)
			return httpx.OK(t), err
		})
	httpx.RegisterNames(api, operation("tasks-names", http.MethodGet, Base+"/names", "read", "What tasks are called"), s.names)
	httpx.Register(api, operation("tasks-history", http.MethodGet, Base+"/{id}/history", "read", "Read what happened to a task, the latest first"),
		func(ctx context.Context, in *HistoryInput) (*httpx.List[tracing.Happening], error) {
			rows, next, err := s.History(ctx, in.ID, in.Cursor, in.PageSize)
			meta := page.Meta{Page: 1, PageSize: in.PageSize, Total: int64(len(rows)), TotalExact: next == "" && in.Cursor == "", Next: next}
			return httpx.Listed(rows, meta), err
		})
}
