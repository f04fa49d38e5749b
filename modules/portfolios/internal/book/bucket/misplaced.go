package bucket

import (
	"strings"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Misplaced narrows to rows that are not in the bucket of their aged_from on a day, and to those for which also holds: a day moves
// few of very many, which the database finds more quickly than it hands over all of them.
func (s Set) Misplaced(today civil.Day, also ...string) storage.Narrow {
	var either []string
	var args []any
	for i, b := range s {
		either = append(either, "bucket_id <> ?")
		args = append(args, b.ID)
		if i > 0 {
			either[i] += " AND aged_from > '' AND aged_from <= ?"
			args = append(args, string(today.Add(-b.MinDays)))
		}
		switch last := i == len(s)-1; {
		case !last && i == 0:
			either[i] += " AND (aged_from = '' OR aged_from > ?)"
			args = append(args, string(today.Add(-s[i+1].MinDays)))
		case !last:
			either[i] += " AND aged_from > ?"
			args = append(args, string(today.Add(-s[i+1].MinDays)))
		}
	}
	text := "(" + strings.Join(append(either, also...), " OR ") + ")"
	return func(tx *gorm.DB) *gorm.DB { return tx.Where(text, args...) }
}
