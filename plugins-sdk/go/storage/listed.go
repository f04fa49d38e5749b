package storage

import (
	"strings"

	"gorm.io/gorm"
)

// Listed narrows to rows whose column is one of some thousand values. PostgreSQL reads them as one array: as many parameters as
// values would be planned anew, and badly, each time.
func (db *DB) Listed(column string, values []string) Narrow {
	if db.Engine() != Postgres {
		return func(tx *gorm.DB) *gorm.DB { return tx.Where(column+" IN ?", values) }
	}
	quoted, escaped := make([]string, len(values)), strings.NewReplacer(`\`, `\\`, `"`, `\"`)
	for i, value := range values {
		quoted[i] = `"` + escaped.Replace(value) + `"`
	}
	return func(tx *gorm.DB) *gorm.DB {
		return tx.Where(column+" = ANY(CAST(? AS text[]))", "{"+strings.Join(quoted, ",")+"}")
	}
}
