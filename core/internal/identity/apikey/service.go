package apikey

import (
	"context"
	"errors"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// touchEvery is how stale LastUsedAt may get.
const touchEvery = time.Minute

// Service makes, finds and revokes keys. Safe for concurrent use.
type Service struct {
	db        *storage.DB
	record    *record.Record
	clock     clock.Clock
	interrupt Interrupt
}

// Interrupt has what a user's programs have open looked at anew, once the transaction of ctx has committed.
type Interrupt func(ctx context.Context, userID string)

// NewService is a service over the core's database.
func NewService(db *storage.DB, record *record.Record, c clock.Clock, interrupt Interrupt) *Service {
	return &Service{db: db, record: record, clock: c, interrupt: interrupt}
}

// Create makes a key of ctx's tenant and gives its text, which cannot be had again.
func (s *Service) Create(ctx context.Context, w Wish) (*Key, string, error) {
	made, text, err := New(principal.Must(ctx).TenantID, w, s.clock.Now())
	if err != nil {
		return nil, "", err
	}
	return made, text, s.db.Within(ctx, func(ctx context.Context) error {
		if err := storage.Insert(ctx, s.db, made); err != nil {
			return err
		}
		return s.wrote(ctx, "apikey.created", *made)
	})
}

// Find gives the usable key with this text, or ErrRefused. ctx needs the tenant that TenantOf read.
func (s *Service) Find(ctx context.Context, text string) (*Key, error) {
	return s.usable(ctx, storage.Where("secret_hash = ?", hash(text)))
}

// Get gives the usable key with an id of ctx's tenant, or ErrRefused.
func (s *Service) Get(ctx context.Context, id string) (*Key, error) {
	return s.usable(ctx, storage.ByID(id))
}

func (s *Service) usable(ctx context.Context, which storage.Narrow) (*Key, error) {
	found, err := storage.One[Key](ctx, s.db, which)
	if errors.Is(err, ErrNotFound) || err == nil && !found.Usable(s.clock.Now()) {
		return nil, ErrRefused
	}
	return &found, err
}

// Touch notes that a key is in use, at most once a minute.
func (s *Service) Touch(ctx context.Context, k *Key) error {
	now := s.clock.Now()
	if k.LastUsedAt != nil && now.Sub(*k.LastUsedAt) < touchEvery {
		return nil
	}
	return touch(ctx, s.db, k.ID, now)
}

// mostListed bounds the keys of a user that are told of.
const mostListed = 100

// List are the keys of a user of ctx's tenant that are not revoked.
func (s *Service) List(ctx context.Context, userID string) ([]Key, error) {
	return storage.All[Key](ctx, s.db, mostListed, storage.Where("user_id = ? AND revoked_at IS NULL", userID), storage.Sorted("created_at DESC"))
}

// Revoke makes a key of a user of ctx's tenant useless at once; ErrNotFound for anybody else's.
func (s *Service) Revoke(ctx context.Context, id, userID string) error {
	return s.db.Within(ctx, func(ctx context.Context) error {
		k, err := storage.One[Key](ctx, s.db, storage.Where("id = ? AND user_id = ?", id, userID))
		if err != nil || k.RevokedAt != nil {
			return err
		}
		if _, err := s.revoke(ctx, storage.ByID(id)); err != nil {
			return err
		}
		s.interrupt(ctx, userID)
		return s.wrote(ctx, "apikey.revoked", k)
	})
}

func (s *Service) revoke(ctx context.Context, which storage.Narrow) (int64, error) {
	return storage.Set[Key](ctx, s.db, map[string]any{"revoked_at": s.clock.Now()}, which, storage.Where("revoked_at IS NULL"))
}

// LastUsed is when a key of each tenant was used last; tenants without one are not told.
func (s *Service) LastUsed(ctx context.Context, tenants []string) (map[string]time.Time, error) {
	return lastUsed(ctx, s.db, tenants)
}

// RevokeAll makes every key of a user of ctx's tenant useless at once.
func (s *Service) RevokeAll(ctx context.Context, userID string) error {
	return s.db.Within(ctx, func(ctx context.Context) error {
		revoked, err := s.revoke(ctx, storage.Where("user_id = ?", userID))
		if err != nil || revoked == 0 {
			return err
		}
		s.interrupt(ctx, userID)
		return s.record.Write(ctx, record.Act{Name: "apikeys.revoked", Kind: "user", ID: userID, Payload: map[string]any{"count": revoked}})
	})
}

func (s *Service) wrote(ctx context.Context, what string, k Key) error {
	return s.record.Write(ctx, record.Act{Name: what, ID: k.ID, Payload: map[string]any{"user": k.UserID, "role": k.Role}})
}
