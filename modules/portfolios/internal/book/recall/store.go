package recall

import (
	"context"

	"gorm.io/gorm"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/plugins-sdk/go/jobs"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// latest is how many recalls of a portfolio are shown.
const latest = 10

// Store keeps recalls. Every method joins the transaction of its context.
type Store struct{ db *storage.DB }

// NewStore keeps recalls in db.
func NewStore(db *storage.DB) *Store { return &Store{db} }

// Of are the latest recalls of a portfolio, the latest first.
func (s *Store) Of(ctx context.Context, portfolioID string) ([]Recall, error) {
	return storage.All[Recall](ctx, s.db, latest, storage.Where("portfolio_id = ?", portfolioID), storage.Sorted("id DESC"))
}

// running is the recall of a portfolio that is under way.
func (s *Store) running(ctx context.Context, portfolioID string) (r Recall, there bool, err error) {
	found, err := storage.All[Recall](ctx, s.db, 1, storage.Where("portfolio_id = ? AND status = ?", portfolioID, Running))
	if len(found) == 0 || err != nil {
		return r, false, err
	}
	return found[0], true, nil
}

// debtors are the ids of the next debtors of a portfolio, behind an id.
func (s *Store) debtors(ctx context.Context, portfolioID, behind string, limit int) (ids []string, err error) {
	err = s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Model(&debtor.Debtor{}).Where("portfolio_id = ? AND id > ?", portfolioID, behind).Order("id").Limit(limit).Pluck("id", &ids).Error
	})
	return ids, err
}

// enqueue has the work begin once the transaction of ctx is written.
func (s *Store) enqueue(ctx context.Context, queue *jobs.Client, work Work) error {
	return s.db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
		_, err := queue.InsertTx(ctx, tx, work, nil)
		return err
	})
}
