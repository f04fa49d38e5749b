// Package sdktest lets a module prove itself: on both database engines, under a host that is not the real one, against
// the suite that every module must pass.
package sdktest

import (
	"context"
	"io/fs"
	"net/url"
	"path/filepath"
	"strings"
	"testing"

	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Engine is a database engine to test on.
type Engine struct {
	Name   storage.Engine
	server *server // PostgreSQL only
}

// Engines runs body on SQLite and on a real PostgreSQL, as subtests named "sqlite" and "postgres". Without PostgreSQL
// the test fails; it is never skipped.
func Engines(t *testing.T, body func(t *testing.T, engine Engine)) {
	t.Helper()
	t.Run(string(storage.SQLite), func(t *testing.T) { body(t, Engine{Name: storage.SQLite}) })
	t.Run(string(storage.Postgres), func(t *testing.T) {
		s, err := theServer()
		if err != nil {
			t.Fatalf("PostgreSQL for tests: %v", err)
		}
		body(t, Engine{Name: storage.Postgres, server: s})
	})
}

// Config is a fresh, empty database for a module, gone with the test.
func (e Engine) Config(t testing.TB, moduleID string) storage.Config {
	t.Helper()
	cfg := storage.Config{Engine: e.Name, Schema: moduleID}
	if e.Name == storage.SQLite {
		cfg.Path = filepath.Join(t.TempDir(), moduleID+".db")
		return cfg
	}
	address := e.AdminURL(t)
	var err error
	if cfg.URL, cfg.OwnerURL, err = storage.Provision(context.Background(), address, moduleID, roleSecret()); err != nil {
		t.Fatalf("database for %s: %v", moduleID, err)
	}
	return cfg
}

// By has a database go by a clock.
func By(c clock.Clock) func(*storage.Config) {
	return func(cfg *storage.Config) { cfg.Clock = c }
}

// DB is an open, migrated, empty database for a module, gone with the test. change may alter the config, for instance
// to switch off a wall.
func (e Engine) DB(t testing.TB, moduleID string, migrations fs.FS, change ...func(*storage.Config)) *storage.DB {
	t.Helper()
	cfg := e.migrated(t, moduleID, migrations)
	for _, f := range change {
		f(&cfg)
	}
	db, err := storage.Open(context.Background(), cfg)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := db.Close(); err != nil {
			t.Errorf("close the database: %v", err)
		}
	})
	if cfg.WithoutRLS { // the template has all its walls
		if err := db.Migrate(context.Background(), migrations); err != nil {
			t.Fatal(err)
		}
	}
	return db
}

// AdminURL is a fresh PostgreSQL database as its administrator, for tests of a whole host; "" on SQLite.
func (e Engine) AdminURL(t testing.TB) string {
	t.Helper()
	if e.Name == storage.SQLite {
		return ""
	}
	address, err := e.server.database(t, "")
	if err != nil {
		t.Fatal(err)
	}
	return address
}

// OnSocket reports whether the engine is a PostgreSQL server that is reached by a unix socket.
func (e Engine) OnSocket() bool {
	if e.server == nil {
		return false
	}
	u, err := url.Parse(e.server.address)
	return err == nil && strings.HasPrefix(u.Query().Get("host"), "/")
}
