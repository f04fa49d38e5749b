package storage_test

import (
	"context"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/internal/native"
)

func TestSweep(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		now := clock.NewFake(time.Date(2026, 5, 1, 12, 0, 0, 0, time.UTC))
		db := engine.DB(t, "notes", nil, func(c *storage.Config) { c.Clock = now })
		seen := func() (n int64) {
			require.NoError(t, db.Platform(context.Background(), func(_ context.Context, tx *gorm.DB) error {
				return native.Permit(tx).Raw("SELECT count(*) FROM sdk_consumed").Scan(&n).Error
			}))
			return n
		}
		write(t, db, as("a"), func(tx *gorm.DB) error {
			return native.Permit(tx).Exec("INSERT INTO sdk_consumed VALUES ('a', 'c', 'e', ?)", now.Now()).Error
		})

		t.Run("what may still be asked for is kept", func(t *testing.T) {
			now.Advance(7 * 24 * time.Hour)
			require.NoError(t, db.Sweep(context.Background()))
			require.EqualValues(t, 1, seen())
		})

		t.Run("what is of no more use goes", func(t *testing.T) {
			now.Advance(2 * 24 * time.Hour)
			require.NoError(t, db.Sweep(context.Background()))
			require.Zero(t, seen())
		})
	})
}
