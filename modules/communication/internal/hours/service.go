package hours

import (
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

const (
	onlyRow   = "hours" // id of a tenant's one row
	untouched = 1       // version of hours that a tenant has never changed
)

// Service is what can be done with contact hours.
type Service struct {
	db     *storage.DB
	record *record.Record
}

// NewService works on a database and records what happens.
func NewService(db *storage.DB, record *record.Record) *Service {
	return &Service{db: db, record: record}
}

// Get is the tenant's hours; the usual ones while none were chosen.
func (s *Service) Get(ctx context.Context) (Hours, error) {
	chosen, err := storage.All[Hours](ctx, s.db, 1)
	if len(chosen) == 0 {
		return Hours{Row: storage.Row{ID: onlyRow, Version: untouched}, Week: Usual()}, err
	}
	return chosen[0], err
}

// Replace sets the whole week, if the hours still have the version. It fails with ErrSpan, ErrClosed and storage.ErrStale.
func (s *Service) Replace(ctx context.Context, week Week, version int64) (Hours, error) {
	if err := week.Check(); err != nil {
		return Hours{}, err
	}
	h, err := s.Get(ctx)
	if err != nil {
		return h, err
	}
	h.Week = week
	if err := s.put(ctx, &h, version); err != nil {
		return h, err
	}
	return h, s.record.Write(ctx, record.Act{Name: "hour.replaced", Payload: map[string]any{"week": week}})
}

func (s *Service) put(ctx context.Context, h *Hours, version int64) error {
	switch {
	case !h.CreatedAt.IsZero():
		return storage.Update(ctx, s.db, h, version)
	case version != untouched && version != storage.AnyVersion:
		return storage.ErrStale
	}
	h.Version = untouched + 1
	return storage.Insert(ctx, s.db, h)
}
