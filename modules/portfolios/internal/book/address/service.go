package address

import (
	"context"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Service is what can be done with addresses.
type Service struct {
	db      *storage.DB
	debtors *debtor.Service
}

// NewService keeps addresses in db.
func NewService(db *storage.DB, debtors *debtor.Service) *Service {
	return &Service{db: db, debtors: debtors}
}

// Of are a debtor's addresses. It fails with debtor.ErrNotFound.
func (s *Service) Of(ctx context.Context, debtorID string) ([]Address, error) {
	if _, err := s.debtors.Plain(ctx, debtorID); err != nil {
		return nil, err
	}
	return s.of(ctx, debtorID)
}

// Add writes a new address. It fails with debtor.ErrNotFound, ErrDuplicate and ErrTooMany.
func (s *Service) Add(ctx context.Context, a Address) (Address, error) {
	d, err := s.debtors.Lock(ctx, a.DebtorID)
	if err != nil {
		return a, err
	}
	others, err := s.of(ctx, d.ID)
	if err != nil {
		return a, err
	}
	if len(others) >= mostAddresses {
		return a, ErrTooMany.WithParam("most", mostAddresses)
	}
	a.Seal()
	if err := storage.Insert(ctx, s.db, &a); err != nil {
		return a, err
	}
	return a, s.mark(ctx, d, a, "address_added")
}

// Update writes what apply does to an address that still has the version.
func (s *Service) Update(ctx context.Context, debtorID, id string, version int64, apply func(*Address)) (Address, error) {
	d, err := s.debtors.Lock(ctx, debtorID)
	if err != nil {
		return Address{}, err
	}
	a, err := s.get(ctx, debtorID, id)
	if err != nil {
		return a, err
	}
	apply(&a)
	a.Seal()
	if err := storage.Update(ctx, s.db, &a, version); err != nil {
		return a, err
	}
	return a, s.mark(ctx, d, a, "address_updated")
}

// Delete removes an address that still has the version.
func (s *Service) Delete(ctx context.Context, debtorID, id string, version int64) error {
	d, err := s.debtors.Lock(ctx, debtorID)
	if err != nil {
		return err
	}
	a, err := s.get(ctx, debtorID, id)
	if err != nil {
		return err
	}
	if err := storage.Delete(ctx, s.db, &a, version); err != nil {
		return err
	}
	return s.mark(ctx, d, a, "address_deleted")
}

func (s *Service) mark(ctx context.Context, d debtor.Debtor, a Address, what string) error {
	return s.debtors.Mark(ctx, what, d, map[string]any{"address_id": a.ID})
}
