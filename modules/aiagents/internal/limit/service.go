package limit

import (
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/ask"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

const (
	onlyRow   = "limits" // id of a company's one row
	untouched = 1        // version of limits that a company has never changed
)

// Service holds limits, and counts what is spent.
type Service struct {
	*Store
	record *record.Record
	host   *ask.Host
	clock  clock.Clock
	zones  *zones
}

// NewService holds them.
func NewService(store *Store, r *record.Record, host *ask.Host, c clock.Clock) *Service {
	return &Service{store, r, host, c, newZones(host, c)}
}

// Get are the company's limits; the usual ones while none were chosen.
func (s *Service) Get(ctx context.Context) (Limits, error) {
	chosen, err := s.chosen(ctx)
	if len(chosen) == 0 {
		return Limits{Row: storage.Row{ID: onlyRow, Version: untouched}, Rules: Usual()}, err
	}
	return chosen[0], err
}

// Replace sets the rules, if the limits still have the version. It fails as Rules.Check does, and with storage.ErrStale.
func (s *Service) Replace(ctx context.Context, rules Rules, version int64) (Limits, error) {
	if err := rules.Check(); err != nil {
		return Limits{}, err
	}
	before, err := s.Get(ctx)
	if err != nil {
		return before, err
	}
	after := before
	after.Rules = rules
	if err := s.put(ctx, &after, version); err != nil {
		return after, err
	}
	told := record.Changes(before, after, "language", "minutes", "turns", "talk_micros", "most_talks", "day_micros", "month_micros", "when_spent", "forbidden?", "hand_over_on",
		"hours?", "keeps_text", "keeps_days")
	return after, s.record.Write(ctx, record.Act{Name: "setting.updated", ID: onlyRow, Payload: map[string]any{"changes": told}})
}

func (s *Service) put(ctx context.Context, l *Limits, version int64) error {
	switch {
	case !l.CreatedAt.IsZero():
		return storage.Update(ctx, s.db, l, version)
	case version != untouched && version != storage.AnyVersion:
		return storage.ErrStale
	}
	l.Version = untouched + 1
	return storage.Insert(ctx, s.db, l)
}

func (s *Service) history(ctx context.Context, id, cursor string, size int) ([]tracing.Happening, string, error) {
	if id != onlyRow {
		return nil, "", storage.ErrNotFound
	}
	return s.record.History(ctx, "setting", onlyRow, cursor, size)
}
