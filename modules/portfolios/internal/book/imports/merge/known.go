package merge

import (
	"github.com/recobro/recobro/modules/portfolios/internal/book/debt"
	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
)

// Known is what the portfolio had of a batch when it was looked up.
type Known struct {
	debtors map[string]*debtor.Debtor // by dedupe key
	aliases map[string]string         // dedupe keys of debtors that were merged into others, with those of the others
	debts   map[string]*debt.Debt     // by ref
	phones  map[string]map[string]bool
	places  map[string]map[string]bool
}

// overlay puts over it what the batch before has written, which may not have been there yet when it was looked up.
func (k *Known) overlay(before *plan) {
	if before == nil {
		return
	}
	for key, a := range before.accounts {
		k.debtors[key], k.phones[a.debtor.ID], k.places[a.debtor.ID] = a.debtor, a.phones, a.places
	}
	for _, written := range [][]*debt.Debt{before.debts, before.revised} {
		for _, owed := range written {
			k.debts[owed.Ref] = owed
		}
	}
}

// key is the key of the debtor whom a row is about: of somebody merged into another, the other's.
func (k *Known) key(of string) string {
	if now, merged := k.aliases[of]; merged {
		return now
	}
	return of
}

// merged reports whether a row calls a debtor by what one was called who was merged into them.
func (k *Known) merged(of string) bool { return k.key(of) != of }
