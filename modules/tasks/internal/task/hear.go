package task

import (
	"context"
	"encoding/json"
	"time"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/events"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// brokenPromise is what the event of a broken promise says of it.
type brokenPromise struct {
	DebtorID string `json:"debtor_id"`
	OwnerID  string `json:"owner_id"`
}

// Follower makes tasks of what other modules tell.
type Follower struct {
	*Service
	catalog *errs.Catalog
}

// NewFollower writes tasks in the words of a catalog.
func NewFollower(s *Service, catalog *errs.Catalog) *Follower { return &Follower{s, catalog} }

// Hear makes a task of each promise that is broken.
func Hear(consumers *events.Consumers, f *Follower) {
	consumers.On("recobro.portfolios.promise.broken", "broken-promise", func(ctx context.Context, _ *gorm.DB, e events.Envelope) error {
		var broken brokenPromise
		if err := json.Unmarshal(e.Data, &broken); err != nil {
			return err
		}
		return f.brokenPromise(ctx, e.Subject, broken)
	})
}

// brokenPromise has the owner of a broken promise talk to the debtor by the next day, in words of the owner's language; whoever is
// notified of the promise needs no notice of the task. The task is the promise's, so that there is one however often it is asked for.
func (f *Follower) brokenPromise(ctx context.Context, promiseID string, broken brokenPromise) error {
	id := "broken-" + promiseID
	if known, err := f.store.Known(ctx, id); err != nil || known {
		return err
	}
	language, err := f.host.Language(ctx, broken.OwnerID)
	if err != nil {
		return err
	}
	due := f.clock.Now().UTC().Add(24 * time.Hour)
	all := []Task{{
		Row: storage.Row{ID: id}, Title: f.catalog.Title(language, "tasks.broken_promise", nil), Status: Todo, Priority: High, Label: "feature",
		AssigneeID: broken.OwnerID, DueAt: &due, Origin: BrokenPromise,
		Link: Link{Module: "portfolios", Type: "debtor", ID: broken.DebtorID, Title: f.catalog.Title(language, "tasks.broken_promise_debtor", nil)},
	}}
	if err := f.add(ctx, all); err != nil {
		return err
	}
	return f.mark(ctx, "created", all[0], map[string]any{"origin": BrokenPromise, "debtor_id": broken.DebtorID})
}
