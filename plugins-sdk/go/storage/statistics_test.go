package storage_test

import (
	"context"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"github.com/stretchr/testify/require"
	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// indexed are notes with an index of each of two kinds: of few values, and of very many.
func indexed() fstest.MapFS {
	all := migrations()
	all["migrations/0002_find_notes.sql"] = &fstest.MapFile{Data: []byte(`-- +goose Up
CREATE INDEX notes_by_author ON notes (tenant_id, created_by, version, updated_by);
CREATE INDEX notes_by_amount ON notes (tenant_id, amount);
`)}
	return all
}

// A search by what hardly any row has must not walk what every row has, on a file as the product left it: nobody calls
// ANALYZE here but the database's own upkeep.
func TestStatisticsFollowGrowth(t *testing.T) {
	t.Parallel()
	db := sdktest.Engine{Name: storage.SQLite}.DB(t, "notes", indexed())
	load := func(n int) {
		require.NoError(t, db.Tx(as("a"), func(ctx context.Context, tx *gorm.DB) error {
			_, err := db.Bulk(ctx, tx, "notes", noteColumns(), manyNotes(n))
			return err
		}))
	}
	search := func() string {
		return plan(t, db, "SELECT * FROM notes WHERE tenant_id = 'a' AND created_by = 'u' AND version = 1 AND amount = 7")
	}
	load(20_000)
	require.Contains(t, search(), "notes_by_author", "the statistics of the empty table mislead")

	ctx, stop := context.WithCancel(t.Context())
	done := make(chan struct{})
	go func() { defer close(done); db.Upkeep(ctx) }()
	require.Eventually(t, func() bool { return strings.Contains(search(), "notes_by_amount") }, 10*time.Second, 10*time.Millisecond)
	stop()
	<-done

	began := time.Now()
	require.NoError(t, db.Refresh(t.Context()))
	require.Less(t, time.Since(began), time.Second, "nothing has grown, so there is nothing to gather")
}

func plan(t *testing.T, db *storage.DB, statement string) (told string) {
	t.Helper()
	require.NoError(t, db.Read(as("a"), func(ctx context.Context, tx *gorm.DB) error {
		rows, err := tx.Statement.ConnPool.QueryContext(ctx, "EXPLAIN QUERY PLAN "+statement)
		if err != nil {
			return err
		}
		defer rows.Close()
		for rows.Next() {
			var id, parent, unused int
			var detail string
			if err := rows.Scan(&id, &parent, &unused, &detail); err != nil {
				return err
			}
			told += detail + "\n"
		}
		return rows.Err()
	}))
	return told
}
