package storage

import (
	"context"
	"encoding/binary"
	"fmt"
	"reflect"
	"slices"
	"time"

	"github.com/google/uuid"
	"gorm.io/gorm"
	"gorm.io/gorm/clause"
	"gorm.io/gorm/schema"

	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// wallCreate fills in and checks the tenant of every new row.
func (db *DB) wallCreate(tx *gorm.DB, o *open) error {
	stmt := tx.Statement
	if o.mode == reading {
		return notAllowed("writing in a Read")
	}
	if stmt.Schema == nil || stmt.TableExpr != nil {
		return notAllowed("creating without a model")
	}
	if err := refuseTakeover(stmt); err != nil {
		return err
	}
	if o.mode != platform {
		if err := walled(stmt.Schema); err != nil {
			return err
		}
	}
	return each(stmt.ReflectValue, func(row reflect.Value) error { return db.stamp(stmt, o, row) })
}

// refuseTakeover refuses upserts that could hit another tenant's row.
func refuseTakeover(stmt *gorm.Statement) error {
	c, ok := stmt.Clauses["ON CONFLICT"]
	if !ok {
		return nil
	}
	conflict, ok := c.Expression.(clause.OnConflict)
	if !ok || conflict.UpdateAll {
		return notAllowed("Save and UpdateAll: use storage.Update")
	}
	ofTenant := func(column clause.Column) bool { return column.Name == tenantColumn }
	if !conflict.DoNothing && !slices.ContainsFunc(conflict.Columns, ofTenant) {
		return notAllowed("an upsert whose conflict columns lack tenant_id")
	}
	return nil
}

// stamp fills in what a new row lacks: tenant, id, version, user. Times are gorm's, by the clock.
func (db *DB) stamp(stmt *gorm.Statement, o *open, row reflect.Value) error {
	ctx := stmt.Context
	if err := db.stampTenant(ctx, stmt.Schema, o, row); err != nil {
		return err
	}
	who, _ := principal.From(ctx)
	for column, value := range map[string]func() any{
		"id":         func() any { return NewID() },
		"version":    func() any { return int64(1) },
		"created_by": func() any { return who.UserID },
		"updated_by": func() any { return who.UserID },
	} {
		if err := fill(ctx, stmt.Schema, row, column, value); err != nil {
			return err
		}
	}
	return nil
}

func (db *DB) stampTenant(ctx context.Context, s *schema.Schema, o *open, row reflect.Value) error {
	field := s.LookUpField(tenantColumn)
	if field == nil || o.mode == platform {
		return nil
	}
	value, empty := field.ValueOf(ctx, row)
	if empty {
		return field.Set(ctx, row, o.tenant)
	}
	if value != o.tenant && !db.cfg.WithoutClause {
		return ErrForeignRow.Wrap(fmt.Errorf("create in %s", s.Table))
	}
	return nil
}

func fill(ctx context.Context, s *schema.Schema, row reflect.Value, column string, value func() any) error {
	field := s.LookUpField(column)
	if field == nil {
		return nil
	}
	if column == "id" && field.FieldType.Kind() != reflect.String {
		return nil
	}
	if _, empty := field.ValueOf(ctx, row); !empty {
		return nil
	}
	return field.Set(ctx, row, value())
}

// NewID is a new row id: a UUIDv7, so that ids are in the order of time and cannot be guessed.
func NewID() string { return uuid.Must(uuid.NewV7()).String() }

// IDAt is the id of a row of a moment: a UUIDv7 as NewID would have made it then.
//
//sdk:host
func IDAt(at time.Time) string {
	id := uuid.New()
	var milliseconds [8]byte
	binary.BigEndian.PutUint64(milliseconds[:], uint64(at.UnixMilli()))
	copy(id[:6], milliseconds[2:])
	id[6] = 0x70 | id[6]&0x0f // the version
	return id.String()
}

// wallUpdate narrows an update, refuses to move a row to another tenant, and counts the version up.
func (db *DB) wallUpdate(tx *gorm.DB, o *open) error {
	stmt := tx.Statement
	if slices.Contains(stmt.Selects, "*") {
		return notAllowed("Save: use storage.Update")
	}
	if err := db.wallWriting(tx, o); err != nil {
		return err
	}
	if o.mode == platform {
		return nil
	}
	if err := refuseMove(stmt, o.tenant, db.cfg.WithoutClause); err != nil {
		return err
	}
	countUp(stmt)
	return nil
}

func refuseMove(stmt *gorm.Statement, tenant string, clauseOff bool) error {
	if clauseOff {
		return nil
	}
	if values, ok := stmt.Dest.(map[string]any); ok {
		for name := range values {
			if field := stmt.Schema.LookUpField(name); field != nil && field.DBName == tenantColumn {
				return ErrForeignRow.Wrap(fmt.Errorf("update of %s", stmt.Table))
			}
		}
		return nil
	}
	dest := reflect.Indirect(reflect.ValueOf(stmt.Dest))
	if dest.Kind() != reflect.Struct || dest.Type() != stmt.Schema.ModelType {
		return nil
	}
	value, empty := stmt.Schema.LookUpField(tenantColumn).ValueOf(stmt.Context, dest)
	if !empty && value != tenant {
		return ErrForeignRow.Wrap(fmt.Errorf("update of %s", stmt.Table))
	}
	return nil
}

// countUp makes an update by columns move the version, so that nobody's If-Match outlives it.
func countUp(stmt *gorm.Statement) {
	values, ok := stmt.Dest.(map[string]any)
	if !ok || stmt.Schema.LookUpField("version") == nil {
		return
	}
	if _, given := values["version"]; given {
		return
	}
	changed := make(map[string]any, len(values)+2)
	for name, value := range values {
		changed[name] = value
	}
	changed["version"] = gorm.Expr("version + 1")
	if who, ok := principal.From(stmt.Context); ok && stmt.Schema.LookUpField("updated_by") != nil {
		changed["updated_by"] = who.UserID
	}
	stmt.Dest = changed
}
