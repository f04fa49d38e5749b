package debt

import (
	"context"
	"maps"
	"slices"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/plugins-sdk/go/page"
)

// Service is what can be read of debts.
type Service struct {
	store   *Store
	debtors *debtor.Service
	sharing Sharing
}

// Sharing knows for whose debts a debtor answers.
type Sharing interface {
	Owners(ctx context.Context, debtorID string) (map[string]string, error)
}

// NewService reads from a store what its caller may see.
func NewService(store *Store, debtors *debtor.Service, sharing Sharing) *Service {
	return &Service{store: store, debtors: debtors, sharing: sharing}
}

// Owner is the debtor, whom the caller may see. It fails with debtor.ErrNotFound.
func (s *Service) Owner(ctx context.Context, debtorID string) (debtor.Debtor, error) {
	return s.debtors.Plain(ctx, debtorID)
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
	if _, err := s.Find(ctx, debtorID, id); err != nil {
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

// Lines is one page of the movements of all of a debtor's debts and of those that they answer for, with the running balance. It fails with debtor.ErrNotFound.
func (s *Service) Lines(ctx context.Context, debtorID string, p page.Params) ([]Line, page.Meta, error) {
	who, err := s.debtors.Plain(ctx, debtorID)
	if err != nil {
		return nil, page.Meta{}, err
	}
	shared := map[string]string{}
	if who.SharedDebts > 0 {
		if shared, err = s.sharing.Owners(ctx, debtorID); err != nil {
			return nil, page.Meta{}, err
		}
	}
	rows, meta, err := s.store.Lines(ctx, debtorID, slices.Collect(maps.Keys(shared)), p)
	for i := range rows {
		rows[i].Movement = rows[i].traced(rows[i].Type == Placement)
	}
	return rows, meta, err
}

// Stays are a debt's past stays in buckets. It fails with debtor.ErrNotFound and ErrNotFound.
func (s *Service) Stays(ctx context.Context, debtorID, id string) ([]Stay, error) {
	if _, err := s.Find(ctx, debtorID, id); err != nil {
		return nil, err
	}
	return s.store.Stays(ctx, id)
}

// find is a debt of a debtor that the caller may see.
func (s *Service) Find(ctx context.Context, debtorID, id string) (Debt, error) {
	if _, err := s.debtors.Plain(ctx, debtorID); err != nil {
		return Debt{}, err
	}
	return s.store.Get(ctx, debtorID, id)
}
