package sdktest

import (
	"context"
	"io/fs"
	"log/slog"
	"os"
	"path/filepath"
	"sync"
	"testing"

	"github.com/jackc/pgx/v5"
	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/go/jobs"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// templates are databases with the tables of the SDK, its queue and one module, empty, which tests get copies of: the
// files of this process on SQLite; on PostgreSQL they stay with the server.
type templates struct {
	mu    sync.Mutex
	files map[string][]byte
}

var sqliteTemplates = templates{files: map[string][]byte{}}

// migrated is a fresh database for a module with all its tables, gone with the test.
func (e Engine) migrated(t testing.TB, moduleID string, migrations fs.FS) storage.Config {
	t.Helper()
	fingerprint, err := storage.Fingerprint(moduleID, migrations)
	if err != nil {
		t.Fatal(err)
	}
	name := "recobro_template_" + moduleID + "_" + fingerprint
	cfg := storage.Config{Engine: e.Name, Schema: moduleID}
	if e.Name == storage.SQLite {
		cfg.Path = filepath.Join(t.TempDir(), moduleID+".db")
		err = sqliteTemplates.copy(name, cfg, migrations)
	} else {
		cfg.URL, cfg.OwnerURL, err = e.server.copy(t, name, moduleID, migrations)
	}
	if err != nil {
		t.Fatalf("database for %s: %v", moduleID, err)
	}
	return cfg
}

// on is migrated, or a copy of a bed.
func (e Engine) on(t testing.TB, moduleID string, migrations fs.FS, ground *bed) storage.Config {
	t.Helper()
	if ground == nil {
		return e.migrated(t, moduleID, migrations)
	}
	cfg := storage.Config{Engine: e.Name, Schema: moduleID}
	if e.Name == storage.SQLite {
		cfg.Path = filepath.Join(t.TempDir(), moduleID+".db")
		require.NoError(t, os.WriteFile(cfg.Path, ground.file, 0o600))
		return cfg
	}
	address, err := e.server.database(t, ground.database)
	require.NoError(t, err)
	cfg.URL, cfg.OwnerURL, err = storage.RoleURLs(address, moduleID, roleSecret())
	require.NoError(t, err)
	return cfg
}

func (s *templates) copy(name string, cfg storage.Config, migrations fs.FS) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	if file, known := s.files[name]; known {
		return os.WriteFile(cfg.Path, file, 0o600)
	}
	if err := furnish(cfg, migrations); err != nil {
		return err
	}
	file, err := os.ReadFile(cfg.Path) // whole: closing the last connection has written the log back
	s.files[name] = file
	return err
}

// copy makes a database for a test out of the template, which the first who asks makes, whichever process that is.
func (s *server) copy(t testing.TB, template, moduleID string, migrations fs.FS) (app, owner string, err error) {
	if err := s.make(template, moduleID, migrations); err != nil {
		return "", "", err
	}
	address, err := s.database(t, template)
	if err != nil {
		return "", "", err
	}
	return storage.RoleURLs(address, moduleID, roleSecret())
}

// make makes a template that is not there yet: under another name, so that nobody copies a half of it.
func (s *server) make(template, moduleID string, migrations fs.FS) error {
	return s.alone(template, func(conn *pgx.Conn) error {
		var known bool
		err := conn.QueryRow(context.Background(), "SELECT EXISTS (SELECT FROM pg_database WHERE datname = $1)", template).Scan(&known)
		if err != nil || known {
			return err
		}
		making := template + "_making"
		if err := s.administer("DROP DATABASE IF EXISTS "+making+" WITH (FORCE)", "CREATE DATABASE "+making); err != nil {
			return err
		}
		if err := s.furnish(making, moduleID, migrations); err != nil {
			return err
		}
		return s.administer("ALTER DATABASE " + making + " RENAME TO " + template)
	})
}

func (s *server) furnish(database, moduleID string, migrations fs.FS) error {
	address, err := s.urlOf(database)
	if err != nil {
		return err
	}
	cfg := storage.Config{Engine: storage.Postgres, Schema: moduleID}
	if cfg.URL, cfg.OwnerURL, err = storage.Provision(context.Background(), address, moduleID, roleSecret()); err != nil {
		return err
	}
	return furnish(cfg, migrations)
}

// alone runs f while no other process does so with the same name.
func (s *server) alone(name string, f func(*pgx.Conn) error) error {
	ctx := context.Background()
	conn, err := pgx.Connect(ctx, s.address)
	if err != nil {
		return err
	}
	defer func() { _ = conn.Close(ctx) }() // which lets go of the lock
	if _, err := conn.Exec(ctx, "SELECT pg_advisory_lock(hashtext($1))", name); err != nil {
		return err
	}
	return f(conn)
}

// furnish makes all tables of an empty database.
func furnish(cfg storage.Config, migrations fs.FS) (err error) {
	cfg.Log = slog.New(slog.DiscardHandler)
	db, err := storage.Open(context.Background(), cfg)
	if err != nil {
		return err
	}
	defer func() {
		if closing := db.Close(); err == nil {
			err = closing
		}
	}()
	if err := db.Migrate(context.Background(), migrations); err != nil {
		return err
	}
	queue, err := jobs.Open(context.Background(), jobs.Config{DB: db, Workers: jobs.NewWorkers(cfg.Schema), Log: cfg.Log})
	if err != nil {
		return err
	}
	return queue.Stop(context.Background())
}

// roleSecret is what the passwords of the roles follow from: they are the whole server's, so it is the same for all.
func roleSecret() []byte { return make([]byte, 32) }
