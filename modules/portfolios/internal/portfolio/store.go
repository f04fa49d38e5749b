package portfolio

import (
	"context"
	"errors"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"github.com/recobro/recobro/plugins-sdk/go/money"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Store keeps portfolios. Every method joins the transaction of its context.
type Store struct{ db *storage.DB }

// NewStore keeps portfolios in db.
func NewStore(db *storage.DB) *Store { return &Store{db: db} }

// Filter narrows a list of portfolios.
type Filter struct {
	Statuses []Status
	NameKey  string // part of the name, as namekey.Of writes it
}

// Get is one portfolio. It fails with ErrNotFound.
func (s *Store) Get(ctx context.Context, id string) (p Portfolio, err error) {
	err = s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error { return tx.Where("id = ?", id).First(&p).Error })
	p.Authority = p.Authority.Complete()
	return p, known(err)
}

// Hold is Get that keeps others from writing to the portfolio until the transaction of ctx ends.
func (s *Store) Hold(ctx context.Context, id string) (p Portfolio, err error) {
	err = s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Clauses(clause.Locking{Strength: "UPDATE"}).Where("id = ?", id).First(&p).Error
	})
	p.Authority = p.Authority.Complete()
	return p, known(err)
}

// List is one page: a tenant has tens of portfolios, so that an offset and a count cost nothing.
func (s *Store) List(ctx context.Context, f Filter, p page.Params) (rows []Portfolio, meta page.Meta, err error) {
	err = s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		rows, meta, err = page.Short[Portfolio](s.narrow(tx, f), "-created_at", orders(), p)
		return err
	})
	for i := range rows {
		rows[i].Authority = rows[i].Authority.Complete()
	}
	return rows, meta, err
}

func (s *Store) narrow(tx *gorm.DB, f Filter) *gorm.DB {
	tx = tx.Model(&Portfolio{})
	if len(f.Statuses) > 0 {
		tx = tx.Where("status IN ?", f.Statuses)
	}
	if f.NameKey != "" {
		tx = tx.Where("name_key LIKE ?", "%"+f.NameKey+"%")
	}
	return tx
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

// Named are some portfolios by their ids, with as much of them as names them.
func (s *Store) Named(ctx context.Context, ids []string) (found []Portfolio, err error) {
	err = s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Select("id", "name").Where("id IN ?", ids).Find(&found).Error
	})
	return found, err
}

// Insert writes a new portfolio. It fails with ErrDuplicate on a code in use.
func (s *Store) Insert(ctx context.Context, p *Portfolio) error {
	p.Authority = p.Authority.Complete()
	return known(s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error { return tx.Create(p).Error }))
}

// Update writes a portfolio that still has the version. It fails with storage.ErrStale and ErrDuplicate.
func (s *Store) Update(ctx context.Context, p *Portfolio, version int64) error {
	return known(s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error { return storage.Update(tx, p, version) }))
}

// Delete removes a portfolio that still has the version.
func (s *Store) Delete(ctx context.Context, p *Portfolio, version int64) error {
	return s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error { return storage.Delete(tx, p, version) })
}

// Grow adds to a portfolio's counts and balance. Counts are not an edit: the version stays. It fails with ErrSum when the
// balance would be beyond money.MostSum.
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

func known(err error) error {
	switch {
	case errors.Is(err, storage.ErrNotFound), errors.Is(err, gorm.ErrRecordNotFound):
		return ErrNotFound.Wrap(err)
	case errors.Is(err, storage.ErrDuplicate):
		return ErrDuplicate.WithField("body.code", "portfolios.portfolio_code_exists").Wrap(err)
	default:
		return err
	}
}

// Currencies is the currency of each of the tenant's portfolios, by id.
func (s *Store) Currencies(ctx context.Context) (map[string]string, error) {
	return s.currencies(ctx, func(tx *gorm.DB) *gorm.DB { return tx })
}

// Owed is the currency of each of the tenant's portfolios that have debtors, by id.
func (s *Store) Owed(ctx context.Context) (map[string]string, error) {
	return s.currencies(ctx, func(tx *gorm.DB) *gorm.DB { return tx.Where("debtors_count > 0") })
}

func (s *Store) currencies(ctx context.Context, of func(*gorm.DB) *gorm.DB) (map[string]string, error) {
	var rows []Portfolio
	err := s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error { return of(tx).Select("id", "currency").Find(&rows).Error })
	by := make(map[string]string, len(rows))
	for _, p := range rows {
		by[p.ID] = p.Currency
	}
	return by, err
}

// Zones are the tenant's portfolios by their zone.
func (s *Store) Zones(ctx context.Context) (map[string][]string, error) {
	var all []Portfolio
	err := s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error { return tx.Select("id", "timezone").Find(&all).Error })
	zones := map[string][]string{}
	for _, p := range all {
		zones[p.Timezone] = append(zones[p.Timezone], p.ID)
	}
	return zones, err
}
