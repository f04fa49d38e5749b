package sealed_test

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"log/slog"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/require"
	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/sealed"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// channel is an entity with a token that nobody may read.
type channel struct {
	storage.Row
	Name  string      `json:"name"`
	Token sealed.Text `json:"token"`
	Other sealed.Text `json:"other"`
}

func migrations() fs.FS {
	return fstest.MapFS{
		"migrations/0001_channels.sqlite.sql":   {Data: []byte(create("BLOB"))},
		"migrations/0001_channels.postgres.sql": {Data: []byte(create("BYTEA"))},
	}
}

func create(box string) string {
	return `-- +goose Up
CREATE TABLE channels (
    tenant_id TEXT NOT NULL, id TEXT NOT NULL, version BIGINT NOT NULL,
    created_at TIMESTAMP NOT NULL, updated_at TIMESTAMP NOT NULL, created_by TEXT NOT NULL, updated_by TEXT NOT NULL,
    name TEXT NOT NULL, token ` + box + `, other ` + box + `, PRIMARY KEY (tenant_id, id)
);`
}

const secret = "wa-token-5f0c1e77"

func key(n byte) []byte { return bytes.Repeat([]byte{n}, 32) }

func as(tenant string) context.Context {
	return principal.With(context.Background(), principal.Principal{TenantID: tenant, UserID: "ana"})
}

// office is a module's database with its keys.
type office struct {
	*sealed.Keys
	t  *testing.T
	db *storage.DB
}

func open(t *testing.T, db *storage.DB, keys ...[]byte) *office {
	k, err := sealed.New(db, keys...)
	require.NoError(t, err)
	return &office{Keys: k, t: t, db: db}
}

func place(c channel) sealed.Place {
	return sealed.Place{Table: "channels", Column: "token", Row: c.ID}
}

// add stores a channel with its token.
func (o *office) add(ctx context.Context) channel {
	c := channel{Row: storage.Row{ID: storage.NewID()}, Name: "main"}
	var err error
	c.Token, err = o.Seal(ctx, place(c), secret)
	require.NoError(o.t, err)
	require.NoError(o.t, o.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error { return tx.Create(&c).Error }))
	return c
}

func (o *office) read(ctx context.Context, id string) (c channel) {
	require.NoError(o.t, o.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error { return tx.Take(&c, "id = ?", id).Error }))
	return c
}

func TestKeys(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		db := engine.DB(t, "chats", migrations())
		o := open(t, db, key(1))

		t.Run("a text comes back from its column, after a restart too", func(t *testing.T) {
			c := o.add(as("a"))
			for _, k := range []*office{o, open(t, db, key(1))} {
				text, err := k.Open(as("a"), place(c), k.read(as("a"), c.ID).Token)
				require.NoError(t, err)
				require.Equal(t, secret, text)
			}
		})

		t.Run("no text stays none", func(t *testing.T) {
			c := channel{Row: storage.Row{ID: storage.NewID()}}
			none, err := o.Seal(as("a"), place(c), "")
			require.NoError(t, err)
			require.True(t, none.Empty())
			require.NoError(t, db.Tx(as("a"), func(_ context.Context, tx *gorm.DB) error { return tx.Create(&c).Error }))
			text, err := o.Open(as("a"), place(c), o.read(as("a"), c.ID).Token)
			require.NoError(t, err)
			require.Empty(t, text)
		})

		t.Run("a value opens in no other row, column, table or tenant", func(t *testing.T) {
			mine, others := o.add(as("a")), o.add(as("b"))
			box := o.read(as("a"), mine.ID).Token
			here := place(mine)
			for what, elsewhere := range map[string]sealed.Place{
				"row":    {Table: here.Table, Column: here.Column, Row: others.ID},
				"column": {Table: here.Table, Column: "other", Row: here.Row},
				"table":  {Table: "providers", Column: here.Column, Row: here.Row},
			} {
				_, err := o.Open(as("a"), elsewhere, box)
				require.ErrorIs(t, err, sealed.ErrBroken, what)
			}
			_, err := o.Open(as("b"), here, box)
			require.ErrorIs(t, err, sealed.ErrBroken)
			_, err = o.Open(as("b"), place(others), box)
			require.ErrorIs(t, err, sealed.ErrBroken)
		})

		t.Run("a place without its row is refused: the id comes before the row", func(t *testing.T) {
			_, err := o.Seal(as("a"), place(channel{}), secret)
			require.ErrorContains(t, err, "lacks")
			_, err = o.Seal(t.Context(), place(channel{}), secret)
			require.ErrorIs(t, err, storage.ErrNoTenant)
		})

		t.Run("a key that was made in a transaction that is undone is made anew", func(t *testing.T) {
			at, undo := sealed.Place{Table: "channels", Column: "token", Row: "1"}, errors.New("undo")
			require.ErrorIs(t, db.Tx(as("new"), func(ctx context.Context, _ *gorm.DB) error {
				box, err := o.Seal(ctx, at, secret)
				require.NoError(t, err)
				text, err := o.Open(ctx, at, box)
				require.NoError(t, err)
				require.Equal(t, secret, text)
				return undo
			}), undo)
			box, err := o.Seal(as("new"), at, secret)
			require.NoError(t, err)
			text, err := open(t, db, key(1)).Open(as("new"), at, box)
			require.NoError(t, err)
			require.Equal(t, secret, text)
		})

		t.Run("who seals first at once agree on one key", func(t *testing.T) {
			at := sealed.Place{Table: "channels", Column: "token", Row: "1"}
			boxes, failed := make([]sealed.Text, 8), make([]error, 8)
			var all sync.WaitGroup
			for i := range boxes {
				all.Go(func() { boxes[i], failed[i] = open(t, db, key(1)).Seal(as("crowd"), at, secret) })
			}
			all.Wait()
			require.NoError(t, errors.Join(failed...))
			for _, box := range boxes {
				text, err := o.Open(as("crowd"), at, box)
				require.NoError(t, err)
				require.Equal(t, secret, text)
			}
		})
	})
}

func TestReseal(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		db := engine.DB(t, "chats", migrations())
		first := open(t, db, key(1))
		a, b := first.add(as("a")), first.add(as("b"))
		before := bytesOf(t, first.read(as("a"), a.ID).Token)

		t.Run("after a rotation the new key opens all, the old one nothing, and no column was touched", func(t *testing.T) {
			rotated := open(t, db, key(2), key(1))
			require.NoError(t, rotated.Reseal(t.Context()))
			require.NoError(t, rotated.Reseal(t.Context()), "done again it changes nothing")
			alone := open(t, db, key(2))
			require.NoError(t, alone.Reseal(t.Context()))
			for tenant, c := range map[string]channel{"a": a, "b": b} {
				text, err := alone.Open(as(tenant), place(c), alone.read(as(tenant), c.ID).Token)
				require.NoError(t, err)
				require.Equal(t, secret, text)
				_, err = open(t, db, key(1)).Open(as(tenant), place(c), c.Token)
				require.ErrorIs(t, err, sealed.ErrKey)
			}
			require.Equal(t, before, bytesOf(t, alone.read(as("a"), a.ID).Token))
		})

		t.Run("a module that lacks the key does not start, and says which file to restore", func(t *testing.T) {
			lost := open(t, db, key(3))
			err := lost.Reseal(t.Context())
			require.ErrorIs(t, err, sealed.ErrKey)
			require.ErrorContains(t, err, "restore")
			_, err = lost.Seal(as("a"), place(a), "x")
			require.ErrorIs(t, err, sealed.ErrKey, "nothing is sealed beside what cannot be opened")
			_, err = sealed.New(db)
			require.Error(t, err, "without any key there is nothing to seal with")
		})
	})
}

func bytesOf(t *testing.T, text sealed.Text) []byte {
	t.Helper()
	box, err := text.Value()
	require.NoError(t, err)
	return box.([]byte)
}

func TestNothingShowsTheText(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		var path string
		db := engine.DB(t, "chats", migrations(), func(c *storage.Config) { path = c.Path })
		o := open(t, db, key(1))
		c := o.add(as("a"))

		t.Run("not print, log or JSON, nor what is sealed of it", func(t *testing.T) {
			var log bytes.Buffer
			slog.New(slog.NewJSONHandler(&log, nil)).Info("x", "channel", c, "token", c.Token, "keys", o.Keys)
			slog.New(slog.NewTextHandler(&log, nil)).Info("x", "channel", c, "token", c.Token, "keys", o.Keys)
			encoded, err := json.Marshal(c)
			require.NoError(t, err)
			require.Contains(t, string(encoded), `"token":"[sealed]","other":null`)
			all := log.String() + string(encoded)
			for _, verb := range []string{"%v", "%+v", "%#v", "%s", "%q", "%x", "%d"} {
				all += fmt.Sprintf(verb+verb+verb, c.Token, &c.Token, c) + fmt.Sprintf(verb, o.Keys)
			}
			box := bytesOf(t, c.Token)
			for _, shown := range []string{secret, string(box), fmt.Sprintf("%d", box), fmt.Sprintf("%x", box[:8]), string(key(1)), fmt.Sprintf("%d", key(1))} {
				require.NotContains(t, all, shown)
			}
			require.Error(t, json.Unmarshal([]byte(`{"token":"AAAA"}`), &c), "nobody sends a sealed text")
		})

		t.Run("not the database, whose keys lie sealed", func(t *testing.T) {
			require.NotContains(t, string(bytesOf(t, o.read(as("a"), c.ID).Token)), secret)
			if engine.Name != storage.SQLite {
				return
			}
			copied := filepath.Join(t.TempDir(), "copy.db")
			require.NoError(t, storage.Backup(t.Context(), path, copied))
			raw, err := os.ReadFile(copied)
			require.NoError(t, err)
			require.True(t, bytes.Contains(raw, bytesOf(t, c.Token)), "the file was looked at")
			require.False(t, bytes.Contains(raw, []byte(secret)) || strings.Contains(string(raw), string(key(1))))
		})
	})
}
