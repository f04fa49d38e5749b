package storage

import (
	"context"
	"fmt"
	"time"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/internal/native"
)

// How long the SDK's tables remember.
const (
	keysKept   = 24 * time.Hour     // idempotency keys: longer than any client tries again
	eventsKept = 8 * 24 * time.Hour // events seen: longer than the event server keeps them, and than providers try again
)

// Sweep forgets idempotency keys, seen events, deliveries of hooks and counts of calls that are of no more use, in every tenant.
//
//sdk:host
func (db *DB) Sweep(ctx context.Context) error {
	now := db.cfg.Clock.Now()
	return db.Platform(ctx, func(_ context.Context, tx *gorm.DB) error {
		for _, old := range []struct {
			statement string
			before    time.Time
		}{
			{"DELETE FROM sdk_idempotency WHERE created_at < ?", now.Add(-keysKept)},
			{"DELETE FROM sdk_consumed WHERE consumed_at < ?", now.Add(-eventsKept)},
			{"DELETE FROM sdk_hook_deliveries WHERE received_at < ?", now.Add(-eventsKept)},
			{"DELETE FROM sdk_outbound_days WHERE day < ?", now.Add(-eventsKept)},
		} {
			if err := native.Permit(tx).Exec(old.statement, old.before).Error; err != nil {
				return fmt.Errorf("storage: %s: %w", old.statement, err)
			}
		}
		return nil
	})
}
