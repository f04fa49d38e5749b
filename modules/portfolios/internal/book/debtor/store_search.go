package debtor

import (
	"slices"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// search is the text of the list: each way to find (name, document, phone, tag) asks its own index.
func (l list) search() *page.Search {
	q := l.sought
	found := &page.Search{Where: l.matches, Number: q.tagKey == "", Words: q.document == "", Exact: l.plain()}
	if !q.empty() {
		found.Ways, found.About = l.ways, l.about
	}
	return found
}

// plain reports whether nothing but words of the text index narrows the list.
func (l list) plain() bool {
	return l.criteria.withoutText().counted() && len(l.criteria.PortfolioIDs) == 0 && len(l.sought.rest) == 0
}

// ways are the statements that find the text, each through an index; most bounds what an index is asked for where the
// bound cannot be the statement's own.
func (l list) ways(tx *gorm.DB, most int) []*gorm.DB {
	q := l.sought
	walked := func() *gorm.DB { return l.narrowed(tx.Model(&Debtor{}), true) }
	var ways []*gorm.DB
	if q.tagKey != "" {
		ways = append(ways, l.byName(walked(), most))
	}
	if q.document != "" {
		ways = append(ways, walked().Where(between("debtors.national_id", q.document, q.whole)).Where("debtors.national_id <> ''"))
	}
	for _, end := range q.phones {
		ways = append(ways, storage.Join(walked(), &phoneDigits{}, "p",
			"p.debtor_id = debtors.id AND p.e164_reversed >= ? AND p.e164_reversed < ?", end, after(end)))
	}
	if q.tagID != "" {
		ways = append(ways, storage.Join(walked(), &debtorTag{}, "st", "st.debtor_id = debtors.id AND st.tag_id = ?", q.tagID))
	}
	return ways
}

// byName finds names by their grams, short ones by their beginning.
func (l list) byName(tx *gorm.DB, most int) *gorm.DB {
	if len(l.sought.words) == 0 {
		return tx.Where(between("debtors.name_key", l.sought.prefix, false))
	}
	return named(l.db, tx, l.tenant, l.sought.words, most).Where(l.hasWords(tx))
}

// hasWords is the condition that a name has every word of the text.
func (l list) hasWords(tx *gorm.DB) *gorm.DB {
	tx = fresh(tx)
	for _, word := range slices.Concat(l.sought.words, l.sought.rest) {
		tx = tx.Where(l.db.Contains("debtors.name_key"), word)
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

// matches narrows to the rows that the text finds.
func (l list) matches(tx *gorm.DB) *gorm.DB {
	q, either := l.sought, fresh(tx)
	switch {
	case q.empty(): // a text without a letter or digit finds nothing, rather than everything
		either = either.Where("1 = 0")
	case len(q.words) > 0:
		either = either.Or(l.hasWords(tx))
	case q.prefix != "":
		either = either.Or(between("debtors.name_key", q.prefix, false))
	}
	if q.document != "" {
		either = either.Or(fresh(tx).Where(between("debtors.national_id", q.document, q.whole)).Where("debtors.national_id <> ''"))
	}
	for _, end := range q.phones {
		either = either.Or(l.oneOf("debtors.id"), phoned(tx, end))
	}
	if q.tagID != "" {
		either = either.Or(l.hasTag(tx))
	}
	return tx.Where(either)
}

// hasTag is the condition that a row has the tag. SQLite is asked by the id, which every index of lists has: it
// need not read the rows that a walk passes by.
func (l list) hasTag(tx *gorm.DB) *gorm.DB {
	if l.db.Engine() == storage.Postgres {
		return fresh(tx).Where(l.db.Contains("debtors.tag_ids"), l.sought.tagID)
	}
	return fresh(tx).Where("EXISTS (?)", fresh(tx).Model(&debtorTag{}).Select("1").
		Where("debtor_tags.debtor_id = debtors.id AND debtor_tags.tag_id = ?", l.sought.tagID))
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
func phoned(tx *gorm.DB, end string) *gorm.DB {
	return fresh(tx).Model(&phoneDigits{}).Select("debtor_id").Where("e164_reversed >= ? AND e164_reversed < ?", end, after(end))
}
