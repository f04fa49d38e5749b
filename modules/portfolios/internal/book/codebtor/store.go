package codebtor

import (
	"context"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debt"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Store keeps co-debtors. Every method joins the transaction of its context.
type Store struct{ db *storage.DB }

// NewStore keeps co-debtors in db.
func NewStore(db *storage.DB) *Store { return &Store{db: db} }

// Of are those who answer for a debt beside its debtor.
func (s *Store) Of(ctx context.Context, debtID string) ([]CoDebtor, error) {
	return storage.All[CoDebtor](ctx, s.db, mostOf, storage.Where("debt_id = ?", debtID), storage.Sorted("id"))
}

// Shared are the debts of others that a debtor answers for.
func (s *Store) Shared(ctx context.Context, debtorID string) ([]Shared, error) {
	links, err := s.links(ctx, debtorID)
	if err != nil || len(links) == 0 {
		return []Shared{}, err
	}
	ids := make([]string, len(links))
	for i, one := range links {
		ids[i] = one.DebtID
	}
	debts, err := storage.All[debt.Debt](ctx, s.db, mostOf, storage.Where("id IN ?", ids))
	by := map[string]debt.Debt{}
	for _, d := range debts {
		by[d.ID] = d
	}
	shared := make([]Shared, 0, len(links))
	for _, one := range links {
		shared = append(shared, Shared{one, by[one.DebtID]})
	}
	return shared, err
}

// Owners are whose debts a debtor answers for, by debt.
func (s *Store) Owners(ctx context.Context, debtorID string) (map[string]string, error) {
	links, err := s.links(ctx, debtorID)
	owners := make(map[string]string, len(links))
	for _, one := range links {
		owners[one.DebtID] = one.OwnerID
	}
	return owners, err
}

// OwnersOf is Owners of many debtors; of those alone who answer for others.
func (s *Store) OwnersOf(ctx context.Context, debtorIDs []string) (map[string]map[string]string, error) {
	links, err := storage.All[CoDebtor](ctx, s.db, -1, s.db.Listed("debtor_id", debtorIDs))
	owners := map[string]map[string]string{}
	for _, one := range links {
		if owners[one.DebtorID] == nil {
			owners[one.DebtorID] = map[string]string{}
		}
		owners[one.DebtorID][one.DebtID] = one.OwnerID
	}
	return owners, err
}

func (s *Store) links(ctx context.Context, debtorID string) ([]CoDebtor, error) {
	return storage.All[CoDebtor](ctx, s.db, mostOf, storage.Where("debtor_id = ?", debtorID), storage.Sorted("debt_id"))
}
