package debtor

import (
	"cmp"
	"context"
	"errors"
	"slices"
	"strings"

	"github.com/recobro/recobro/modules/portfolios/internal/book/portfolio"
	"github.com/recobro/recobro/modules/portfolios/internal/book/tag"
	"github.com/recobro/recobro/plugins-sdk/go/ask"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/events"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/settings"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

// Service is what can be done with debtors.
type Service struct {
	store      *Store
	portfolios *portfolio.Service
	tags       *tag.Store
	record     *record.Record
	clock      clock.Clock
	chosen     *settings.Values[Settings]
	host       *ask.Host
	searches   *tracing.Tally
	kept       *keptShares
	kin        []Kin
}

// NewService works on a store and records what happens.
func NewService(store *Store, portfolios *portfolio.Service, tags *tag.Store, record *record.Record, clock clock.Clock, chosen *settings.Values[Settings], host *ask.Host, searches *tracing.Tally, kin []Kin) *Service {
	return &Service{store: store, portfolios: portfolios, tags: tags, record: record, clock: clock, chosen: chosen, host: host, searches: searches, kept: newKeptShares(clock), kin: kin}
}

// Covered reports whether the caller sees national ids and phones covered: whoever works own rows only does.
func Covered(ctx context.Context) bool { return principal.Must(ctx).Scope != principal.ScopeAll }

// List is one page of the debtors that the caller may see. It fails with ErrCurrencies.
func (s *Service) List(ctx context.Context, c Criteria, p page.Params) ([]Debtor, page.Meta, error) {
	c, err := s.within(ctx, c, p.Sort)
	if err != nil {
		return nil, page.Meta{}, err
	}
	rows, meta, err := s.store.List(ctx, c, p)
	if err != nil {
		return nil, meta, err
	}
	s.noteSearch(ctx, c, meta.Total)
	return rows, meta, s.addComputed(ctx, rows)
}

// Get is one debtor as the caller may see it. It fails with ErrNotFound.
func (s *Service) Get(ctx context.Context, id string) (Debtor, error) {
	d, err := s.store.Get(ctx, id)
	if err != nil {
		return d, err
	}
	one := []Debtor{d}
	err = s.addComputed(ctx, one)
	return one[0], err
}

// Find is Get, also by the id of somebody who was merged into the debtor. It fails with ErrNotFound.
func (s *Service) Find(ctx context.Context, id string) (Debtor, error) {
	d, err := s.Get(ctx, id)
	if !errors.Is(err, ErrNotFound) {
		return d, err
	}
	now, failed := s.store.Now(ctx, id)
	if failed != nil || now == id {
		return d, cmp.Or(failed, err)
	}
	return s.Get(ctx, now)
}

// Some are those of some debtors that the caller may see.
func (s *Service) Some(ctx context.Context, ids []string) ([]Debtor, error) {
	rows, err := s.store.Some(ctx, ids)
	if err == nil {
		err = s.addComputed(ctx, rows)
	}
	return rows, err
}

// Plain is one debtor as it is stored, for work on it. It fails with ErrNotFound, also for a row the caller may not see.
func (s *Service) Plain(ctx context.Context, id string) (Debtor, error) { return s.store.Get(ctx, id) }

// Lock is Plain that keeps others from writing to the debtor until the transaction of ctx ends.
func (s *Service) Lock(ctx context.Context, id string) (Debtor, error) { return s.store.Lock(ctx, id) }

// addComputed adds what is computed: days past due, tags, covers.
func (s *Service) addComputed(ctx context.Context, rows []Debtor) error {
	known, err := s.tagsOf(ctx, rows)
	if err != nil {
		return err
	}
	today, covered := s.Today(ctx), Covered(ctx)
	for i := range rows {
		d := &rows[i]
		d.DPD = civil.Overdue(d.AgedFrom, today)
		d.Tags, d.OtherBalances = refs(known, d.TagIDs), d.Others.List()
		d.Emails, d.Flags = orEmpty(d.Emails), orEmpty(d.Flags)
		if covered {
			d.Cover()
		}
	}
	return nil
}

// Today is the day it is for the caller.
func (s *Service) Today(ctx context.Context) civil.Day {
	return civil.On(s.clock.Now(), civil.CallerZone(ctx))
}

// tagsOf are the tenant's tags if any of the debtors has one.
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
	return s.record.Write(ctx, record.Act{Name: "debtor." + what, ID: d.ID, Payload: payload, Owners: owners, Moves: moves(what)})
}

// Changed names for other modules the debtors that one transaction has changed or removed, many at a time.
func Changed(ids []string) record.Act {
	return record.Act{Name: "debtors.changed", Unseen: true, Payload: map[string]any{"ids": ids}}
}

// Notify notifies people of something about a debtor, by an event that no page hears of: the step itself has one of its own.
func (s *Service) Notify(ctx context.Context, what string, notify *events.Notify) error {
	return s.record.Notify(ctx, "debtor."+what, notify)
}

// moves is what else of the module a step of a debtor changes on screens: what its portfolio comes to, or how they may be contacted.
func moves(what string) []string {
	switch what {
	case "created", "deleted", "aged", "debt_added", "movement_posted", "debt_paused", "debt_resumed", "debt_resolved":
		return []string{"portfolios"}
	case "flagged":
		return []string{"contacts", "events", "queues"}
	default:
		return nil
	}
}

// SetFigures writes list figures and lets the portfolio's balance follow, in the transaction of the debts.
func (s *Service) SetFigures(ctx context.Context, d Debtor, f Figures) error {
	if err := s.store.SetFigures(ctx, d.ID, f); err != nil {
		return err
	}
	by := portfolio.Growth{Debts: int64(f.DebtsCount - d.DebtsCount), Balance: f.Balance - d.Balance}
	return s.portfolios.Grow(ctx, d.PortfolioID, by)
}

// Share counts that a debtor answers for another debt of somebody else, or for one less.
func (s *Service) Share(ctx context.Context, id string, by int) error {
	return s.store.share(ctx, id, by)
}

// SetPhone writes the main phone, in the transaction of the phone.
func (s *Service) SetPhone(ctx context.Context, id, e164 string) error {
	return s.store.SetPhone(ctx, id, e164)
}
