package bucket

import (
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/record"
)

// Service is what can be done with buckets.
type Service struct {
	store  *Store
	record *record.Record
}

// NewService works on a store and records what happens.
func NewService(store *Store, record *record.Record) *Service {
	return &Service{store: store, record: record}
}

// Set is the tenant's set: the default one until it makes its own.
func (s *Service) Set(ctx context.Context) (Set, error) {
	set, err := s.store.Set(ctx)
	if err == nil && len(set) == 0 {
		set = Default()
	}
	return set, err
}

// Replace gives the tenant another set; debts come into their new buckets with the next ageing. It fails as NewSet does.
func (s *Service) Replace(ctx context.Context, ranges []Range) (Set, error) {
	set, err := NewSet(ranges)
	if err != nil {
		return nil, err
	}
	if err := s.store.Replace(ctx, set); err != nil {
		return nil, err
	}
	step := record.Act{Name: "bucket.replaced", Payload: map[string]any{"buckets": len(set)}}
	return set, s.record.Write(ctx, step)
}
