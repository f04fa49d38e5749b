package debtor

import (
	"context"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"github.com/recobro/recobro/plugins-sdk/go/jobs"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// InsertBulk writes very many new debtors, their ids ascending, with their entries in the text index.
func (s *Store) InsertBulk(ctx context.Context, debtors []*Debtor) error {
	if len(debtors) == 0 {
		return nil
	}
	return s.db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
		_, err := s.db.Bulk(ctx, tx, "debtors", BulkColumns(), func(yield func([]any) bool) {
			for _, d := range debtors {
				if !yield(d.BulkValues()) {
					return
				}
			}
		})
		if err != nil {
			return s.db.Told(err, Debtor{})
		}
		return s.indexBulk(ctx, tx, debtors)
	})
}

// SetFiguresBulk writes the list figures of very many debtors, in the transaction of the debts they come from.
func (s *Store) SetFiguresBulk(ctx context.Context, debtors []*Debtor) error {
	if len(debtors) == 0 {
		return nil
	}
	return s.db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
		columns := []string{"balance", "other_balances", "debts_count", "aged_from", "bucket_id"}
		return s.db.BulkUpdate(ctx, tx, "debtors", columns, func(yield func([]any) bool) {
			for _, d := range debtors {
				f := d.Figures()
				if !yield([]any{d.ID, f.Balance, string(f.Others), f.DebtsCount, string(f.AgedFrom), f.BucketID}) {
					return
				}
			}
		})
	})
}

// LockMany are some debtors, by id, that nobody else writes to until the transaction of ctx ends; whether the caller may see them
// is for the caller to know. One that is not there is left out.
func (s *Store) LockMany(ctx context.Context, ids []string) (found []Debtor, err error) {
	err = s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Clauses(clause.Locking{Strength: clause.LockingStrengthUpdate}).Where("id IN ?", ids).Order("id").Find(&found).Error
	})
	return found, err
}

// AnyOf is LockMany that keeps nobody from writing.
func (s *Store) AnyOf(ctx context.Context, ids []string) ([]Debtor, error) {
	return storage.All[Debtor](ctx, s.db, len(ids), storage.Where("id IN ?", ids), storage.Sorted("id"))
}

// Settle writes what follows from debts, promises and plans on debtors: figures, counts, status.
func (s *Store) Settle(ctx context.Context, debtors []*Debtor) error {
	if len(debtors) == 1 {
		d := debtors[0]
		return s.copy(ctx, d.ID, map[string]any{
			"balance": d.Balance, "other_balances": string(d.Others), "debts_count": d.DebtsCount, "aged_from": string(d.AgedFrom), "bucket_id": d.BucketID,
			"promises_open": d.PromisesOpen, "plans_open": d.PlansOpen, "status": string(d.Status),
		})
	}
	columns := []string{"balance", "other_balances", "debts_count", "aged_from", "bucket_id", "promises_open", "plans_open", "status"}
	return s.db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
		err := s.db.BulkUpdate(ctx, tx, "debtors", columns, func(yield func([]any) bool) {
			for _, d := range debtors {
				if !yield([]any{d.ID, d.Balance, string(d.Others), d.DebtsCount, string(d.AgedFrom), d.BucketID, d.PromisesOpen, d.PlansOpen, string(d.Status)}) {
					return
				}
			}
		})
		if err != nil {
			return err
		}
		ids := make([]string, len(debtors))
		for i, d := range debtors {
			ids[i] = d.ID
		}
		return s.Changed(ctx, ids...)
	})
}

// indexBulk enters debtors into SQLite's text index. Of rows just inserted in the order of their ids, the row numbers
// follow one another.
func (s *Store) indexBulk(ctx context.Context, tx *gorm.DB, debtors []*Debtor) error {
	if s.db.Engine() != storage.SQLite {
		return nil
	}
	var last numbered
	if err := tx.Where("id = ?", debtors[len(debtors)-1].ID).First(&last).Error; err != nil {
		return err
	}
	first, code := last.Seq-int64(len(debtors))+1, tenantCode(principal.Must(ctx).TenantID)
	_, err := s.db.Bulk(ctx, tx, "debtor_grams", []string{"rowid", "grams"}, func(yield func([]any) bool) {
		for i, d := range debtors {
			if !yield([]any{first + int64(i), gramsOf(code, d.NameKey)}) {
				return
			}
		}
	})
	return err
}

// Enqueue has a batch of a bulk change follow, by the transaction of ctx.
func (s *Store) Enqueue(ctx context.Context, queue *jobs.Client, work BulkWork) error {
	return s.db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
		_, err := queue.InsertTx(ctx, tx, work, nil)
		return err
	})
}
