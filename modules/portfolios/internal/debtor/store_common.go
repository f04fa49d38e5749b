package debtor

import (
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// many is a page of the finds of a text that is common: the index finds about so many. Where they are spread over the list,
// they are met among its first rows; where they stand together, as the Marías of a list by name do, all are put in order,
// unless they are too many even for that.
func (l *list) many(q query, about int, err error) ([]Debtor, page.Meta, error) {
	if err != nil {
		return nil, page.Meta{}, err
	}
	if rows, met, err := l.early(q, l.bounds.deep); err != nil || met {
		return rows, l.met(rows), err
	}
	if about > l.bounds.many || len(q.rest) > 0 {
		return l.jump(l.least(q), false)
	}
	most, store := *l, *l.Store
	store.bounds.search = l.bounds.many
	most.Store = &store
	keys, all, err := most.finds(q)
	if err != nil || all {
		return l.sorted(keys, err)
	}
	return l.jump(l.least(q), false)
}

// least is how many a common text finds at least: how many are left after narrowing, the index cannot tell.
func (l list) least(q query) int64 {
	if !l.plain() || len(q.rest) > 0 {
		return 0
	}
	return int64(l.bounds.search)
}

// about is how many rows the name index finds, before any other narrowing and without words that are too short for it;
// at most the bound when it is not beyond it. Whoever read all of many for the few that are left would read far more rows
// than a walk of the list.
func (l list) about(q query) (int, error) {
	if len(q.words) == 0 {
		return 0, nil
	}
	if l.db.Engine() == storage.SQLite {
		return l.aboutGrams(q)
	}
	if l.plain() && len(q.rest) == 0 {
		return l.bounds.search + 1, nil // counting them costs as much as finding them
	}
	beyond, err := l.beyond(q, l.bounds.search)
	if err != nil || !beyond {
		return l.bounds.search, err
	}
	if len(q.rest) == 0 { // otherwise they are walked for: the index knows no short words
		beyond, err = l.beyond(q, l.bounds.many) // what is read is cut before it is narrowed
	}
	if err != nil || beyond {
		return l.bounds.many + 1, err
	}
	return l.bounds.search + 1, nil
}

// beyond tells whether PostgreSQL's index of names finds more than so many.
func (l list) beyond(q query, bound int) (bool, error) {
	var some []string
	err := l.tx.Model(&portfolioCount{}).Limit(1).
		Where("(SELECT count(*) FROM debtors_named(?::text[], ?)) > ?", textArray(q.words), bound+1, bound).
		Pluck("id", &some).Error
	return len(some) > 0, err
}

// aboutGrams asks SQLite's text index alone. It tells finds in the order of row numbers, those of other tenants in between:
// how close the first ones stand, up to the bound, tells how many there are up to the last.
func (l list) aboutGrams(q query) (int, error) {
	at := [3]int64{}
	for i, place := range []struct {
		offset int
		order  string
	}{{0, "rowid"}, {l.bounds.search, "rowid"}, {0, "rowid DESC"}} {
		var rowid []int64
		err := l.tx.Model(&grams{}).Where("debtor_grams MATCH ?", gramQuery(tenantCode(l.tenant), q.words)).
			Order(place.order).Offset(place.offset).Limit(1).Pluck("rowid", &rowid).Error
		if err != nil || len(rowid) == 0 {
			return 0, err
		}
		at[i] = rowid[0]
	}
	first, bound, last := at[0], at[1], at[2]
	return max(l.bounds.search+1, int(int64(l.bounds.search)*(last-first)/max(bound-first, 1))), nil
}
