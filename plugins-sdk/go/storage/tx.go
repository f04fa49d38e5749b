package storage

import (
	"context"
	"database/sql"
	"errors"
	"fmt"

	"github.com/jackc/pgx/v5"
	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/internal/native"
)

// mode is what a transaction may do.
type mode int

const (
	reading mode = iota
	writing
	platform
)

// open is a transaction under way; the context of the code inside carries it.
type open struct {
	db      *DB
	mode    mode
	tenant  string
	snap    bool // a platform transaction that only reads
	pool    *pool
	sql     *sql.Tx
	pgx     pgx.Tx // PostgreSQL only
	after   []func()
	copied  map[string]bool // PostgreSQL: temporary tables that Bulk has filled in this transaction
	refused error           // the first statement that a wall refused: the transaction will not commit
	brief   bool            // shared with others: see Brief
	outer   *open           // the platform transaction this one joined; nil for one of its own
}

type openKey struct{ db *DB }

// currentKey finds the innermost open transaction, whichever database it is of.
type currentKey struct{}

type tenantKey struct{}

// Tx runs f in a transaction that may write, as the tenant of ctx's principal. Inside another Tx of db it joins that
// one: the outer one commits. Inside Platform it joins too, narrowed to the principal's tenant. f's error, or a panic,
// rolls back. It fails with ErrNoTenant without a principal, with ErrForeignRow when the principal inside a transaction
// is of another tenant than the one outside, and translates the engine's errors to those of this package.
func (db *DB) Tx(ctx context.Context, f func(ctx context.Context, tx *gorm.DB) error) error {
	if o := db.openIn(ctx); o != nil && o.mode != reading {
		return o.join(ctx, f)
	}
	return db.asTenant(ctx, db.write, writing, f)
}

// Read runs f on one snapshot, as the tenant of ctx's principal; writing in it fails. Inside a Tx or Read of db it
// joins that one and sees what it wrote. It fails as Tx does.
func (db *DB) Read(ctx context.Context, f func(ctx context.Context, tx *gorm.DB) error) error {
	if o := db.openIn(ctx); o != nil {
		return o.join(ctx, f)
	}
	return db.asTenant(ctx, db.read, reading, f)
}

// Platform runs f in a writing transaction over every tenant's rows, as the schema's owner. Only for work of the
// platform itself: linking tracing events, resuming what a crash left, tables without a tenant. Inside a Tx it is
// refused with ErrNotAllowed: a change of one tenant does not reach into another.
//
//sdk:host
func (db *DB) Platform(ctx context.Context, f func(ctx context.Context, tx *gorm.DB) error) error {
	if o := db.openIn(ctx); o != nil && o.mode == writing {
		return notAllowed("Platform inside a Tx")
	} else if o != nil && o.mode == platform {
		return f(ctx, o.session(ctx))
	}
	return db.asPlatform(ctx, &open{db: db, pool: db.owner, mode: platform}, f)
}

// PlatformRead is Platform on a snapshot, for platform work that only looks: it takes no write lock. Inside a Tx it
// does not see what that one wrote.
func (db *DB) PlatformRead(ctx context.Context, f func(ctx context.Context, tx *gorm.DB) error) error {
	if o := db.openIn(ctx); o != nil && o.mode == platform {
		return f(ctx, o.session(ctx))
	}
	pool := db.owner
	if db.cfg.Engine == SQLite {
		pool = db.read
	}
	return db.asPlatform(ctx, &open{db: db, pool: pool, mode: platform, snap: true}, f)
}

func (db *DB) asPlatform(ctx context.Context, o *open, f func(context.Context, *gorm.DB) error) error {
	if o.pool == nil {
		return notAllowed("platform work without the owner's address")
	}
	return db.run(ctx, o, f)
}

// join runs f in the transaction that is open already, as the tenant of ctx's principal.
func (o *open) join(ctx context.Context, f func(context.Context, *gorm.DB) error) error {
	who, ok := principal.From(ctx)
	switch {
	case !ok || who.TenantID == "":
		return ErrNoTenant
	case o.mode == platform:
		inner := *o
		inner.mode, inner.tenant, inner.outer = writing, who.TenantID, o
		ctx = context.WithValue(context.WithValue(ctx, openKey{o.db}, &inner), currentKey{}, &inner)
		return f(ctx, inner.session(ctx))
	case who.TenantID != o.tenant:
		return ErrForeignRow.Wrap(errors.New("a transaction of one tenant joined as another"))
	}
	return f(ctx, o.session(ctx))
}

// AfterCommit runs f once the open transaction of ctx has committed, or at once if there is none.
func (db *DB) AfterCommit(ctx context.Context, f func()) {
	o := db.openIn(ctx)
	if o == nil {
		f()
		return
	}
	if o.outer != nil {
		o = o.outer
	}
	o.after = append(o.after, f)
}

// InTransaction reports whether a transaction of db is open in ctx.
func (db *DB) InTransaction(ctx context.Context) bool { return db.openIn(ctx) != nil }

func (db *DB) openIn(ctx context.Context) *open {
	o, _ := ctx.Value(openKey{db}).(*open)
	return o
}

func (db *DB) asTenant(ctx context.Context, p *pool, m mode, f func(context.Context, *gorm.DB) error) error {
	who, ok := principal.From(ctx)
	if !ok || who.TenantID == "" {
		return ErrNoTenant
	}
	return db.run(ctx, &open{db: db, pool: p, mode: m, tenant: who.TenantID}, f)
}

// run does f in one transaction, and what is to follow once its connection is free again for whoever follows.
func (db *DB) run(ctx context.Context, o *open, f func(context.Context, *gorm.DB) error) error {
	if err := db.transact(ctx, o, f); err != nil {
		return err
	}
	for _, then := range o.after {
		then()
	}
	return nil
}

func (db *DB) transact(ctx context.Context, o *open, f func(context.Context, *gorm.DB) error) error {
	ctx, cancel := db.deadline(ctx)
	defer cancel()
	if !db.cfg.WithoutRLS {
		ctx = context.WithValue(ctx, tenantKey{}, o.tenant)
	}
	release, err := o.begin(ctx)
	if err != nil {
		return db.Translate(fmt.Errorf("begin: %w", err))
	}
	defer release()
	defer o.rollback()
	ctx = context.WithValue(context.WithValue(ctx, openKey{db}, o), currentKey{}, o)
	ctx = native.With(ctx, native.Tx{SQL: o.sql, PGX: o.pgx})
	if err := f(ctx, o.session(ctx)); err != nil {
		return db.Translate(overBy(ctx, err))
	}
	if o.refused != nil {
		return o.refused
	}
	if err := o.sql.Commit(); err != nil {
		return db.Translate(fmt.Errorf("commit: %w", overBy(ctx, err)))
	}
	return nil
}

// overBy adds why a transaction was over before its end: database/sql, which rolls back when ctx ends, does not say so.
func overBy(ctx context.Context, err error) error {
	if errors.Is(err, sql.ErrTxDone) && ctx.Err() != nil {
		return fmt.Errorf("%w: %w", err, context.Cause(ctx))
	}
	return err
}

// begin opens the transaction on a connection of its own and puts gorm over it.
func (o *open) begin(ctx context.Context) (release func(), err error) {
	conn, err := o.pool.sql.Conn(ctx)
	if err != nil {
		return nil, err
	}
	release = func() { _ = conn.Close() }
	if o.sql, err = conn.BeginTx(ctx, o.options()); err != nil {
		release()
		return nil, err
	}
	_ = conn.Raw(func(native any) error {
		if c, ok := native.(*tenantConn); ok {
			o.pgx = heldTx{c.tx, &c.use}
		}
		return nil
	})
	return release, nil
}

func (o *open) options() *sql.TxOptions {
	if (o.mode == reading || o.snap) && o.db.cfg.Engine == Postgres {
		return &sql.TxOptions{ReadOnly: true, Isolation: sql.LevelRepeatableRead}
	}
	return nil
}

// refuse keeps a wall's refusal, so that code which overlooks it, as gorm does inside a subquery, cannot commit.
func (o *open) refuse(err error) {
	if o.outer != nil {
		o = o.outer
	}
	if o.refused == nil {
		o.refused = err
	}
}

// rollback ends the transaction if it has not committed; after a commit it does nothing.
func (o *open) rollback() { _ = o.sql.Rollback() }

// session is gorm on the open transaction, with ctx.
func (o *open) session(ctx context.Context) *gorm.DB {
	fresh := &gorm.Session{NewDB: true, Context: ctx, SkipDefaultTransaction: true}
	if past, ok := clock.In(ctx); ok {
		fresh.NowFunc = past.Now
	}
	tx := o.pool.gorm.Session(fresh)
	tx.Statement.ConnPool = o.sql // the session with a context has a statement of its own
	if o.brief {
		tx.Statement.ConnPool = steady{o.sql}
	}
	return tx
}
