package task

import (
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/ask"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/settings"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

// Service is what can be done with tasks.
type Service struct {
	store  *Store
	record *record.Record
	clock  clock.Clock
	chosen *settings.Values[Settings]
	host   *ask.Host
}

// NewService works on a store and records what happens.
func NewService(store *Store, record *record.Record, clock clock.Clock, chosen *settings.Values[Settings], host *ask.Host) *Service {
	return &Service{store: store, record: record, clock: clock, chosen: chosen, host: host}
}

// Settings are what the caller's company has chosen.
func (s *Service) Settings(ctx context.Context) Settings { return s.chosen.Of(ctx) }

// Get is one task. It fails with ErrNotFound, also for a task the caller may not see.
func (s *Service) Get(ctx context.Context, id string) (Task, error) { return s.store.Get(ctx, id) }

// List is one page of the tasks that the caller may see.
func (s *Service) List(ctx context.Context, c Criteria, p page.Params) ([]Task, page.Meta, error) {
	return s.store.List(ctx, s.resolved(ctx, c), p)
}

// Export records that tasks are about to be written into a file, and gives what hands every task of a list that the caller may see to
// f, some at a time. The text of a search may be a person's name, so the record only says that there was one.
func (s *Service) Export(ctx context.Context, c Criteria, sort string) (each func(f func([]Task) error) error, err error) {
	if err := s.store.list.CheckSort(sort); err != nil {
		return nil, err
	}
	begun := record.Act{Name: "task.exported", Silent: true, Payload: map[string]any{
		"statuses": c.Statuses, "priorities": c.Priorities, "labels": c.Labels, "assignee": c.AssigneeID, "searched": c.Text != "",
	}}
	return func(f func([]Task) error) error { return s.store.Each(ctx, s.resolved(ctx, c), sort, f) }, s.record.Write(ctx, begun)
}

// resolved are criteria with what is soon said as a moment: the end of the last day that counts, where the caller is.
func (s *Service) resolved(ctx context.Context, c Criteria) Criteria {
	if c.DueSoon {
		c.dueBefore = dueBefore(s.clock.Now(), civil.CallerZone(ctx), s.chosen.Of(ctx).DueSoonDays)
	}
	return c
}

// Create writes a new task on top of its column. It fails with ErrTitle, ErrDue, ErrLink and ask.ErrMember.
func (s *Service) Create(ctx context.Context, t *Task) error {
	if principal.Must(ctx).Kind == principal.KindUser || t.Origin == "" {
		t.Origin = Manual
	}
	if err := s.refer(ctx, *t, Task{}); err != nil {
		return err
	}
	all := []Task{*t}
	if err := s.add(ctx, all); err != nil {
		return err
	}
	*t = all[0]
	if err := s.mark(ctx, "created", *t, about(*t)); err != nil {
		return err
	}
	return s.notifyAssigned(ctx, all)
}

// add writes new tasks on top of their columns, the first on top.
func (s *Service) add(ctx context.Context, tasks []Task) error {
	byStatus := map[Status][]*Task{}
	for i := range tasks {
		t := &tasks[i]
		if t.Priority == "" {
			t.Priority = s.chosen.Of(ctx).DefaultPriority
		}
		if err := t.Seal(); err != nil {
			return err
		}
		t.DueZone = principal.Must(ctx).Timezone
		t.Move(t.Status, s.clock.Now())
		byStatus[t.Status] = append(byStatus[t.Status], t)
	}
	for status, column := range byStatus {
		ranks, err := s.store.TopRanks(ctx, status, len(column))
		if err != nil {
			return err
		}
		for i, t := range column {
			t.Rank = ranks[i]
		}
	}
	return s.store.Insert(ctx, tasks)
}

// Update writes what change does to a task that still has the version. It fails with ErrNotFound and storage.ErrStale.
func (s *Service) Update(ctx context.Context, id string, version int64, change Change) (Task, error) {
	before, err := s.store.Get(ctx, id)
	if err != nil {
		return before, err
	}
	t, err := s.change(ctx, before, version, change, false)
	if err != nil || t.AssigneeID == before.AssigneeID {
		return t, err
	}
	return t, s.notifyAssigned(ctx, []Task{t})
}

// change writes a change of a task that was just read.
func (s *Service) change(ctx context.Context, before Task, version int64, change Change, silent bool) (Task, error) {
	t := before
	if err := change.apply(&t); err != nil {
		return t, err
	}
	if !silent { // many are checked once for all
		if err := s.refer(ctx, t, before); err != nil {
			return t, err
		}
	}
	if err := t.Seal(); err != nil {
		return t, err
	}
	if t.DueKey != before.DueKey {
		t.DueZone = principal.Must(ctx).Timezone
	}
	if t.Move(t.Status, s.clock.Now()); t.Status != before.Status {
		ranks, err := s.store.TopRanks(ctx, t.Status, 1)
		if err != nil {
			return t, err
		}
		t.Rank = ranks[0]
	}
	return t, s.write(ctx, before, &t, version, silent)
}

// write stores a changed task and records what changed.
func (s *Service) write(ctx context.Context, before Task, t *Task, version int64, silent bool) error {
	if err := storage.Update(ctx, s.store.db, t, version); err != nil {
		return err
	}
	act := record.Act{Name: "task.updated", ID: t.ID, Silent: silent, Owners: []string{t.AssigneeID, t.CreatedBy, before.AssigneeID}}
	if changes := record.Changes(before, *t, recorded()...); len(changes) > 0 {
		act.Payload = about(*t)
		act.Payload["changes"] = changes
	}
	return s.record.Write(ctx, act)
}

// Move puts a task into a place of the board. It fails with ErrNotFound, ErrNeighbours and ErrNeighbour.
func (s *Service) Move(ctx context.Context, id string, place Place) (t Task, err error) {
	if place.BeforeID != "" && place.AfterID != "" {
		return t, ErrNeighbours.WithField("body.after_id", ErrNeighbours.Code)
	}
	before, err := s.store.Lock(ctx, id)
	if err != nil {
		return t, err
	}
	t = before
	t.Move(place.Status, s.clock.Now())
	if t.Rank, err = s.store.Rank(ctx, place, id); err != nil {
		return t, err
	}
	if err = t.Seal(); err != nil {
		return t, err
	}
	if t.Status != before.Status {
		return t, s.write(ctx, before, &t, before.Version, false)
	}
	if err = storage.Update(ctx, s.store.db, &t, before.Version); err != nil {
		return t, err
	}
	return t, s.mark(ctx, "ordered", t, nil)
}

// Delete removes a task that still has the version. It fails with ErrNotFound and storage.ErrStale.
func (s *Service) Delete(ctx context.Context, id string, version int64) error {
	t, err := s.store.Get(ctx, id)
	if err != nil {
		return err
	}
	if err := storage.Delete(ctx, s.store.db, &t, version); err != nil {
		return err
	}
	return s.mark(ctx, "deleted", t, about(t))
}

// Bulk changes many tasks at once and returns which were changed. Tasks that are not there, or not for the caller, are
// left out; each change is on its task's history.
func (s *Service) Bulk(ctx context.Context, ids []string, change BulkChange) (changed []string, err error) {
	if change == (BulkChange{}) {
		return nil, ErrNoChange.WithField("body.change", ErrNoChange.Code)
	}
	if change.AssigneeID != nil {
		if err := s.host.Member(ctx, "body.change.assignee_id", *change.AssigneeID); err != nil {
			return nil, err
		}
	}
	tasks, err := s.store.LockAll(ctx, ids)
	if err != nil {
		return nil, err
	}
	changed = []string{}
	var given []Task
	for _, before := range tasks {
		t, err := s.change(ctx, before, before.Version, change.change(), true)
		if err != nil {
			return nil, err
		}
		if changed = append(changed, t.ID); t.AssigneeID != before.AssigneeID {
			given = append(given, t)
		}
	}
	if err := s.notifyAssigned(ctx, given); err != nil {
		return nil, err
	}
	return changed, s.changedMany(ctx, "task.bulk_changed", len(changed))
}

// changedMany has every list read again: the changes of many tasks are in the record one by one.
func (s *Service) changedMany(ctx context.Context, name string, count int) error {
	return s.record.Write(ctx, record.Act{Name: name, Unkept: true, Many: true, Payload: map[string]any{"count": count}})
}

func (s *Service) mark(ctx context.Context, what string, t Task, payload map[string]any) error {
	return s.record.Write(ctx, record.Act{Name: "task." + what, ID: t.ID, Payload: payload, Owners: []string{t.AssigneeID, t.CreatedBy}})
}

// about names the debtor that a task is about, for the module that tells their story.
func about(t Task) map[string]any {
	payload := map[string]any{}
	if t.Link.Module == "portfolios" && t.Link.Type == "debtor" {
		payload["debtor_id"] = t.Link.ID
	}
	return payload
}

// History is what happened to a task, the latest first, and the cursor of older lines. It fails with ErrNotFound.
func (s *Service) History(ctx context.Context, id, before string, size int) ([]tracing.Happening, string, error) {
	if _, err := s.store.Get(ctx, id); err != nil {
		return nil, "", err
	}
	return s.record.History(ctx, "task", id, before, size)
}

// names are the titles of those of some tasks that the caller may see.
func (s *Service) names(ctx context.Context, ids []string) ([]httpx.Name, error) {
	found, err := s.store.Named(ctx, ids)
	return httpx.Named(found, func(t Task) httpx.Name { return httpx.Name{ID: t.ID, Name: t.Title, Page: linkTo(t.ID)} }), err
}
