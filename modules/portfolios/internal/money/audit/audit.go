// Package audit proves the ledger anew: every balance from its movements, every movement that people or programs made from the record
// of who did what, every receipt's number, every till. It reads, and changes nothing.
package audit

import (
	"context"
	"fmt"

	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// atOnce is how many debts, movements or lines of the record are held in memory at a time.
const atOnce = 1_000

// Ledger audits the money of every tenant of db, says what it found, and counts what does not hold.
func Ledger(ctx context.Context, db *storage.DB, tell func(string)) (broken int, err error) {
	s := &store{db}
	tenants, err := s.tenants(ctx)
	if err != nil {
		return 0, err
	}
	for _, tenant := range tenants {
		a := &auditor{store: s, tenant: tenant, tell: tell, debts: map[string]bool{}}
		if err := a.all(principal.With(ctx, principal.System(tenant, "portfolios"))); err != nil {
			return broken, fmt.Errorf("%s: %w", tenant, err)
		}
		broken += a.broken
	}
	return broken, nil
}

// auditor audits one tenant.
type auditor struct {
	store  *store
	tenant string
	tell   func(string)
	debts  map[string]bool // that do not hold, each told once
	broken int

	balances, movements, told, receipts, agreements, tills int
}

func (a *auditor) all(ctx context.Context) error {
	for _, audit := range []func(context.Context) error{a.balancesHold, a.figuresHold, a.recordAgrees, a.receiptsHold, a.agreementsHold, a.tillsHold} {
		if err := audit(ctx); err != nil {
			return err
		}
	}
	verdict := "holds"
	if a.broken > 0 {
		verdict = fmt.Sprintf("BROKEN in %d places", a.broken)
	}
	a.tell(fmt.Sprintf("%s ledger: %s, %d balances of %d movements, %d of them proven by the record, %d receipts, %d promises and instalments, %d tills",
		a.tenant, verdict, a.balances, a.movements, a.told, a.receipts, a.agreements, a.tills))
	return nil
}

// finds tells what does not hold.
func (a *auditor) finds(format string, args ...any) {
	a.broken++
	a.tell(a.tenant + " BROKEN: " + fmt.Sprintf(format, args...))
}
