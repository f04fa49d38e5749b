package payment

import (
	"context"
	"slices"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debt"
	"github.com/recobro/recobro/modules/portfolios/internal/book/ledger"
)

// parties are whose debts a payment may pay: the payer's, and those of others that the payer answers for.
type parties struct {
	*ledger.Account                   // the payer's
	all             []*ledger.Account // the payer's first
	shared          map[string]string // debts of others, with whose they are
}

// Sharing knows for whose debts a debtor answers.
type Sharing interface {
	Owners(ctx context.Context, debtorID string) (map[string]string, error)
	OwnersOf(ctx context.Context, debtorIDs []string) (map[string]map[string]string, error)
}

// with completes an account by those of whom its debtor answers for, held against others or not.
func (s *Service) with(ctx context.Context, a *ledger.Account, hold bool) (parties, error) {
	t := parties{Account: a, all: []*ledger.Account{a}}
	if a.Debtor.SharedDebts == 0 {
		return t, nil
	}
	var err error
	if t.shared, err = s.sharing.Owners(ctx, a.Debtor.ID); err != nil {
		return t, err
	}
	var ids []string
	for _, owner := range t.shared {
		ids = append(ids, owner)
	}
	slices.Sort(ids)
	others, err := s.ledger.With(ctx, slices.Compact(ids), hold)
	t.all = append(t.all, others...)
	return t, err
}

// debts are what the payment may pay.
func (t parties) debts() []debt.Debt {
	debts := slices.Clone(t.Debts)
	for _, a := range t.all[1:] {
		for _, d := range a.Debts {
			if t.shared[d.ID] != "" {
				debts = append(debts, d)
			}
		}
	}
	return debts
}

// holding is the account that holds a debt.
func (t parties) holding(part string) *ledger.Account {
	for _, a := range t.all {
		if slices.ContainsFunc(a.Debts, func(d debt.Debt) bool { return d.ID == part }) {
			return a
		}
	}
	return t.Account
}

// told are the movements that were posted on any of the accounts.
func (t parties) told() (all []ledger.Told) {
	for _, a := range t.all {
		all = append(all, a.Told()...)
	}
	return all
}

// owed is what is owed in a currency on debts that the payment may pay.
func (t parties) owed(currency string) (sum int64) {
	for _, d := range t.debts() {
		if d.Status != debt.Resolved && d.Currency == currency {
			sum += d.Balance
		}
	}
	return sum
}
