package storage

import (
	"fmt"
	"reflect"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/internal/native"
)

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
