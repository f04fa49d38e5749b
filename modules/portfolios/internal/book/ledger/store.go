package ledger

import (
	"context"

	"gorm.io/gorm"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debt"
	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// few is how many rows are written one by one; more go by the engine's way for many.
const few = 8

type store struct{ db *storage.DB }

// debtsOf are all debts of debtors, the oldest first, by debtor.
func (s *store) debtsOf(ctx context.Context, owners []debtor.Debtor) (map[string][]debt.Debt, error) {
	ids := make([]string, len(owners))
	for i, who := range owners {
		ids[i] = who.ID
	}
	all, err := storage.All[debt.Debt](ctx, s.db, -1, storage.Where("debtor_id IN ?", ids), storage.Sorted("debtor_id, id"))
	of := make(map[string][]debt.Debt, len(owners))
	for _, d := range all {
		of[d.DebtorID] = append(of[d.DebtorID], d)
	}
	return of, err
}

func (s *store) insert(ctx context.Context, debts []debt.Debt, movements []debt.Movement) error {
	if err := storage.Insert(ctx, s.db, debts); err != nil || len(movements) == 0 {
		return err
	}
	return storage.Insert(ctx, s.db, movements)
}

func (s *store) write(ctx context.Context, accounts []*Account) error {
	var debts []*debt.Debt
	var movements []*debt.Movement
	var stays []debt.Stay
	for _, a := range accounts {
		debts, movements, stays = append(debts, a.changed()...), append(movements, a.movements...), append(stays, a.stays...)
	}
	return s.db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
		if err := s.writeDebts(ctx, tx, debts); err != nil {
			return err
		}
		if err := s.writeMovements(ctx, tx, movements); err != nil || len(stays) == 0 {
			return err
		}
		return tx.CreateInBatches(stays, 500).Error
	})
}

func (s *store) writeDebts(ctx context.Context, tx *gorm.DB, debts []*debt.Debt) error {
	if len(debts) <= few {
		for _, d := range debts {
			if err := storage.Update(ctx, s.db, d, d.Version); err != nil {
				return err
			}
		}
		return nil
	}
	now := s.db.Clock().Now().UTC()
	return s.db.BulkUpdate(ctx, tx, "debts", debt.MovedColumns(), func(yield func([]any) bool) {
		for _, d := range debts {
			if !yield(d.MovedValues(now)) {
				return
			}
		}
	})
}

func (s *store) writeMovements(ctx context.Context, tx *gorm.DB, movements []*debt.Movement) error {
	if len(movements) == 0 {
		return nil
	}
	if len(movements) <= few {
		return tx.Create(movements).Error
	}
	now := s.db.Clock().Now().UTC()
	_, err := s.db.Bulk(ctx, tx, "movements", debt.BulkMovementColumns(), func(yield func([]any) bool) {
		for _, m := range movements {
			m.CreatedAt = now
			if !yield(m.BulkValues()) {
				return
			}
		}
	})
	return err
}
