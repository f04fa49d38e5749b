package review

import (
	"context"
	"time"

	"github.com/recobro/recobro/modules/aiagents/internal/tasks"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Practice is what somebody is to practise.
type Practice struct {
	Title string     `json:"title" minLength:"1" maxLength:"200"`
	Text  string     `json:"text,omitempty" maxLength:"2000"`
	DueAt *time.Time `json:"due_at,omitempty"`
}

// Coach gives the person reviewed a task, in the caller's name. A review leads to one at most.
func (s *Service) Coach(ctx context.Context, id string, p Practice) (Review, error) {
	r, err := storage.One[Review](ctx, s.DB, storage.ByID(id), reached(ctx))
	switch {
	case err != nil:
		return r, err
	case !r.over():
		return r, ErrNotDone
	case r.UserID == "":
		return r, ErrNobody
	case r.TaskID != "":
		return r, ErrHasTask
	}
	taskID, err := s.assign(ctx, r, p)
	if err != nil {
		return r, err
	}
	err = s.DB.Within(ctx, func(ctx context.Context) error {
		r, err = s.move(ctx, id, "review.coached", func(r *Review) error {
			r.TaskID = taskID
			return nil
		})
		return err
	})
	return r, err
}

func (s *Service) assign(ctx context.Context, r Review, p Practice) (string, error) {
	var due *string
	if p.DueAt != nil {
		text := p.DueAt.UTC().Format(time.RFC3339)
		due = &text
	}
	got, err := s.tasks.TasksCreateWithResponse(ctx, tasks.TasksCreateJSONRequestBody{
		Title: p.Title, Description: &p.Text, AssigneeId: &r.UserID, DueAt: due,
		Link: &tasks.TaskLink{Module: "aiagents", Type: "review", Id: r.ID, Title: p.Title},
	})
	if err != nil {
		return "", err
	}
	return got.JSON201.Data.Id, nil
}
