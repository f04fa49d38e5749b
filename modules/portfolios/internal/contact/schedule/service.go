package schedule

import (
	"context"
	"slices"
	"time"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/modules/portfolios/internal/book/phone"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

// Service is what may be done with events.
type Service struct {
	*Store
	debtors *debtor.Store
	phones  *phone.Service
	record  *record.Record
	clock   clock.Clock
}

// NewService keeps events of debtors.
func NewService(store *Store, debtors *debtor.Store, phones *phone.Service, r *record.Record, c clock.Clock) *Service {
	return &Service{store, debtors, phones, r, c}
}

// Create schedules an event. Who has own rows only schedules their own callbacks. It fails with debtor.ErrNotFound, ErrKind, ErrOwn,
// ErrPast, ErrUntil, ErrChannel, ErrPhone and ErrMessage.
func (s *Service) Create(ctx context.Context, e Event) (Event, error) {
	who := principal.Must(ctx)
	if e.Kind.follows() {
		return e, ErrKind.WithField("body.kind", ErrKind.Code)
	}
	if who.Scope != principal.ScopeAll && (e.Kind != Callback || e.OwnerID != who.UserID) {
		return e, ErrOwn
	}
	d, err := s.debtors.Get(ctx, e.DebtorID)
	if err != nil {
		return e, err
	}
	e.PortfolioID = d.PortfolioID
	if err := e.complete(s.clock.Now()); err != nil {
		return e, err
	}
	if err := s.hasPhone(ctx, e); err != nil {
		return e, err
	}
	if err := storage.Insert(ctx, s.db, &e); err != nil {
		return e, err
	}
	return e, s.wrote(ctx, "created", e, map[string]any{"due_at": e.DueAt})
}

func (s *Service) hasPhone(ctx context.Context, e Event) error {
	if e.PhoneID == "" {
		return nil
	}
	phones, err := s.phones.Plain(ctx, e.DebtorID)
	if err == nil && !slices.ContainsFunc(phones, func(p phone.Phone) bool { return p.ID == e.PhoneID }) {
		err = ErrPhone.WithField("body.phone_id", ErrPhone.Code)
	}
	return err
}

// Change is what may be changed on an event; nil stays.
type Change struct {
	DueAt    *time.Time
	Until    *time.Time
	OwnerID  *string
	Priority *int
	Note     *string
}

// Update changes an event that still has the version and waits, or was missed: with another time it waits anew. It fails with ErrNotFound,
// ErrFollows, ErrTransition, ErrPast, ErrUntil and storage.ErrStale.
func (s *Service) Update(ctx context.Context, id string, version int64, c Change) (Event, error) {
	e, err := s.Lock(ctx, id)
	if err != nil {
		return e, err
	}
	before := e
	if e.Kind == Check {
		return e, ErrFollows
	}
	if err := e.apply(c, s.clock.Now()); err != nil {
		return e, err
	}
	if err := storage.Update(ctx, s.db, &e, version); err != nil {
		return e, err
	}
	told := map[string]any{"changes": record.Changes(before, e, "due_at", "owner_id", "priority", "note?")}
	return e, s.wrote(ctx, "updated", e, told, before.OwnerID)
}

func (e *Event) apply(c Change, now time.Time) error {
	if !e.Status.Waits() && e.Status != Missed {
		return ErrTransition.WithParam("from", e.Status).WithParam("to", Scheduled)
	}
	set(&e.OwnerID, c.OwnerID)
	set(&e.Priority, c.Priority)
	set(&e.Note, c.Note)
	if c.DueAt == nil && c.Until == nil {
		return nil
	}
	lasts := e.Until.Sub(e.DueAt)
	set(&e.DueAt, c.DueAt)
	e.Until = e.DueAt.Add(lasts)
	set(&e.Until, c.Until)
	return e.complete(now)
}

func set[T any](field, value *T) {
	if value != nil {
		*field = *value
	}
}

// Cancel ends an event that is not to be done any more. It fails with ErrNotFound, ErrFollows and ErrTransition.
func (s *Service) Cancel(ctx context.Context, id, reason string) (Event, error) {
	return s.move(ctx, id, Cancelled, map[string]any{"reason": reason})
}

// Complete ends an event that somebody did. It fails with ErrNotFound, ErrFollows and ErrTransition.
func (s *Service) Complete(ctx context.Context, id string) (Event, error) {
	return s.move(ctx, id, Done, nil)
}

func (s *Service) move(ctx context.Context, id string, to Status, told map[string]any) (Event, error) {
	e, err := s.Lock(ctx, id)
	if err != nil {
		return e, err
	}
	if e.Kind == Check {
		return e, ErrFollows
	}
	if err := e.Move(to); err != nil {
		return e, err
	}
	if err := storage.Update(ctx, s.db, &e, e.Version); err != nil {
		return e, err
	}
	return e, s.wrote(ctx, string(to), e, told)
}

// Story is what happened to an event, the latest first. It fails with ErrNotFound.
func (s *Service) Story(ctx context.Context, id, cursor string, size int) ([]tracing.Happening, string, error) {
	if _, err := s.Get(ctx, id); err != nil {
		return nil, "", err
	}
	return s.record.History(ctx, "event", id, cursor, size)
}

// wrote records what became of an event; it was also these users'.
func (s *Service) wrote(ctx context.Context, what string, e Event, more map[string]any, before ...string) error {
	told := map[string]any{"debtor_id": e.DebtorID, "kind": e.Kind}
	for name, value := range more {
		if value != "" {
			told[name] = value
		}
	}
	if err := s.debtors.Changed(ctx, e.DebtorID); err != nil {
		return err
	}
	return s.record.Write(ctx, record.Act{Name: "event." + what, ID: e.ID, Payload: told, Owners: append(before, e.OwnerID), Moves: []string{"debtors"}})
}
