package storage

import (
	"context"
	"database/sql"
	"embed"
	"errors"
	"fmt"
	"io/fs"
	"log/slog"
	"strings"

	"github.com/pressly/goose/v3"
	"github.com/pressly/goose/v3/lock"
)

//go:embed migrations/*.sql
var sdkMigrations embed.FS

// The tables in which goose counts: one line for the SDK, one for the module.
const (
	sdkVersions    = "sdk_goose_version"
	moduleVersions = "goose_db_version"
)

// lockTries is how many seconds a process waits while another one migrates.
const lockTries = 300

// Migrate brings the SDK's tables and then the module's up to date: migrations holds migrations/*.sql and may be nil.
// On PostgreSQL it then puts row level security on every table with a tenant_id. Where something was applied it
// gathers statistics anew. Several processes may call it at once.
//
//sdk:host
func (db *DB) Migrate(ctx context.Context, migrations fs.FS) error {
	unlock, err := db.migrateAlone(ctx)
	if err != nil {
		return fmt.Errorf("storage: migrate %s: wait for another process: %w", db.cfg.Schema, err)
	}
	defer unlock()
	sdk, err := db.migrateLine(ctx, sdkMigrations, sdkVersions)
	if err != nil {
		return fmt.Errorf("storage: migrate the SDK's tables of %s: %w", db.cfg.Schema, err)
	}
	own, err := db.migrateLine(ctx, migrations, moduleVersions)
	if err != nil {
		return fmt.Errorf("storage: migrate %s: %w", db.cfg.Schema, err)
	}
	if err := db.Secure(ctx); err != nil {
		return fmt.Errorf("storage: secure %s: %w", db.cfg.Schema, err)
	}
	if sdk+own == 0 {
		return nil
	}
	db.cfg.Log.DebugContext(ctx, "database migrated", "schema", db.cfg.Schema, "migrations", sdk+own)
	return db.analyze(ctx)
}

// migrateLine applies what is missing of one line of migrations and says how many that were.
func (db *DB) migrateLine(ctx context.Context, source fs.FS, versions string) (int, error) {
	if source == nil {
		return 0, nil
	}
	folder, err := fs.Sub(source, "migrations")
	if err != nil {
		return 0, err
	}
	conns, err := db.migrationConns()
	if err != nil {
		return 0, err
	}
	defer func() { _ = conns.Close() }()
	provider, err := db.gooseProvider(conns, engineFS{folder, db.cfg.Engine}, versions)
	if errors.Is(err, goose.ErrNoMigrations) {
		return 0, nil
	}
	if err != nil {
		return 0, err
	}
	done, err := provider.Up(ctx)
	return len(done), err
}

func (db *DB) gooseProvider(conns *sql.DB, source fs.FS, versions string) (*goose.Provider, error) {
	options := []goose.ProviderOption{
		goose.WithTableName(versions),
		goose.WithDisableGlobalRegistry(true),
		goose.WithSlog(slog.New(slog.DiscardHandler)),
	}
	dialect := goose.DialectSQLite3
	if db.cfg.Engine == Postgres {
		dialect = goose.DialectPostgres
		locker, err := lock.NewPostgresSessionLocker(lock.WithLockTimeout(1, lockTries))
		if err != nil {
			return nil, err
		}
		options = append(options, goose.WithSessionLocker(locker))
	}
	return goose.NewProvider(dialect, conns, source, options...)
}

// migrationConns are connections apart from the pools: the one writer of SQLite would wait for itself.
func (db *DB) migrationConns() (*sql.DB, error) {
	if db.cfg.Engine == SQLite {
		return sql.Open(sqliteDriver, sqliteDSN(db.cfg.Path, "_txlock=immediate"))
	}
	connector, err := db.connector(db.cfg.OwnerURL)
	if err != nil {
		return nil, err
	}
	return sql.OpenDB(connector), nil
}

// analyze gathers statistics anew; on PostgreSQL of the schema's own tables alone, since those of other modules may come
// and go meanwhile. Settings are statements that hold for it.
func (db *DB) analyze(ctx context.Context, settings ...string) error {
	tx, err := db.owner.sql.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer func() { _ = tx.Rollback() }()
	analyze := "ANALYZE"
	if db.cfg.Engine == Postgres {
		settings = append([]string{db.upkeepLock()}, settings...)
		rows, err := tx.QueryContext(ctx, "SELECT quote_ident(tablename) FROM pg_tables WHERE schemaname = current_schema() ORDER BY 1")
		if err != nil {
			return err
		}
		tables, err := scanStrings(rows)
		if err != nil || len(tables) == 0 {
			return err
		}
		analyze += " " + strings.Join(tables, ", ")
	}
	for _, statement := range append(settings, analyze) {
		if _, err := tx.ExecContext(ctx, statement); err != nil {
			return err
		}
	}
	return tx.Commit()
}
