package adjustment

import (
	"context"
	"time"

	"gorm.io/gorm"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debt"
	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Store keeps adjustments. Every method joins the transaction of its context.
type Store struct{ db *storage.DB }

// NewStore keeps adjustments in db.
func NewStore(db *storage.DB) *Store { return &Store{db: db} }

// AdjustmentFilter narrows a list of adjustments; empty fields narrow nothing.
type AdjustmentFilter struct {
	Status      Decision
	DebtorID    string
	PortfolioID string
}

// Adjustments is one page of adjustments, the newest first, of debtors that the caller may see.
func (s *Store) Adjustments(ctx context.Context, f AdjustmentFilter, p page.Params) (rows []AdjustmentRequest, meta page.Meta, err error) {
	orders := map[string]string{"created_at": "adjustments.id", "-created_at": "adjustments.id DESC"} // ids are in the order of time
	err = s.db.Read(ctx, func(ctx context.Context, tx *gorm.DB) (err error) {
		rows, meta, err = page.Short[AdjustmentRequest](f.narrow(ctx, tx), "-created_at", orders, p)
		return err
	})
	return rows, meta, err
}

func (f AdjustmentFilter) narrow(ctx context.Context, fresh *gorm.DB) *gorm.DB {
	tx := fresh.Model(&AdjustmentRequest{})
	for column, value := range map[string]string{"status": string(f.Status), "debtor_id": f.DebtorID, "portfolio_id": f.PortfolioID} {
		if value != "" {
			tx = tx.Where("adjustments."+column+" = ?", value)
		}
	}
	return debtor.OfVisible(ctx, fresh, tx, "adjustments.debtor_id")
}

// Adjustment is one adjustment of a debtor. It fails with ErrAdjustmentNotFound.
func (s *Store) Adjustment(ctx context.Context, debtorID, id string) (AdjustmentRequest, error) {
	return storage.One[AdjustmentRequest](ctx, s.db, storage.Where("debtor_id = ? AND id = ?", debtorID, id))
}

// Waiting counts the adjustments of a debt that wait.
func (s *Store) Waiting(ctx context.Context, debtorID, debtID string) (n int64, err error) {
	err = s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Model(&AdjustmentRequest{}).Where("debtor_id = ? AND debt_id = ? AND status = ?", debtorID, debtID, Waiting).Count(&n).Error
	})
	return n, err
}

// LimitedSince are the movements of a debt since a moment that count against its authority.
func (s *Store) LimitedSince(ctx context.Context, debtID string, since time.Time) (rows []debt.Movement, err error) {
	err = s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Select("direction", "amount").Where("debt_id = ? AND limited = ? AND created_at >= ?", debtID, true, since.UTC()).Find(&rows).Error
	})
	return rows, err
}
