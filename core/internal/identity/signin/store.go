package signin

import (
	"context"
	"time"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// take removes the attempt with a state and gives it: whoever comes second finds nothing.
func take(ctx context.Context, db *storage.DB, state string) (a Attempt, err error) {
	err = db.Within(ctx, func(ctx context.Context) error {
		if a, err = storage.One[Attempt](ctx, db, storage.Where("state_hash = ?", digest(state))); err != nil {
			return err
		}
		return storage.Delete(ctx, db, &a, a.Version)
	})
	return a, err
}

func sweep(tx *gorm.DB, now time.Time) error {
	return tx.Where("expires_at < ?", now).Delete(&Attempt{}).Error
}
