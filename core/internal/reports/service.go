package reports

import (
	"context"
	"io"
	"log/slog"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/events"
	"github.com/recobro/recobro/plugins-sdk/go/jobs"
	"github.com/recobro/recobro/plugins-sdk/go/mail"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// exportRight is the permission to have reports made.
const exportRight = "core.reports:export"

// Person is a user as far as a report has to know.
type Person struct {
	ID, Username, Name, Email, Language string
	Role                                string
	Active                              bool
}

// Directory knows the people of ctx's tenant and its time.
type Directory interface {
	// Person is a user; false when there is none of that id.
	Person(ctx context.Context, id string) (Person, bool, error)
	// Zone is the tenant's time zone.
	Zone(ctx context.Context) (*time.Location, error)
}

// Decider says whether a role may use a permission in a tenant, and on which rows.
type Decider interface {
	Decide(tenant, role, permission string) (principal.Scope, bool)
}

// Ask asks an operation of the product as somebody, past the same checks as a request from outside, and gives the answer as
// it comes. It fails with what the operation, or the host for it, refused with.
type Ask func(ctx context.Context, who principal.Principal, address string) (io.ReadCloser, error)

// Config is what a Service is made of.
type Config struct {
	DB        *storage.DB // the core's
	Record    *record.Record
	Queue     *jobs.Client
	Catalog   *Catalog
	Directory Directory
	Decider   Decider
	Ask       Ask
	Enabled   func(tenant, module string) bool                            // whether the tenant has the module on
	Notify    func(ctx context.Context, id string, n events.Notify) error // notifies in the transaction of ctx; id is of what happened
	Changed   func(tenant string, owners []string)                        // refreshes the browsers of those who may see it
	Mail      *mail.Sender
	PublicURL string        // scheme and host that browsers use, no trailing slash
	Keep      time.Duration // how long a file is kept
	Limits    Limits
	Leases    *jobs.Leases
	Pulse     time.Duration // how often background work looks around
	Clock     clock.Clock
	Log       *slog.Logger
}

// Service keeps schedules and makes their reports. Safe for concurrent use.
type Service struct {
	Config
	store *Store
}

// NewService is a service with this configuration.
func NewService(c Config) *Service { return &Service{Config: c, store: NewStore(c.DB)} }

func (s *Service) now() time.Time { return s.Clock.Now().UTC().Truncate(time.Microsecond) }

// within is ctx on behalf of the core in a tenant.
func within(ctx context.Context, tenant string) context.Context {
	return principal.With(ctx, principal.System(tenant, "core"))
}

// Sweep removes files that were kept for long enough, and later what is known of their runs.
func (s *Service) Sweep(ctx context.Context) error {
	now := s.now()
	if err := s.store.Expire(ctx, now.Add(-s.Keep)); err != nil {
		return err
	}
	return s.store.Forget(ctx, now.Add(-s.Keep-remembered))
}

// remembered is how long a run is listed after its file has gone.
const remembered = 60 * 24 * time.Hour

// wrote leaves a tracing event in the open transaction.
func (s *Service) wrote(ctx context.Context, what, id string, payload map[string]any) error {
	return s.Record.Write(ctx, record.Act{Name: what, ID: id, Payload: payload})
}

// announce lets the browsers of those who may see an order look again, once the open transaction has committed.
func (s *Service) announce(ctx context.Context, tenant string, o Order) {
	who := append([]string{o.OwnerID}, o.Recipients...)
	s.DB.AfterCommit(ctx, func() { s.Changed(tenant, who) })
}

// covers reports whether a role may have a report made for it, as far as another role's rights go: nobody is given what the
// own rights do not reach.
func (s *Service) covers(tenant, role, permission string, least principal.Scope) bool {
	scope, allowed := s.Decider.Decide(tenant, role, permission)
	return allowed && width(scope) >= width(least)
}

func width(scope principal.Scope) int {
	switch scope {
	case principal.ScopeAll:
		return 2
	case principal.ScopeTeam:
		return 1
	default:
		return 0
	}
}
