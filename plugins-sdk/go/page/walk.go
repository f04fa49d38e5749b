package page

import (
	"reflect"
	"slices"

	"gorm.io/gorm"
	"gorm.io/gorm/schema"

	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// walk is one question to a list under way.
type walk[T any] struct {
	*List[T]
	Query
	tx     *gorm.DB
	table  string
	order  order
	field  *schema.Field // of the order's column, nil for the id
	id     uint64        // of the list
	bounds Bounds
}

func (l *List[T]) begin(tx *gorm.DB, q Query) (w walk[T], err error) {
	w = walk[T]{List: l, tx: tx, bounds: l.Bounds}
	if w.order, err = orderOf(q.Sort, l.Usual, l.Sorts); err != nil {
		return w, err
	}
	statement := &gorm.Statement{DB: tx}
	if err := statement.Parse(new(T)); err != nil {
		return w, err
	}
	w.table = statement.Schema.Table
	if w.field, err = w.order.field(statement.Schema); err != nil {
		return w, err
	}
	return w.of(q), nil
}

// of is another list of the same rows in the same order.
func (w walk[T]) of(q Query) walk[T] {
	w.Query = q
	w.id = listID(w.walking(), w.order)
	return w
}

func (w walk[T]) all() *gorm.DB { return w.tx.Model(new(T)) }

// narrowed is the statement of the list without its text, in no order.
func (w walk[T]) narrowed() *gorm.DB { return through(w.Rows, w.all()) }

// walked is narrowed, for a walk in the list's order.
func (w walk[T]) walked() *gorm.DB {
	if w.Walk != nil {
		return w.Walk(w.all())
	}
	return w.narrowed()
}

// walking is the statement of the whole list as it is walked in its order.
func (w walk[T]) walking() *gorm.DB {
	if w.Search != nil {
		return w.Search.Where(w.walked())
	}
	return w.walked()
}

func through(narrow func(*gorm.DB) *gorm.DB, tx *gorm.DB) *gorm.DB {
	if narrow == nil {
		return tx
	}
	return narrow(tx)
}

func (w walk[T]) answer() ([]T, Meta, error) {
	if w.Cursor != "" {
		return w.goOn()
	}
	if w.Search != nil {
		return w.search()
	}
	total, exact, err := w.count()
	if err != nil {
		return nil, Meta{}, err
	}
	if w.Walk != nil && exact && total <= int64(w.bounds.Small) {
		return w.small(w.narrowed())
	}
	return w.jump(total, exact)
}

// goOn is the page behind or before the place that a cursor marks.
func (w walk[T]) goOn() ([]T, Meta, error) {
	c, err := readCursor(w.Cursor, w.id)
	if err != nil {
		return nil, Meta{}, err
	}
	at, err := c.place(w.field)
	if err != nil {
		return nil, Meta{}, err
	}
	w.Page = c.Page
	rows, err := w.rows(w.walking(), &at, c.Backward, 0)
	return rows, w.linked(rows, c.Total, c.Exact), err
}

// count is the number of rows without the text, exact or "at least".
func (w walk[T]) count() (total int64, exact bool, err error) {
	if w.Count != nil {
		total, err = w.Count(w.tx)
		return total, true, err
	}
	if known := w.anchors.of(w.id); known.reached() {
		return known.total, true, nil
	}
	most := int64(w.bounds.Count)
	total, err = storage.CountUpTo(w.narrowed(), w.bounds.Count)
	return min(total, most), total <= most, err
}

// rows reads one page behind a place, passing over some rows; backward from the end. Rows come in the list's order.
func (w walk[T]) rows(tx *gorm.DB, behind *place, backward bool, skip int) ([]T, error) {
	if behind != nil {
		tx = w.order.beyond(tx, w.table, w.order.sign(backward), *behind)
	}
	rows, err := w.pass(w.order.sorted(tx, w.table, backward).Limit(w.PageSize), skip, backward)
	if backward {
		slices.Reverse(rows)
	}
	return rows, err
}

// pass reads the rows of a statement behind an offset. PostgreSQL would fetch the rows it passes over, and those that a text
// does, so there the places come first, out of the index alone.
func (w walk[T]) pass(tx *gorm.DB, skip int, backward bool) ([]T, error) {
	if w.db.Engine() == storage.SQLite || skip == 0 && w.Search == nil {
		return w.Read(tx.Offset(skip))
	}
	places := tx.Select(w.table + ".id").Offset(skip)
	return w.Read(w.order.sorted(w.all().Where(w.table+".id IN (?)", places), w.table, backward))
}

// linked is the meta of a page with cursors to its neighbours.
func (w walk[T]) linked(rows []T, total int64, exact bool) Meta {
	meta := w.meta(total, exact)
	if len(rows) == 0 {
		return meta
	}
	at := cursor{List: w.id, Total: total, Exact: exact}
	if len(rows) == w.PageSize && (!exact || int64(w.Page)*int64(w.PageSize) < total) {
		next := at
		next.Page = w.Page + 1
		meta.Next = next.at(w.placeOf(rows[len(rows)-1]))
	}
	if w.Page > 1 {
		before := at
		before.Page, before.Backward = w.Page-1, true
		meta.Prev = before.at(w.placeOf(rows[0]))
	}
	return meta
}

func (w walk[T]) meta(total int64, exact bool) Meta {
	return Meta{Page: w.Page, PageSize: w.PageSize, Total: total, TotalExact: exact}
}

func (w walk[T]) placeOf(row T) place {
	v := reflect.ValueOf(&row).Elem()
	at := place{ID: v.FieldByName("ID").String()}
	if w.field != nil {
		at.Value = plain(w.field.ReflectValueOf(w.tx.Statement.Context, v))
	}
	return at
}
