package ledger

import (
	"context"
	"slices"

	"github.com/recobro/recobro/modules/portfolios/internal/book/bucket"
	"github.com/recobro/recobro/modules/portfolios/internal/book/debt"
	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/modules/portfolios/internal/book/portfolio"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Follower keeps what depends on debts in step with them, in the transaction that changes them: it sees accounts as an act leaves
// them, before they are written, and may post on them.
type Follower interface {
	Follow(ctx context.Context, accounts []*Account) error
}

// Ledger opens and closes accounts.
type Ledger struct {
	store      *store
	debtors    *debtor.Store
	portfolios *portfolio.Store
	buckets    *bucket.Service
	clock      clock.Clock
	followers  []Follower
}

// New is the ledger over the module's database; followers are asked in their order.
func New(db *storage.DB, debtors *debtor.Store, portfolios *portfolio.Store, buckets *bucket.Service, clock clock.Clock, followers ...Follower) *Ledger {
	return &Ledger{store: &store{db}, debtors: debtors, portfolios: portfolios, buckets: buckets, clock: clock, followers: followers}
}

// Open opens the account of a debtor whom the caller may see. It fails with debtor.ErrNotFound.
func (l *Ledger) Open(ctx context.Context, debtorID string) (*Account, error) {
	who, err := l.debtors.Lock(ctx, debtorID)
	if err != nil {
		return nil, err
	}
	all, err := l.fill(ctx, []debtor.Debtor{who})
	if err != nil {
		return nil, err
	}
	return all[0], nil
}

// Look is an account that is not held: to be read, and tried out, and never closed. It fails with debtor.ErrNotFound.
func (l *Ledger) Look(ctx context.Context, debtorID string) (*Account, error) {
	who, err := l.debtors.Get(ctx, debtorID)
	if err != nil {
		return nil, err
	}
	all, err := l.fill(ctx, []debtor.Debtor{who})
	if err != nil {
		return nil, err
	}
	return all[0], nil
}

// Of is Look at the account of a debtor whom the caller need not see: of a payment that they may see. It fails with debtor.ErrNotFound.
func (l *Ledger) Of(ctx context.Context, debtorID string) (*Account, error) {
	who, err := l.debtors.Any(ctx, debtorID)
	if err != nil {
		return nil, err
	}
	all, err := l.fill(ctx, []debtor.Debtor{who})
	if err != nil {
		return nil, err
	}
	return all[0], nil
}

// With opens, or looks at with hold false, the accounts of others beside one that is open: of those whose debts its debtor answers for.
func (l *Ledger) With(ctx context.Context, debtorIDs []string, hold bool) ([]*Account, error) {
	find := l.debtors.AnyOf
	if hold {
		find = l.debtors.LockMany
	}
	found, err := find(ctx, debtorIDs)
	if err != nil {
		return nil, err
	}
	return l.fill(ctx, found)
}

// OpenMany opens the accounts of debtors, whoever may see them, in the order of their ids; one that is gone is left out.
func (l *Ledger) OpenMany(ctx context.Context, debtorIDs []string) ([]*Account, error) {
	found, err := l.debtors.LockMany(ctx, debtorIDs)
	if err != nil {
		return nil, err
	}
	return l.fill(ctx, found)
}

func (l *Ledger) fill(ctx context.Context, found []debtor.Debtor) ([]*Account, error) {
	debts, err := l.store.debtsOf(ctx, found)
	if err != nil {
		return nil, err
	}
	now, by := l.clock.Now().UTC(), principal.Must(ctx).UserID
	portfolios := map[string]portfolio.Portfolio{}
	accounts := make([]*Account, 0, len(found))
	for _, who := range found {
		p, known := portfolios[who.PortfolioID]
		if !known {
			if p, err = l.portfolios.Get(ctx, who.PortfolioID); err != nil {
				return nil, err
			}
			portfolios[who.PortfolioID] = p
		}
		account, err := open(who, p, debts[who.ID], now, by)
		if err != nil {
			return nil, err
		}
		accounts = append(accounts, account)
	}
	return accounts, nil
}

// Close writes what became of accounts: Settle and then Grow.
func (l *Ledger) Close(ctx context.Context, accounts ...*Account) error {
	if err := l.Settle(ctx, accounts...); err != nil {
		return err
	}
	return l.Grow(ctx, accounts...)
}

// Settle asks the followers and writes what became of accounts, but for the sums of their portfolios: debts, movements, stays,
// figures. It fails as followers do.
func (l *Ledger) Settle(ctx context.Context, accounts ...*Account) error {
	for _, f := range l.followers {
		if err := f.Follow(ctx, accounts); err != nil {
			return err
		}
	}
	set, err := l.buckets.Set(ctx)
	if err != nil {
		return err
	}
	for _, a := range accounts {
		a.settle(set)
	}
	if err := l.store.write(ctx, accounts); err != nil {
		return err
	}
	return l.settleDebtors(ctx, accounts)
}

func (l *Ledger) settleDebtors(ctx context.Context, accounts []*Account) error {
	var moved []*debtor.Debtor
	for _, a := range accounts {
		if a.Debtor.Figures() != a.wasDebtor.Figures() || a.Debtor.Status != a.wasDebtor.Status ||
			a.Debtor.PromisesOpen != a.wasDebtor.PromisesOpen || a.Debtor.PlansOpen != a.wasDebtor.PlansOpen {
			moved = append(moved, &a.Debtor)
		}
	}
	if len(moved) == 0 {
		return nil
	}
	return l.debtors.Settle(ctx, moved)
}

// Grow lets the portfolios' sums follow, in one order: the last write of a transaction, as their rows are everybody's. It fails with
// portfolio.ErrSum.
func (l *Ledger) Grow(ctx context.Context, accounts ...*Account) error {
	by := map[string]portfolio.Growth{}
	var ids []string
	for _, a := range accounts {
		id := a.Portfolio.ID
		g := by[id]
		g.Debts += int64(a.Debtor.DebtsCount - a.wasDebtor.DebtsCount)
		g.Balance += a.Debtor.Balance - a.wasDebtor.Balance
		if by[id] = g; !slices.Contains(ids, id) {
			ids = append(ids, id)
		}
	}
	slices.Sort(ids)
	for _, id := range ids {
		if err := l.portfolios.Grow(ctx, id, by[id]); err != nil {
			return err
		}
	}
	return nil
}

// Add gives an account a new debt with the movements it begins with. It fails as debt.Debt.Post does.
func (l *Ledger) Add(ctx context.Context, a *Account, d debt.Debt, movements []debt.Movement) (debt.Debt, error) {
	set, err := l.buckets.Set(ctx)
	if err != nil {
		return d, err
	}
	d.ID, d.DebtorID, d.PortfolioID, d.Balance, d.Status = storage.NewID(), a.Debtor.ID, a.Debtor.PortfolioID, 0, debt.Active
	for i := range movements {
		m := &movements[i]
		m.DebtID = d.ID
		a.complete(m, &d)
		if err := d.Post(m); err != nil {
			return d, err
		}
	}
	d.Open(set, a.Today)
	a.Debts = append(a.Debts, d)
	return d, l.store.insert(ctx, []debt.Debt{d}, movements)
}
