package queue

import (
	"context"
	"errors"
	"strings"
	"time"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Store keeps the queue. Every method joins the transaction of its context.
type Store struct{ db *storage.DB }

// NewStore keeps the queue in db.
func NewStore(db *storage.DB) *Store { return &Store{db} }

// Get is the item of a debtor. It fails with ErrNotFound.
func (s *Store) Get(ctx context.Context, debtorID string) (Item, error) {
	return storage.One[Item](ctx, s.db, storage.Where("debtor_id = ?", debtorID))
}

// lock is Get that keeps others from writing it.
func (s *Store) lock(ctx context.Context, debtorID string) (Item, error) {
	return storage.Lock[Item](ctx, s.db, storage.Where("debtor_id = ?", debtorID))
}

// takenBy is what somebody has taken and still holds; false for nothing.
func (s *Store) takenBy(ctx context.Context, userID string, now time.Time) (Item, bool, error) {
	i, err := storage.One[Item](ctx, s.db, storage.Where("taken_by = ? AND taken_by <> '' AND ready_at > ?", userID, now))
	if errors.Is(err, ErrNotFound) {
		return i, false, nil
	}
	return i, err == nil, err
}

// Take gives the first item that is ready to somebody: of their own, then of those that are nobody's, of some portfolios, or all without
// any. Nobody else gets it until it is free again. It fails with ErrEmpty.
func (s *Store) Take(ctx context.Context, userID string, portfolioIDs []string, now time.Time) (i Item, err error) {
	err = s.db.Brief(ctx, func(ctx context.Context, _ *gorm.DB) error {
		for _, whose := range []string{userID, ""} {
			i, err = storage.Claim[Item](ctx, s.db, storage.Where("ready = TRUE AND for_id = ?", whose), within(portfolioIDs), storage.Sorted("rank DESC, debtor_id"))
			if errors.Is(err, ErrNotFound) {
				continue
			}
			if err != nil {
				return err
			}
			i.take(userID, now)
			return s.put(ctx, i)
		}
		return ErrEmpty
	})
	return i, err
}

func within(portfolioIDs []string) storage.Narrow {
	return func(tx *gorm.DB) *gorm.DB {
		if len(portfolioIDs) == 0 {
			return tx
		}
		return tx.Where("portfolio_id IN ?", portfolioIDs)
	}
}

// put writes whose an item is, and until when.
func (s *Store) put(ctx context.Context, i Item) error {
	_, err := storage.Set[Item](ctx, s.db, map[string]any{
		"ready": i.Ready, "ready_at": i.ReadyAt, "taken_by": i.TakenBy, "pinned_for": i.PinnedFor, "pinned_by": i.PinnedBy, "snoozed_to": i.SnoozedTo,
	}, storage.Where("debtor_id = ?", i.DebtorID))
	return err
}

// standing are the items of some debtors, by debtor, held against others.
func (s *Store) standing(ctx context.Context, debtorIDs []string) (map[string]Item, error) {
	found, err := storage.LockAll[Item](ctx, s.db, len(debtorIDs), s.db.Listed("debtor_id", debtorIDs), storage.Sorted("debtor_id"))
	all := map[string]Item{}
	for _, i := range found {
		all[i.DebtorID] = i
	}
	return all, err
}

// replace writes the items of some debtors anew: those that have a place, and none for the others.
func (s *Store) replace(ctx context.Context, placed []Item, gone []string) error {
	return s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		if len(gone) > 0 {
			if err := s.db.Listed("debtor_id", gone)(tx.Model(&Item{})).Delete(&Item{}).Error; err != nil {
				return err
			}
		}
		if len(placed) == 0 {
			return nil
		}
		return tx.Clauses(clause.OnConflict{
			Columns: []clause.Column{{Name: "tenant_id"}, {Name: "debtor_id"}},
			DoUpdates: clause.AssignmentColumns([]string{
				"portfolio_id", "for_id", "strategy", "step_id", "event_id", "channel", "phone_id", "rank", "reasons", "ready", "ready_at", "taken_by",
				"pinned_for", "pinned_by", "snoozed_to", "planned_at",
			}),
		}).CreateInBatches(placed, 200).Error
	})
}

// ripen makes items ready whose time has come, and counts them.
func (s *Store) ripen(ctx context.Context, now time.Time) (int64, error) {
	return storage.Set[Item](ctx, s.db, map[string]any{"ready": true, "taken_by": ""}, storage.Where("NOT ready AND ready_at <= ?", now))
}

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
	for _, id := range debtorIDs {
		rows = append(rows, mark{ID: id, Marks: 1})
	}
	return s.marks(ctx, rows)
}

// MarkAll has all debtors of a portfolio looked at again.
func (s *Store) MarkAll(ctx context.Context, portfolioID string) error {
	return s.marks(ctx, []mark{{ID: ofPortfolio + portfolioID, Marks: 1}})
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
