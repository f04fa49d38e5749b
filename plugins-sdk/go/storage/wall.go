package storage

import (
	"errors"
	"fmt"
	"reflect"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"
	"gorm.io/gorm/schema"

	"github.com/recobro/recobro/plugins-sdk/internal/native"
)

// tenantColumn is the column every table of a tenant has.
const tenantColumn = "tenant_id"

// wall puts the tenant into every statement that gorm makes, and refuses those it cannot be put into.
func (db *DB) wall(g *gorm.DB) error {
	call := g.Callback()
	return errors.Join(
		call.Query().Before("gorm:query").Register("recobro:wall", db.guarded(db.wallReading)),
		call.Row().Before("gorm:row").Register("recobro:wall", db.guarded(db.wallReading)),
		call.Delete().Before("gorm:delete").Register("recobro:wall", db.guarded(db.wallWriting)),
		call.Update().Before("gorm:before_update").Register("recobro:wall", db.guarded(db.wallUpdate)),
		call.Create().Before("gorm:before_create").Register("recobro:wall", db.guarded(db.wallCreate)),
		call.Raw().Before("gorm:raw").Register("recobro:wall", db.guarded(refuseRaw)),
	)
}

// guarded runs one wall for every statement but the SDK's own.
func (db *DB) guarded(check func(tx *gorm.DB, o *open) error) func(*gorm.DB) {
	return func(tx *gorm.DB) {
		if tx.Error != nil || native.IsPermitted(tx) {
			return
		}
		o := db.openIn(tx.Statement.Context)
		if o == nil {
			err := ErrNoTenant.Wrap(errors.New("statement outside of a transaction"))
			db.report(tx, err)
			_ = tx.AddError(err)
			return
		}
		if err := check(tx, o); err != nil {
			db.report(tx, err)
			o.refuse(err)
			_ = tx.AddError(err)
		}
	}
}

// Refused is what the log says of a statement that no program may make: an error of the program, which whoever runs it in the background may
// never see. Tests fail by it.
//
//sdk:host
const Refused = "storage refused a statement"

func (db *DB) report(tx *gorm.DB, err error) {
	for _, mistake := range []error{ErrNotAllowed, ErrNoTenant, ErrNoTenantWall} {
		if errors.Is(err, mistake) {
			db.cfg.Log.ErrorContext(tx.Statement.Context, Refused, "error", err)
		}
	}
}

func refuseRaw(*gorm.DB, *open) error {
	return notAllowed("Raw and Exec")
}

func notAllowed(what string) error { return ErrNotAllowed.Wrap(fmt.Errorf("%s", what)) }

func (db *DB) wallReading(tx *gorm.DB, o *open) error { return db.wallWhere(tx, o) }

func (db *DB) wallWriting(tx *gorm.DB, o *open) error {
	if o.mode == reading {
		return notAllowed("writing in a Read")
	}
	return db.wallWhere(tx, o)
}

// wallWhere narrows a statement to the tenant's rows.
func (db *DB) wallWhere(tx *gorm.DB, o *open) error {
	stmt := tx.Statement
	if err := refuseLoose(stmt); err != nil {
		return err
	}
	if err := refuseSubselects(stmt); err != nil && o.mode != platform {
		return err
	}
	if o.mode == platform {
		return nil
	}
	if err := walled(stmt.Schema); err != nil {
		return err
	}
	if !db.cfg.WithoutClause {
		narrow(stmt, o.tenant)
	}
	return nil
}

// refuseLoose refuses statements whose tables the wall cannot see.
func refuseLoose(stmt *gorm.Statement) error {
	switch {
	case stmt.SQL.Len() > 0:
		return notAllowed("Raw")
	case stmt.TableExpr != nil:
		return notAllowed("Table")
	case len(stmt.Joins) > 0:
		return notAllowed("Joins: use storage.Join")
	}
	if _, from := stmt.Clauses["FROM"]; from && !joinedBySDK(stmt) {
		return notAllowed("a FROM clause")
	}
	return nil
}

func walled(s *schema.Schema) error {
	if s == nil {
		return notAllowed("a statement without a model")
	}
	if s.LookUpField(tenantColumn) == nil {
		return ErrNoTenantWall.Wrap(errors.New(s.Table))
	}
	return nil
}

// narrow adds "tenant_id = ?" around all conditions so far, so that no OR reaches past it.
func narrow(stmt *gorm.Statement, tenant string) {
	if c, ok := stmt.Clauses["WHERE"]; ok {
		if where, ok := c.Expression.(clause.Where); ok && len(where.Exprs) > 0 {
			c.Expression = clause.Where{Exprs: []clause.Expression{clause.And(where.Exprs...)}}
			stmt.Clauses["WHERE"] = c
		}
	}
	stmt.AddClause(clause.Where{Exprs: []clause.Expression{
		clause.Eq{Column: clause.Column{Table: clause.CurrentTable, Name: tenantColumn}, Value: tenant},
	}})
}

// each calls f with every struct of a statement's value.
func each(v reflect.Value, f func(reflect.Value) error) error {
	switch v.Kind() {
	case reflect.Slice, reflect.Array:
		for i := range v.Len() {
			if err := each(reflect.Indirect(v.Index(i)), f); err != nil {
				return err
			}
		}
		return nil
	case reflect.Struct:
		return f(v)
	default:
		return notAllowed("a value that is no struct")
	}
}
