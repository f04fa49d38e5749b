package flag

import (
	"context"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Store keeps who put which flag. Every method joins the transaction of its context.
type Store struct{ db *storage.DB }

// NewStore keeps it in db.
func NewStore(db *storage.DB) *Store { return &Store{db} }

// of are those who put the flags of a debtor.
func (s *Store) of(ctx context.Context, debtorID string) ([]put, error) {
	return storage.All[put](ctx, s.db, len(debtor.Flag("").Enum()), storage.Where("debtor_id = ?", debtorID))
}

// write keeps who put flags, and forgets who put those that are off.
func (s *Store) write(ctx context.Context, debtorID string, on []put, off []debtor.Flag) error {
	return s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		if len(off) > 0 {
			if err := tx.Where("debtor_id = ? AND flag IN ?", debtorID, off).Delete(&put{}).Error; err != nil {
				return err
			}
		}
		if len(on) == 0 {
			return nil
		}
		return tx.Clauses(clause.OnConflict{DoNothing: true}).Create(&on).Error
	})
}
