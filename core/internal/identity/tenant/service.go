package tenant

import (
	"context"
	"errors"
	"sync"
	"time"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

// remembered is how long a tenant's name, zone and currency may be stale. No right hangs on them.
const remembered = time.Minute

// Service keeps the tenants. Safe for concurrent use.
type Service struct {
	db    *storage.DB
	trace *tracing.Recorder
	clock clock.Clock
	known sync.Map // id → memory
}

type memory struct {
	tenant Tenant
	until  time.Time
}

// NewService is a service over the core's database.
func NewService(db *storage.DB, trace *tracing.Recorder, c clock.Clock) *Service {
	return &Service{db: db, trace: trace, clock: c}
}

// Get gives the tenant with an id, or ErrNotFound. It may be a minute old.
func (s *Service) Get(ctx context.Context, id string) (Tenant, error) {
	if known, ok := s.known.Load(id); ok && s.clock.Now().Before(known.(memory).until) {
		return known.(memory).tenant, nil
	}
	var found *Tenant
	err := s.db.Read(within(ctx, id), func(_ context.Context, tx *gorm.DB) (err error) {
		found, err = byID(tx, id)
		return err
	})
	if err != nil {
		return Tenant{}, err
	}
	s.known.Store(id, memory{tenant: *found, until: s.clock.Now().Add(remembered)})
	return *found, nil
}

// List gives every tenant of the installation.
func (s *Service) List(ctx context.Context) ([]Tenant, error) { return all(ctx, s.db) }

// Create makes a tenant. ErrInvalid with the fields at fault, ErrExists if the id is taken.
func (s *Service) Create(ctx context.Context, settings Settings) (*Tenant, error) {
	made, err := New(settings)
	if err != nil {
		return nil, err
	}
	err = s.db.Tx(within(ctx, made.ID), func(ctx context.Context, tx *gorm.DB) error {
		if err := tx.Create(made).Error; err != nil {
			return err
		}
		return s.trace.Record(ctx, tx, tracing.Entry{Name: "core.tenant.created", SubjectType: "tenant", SubjectID: made.ID})
	})
	if errors.Is(err, storage.ErrDuplicate) {
		return nil, ErrExists.WithField("body.id", "identity.tenant_exists")
	}
	return made, err
}

// within is ctx with the tenant's wall around it, whoever asks: a tenant is made and read before anybody is in it.
func within(ctx context.Context, id string) context.Context {
	who, ok := principal.From(ctx)
	if !ok {
		return principal.With(ctx, principal.System(id, "core"))
	}
	who.TenantID = id
	return principal.With(ctx, who)
}
