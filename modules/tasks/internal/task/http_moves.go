package task

import (
	"context"
	"net/http"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

// TaskMove is a place of the board: beside another task of the column, or on top of it.
type TaskMove struct {
	Status   Status `json:"status" enum:"backlog,todo,in progress,done,canceled" doc:"Column to stand in"`
	BeforeID string `json:"before_id,omitempty" maxLength:"64" doc:"Task that it shall stand before"`
	AfterID  string `json:"after_id,omitempty" maxLength:"64" doc:"Task that it shall stand after"`
}

// TasksChange is one change of many tasks.
type TasksChange struct {
	IDs    []string   `json:"ids" minItems:"1" maxItems:"200" maxLength:"64" doc:"Tasks to change"`
	Change BulkChange `json:"change"`
}

// TasksChanged tells which tasks a bulk change reached.
type TasksChanged struct {
	Changed []string `json:"changed" doc:"Tasks that were changed; the others are gone, or not the caller's to change"`
}

func moves(api *httpx.API, s *Service) {
	httpx.RegisterWrite(api, operation("tasks-move", http.MethodPost, Base+"/{id}/move", "update", "Put a task into a place of the board"),
		func(ctx context.Context, in *struct {
			IDInput
			Body TaskMove
		}) (*httpx.Body[Task], error) {
			t, err := s.Move(ctx, in.ID, Place{Status: in.Body.Status, BeforeID: in.Body.BeforeID, AfterID: in.Body.AfterID})
			return httpx.OK(t), err
		})
	httpx.RegisterWrite(api, operation("tasks-bulk", http.MethodPost, Base+"/bulk", "bulk", "Change many tasks at once"),
		func(ctx context.Context, in *struct{ Body TasksChange }) (*httpx.Body[TasksChanged], error) {
			changed, err := s.Bulk(ctx, in.Body.IDs, in.Body.Change)
			return httpx.OK(TasksChanged{changed}), err
		})
}
