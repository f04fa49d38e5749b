package debt

import (
	"context"
	"time"

	"github.com/recobro/recobro/modules/portfolios/internal/book/bucket"
	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/modules/portfolios/internal/book/portfolio"
	"github.com/recobro/recobro/plugins-sdk/go/ask"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Service is what can be done with debts.
type Service struct {
	store      *Store
	debtors    *debtor.Service
	portfolios *portfolio.Service
	buckets    *bucket.Service
	host       *ask.Host
	clock      clock.Clock
}

// NewService works on a store; the debtors' list figures follow.
func NewService(store *Store, debtors *debtor.Service, portfolios *portfolio.Service, buckets *bucket.Service, host *ask.Host, clock clock.Clock) *Service {
	return &Service{store: store, debtors: debtors, portfolios: portfolios, buckets: buckets, host: host, clock: clock}
}

// Page is one page of a debtor's debts. It fails with debtor.ErrNotFound.
func (s *Service) Page(ctx context.Context, debtorID string, p page.Params) ([]Debt, page.Meta, error) {
	if _, err := s.debtors.Plain(ctx, debtorID); err != nil {
		return nil, page.Meta{}, err
	}
	debts, meta, err := s.store.Page(ctx, debtorID, p)
	today := s.debtors.Today(ctx)
	for i := range debts {
		debts[i].DPD = debts[i].Overdue(today)
		if debtor.Covered(ctx) {
			debts[i].Extra = debts[i].Extra.Covered()
		}
	}
	return debts, meta, err
}

// Ledger is one page of a debt's movements. It fails with debtor.ErrNotFound and ErrNotFound.
func (s *Service) Ledger(ctx context.Context, debtorID, id string, p page.Params) ([]Movement, page.Meta, error) {
	if _, err := s.find(ctx, debtorID, id); err != nil {
		return nil, page.Meta{}, err
	}
	first, err := s.store.First(ctx, id)
	if err != nil {
		return nil, page.Meta{}, err
	}
	rows, meta, err := s.store.Ledger(ctx, id, p)
	for i := range rows {
		rows[i] = rows[i].traced(rows[i].ID == first)
	}
	return rows, meta, err
}

// Stays are a debt's past stays in buckets. It fails with debtor.ErrNotFound and ErrNotFound.
func (s *Service) Stays(ctx context.Context, debtorID, id string) ([]Stay, error) {
	if _, err := s.find(ctx, debtorID, id); err != nil {
		return nil, err
	}
	return s.store.Stays(ctx, id)
}

// find is a debt of a debtor that the caller may see.
func (s *Service) find(ctx context.Context, debtorID, id string) (Debt, error) {
	if _, err := s.debtors.Plain(ctx, debtorID); err != nil {
		return Debt{}, err
	}
	return s.store.Get(ctx, debtorID, id)
}

// Add writes a new debt with the movements it begins with, whose sum is its balance. It fails as Debt.Post does, and
// with ErrDuplicate.
func (s *Service) Add(ctx context.Context, d Debt, movements []Movement) (Debt, error) {
	who, err := s.debtors.Lock(ctx, d.DebtorID)
	if err != nil {
		return d, err
	}
	d.ID, d.PortfolioID, d.Balance = storage.NewID(), who.PortfolioID, 0
	d.Status = Active
	for i := range movements {
		m := &movements[i]
		m.ID, m.DebtID, m.DebtorID, m.Currency = storage.NewID(), d.ID, d.DebtorID, d.Currency
		if err := d.Post(*m); err != nil {
			return d, err
		}
	}
	set, err := s.buckets.Set(ctx)
	if err != nil {
		return d, err
	}
	d.Open(set, s.debtors.Today(ctx))
	if err := s.store.Insert(ctx, []Debt{d}, movements); err != nil {
		return d, err
	}
	payload := map[string]any{"debt_id": d.ID, "ref": d.Ref, "amount": d.Balance, "currency": d.Currency}
	return d, s.follow(ctx, who, "debt_added", payload)
}

// Post writes a movement on a debt. It fails as Debt.Post does, with ErrAuthority, debtor.ErrNotFound and ErrNotFound.
func (s *Service) Post(ctx context.Context, m Movement) (Movement, error) {
	if m.At.IsZero() {
		m.At = s.clock.Now()
	}
	m.At = m.At.UTC()
	if err := dated(m.At, s.clock.Now()); err != nil {
		return m, err
	}
	m.ID, m.CreatedBy = storage.NewID(), principal.Must(ctx).UserID
	payload := map[string]any{
		"debt_id": m.DebtID, "movement_id": m.ID, "direction": m.Direction, "type": m.Type, "amount": m.Amount, "currency": m.Currency,
	}
	_, err := s.change(ctx, m.DebtorID, m.DebtID, nil, "movement_posted", payload, func(d *Debt) (err error) {
		if m.Currency == "" {
			m.Currency = d.Currency
			payload["currency"] = d.Currency
		}
		before := *d
		if err := d.Post(m); err != nil {
			return err
		}
		if m.Limited, err = s.within(ctx, before, m.Amount, "body.amount"); err != nil {
			return err
		}
		return storage.Insert(ctx, s.store.db, &m)
	})
	return m, err
}

// oldest is the first day that a movement may be of: no debt is older.
var oldest = time.Date(1970, time.January, 1, 0, 0, 0, 0, time.UTC)

// dated refuses a movement of a day that cannot be: before any debt, or not yet come anywhere on earth.
func dated(at, now time.Time) error {
	if at.Before(oldest) || at.After(now.Add(24*time.Hour)) {
		return ErrDate.WithParam("first", oldest.Format(time.DateOnly)).WithParam("last", now.Format(time.DateOnly)).
			WithField("body.at", "portfolios.movement_date", "first", oldest.Format(time.DateOnly), "last", now.Format(time.DateOnly))
	}
	return nil
}

// change writes what apply does to a debt, its bucket and the debtor's figures. A version given must still be the debt's.
func (s *Service) change(ctx context.Context, debtorID, id string, version *int64, what string, payload map[string]any, apply func(*Debt) error) (Debt, error) {
	who, err := s.debtors.Lock(ctx, debtorID)
	if err != nil {
		return Debt{}, err
	}
	d, err := s.store.Get(ctx, debtorID, id)
	if err != nil {
		return d, err
	}
	if version == nil {
		version = &d.Version
	}
	before := d
	if err := apply(&d); err != nil {
		return d, err
	}
	note(payload, before, d)
	if err := s.age(ctx, &d); err != nil {
		return d, err
	}
	if err := storage.Update(ctx, s.store.db, &d, *version); err != nil {
		return d, err
	}
	return d, s.follow(ctx, who, what, payload)
}

// note adds to what the record says of a debt what it was before and is now.
func note(payload map[string]any, before, after Debt) {
	changes := map[string]any{}
	if before.Balance != after.Balance {
		changes["balance"] = map[string]any{"from": before.Balance, "to": after.Balance}
	}
	if before.Status != after.Status {
		changes["status"] = map[string]any{"from": before.Status, "to": after.Status}
	}
	payload["currency"], payload["changes"] = after.Currency, changes
}

func (s *Service) age(ctx context.Context, d *Debt) error {
	set, err := s.buckets.Set(ctx)
	if err != nil {
		return err
	}
	if stay := d.Age(set, s.debtors.Today(ctx)); stay != nil {
		return s.store.Remember(ctx, []Stay{*stay})
	}
	return nil
}

// follow writes the debtor's figures anew and marks what happened on the debtor.
func (s *Service) follow(ctx context.Context, who debtor.Debtor, what string, payload map[string]any) error {
	if err := s.Refresh(ctx, who); err != nil {
		return err
	}
	return s.debtors.Mark(ctx, what, who, payload)
}

// Refresh computes the list figures of a debtor from all its debts and writes them, in the transaction of ctx.
func (s *Service) Refresh(ctx context.Context, who debtor.Debtor) error {
	debts, err := s.store.Of(ctx, who.ID)
	if err != nil {
		return err
	}
	set, err := s.buckets.Set(ctx)
	if err != nil {
		return err
	}
	return s.debtors.SetFigures(ctx, who, FiguresOf(debts, who.Currency, set, s.debtors.Today(ctx)))
}
