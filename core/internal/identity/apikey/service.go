package apikey

import (
	"context"
	"time"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

// touchEvery is how stale LastUsedAt may get.
const touchEvery = time.Minute

// Service makes, finds and revokes keys. Safe for concurrent use.
type Service struct {
	db    *storage.DB
	trace *tracing.Recorder
	clock clock.Clock
}

// NewService is a service over the core's database.
func NewService(db *storage.DB, trace *tracing.Recorder, c clock.Clock) *Service {
	return &Service{db: db, trace: trace, clock: c}
}

// Create makes a key of ctx's tenant and gives its text, which cannot be had again.
func (s *Service) Create(ctx context.Context, w Wish) (*Key, string, error) {
	made, text, err := New(principal.Must(ctx).TenantID, w, s.clock.Now())
	if err != nil {
		return nil, "", err
	}
	err = s.db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
		if err := tx.Create(made).Error; err != nil {
			return err
		}
		return s.record(ctx, tx, "core.apikey.created", made)
	})
	return made, text, err
}

// Find gives the usable key with this text, or ErrRefused. ctx needs the tenant that TenantOf read.
func (s *Service) Find(ctx context.Context, text string) (*Key, error) {
	var found *Key
	err := s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) (err error) {
		found, err = bySecret(tx, hash(text))
		return err
	})
	if err != nil {
		return nil, err
	}
	if !found.Usable(s.clock.Now()) {
		return nil, ErrRefused
	}
	return found, nil
}

// Touch notes that a key is in use, at most once a minute.
func (s *Service) Touch(ctx context.Context, k *Key) error {
	now := s.clock.Now()
	if k.LastUsedAt != nil && now.Sub(*k.LastUsedAt) < touchEvery {
		return nil
	}
	return s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error { return touch(tx, k.ID, now) })
}

// List are the keys of a user of ctx's tenant that are not revoked.
func (s *Service) List(ctx context.Context, userID string) (keys []Key, err error) {
	err = s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) (err error) {
		keys, err = ofUser(tx, userID)
		return err
	})
	return keys, err
}

// Revoke makes a key of a user of ctx's tenant useless at once; ErrNotFound for anybody else's.
func (s *Service) Revoke(ctx context.Context, id, userID string) error {
	return s.db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
		k, err := owned(tx, id, userID)
		if err != nil || k.RevokedAt != nil {
			return err
		}
		if err := revoke(tx, id, s.clock.Now()); err != nil {
			return err
		}
		return s.record(ctx, tx, "core.apikey.revoked", k)
	})
}

// LastUsed is when a key of each tenant was used last; tenants without one are not told.
func (s *Service) LastUsed(ctx context.Context, tenants []string) (map[string]time.Time, error) {
	used := map[string]time.Time{}
	err := s.db.PlatformRead(ctx, func(_ context.Context, tx *gorm.DB) error {
		for _, tenant := range tenants {
			at, err := latest(tx, tenant)
			if err != nil {
				return err
			}
			used[tenant] = at
		}
		return nil
	})
	return used, err
}

// RevokeAll makes every key of a user of ctx's tenant useless at once.
func (s *Service) RevokeAll(ctx context.Context, userID string) error {
	return s.db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
		revoked, err := revokeAll(tx, userID, s.clock.Now())
		if err != nil || revoked == 0 {
			return err
		}
		return s.trace.Record(ctx, tx, tracing.Entry{
			Name: "core.apikeys.revoked", SubjectType: "user", SubjectID: userID, Payload: map[string]any{"count": revoked},
		})
	})
}

func (s *Service) record(ctx context.Context, tx *gorm.DB, name string, k *Key) error {
	return s.trace.Record(ctx, tx, tracing.Entry{
		Name: name, SubjectType: "apikey", SubjectID: k.ID, Payload: map[string]any{"user": k.UserID, "role": k.Role},
	})
}
