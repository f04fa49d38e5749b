package call

import (
	"context"

	"github.com/recobro/recobro/modules/calls/internal/telephony"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/events"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

// Service is what is known of calls, and what may be written of them. Who may see own rows only reaches no others by any of it.
type Service struct {
	*Store
	record *record.Record
	bus    *events.Bus
	clock  clock.Clock
}

// NewService works on a store and records what happens.
func NewService(store *Store, r *record.Record, bus *events.Bus, c clock.Clock) *Service {
	return &Service{Store: store, record: r, bus: bus, clock: c}
}

// Get is one call. It fails with ErrNotFound.
func (s *Service) Get(ctx context.Context, id string) (Call, error) {
	return storage.One[Call](ctx, s.db, storage.ByID(id), reached(ctx))
}

// Any is one call, whoever may see it. It fails with ErrNotFound.
func (s *Service) Any(ctx context.Context, id string) (Call, error) {
	return storage.One[Call](ctx, s.db, storage.ByID(id))
}

// List is a page of the calls that a filter leaves.
func (s *Service) List(ctx context.Context, f Filter, p page.Params) ([]Call, page.Meta, error) {
	return s.list.Find(ctx, s.query(ctx, f, p))
}

// Open writes down a call that begins.
func (s *Service) Open(ctx context.Context, c *Call) error {
	if c.Status == "" {
		c.Status = Queued
	}
	c.IsLive, c.Supervisors = c.Status.Live(), []string{}
	if c.DebtIDs == nil {
		c.DebtIDs = []string{}
	}
	if err := storage.Insert(ctx, s.db, c); err != nil {
		return err
	}
	told := map[string]any{"direction": c.Direction, "mode": c.Mode, "debtor_id": c.DebtorID, "contact_id": c.ContactID, "user_id": c.UserID, "agent_id": c.AgentID}
	return s.record.Write(ctx, record.Act{Name: "call.created", ID: c.ID, Payload: told, Owners: owners(*c)})
}

// Change writes what change does to a call, and tells it: on the record where it is a step that matters, else to open pages alone.
func (s *Service) Change(ctx context.Context, id string, change func(*Call) error) (after Call, err error) {
	err = s.db.Within(ctx, func(ctx context.Context) error {
		before, err := storage.Lock[Call](ctx, s.db, storage.ByID(id))
		if err != nil {
			return err
		}
		after = before
		if err := change(&after); err != nil {
			return err
		}
		if err := storage.Update(ctx, s.db, &after, before.Version); err != nil {
			return err
		}
		if err := s.count(ctx, before, after); err != nil {
			return err
		}
		return s.tell(ctx, before, after)
	})
	return after, err
}

// tell says what has become of a call.
func (s *Service) tell(ctx context.Context, before, after Call) error {
	name, told := "", map[string]any{}
	switch {
	case after.Status == before.Status && (after.AnsweredBy != before.AnsweredBy || after.Certainty != before.Certainty):
		name, told = "call.judged", map[string]any{"verdict": after.AnsweredBy, "certainty": float64(after.Certainty) / 100, "heard_ms": after.AnsweredByMS}
	case after.Status == before.Status:
	case after.Status == InProgress:
		name = "call.answered"
	case after.Status == WrapUp || after.Status.Over() && before.Status != WrapUp:
		name, told = "call.ended", map[string]any{"status": after.Status, "reason": after.EndReason, "talk_ms": after.TalkMS, "agent_id": after.AgentID}
	case after.Status == Completed:
		name, told = "call.completed", map[string]any{"disposition_id": after.DispositionID}
	}
	if name == "" {
		s.db.AfterCommit(ctx, func() { s.Moved(ctx, owners(after)...) })
		return nil
	}
	return s.record.Write(ctx, record.Act{Name: name, ID: after.ID, Payload: told, Owners: owners(before, after)})
}

// Moved tells open pages that something about calls of these people is to be read again. A page that misses it does so with the next.
func (s *Service) Moved(ctx context.Context, users ...string) {
	_ = s.bus.Live(ctx, events.Event{
		Type: "recobro.calls.call.moved", Keys: [][]string{{"calls", "calls"}}, Permission: "calls.calls:read", Owners: users,
	})
}

func owners(calls ...Call) (all []string) {
	for _, c := range calls {
		if c.UserID != "" {
			all = append(all, c.UserID)
		}
	}
	return all
}

// Fail ends a call that could not even be dialled.
func (s *Service) Fail(ctx context.Context, id string) error {
	_, err := s.Change(ctx, id, func(c *Call) error { return c.End(telephony.Event{End: telephony.Failed}, s.clock.Now()) })
	return err
}

// Lose ends calls whose program is gone: nobody can say what became of them, but that they are no longer.
func (s *Service) Lose(ctx context.Context, alive []string, most int) (lost int, err error) {
	gone, err := s.orphans(ctx, alive, most)
	for _, c := range gone {
		if _, err := s.Change(ctx, c.ID, func(c *Call) error {
			return c.End(telephony.Event{End: telephony.Lost}, s.clock.Now())
		}); err != nil {
			return lost, err
		}
		lost++
	}
	return lost, err
}

// History is what happened to a call, the latest first.
func (s *Service) History(ctx context.Context, id, cursor string, size int) ([]tracing.Happening, string, error) {
	if _, err := s.Get(ctx, id); err != nil {
		return nil, "", err
	}
	return s.record.History(ctx, "call", id, cursor, size)
}

func (s *Service) names(ctx context.Context, ids []string) ([]httpx.Name, error) {
	found, err := storage.All[Call](ctx, s.db, len(ids), storage.Where("id IN ?", ids), reached(ctx))
	return httpx.Named(found, func(c Call) httpx.Name {
		return httpx.Name{ID: c.ID, Name: c.CreatedAt.UTC().Format("2006-01-02 15:04"), Page: "/calls/" + c.ID}
	}), err
}

// Current is the call that somebody is on, or has still to say the outcome of; nil for none.
func (s *Service) Current(ctx context.Context, userID string) (*Call, error) {
	found, err := s.current(ctx, userID)
	if err != nil || len(found) == 0 {
		return nil, err
	}
	return &found[0], nil
}
