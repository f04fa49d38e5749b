package debtor

import (
	"context"
	"encoding/json"
	"errors"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/events"
)

// aboutTask is what the events of a task say of it. One that is about no debtor names none.
type aboutTask struct {
	DebtorID string `json:"debtor_id"`
	Changes  struct {
		Status struct{ To string } `json:"status"`
	} `json:"changes"`
}

// Hear has the story of debtors tell of the tasks about them: when one is given, done, called off or removed. The title stays with the
// task, for those who may see it.
func Hear(consumers *events.Consumers, s *Service) {
	for _, kind := range []string{"created", "updated", "deleted"} {
		consumers.On("recobro.tasks.task."+kind, "debtor-story-"+kind, func(ctx context.Context, _ *gorm.DB, e events.Envelope) error {
			var task aboutTask
			if err := json.Unmarshal(e.Data, &task); err != nil {
				return err
			}
			return s.hear(ctx, kind, e.Subject, task)
		})
	}
}

func (s *Service) hear(ctx context.Context, kind, taskID string, task aboutTask) error {
	if kind == "updated" {
		kind = task.Changes.Status.To
	}
	if task.DebtorID == "" || (kind != "created" && kind != "done" && kind != "canceled" && kind != "deleted") {
		return nil
	}
	d, err := s.store.Get(ctx, task.DebtorID)
	if errors.Is(err, ErrNotFound) {
		return nil
	}
	if err != nil {
		return err
	}
	return s.Mark(ctx, "task_"+kind, d, map[string]any{"task_id": taskID})
}
