package remittance

import (
	"context"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debt"
	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/modules/portfolios/internal/book/portfolio"
	"github.com/recobro/recobro/modules/portfolios/internal/money/payment"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Store looks up what files of payments tell around them. Every method joins the transaction of its context.
type Store struct{ db *storage.DB }

// NewStore looks into db.
func NewStore(db *storage.DB) *Store { return &Store{db} }

// surroundings are the debtors, portfolios and references of debts that payments speak of.
func (s *Store) surroundings(ctx context.Context, some []payment.Payment) (map[string]debtor.Debtor, map[string]portfolio.Portfolio, map[string]string, error) {
	debtors, portfolios, refs := map[string]debtor.Debtor{}, map[string]portfolio.Portfolio{}, map[string]string{}
	var who, where, what []string
	for _, p := range some {
		who, where = append(who, p.DebtorID), append(where, p.PortfolioID)
		for _, part := range p.Parts {
			what = append(what, part.DebtID)
		}
	}
	people, err := storage.All[debtor.Debtor](ctx, s.db, -1, storage.Where("id IN ?", who), storage.Columns("id", "name", "external_ref"))
	for _, d := range people {
		debtors[d.ID] = d
	}
	if err != nil {
		return nil, nil, nil, err
	}
	sets, err := storage.All[portfolio.Portfolio](ctx, s.db, -1, storage.Where("id IN ?", where))
	for _, p := range sets {
		portfolios[p.ID] = p
	}
	if err != nil || len(what) == 0 {
		return debtors, portfolios, refs, err
	}
	debts, err := storage.All[debt.Debt](ctx, s.db, -1, storage.Where("id IN ?", what), storage.Columns("id", "ref"))
	for _, d := range debts {
		refs[d.ID] = d.Ref
	}
	return debtors, portfolios, refs, err
}
