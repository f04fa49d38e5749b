package parties

import (
	"context"
	"maps"
	"slices"

	"github.com/recobro/recobro/modules/portfolios/internal/book/ledger"
)

// Sharing knows for whose debts a debtor answers: debts of others, with whose they are.
type Sharing interface {
	Owners(ctx context.Context, debtorID string) (map[string]string, error)
	OwnersOf(ctx context.Context, debtorIDs []string) (map[string]map[string]string, error)
}

// Opener opens parties by the ledger.
type Opener struct {
	ledger  *ledger.Ledger
	sharing Sharing
}

// NewOpener opens accounts of the ledger, and those beside them that sharing tells of.
func NewOpener(ledger *ledger.Ledger, sharing Sharing) *Opener { return &Opener{ledger, sharing} }

// Open opens a payer whom the caller may see, with all of whom they answer for: held against others. It fails with
// debtor.ErrNotFound.
func (o *Opener) Open(ctx context.Context, debtorID string) (Parties, error) {
	a, err := o.ledger.Open(ctx, debtorID)
	if err != nil {
		return Parties{}, err
	}
	return o.With(ctx, a, true)
}

// Look is Open that holds nothing: to be read, and tried out, and never settled. It fails with debtor.ErrNotFound.
func (o *Opener) Look(ctx context.Context, debtorID string) (Parties, error) {
	a, err := o.ledger.Look(ctx, debtorID)
	if err != nil {
		return Parties{}, err
	}
	return o.With(ctx, a, false)
}

// With completes an account by those of whom its debtor answers for, held against others or not.
func (o *Opener) With(ctx context.Context, a *ledger.Account, hold bool) (Parties, error) {
	t := Parties{Account: a, All: []*ledger.Account{a}}
	if a.Debtor.SharedDebts == 0 {
		return t, nil
	}
	var err error
	if t.shared, err = o.sharing.Owners(ctx, a.Debtor.ID); err != nil {
		return t, err
	}
	others, err := o.ledger.With(ctx, slices.Compact(slices.Sorted(maps.Values(t.shared))), hold)
	t.All = append(t.All, others...)
	return t, err
}

// Beside opens a payer whom the caller may see, and the accounts of others whose debts were paid, whoever answers for them by now:
// held against others. It fails with debtor.ErrNotFound.
func (o *Opener) Beside(ctx context.Context, debtorID string, others []string) (Parties, error) {
	a, err := o.ledger.Open(ctx, debtorID)
	if err != nil {
		return Parties{}, err
	}
	t := Parties{Account: a, All: []*ledger.Account{a}}
	if len(others) == 0 {
		return t, nil
	}
	beside, err := o.ledger.With(ctx, slices.Compact(slices.Sorted(slices.Values(others))), true)
	t.All = append(t.All, beside...)
	return t, err
}

// OpenMany opens payers, whoever may see them, and those of whom they answer for, in one order: their parties by debtor, and all
// the accounts. A payer that is gone is left out.
func (o *Opener) OpenMany(ctx context.Context, payers []string) (map[string]Parties, []*ledger.Account, error) {
	owners, err := o.sharing.OwnersOf(ctx, payers)
	if err != nil {
		return nil, nil, err
	}
	ids := slices.Clone(payers)
	for _, of := range owners {
		ids = slices.AppendSeq(ids, maps.Values(of))
	}
	slices.Sort(ids)
	accounts, err := o.ledger.OpenMany(ctx, slices.Compact(ids))
	if err != nil {
		return nil, nil, err
	}
	return seat(accounts, payers, owners), accounts, nil
}

// seat says whose debts each payer may pay.
func seat(accounts []*ledger.Account, payers []string, owners map[string]map[string]string) map[string]Parties {
	of, seats := make(map[string]*ledger.Account, len(accounts)), make(map[string]Parties, len(payers))
	for _, a := range accounts {
		of[a.Debtor.ID] = a
	}
	for _, id := range payers {
		if of[id] == nil {
			continue
		}
		t := Parties{Account: of[id], All: []*ledger.Account{of[id]}, shared: owners[id]}
		for _, owner := range slices.Compact(slices.Sorted(maps.Values(owners[id]))) {
			if of[owner] != nil {
				t.All = append(t.All, of[owner])
			}
		}
		seats[id] = t
	}
	return seats
}
