package storage_test

import (
	"context"
	"iter"
	"strconv"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

func noteColumns() []string {
	return []string{"id", "version", "created_at", "updated_at", "created_by", "updated_by", "title", "amount"}
}

func manyNotes(n int) iter.Seq[[]any] {
	at := time.Date(2026, 5, 1, 12, 0, 0, 0, time.UTC)
	return func(yield func([]any) bool) {
		for i := range n {
			if !yield([]any{storage.NewID(), 1, at, at, "u", "u", "note " + strconv.Itoa(i), i}) {
				return
			}
		}
	}
}

func TestBulk(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		db := engine.DB(t, "notes", migrations())
		bulk := func(columns []string, rows iter.Seq[[]any]) (n int64, err error) {
			err = db.Tx(as("a"), func(ctx context.Context, tx *gorm.DB) error {
				n, err = db.Bulk(ctx, tx, "notes", columns, rows)
				return err
			})
			return n, err
		}

		t.Run("many rows go in as the tenant's and come out as any other", func(t *testing.T) {
			n, err := bulk(noteColumns(), manyNotes(2000))
			require.NoError(t, err)
			require.EqualValues(t, 2000, n)
			var last note
			require.NoError(t, db.Read(as("a"), func(_ context.Context, tx *gorm.DB) error { return tx.Last(&last, "amount = ?", 1999).Error }))
			require.Equal(t, "note 1999", last.Title)
			require.Equal(t, 2026, last.CreatedAt.Year())
		})

		t.Run("one bad row undoes them all, by its proper name", func(t *testing.T) {
			_, err := bulk(noteColumns(), manyNotes(1)) // the title is taken
			require.ErrorIs(t, err, storage.ErrDuplicate)
			_, err = bulk(noteColumns(), func(yield func([]any) bool) { yield([]any{"too few"}) })
			require.Error(t, err)
		})

		t.Run("a tenant of its own is refused", func(t *testing.T) {
			_, err := bulk(append(noteColumns(), "tenant_id"), manyNotes(1))
			require.ErrorIs(t, err, storage.ErrNotAllowed)
		})
	})
}

func BenchmarkBulk(b *testing.B) {
	sdktest.BenchEngines(b, func(b *testing.B, engine sdktest.Engine) {
		db := engine.DB(b, "notes", migrations())
		rows := 0
		for b.Loop() {
			rows += 10_000
			tenant := "t" + strconv.Itoa(rows)
			err := db.Tx(as(tenant), func(ctx context.Context, tx *gorm.DB) error {
				_, err := db.Bulk(ctx, tx, "notes", noteColumns(), manyNotes(10_000))
				return err
			})
			require.NoError(b, err)
		}
		b.ReportMetric(float64(rows)/b.Elapsed().Seconds(), "rows/s")
	})
}
