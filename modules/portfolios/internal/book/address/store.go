package address

import (
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// mostAddresses bounds the addresses of one debtor: they are read as a whole.
const mostAddresses = 50

// Many are the addresses of some debtors, by debtor, the oldest first.
func (s *Service) Many(ctx context.Context, debtorIDs []string) (map[string][]Address, error) {
	found, err := storage.All[Address](ctx, s.db, mostAddresses*len(debtorIDs)+mostAddresses, s.db.Listed("debtor_id", debtorIDs), storage.Sorted("debtor_id, id"))
	all := map[string][]Address{}
	for _, a := range found {
		all[a.DebtorID] = append(all[a.DebtorID], a)
	}
	return all, err
}

// of are a debtor's addresses, the oldest first.
func (s *Service) of(ctx context.Context, debtorID string) ([]Address, error) {
	return storage.All[Address](ctx, s.db, 2*mostAddresses, storage.Where("debtor_id = ?", debtorID), storage.Sorted("id"))
}

// get is one address of a debtor. It fails with ErrNotFound.
func (s *Service) get(ctx context.Context, debtorID, id string) (Address, error) {
	return storage.One[Address](ctx, s.db, storage.Where("debtor_id = ? AND id = ?", debtorID, id))
}
