package debt

import (
	"context"
	"errors"
	"strings"

	"gorm.io/gorm"

	"github.com/recobro/recobro/modules/portfolios/internal/debtor"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Store keeps debts and their movements. Every method joins the transaction of its context.
type Store struct{ db *storage.DB }

// NewStore keeps debts in db.
func NewStore(db *storage.DB) *Store { return &Store{db: db} }

// Of are every debt of a debtor, the oldest first.
func (s *Store) Of(ctx context.Context, debtorID string) (debts []Debt, err error) {
	err = s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Where("debtor_id = ?", debtorID).Order("id").Find(&debts).Error
	})
	return debts, err
}

// Page is one page of a debtor's debts, the most owed first.
func (s *Store) Page(ctx context.Context, debtorID string, p page.Params) (debts []Debt, meta page.Meta, err error) {
	p = p.Normal()
	meta = page.Meta{Page: p.Page, PageSize: p.PageSize, TotalExact: true}
	err = s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		of := func() *gorm.DB { return tx.Model(&Debt{}).Where("debtor_id = ?", debtorID) }
		if err := of().Count(&meta.Total).Error; err != nil {
			return err
		}
		return of().Order("balance DESC, id").Offset((p.Page - 1) * p.PageSize).Limit(p.PageSize).Find(&debts).Error
	})
	return debts, meta, err
}

// Get is one debt of a debtor. It fails with ErrNotFound.
func (s *Store) Get(ctx context.Context, debtorID, id string) (d Debt, err error) {
	err = s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Where("debtor_id = ? AND id = ?", debtorID, id).First(&d).Error
	})
	if errors.Is(err, storage.ErrNotFound) || errors.Is(err, gorm.ErrRecordNotFound) {
		err = ErrNotFound.Wrap(err)
	}
	return d, err
}

// Named are those of some debts whose debtor the caller may see, with as much of them as names them.
func (s *Store) Named(ctx context.Context, ids []string) (found []Debt, err error) {
	err = s.db.Read(ctx, func(ctx context.Context, tx *gorm.DB) error {
		some := tx.Model(&Debt{}).Select("id", "debtor_id", "ref", "product_name", "brand").Where("debts.id IN ?", ids)
		return debtor.Reached(ctx, tx, some, "debts.debtor_id").Find(&found).Error
	})
	return found, err
}

// First is the movement that a debt's ledger begins with, empty without any.
func (s *Store) First(ctx context.Context, debtID string) (id string, err error) {
	err = s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		var first []string
		err := tx.Model(&Movement{}).Where("debt_id = ?", debtID).Order("at, id").Limit(1).Pluck("id", &first).Error
		id = strings.Join(first, "")
		return err
	})
	return id, err
}

// Insert writes new debts with the movements they begin with. It fails with ErrDuplicate on a ref in use.
func (s *Store) Insert(ctx context.Context, debts []Debt, movements []Movement) error {
	if len(debts) == 0 {
		return nil
	}
	return s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		if err := tx.Create(debts).Error; err != nil {
			if errors.Is(err, storage.ErrDuplicate) {
				return ErrDuplicate.Wrap(err)
			}
			return err
		}
		if len(movements) == 0 {
			return nil
		}
		return tx.Create(movements).Error
	})
}

// Update writes a debt that still has the version.
func (s *Store) Update(ctx context.Context, d *Debt, version int64) error {
	return s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error { return storage.Update(tx, d, version) })
}

// Post writes a movement.
func (s *Store) Post(ctx context.Context, m *Movement) error {
	return s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error { return tx.Create(m).Error })
}

// Ledger is one page of a debt's movements, the latest first.
func (s *Store) Ledger(ctx context.Context, debtID string, p page.Params) (rows []Movement, meta page.Meta, err error) {
	p = p.Normal()
	meta = page.Meta{Page: p.Page, PageSize: p.PageSize, TotalExact: true}
	err = s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		of := func() *gorm.DB { return tx.Model(&Movement{}).Where("debt_id = ?", debtID) }
		if err := of().Count(&meta.Total).Error; err != nil {
			return err
		}
		return of().Order("at DESC, id DESC").Offset((p.Page - 1) * p.PageSize).Limit(p.PageSize).Find(&rows).Error
	})
	return rows, meta, err
}

// Stays are a debt's past stays in buckets, the latest first.
func (s *Store) Stays(ctx context.Context, debtID string) (stays []Stay, err error) {
	err = s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Where("debt_id = ?", debtID).Order("id DESC").Limit(page.MaxSize).Find(&stays).Error
	})
	return stays, err
}

// Remember writes stays that ended.
func (s *Store) Remember(ctx context.Context, stays []Stay) error {
	if len(stays) == 0 {
		return nil
	}
	return s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error { return tx.CreateInBatches(stays, 500).Error })
}
