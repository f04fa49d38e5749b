package storage

import (
	"context"
	"sync"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
)

// heldTx is pgx's transaction for what goes past database/sql: COPY, and the queue's own statements. database/sql rolls back in a goroutine
// of its own once the context ends, and knows nothing of these; a connection that two use at once may bring down the program. So each
// holds the connection while it uses it, and the end of the transaction waits for it.
type heldTx struct {
	pgx.Tx
	use *sync.Mutex
}

// Exec implements pgx.Tx.
func (t heldTx) Exec(ctx context.Context, sql string, args ...any) (pgconn.CommandTag, error) {
	t.use.Lock()
	defer t.use.Unlock()
	return t.Tx.Exec(ctx, sql, args...)
}

// CopyFrom implements pgx.Tx.
func (t heldTx) CopyFrom(ctx context.Context, into pgx.Identifier, columns []string, rows pgx.CopyFromSource) (int64, error) {
	t.use.Lock()
	defer t.use.Unlock()
	return t.Tx.CopyFrom(ctx, into, columns, rows)
}

// Query implements pgx.Tx; the connection is held until the rows are read, or closed.
func (t heldTx) Query(ctx context.Context, sql string, args ...any) (pgx.Rows, error) {
	t.use.Lock()
	rows, err := t.Tx.Query(ctx, sql, args...)
	if err != nil {
		t.use.Unlock()
		return rows, err
	}
	return &heldRows{Rows: rows, release: sync.OnceFunc(t.use.Unlock)}, nil
}

// QueryRow implements pgx.Tx; the connection is held until the row is scanned.
func (t heldTx) QueryRow(ctx context.Context, sql string, args ...any) pgx.Row {
	t.use.Lock()
	return heldRow{t.Tx.QueryRow(ctx, sql, args...), t.use}
}

type heldRows struct {
	pgx.Rows
	release func()
}

// Next implements pgx.Rows.
func (r *heldRows) Next() bool {
	if r.Rows.Next() {
		return true
	}
	r.release()
	return false
}

// Close implements pgx.Rows.
func (r *heldRows) Close() {
	r.Rows.Close()
	r.release()
}

type heldRow struct {
	pgx.Row
	use *sync.Mutex
}

// Scan implements pgx.Row.
func (r heldRow) Scan(dest ...any) error {
	defer r.use.Unlock()
	return r.Row.Scan(dest...)
}
