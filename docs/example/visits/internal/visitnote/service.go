package visitnote

import (
	"context"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/ask"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

// Service is what may be done with visit notes. Who may see own rows only reaches no others by any of it.
type Service struct {
	db     *storage.DB
	host   *ask.Host
	record *record.Record
	clock  clock.Clock
	list   *page.List[Note]
}

// NewService is the service over the module's database.
func NewService(db *storage.DB, host *ask.Host, r *record.Record, c clock.Clock) *Service {
	return &Service{db, host, r, c, newList(db)}
}

// Get is one note.
func (s *Service) Get(ctx context.Context, id string) (Note, error) {
	return storage.One[Note](ctx, s.db, storage.ByID(id), reached(ctx))
}

// Create writes a new note. It refuses a debtor whom the caller may not see.
func (s *Service) Create(ctx context.Context, n Note) (Note, error) {
	if err := n.settle(s.clock.Now()); err != nil {
		return n, err
	}
	there, err := s.host.Reaches(ctx, ask.Reference{Module: "portfolios", Type: "debtor", ID: n.DebtorID})
	if err == nil && !there {
		err = errNoDebtor
	}
	if err != nil {
		return n, err
	}
	if err := storage.Insert(ctx, s.db, &n); err != nil {
		return n, err
	}
	told := map[string]any{"debtor_id": n.DebtorID, "visited_at": n.VisitedAt, "outcome": n.Outcome}
	return n, s.record.Write(ctx, record.Act{Name: "note.created", ID: n.ID, Payload: told, Owners: []string{n.CreatedBy}})
}

// Change changes a note that still has the version.
func (s *Service) Change(ctx context.Context, id string, version int64, change func(*Note)) (Note, error) {
	before, err := storage.Lock[Note](ctx, s.db, storage.ByID(id), reached(ctx))
	if err != nil {
		return before, err
	}
	after := before
	change(&after)
	if err := after.settle(s.clock.Now()); err != nil {
		return before, err
	}
	if err := storage.Update(ctx, s.db, &after, version); err != nil {
		return before, err
	}
	told := map[string]any{"changes": record.Changes(before, after, "visited_at", "outcome", "text?")}
	return after, s.record.Write(ctx, record.Act{Name: "note.updated", ID: id, Payload: told, Owners: []string{before.CreatedBy}})
}

// Delete removes a note that still has the version.
func (s *Service) Delete(ctx context.Context, id string, version int64) error {
	n, err := storage.Lock[Note](ctx, s.db, storage.ByID(id), reached(ctx))
	if err != nil {
		return err
	}
	if err := storage.Delete(ctx, s.db, &n, version); err != nil {
		return err
	}
	told := map[string]any{"debtor_id": n.DebtorID}
	return s.record.Write(ctx, record.Act{Name: "note.deleted", ID: id, Payload: told, Owners: []string{n.CreatedBy}})
}

// History is what happened to a note, the latest first.
func (s *Service) History(ctx context.Context, id, cursor string, size int) ([]tracing.Happening, string, error) {
	if _, err := s.Get(ctx, id); err != nil {
		return nil, "", err
	}
	return s.record.History(ctx, "note", id, cursor, size)
}

// List is a page of the notes that a filter leaves.
func (s *Service) List(ctx context.Context, f Filter, p page.Params) ([]Note, page.Meta, error) {
	return s.list.Find(ctx, s.query(ctx, f, p))
}

// Some are those of some notes that the caller may see.
func (s *Service) Some(ctx context.Context, ids []string) ([]Note, error) {
	return storage.All[Note](ctx, s.db, len(ids), storage.Where("id IN ?", ids), reached(ctx))
}

// Export records that notes are exported, and gives the way to write them one by one.
func (s *Service) Export(ctx context.Context, f Filter, p page.Params) (func(write func(cells ...string) error) error, error) {
	if err := s.list.CheckSort(p.Sort); err != nil {
		return nil, err
	}
	return func(write func(cells ...string) error) error {
		return s.list.Each(ctx, s.query(ctx, f, p), 500, func(notes []Note) (err error) {
			for i := 0; i < len(notes) && err == nil; i++ {
				n := notes[i]
				err = write(n.ID, n.DebtorID, n.VisitedAt.Format(time.RFC3339), string(n.Outcome), n.Text, n.CreatedBy)
			}
			return err
		})
	}, s.record.Write(ctx, record.Act{Name: "note.exported", Silent: true, Payload: map[string]any{"outcome": f.Outcome}})
}
