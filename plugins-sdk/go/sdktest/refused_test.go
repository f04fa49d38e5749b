package sdktest_test

import (
	"context"
	"log/slog"
	"testing"

	"github.com/stretchr/testify/require"
	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// failing is a test that is told of its failure, and goes on.
type failing struct {
	testing.TB
	failed bool
	ends   []func()
}

func (f *failing) Errorf(string, ...any) { f.failed = true }
func (f *failing) Failed() bool          { return f.failed }
func (f *failing) Cleanup(end func())    { f.ends = append(f.ends, end) }

type mark struct {
	TenantID string
	ID       string
}

// A write in the background answers nobody: that storage refuses it fails the test all the same.
func TestRefusedInTheBackground(t *testing.T) {
	t.Parallel()
	for _, refused := range []bool{false, true} {
		inner := &failing{TB: t}
		db, err := storage.Open(context.Background(), storage.Config{Path: t.TempDir() + "/x.db", Engine: storage.SQLite, Log: slog.New(slog.NewJSONHandler(sdktest.LogOf(inner), nil))})
		require.NoError(t, err)
		ctx := principal.With(context.Background(), principal.System("a", "marks"))
		_ = db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error { // there is no such table
			return tx.Clauses(clause.OnConflict{UpdateAll: refused, DoNothing: !refused}).Create(&mark{ID: "1"}).Error
		})
		require.NoError(t, db.Close())
		inner.ends[0]()
		require.Equal(t, refused, inner.failed)
	}
}
