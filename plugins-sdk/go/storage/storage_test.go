package storage_test

import (
	"context"
	"errors"
	"runtime"
	"testing"
	"testing/fstest"
	"time"

	"github.com/stretchr/testify/require"
	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// note is a row of a tenant, tag a row that points to it.
type note struct {
	storage.Row
	Title  string
	Amount int64
}

type tag struct {
	storage.Row
	NoteID string
	Name   string
}

func migrations() fstest.MapFS {
	return fstest.MapFS{"migrations/0001_notes.sql": {Data: []byte(`-- +goose Up
CREATE TABLE notes (
    tenant_id TEXT NOT NULL, id TEXT NOT NULL, version BIGINT NOT NULL,
    created_at TIMESTAMP NOT NULL, updated_at TIMESTAMP NOT NULL, created_by TEXT NOT NULL, updated_by TEXT NOT NULL,
    title TEXT NOT NULL, amount BIGINT NOT NULL CHECK (amount >= 0),
    PRIMARY KEY (tenant_id, id), UNIQUE (tenant_id, title)
);
CREATE TABLE tags (
    tenant_id TEXT NOT NULL, id TEXT NOT NULL, version BIGINT NOT NULL,
    created_at TIMESTAMP NOT NULL, updated_at TIMESTAMP NOT NULL, created_by TEXT NOT NULL, updated_by TEXT NOT NULL,
    note_id TEXT NOT NULL, name TEXT NOT NULL,
    PRIMARY KEY (tenant_id, id), FOREIGN KEY (tenant_id, note_id) REFERENCES notes (tenant_id, id)
);
CREATE TABLE bare (id TEXT PRIMARY KEY);
`)}}
}

type bare struct{ ID string }

// TableName is the table without a tenant.
func (bare) TableName() string { return "bare" }

func as(tenant string) context.Context {
	return principal.With(context.Background(), principal.Principal{TenantID: tenant, UserID: "user-" + tenant})
}

func write(t testing.TB, db *storage.DB, ctx context.Context, f func(tx *gorm.DB) error) {
	t.Helper()
	require.NoError(t, db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error { return f(tx) }))
}

func create(t testing.TB, db *storage.DB, tenant, title string) *note {
	n := &note{Title: title}
	write(t, db, as(tenant), func(tx *gorm.DB) error { return tx.Create(n).Error })
	return n
}

func TestRow(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		now := clock.NewFake(time.Date(2026, 5, 1, 12, 0, 0, 123456000, time.UTC))
		db := engine.DB(t, "notes", migrations(), func(c *storage.Config) { c.Clock = now })

		t.Run("a new row gets its tenant, id, version, times and user", func(t *testing.T) {
			n := create(t, db, "a", "first")
			var got note
			require.NoError(t, db.Read(as("a"), func(_ context.Context, tx *gorm.DB) error { return tx.First(&got, "id = ?", n.ID).Error }))
			require.Equal(t, "a", got.TenantID)
			require.Len(t, got.ID, 36)
			require.EqualValues(t, 1, got.Version)
			require.True(t, got.CreatedAt.Equal(now.Now()), got.CreatedAt)
			require.Equal(t, "user-a", got.CreatedBy)
			require.Equal(t, `"1"`, got.ETag())
		})

		t.Run("an update moves the version on, and a second one of the same version is stale", func(t *testing.T) {
			n := create(t, db, "a", "second")
			other := *n
			n.Title = "changed"
			require.NoError(t, storage.Update(as("a"), db, n, 1))
			require.EqualValues(t, 2, n.Version)
			err := storage.Update(as("a"), db, &other, 1)
			require.ErrorIs(t, err, storage.ErrStale)
			require.EqualValues(t, 1, other.Version)
		})

		t.Run("an update by columns moves the version on too", func(t *testing.T) {
			n := create(t, db, "a", "third")
			write(t, db, as("a"), func(tx *gorm.DB) error {
				return tx.Model(&note{}).Where("id = ?", n.ID).Updates(map[string]any{"amount": 5}).Error
			})
			write(t, db, as("a"), func(tx *gorm.DB) error { return tx.First(n, "id = ?", n.ID).Error })
			require.EqualValues(t, 2, n.Version)
			require.EqualValues(t, 5, n.Amount)
		})

		t.Run("what is gone is not found, neither to change nor to delete", func(t *testing.T) {
			n := create(t, db, "a", "fourth")
			require.NoError(t, storage.Delete(as("a"), db, n, 1))
			for _, change := range []func(context.Context, *storage.DB, any, int64) error{storage.Update, storage.Delete} {
				require.ErrorIs(t, change(as("a"), db, n, 1), storage.ErrNotFound)
			}
		})
	})
}

func TestTransactions(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		db := engine.DB(t, "notes", migrations())
		count := func(ctx context.Context) (n int64) {
			require.NoError(t, db.Read(ctx, func(_ context.Context, tx *gorm.DB) error { return tx.Model(&note{}).Count(&n).Error }))
			return n
		}

		t.Run("an error and a panic take everything back", func(t *testing.T) {
			boom := errors.New("boom")
			err := db.Tx(as("r"), func(_ context.Context, tx *gorm.DB) error {
				require.NoError(t, tx.Create(&note{Title: "x"}).Error)
				return boom
			})
			require.ErrorIs(t, err, boom)
			require.Panics(t, func() {
				_ = db.Tx(as("r"), func(_ context.Context, tx *gorm.DB) error {
					require.NoError(t, tx.Create(&note{Title: "x"}).Error)
					panic("boom")
				})
			})
			require.Zero(t, count(as("r")))
		})

		t.Run("an inner transaction is part of the outer one, and sees what it wrote", func(t *testing.T) {
			err := db.Tx(as("n"), func(ctx context.Context, tx *gorm.DB) error {
				require.NoError(t, tx.Create(&note{Title: "outer"}).Error)
				require.NoError(t, db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error { return tx.Create(&note{Title: "inner"}).Error }))
				require.EqualValues(t, 2, count(ctx))
				return errors.New("undo")
			})
			require.Error(t, err)
			require.Zero(t, count(as("n")))
		})

		t.Run("nothing is written in a read", func(t *testing.T) {
			err := db.Read(as("a"), func(_ context.Context, tx *gorm.DB) error { return tx.Create(&note{Title: "x"}).Error })
			require.ErrorIs(t, err, storage.ErrNotAllowed)
		})

		t.Run("what waits for the commit runs after it, and not after a rollback", func(t *testing.T) {
			var ran []string
			write(t, db, as("c"), func(tx *gorm.DB) error {
				db.AfterCommit(tx.Statement.Context, func() { ran = append(ran, "committed") })
				require.Empty(t, ran)
				return nil
			})
			_ = db.Tx(as("c"), func(ctx context.Context, _ *gorm.DB) error {
				db.AfterCommit(ctx, func() { ran = append(ran, "rolled back") })
				return errors.New("undo")
			})
			require.Equal(t, []string{"committed"}, ran)
		})

		t.Run("a transaction ends with its context's deadline", func(t *testing.T) {
			ctx, cancel := context.WithTimeout(as("d"), 50*time.Millisecond)
			defer cancel()
			err := db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
				<-ctx.Done()
				return tx.Create(&note{Title: "late"}).Error
			})
			require.ErrorIs(t, err, storage.ErrBusy)
			require.Zero(t, count(as("d")))
		})

		t.Run("one that its caller gave up says so, however far it was", func(t *testing.T) {
			ctx, giveUp := context.WithCancel(as("a"))
			err := db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
				giveUp()
				over := tx.Statement.ConnPool.(gorm.TxCommitter)
				for errors.Is(over.Commit(), context.Canceled) { // until it is rolled back
					runtime.Gosched()
				}
				return nil
			})
			require.ErrorIs(t, err, context.Canceled)
			require.ErrorIs(t, err, storage.ErrBusy)
		})

		t.Run("a snapshot does not move while it is read", func(t *testing.T) {
			require.NoError(t, db.Read(as("s"), func(ctx context.Context, tx *gorm.DB) error {
				var before, after int64
				require.NoError(t, tx.Model(&note{}).Count(&before).Error)
				create(t, db, "s", "meanwhile")
				require.NoError(t, tx.Model(&note{}).Count(&after).Error)
				require.Equal(t, before, after)
				return nil
			}))
		})
	})
}

func TestErrors(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		db := engine.DB(t, "notes", migrations())
		try := func(f func(tx *gorm.DB) error) error {
			return db.Tx(as("e"), func(_ context.Context, tx *gorm.DB) error { return f(tx) })
		}
		create(t, db, "e", "taken")
		row := func(value any) func(*gorm.DB) error {
			return func(tx *gorm.DB) error { return tx.Create(value).Error }
		}

		for what, c := range map[string]struct {
			do   func(*gorm.DB) error
			want error
		}{
			"a taken name is a duplicate":             {row(&note{Title: "taken"}), storage.ErrDuplicate},
			"a link to nothing is a foreign key":      {row(&tag{NoteID: "nowhere"}), storage.ErrForeignKey},
			"a value that fails a check is invalid":   {row(&note{Title: "x", Amount: -1}), storage.ErrInvalidValue},
			"a row that is not there is not found":    {func(tx *gorm.DB) error { return tx.First(&note{}, "id = ?", "x").Error }, storage.ErrNotFound},
			"a statement without a tenant is refused": {row(&bare{ID: "x"}), storage.ErrNoTenantWall},
		} {
			t.Run(what, func(t *testing.T) { require.ErrorIs(t, try(c.do), c.want) })
		}

		t.Run("a NUL byte is refused or kept, never an error of nobody's", func(t *testing.T) {
			err := try(row(&note{Title: "a\x00b"}))
			if err != nil {
				require.ErrorIs(t, err, storage.ErrInvalidText)
			}
		})
	})
}
