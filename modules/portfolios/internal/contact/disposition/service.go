package disposition

import (
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Service is what can be done with dispositions.
type Service struct {
	*Store
	record *record.Record
}

// NewService works on a store and records what happens.
func NewService(store *Store, record *record.Record) *Service { return &Service{store, record} }

// Create writes a new disposition, the last of its group. It fails with ErrCode, ErrMost, ErrParent and ErrKey.
func (s *Service) Create(ctx context.Context, d Disposition) (Disposition, error) {
	others, err := s.All(ctx)
	if err != nil {
		return d, err
	}
	if len(others) >= most {
		return d, ErrMost.WithParam("most", most)
	}
	if err := d.fits(others); err != nil {
		return d, err
	}
	if err := s.keep(ctx); err != nil {
		return d, err
	}
	d.complete()
	d.Position = len(others) + 1
	if err := storage.Insert(ctx, s.db, &d); err != nil {
		return d, err
	}
	return d, s.wrote(ctx, "created", d, map[string]any{"code": d.Code})
}

// Change writes what change does to a disposition that still has the version. It fails as Create does, and with ErrNotFound and
// storage.ErrStale.
func (s *Service) Change(ctx context.Context, id string, version int64, change func(*Disposition)) (Disposition, error) {
	if err := s.keep(ctx); err != nil {
		return Disposition{}, err
	}
	before, err := storage.Lock[Disposition](ctx, s.db, storage.ByID(id))
	if err != nil {
		return before, err
	}
	after := before
	change(&after)
	after.complete()
	others, err := s.All(ctx)
	if err != nil {
		return before, err
	}
	if err := after.fits(others); err != nil {
		return before, err
	}
	if err := storage.Update(ctx, s.db, &after, version); err != nil {
		return before, err
	}
	changes := record.Changes(before, after, "group_id", "labels?", "reach", "channels?", "flags?", "requires?", "retry_most", "retry_after",
		"retry_mode", "phone_status", "debtor_flag", "counts_attempt", "counts_contact", "key", "position", "retired")
	return after, s.wrote(ctx, "updated", after, map[string]any{"changes": changes})
}

// Delete removes a disposition that no contact ended with and that holds no other. It fails with ErrNotFound, ErrUsed and
// storage.ErrStale.
func (s *Service) Delete(ctx context.Context, id string, version int64) error {
	if err := s.keep(ctx); err != nil {
		return err
	}
	d, err := storage.Lock[Disposition](ctx, s.db, storage.ByID(id))
	if err != nil {
		return err
	}
	if used, err := s.used(ctx, id); err != nil || used {
		if err == nil {
			err = ErrUsed
		}
		return err
	}
	if err := storage.Delete(ctx, s.db, &d, version); err != nil {
		return err
	}
	return s.wrote(ctx, "deleted", d, map[string]any{"code": d.Code})
}

func (s *Service) wrote(ctx context.Context, what string, d Disposition, told map[string]any) error {
	return s.record.Write(ctx, record.Act{Name: "disposition." + what, ID: d.ID, Payload: told})
}

// names are what dispositions are called: by their codes' words in Spanish, the language of the record's readers at home.
func (s *Service) names(ctx context.Context, ids []string) (names []httpx.Name, err error) {
	all, err := s.All(ctx)
	wanted := map[string]bool{}
	for _, id := range ids {
		wanted[id] = true
	}
	names = []httpx.Name{}
	for _, d := range all {
		if wanted[d.ID] {
			names = append(names, httpx.Name{ID: d.ID, Name: d.Labels.ES})
		}
	}
	return names, err
}
