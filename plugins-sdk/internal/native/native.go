// Package native is what lies under a storage transaction. Only the SDK's own packages can import it; a module has
// the typed, walled surface of package storage.
package native

import (
	"context"
	"database/sql"

	"github.com/jackc/pgx/v5"
	"gorm.io/gorm"
)

// Tx is an open transaction without its walls.
type Tx struct {
	SQL *sql.Tx
	PGX pgx.Tx // nil on SQLite
}

type txKey struct{}

// With returns a context that carries tx.
func With(ctx context.Context, tx Tx) context.Context { return context.WithValue(ctx, txKey{}, tx) }

// Of is what lies under tx, and whether tx is an open storage transaction.
func Of(tx *gorm.DB) (Tx, bool) {
	n, ok := tx.Statement.Context.Value(txKey{}).(Tx)
	return n, ok
}

// permitKey marks statements that the SDK makes itself; the mark's type is not exported, so nobody else can set it.
const permitKey = "recobro:permit"

type permitted struct{}

// Permit is tx with leave to use Raw, Exec, Table and tables without a tenant.
func Permit(tx *gorm.DB) *gorm.DB { return tx.Set(permitKey, permitted{}) }

// IsPermitted reports whether tx came through Permit.
func IsPermitted(tx *gorm.DB) bool {
	mark, ok := tx.Get(permitKey)
	if !ok {
		return false
	}
	_, ok = mark.(permitted)
	return ok
}
