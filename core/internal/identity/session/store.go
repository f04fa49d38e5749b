package session

import (
	"context"
	"errors"
	"time"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// sweep removes what ended or expired before the moment, in every tenant.
func sweep(ctx context.Context, db *storage.DB, before time.Time) error {
	return db.Platform(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Where("expires_at < ? OR ended_at < ?", before, before).Delete(&Session{}).Error
	})
}

// activity is of each tenant that was active.
func activity(ctx context.Context, db *storage.DB, tenants []string, since time.Time) (map[string]Activity, error) {
	found := map[string]Activity{}
	err := db.PlatformRead(ctx, func(_ context.Context, tx *gorm.DB) error {
		var used []Activity
		err := tx.Model(&Session{}).Select("tenant_id, COUNT(DISTINCT user_id) AS people").
			Where("tenant_id IN ? AND last_seen_at > ?", tenants, since).Group("tenant_id").Scan(&used).Error
		for _, one := range used {
			last, failed := latest(tx, one.TenantID)
			one.Last, err = last, errors.Join(err, failed)
			found[one.TenantID] = one
		}
		return err
	})
	return found, err
}

// latest is when a session of a tenant was used last; read by its index.
func latest(tx *gorm.DB, tenant string) (time.Time, error) {
	var found []Session
	err := tx.Select("last_seen_at").Where("tenant_id = ?", tenant).Order("last_seen_at DESC").Limit(1).Find(&found).Error
	if err != nil || len(found) == 0 {
		return time.Time{}, err
	}
	return found[0].LastSeenAt, nil
}

// sweepTickets removes those that ran out, in every tenant.
func sweepTickets(ctx context.Context, db *storage.DB, now time.Time) error {
	return db.Platform(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Where("expires_at < ?", now).Delete(&Ticket{}).Error
	})
}
