// Package repair mends ledgers that grew beyond what can be counted, from before amounts and sums had a bound: movements that
// are no money anybody owes are set aside, kept word for word in a table of their own, and every sum is reckoned anew.
package repair

import (
	"cmp"
	"context"
	"fmt"
	"maps"
	"math/big"
	"slices"
	"time"

	"github.com/recobro/recobro/modules/portfolios/internal/book/bucket"
	"github.com/recobro/recobro/modules/portfolios/internal/book/debt"
	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/modules/portfolios/internal/book/portfolio"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/money"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

// Run mends every tenant of db, each in one transaction, and says what it did.
func Run(ctx context.Context, db *storage.DB, tell func(string)) error {
	s := &store{db: db}
	tenants, err := s.tenants(ctx)
	if err != nil {
		return err
	}
	recorder := tracing.NewRecorder(db, nil)
	for _, tenant := range tenants {
		m := &mender{
			store: s, debts: debt.NewStore(db), debtors: debtor.NewStore(db), now: db.Clock().Now().UTC().Truncate(time.Microsecond),
			touched: map[string]debt.Debt{},
		}
		if err := m.tenant(principal.With(ctx, principal.System(tenant, "portfolios")), recorder); err != nil {
			return fmt.Errorf("%s: %w", tenant, err)
		}
		tell(fmt.Sprintf("%s: %d movements set aside, %d debts and %d portfolios mended", tenant, len(m.aside), len(m.touched), m.portfolios))
	}
	return nil
}

// mender mends one tenant.
type mender struct {
	store      *store
	debts      *debt.Store
	debtors    *debtor.Store
	now        time.Time
	buckets    bucket.Set
	touched    map[string]debt.Debt // by id
	aside      []debt.Movement
	portfolios int
}

func (m *mender) tenant(ctx context.Context, recorder *tracing.Recorder) error {
	return m.store.tx(ctx, func(ctx context.Context) error {
		var err error
		if m.buckets, err = m.store.buckets(ctx); err != nil {
			return err
		}
		if err := m.ledgers(ctx); err != nil {
			return err
		}
		all, err := m.store.portfolios(ctx)
		if err != nil {
			return err
		}
		for _, p := range all {
			if err := m.portfolio(ctx, p); err != nil {
				return err
			}
		}
		return m.record(ctx, recorder)
	})
}

// ledgers mends each debt that has an amount beyond the bound.
func (m *mender) ledgers(ctx context.Context) error {
	broken, err := m.store.broken(ctx)
	for _, d := range broken {
		if err := m.ledger(ctx, d, money.Most); err != nil {
			return err
		}
	}
	return err
}

// ledger sets the largest debits of a debt aside until no movement is beyond the bound and the balance is no more than most,
// and writes the balance that remains. Where credits are left over, what they paid is put back: nobody owes less than nothing.
func (m *mender) ledger(ctx context.Context, d debt.Debt, most int64) error {
	movements, err := m.store.movements(ctx, d.ID)
	if err != nil {
		return err
	}
	slices.SortFunc(movements, func(a, b debt.Movement) int { return cmp.Compare(b.Amount, a.Amount) })
	var kept []debt.Movement
	owed, bound := signed(movements), big.NewInt(most)
	for _, one := range movements { // the largest first
		if money.Within(one.Amount) && (one.Direction == debt.Credit || owed.Cmp(bound) <= 0) {
			kept = append(kept, one)
			continue
		}
		owed.Sub(owed, big.NewInt(one.Signed()))
		m.aside = append(m.aside, one)
		if err := m.store.setAside(ctx, one); err != nil {
			return err
		}
	}
	balance, err := m.level(ctx, &d, kept)
	if err != nil {
		return err
	}
	if !money.Within(d.Principal) {
		d.Principal = balance
	}
	m.touched[d.ID] = d
	return storage.Update(ctx, m.store.db, &d, d.Version)
}

// signed is what movements come to, however much that is.
func signed(movements []debt.Movement) *big.Int {
	sum := new(big.Int)
	for i := range movements {
		sum.Add(sum, big.NewInt(movements[i].Signed()))
	}
	return sum
}

// level makes up what each component lacks to nothing, and writes what is owed of each onto the debt.
func (m *mender) level(ctx context.Context, d *debt.Debt, kept []debt.Movement) (balance int64, err error) {
	owed := map[debt.Component]int64{}
	for i := range kept {
		owed[kept[i].Component] += kept[i].Signed()
	}
	for _, c := range debt.PrincipalPart.Enum() {
		if owed[c] < 0 {
			if err := storage.Insert(ctx, m.store.db, m.levelling(d, c, -owed[c])); err != nil {
				return 0, err
			}
			owed[c] = 0
		}
		balance += owed[c]
	}
	d.Balance, d.OwedInterest, d.OwedFee, d.OwedPenalty = balance, owed[debt.InterestPart], owed[debt.FeePart], owed[debt.PenaltyPart]
	return balance, nil
}

func (m *mender) levelling(d *debt.Debt, c debt.Component, amount int64) *debt.Movement {
	return &debt.Movement{
		ID: storage.NewID(), CreatedAt: m.now, DebtID: d.ID, DebtorID: d.DebtorID, Direction: debt.Debit, Type: debt.Adjustment, Component: c,
		Amount: amount, Currency: d.Currency, SourceRef: "repair", At: m.now,
	}
}

// portfolio brings a portfolio's sum below its bound, the largest debts first, and writes all that follows from its debts.
func (m *mender) portfolio(ctx context.Context, p portfolio.Portfolio) error {
	open, err := m.store.open(ctx, p)
	if err != nil {
		return err
	}
	sum := new(big.Int)
	for i := range open {
		sum.Add(sum, big.NewInt(open[i].Balance))
	}
	for _, d := range open { // the largest first
		if sum.Cmp(big.NewInt(money.MostSum)) <= 0 {
			break
		}
		sum.Sub(sum, big.NewInt(d.Balance))
		if err := m.ledger(ctx, d, 0); err != nil {
			return err
		}
	}
	if err := m.figures(ctx, p); err != nil {
		return err
	}
	mended, err := m.store.reckon(ctx, p.ID)
	if mended {
		m.portfolios++
	}
	return err
}

// figures writes anew what debtors' rows show of their debts.
func (m *mender) figures(ctx context.Context, p portfolio.Portfolio) error {
	debtors, err := m.store.wrong(ctx, p.ID)
	if err != nil {
		return err
	}
	for _, d := range m.touched {
		if d.PortfolioID == p.ID {
			debtors[d.DebtorID] = true
		}
	}
	today, err := civil.DayIn(m.now, p.Timezone)
	if err != nil {
		return err
	}
	for _, id := range slices.Sorted(maps.Keys(debtors)) {
		debts, err := m.debts.Of(ctx, id)
		if err != nil {
			return err
		}
		if err := m.debtors.SetFigures(ctx, id, debt.FiguresOf(debts, p.Currency, m.buckets, today)); err != nil {
			return err
		}
	}
	return nil
}

// record leaves one line of what was done; the movements themselves stay in their table.
func (m *mender) record(ctx context.Context, recorder *tracing.Recorder) error {
	if len(m.aside) == 0 && len(m.touched) == 0 && m.portfolios == 0 {
		return nil
	}
	const told = 200
	var ids []string
	for _, one := range m.aside[:min(len(m.aside), told)] {
		ids = append(ids, one.ID)
	}
	return m.store.record(ctx, recorder, tracing.Entry{
		Name: "portfolios.sums.repaired", SubjectType: "portfolio", Payload: map[string]any{
			"movements_set_aside": len(m.aside), "movements": ids, "debts": len(m.touched), "portfolios": m.portfolios,
		},
	})
}
