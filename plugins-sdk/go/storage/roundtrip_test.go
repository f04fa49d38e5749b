package storage_test

import (
	"context"
	"net"
	"net/url"
	"path/filepath"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"
	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// wire stands between the application and PostgreSQL and counts round trips: how often the application speaks after the
// server has.
type wire struct {
	mu       sync.Mutex
	answered bool
	trips    int
}

func (w *wire) asked() {
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.answered {
		w.trips++
	}
	w.answered = false
}

func (w *wire) told() {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.answered = true
}

func (w *wire) count() int {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.trips
}

// through changes a database's address to go by the wire.
func (w *wire) through(t *testing.T, address string) string {
	u, err := url.Parse(address)
	require.NoError(t, err)
	query := u.Query()
	server := filepath.Join(query.Get("host"), ".s.PGSQL.5432")
	dir := t.TempDir()
	listener, err := net.Listen("unix", filepath.Join(dir, ".s.PGSQL.5432"))
	require.NoError(t, err)
	t.Cleanup(func() { _ = listener.Close() })
	go func() {
		for {
			client, err := listener.Accept()
			if err != nil {
				return
			}
			back, err := net.Dial("unix", server)
			if err != nil {
				return
			}
			go pass(back, client, w.asked)
			go pass(client, back, w.told)
		}
	}()
	query.Set("host", dir)
	u.RawQuery = query.Encode()
	return u.String()
}

func pass(to, from net.Conn, note func()) {
	defer func() { _ = to.Close() }()
	buffer := make([]byte, 1<<16)
	for {
		n, err := from.Read(buffer)
		if n > 0 {
			note()
			if _, err := to.Write(buffer[:n]); err != nil {
				return
			}
		}
		if err != nil {
			return // the end at the end, or the test's end
		}
	}
}

func TestRoundTrips(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		if !engine.OnSocket() {
			return // counted on its socket
		}
		trips := func(change func(*storage.Config)) int {
			w := &wire{}
			db := engine.DB(t, "notes", migrations(), change, func(c *storage.Config) { c.Pool, c.URL = 1, w.through(t, c.URL) })
			n := create(t, db, "a", "x")
			read := func() {
				require.NoError(t, db.Read(as("a"), func(_ context.Context, tx *gorm.DB) error { return tx.Take(&note{}, "id = ?", n.ID).Error }))
			}
			read() // the first one prepares the statement
			before := w.count()
			for range 10 {
				read()
			}
			return w.count() - before
		}

		t.Run("the tenant costs no round trip of its own", func(t *testing.T) {
			with := trips(func(*storage.Config) {})
			without := trips(func(c *storage.Config) { c.WithoutRLS = true })
			require.Equal(t, without, with)
			require.Equal(t, 3*10, with) // begin, select, commit
		})
	})
}
