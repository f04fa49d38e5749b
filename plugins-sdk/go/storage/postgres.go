package storage

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"fmt"
	"runtime"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/stdlib"
	gormpostgres "gorm.io/driver/postgres"
	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"github.com/recobro/recobro/plugins-sdk/internal/native"
)

// rollbackTime is how long a rollback may take once the request's own time is over.
const rollbackTime = 5 * time.Second

// openPostgres opens the application's pool, which reads and writes, and a small one for the owner.
func (db *DB) openPostgres(ctx context.Context) (err error) {
	conns := db.cfg.Pool
	if conns <= 0 {
		conns = 8 * runtime.NumCPU()
	}
	if db.write, err = db.postgresPool(ctx, db.cfg.URL, conns); err != nil {
		return err
	}
	db.read = db.write
	if db.cfg.OwnerURL == "" {
		return nil
	}
	db.owner, err = db.postgresPool(ctx, db.cfg.OwnerURL, 2)
	return err
}

func (db *DB) postgresPool(ctx context.Context, address string, conns int) (*pool, error) {
	connector, err := db.connector(address)
	if err != nil {
		return nil, err
	}
	pool := &pool{sql: sql.OpenDB(connector)}
	pool.sql.SetMaxOpenConns(conns)
	pool.sql.SetMaxIdleConns(conns)
	pool.sql.SetConnMaxIdleTime(5 * time.Minute)
	db.closed = append(db.closed, pool.sql.Close)
	if err := pool.sql.PingContext(ctx); err != nil {
		return nil, err
	}
	pool.gorm, err = db.gormOver(postgresDialector{gormpostgres.Dialector{Config: &gormpostgres.Config{Conn: pool.sql}}})
	if err == nil {
		pool.gorm.ClauseBuilders["LIMIT"] = literalLimit
	}
	return pool, err
}

func (db *DB) connector(address string) (driver.Connector, error) {
	cfg, err := pgx.ParseConfig(address)
	if err != nil {
		return nil, fmt.Errorf("database address: %w", err)
	}
	cfg.RuntimeParams["search_path"] = SchemaName(db.cfg.Schema)
	cfg.RuntimeParams["timezone"] = "UTC"
	cfg.RuntimeParams["application_name"] = SchemaName(db.cfg.Schema)
	return tenantConnector{stdlib.GetConnector(*cfg)}, nil
}

// SchemaName is the PostgreSQL schema, and the application's role, of a module id.
//
//sdk:host
func SchemaName(moduleID string) string {
	return "recobro_" + strings.ReplaceAll(moduleID, "-", "_")
}

// tenantConnector makes connections whose BEGIN tells the server the tenant.
type tenantConnector struct{ driver.Connector }

// Connect opens one.
func (c tenantConnector) Connect(ctx context.Context) (driver.Conn, error) {
	conn, err := c.Connector.Connect(ctx)
	if err != nil {
		return nil, err
	}
	return &tenantConn{Conn: conn.(*stdlib.Conn)}, nil
}

// tenantConn is pgx's connection for database/sql, with a BeginTx of its own.
type tenantConn struct {
	*stdlib.Conn
	tx  pgx.Tx     // the open transaction, for what database/sql cannot say: COPY, River
	use sync.Mutex // who of those, or of who ends the transaction, uses the connection
}

// CheckNamedValue has every time arrive as UTC: PostgreSQL's timestamps keep the clock's reading and drop the zone.
func (c *tenantConn) CheckNamedValue(v *driver.NamedValue) error {
	switch at := v.Value.(type) {
	case time.Time:
		v.Value = at.UTC()
	case *time.Time:
		if at != nil {
			v.Value = at.UTC()
		}
	}
	return c.Conn.CheckNamedValue(v)
}

// BeginTx sends BEGIN and the tenant, local to the transaction, in one message: it costs no round trip of its own.
func (c *tenantConn) BeginTx(ctx context.Context, opts driver.TxOptions) (driver.Tx, error) {
	if c.Conn.Conn().IsClosed() {
		return nil, driver.ErrBadConn
	}
	tx, err := c.Conn.Conn().BeginTx(ctx, pgx.TxOptions{BeginQuery: beginQuery(ctx, opts)})
	if err != nil {
		return nil, err
	}
	c.tx = tx
	return &tenantTx{conn: c, ctx: ctx}, nil
}

func beginQuery(ctx context.Context, opts driver.TxOptions) string {
	query := "begin"
	if sql.IsolationLevel(opts.Isolation) == sql.LevelRepeatableRead {
		query += " isolation level repeatable read"
	}
	if opts.ReadOnly {
		query += " read only"
	}
	if tenant, _ := ctx.Value(tenantKey{}).(string); tenant != "" {
		query += "; select set_config('app.tenant', " + quoteLiteral(tenant) + ", true)"
	}
	return query
}

// quoteLiteral is s as an SQL string whatever it holds; standard_conforming_strings makes backslashes plain only
// in '…', so they go in E'…' doubled.
func quoteLiteral(s string) string {
	s = strings.NewReplacer("'", "''", `\`, `\\`, "\x00", "").Replace(s)
	return " E'" + s + "'"
}

// tenantTx ends the transaction of a tenantConn.
type tenantTx struct {
	conn *tenantConn
	ctx  context.Context
}

// Commit commits.
func (t *tenantTx) Commit() error {
	t.conn.use.Lock()
	defer t.conn.use.Unlock()
	tx := t.conn.tx
	t.conn.tx = nil
	return tx.Commit(t.ctx)
}

// Rollback rolls back, also when the time of the request is over.
func (t *tenantTx) Rollback() error {
	t.conn.use.Lock() // whatever is under way has been told that ctx is over
	defer t.conn.use.Unlock()
	ctx, cancel := context.WithTimeout(context.WithoutCancel(t.ctx), rollbackTime)
	defer cancel()
	tx := t.conn.tx
	t.conn.tx = nil
	return tx.Rollback(ctx)
}

// postgresDialector is gorm's, with errors translated to this package's.
type postgresDialector struct{ gormpostgres.Dialector }

// Translate makes an engine's error one of this package's.
func (d postgresDialector) Translate(err error) error { return translatePostgres(err) }

// SavePoint begins a nested transaction.
func (d postgresDialector) SavePoint(tx *gorm.DB, name string) error {
	return native.Permit(tx).Exec("SAVEPOINT " + name).Error
}

// RollbackTo returns to a savepoint.
func (d postgresDialector) RollbackTo(tx *gorm.DB, name string) error {
	return native.Permit(tx).Exec("ROLLBACK TO SAVEPOINT " + name).Error
}

// literalLimit writes how many rows are asked for into the statement. As a parameter PostgreSQL would take it for a tenth of
// the table when it weighs one plan for all, find that dear, and plan anew each time.
func literalLimit(c clause.Clause, builder clause.Builder) {
	limit, ok := c.Expression.(clause.Limit)
	if !ok || limit.Limit == nil || *limit.Limit < 0 {
		c.Build(builder)
		return
	}
	_, _ = builder.WriteString("LIMIT " + strconv.Itoa(*limit.Limit))
	if limit.Offset > 0 {
		_, _ = builder.WriteString(" OFFSET ")
		builder.AddVar(builder, limit.Offset)
	}
}
