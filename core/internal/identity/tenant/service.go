package tenant

import (
	"context"
	"slices"
	"strconv"
	"sync"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// remembered is how long a tenant's name, zone and currency may be stale. No right hangs on them.
const remembered = time.Minute

// Service keeps the tenants. Safe for concurrent use.
type Service struct {
	db     *storage.DB
	record *record.Record
	clock  clock.Clock
	known  sync.Map // id → memory
}

type memory struct {
	tenant Tenant
	until  time.Time
}

// NewService is a service over the core's database.
func NewService(db *storage.DB, record *record.Record, c clock.Clock) *Service {
	return &Service{db: db, record: record, clock: c}
}

// Get gives the tenant with an id, or ErrNotFound. It may be a minute old.
func (s *Service) Get(ctx context.Context, id string) (Tenant, error) {
	if known, ok := s.known.Load(id); ok && s.clock.Now().Before(known.(memory).until) {
		return known.(memory).tenant, nil
	}
	found, err := s.Now(Within(ctx, id))
	if err == nil {
		s.known.Store(id, memory{tenant: found, until: s.clock.Now().Add(remembered)})
	}
	return found, err
}

// Now gives ctx's tenant as it stands, inside the transaction of ctx if there is one. ErrNotFound.
func (s *Service) Now(ctx context.Context) (Tenant, error) {
	return storage.One[Tenant](ctx, s.db, storage.ByID(principal.Must(ctx).TenantID))
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
func (s *Service) Page(ctx context.Context, text string, p page.Params) ([]Tenant, page.Meta, error) {
	return listed(ctx, s.db, text, p)
}

// FreeID is a short name that nobody has yet, made of a tenant's name.
func (s *Service) FreeID(ctx context.Context, name string) (string, error) {
	short := slugOf(name)
	taken, err := likeIt(ctx, s.db, short)
	free := short
	for n := 2; slices.Contains(taken, free); n++ {
		free = short + "-" + strconv.Itoa(n)
	}
	return free, err
}

// Create makes a tenant. ErrInvalid with the fields at fault, ErrExists if the id is taken.
func (s *Service) Create(ctx context.Context, settings Settings) (*Tenant, error) {
	made, err := New(settings)
	if err != nil {
		return nil, err
	}
	return made, s.db.Within(Within(ctx, made.ID), func(ctx context.Context) error {
		if err := storage.Insert(ctx, s.db, made); err != nil {
			return err
		}
		return s.wrote(ctx, "created", nil)
	})
}

func (s *Service) wrote(ctx context.Context, what string, payload map[string]any) error {
	return s.record.Write(ctx, record.Act{Name: "tenant." + what, ID: principal.Must(ctx).TenantID, Payload: payload})
}

// Change gives ctx's tenant other settings; its id stays. ErrInvalid with the fields at fault.
func (s *Service) Change(ctx context.Context, settings Settings) (changed Tenant, err error) {
	settings.ID = principal.Must(ctx).TenantID
	settings = settings.complete()
	if problem := settings.check(); len(problem.Fields) > 0 {
		return changed, problem
	}
	err = s.db.Within(ctx, func(ctx context.Context) error {
		if changed, err = s.Now(ctx); err != nil {
			return err
		}
		changed.take(settings)
		if err := storage.Update(ctx, s.db, &changed, changed.Version); err != nil {
			return err
		}
		s.forget(ctx)
		return s.wrote(ctx, "changed", nil)
	})
	return changed, err
}

// forget has what is remembered of ctx's tenant read anew, once the transaction of ctx has committed.
func (s *Service) forget(ctx context.Context) {
	id := principal.Must(ctx).TenantID
	s.db.AfterCommit(ctx, func() { s.known.Delete(id) })
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
