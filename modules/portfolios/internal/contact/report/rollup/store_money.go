package rollup

import (
	"context"
	"time"

	"gorm.io/gorm"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debt"
	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/modules/portfolios/internal/money/payment"
	"github.com/recobro/recobro/modules/portfolios/internal/money/waterfall"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// posted is a movement as it is counted.
type posted struct {
	TenantID  string
	DebtorID  string
	DebtID    string
	Currency  string
	Direction debt.Direction
	Type      debt.MovementType
	Amount    int64
	At        time.Time
}

func (p posted) signed() int64 {
	if p.Direction == debt.Credit {
		return -p.Amount
	}
	return p.Amount
}

// movements are all that was posted on debtors up to a time.
func (s *Store) movements(ctx context.Context, debtorIDs []string, to time.Time) ([]posted, error) {
	return chunked(debtorIDs, func(some []string) ([]posted, error) {
		return storage.All[posted](ctx, s.db, -1, storage.Columns("debtor_id", "debt_id", "currency", "direction", "amount", "at"), s.db.Listed("debtor_id", some),
			storage.Where("at < ?", to))
	})
}

// resolved are the debts of debtors that have ended.
func (s *Store) resolved(ctx context.Context, debtorIDs []string) ([]debt.Debt, error) {
	return chunked(debtorIDs, func(some []string) ([]debt.Debt, error) {
		return storage.All[debt.Debt](ctx, s.db, -1, storage.Columns("id", "resolved_at"), s.db.Listed("debtor_id", some),
			storage.Where("status = ? AND resolved_at IS NOT NULL", debt.Resolved))
	})
}

// receipt is a payment as it is counted.
type receipt struct {
	TenantID    string
	PortfolioID string
	TakenBy     string
	Currency    string
	Amount      int64
	PaidOn      civil.Day
	Parts       []waterfall.Part `gorm:"serializer:json"`
}

// receipts are the payments of a day that stand.
func (s *Store) receipts(ctx context.Context, day civil.Day) ([]receipt, error) {
	return storage.All[receipt](ctx, s.db, -1, storage.Columns("portfolio_id", "taken_by", "currency", "amount", "parts"), storage.Where("paid_on = ? AND status IN ?", day, []payment.Status{payment.Allocated, payment.Reconciled}))
}

// placements are the first movements of debts.
func (s *Store) placements(ctx context.Context, debtIDs []string) ([]posted, error) {
	return chunked(debtIDs, func(some []string) ([]posted, error) {
		return storage.All[posted](ctx, s.db, -1, storage.Columns("debt_id", "at"), s.db.Listed("debt_id", some), storage.Where("type = 'placement'"), storage.Sorted("at"))
	})
}

// grown is what was placed and charged of a portfolio.
type grown struct {
	PortfolioID, Currency string
	Type                  debt.MovementType
	Direction             debt.Direction
	Amount                int64
}

// grown is written with the types that the index holds alone.
func (s *Store) grown(ctx context.Context, from, to time.Time) (all []grown, err error) {
	err = s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		of := storage.Join(tx.Model(&posted{}), &debtor.Debtor{}, "owners", "owners.id = movements.debtor_id")
		return of.Where("movements.type IN ('placement', 'interest', 'fee', 'penalty') AND movements.at >= ? AND movements.at < ?", from, to).
			Select("owners.portfolio_id AS portfolio_id, movements.currency AS currency, movements.type AS type, movements.direction AS direction, SUM(movements.amount) AS amount").
			Group("1, 2, 3, 4").Scan(&all).Error
	})
	return all, err
}
