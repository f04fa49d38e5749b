package debtor

import (
	"context"
	"slices"
	"strings"

	"github.com/recobro/recobro/modules/portfolios/internal/civil"
	"github.com/recobro/recobro/modules/portfolios/internal/portfolio"
	"github.com/recobro/recobro/modules/portfolios/internal/tag"
	"github.com/recobro/recobro/modules/portfolios/internal/trail"
	"github.com/recobro/recobro/plugins-sdk/go/ask"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/events"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/settings"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

// Service is what can be done with debtors.
type Service struct {
	store      *Store
	portfolios *portfolio.Service
	tags       *tag.Store
	trail      *trail.Trail
	clock      clock.Clock
	chosen     *settings.Values[Settings]
	host       *ask.Host
	searches   *tracing.Tally
	kept       *keptShares
	teller     *tracing.Teller
}

// NewService works on a store and leaves a trail.
func NewService(store *Store, portfolios *portfolio.Service, tags *tag.Store, trail *trail.Trail, clock clock.Clock, chosen *settings.Values[Settings], host *ask.Host, searches *tracing.Tally, teller *tracing.Teller) *Service {
	return &Service{store: store, portfolios: portfolios, tags: tags, trail: trail, clock: clock, chosen: chosen, host: host, searches: searches, kept: newKeptShares(clock), teller: teller}
}

// Covered tells whether the caller sees national ids and phones covered: whoever works own rows only does.
func Covered(ctx context.Context) bool { return principal.Must(ctx).Scope != principal.ScopeAll }

// List is one page of the debtors that the caller may see. It fails with ErrCurrencies.
func (s *Service) List(ctx context.Context, c Criteria, o Order, p page.Params) ([]Debtor, page.Meta, error) {
	c, err := s.within(ctx, c, o)
	if err != nil {
		return nil, page.Meta{}, err
	}
	rows, meta, err := s.store.List(ctx, c, o, p)
	if err != nil {
		return nil, meta, err
	}
	s.noteSearch(ctx, c, meta.Total)
	return rows, meta, s.dress(ctx, rows)
}

// Get is one debtor as the caller may see it. It fails with ErrNotFound.
func (s *Service) Get(ctx context.Context, id string) (Debtor, error) {
	d, err := s.store.Get(ctx, id)
	if err != nil {
		return d, err
	}
	one := []Debtor{d}
	err = s.dress(ctx, one)
	return one[0], err
}

// Plain is one debtor as it is stored, for work on it. It fails with ErrNotFound, also for a row the caller may not see.
func (s *Service) Plain(ctx context.Context, id string) (Debtor, error) { return s.store.Get(ctx, id) }

// Hold is Plain that keeps others from writing to the debtor until the transaction of ctx ends.
func (s *Service) Hold(ctx context.Context, id string) (Debtor, error) { return s.store.Hold(ctx, id) }

// dress adds what is computed: days past due, tags, covers.
func (s *Service) dress(ctx context.Context, rows []Debtor) error {
	known, err := s.tagsOf(ctx, rows)
	if err != nil {
		return err
	}
	today, covered := s.Today(ctx), Covered(ctx)
	for i := range rows {
		d := &rows[i]
		d.DPD = civil.Overdue(d.AgedFrom, today)
		d.Tags = refs(known, d.TagIDs)
		d.Emails, d.Flags = orEmpty(d.Emails), orEmpty(d.Flags)
		if covered {
			d.Cover()
		}
	}
	return nil
}

// Today is the day it is for the caller.
func (s *Service) Today(ctx context.Context) civil.Day {
	return civil.On(s.clock.Now(), civil.Zone(principal.Must(ctx).Timezone))
}

// tagsOf are the tenant's tags if any of the debtors carries one.
func (s *Service) tagsOf(ctx context.Context, rows []Debtor) ([]tag.Tag, error) {
	if !slices.ContainsFunc(rows, func(d Debtor) bool { return d.TagIDs != "" }) {
		return nil, nil
	}
	return s.tags.All(ctx)
}

func refs(known []tag.Tag, ids string) []tag.Ref {
	found := []tag.Ref{}
	for _, t := range known {
		if strings.Contains(ids, t.ID) {
			found = append(found, t.Ref())
		}
	}
	return found
}

func orEmpty[T any](list []T) []T {
	if list == nil {
		return []T{}
	}
	return list
}

// Delete removes a debtor without debts. It fails with ErrHasDebts and storage.ErrStale.
func (s *Service) Delete(ctx context.Context, id string, version int64) error {
	d, err := s.store.Get(ctx, id)
	if err != nil {
		return err
	}
	if d.DebtsCount > 0 {
		return ErrHasDebts.WithParam("debts", d.DebtsCount)
	}
	if err := s.store.Delete(ctx, &d, version); err != nil {
		return err
	}
	if err := s.portfolios.Grow(ctx, d.PortfolioID, portfolio.Growth{Debtors: -1}); err != nil {
		return err
	}
	return s.Mark(ctx, "deleted", d, nil)
}

// Mark writes a step of a debtor; whoever worked it until now hears of it beside whoever works it.
func (s *Service) Mark(ctx context.Context, what string, d Debtor, payload map[string]any, until ...string) error {
	owners := slices.Concat(until, []string{d.AssigneeID})
	step := trail.Step{Name: "debtor." + what, Subject: "debtor", ID: d.ID, Payload: payload, Owners: owners}
	if movesFigures(what) {
		step.Moves = []string{"portfolios"}
	}
	return s.trail.Mark(ctx, step)
}

// Notify notifies people of something about a debtor, by an event that no page hears of: the step itself has one of its own.
func (s *Service) Notify(ctx context.Context, what string, notify *events.Notify) error {
	return s.trail.Notify(ctx, "debtor."+what, notify)
}

// movesFigures tells whether a step of a debtor changes what its portfolio comes to.
func movesFigures(what string) bool {
	return slices.Contains([]string{"created", "deleted", "aged", "debt_added", "movement_posted", "debt_paused", "debt_resumed", "debt_resolved"}, what)
}

// SetFigures writes list figures and lets the portfolio's balance follow, in the transaction of the debts.
func (s *Service) SetFigures(ctx context.Context, d Debtor, f Figures) error {
	if err := s.store.SetFigures(ctx, d.ID, f); err != nil {
		return err
	}
	by := portfolio.Growth{Debts: int64(f.DebtsCount - d.DebtsCount), Balance: f.Balance - d.Balance}
	return s.portfolios.Grow(ctx, d.PortfolioID, by)
}

// SetPhone writes the main phone, in the transaction of the phone.
func (s *Service) SetPhone(ctx context.Context, id, e164 string) error {
	return s.store.SetPhone(ctx, id, e164)
}
