package storage_test

import (
	"context"
	"sync"
	"testing"
	"testing/fstest"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/jobs"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/internal/native"
)

func TestMigrate(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		t.Run("migrating again, and by several at once, changes nothing", func(t *testing.T) {
			db := engine.DB(t, "notes", nil)
			var all sync.WaitGroup
			for range 4 {
				all.Go(func() { assert.NoError(t, db.Migrate(context.Background(), migrations())) })
			}
			all.Wait()
			create(t, db, "a", "works")
			require.NoError(t, db.Migrate(context.Background(), migrations()))
		})

		t.Run("a file for one engine runs on that one alone", func(t *testing.T) {
			files := fstest.MapFS{
				"migrations/0001_a.sqlite.sql":   {Data: []byte("-- +goose Up\nCREATE TABLE t (x INTEGER) STRICT;")},
				"migrations/0001_a.postgres.sql": {Data: []byte("-- +goose Up\nCREATE TABLE t (x JSONB);")},
			}
			engine.DB(t, "notes", files)
		})

		t.Run("a migration that fails says which and leaves nothing behind", func(t *testing.T) {
			db := engine.DB(t, "notes", nil)
			err := db.Migrate(context.Background(), fstest.MapFS{"migrations/0001_bad.sql": {Data: []byte("-- +goose Up\nCREATE TABLE t (x TEXT);\nNONSENSE;")}})
			require.ErrorContains(t, err, "version:1")
			require.NoError(t, db.Migrate(context.Background(), fstest.MapFS{"migrations/0001_good.sql": {Data: []byte("-- +goose Up\nCREATE TABLE t (x TEXT);")}}))
		})
	})
}

// unsecured finds tables with a tenant_id that lack a part of the wall.
const unsecured = `
SELECT c.relname FROM pg_class c
JOIN pg_namespace n ON n.oid = c.relnamespace
JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'tenant_id' AND NOT a.attisdropped
WHERE c.relkind IN ('r', 'p') AND n.nspname = 'recobro_notes' AND NOT (
	c.relrowsecurity AND c.relforcerowsecurity
	AND pg_get_userbyid(c.relowner) = 'recobro_notes_owner'
	AND EXISTS (SELECT FROM pg_policy p WHERE p.polrelid = c.oid AND NOT p.polpermissive AND p.polcmd = '*'
		AND pg_get_expr(p.polqual, c.oid) LIKE '%app.tenant%' AND pg_get_expr(p.polwithcheck, c.oid) LIKE '%app.tenant%'))`

func TestRowLevelSecurity(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		if engine.Name != storage.Postgres {
			return // SQLite has none
		}
		db, cfg := secured(t, engine)
		ctx := context.Background()
		app, err := pgx.Connect(ctx, cfg.URL)
		require.NoError(t, err)
		defer func() { require.NoError(t, app.Close(ctx)) }()

		t.Run("no table with a tenant is missed", func(t *testing.T) {
			require.Empty(t, missed(t, app))
		})

		t.Run("a start waits for nobody who works, and puts up a wall that is down", func(t *testing.T) {
			owner, err := pgx.Connect(ctx, cfg.OwnerURL)
			require.NoError(t, err)
			defer func() { require.NoError(t, owner.Close(ctx)) }()
			working, err := app.Begin(ctx)
			require.NoError(t, err)
			require.NoError(t, working.QueryRow(ctx, "SELECT count(*) FROM recobro_notes.notes").Scan(new(int)))
			soon, cancel := context.WithTimeout(ctx, 10*time.Second)
			defer cancel()
			require.NoError(t, db.Secure(soon))
			require.NoError(t, working.Rollback(ctx))
			for _, down := range []string{"ALTER TABLE recobro_notes.notes NO FORCE ROW LEVEL SECURITY", "DROP POLICY tenant ON recobro_notes.notes", "ALTER POLICY tenant ON recobro_notes.notes USING (true)"} {
				_, err := owner.Exec(ctx, down)
				require.NoError(t, err)
				require.NoError(t, db.Secure(ctx))
				require.Empty(t, missed(t, app), down)
			}
		})

		t.Run("a connection that names no tenant sees nothing and writes nothing", func(t *testing.T) {
			create(t, db, "a", "x")
			var n int
			require.NoError(t, app.QueryRow(ctx, "SELECT count(*) FROM recobro_notes.notes").Scan(&n))
			require.Zero(t, n)
			_, err := app.Exec(ctx, "INSERT INTO recobro_notes.sdk_idempotency VALUES ('a', 'u', 'k', '', 0, '', '', now())")
			require.ErrorContains(t, err, "row-level security")
		})

		t.Run("a connection forgets the tenant with its transaction", func(t *testing.T) {
			tx, err := app.Begin(ctx)
			require.NoError(t, err)
			var n int
			require.NoError(t, tx.QueryRow(ctx, "SELECT set_config('app.tenant', 'a', true), (SELECT count(*) FROM recobro_notes.notes)").Scan(new(string), new(int)))
			require.NoError(t, tx.QueryRow(ctx, "SELECT count(*) FROM recobro_notes.notes").Scan(&n))
			require.Equal(t, 1, n)
			require.NoError(t, tx.Commit(ctx))
			require.NoError(t, app.QueryRow(ctx, "SELECT count(*) FROM recobro_notes.notes").Scan(&n))
			require.Zero(t, n)
		})

		t.Run("the application cannot switch the wall off, become the owner, or change the record", func(t *testing.T) {
			for _, statement := range []string{
				"ALTER TABLE recobro_notes.notes DISABLE ROW LEVEL SECURITY",
				"DROP POLICY tenant ON recobro_notes.notes",
				"SET ROLE recobro_notes_owner",
				"UPDATE recobro_notes.tracing_events SET name = 'x'",
				"DELETE FROM recobro_notes.tracing_events",
				"UPDATE recobro_notes.tracing_chain SET seq = 0",
				"CREATE TABLE recobro_notes.mine (x TEXT)",
			} {
				_, err := app.Exec(ctx, statement)
				require.Error(t, err, statement)
			}
		})

		t.Run("a tenant with every sign in its name is still only itself", func(t *testing.T) {
			for _, tenant := range []string{`a'; set local app.tenant = 'b`, `a\`, `a"b`, "a$$b", "ñandú"} {
				create(t, db, tenant, "odd")
				var n int64
				require.NoError(t, db.Read(as(tenant), func(_ context.Context, tx *gorm.DB) error { return tx.Model(&note{}).Count(&n).Error }))
				require.EqualValues(t, 1, n, tenant)
			}
		})
	})
}

// missed are the tables without a whole wall.
func missed(t *testing.T, app *pgx.Conn) []string {
	rows, err := app.Query(context.Background(), unsecured)
	require.NoError(t, err)
	found, err := pgx.CollectRows(rows, pgx.RowTo[string])
	require.NoError(t, err)
	return found
}

func secured(t *testing.T, engine sdktest.Engine) (*storage.DB, storage.Config) {
	cfg := engine.Config(t, "notes")
	db, err := storage.Open(context.Background(), cfg)
	require.NoError(t, err)
	t.Cleanup(func() { require.NoError(t, db.Close()) })
	require.NoError(t, db.Migrate(context.Background(), migrations()))
	return db, cfg
}

// BenchmarkTransaction reads one row in a transaction: with the tenant sent along with BEGIN, as it is; with the tenant in
// a message of its own, as it might be; and without any wall.
func BenchmarkTransaction(b *testing.B) {
	without := func(c *storage.Config) { c.WithoutClause, c.WithoutRLS = true, true }
	read := func(b *testing.B, db *storage.DB, before func(tx *gorm.DB) error) {
		n := create(b, db, "a", "x")
		for b.Loop() {
			var got note
			err := db.Read(as("a"), func(_ context.Context, tx *gorm.DB) error {
				if err := before(tx); err != nil {
					return err
				}
				return tx.Take(&got, "id = ?", n.ID).Error
			})
			require.NoError(b, err)
		}
	}
	nothing := func(*gorm.DB) error { return nil }
	ownMessage := func(tx *gorm.DB) error {
		return native.Permit(tx).Exec("SELECT set_config('app.tenant', 'a', true)").Error
	}
	sdktest.BenchEngines(b, func(b *testing.B, engine sdktest.Engine) {
		b.Run("tenant with BEGIN", func(b *testing.B) { read(b, engine.DB(b, "notes", migrations()), nothing) })
		b.Run("no walls", func(b *testing.B) { read(b, engine.DB(b, "notes", migrations(), without), nothing) })
		if engine.Name == storage.Postgres {
			b.Run("tenant by itself", func(b *testing.B) { read(b, engine.DB(b, "notes", migrations(), without), ownMessage) })
		}
	})
}

func TestModulesThatMigrateAtOnce(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		admin := engine.AdminURL(t)
		if admin == "" {
			return // each has a file of its own
		}
		var all sync.WaitGroup
		for i := range 4 {
			id := "many" + string(rune('a'+i))
			app, owner, err := storage.Provision(context.Background(), admin, id, make([]byte, 32))
			require.NoError(t, err)
			all.Go(func() {
				db, err := storage.Open(context.Background(), storage.Config{Engine: storage.Postgres, Schema: id, URL: app, OwnerURL: owner})
				if !assert.NoError(t, err) {
					return
				}
				assert.NoError(t, db.Migrate(context.Background(), migrations()))
				_, err = jobs.Open(context.Background(), jobs.Config{DB: db, Workers: jobs.NewWorkers(id)})
				assert.NoError(t, err)
				assert.NoError(t, db.Close())
			})
		}
		all.Wait()
	})
}
