package debtor

import (
	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// about is how many rows the name index finds, before any other narrowing and without words that are too short for it; at most the
// bound when it is not beyond it, more than many when they are too many to read. Whoever read all of many for the few that are left
// would read far more rows than a walk of the list.
func (l list) about(tx *gorm.DB, bound, many int) (int, error) {
	if len(l.sought.words) == 0 {
		return 0, nil
	}
	if l.db.Engine() == storage.SQLite {
		return l.aboutGrams(tx, bound, many)
	}
	if l.plain() {
		return bound + 1, nil // counting them costs as much as finding them
	}
	beyond, err := l.beyond(tx, bound)
	if err != nil || !beyond {
		return bound, err
	}
	if len(l.sought.rest) > 0 {
		return many + 1, nil // they are walked for: the index knows no short words
	}
	beyond, err = l.beyond(tx, many) // what is read is cut before it is narrowed
	if err != nil || beyond {
		return many + 1, err
	}
	return bound + 1, nil
}

// beyond reports whether PostgreSQL's index of names finds more than so many.
func (l list) beyond(tx *gorm.DB, bound int) (bool, error) {
	var some []string
	err := tx.Model(&portfolioCount{}).Limit(1).
		Where("(SELECT count(*) FROM debtors_named(?::text[], ?)) > ?", textArray(l.sought.words), bound+1, bound).
		Pluck("id", &some).Error
	return len(some) > 0, err
}

// aboutGrams asks SQLite's text index alone. It lists finds in the order of row numbers, those of other tenants in between:
// how close the first ones stand, up to the bound, tells how many there are up to the last.
func (l list) aboutGrams(tx *gorm.DB, bound, many int) (int, error) {
	at := [3]int64{}
	for i, place := range []struct {
		offset int
		order  string
	}{{0, "rowid"}, {bound, "rowid"}, {0, "rowid DESC"}} {
		var rowid []int64
		err := tx.Model(&grams{}).Where("debtor_grams MATCH ?", gramQuery(tenantCode(l.tenant), l.sought.words)).
			Order(place.order).Offset(place.offset).Limit(1).Pluck("rowid", &rowid).Error
		if err != nil || len(rowid) == 0 {
			return 0, err
		}
		at[i] = rowid[0]
	}
	if len(l.sought.rest) > 0 {
		return many + 1, nil
	}
	first, last := at[0], at[2]
	return max(bound+1, int(int64(bound)*(last-first)/max(at[1]-first, 1))), nil
}
