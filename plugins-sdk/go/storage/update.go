package storage

import (
	"fmt"
	"reflect"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/internal/native"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// Update writes every column of row, a pointer to a struct that embeds Row, if the stored row still has the version
// expected; row then has the next one. ErrStale if someone else was first, ErrNotFound if there is no such row.
func Update(tx *gorm.DB, row any, expected int64) error {
	r, err := rowOf(row)
	if err != nil {
		return err
	}
	before := *r
	expected = r.expecting(expected)
	r.Version = expected + 1
	if who, ok := principal.From(tx.Statement.Context); ok {
		r.UpdatedBy = who.UserID
	}
	done := versioned(tx, row, before, expected).
		Select("*").Omit("tenant_id", "id", "created_at", "created_by").Updates(row)
	if err := outcome(tx, done, row, before); err != nil {
		*r = before
		return err
	}
	return nil
}

// Delete removes row, a pointer to a struct that embeds Row, if it still has the version expected. It fails as Update does.
func Delete(tx *gorm.DB, row any, expected int64) error {
	r, err := rowOf(row)
	if err != nil {
		return err
	}
	return outcome(tx, versioned(tx, row, *r, r.expecting(expected)).Delete(row), row, *r)
}

// AnyVersion is expected by who changes a row whatever its version is: that which was read.
const AnyVersion int64 = -1

func (r *Row) expecting(version int64) int64 {
	if version == AnyVersion {
		return r.Version
	}
	return version
}

// versioned is a statement on one row of the tenant at one version. It goes round the wall because it brings its own.
func versioned(tx *gorm.DB, row any, r Row, expected int64) *gorm.DB {
	o, _ := tx.Statement.Context.Value(currentKey{}).(*open)
	if o == nil || o.mode == reading {
		failed := tx.Session(&gorm.Session{})
		_ = failed.AddError(notAllowed("writing outside of a Tx"))
		return failed
	}
	scoped := native.Permit(tx).Model(row).Where("id = ? AND version = ?", r.ID, expected)
	if o.mode == platform {
		return scoped.Where("tenant_id = ?", r.TenantID)
	}
	if o.db.cfg.WithoutClause {
		return scoped
	}
	return scoped.Where("tenant_id = ?", o.tenant)
}

func outcome(tx, done *gorm.DB, row any, r Row) error {
	if done.Error != nil || done.RowsAffected == 1 {
		return done.Error
	}
	var n int64
	model := reflect.New(reflect.TypeOf(row).Elem()).Interface()
	if err := tx.Model(model).Where("id = ?", r.ID).Count(&n).Error; err != nil {
		return err
	}
	if n == 0 {
		return ErrNotFound
	}
	return ErrStale
}

func rowOf(row any) (*Row, error) {
	v := reflect.ValueOf(row)
	if v.Kind() == reflect.Pointer && v.Elem().Kind() == reflect.Struct {
		if field := v.Elem().FieldByName("Row"); field.IsValid() && field.CanAddr() {
			if r, ok := field.Addr().Interface().(*Row); ok {
				return r, nil
			}
		}
	}
	return nil, notAllowed(fmt.Sprintf("%T does not embed storage.Row", row))
}
