package schedule

import (
	"context"
	"time"

	"gorm.io/gorm"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

// Store keeps events. Every method joins the transaction of its context.
type Store struct {
	db   *storage.DB
	list *page.List[Event]
}

// NewStore keeps events in db.
func NewStore(db *storage.DB) *Store {
	return &Store{db: db, list: page.New(db, page.Config[Event]{Usual: "due_at", Sorts: map[string]string{"due_at": "due_at"}})}
}

// reached narrows to the events that the caller may see: their own and those of nobody with debtors of theirs, unless the permission
// reaches all.
func reached(ctx context.Context, tx *gorm.DB) *gorm.DB {
	who := principal.Must(ctx)
	if who.Scope == principal.ScopeAll {
		return tx
	}
	fresh := tx.Session(&gorm.Session{NewDB: true})
	nobodys := debtor.OfVisible(ctx, fresh, fresh.Where("scheduled_events.owner_id = ''"), "scheduled_events.debtor_id")
	return tx.Where(fresh.Where("scheduled_events.owner_id = ?", who.UserID).Or(nobodys))
}

// Get is an event that the caller may see. It fails with ErrNotFound.
func (s *Store) Get(ctx context.Context, id string) (Event, error) {
	return storage.One[Event](ctx, s.db, storage.ByID(id), func(tx *gorm.DB) *gorm.DB { return reached(ctx, tx) })
}

// Lock is Get that keeps others from writing it.
func (s *Store) Lock(ctx context.Context, id string) (Event, error) {
	return storage.Lock[Event](ctx, s.db, storage.ByID(id), func(tx *gorm.DB) *gorm.DB { return reached(ctx, tx) })
}

// List is a page of events. Those of one debtor are seen by whoever may see the debtor.
func (s *Store) List(ctx context.Context, f Filter, p page.Params) ([]Event, page.Meta, error) {
	return s.list.Find(ctx, page.Query{Params: p, Rows: func(tx *gorm.DB) *gorm.DB {
		if f.DebtorID == "" {
			return f.narrow(ctx, reached(ctx, tx))
		}
		fresh := tx.Session(&gorm.Session{NewDB: true})
		return f.narrow(ctx, debtor.OfVisible(ctx, fresh, tx.Where("scheduled_events.debtor_id = ?", f.DebtorID), "scheduled_events.debtor_id"))
	}})
}

// me and nobody stand for owners in a filter.
const (
	me     = "me"
	nobody = "none"
)

func (f Filter) narrow(ctx context.Context, tx *gorm.DB) *gorm.DB {
	tx = page.Among(tx, "scheduled_events.status", f.Status)
	tx = page.Among(tx, "scheduled_events.kind", f.Kind)
	tx = page.Among(tx, "scheduled_events.portfolio_id", f.PortfolioID)
	switch f.Owner {
	case "":
	case me:
		tx = tx.Where("scheduled_events.owner_id = ?", principal.Must(ctx).UserID)
	case nobody:
		tx = tx.Where("scheduled_events.owner_id = ''")
	default:
		tx = tx.Where("scheduled_events.owner_id = ?", f.Owner)
	}
	if !f.From.IsZero() {
		tx = tx.Where("scheduled_events.due_at >= ?", f.From)
	}
	if !f.To.IsZero() {
		tx = tx.Where("scheduled_events.due_at < ?", f.To)
	}
	return tx
}

// fallen are events that have fallen due, held against others, the first first. Checks of promises are done by the days of promises.
func (s *Store) fallen(ctx context.Context, now time.Time, most int) (found []Event, err error) {
	return storage.LockAll[Event](ctx, s.db, most, storage.Where("status = 'scheduled' AND kind <> 'promise_check' AND due_at <= ?", now), storage.Sorted("due_at, id"))
}

// late are events that nobody did in time, held against others.
func (s *Store) late(ctx context.Context, now time.Time, most int) ([]Event, error) {
	return storage.LockAll[Event](ctx, s.db, most, storage.Where("status = 'due' AND until_at <= ?", now), storage.Sorted("until_at, id"))
}

// silenced are events that are due with debtors on whom there is a flag, held against others: it may have come since. The few events that are
// due lead to their debtors, and not all debtors to events: this is asked each second, of every company.
func (s *Store) silenced(ctx context.Context, most int) ([]Event, error) {
	return storage.LockAll[Event](ctx, s.db, most, storage.Where("status = 'due'"), func(tx *gorm.DB) *gorm.DB {
		return tx.Where("EXISTS (?)", debtor.Flagged(tx.Session(&gorm.Session{NewDB: true}), "scheduled_events.debtor_id"))
	}, storage.Sorted("until_at, id"))
}

// put writes some events' state, all the same one.
func (s *Store) put(ctx context.Context, events []Event, status Status) error {
	ids := make([]string, len(events))
	for i, e := range events {
		ids[i] = e.ID
	}
	if len(ids) == 0 {
		return nil
	}
	_, err := storage.Set[Event](ctx, s.db, map[string]any{"status": status}, s.db.Listed("id", ids))
	return err
}

// running are messages that the product has begun and not ended.
func (s *Store) running(ctx context.Context, most int) ([]Event, error) {
	return storage.All[Event](ctx, s.db, most, storage.Where("status = 'running'"), storage.Sorted("id"))
}

// waitingOf are a debtor's events that a contact may have done, held against others.
func (s *Store) waitingOf(ctx context.Context, debtorID string) ([]Event, error) {
	return storage.LockAll[Event](ctx, s.db, mostKin, storage.Where("debtor_id = ? AND status IN ?", debtorID, []Status{Due, Missed, Scheduled}), storage.Sorted("due_at, id"))
}

// mostNext bounds the events that are read to find the next of each debtor.
const mostNext = 20

// Next are the first events of some debtors that wait, by debtor.
func (s *Store) Next(ctx context.Context, debtorIDs []string) (map[string]Event, error) {
	found, err := storage.All[Event](ctx, s.db, mostNext*len(debtorIDs), s.db.Listed("debtor_id", debtorIDs),
		storage.Where("status IN ? AND kind <> ?", []Status{Due, Scheduled}, Check), storage.Sorted("due_at, id"))
	next := map[string]Event{}
	for _, e := range found {
		if _, known := next[e.DebtorID]; !known {
			next[e.DebtorID] = e
		}
	}
	return next, err
}

// following are the events of some debtors that follow what was agreed to, whatever became of them.
func (s *Store) following(ctx context.Context, debtorIDs []string) ([]Event, error) {
	return storage.All[Event](ctx, s.db, -1, s.db.Listed("debtor_id", debtorIDs), storage.Where("about_id <> ''"), storage.Sorted("id"))
}

// mostKin is how many events of a debtor tell their story with the debtor's.
const mostKin = 200

// Kin are the debtor's latest events, for the debtor's story.
func (s *Store) Kin(ctx context.Context, debtorID string) (kin []tracing.Subject, err error) {
	found, err := storage.All[Event](ctx, s.db, mostKin, storage.Columns("id"), storage.Where("debtor_id = ?", debtorID), storage.Sorted("id DESC"))
	for _, e := range found {
		kin = append(kin, tracing.Subject{Type: "event", ID: e.ID})
	}
	return kin, err
}
