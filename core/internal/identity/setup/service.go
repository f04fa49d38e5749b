package setup

import (
	"context"
	"sync/atomic"

	"gorm.io/gorm"

	"github.com/recobro/recobro/core/internal/identity/tenant"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Service opens a new installation. Safe for concurrent use.
type Service struct {
	db    *storage.DB
	clock clock.Clock
	over  atomic.Bool // an installation is set up once
}

// NewService is a service over the core's database.
func NewService(db *storage.DB, c clock.Clock) *Service { return &Service{db: db, clock: c} }

// Waits says whether the installation still waits for its first person.
func (s *Service) Waits(ctx context.Context) (waits bool, err error) {
	if s.over.Load() {
		return false, nil
	}
	err = s.db.PlatformRead(ctx, func(_ context.Context, tx *gorm.DB) error {
		found, err := find(tx)
		if err != nil {
			return err
		}
		waits, err = nobody(tx, found)
		return err
	})
	if err == nil && !waits {
		s.over.Store(true)
	}
	return waits, err
}

// Begin gives the secret of a new link, and ends the one before; empty once somebody is there.
func (s *Service) Begin(ctx context.Context) (secret string, err error) {
	if waits, err := s.Waits(ctx); err != nil || !waits {
		return "", err
	}
	secret = fresh()
	until := s.clock.Now().Add(Lifetime)
	ctx = principal.With(ctx, principal.System(tenant.Installation, "core"))
	return secret, renew(ctx, s.db, hashed(secret), until)
}

// Act makes what the link is for, or changes what it made before. It runs in a transaction over the tenants.
type Act func(ctx context.Context, before Made) (Made, error)

// Use has the holder of a link act, one at a time. ErrRefused, ErrLate, ErrOver.
func (s *Service) Use(ctx context.Context, secret string, act Act) error {
	return s.db.Platform(ctx, func(ctx context.Context, tx *gorm.DB) error {
		found, err := locked(tx)
		if err != nil {
			return err
		}
		if err := found.opens(secret, s.clock.Now()); err != nil {
			return err
		}
		waits, err := nobody(tx, found)
		if err != nil {
			return err
		}
		if !waits {
			return ErrOver
		}
		made, err := act(ctx, found.made())
		if err != nil {
			return err
		}
		return keep(tx, made)
	})
}
