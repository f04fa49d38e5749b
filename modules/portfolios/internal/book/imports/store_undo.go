package imports

import (
	"context"

	"gorm.io/gorm"

	"github.com/recobro/recobro/modules/portfolios/internal/book/address"
	"github.com/recobro/recobro/modules/portfolios/internal/book/debt"
	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/modules/portfolios/internal/book/imports/merge"
	"github.com/recobro/recobro/modules/portfolios/internal/book/phone"
	"github.com/recobro/recobro/modules/portfolios/internal/book/portfolio"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

// WroteLater reports whether a later import of the same portfolio has written something that still stands.
func (s *Store) WroteLater(ctx context.Context, i *Import) (later bool, err error) {
	err = s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		var n int64
		err := tx.Model(&Import{}).Where("portfolio_id = ? AND id <> ? AND started_at > ? AND status IN ?",
			i.PortfolioID, i.ID, i.StartedAt, []Status{Finished, Cancelled, Running, Undoing}).Limit(1).Count(&n).Error
		later = n > 0
		return err
	})
	return later, err
}

// Left reports whether anything of what an import wrote is known to be its own.
func (s *Store) Left(ctx context.Context, i *Import) (left bool, err error) {
	err = s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		var brought []debtor.Debtor
		if err := s.brought(tx, i, "").Select("id").Limit(1).Find(&brought).Error; err != nil || len(brought) > 0 {
			left = len(brought) > 0
			return err
		}
		var changes []merge.Change
		err := tx.Where("import_id = ?", i.ID).Limit(1).Find(&changes).Error
		left = len(changes) > 0
		return err
	})
	return left, err
}

// brought are the debtors of an import behind an id. Ids ascend with time: those from before its upload need not be looked
// at.
func (s *Store) brought(tx *gorm.DB, i *Import, behind string) *gorm.DB {
	return tx.Model(&debtor.Debtor{}).Where("id > ? AND id > ? AND import_id = ?", i.ID, behind, i.ID)
}

// Brought are the next debtors that an import brought, behind an id.
func (s *Store) Brought(ctx context.Context, i *Import, behind string, most int) (all []debtor.Debtor, err error) {
	err = s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		return s.brought(tx, i, behind).Order("id").Limit(most).Find(&all).Error
	})
	return all, err
}

// Touched counts the debtors of an import with whom something has been done since it began: each such act is on the record.
func (s *Store) Touched(ctx context.Context, i *Import) (n int, err error) {
	const atOnce = 500
	after := ""
	for {
		var ids []string
		err := s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
			return tx.Model(&tracing.Event{}).Where("subject_type = 'debtor' AND subject_id > ? AND created_at >= ?", after, i.StartedAt).
				Distinct("subject_id").Order("subject_id").Limit(atOnce).Pluck("subject_id", &ids).Error
		})
		if err != nil {
			return n, err
		}
		found, err := s.touchedAmong(ctx, i, ids)
		if n += len(found); err != nil || len(ids) < atOnce {
			return n, err
		}
		after = ids[len(ids)-1]
	}
}

// touchedAmong are those of the debtors that the import brought or changed, and with whom something has been done since.
func (s *Store) touchedAmong(ctx context.Context, i *Import, ids []string) (map[string]bool, error) {
	touched := map[string]bool{}
	if len(ids) == 0 {
		return touched, nil
	}
	err := s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		var done, brought, changed []string
		err := tx.Model(&tracing.Event{}).Where("subject_type = 'debtor' AND subject_id IN ? AND created_at >= ?", ids, i.StartedAt).
			Distinct("subject_id").Pluck("subject_id", &done).Error
		if err != nil || len(done) == 0 {
			return err
		}
		if err := tx.Model(&debtor.Debtor{}).Where("id IN ? AND import_id = ?", done, i.ID).Pluck("id", &brought).Error; err != nil {
			return err
		}
		err = tx.Model(&merge.Change{}).Where("import_id = ? AND debtor_id IN ?", i.ID, done).Distinct("debtor_id").Pluck("debtor_id", &changed).Error
		for _, id := range append(brought, changed...) {
			touched[id] = true
		}
		return err
	})
	return touched, err
}

// Changes are the latest changes of an import that have not been undone.
func (s *Store) Changes(ctx context.Context, id string, most int) (all []merge.Change, err error) {
	err = s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Where("import_id = ?", id).Order("id DESC").Limit(most).Find(&all).Error
	})
	return all, err
}

// Forgotten forgets a change that has been undone.
func (s *Store) Forgotten(ctx context.Context, c merge.Change) error {
	return s.remove(ctx, &merge.Change{}, "import_id = ? AND id = ?", c.ImportID, c.ID)
}

// RemoveContact removes a phone or an address that an import added.
func (s *Store) RemoveContact(ctx context.Context, c merge.Change) error {
	if c.Kind == merge.PhoneAdded {
		return s.remove(ctx, &phone.Phone{}, "debtor_id = ? AND id = ?", c.DebtorID, c.RowID)
	}
	return s.remove(ctx, &address.Address{}, "debtor_id = ? AND id = ?", c.DebtorID, c.RowID)
}

// RemoveDebt removes a debt with its ledger.
func (s *Store) RemoveDebt(ctx context.Context, id string) error {
	for _, belonging := range []any{&debt.Movement{}, &debt.Stay{}} {
		if err := s.remove(ctx, belonging, "debt_id = ?", id); err != nil {
			return err
		}
	}
	return s.remove(ctx, &debt.Debt{}, "id = ?", id)
}

// RemoveDebts removes all debts of a debtor.
func (s *Store) RemoveDebts(ctx context.Context, debtorID string) error {
	var ids []string
	err := s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Model(&debt.Debt{}).Where("debtor_id = ?", debtorID).Pluck("id", &ids).Error
	})
	if err != nil || len(ids) == 0 {
		return err
	}
	for _, belonging := range []any{&debt.Movement{}, &debt.Stay{}} {
		if err := s.remove(ctx, belonging, "debt_id IN ?", ids); err != nil {
			return err
		}
	}
	return s.remove(ctx, &debt.Debt{}, "debtor_id = ?", debtorID)
}

func (s *Store) remove(ctx context.Context, what any, condition string, values ...any) error {
	return s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error { return tx.Where(condition, values...).Delete(what).Error })
}

// Grow adds to a portfolio's counts and balance.
func (s *Store) Grow(ctx context.Context, id string, by portfolio.Growth) error {
	if by == (portfolio.Growth{}) {
		return nil
	}
	return s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error { return by.On(tx, id) })
}
