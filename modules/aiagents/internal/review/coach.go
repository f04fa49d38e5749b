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
	r, err := s.coachable(ctx, id)
	if err == nil && r.TaskID != "" {
		err = ErrHasTask
	}
	if err != nil {
		return r, err
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

// coachable is a review of a person, that they may know of.
func (s *Service) coachable(ctx context.Context, id string) (Review, error) {
	r, err := s.Get(ctx, id)
	switch {
	case err != nil:
		return r, err
	case !r.over() || r.Covered:
		return r, ErrNotDone
	case r.UserID == "":
		return r, ErrNobody
	}
	return r, nil
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

// CoachOn gives the person reviewed a task because of a comment, in the caller's name. A comment leads to one at most.
func (s *Service) CoachOn(ctx context.Context, reviewID, id string, p Practice) (Review, error) {
	r, err := s.coachable(ctx, reviewID)
	if err != nil {
		return r, err
	}
	c, err := storage.One[Comment](ctx, s.DB, storage.ByID(id), storage.Where("review_id = ?", reviewID))
	if err == nil && c.TaskID != "" {
		err = ErrHasTask
	}
	if err != nil {
		return r, err
	}
	if p.Text == "" {
		p.Text = c.Text
	}
	taskID, err := s.assign(ctx, r, p)
	if err != nil {
		return r, err
	}
	err = s.DB.Within(ctx, func(ctx context.Context) error {
		if _, err := storage.Set[Comment](ctx, s.DB, map[string]any{"task_id": taskID}, storage.ByID(id)); err != nil {
			return err
		}
		r, err = s.commented(ctx, r, "review.coached")
		return err
	})
	return r, err
}
