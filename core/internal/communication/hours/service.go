package hours

import (
	"context"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

// Service reads and changes contact hours.
type Service struct {
	store    *Store
	recorder *tracing.Recorder
	db       *storage.DB
}

// NewService works on store and records each change.
func NewService(store *Store, recorder *tracing.Recorder, db *storage.DB) *Service {
	return &Service{store: store, recorder: recorder, db: db}
}

// Get is the tenant's contact hours.
func (s *Service) Get(ctx context.Context) (Hours, error) { return s.store.Get(ctx) }

// Replace sets the whole week, if the hours still have the version.
func (s *Service) Replace(ctx context.Context, week Week, version int64) (changed Hours, err error) {
	if err := week.Check(); err != nil {
		return Hours{}, err
	}
	err = s.db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
		if changed, err = s.store.Get(ctx); err != nil {
			return err
		}
		changed.Week = week
		if err := s.store.Put(ctx, &changed, version); err != nil {
			return err
		}
		return s.recorder.Record(ctx, tx, tracing.Entry{Name: "core.contact_hours.changed", SubjectType: "contact_hours", SubjectID: onlyRow, Payload: week})
	})
	return changed, err
}
