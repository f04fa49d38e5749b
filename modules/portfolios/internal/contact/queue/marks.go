package queue

import (
	"context"
	"slices"
	"strings"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// mark is a debtor, or a portfolio from a debtor on, to be looked at again.
type mark struct {
	TenantID string `gorm:"primaryKey"`
	ID       string `gorm:"primaryKey"`
	Behind   string
	Marks    int64
}

// TableName is the table of marks.
func (mark) TableName() string { return "queue_marks" }

// ofPortfolio is what the mark of a whole portfolio begins with.
const ofPortfolio = "portfolio:"

func (m mark) portfolio() (string, bool) { return strings.CutPrefix(m.ID, ofPortfolio) }

// Mark has debtors looked at again.
func (s *Store) Mark(ctx context.Context, debtorIDs ...string) error {
	rows := make([]mark, 0, len(debtorIDs))
	for _, id := range slices.Compact(slices.Sorted(slices.Values(debtorIDs))) { // in one order: two at once wait, and do not lock each other out
		rows = append(rows, mark{ID: id, Marks: 1})
	}
	return s.marks(ctx, rows)
}

// MarkAll has all debtors of portfolios looked at again.
func (s *Store) MarkAll(ctx context.Context, portfolioIDs ...string) error {
	rows := make([]mark, 0, len(portfolioIDs))
	for _, id := range portfolioIDs {
		rows = append(rows, mark{ID: ofPortfolio + id, Marks: 1})
	}
	return s.marks(ctx, rows)
}

func (s *Store) marks(ctx context.Context, rows []mark) error {
	if len(rows) == 0 {
		return nil
	}
	return s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Clauses(clause.OnConflict{
			Columns:   []clause.Column{{Name: "tenant_id"}, {Name: "id"}},
			DoUpdates: clause.Assignments(map[string]any{"marks": gorm.Expr("queue_marks.marks + 1"), "behind": ""}),
		}).CreateInBatches(rows, 500).Error
	})
}

// marked are some marks, those of single debtors first.
func (s *Store) marked(ctx context.Context, most int) ([]mark, error) {
	one, err := storage.All[mark](ctx, s.db, most, storage.Where("id NOT LIKE ?", ofPortfolio+"%"), storage.Sorted("id"))
	if err != nil || len(one) > 0 {
		return one, err
	}
	return storage.All[mark](ctx, s.db, 1, storage.Sorted("id"))
}

// settled takes marks away that nobody has made again meanwhile.
func (s *Store) settled(ctx context.Context, marks []mark) error {
	for _, m := range marks {
		err := s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
			return tx.Where("id = ? AND marks = ?", m.ID, m.Marks).Delete(&mark{}).Error
		})
		if err != nil {
			return err
		}
	}
	return nil
}

// reached writes how far a portfolio has been looked at, unless it has been marked anew.
func (s *Store) reached(ctx context.Context, m mark, behind string) error {
	_, err := storage.Set[mark](ctx, s.db, map[string]any{"behind": behind}, storage.Where("id = ? AND marks = ?", m.ID, m.Marks))
	return err
}
