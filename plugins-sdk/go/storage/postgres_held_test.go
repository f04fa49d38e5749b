package storage_test

import (
	"context"
	"testing"

	"github.com/stretchr/testify/require"
	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/internal/native"
)

// TestTransactionThatEndsAmidWhatGoesPastIt ends transactions while the queue's kind of statements goes on in them: each is done before the
// connection is used for the end.
func TestTransactionThatEndsAmidWhatGoesPastIt(t *testing.T) {
	t.Parallel()
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		db := engine.DB(t, "notes", migrations())
		if db.Engine() != storage.Postgres {
			t.Skip("SQLite knows nothing that goes past database/sql")
		}
		for range 30 {
			ctx, end := context.WithCancel(as("a"))
			err := db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
				under, ok := native.Of(tx)
				require.True(t, ok)
				apart := context.WithoutCancel(ctx)
				for n := 0; ; n++ {
					if n == 3 {
						end()
					}
					var one int
					if _, err := under.PGX.Exec(apart, "SELECT repeat('x', 100000)"); err != nil {
						return err
					}
					if err := under.PGX.QueryRow(apart, "SELECT 1").Scan(&one); err != nil {
						return err
					}
				}
			})
			require.Error(t, err)
			end()
		}
		require.NoError(t, db.Tx(as("a"), func(_ context.Context, tx *gorm.DB) error { return tx.Create(&note{Title: "afterwards"}).Error }), "the pool is as it was")
	})
}
