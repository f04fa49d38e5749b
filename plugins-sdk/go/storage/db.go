// Package storage keeps a module's rows: SQLite or PostgreSQL under gorm, a wall between tenants, versions, migrations.
package storage

import (
	"context"
	"database/sql"
	"errors"
	"sync"
	"time"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/clock"
)

// DB is a module's database. Safe for concurrent use.
type DB struct {
	cfg    Config
	write  *pool // transactions that write, as the application's role
	read   *pool // snapshots
	owner  *pool // the schema's owner: every tenant
	closed []func() error
	// sharing are the brief transactions of SQLite.
	sharing sharing
	// analyzed are the rows of each table, by the highest row id, when this process last gathered its statistics.
	analyzed sync.Map
}

// pool is one set of connections and gorm over them.
type pool struct {
	sql   *sql.DB
	gorm  *gorm.DB
	conns int // of SQLite
}

// Engine is the kind of database under db.
func (db *DB) Engine() Engine { return db.cfg.Engine }

// Schema is the id of the module that owns the data.
//
//sdk:host
func (db *DB) Schema() string { return db.cfg.Schema }

// Clock is the clock that stamps rows.
func (db *DB) Clock() clock.Clock { return db.cfg.Clock }

// Close lets go of every connection; it waits for open transactions.
//
//sdk:host
func (db *DB) Close() error {
	var all error
	for _, closeOne := range db.closed {
		all = errors.Join(all, closeOne())
	}
	return all
}

// deadline gives ctx the configured deadline if it has none.
func (db *DB) deadline(ctx context.Context) (context.Context, context.CancelFunc) {
	if _, ok := ctx.Deadline(); ok {
		return ctx, func() {}
	}
	return context.WithTimeout(ctx, db.cfg.Timeout)
}

const defaultTimeout = 30 * time.Second

// Contains is the condition, with one parameter, that a column has a text in it, capitals and accents as they are; page.Words passes over both.
func (db *DB) Contains(column string) string {
	if db.cfg.Engine == Postgres {
		return "strpos(" + column + ", ?) > 0"
	}
	return "instr(" + column + ", ?) > 0"
}
