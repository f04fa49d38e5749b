// Package parties opens the accounts of all whose debts one debtor may pay: the debtor's own, and those of others that the debtor
// answers for.
package parties

import (
	"slices"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debt"
	"github.com/recobro/recobro/modules/portfolios/internal/book/ledger"
)

// Parties are whose debts a payment may pay: the payer's, and those of others that the payer answers for.
type Parties struct {
	*ledger.Account                   // the payer's
	All             []*ledger.Account // the payer's first
	shared          map[string]string // debts of others, with whose they are
}

// Payable are the debts that the payment may pay, the payer's first.
func (t Parties) Payable() []debt.Debt {
	debts := slices.Clone(t.Debts)
	for _, a := range t.All[1:] {
		for _, d := range a.Debts {
			if t.shared[d.ID] != "" {
				debts = append(debts, d)
			}
		}
	}
	return debts
}

// Pays reports whether a debt is one of those that the payment may pay, in its currency.
func (t Parties) Pays(debtID, currency string) bool {
	return slices.ContainsFunc(t.Payable(), func(d debt.Debt) bool { return d.ID == debtID && d.Currency == currency })
}

// Holding is the account that holds a debt; the payer's if none does.
func (t Parties) Holding(debtID string) *ledger.Account {
	for _, a := range t.All {
		if slices.ContainsFunc(a.Debts, func(d debt.Debt) bool { return d.ID == debtID }) {
			return a
		}
	}
	return t.Account
}

// AllTold are the movements that were posted on any of the accounts, as the record tells them.
func (t Parties) AllTold() (all []ledger.Told) {
	for _, a := range t.All {
		all = append(all, a.Told()...)
	}
	return all
}

// Owed is what is owed in a currency on debts that the payment may pay, in minor units.
func (t Parties) Owed(currency string) (sum int64) {
	for _, d := range t.Payable() {
		if d.Status != debt.Resolved && d.Currency == currency {
			sum += d.Balance
		}
	}
	return sum
}
