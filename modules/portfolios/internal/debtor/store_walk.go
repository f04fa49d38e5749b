package debtor

import (
	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// goOn is the page behind or before the place a cursor marks.
func (l list) goOn() ([]Debtor, page.Meta, error) {
	c, err := parseCursor(l.page.Cursor, l.id)
	if err != nil {
		return nil, page.Meta{}, err
	}
	l.page.Page = c.Page
	rows, err := l.walk(l.walking(), &c.Key, c.Backward, 0)
	if err != nil {
		return nil, page.Meta{}, err
	}
	return rows, l.linked(rows, c.Total, c.Exact), nil
}

// jump is a page of a long list by its number: from the nearer end, or from the nearest anchor.
func (l list) jump(total int64, exact bool) ([]Debtor, page.Meta, error) {
	offset := int64(l.page.Page-1) * int64(l.page.PageSize)
	if exact && offset >= total {
		return nil, l.meta(total, exact), nil
	}
	fromEnd := total - offset - int64(l.page.PageSize)
	var rows []Debtor
	var err error
	switch {
	case offset <= int64(l.bounds.near):
		rows, err = l.walk(l.walking(), nil, false, int(offset))
	case exact && fromEnd <= int64(l.bounds.near):
		rows, err = l.lastPages(offset, fromEnd)
	default:
		rows, total, exact, err = l.far(offset, total, exact)
	}
	total, exact = l.learned(offset, len(rows), total, exact)
	return rows, l.linked(rows, total, exact), err
}

// learned is the total after a page was read: a short page is the last one.
func (l list) learned(offset int64, rows int, total int64, exact bool) (int64, bool) {
	seen := offset + int64(rows)
	switch {
	case exact:
		return total, true
	case rows < l.page.PageSize && (rows > 0 || offset == 0):
		return seen, true
	default:
		return max(total, seen), false
	}
}

// lastPages walks from the end of the list; the last page may be short.
func (l list) lastPages(offset, fromEnd int64) ([]Debtor, error) {
	size := l.page.PageSize
	if fromEnd < 0 {
		l.page.PageSize += int(fromEnd)
		fromEnd = 0
	}
	rows, err := l.walk(l.walking(), nil, true, int(fromEnd))
	l.page.PageSize = size
	return rows, err
}

// far walks from the nearest anchor, or from the page that was read last. It learns the total on the way when it reaches
// the end.
func (l list) far(offset, total int64, exact bool) ([]Debtor, int64, bool, error) {
	known := l.anchors.of(l.id)
	known.mu.Lock()
	defer known.mu.Unlock()
	if before := known.before; exact && len(known.keys) <= int(offset)/l.bounds.stride && before.serves(l.db.Clock().Now(), total) {
		known = before
	} else if err := l.extend(known, int(offset)/l.bounds.stride); err != nil {
		return nil, total, exact, err
	}
	if known.total >= 0 && !exact {
		total, exact = known.total, true
	}
	begin, at, ok := known.nearest(offset, l.bounds.stride)
	if !ok || (exact && offset >= total) {
		return nil, total, exact, nil
	}
	rows, err := l.walkFrom(begin, int(offset-at))
	if len(rows) > 0 {
		known.last, known.lastAt = l.order.keyOf(rows[0]), offset
	}
	return rows, total, exact, err
}

// extend drops anchors until the wanted one, or the end of the list.
func (l list) extend(known *anchored, wanted int) error {
	for len(known.keys) <= wanted && known.total < 0 {
		var from *key
		skip := 0
		if n := len(known.keys); n > 0 {
			from, skip = &known.keys[n-1], l.bounds.stride-1
		}
		next, err := l.keys(l.ordered(l.walking(), from, false).Offset(skip).Limit(1))
		if err != nil {
			return err
		}
		if len(next) == 0 {
			return l.finish(known, from)
		}
		known.keys = append(known.keys, next[0])
	}
	return nil
}

// finish counts what lies behind the last anchor.
func (l list) finish(known *anchored, last *key) error {
	if last == nil {
		known.total = 0
		return nil
	}
	rest, err := l.keys(l.ordered(l.walking(), last, false).Limit(l.bounds.stride))
	known.total = int64((len(known.keys)-1)*l.bounds.stride + 1 + len(rest))
	return err
}

// walking is the statement of the list as it is walked in its order.
func (l list) walking() *gorm.DB {
	tx := l.narrowed(true)
	if l.criteria.Text != "" {
		tx = tx.Where(l.predicate(l.sought))
	}
	return tx
}

// ordered puts a statement in the list's order, behind a place or from the beginning.
func (l list) ordered(tx *gorm.DB, behind *key, backward bool) *gorm.DB {
	descending := l.order.desc != backward
	than, way := " > ", ""
	if descending {
		than, way = " < ", " DESC"
	}
	if l.order.column == "id" {
		if behind != nil {
			tx = tx.Where("debtors.id"+than+"?", behind.ID)
		}
		return tx.Order("debtors.id" + way)
	}
	column := "debtors." + l.order.column
	if behind != nil {
		tx = tx.Where("("+column+", debtors.id)"+than+"(?, ?)", l.order.value(*behind), behind.ID)
	}
	return tx.Order(column + way + ", debtors.id" + way)
}

// within narrows a statement to a place and the rows on one side of it: those that are larger, or those that are less.
func (l list) within(tx *gorm.DB, place key, larger bool) *gorm.DB {
	than := " <= "
	if larger {
		than = " >= "
	}
	if l.order.column == "id" {
		return tx.Where("debtors.id"+than+"?", place.ID)
	}
	return tx.Where("(debtors."+l.order.column+", debtors.id)"+than+"(?, ?)", l.order.value(place), place.ID)
}

// walk reads one page behind a place, skipping some rows; backward from the end. Rows come in the list's order.
func (l list) walk(tx *gorm.DB, behind *key, backward bool, skip int) ([]Debtor, error) {
	tx = l.ordered(tx, behind, backward).Limit(l.page.PageSize)
	rows, err := l.skipped(tx, skip, backward)
	if backward {
		for i, j := 0, len(rows)-1; i < j; i, j = i+1, j-1 {
			rows[i], rows[j] = rows[j], rows[i]
		}
	}
	return rows, err
}

// walkFrom reads one page from a place on, whose own row is the first that may be skipped.
func (l list) walkFrom(begin key, skip int) ([]Debtor, error) {
	return l.walk(l.within(l.walking(), begin, !l.order.desc), nil, false, skip)
}

// skipped reads rows behind an offset. PostgreSQL would fetch the rows it skips, and those that a text passes by, so there
// the places come first, out of the index alone.
func (l list) skipped(tx *gorm.DB, skip int, backward bool) ([]Debtor, error) {
	if l.db.Engine() == storage.SQLite || skip == 0 && l.criteria.Text == "" {
		return read(tx.Offset(skip))
	}
	places := tx.Select("debtors.id").Offset(skip)
	return read(l.ordered(l.tx.Model(&Debtor{}).Where("debtors.id IN (?)", places), nil, backward))
}

// linked is the meta of a page with cursors to its neighbours.
func (l list) linked(rows []Debtor, total int64, exact bool) page.Meta {
	meta := l.meta(total, exact)
	if len(rows) == 0 {
		return meta
	}
	if len(rows) == l.page.PageSize && (!exact || int64(l.page.Page*l.page.PageSize) < total) {
		last := l.order.keyOf(rows[len(rows)-1])
		meta.Next = cursor{List: l.id, Page: l.page.Page + 1, Key: last, Total: total, Exact: exact}.encode()
	}
	if l.page.Page > 1 {
		first := l.order.keyOf(rows[0])
		meta.Prev = cursor{List: l.id, Page: l.page.Page - 1, Key: first, Backward: true, Total: total, Exact: exact}.encode()
	}
	return meta
}

// reached tells whether the end of the list is known.
func (a *anchored) reached() bool {
	a.mu.Lock()
	defer a.mu.Unlock()
	return a.total >= 0
}

// whole is the list of all the tenant's debtors in the same order, as a measure of the one that is asked for.
func (l *list) whole() list {
	all := *l
	all.criteria, all.own = Criteria{}, ""
	all.id = listID(l.tenant+"\x00", all.criteria, l.order)
	return all
}

// size is about how many rows the list has, remembered for a while.
func (l list) size() (int64, error) {
	known := l.anchors.of(l.id)
	known.mu.Lock()
	defer known.mu.Unlock()
	if known.size >= 0 {
		return known.size, nil
	}
	total, _, err := l.counted()
	if err == nil {
		known.size = total
	}
	return total, err
}

// place is about the row of a number, nil in a list that ends before it: an anchor, be it of an earlier walk.
func (l list) place(row int) (*key, error) {
	known := l.anchors.of(l.id)
	known.mu.Lock()
	defer known.mu.Unlock()
	at := row / l.bounds.stride
	if old := known.before; old != nil && len(old.keys) > at {
		known = old
	} else if err := l.extend(known, at); err != nil || len(known.keys) <= at {
		return nil, err
	}
	place := known.keys[at]
	return &place, nil
}
