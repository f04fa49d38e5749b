package task

import (
	"context"
	"encoding/json"
	"time"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/events"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// brokenPromise is what the event of a broken promise says of it.
type brokenPromise struct {
	DebtorID string `json:"debtor_id"`
	OwnerID  string `json:"owner_id"`
}

// Hear makes a task of each promise that is broken.
func Hear(consumers *events.Consumers, s *Service) {
	consumers.On("recobro.portfolios.promise.broken", "broken-promise", func(ctx context.Context, _ *gorm.DB, e events.Envelope) error {
		var broken brokenPromise
		if err := json.Unmarshal(e.Data, &broken); err != nil {
			return err
		}
		return s.followUp(ctx, e.Subject, broken)
	})
}

// followUp has the owner of a broken promise talk to the debtor by the next day; whoever is notified of the promise needs no notice
// of the task. The task is the promise's, so that there is one however often it is asked for.
func (s *Service) followUp(ctx context.Context, promiseID string, broken brokenPromise) error {
	id := "broken-" + promiseID
	if known, err := s.store.Known(ctx, id); err != nil || known {
		return err
	}
	due := s.clock.Now().UTC().Add(24 * time.Hour)
	t := Task{
		Row: storage.Row{ID: id}, Title: "Promesa incumplida", Status: Todo, Priority: High, Label: "feature", AssigneeID: broken.OwnerID, DueAt: &due,
		Origin: BrokenPromise, Link: Link{Module: "portfolios", Type: "debtor", ID: broken.DebtorID, Title: "Deudor"},
	}
	all := []Task{t}
	if err := s.add(ctx, all); err != nil {
		return err
	}
	return s.mark(ctx, "created", all[0], map[string]any{"origin": BrokenPromise})
}
