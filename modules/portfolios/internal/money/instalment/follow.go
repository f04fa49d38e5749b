package instalment

import (
	"context"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/modules/portfolios/internal/book/ledger"
	"github.com/recobro/recobro/plugins-sdk/go/record"
)

// Follower counts payments on plans, and takes away what a reversal takes back, in the transaction that posts them.
type Follower struct {
	store  *Store
	record *record.Record
}

// NewFollower follows a ledger into the plans of a store.
func NewFollower(store *Store, r *record.Record) *Follower { return &Follower{store, r} }

// Follow brings plans after the payments and reversals of accounts. Accounts without an open plan and without a reversal cost nothing.
func (f *Follower) Follow(ctx context.Context, accounts []*ledger.Account) error {
	debtors, reversed := concerned(accounts)
	if len(debtors) == 0 && len(reversed) == 0 {
		return nil
	}
	had, err := f.store.appropriated(ctx, reversed)
	if err != nil {
		return err
	}
	plans, err := f.store.concerned(ctx, debtors, had)
	if err != nil {
		return err
	}
	done := touched{had: had}
	for _, a := range accounts {
		done.account(a, plans[a.Debtor.ID])
	}
	if err := f.store.write(ctx, done.plans, done.rows); err != nil {
		return err
	}
	for _, act := range done.acts {
		if err := f.record.Write(ctx, act); err != nil {
			return err
		}
	}
	return nil
}

// concerned are the debtors with an open plan, those whose creditor took their debts back, and the payments that were taken back.
func concerned(accounts []*ledger.Account) (debtors, reversed []string) {
	for _, a := range accounts {
		if a.Debtor.PlansOpen > 0 || a.Debtor.Status == debtor.Recalled {
			debtors = append(debtors, a.Debtor.ID)
		}
		seen := map[string]bool{}
		for _, paid := range a.Paid {
			if paid.Amount < 0 && !seen[paid.PaymentID] {
				seen[paid.PaymentID], reversed = true, append(reversed, paid.PaymentID)
			}
		}
	}
	return debtors, reversed
}
