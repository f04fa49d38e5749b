package payment

import (
	"context"

	"gorm.io/gorm"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debt"
	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/modules/portfolios/internal/book/portfolio"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

// Store keeps payments. Every method joins the transaction of its context.
type Store struct {
	db   *storage.DB
	list *page.List[Payment]
}

// NewStore keeps payments in db.
func NewStore(db *storage.DB) *Store {
	return &Store{db: db, list: page.New(db, page.Config[Payment]{
		Usual: "-created_at", Sorts: map[string]string{"created_at": "id", "paid_on": "paid_on"},
	})}
}

// reached narrows to the payments that the caller may see: those they took, unless the permission reaches all.
func reached(ctx context.Context) storage.Narrow {
	return func(tx *gorm.DB) *gorm.DB {
		if who := principal.Must(ctx); who.Scope != principal.ScopeAll {
			return tx.Where("payments.taken_by = ?", who.UserID)
		}
		return tx
	}
}

// Get is a payment that the caller may see. It fails with ErrNotFound.
func (s *Store) Get(ctx context.Context, id string) (Payment, error) {
	return storage.One[Payment](ctx, s.db, storage.ByID(id), reached(ctx))
}

// Lock is Get that keeps others from writing it.
func (s *Store) Lock(ctx context.Context, id string) (Payment, error) {
	return storage.Lock[Payment](ctx, s.db, storage.ByID(id), reached(ctx))
}

// List is a page of payments. Those of one debtor are seen by whoever may see the debtor.
func (s *Store) List(ctx context.Context, f Filter, p page.Params) ([]Payment, page.Meta, error) {
	return s.list.Find(ctx, s.query(ctx, f, p))
}

// Each hands over all payments that a filter leaves, some at a time.
func (s *Store) Each(ctx context.Context, f Filter, p page.Params, take func([]Payment) error) error {
	return s.list.Each(ctx, s.query(ctx, f, p), 500, take)
}

func (s *Store) query(ctx context.Context, f Filter, p page.Params) page.Query {
	return page.Query{Params: p, Rows: func(tx *gorm.DB) *gorm.DB {
		if f.DebtorID == "" {
			return f.narrow(reached(ctx)(tx))
		}
		fresh := tx.Session(&gorm.Session{NewDB: true})
		return f.narrow(debtor.OfVisible(ctx, fresh, tx.Where("payments.debtor_id = ?", f.DebtorID), "payments.debtor_id"))
	}}
}

func (f Filter) narrow(tx *gorm.DB) *gorm.DB {
	tx = page.Among(tx, "payments.status", f.Status)
	tx = page.Among(tx, "payments.method", f.Method)
	tx = page.Among(tx, "payments.portfolio_id", f.PortfolioID)
	tx = page.Among(tx, "payments.taken_by", f.TakenBy)
	for condition, value := range map[string]string{
		"payments.till_id = ?": f.TillID, "payments.receipt = ?": f.Receipt, "payments.paid_on >= ?": string(f.From), "payments.paid_on <= ?": string(f.To),
	} {
		if value != "" {
			tx = tx.Where(condition, value)
		}
	}
	return tx
}

// sums are what payments of a filter come to, by currency, out of an index that holds all of it.
func (s *Store) sums(ctx context.Context, f Filter) ([]Recovered, error) {
	sums := []Recovered{}
	err := s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		return f.narrow(reached(ctx)(tx.Model(&Payment{}))).Group("currency").Order("currency").
			Select("currency, COUNT(*) AS payments, SUM(amount) AS amount").Scan(&sums).Error
	})
	return sums, err
}

// some are those of some payments that the caller may see.
func (s *Store) some(ctx context.Context, ids []string) ([]Payment, error) {
	return storage.All[Payment](ctx, s.db, len(ids), storage.Where("payments.id IN ?", ids), reached(ctx))
}

// mostKin is how many payments of a debtor tell their story with the debtor's.
const mostKin = 200

// Kin are the debtor's latest payments, for the debtor's story.
func (s *Store) Kin(ctx context.Context, debtorID string) (kin []tracing.Subject, err error) {
	found, err := storage.All[Payment](ctx, s.db, mostKin, storage.Columns("id"), storage.Where("debtor_id = ?", debtorID), storage.Sorted("id DESC"))
	for _, p := range found {
		kin = append(kin, tracing.Subject{Type: "payment", ID: p.ID})
	}
	return kin, err
}

// surroundings are the debtors, portfolios and references of debts that payments speak of.
func (s *Store) surroundings(ctx context.Context, some []Payment) (map[string]debtor.Debtor, map[string]portfolio.Portfolio, map[string]string, error) {
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
