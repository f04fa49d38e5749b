package instalment

import (
	"context"
	"time"

	"gorm.io/gorm"

	"github.com/recobro/recobro/modules/portfolios/internal/money/plan"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// few is how many rows are written one by one; more go by the engine's way for many.
const few = 8

// Store keeps what payments paid of instalments, and what that and the days make of plans. Every method joins the transaction of its
// context.
type Store struct {
	db    *storage.DB
	plans *plan.Store
}

// NewStore keeps appropriations in db, beside plans.
func NewStore(db *storage.DB, plans *plan.Store) *Store { return &Store{db, plans} }

// appropriated is what payments have paid of instalments.
func (s *Store) appropriated(ctx context.Context, paymentIDs []string) ([]Appropriation, error) {
	if len(paymentIDs) == 0 {
		return nil, nil
	}
	return storage.All[Appropriation](ctx, s.db, -1, storage.Where("payment_id IN ?", paymentIDs), storage.Sorted("id"))
}

// concerned are the plans of debtors that wait or run, and those that payments had been counted on, by debtor.
func (s *Store) concerned(ctx context.Context, debtorIDs []string, had []Appropriation) (map[string][]*plan.Plan, error) {
	ids := []string{""}
	for _, row := range had {
		ids = append(ids, row.PlanID)
	}
	found, err := s.plans.Many(ctx, func(tx *gorm.DB) *gorm.DB {
		if len(debtorIDs) == 0 {
			return tx.Where("plans.id IN ?", ids)
		}
		alive := []plan.Status{plan.Awaiting, plan.Active, plan.Suspended}
		return tx.Where("plans.debtor_id IN ? AND plans.status IN ? OR plans.id IN ?", debtorIDs, alive, ids)
	})
	of := map[string][]*plan.Plan{}
	for _, p := range found {
		of[p.DebtorID] = append(of[p.DebtorID], p)
	}
	return of, err
}

// Due are the next active plans of portfolios with something past due that were not looked at on a day, behind an id.
func (s *Store) Due(ctx context.Context, portfolioIDs []string, today civil.Day, id string, limit int) ([]plan.Plan, error) {
	return storage.All[plan.Plan](ctx, s.db, limit, storage.Columns("id", "debtor_id"), storage.Sorted("id"),
		storage.Where("status = ? AND next_on < ? AND checked_on <> ? AND portfolio_id IN ? AND id > ?", plan.Active, string(today), string(today), portfolioIDs, id))
}

// unlooked are those of some plans that are active and were not looked at on a day.
func (s *Store) unlooked(ctx context.Context, ids []string, today civil.Day) ([]*plan.Plan, error) {
	return s.plans.Many(ctx, storage.Where("plans.id IN ? AND plans.status = ? AND plans.checked_on <> ?", ids, plan.Active, string(today)))
}

// write writes what became of plans by payments and days.
func (s *Store) write(ctx context.Context, plans []*plan.Plan, rows []Appropriation) error {
	if len(plans) == 0 {
		return nil
	}
	return s.db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
		if err := s.writePlans(ctx, tx, plans); err != nil {
			return err
		}
		if err := s.plans.WriteInstalments(ctx, plans...); err != nil || len(rows) == 0 {
			return err
		}
		return tx.CreateInBatches(rows, 500).Error
	})
}

func (s *Store) writePlans(ctx context.Context, tx *gorm.DB, plans []*plan.Plan) error {
	if len(plans) <= few {
		for _, p := range plans {
			if err := storage.Update(ctx, s.db, p, p.Version); err != nil {
				return err
			}
		}
		return nil
	}
	now := s.db.Clock().Now().UTC()
	columns := []string{"version", "updated_at", "status", "paid", "next_on", "checked_on", "suspended_on", "reason", "ended_at"}
	return s.db.BulkUpdate(ctx, tx, "plans", columns, func(yield func([]any) bool) {
		for _, p := range plans {
			p.Version++
			if !yield(values(p, now)) {
				return
			}
		}
	})
}

func values(p *plan.Plan, now time.Time) []any {
	return []any{
		p.ID, p.Version, now, string(p.Status), p.Paid, string(p.NextOn), string(p.CheckedOn), string(p.SuspendedOn), p.Reason, p.EndedAt,
	}
}
