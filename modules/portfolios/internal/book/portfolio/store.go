package portfolio

import (
	"context"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/money"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// mostExported bounds a file: a tenant has tens of portfolios.
const mostExported = 10_000

// Store reads portfolios and keeps their figures. Every method joins the transaction of its context.
type Store struct{ db *storage.DB }

// NewStore keeps portfolios in db.
func NewStore(db *storage.DB) *Store { return &Store{db: db} }

// Get is one portfolio. It fails with ErrNotFound.
func (s *Store) Get(ctx context.Context, id string) (Portfolio, error) {
	return storage.One[Portfolio](ctx, s.db, storage.ByID(id))
}

// List is one page: a tenant has tens of portfolios, so that an offset and a count cost nothing.
func (s *Store) List(ctx context.Context, in *ListInput) (rows []Portfolio, meta page.Meta, err error) {
	err = s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		tx = page.Among(tx, "status", in.Status)
		rows, meta, err = page.Short[Portfolio](page.Words(s.db, tx, "name_key", in.Filter), "-created_at", orders(), in.Params)
		return err
	})
	return rows, meta, err
}

func orders() map[string]string {
	orders := page.Orders(map[string]string{
		"name": "name_key", "code": "code", "status": "status", "debtors_count": "debtors_count", "opened_on": "opened_on",
	})
	orders["created_at"], orders["-created_at"] = "id", "id DESC" // ids are in the order of time
	// Sums of different currencies have no order among themselves.
	orders["balance"], orders["-balance"] = "currency, balance, id", "currency, balance DESC, id DESC"
	return orders
}

// Growth is what a write adds to a portfolio's counts and balance.
type Growth struct{ Debtors, Debts, Balance int64 }

// Grow adds to a portfolio's counts and balance, in the transaction of what made it grow. Counts are not an edit: the version
// stays. It fails with ErrSum when the balance would be beyond money.MostSum.
func (s *Store) Grow(ctx context.Context, id string, by Growth) error {
	if by == (Growth{}) {
		return nil
	}
	return s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error { return by.On(tx, id) })
}

// On is Grow in an open transaction.
func (by Growth) On(tx *gorm.DB, id string) error {
	if !money.WithinSum(by.Balance) {
		return ErrSum
	}
	of := tx.Model(&Portfolio{}).Where("id = ?", id)
	if by.Balance > 0 {
		of = of.Where("balance <= ?", money.MostSum-by.Balance)
	}
	grown := of.UpdateColumns(map[string]any{
		"version":       gorm.Expr("version"),
		"debtors_count": gorm.Expr("debtors_count + ?", by.Debtors),
		"debts_count":   gorm.Expr("debts_count + ?", by.Debts),
		"balance":       gorm.Expr("balance + ?", by.Balance),
	})
	if grown.Error == nil && grown.RowsAffected == 0 && by.Balance > 0 {
		return ErrSum.WithField("body.amount", ErrSum.Code)
	}
	return grown.Error
}

// Currencies is the currency of each of the tenant's portfolios, by id.
func (s *Store) Currencies(ctx context.Context) (map[string]string, error) {
	return s.currencies(ctx)
}

// Owed is the currency of each of the tenant's portfolios that have debtors, by id.
func (s *Store) Owed(ctx context.Context) (map[string]string, error) {
	return s.currencies(ctx, storage.Where("debtors_count > 0"))
}

func (s *Store) currencies(ctx context.Context, narrow ...storage.Narrow) (map[string]string, error) {
	all, err := storage.All[Portfolio](ctx, s.db, mostExported, append(narrow, storage.Columns("id", "currency"))...)
	by := make(map[string]string, len(all))
	for _, p := range all {
		by[p.ID] = p.Currency
	}
	return by, err
}

// Zones are the tenant's portfolios by their zone.
func (s *Store) Zones(ctx context.Context) (map[string][]string, error) {
	all, err := storage.All[Portfolio](ctx, s.db, mostExported, storage.Columns("id", "timezone"))
	zones := map[string][]string{}
	for _, p := range all {
		zones[p.Timezone] = append(zones[p.Timezone], p.ID)
	}
	return zones, err
}

// Charging are the tenant's portfolios that charge interest.
func (s *Store) Charging(ctx context.Context) ([]Portfolio, error) {
	return storage.All[Portfolio](ctx, s.db, mostExported, storage.Where("interest IS NOT NULL AND interest NOT LIKE '%\"annual_rate\":0,%'"))
}
