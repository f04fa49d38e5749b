package address

import (
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// mostAddresses bounds the addresses of one debtor: they are read as a whole.
const mostAddresses = 50

// Plain are a debtor's addresses as they are stored.
func (s *Service) Plain(ctx context.Context, debtorID string) ([]Address, error) {
	return s.of(ctx, debtorID)
}

// of are a debtor's addresses, the oldest first.
func (s *Service) of(ctx context.Context, debtorID string) ([]Address, error) {
	return storage.All[Address](ctx, s.db, 2*mostAddresses, storage.Where("debtor_id = ?", debtorID), storage.Sorted("id"))
}

// get is one address of a debtor. It fails with ErrNotFound.
func (s *Service) get(ctx context.Context, debtorID, id string) (Address, error) {
	return storage.One[Address](ctx, s.db, storage.Where("debtor_id = ? AND id = ?", debtorID, id))
}
