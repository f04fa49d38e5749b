package debt

import (
	"context"
	"strings"

	"gorm.io/gorm"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Store keeps debts and their movements. Every method joins the transaction of its context.
type Store struct{ db *storage.DB }

// NewStore keeps debts in db.
func NewStore(db *storage.DB) *Store { return &Store{db: db} }

// Of are every debt of a debtor, the oldest first.
func (s *Store) Of(ctx context.Context, debtorID string) ([]Debt, error) {
	return storage.All[Debt](ctx, s.db, -1, storage.Where("debtor_id = ?", debtorID), storage.Sorted("id"))
}

// IDs are the debts of a debtor that are still owed.
func (s *Store) IDs(ctx context.Context, debtorID string) (ids []string, err error) {
	ids = []string{}
	open, err := storage.All[Debt](ctx, s.db, -1, storage.Columns("id"), storage.Where("debtor_id = ? AND status <> ?", debtorID, Resolved), storage.Sorted("id"))
	for _, d := range open {
		ids = append(ids, d.ID)
	}
	return ids, err
}

// Page is one page of a debtor's debts, the most owed first.
func (s *Store) Page(ctx context.Context, debtorID string, p page.Params) ([]Debt, page.Meta, error) {
	return page.Few[Debt](ctx, s.db, "balance DESC, id", p, storage.Where("debtor_id = ?", debtorID))
}

// Get is one debt of a debtor. It fails with ErrNotFound.
func (s *Store) Get(ctx context.Context, debtorID, id string) (Debt, error) {
	return storage.One[Debt](ctx, s.db, storage.Where("debtor_id = ? AND id = ?", debtorID, id))
}

// Named are those of some debts whose debtor the caller may see, with as much of them as names them.
func (s *Store) Named(ctx context.Context, ids []string) (found []Debt, err error) {
	err = s.db.Read(ctx, func(ctx context.Context, tx *gorm.DB) error {
		some := tx.Model(&Debt{}).Select("id", "debtor_id", "ref", "product_name", "brand").Where("debts.id IN ?", ids)
		return debtor.OfVisible(ctx, tx, some, "debts.debtor_id").Find(&found).Error
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
	return s.db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
		if err := storage.Insert(ctx, s.db, debts); err != nil || len(movements) == 0 {
			return err
		}
		return tx.Create(movements).Error
	})
}

// Ledger is one page of a debt's movements, the latest first.
func (s *Store) Ledger(ctx context.Context, debtID string, p page.Params) ([]Movement, page.Meta, error) {
	return page.Few[Movement](ctx, s.db, "at DESC, id DESC", p, storage.Where("debt_id = ?", debtID))
}

// Line is a movement among all of its debtor's, with what was owed in its currency once it was posted.
type Line struct {
	Movement
	Running int64 `json:"running" doc:"What the debtor owed in the currency after it, in minor units" example:"1254300"`
}

// ofDebtor narrows to the movements of a debtor's debts and of debts of others.
func ofDebtor(debtorID string, shared []string) storage.Narrow {
	if len(shared) == 0 {
		return storage.Where("debtor_id = ?", debtorID)
	}
	return storage.Where("(debtor_id = ? OR debt_id IN ?)", debtorID, shared)
}

// Lines is one page of the movements of all of a debtor's debts and of debts of others, the latest first.
func (s *Store) Lines(ctx context.Context, debtorID string, shared []string, p page.Params) ([]Line, page.Meta, error) {
	of := ofDebtor(debtorID, shared)
	found, meta, err := page.Few[Movement](ctx, s.db, "at DESC, id DESC", p, of)
	if err != nil || len(found) == 0 {
		return []Line{}, meta, err
	}
	running, err := s.sums(ctx, of, found[0])
	lines := make([]Line, len(found))
	for i, m := range found {
		lines[i] = Line{m, running[m.Currency]}
		running[m.Currency] -= m.Signed()
	}
	return lines, meta, err
}

// sums are what a debtor's movements up to one come to, by currency.
func (s *Store) sums(ctx context.Context, of storage.Narrow, last Movement) (map[string]int64, error) {
	var all []struct {
		Currency string
		Sum      int64
	}
	err := s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Model(&Movement{}).Scopes(of).Where("(at, id) <= (?, ?)", last.At, last.ID).Group("currency").
			Select("currency, SUM(CASE WHEN direction = 'debit' THEN amount ELSE -amount END) AS sum").Scan(&all).Error
	})
	sums := map[string]int64{}
	for _, one := range all {
		sums[one.Currency] = one.Sum
	}
	return sums, err
}

// Stays are a debt's past stays in buckets, the latest first.
func (s *Store) Stays(ctx context.Context, debtID string) ([]Stay, error) {
	return storage.All[Stay](ctx, s.db, page.MaxSize, storage.Where("debt_id = ?", debtID), storage.Sorted("id DESC"))
}

// Remember writes stays that ended.
func (s *Store) Remember(ctx context.Context, stays []Stay) error {
	if len(stays) == 0 {
		return nil
	}
	return s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error { return tx.CreateInBatches(stays, 500).Error })
}
