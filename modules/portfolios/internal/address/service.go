package address

import (
	"context"

	"github.com/recobro/recobro/modules/portfolios/internal/debtor"
)

// Service is what can be done with addresses.
type Service struct {
	store   *Store
	debtors *debtor.Service
}

// NewService works on a store.
func NewService(store *Store, debtors *debtor.Service) *Service {
	return &Service{store: store, debtors: debtors}
}

// Of are a debtor's addresses. It fails with debtor.ErrNotFound.
func (s *Service) Of(ctx context.Context, debtorID string) ([]Address, error) {
	if _, err := s.debtors.Plain(ctx, debtorID); err != nil {
		return nil, err
	}
	return s.store.Of(ctx, debtorID)
}

// Add writes a new address. It fails with debtor.ErrNotFound, ErrDuplicate and ErrTooMany.
func (s *Service) Add(ctx context.Context, a Address) (Address, error) {
	d, err := s.debtors.Hold(ctx, a.DebtorID)
	if err != nil {
		return a, err
	}
	others, err := s.store.Of(ctx, d.ID)
	if err != nil {
		return a, err
	}
	if len(others) >= mostAddresses {
		return a, ErrTooMany.WithParam("most", mostAddresses)
	}
	a.Seal()
	if err := s.store.Insert(ctx, &a); err != nil {
		return a, err
	}
	return a, s.mark(ctx, d, a, "address_added")
}

// Update writes what apply does to an address that still has the version.
func (s *Service) Update(ctx context.Context, debtorID, id string, version int64, apply func(*Address)) (Address, error) {
	d, err := s.debtors.Hold(ctx, debtorID)
	if err != nil {
		return Address{}, err
	}
	a, err := s.store.Get(ctx, debtorID, id)
	if err != nil {
		return a, err
	}
	apply(&a)
	a.Seal()
	if err := s.store.Update(ctx, &a, version); err != nil {
		return a, err
	}
	return a, s.mark(ctx, d, a, "address_updated")
}

// Delete removes an address that still has the version.
func (s *Service) Delete(ctx context.Context, debtorID, id string, version int64) error {
	d, err := s.debtors.Hold(ctx, debtorID)
	if err != nil {
		return err
	}
	a, err := s.store.Get(ctx, debtorID, id)
	if err != nil {
		return err
	}
	if err := s.store.Delete(ctx, &a, version); err != nil {
		return err
	}
	return s.mark(ctx, d, a, "address_deleted")
}

func (s *Service) mark(ctx context.Context, d debtor.Debtor, a Address, what string) error {
	return s.debtors.Mark(ctx, what, d, map[string]any{"address_id": a.ID})
}
