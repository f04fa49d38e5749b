package storage

import (
	"strings"

	"gorm.io/gorm"
)

// Listed narrows to rows whose column is one of some thousand values.
func (db *DB) Listed(column string, values []string) Narrow {
	condition, list := db.InList(column, values)
	return func(tx *gorm.DB) *gorm.DB { return tx.Where(condition, list) }
}

// InList is the condition that a column is one of some thousand values, with its argument. PostgreSQL reads them as one array: as many
// parameters as values would be planned anew, and badly, each time.
func (db *DB) InList(column string, values []string) (condition string, list any) {
	if db.Engine() != Postgres {
		return column + " IN ?", values
	}
	quoted, escaped := make([]string, len(values)), strings.NewReplacer(`\`, `\\`, `"`, `\"`)
	for i, value := range values {
		quoted[i] = `"` + escaped.Replace(value) + `"`
	}
	return column + " = ANY(CAST(? AS text[]))", "{" + strings.Join(quoted, ",") + "}"
}
