package codebtor

import (
	"context"
	"errors"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debt"
	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Service is what may be done with co-debtors.
type Service struct {
	*Store
	debts   *debt.Service
	debtors *debtor.Service
}

// NewService works on a store; debtors tell of it in their story.
func NewService(store *Store, debts *debt.Service, debtors *debtor.Service) *Service {
	return &Service{store, debts, debtors}
}

// List are those who answer for a debt beside its debtor. It fails with debtor.ErrNotFound and debt.ErrNotFound.
func (s *Service) List(ctx context.Context, ownerID, debtID string) ([]CoDebtor, error) {
	if _, err := s.debts.Find(ctx, ownerID, debtID); err != nil {
		return nil, err
	}
	return s.Store.Of(ctx, debtID)
}

// SharedBy are the debts of others that a debtor answers for. It fails with debtor.ErrNotFound.
func (s *Service) SharedBy(ctx context.Context, debtorID string) ([]Shared, error) {
	if _, err := s.debtors.Plain(ctx, debtorID); err != nil {
		return nil, err
	}
	shared, err := s.Shared(ctx, debtorID)
	if debtor.Covered(ctx) {
		for i := range shared {
			shared[i].Debt.Extra = shared[i].Debt.Extra.Covered()
		}
	}
	return shared, err
}

// Add has somebody answer for a debt. It fails with debtor.ErrNotFound, debt.ErrNotFound, ErrOwn, ErrStranger, ErrDuplicate and ErrTooMany.
func (s *Service) Add(ctx context.Context, c CoDebtor) (CoDebtor, error) {
	owner, err := s.debtors.Lock(ctx, c.OwnerID)
	if err != nil {
		return c, err
	}
	if _, err := s.debts.Find(ctx, c.OwnerID, c.DebtID); err != nil {
		return c, err
	}
	who, err := s.debtors.Plain(ctx, c.DebtorID)
	switch {
	case c.DebtorID == c.OwnerID:
		return c, ErrOwn
	case errors.Is(err, debtor.ErrNotFound), err == nil && who.PortfolioID != owner.PortfolioID:
		return c, ErrStranger
	case err != nil:
		return c, err
	}
	if of, err := s.Store.Of(ctx, c.DebtID); err != nil || len(of) >= mostOf || who.SharedDebts >= mostOf {
		return c, errors.Join(err, ErrTooMany)
	}
	if err := storage.Insert(ctx, s.db, &c); err != nil {
		return c, err
	}
	return c, s.changed(ctx, c, owner, who, 1, "co_debtor_added")
}

// Remove ends that somebody answers for a debt. It fails with ErrNotFound.
func (s *Service) Remove(ctx context.Context, ownerID, debtID, id string) error {
	owner, err := s.debtors.Lock(ctx, ownerID)
	if err != nil {
		return err
	}
	c, err := storage.Lock[CoDebtor](ctx, s.db, storage.Where("owner_id = ? AND debt_id = ?", ownerID, debtID), storage.ByID(id))
	if err != nil {
		return err
	}
	who, err := s.debtors.Plain(ctx, c.DebtorID)
	if err != nil {
		return err
	}
	if err := storage.Delete(ctx, s.db, &c, c.Version); err != nil {
		return err
	}
	return s.changed(ctx, c, owner, who, -1, "co_debtor_removed")
}

// changed counts, and tells both.
func (s *Service) changed(ctx context.Context, c CoDebtor, owner, who debtor.Debtor, by int, what string) error {
	if err := s.debtors.Share(ctx, who.ID, by); err != nil {
		return err
	}
	told := map[string]any{"debt_id": c.DebtID, "co_debtor_id": c.DebtorID, "role": c.Role}
	if err := s.debtors.Mark(ctx, what, owner, told); err != nil {
		return err
	}
	return s.debtors.Mark(ctx, what, who, told)
}
