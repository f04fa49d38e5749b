package queue

import (
	"context"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// mark is a debtor to be looked at again, or all of a portfolio behind one. Each is a row of its own: two that mark the same debtor at once
// wait neither for each other nor for whoever looks.
type mark struct {
	TenantID    string `gorm:"primaryKey"`
	ID          string `gorm:"primaryKey"`
	DebtorID    string
	PortfolioID string
	Behind      string
}

// TableName is the table of marks.
func (mark) TableName() string { return "queue_marks" }

// Mark has debtors looked at again.
func (s *Store) Mark(ctx context.Context, debtorIDs ...string) error {
	return s.marks(ctx, debtorIDs, func(id string) mark { return mark{ID: storage.NewID(), DebtorID: id} })
}

// MarkAll has all debtors of portfolios looked at again.
func (s *Store) MarkAll(ctx context.Context, portfolioIDs ...string) error {
	return s.marks(ctx, portfolioIDs, func(id string) mark { return mark{ID: storage.NewID(), PortfolioID: id} })
}

func (s *Store) marks(ctx context.Context, ids []string, of func(id string) mark) error {
	if len(ids) == 0 {
		return nil
	}
	rows := make([]mark, len(ids))
	for i, id := range ids {
		rows[i] = of(id)
	}
	return s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error { return tx.CreateInBatches(rows, 500).Error })
}

// marked are some marks of single debtors, the first first; else the first of a portfolio.
func (s *Store) marked(ctx context.Context, most int) ([]mark, error) {
	some, err := storage.All[mark](ctx, s.db, most, storage.Where("debtor_id <> ''"), storage.Sorted("id"))
	if err != nil || len(some) > 0 {
		return some, err
	}
	return storage.All[mark](ctx, s.db, 1, storage.Sorted("id"))
}

// settled takes marks away that have been looked at; whoever has marked since has a mark of their own.
func (s *Store) settled(ctx context.Context, marks ...mark) error {
	ids := make([]string, len(marks))
	for i, m := range marks {
		ids[i] = m.ID
	}
	return s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		return s.db.Listed("id", ids)(tx.Model(&mark{})).Delete(&mark{}).Error
	})
}

// once takes the other marks of a portfolio away: the look that begins now is for them too.
func (s *Store) once(ctx context.Context, m mark) error {
	return s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Where("portfolio_id = ? AND id <> ?", m.PortfolioID, m.ID).Delete(&mark{}).Error
	})
}

// reached writes how far a portfolio has been looked at.
func (s *Store) reached(ctx context.Context, m mark, behind string) error {
	_, err := storage.Set[mark](ctx, s.db, map[string]any{"behind": behind}, storage.Where("id = ?", m.ID))
	return err
}
