package tenant

import (
	"context"
	"errors"
	"slices"
	"strconv"
	"sync"
	"time"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/page"
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
	err := s.db.Read(Within(ctx, id), func(_ context.Context, tx *gorm.DB) (err error) {
		found, err = byID(tx, id)
		return err
	})
	if err != nil {
		return Tenant{}, err
	}
	s.known.Store(id, memory{tenant: *found, until: s.clock.Now().Add(remembered)})
	return *found, nil
}

// Now gives ctx's tenant as it stands, inside the transaction of ctx if there is one. ErrNotFound.
func (s *Service) Now(ctx context.Context) (found Tenant, err error) {
	err = s.db.Read(ctx, func(ctx context.Context, tx *gorm.DB) error {
		t, err := byID(tx, principal.Must(ctx).TenantID)
		if err == nil {
			found = *t
		}
		return err
	})
	return found, err
}

// List gives every tenant of the installation.
func (s *Service) List(ctx context.Context) ([]Tenant, error) { return all(ctx, s.db) }

// Open gives the ids of the tenants that are not suspended: those that work is done for while nobody asks.
func (s *Service) Open(ctx context.Context) ([]string, error) {
	tenants, err := s.List(ctx)
	ids := make([]string, 0, len(tenants))
	for _, t := range tenants {
		if t.Admits() == nil {
			ids = append(ids, t.ID)
		}
	}
	return ids, err
}

// Page gives one page of the tenants whose name or id has the text in it. It fails with page.ErrSort and page.ErrCursor.
func (s *Service) Page(ctx context.Context, text string, p page.Params) (tenants []Tenant, meta page.Meta, err error) {
	err = s.db.PlatformRead(ctx, func(_ context.Context, tx *gorm.DB) (err error) {
		tenants, meta, err = listed(tx, text, p)
		return err
	})
	return tenants, meta, err
}

const mostKin = 100

// FreeID is a short name that nobody has yet, made of a tenant's name.
func (s *Service) FreeID(ctx context.Context, name string) (free string, err error) {
	short := slugOf(name)
	err = s.db.PlatformRead(ctx, func(_ context.Context, tx *gorm.DB) error {
		taken, err := likeIt(tx, short)
		free = short
		for n := 2; slices.Contains(taken, free); n++ {
			free = short + "-" + strconv.Itoa(n)
		}
		return err
	})
	return free, err
}

// Create makes a tenant. ErrInvalid with the fields at fault, ErrExists if the id is taken.
func (s *Service) Create(ctx context.Context, settings Settings) (*Tenant, error) {
	made, err := New(settings)
	if err != nil {
		return nil, err
	}
	err = s.db.Tx(Within(ctx, made.ID), func(ctx context.Context, tx *gorm.DB) error {
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

// Change gives ctx's tenant other settings; its id stays. ErrInvalid with the fields at fault.
func (s *Service) Change(ctx context.Context, settings Settings) (changed *Tenant, err error) {
	settings.ID = principal.Must(ctx).TenantID
	settings = settings.complete()
	if problem := settings.check(); len(problem.Fields) > 0 {
		return nil, problem
	}
	err = s.db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
		if changed, err = byID(tx, settings.ID); err != nil {
			return err
		}
		changed.take(settings)
		if err := storage.Update(tx, changed, changed.Version); err != nil {
			return err
		}
		s.db.AfterCommit(ctx, func() { s.known.Delete(settings.ID) })
		return s.trace.Record(ctx, tx, tracing.Entry{Name: "core.tenant.changed", SubjectType: "tenant", SubjectID: settings.ID})
	})
	return changed, err
}

// Within is ctx with a tenant's wall around it, whoever asks: tenants are made, read and suspended by who is not in them. What a
// person of another tenant does there is marked as a visitor's.
func Within(ctx context.Context, id string) context.Context {
	who, ok := principal.From(ctx)
	if !ok {
		return principal.With(ctx, principal.System(id, "core"))
	}
	if home := who.Home(); who.Kind == principal.KindUser && home != id {
		who.Visitor = home
	} else {
		who.Visitor = ""
	}
	who.TenantID = id
	return principal.With(ctx, who)
}
