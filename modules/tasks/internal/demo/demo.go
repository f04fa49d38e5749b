// Package demo fills the demo tenants with tasks that a collection agency would have, and with what was done about them in a
// month.
package demo

import (
	"context"
	"fmt"
	"slices"
	"time"

	"github.com/recobro/recobro/modules/tasks/internal/task"
	sdk "github.com/recobro/recobro/plugins-sdk/go"
	"github.com/recobro/recobro/plugins-sdk/go/ask"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/events"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/settings"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

// began is how many days ago the first task was written down.
const began = 29

// Seed plants the demo.
type Seed struct {
	db       *storage.DB
	store    *task.Store
	recorder *tracing.Recorder
	bus      *events.Bus
	chosen   *settings.Values[task.Settings]
	clock    clock.Clock
}

// New plants through the module's own service, as it was at moments of the past.
func New(db *storage.DB, store *task.Store, recorder *tracing.Recorder, bus *events.Bus, chosen *settings.Values[task.Settings], clock clock.Clock) *Seed {
	return &Seed{db, store, recorder, bus, chosen, clock}
}

// Plant gives each demo tenant its tasks, once: a tenant that has a task is left alone.
func Plant(demo sdk.DemoSeed, seed *Seed) error {
	for _, tenant := range demo.Tenants {
		if err := seed.tenant(tenant); err != nil {
			return fmt.Errorf("demo tasks of %s: %w", tenant.ID, err)
		}
	}
	return nil
}

func (s *Seed) tenant(tenant sdk.DemoTenant) error {
	past := clock.NewPast(s.clock.Now().AddDate(0, 0, -began))
	record := record.New(s.db, s.recorder, nil, events.Notices{Bus: s.bus})
	var members []ask.Member
	for _, user := range tenant.Users {
		members = append(members, ask.Member{ID: user.ID, Role: user.Role})
	}
	sow := sower{
		service: task.NewService(s.store, record, past, s.chosen, ask.Fixed(members...)), past: past, now: s.clock.Now(), tenant: tenant,
	}
	ctx := clock.With(principal.With(context.Background(), principal.System(tenant.ID, "tasks")), past)
	return s.db.Within(ctx, sow.tasks)
}

// sower writes the tasks of one tenant.
type sower struct {
	service *task.Service
	past    *clock.Past
	now     time.Time
	tenant  sdk.DemoTenant
}

// tasks are written down one after the other on earlier days, and each is worked on soon after.
func (s sower) tasks(ctx context.Context) error {
	there, _, err := s.service.List(ctx, task.Criteria{}, page.Params{PageSize: 1})
	if err != nil || len(there) > 0 {
		return err
	}
	all := seeds()
	for i, seed := range slices.Backward(all) {
		s.past.Set(s.morning(1 + i*(began-1)/len(all)))
		if err := s.sow(ctx, i, seed); err != nil {
			return err
		}
	}
	return nil
}

// morning is when work begins on an earlier day, in the south of America. Nobody works on Sundays.
func (s sower) morning(days int) time.Time {
	at := time.Date(s.now.Year(), s.now.Month(), s.now.Day()-days, 13, 10, 0, 0, time.UTC)
	if at.Weekday() == time.Sunday {
		at = at.AddDate(0, 0, -1)
	}
	return at
}

// sow writes one task down, and has it come to where it is now.
func (s sower) sow(ctx context.Context, i int, seed seed) error {
	t := seed.task(s.now)
	t.AssigneeID = s.user(seed.worker)
	if seed.status != task.Backlog {
		t.Status = task.Todo
	}
	author := s.by(ctx, []string{"manager", "admin"}[i%2])
	if err := s.service.Create(author, &t); err != nil {
		return err
	}
	worker := s.by(author, seed.worker)
	for n := range seed.done {
		s.past.Set(s.past.Now().Add(40 * time.Minute))
		done := true
		if _, err := s.service.ChangeStep(worker, t.ID, t.Checklist[n].ID, task.StepChange{Done: &done}); err != nil {
			return err
		}
	}
	if t.Status == seed.status {
		return nil
	}
	s.past.Set(s.past.Now().Add(2 * time.Hour))
	now, err := s.service.Get(worker, t.ID)
	if err != nil {
		return err
	}
	_, err = s.service.Update(worker, t.ID, now.Version, task.Change{Fields: task.Fields{Status: &seed.status}})
	return err
}

// by is ctx on behalf of the tenant's user of a role, who leaves it as it is when there is none.
func (s sower) by(ctx context.Context, role string) context.Context {
	who := principal.Must(ctx)
	for _, user := range s.tenant.Users {
		if user.Role == role {
			who.UserID, who.Username, who.Role, who.Kind = user.ID, user.Username, role, principal.KindUser
			return principal.With(ctx, who)
		}
	}
	return ctx
}

// user is the id of the tenant's first user of a role, "" for nobody.
func (s sower) user(role string) string {
	for _, user := range s.tenant.Users {
		if user.Role == role {
			return user.ID
		}
	}
	return ""
}
