package storage

import (
	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/internal/native"
)

// CountUpTo is the number of rows of a statement in no order, counted up to most and one more: nobody waits for a count of all. The
// statement is read once.
func CountUpTo(tx *gorm.DB, most int) (n int64, err error) {
	some := tx.Session(&gorm.Session{}).Select("1").Limit(most + 1)
	outer := native.Permit(tx.Session(&gorm.Session{NewDB: true})) // what it counts is behind the wall as any subquery
	err = outer.Table("(?) AS counted", some).Count(&n).Error
	return n, err
}
