package debtor

import (
	"maps"
	"math"
	"slices"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// search is a page of the debtors that a text finds. Each way to find (name, document, phone, tag) asks its own index;
// few finds are sorted as a whole, many are met by walking the list in its order.
func (l *list) search() ([]Debtor, page.Meta, error) {
	q := l.sought
	if q.empty() {
		return nil, l.meta(0, true), nil
	}
	if rows, met, err := l.numbered(q); err != nil || met {
		return rows, l.meta(int64(len(rows)), true), err
	}
	if err := l.bound(q); err != nil {
		return nil, page.Meta{}, err
	}
	few, err := l.few()
	if err != nil {
		return nil, page.Meta{}, err
	}
	if few {
		return l.small(l.narrowed(false).Where(l.predicate(q)))
	}
	if rows, met, err := l.early(q, l.bounds.near); err != nil || met {
		return rows, l.met(rows), err
	}
	about, err := l.about(q)
	if err != nil || about > l.bounds.search {
		return l.many(q, about, err)
	}
	keys, all, err := l.finds(q)
	if err != nil || all {
		return l.sorted(keys, err)
	}
	return l.jump(int64(l.bounds.search), false)
}

// finds are the places of all that the indexes find, unless they are more than the bound.
func (l list) finds(q query) (keys []key, all bool, err error) {
	found := map[key]struct{}{}
	for _, way := range l.ways(q) {
		keys, err := l.keys(way.Limit(l.bounds.search + 1))
		if err != nil || len(keys) > l.bounds.search {
			return nil, false, err
		}
		for _, k := range keys {
			found[k] = struct{}{}
		}
	}
	return slices.Collect(maps.Keys(found)), true, nil
}

// sorted is a page of all that was found.
func (l list) sorted(keys []key, err error) ([]Debtor, page.Meta, error) {
	if err != nil {
		return nil, page.Meta{}, err
	}
	return l.cut(keys, int64(len(keys)), true)
}

// met is the meta of a page whose rows are the first that the walk met.
func (l list) met(rows []Debtor) page.Meta {
	offset := int64(l.page.Page-1) * int64(l.page.PageSize)
	return l.linked(rows, offset+int64(len(rows)), false)
}

// bound sets how many finds are too many: reading all of c finds costs about as much as walking the list of n rows for
// the first ten of them when c is twice the root of n.
func (l *list) bound(q query) error {
	if q.tagKey == "" {
		return nil // numbers are never common
	}
	total, err := l.whole().size()
	l.Store = &Store{db: l.db, anchors: l.anchors, bounds: l.bounds}
	l.bounds.search = min(l.bounds.search, max(l.bounds.search/15, int(2*math.Sqrt(float64(total)))))
	return err
}

// few tells whether the list without its text is so short that its rows are read rather than any index of the text.
func (l list) few() (bool, error) {
	if l.own != "" || l.criteria.assigned() {
		return true, nil
	}
	l.criteria.Text = ""
	if l.criteria.counted() {
		return false, nil
	}
	l.id = listID(l.tenant+"\x00"+l.own, l.criteria, l.order)
	total, exact, err := l.count()
	return exact && total <= int64(l.bounds.search), err
}

// early looks for the page among the first so many rows of the list: a name that many have is met there, without any index
// of the text.
func (l list) early(q query, first int) (rows []Debtor, met bool, err error) {
	offset := (l.page.Page - 1) * l.page.PageSize
	if q.document != "" || offset+l.page.PageSize > first/4 {
		return nil, false, nil
	}
	end, err := l.whole().place(first)
	if err != nil || end == nil {
		return nil, false, err
	}
	rows, err = l.walk(l.within(l.walking(), *end, l.order.desc), nil, false, offset)
	return rows, len(rows) == l.page.PageSize, err
}

// numbered is the page of a document or the end of a phone, in one statement: they rarely find more than a page holds.
func (l *list) numbered(q query) (rows []Debtor, met bool, err error) {
	if q.tagKey != "" || l.page.Page > 1 {
		return nil, false, nil
	}
	rows, err = read(l.narrowed(true).Where(l.predicate(q)).Limit(l.page.PageSize + 1))
	if err != nil || len(rows) > l.page.PageSize {
		return nil, false, err
	}
	slices.SortFunc(rows, func(a, b Debtor) int { return l.order.compare(l.order.keyOf(a), l.order.keyOf(b)) })
	return rows, true, nil
}

// plain tells whether nothing but the text narrows the list.
func (l list) plain() bool {
	l.criteria.Text = ""
	return l.criteria.counted() && len(l.criteria.PortfolioIDs) == 0
}

// ways are the statements that find what a query asks for, each through an index.
func (l list) ways(q query) []*gorm.DB {
	var ways []*gorm.DB
	if q.tagKey != "" {
		ways = append(ways, l.byName(q))
	}
	if q.document != "" {
		ways = append(ways, l.narrowed(true).Where(between("debtors.national_id", q.document, q.whole)).Where("debtors.national_id <> ''"))
	}
	for _, end := range q.phones {
		ways = append(ways, storage.Join(l.narrowed(true), &phoneDigits{}, "p",
			"p.debtor_id = debtors.id AND p.e164_reversed >= ? AND p.e164_reversed < ?", end, after(end)))
	}
	if q.tagID != "" {
		ways = append(ways, storage.Join(l.narrowed(true), &debtorTag{}, "st", "st.debtor_id = debtors.id AND st.tag_id = ?", q.tagID))
	}
	return ways
}

// byName finds names by their grams, short ones by their beginning.
func (l list) byName(q query) *gorm.DB {
	if len(q.words) == 0 {
		return l.narrowed(true).Where(between("debtors.name_key", q.prefix, false))
	}
	tx := l.named(l.narrowed(true), l.tenant, q.words, l.bounds.search+1)
	return tx.Where(l.nameHolds(q))
}

// nameHolds is the condition that a name has every word of the query.
func (l list) nameHolds(q query) *gorm.DB {
	tx := l.tx.Session(&gorm.Session{NewDB: true})
	for _, word := range append(append([]string(nil), q.words...), q.rest...) {
		tx = tx.Where(l.contains("debtors.name_key", "?"), word)
	}
	return tx
}

// between is the condition that a column begins with a text, or is it.
func between(column, text string, whole bool) (string, string, string) {
	if whole {
		return column + " >= ? AND " + column + " <= ?", text, text
	}
	return column + " >= ? AND " + column + " < ?", text, after(text)
}

// predicate is the query as a condition on a row.
func (l list) predicate(q query) *gorm.DB {
	either := l.tx.Session(&gorm.Session{NewDB: true})
	switch {
	case q.empty(): // a text without a letter or digit finds nothing, rather than everything
		either = either.Where("1 = 0")
	case len(q.words) > 0:
		either = either.Or(l.nameHolds(q))
	case q.prefix != "":
		either = either.Or(between("debtors.name_key", q.prefix, false))
	}
	if q.document != "" {
		either = either.Or(l.tx.Session(&gorm.Session{NewDB: true}).Where(between("debtors.national_id", q.document, q.whole)).Where("debtors.national_id <> ''"))
	}
	for _, end := range q.phones {
		either = either.Or(l.oneOf("debtors.id"), l.phoned(end))
	}
	if q.tagID != "" {
		either = either.Or(l.hasTag(q.tagID))
	}
	return either
}

// hasTag is the condition that a row has a tag. SQLite is asked by the id, which every index of lists has: it
// need not read the rows that a walk passes by.
func (l list) hasTag(tagID string) *gorm.DB {
	tx := l.tx.Session(&gorm.Session{NewDB: true})
	if l.db.Engine() == storage.Postgres {
		return tx.Where(l.contains("debtors.tag_ids", "?"), tagID)
	}
	return tx.Where("EXISTS (?)", l.tx.Model(&debtorTag{}).Select("1").
		Where("debtor_tags.debtor_id = debtors.id AND debtor_tags.tag_id = ?", tagID))
}

// oneOf is the condition that a column is among the values of a query, which PostgreSQL looks up one by one when it has
// them as an array.
func (l list) oneOf(column string) string {
	if l.db.Engine() == storage.Postgres {
		return column + " = ANY(ARRAY(?))"
	}
	return column + " IN (?)"
}

// phoned are the ids of debtors with a phone that ends in the digits: all of them, since the list may be narrowed further.
func (l list) phoned(end string) *gorm.DB {
	return l.tx.Model(&phoneDigits{}).Select("debtor_id").Where("e164_reversed >= ? AND e164_reversed < ?", end, after(end))
}
