package portfolio

import (
	"context"
	"time"

	"github.com/recobro/recobro/modules/portfolios/internal/civil"
	"github.com/recobro/recobro/modules/portfolios/internal/namekey"
	"github.com/recobro/recobro/modules/portfolios/internal/trail"
	"github.com/recobro/recobro/plugins-sdk/go/money"
	"github.com/recobro/recobro/plugins-sdk/go/page"
)

// Service is what can be done with portfolios.
type Service struct {
	store *Store
	trail *trail.Trail
}

// NewService works on a store and leaves a trail.
func NewService(store *Store, trail *trail.Trail) *Service {
	return &Service{store: store, trail: trail}
}

// Get is one portfolio. It fails with ErrNotFound.
func (s *Service) Get(ctx context.Context, id string) (Portfolio, error) { return s.store.Get(ctx, id) }

// Open is a portfolio that debtors and debts may be added to. It fails with ErrNotFound and ErrClosed.
func (s *Service) Open(ctx context.Context, id string) (Portfolio, error) {
	p, err := s.store.Get(ctx, id)
	if err == nil && !p.Working() {
		err = ErrClosed.WithParam("status", p.Status)
	}
	return p, err
}

// List is one page of portfolios; text is part of a name.
func (s *Service) List(ctx context.Context, statuses []Status, text string, p page.Params) ([]Portfolio, page.Meta, error) {
	return s.store.List(ctx, Filter{Statuses: statuses, NameKey: namekey.Of(text)}, p)
}

// Currencies is the currency of each of the tenant's portfolios, by id.
func (s *Service) Currencies(ctx context.Context) (map[string]string, error) {
	return s.store.Currencies(ctx)
}

// Owed is the currency of each portfolio that has debtors, by id.
func (s *Service) Owed(ctx context.Context) (map[string]string, error) { return s.store.Owed(ctx) }

// Create writes a new portfolio in draft. It fails with ErrDuplicate, ErrCurrency, ErrTimezone and ErrPeriod.
func (s *Service) Create(ctx context.Context, p *Portfolio) error {
	p.Status = Draft
	if err := s.check(p); err != nil {
		return err
	}
	if err := s.store.Insert(ctx, p); err != nil {
		return err
	}
	return s.mark(ctx, "created", p, map[string]any{"code": p.Code})
}

// Change writes what apply does to a portfolio that still has the version. It fails as Create does, and with
// ErrNotFound and storage.ErrStale.
func (s *Service) Change(ctx context.Context, id string, version int64, apply func(*Portfolio)) (Portfolio, error) {
	p, err := s.store.Hold(ctx, id)
	if err != nil {
		return p, err
	}
	before := p
	apply(&p)
	if err := s.check(&p); err != nil {
		return p, err
	}
	if err := s.store.Update(ctx, &p, version); err != nil {
		return p, err
	}
	return p, s.mark(ctx, "updated", &p, map[string]any{"changes": differences(before, p)})
}

// Move puts a portfolio in another state. It fails with ErrTransition and storage.ErrStale.
func (s *Service) Move(ctx context.Context, id string, version int64, to Status) (Portfolio, error) {
	return s.move(ctx, id, version, string(to), func(p *Portfolio) error { return p.Move(to) })
}

// Restore takes a portfolio back from the archive. It fails as Move does.
func (s *Service) Restore(ctx context.Context, id string, version int64) (Portfolio, error) {
	return s.move(ctx, id, version, "restored", (*Portfolio).Restore)
}

func (s *Service) move(ctx context.Context, id string, version int64, told string, move func(*Portfolio) error) (Portfolio, error) {
	p, err := s.store.Hold(ctx, id)
	if err != nil {
		return p, err
	}
	from := p.Status
	if err := move(&p); err != nil {
		return p, err
	}
	if err := s.store.Update(ctx, &p, version); err != nil {
		return p, err
	}
	return p, s.mark(ctx, told, &p, map[string]any{"changes": map[string]any{"status": map[string]any{"from": from, "to": p.Status}}})
}

// Delete removes a portfolio without debtors. It fails with ErrNotEmpty and storage.ErrStale.
func (s *Service) Delete(ctx context.Context, id string, version int64) error {
	p, err := s.store.Hold(ctx, id)
	if err != nil {
		return err
	}
	if p.DebtorsCount > 0 {
		return ErrNotEmpty.WithParam("debtors", p.DebtorsCount)
	}
	if err := s.store.Delete(ctx, &p, version); err != nil {
		return err
	}
	return s.mark(ctx, "deleted", &p, map[string]any{"code": p.Code})
}

// Grow adds to a portfolio's counts and balance, in the transaction of what made it grow.
func (s *Service) Grow(ctx context.Context, id string, by Growth) error {
	return s.store.Grow(ctx, id, by)
}

func (s *Service) check(p *Portfolio) error {
	p.Seal()
	if _, ok := money.Lookup(p.Currency); !ok {
		return ErrCurrency.WithParam("currency", p.Currency).WithField("body.currency", "money.currency", "currency", p.Currency)
	}
	if _, err := time.LoadLocation(p.Timezone); err != nil || p.Timezone == "" {
		return ErrTimezone.WithField("body.timezone", "portfolios.timezone").Wrap(err)
	}
	for name, day := range map[string]civil.Day{"body.opened_on": p.OpenedOn, "body.closes_on": p.ClosesOn} {
		if _, err := civil.Parse(string(day)); err != nil {
			return civil.ErrDay.WithField(name, "portfolios.day")
		}
	}
	if p.ClosesOn != "" && p.ClosesOn.Before(p.OpenedOn) {
		return ErrPeriod.WithField("body.closes_on", "portfolios.portfolio_period")
	}
	return nil
}

func (s *Service) mark(ctx context.Context, what string, p *Portfolio, payload map[string]any) error {
	return s.trail.Mark(ctx, trail.Step{Name: "portfolio." + what, Subject: "portfolio", ID: p.ID, Payload: payload})
}
