package payment

import (
	"context"

	"gorm.io/gorm"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
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
