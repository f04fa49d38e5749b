package storage

import (
	"context"
	"database/sql/driver"
	"errors"
	"io"
	"strings"

	"github.com/hashicorp/golang-lru/v2/simplelru"
)

const (
	// keptStatements is how many prepared statements a connection of SQLite keeps: a module's own, a few times over. To
	// parse and plan one costs more than most of them take to run.
	keptStatements = 64
	// longestKept is the longest statement that is kept, in bytes: those of many rows hardly come again alike.
	longestKept = 4 << 10
)

// keeping makes connections that keep what they have prepared. database/sql keeps statements for its pool alone, and would
// ask for a second connection while a transaction has the only one.
type keeping struct{ driver.Connector }

// Connect opens one.
func (k keeping) Connect(ctx context.Context) (driver.Conn, error) {
	conn, err := k.Connector.Connect(ctx)
	if err != nil {
		return nil, err
	}
	kept, err := simplelru.NewLRU(keptStatements, func(_ string, s *resting) { s.close() })
	if err != nil {
		return nil, err
	}
	return &keepingConn{sqliteConn: conn.(sqliteConn), kept: kept}, nil
}

// sqliteConn is all that the driver's connections can.
type sqliteConn interface {
	driver.Conn
	driver.ConnBeginTx
	driver.ConnPrepareContext
	driver.ExecerContext
	driver.QueryerContext
	driver.Pinger
	driver.SessionResetter
	driver.Validator
}

type sqliteStatement interface {
	driver.Stmt
	driver.StmtExecContext
	driver.StmtQueryContext
}

type sqliteRows interface {
	driver.Rows
	driver.RowsColumnTypeDatabaseTypeName
	driver.RowsColumnTypeLength
	driver.RowsColumnTypeNullable
	driver.RowsColumnTypePrecisionScale
	driver.RowsColumnTypeScanType
}

// keepingConn is a connection and the statements that are at rest on it; one at work is not among them.
type keepingConn struct {
	sqliteConn
	kept *simplelru.LRU[string, *resting]
}

// resting is a statement that nobody uses; without one when it was taken.
type resting struct{ statement sqliteStatement }

func (r *resting) close() {
	if r.statement != nil {
		_ = r.statement.Close()
	}
}

// ExecContext runs a statement that gives no rows.
func (c *keepingConn) ExecContext(ctx context.Context, query string, args []driver.NamedValue) (driver.Result, error) {
	if !keeps(query) {
		return c.sqliteConn.ExecContext(ctx, query, args)
	}
	s, err := c.take(ctx, query)
	if err != nil {
		return nil, err
	}
	result, err := s.ExecContext(ctx, args)
	c.back(query, s, err)
	return result, err
}

// QueryContext runs a statement that gives rows; it rests again when these are closed.
func (c *keepingConn) QueryContext(ctx context.Context, query string, args []driver.NamedValue) (driver.Rows, error) {
	if !keeps(query) {
		return c.sqliteConn.QueryContext(ctx, query, args)
	}
	s, err := c.take(ctx, query)
	if err != nil {
		return nil, err
	}
	rows, err := s.QueryContext(ctx, args)
	if err != nil {
		c.back(query, s, err)
		return nil, err
	}
	return &keptRows{sqliteRows: rows.(sqliteRows), done: func(err error) { c.back(query, s, err) }}, nil
}

// Close closes what is kept, then the connection.
func (c *keepingConn) Close() error {
	c.kept.Purge()
	return c.sqliteConn.Close()
}

// keeps tells whether a statement is worth keeping: not what is done once, such as changes of the schema.
func keeps(query string) bool {
	if len(query) > longestKept {
		return false
	}
	verb, _, _ := strings.Cut(query, " ")
	switch verb {
	case "SELECT", "INSERT", "UPDATE", "DELETE", "SAVEPOINT", "RELEASE":
		return true
	default:
		return false
	}
}

func (c *keepingConn) take(ctx context.Context, query string) (sqliteStatement, error) {
	if r, ok := c.kept.Peek(query); ok {
		s := r.statement
		r.statement = nil
		c.kept.Remove(query)
		return s, nil
	}
	s, err := c.PrepareContext(ctx, query)
	if err != nil {
		return nil, err
	}
	return s.(sqliteStatement), nil
}

// back keeps a statement for its next use, unless it failed or another of the same text came back before it.
func (c *keepingConn) back(query string, s sqliteStatement, err error) {
	if err != nil || c.kept.Contains(query) {
		_ = s.Close()
		return
	}
	c.kept.Add(query, &resting{s})
}

// keptRows gives a statement back once its rows are read.
type keptRows struct {
	sqliteRows
	failed error
	done   func(error)
}

// Next reads a row.
func (r *keptRows) Next(dest []driver.Value) error {
	err := r.sqliteRows.Next(dest)
	if err != nil && !errors.Is(err, io.EOF) {
		r.failed = err
	}
	return err
}

// Close ends the reading.
func (r *keptRows) Close() error {
	err := r.sqliteRows.Close()
	if r.done != nil {
		r.done(errors.Join(r.failed, err))
		r.done = nil
	}
	return err
}
