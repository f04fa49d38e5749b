package tracing

import (
	"context"
	"slices"
	"strings"

	"golang.org/x/sync/errgroup"

	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
	"github.com/recobro/recobro/plugins-sdk/host/chain"
)

// Service reads the whole record of a tenant.
type Service struct {
	sources     func() []Source
	checkpoints *Checkpoints
}

// NewService reads from the sources there are at the time of asking: modules come and go.
func NewService(sources func() []Source, checkpoints *Checkpoints) *Service {
	return &Service{sources: sources, checkpoints: checkpoints}
}

// Page is a stretch of the record, the newest line first.
type Page struct {
	Events []tracing.Event
	More   bool     // there are older lines
	Silent []string // modules that could not be asked: their lines are missing here
}

// List gives the tenant's lines that fit, of every source. A holder of scope team sees what happened in the modules, not
// what was done to users and sessions.
func (s *Service) List(ctx context.Context, filter tracing.Filter) (Page, error) {
	wanted := filter.Limit
	filter.Limit++ // one more, to know whether there are older ones
	sources := s.visible(ctx)
	found := make([][]tracing.Event, len(sources))
	silent := make([]string, len(sources))
	var group errgroup.Group
	for i, source := range sources {
		group.Go(func() error {
			events, err := source.List(ctx, filter)
			if err != nil {
				silent[i] = source.Name()
			}
			found[i] = events
			return ctx.Err()
		})
	}
	if err := group.Wait(); err != nil {
		return Page{}, err
	}
	return merge(found, silent, wanted), nil
}

func (s *Service) visible(ctx context.Context) []Source {
	sources := s.sources()
	if principal.Must(ctx).Scope == principal.ScopeAll {
		return sources
	}
	return slices.DeleteFunc(slices.Clone(sources), func(source Source) bool { return source.Name() == "core" })
}

// merge orders lines by id, which orders by time.
func merge(found [][]tracing.Event, silent []string, wanted int) Page {
	events := slices.Concat(found...)
	slices.SortFunc(events, func(a, b tracing.Event) int { return strings.Compare(b.ID, a.ID) })
	page := Page{Events: events, Silent: slices.DeleteFunc(silent, func(name string) bool { return name == "" })}
	if len(events) > wanted {
		page.Events, page.More = events[:wanted], true
	}
	return page
}

// VerifyAll walks the chain of every tenant in every database, and tells of the chains that were signed once and are in none
// of them.
func VerifyAll(ctx context.Context, checkpoints *Checkpoints, databases []*storage.DB) (verdicts []Verdict, err error) {
	for _, db := range databases {
		tenants, err := chain.Tenants(ctx, db)
		if err != nil {
			return nil, err
		}
		for _, tenant := range tenants {
			verdict, err := checkpoints.Verify(ctx, Local{DB: db}, tenant)
			if err != nil {
				return nil, err
			}
			verdicts = append(verdicts, verdict)
		}
	}
	gone, err := checkpoints.Gone(ctx, "", verdicts)
	return append(verdicts, gone...), err
}

// Verify walks the tenant's chain in every source and holds it against the last signed checkpoint.
func (s *Service) Verify(ctx context.Context) ([]Verdict, error) {
	tenant := principal.Must(ctx).TenantID
	verdicts := []Verdict{}
	for _, source := range s.sources() {
		verdict, err := s.checkpoints.Verify(ctx, source, tenant)
		if err != nil {
			return nil, err
		}
		verdicts = append(verdicts, verdict)
	}
	gone, err := s.checkpoints.Gone(ctx, tenant, verdicts)
	return append(verdicts, gone...), err
}
