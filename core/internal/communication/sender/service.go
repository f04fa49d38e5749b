package sender

import (
	"context"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

// Service keeps sender identities, one default a channel.
type Service struct {
	store    *Store
	recorder *tracing.Recorder
	db       *storage.DB
}

// NewService works on store and records each change.
func NewService(store *Store, recorder *tracing.Recorder, db *storage.DB) *Service {
	return &Service{store: store, recorder: recorder, db: db}
}

// All are the tenant's identities.
func (s *Service) All(ctx context.Context) ([]Identity, error) { return s.store.All(ctx) }

// Create adds an identity.
func (s *Service) Create(ctx context.Context, identity Identity) (Identity, error) {
	return s.write(ctx, identity, "added", func(ctx context.Context, i *Identity) error { return s.store.Insert(ctx, i) })
}

// Replace changes an identity that still has the version.
func (s *Service) Replace(ctx context.Context, id string, version int64, wanted Identity) (Identity, error) {
	found, err := s.store.Get(ctx, id)
	if err != nil {
		return found, err
	}
	wanted.Row = found.Row
	return s.write(ctx, wanted, "changed", func(ctx context.Context, i *Identity) error { return s.store.Update(ctx, i, version) })
}

// Delete removes an identity that still has the version.
func (s *Service) Delete(ctx context.Context, id string, version int64) error {
	found, err := s.store.Get(ctx, id)
	if err != nil {
		return err
	}
	return s.db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
		if err := s.store.Delete(ctx, &found, version); err != nil {
			return err
		}
		return s.record(ctx, tx, "removed", found)
	})
}

func (s *Service) write(ctx context.Context, identity Identity, what string, put func(context.Context, *Identity) error) (Identity, error) {
	if err := identity.Check(); err != nil {
		return identity, err
	}
	err := s.db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
		if err := put(ctx, &identity); err != nil {
			return err
		}
		if identity.IsDefault {
			if err := s.store.ClearDefault(ctx, identity.Channel, identity.ID); err != nil {
				return err
			}
		}
		return s.record(ctx, tx, what, identity)
	})
	return identity, err
}

func (s *Service) record(ctx context.Context, tx *gorm.DB, what string, identity Identity) error {
	return s.recorder.Record(ctx, tx, tracing.Entry{Name: "core.sender." + what, SubjectType: "sender", SubjectID: identity.ID,
		Payload: map[string]any{"channel": identity.Channel, "address": identity.Address, "default": identity.IsDefault}})
}
