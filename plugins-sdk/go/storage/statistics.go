package storage

import (
	"context"
	"strings"
	"time"
)

// SQLite plans by statistics that nobody gathers by itself. Those of empty tables, from the first migration, are worse than
// none: a search for a whole document walks the tenant.
const (
	// grownFrom is the number of rows below which any plan is fast.
	grownFrom = 1000
	// grownBy is by how much a table has to grow until what is known of it misleads.
	grownBy = 2
	// upkeepEvery is how often a process looks; the looking is one seek a table.
	upkeepEvery = 30 * time.Second
	// upkeepTimeout bounds one look and what it finds to do, at the writer's expense.
	upkeepTimeout = 10 * time.Second
)

// Upkeep keeps statistics as young as the tables until ctx ends: at once, and again every half minute. PostgreSQL does so
// by itself.
//
//sdk:host
func (db *DB) Upkeep(ctx context.Context) {
	if db.cfg.Engine != SQLite {
		return
	}
	tick := time.NewTicker(upkeepEvery)
	defer tick.Stop()
	for {
		if err := db.Refresh(ctx); err != nil && ctx.Err() == nil {
			db.cfg.Log.WarnContext(ctx, "statistics not gathered", "schema", db.cfg.Schema, "error", err)
		}
		select {
		case <-tick.C:
		case <-ctx.Done():
			return
		}
	}
}

// Refresh gathers statistics anew of what has grown much; it is called while very many rows come in. On PostgreSQL a tenth
// of the usual sample does: until the server looks by itself, it plans as if the tables were empty.
func (db *DB) Refresh(ctx context.Context) error {
	if db.cfg.Engine != SQLite {
		return db.analyze(ctx, "SET LOCAL default_statistics_target = 10")
	}
	ctx, cancel := context.WithTimeout(ctx, upkeepTimeout)
	defer cancel()
	grown, err := db.grown(ctx)
	if err != nil || len(grown) == 0 {
		return err
	}
	for table, rows := range grown {
		if _, err := db.write.sql.ExecContext(ctx, `ANALYZE "`+table+`"`); err != nil {
			return db.Translate(err)
		}
		db.analyzed.Store(table, rows)
	}
	db.read.renew()
	return nil
}

// grown gives the tables whose statistics are missing or too old, with the rows that they have by now.
func (db *DB) grown(ctx context.Context) (map[string]int64, error) {
	known, err := db.known(ctx)
	if err != nil {
		return nil, err
	}
	tables, err := db.tables(ctx)
	if err != nil {
		return nil, err
	}
	grown := map[string]int64{}
	for _, table := range tables {
		// The highest row id costs one seek. It counts deleted rows too, which is why it is compared with itself once known.
		var rows int64
		if err := db.read.sql.QueryRowContext(ctx, `SELECT COALESCE(MAX(rowid), 0) FROM "`+table+`"`).Scan(&rows); err != nil {
			continue // a table without row ids is a small one of the engine's
		}
		before := known[table]
		if last, ok := db.analyzed.Load(table); ok {
			before = last.(int64)
		}
		if rows >= grownFrom && rows >= grownBy*before {
			grown[table] = rows
		}
	}
	return grown, nil
}

// known are the rows of each table when its statistics were gathered.
func (db *DB) known(ctx context.Context) (map[string]int64, error) {
	known := map[string]int64{}
	rows, err := db.read.sql.QueryContext(ctx, "SELECT tbl, MAX(CAST(stat AS INTEGER)) FROM sqlite_stat1 GROUP BY tbl")
	if err != nil && strings.Contains(err.Error(), "no such table") {
		return known, nil // nothing was ever gathered
	}
	if err != nil {
		return nil, db.Translate(err)
	}
	defer func() { _ = rows.Close() }()
	for rows.Next() {
		var table string
		var count int64
		if err := rows.Scan(&table, &count); err != nil {
			return nil, err
		}
		known[table] = count
	}
	return known, rows.Err()
}

// tables are the module's own; full-text indexes look after themselves.
func (db *DB) tables(ctx context.Context) ([]string, error) {
	rows, err := db.read.sql.QueryContext(ctx, `SELECT name FROM sqlite_schema t
		WHERE type = 'table' AND name NOT LIKE 'sqlite\_%' ESCAPE '\' AND sql NOT LIKE 'CREATE VIRTUAL%'
		AND NOT EXISTS (SELECT 1 FROM sqlite_schema v WHERE v.sql LIKE 'CREATE VIRTUAL%' AND t.name LIKE v.name || '\_%' ESCAPE '\')`)
	if err != nil {
		return nil, db.Translate(err)
	}
	return scanStrings(rows)
}

// renewal is how long connections that are at work have to come back to be closed as well.
const renewal = 250 * time.Millisecond

// renew closes the connections at rest, and those that come back within renewal: an open one plans by the statistics that it
// has read.
func (p *pool) renew() {
	p.sql.SetMaxIdleConns(0)
	time.Sleep(renewal)
	p.sql.SetMaxIdleConns(p.conns)
}

// longestConn is after how long a connection that is never at rest reads the statistics anew.
const longestConn = 5 * time.Minute

func (p *pool) keep(conns int) {
	p.conns = conns
	p.sql.SetMaxOpenConns(conns)
	p.sql.SetMaxIdleConns(conns)
	if conns > 1 { // the one writer gathers them itself
		p.sql.SetConnMaxLifetime(longestConn)
	}
}
