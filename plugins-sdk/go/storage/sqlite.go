package storage

import (
	"context"
	"database/sql"
	"errors"
	"net/url"
	"os"
	"runtime"
	"strings"

	gormsqlite "gorm.io/driver/sqlite"
	"gorm.io/gorm"
	"modernc.org/sqlite"
	sqlitelib "modernc.org/sqlite/lib"

	"github.com/recobro/recobro/plugins-sdk/internal/native"
)

// sqliteDriver is the name modernc.org/sqlite registers itself under.
const sqliteDriver = "sqlite"

// openSQLite opens one connection that writes and a pool that reads: SQLite has one writer at a time, and a queue in
// Go is fair where its own is not.
func (db *DB) openSQLite(ctx context.Context) (err error) {
	if err = makeSQLiteFile(db.cfg.Path); err != nil {
		return err
	}
	if db.write, err = db.sqlitePool(ctx, sqliteDSN(db.cfg.Path, "_txlock=immediate"), 1); err != nil {
		return err
	}
	readers := db.cfg.Pool
	if readers <= 0 {
		readers = max(4, runtime.NumCPU())
	}
	db.read, err = db.sqlitePool(ctx, sqliteDSN(db.cfg.Path, "_pragma=query_only(1)"), readers)
	db.owner = db.write
	return err
}

// makeSQLiteFile makes the file of a database, for its owner alone: SQLite would make it for whoever the umask lets, and gives
// its journals the mode that the file has.
func makeSQLiteFile(path string) error {
	file, err := os.OpenFile(path, os.O_CREATE|os.O_RDWR, 0o600)
	if err != nil {
		return err
	}
	return file.Close()
}

func (db *DB) sqlitePool(ctx context.Context, dsn string, conns int) (*pool, error) {
	connector, err := sqlite.NewConnector(dsn)
	if err != nil {
		return nil, err
	}
	pool := &pool{sql: sql.OpenDB(keeping{connector})}
	pool.keep(conns)
	db.closed = append(db.closed, pool.sql.Close)
	if err := pool.sql.PingContext(ctx); err != nil {
		return nil, err
	}
	pool.gorm, err = db.gormOver(sqliteDialector{gormsqlite.Dialector{Conn: pool.sql}})
	return pool, err
}

func sqliteDSN(path string, options ...string) string {
	options = append([]string{
		"_pragma=busy_timeout(10000)",
		"_pragma=journal_mode(WAL)",
		"_pragma=synchronous(FULL)",
		"_pragma=foreign_keys(1)",
		"_pragma=cache_size(-16000)",
		"_pragma=temp_store(MEMORY)",
		// A bounded sample keeps ANALYZE short on a full database. It also leaves out the samples of values for whose sake
		// SQLite plans every statement twice, the second time with its parameters.
		"_pragma=analysis_limit(1000)",
		"_time_format=sqlite",
		"_timezone=UTC",
	}, options...)
	return "file:" + (&url.URL{Path: path}).EscapedPath() + "?" + strings.Join(options, "&")
}

// sqliteDialector is gorm's, with modernc's errors translated.
type sqliteDialector struct{ gormsqlite.Dialector }

// Translate makes an engine's error one of this package's.
func (d sqliteDialector) Translate(err error) error { return translateSQLite(err) }

// SavePoint and RollbackTo keep gorm's nested transactions, which it finds by interface.
func (d sqliteDialector) SavePoint(tx *gorm.DB, name string) error {
	return native.Permit(tx).Exec("SAVEPOINT " + name).Error
}

// RollbackTo returns to a savepoint.
func (d sqliteDialector) RollbackTo(tx *gorm.DB, name string) error {
	return native.Permit(tx).Exec("ROLLBACK TO SAVEPOINT " + name).Error
}

func translateSQLite(err error) error {
	var e *sqlite.Error
	if !errors.As(err, &e) {
		return translate(err)
	}
	if e.Code() == sqlitelib.SQLITE_CONSTRAINT_TRIGGER && strings.Contains(e.Error(), triggeredCheck) {
		return ErrInvalidValue.Wrap(err)
	}
	switch e.Code() {
	case sqlitelib.SQLITE_CONSTRAINT_PRIMARYKEY, sqlitelib.SQLITE_CONSTRAINT_UNIQUE, sqlitelib.SQLITE_CONSTRAINT_ROWID:
		return ErrDuplicate.WithParam("constraint", afterColon(e.Error())).Wrap(err)
	case sqlitelib.SQLITE_CONSTRAINT_FOREIGNKEY, sqlitelib.SQLITE_CONSTRAINT_TRIGGER:
		return ErrForeignKey.Wrap(err)
	case sqlitelib.SQLITE_CONSTRAINT_CHECK, sqlitelib.SQLITE_CONSTRAINT_NOTNULL, sqlitelib.SQLITE_CONSTRAINT_DATATYPE:
		return ErrInvalidValue.Wrap(err)
	}
	switch e.Code() & 0xff {
	case sqlitelib.SQLITE_TOOBIG, sqlitelib.SQLITE_MISMATCH, sqlitelib.SQLITE_RANGE:
		return ErrInvalidValue.Wrap(err)
	case sqlitelib.SQLITE_BUSY, sqlitelib.SQLITE_LOCKED:
		return ErrBusy.Wrap(err)
	case sqlitelib.SQLITE_INTERRUPT:
		return ErrBusy.Wrap(errors.Join(context.DeadlineExceeded, err))
	}
	return err
}

// triggeredCheck begins the message of a trigger that stands for a check: SQLite adds none to a table that is there.
const triggeredCheck = "check: "

// afterColon is the columns of "… UNIQUE constraint failed: t.a, t.b (2067)".
func afterColon(message string) string {
	_, columns, _ := strings.Cut(message, "constraint failed: ")
	if i := strings.LastIndex(columns, "constraint failed: "); i >= 0 {
		columns = columns[i+len("constraint failed: "):]
	}
	columns, _, _ = strings.Cut(columns, " (")
	return columns
}
