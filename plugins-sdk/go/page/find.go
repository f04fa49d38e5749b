package page

import (
	"reflect"
	"slices"

	"gorm.io/gorm"
	"gorm.io/gorm/schema"
)

// Counted is how far a list is counted; beyond it, Meta.TotalExact is false.
const Counted = 10_000

// near is up to which offset counting rows off is as good as remembering where they lie.
const near = 1_000

// Find reads the page that p asks for of the rows of T that tx is narrowed to, in T's table. p.Cursor wins over p.Page. It
// refuses with ErrSort and ErrCursor; a page past the end is empty.
func Find[T any](tx *gorm.DB, k *Keyset, p Params) ([]T, Meta, error) {
	f, err := newFinder[T](tx, k, p)
	if err != nil {
		return nil, Meta{}, err
	}
	if err := f.count(); err != nil {
		return nil, Meta{}, err
	}
	if p.Cursor != "" {
		err = f.byCursor(p.Cursor)
	} else {
		err = f.byNumber()
	}
	if err != nil {
		return nil, Meta{}, err
	}
	return f.rows, f.meta, f.link()
}

// finder reads one page.
type finder[T any] struct {
	tx     *gorm.DB
	keyset *Keyset
	sort   string
	order  order
	schema *schema.Schema
	meta   Meta
	rows   []T
	more   bool // rows follow this page
}

func newFinder[T any](tx *gorm.DB, k *Keyset, p Params) (*finder[T], error) {
	p = p.Normal()
	order, err := k.order(p.Sort)
	if err != nil {
		return nil, err
	}
	var model T
	statement := &gorm.Statement{DB: tx}
	if err := statement.Parse(&model); err != nil {
		return nil, err
	}
	return &finder[T]{
		tx: tx.Model(&model).Session(&gorm.Session{}), keyset: k, sort: p.Sort, order: order, schema: statement.Schema,
		meta: Meta{Page: p.Page, PageSize: p.PageSize},
	}, nil
}

// count counts up to the bound: first whether there is a row beyond it, which an index tells.
func (f *finder[T]) count() error {
	var beyond []string
	id := f.schema.Table + ".id"
	if err := f.tx.Offset(Counted).Limit(1).Pluck(id, &beyond).Error; err != nil {
		return err
	}
	f.meta.Total, f.meta.TotalExact = Counted, len(beyond) == 0
	if !f.meta.TotalExact {
		return nil
	}
	return f.tx.Count(&f.meta.Total).Error
}

func (f *finder[T]) byCursor(text string) error {
	c, err := readCursor(text, f.sort)
	if err != nil {
		return err
	}
	values, err := c.values(f.schema, f.order)
	if err != nil {
		return err
	}
	f.meta.Page = c.Page
	order := f.order
	if c.Backward {
		order = order.reversed()
	}
	if err := f.take(order.sorted(order.behind(f.tx, values, false)), f.meta.PageSize); err != nil {
		return err
	}
	if c.Backward {
		slices.Reverse(f.rows)
		f.more = true // the page it came from
	}
	return nil
}

// byNumber reads a page by its number: from the start, from the end, or from a remembered place.
func (f *finder[T]) byNumber() error {
	offset := (f.meta.Page - 1) * f.meta.PageSize
	if f.meta.TotalExact && int64(offset) > f.meta.Total/2 {
		return f.fromEnd(offset)
	}
	if offset <= near {
		return f.take(f.order.sorted(f.tx).Offset(offset), f.meta.PageSize)
	}
	return f.fromPlace(offset)
}

func (f *finder[T]) fromEnd(offset int) error {
	size := min(f.meta.PageSize, int(f.meta.Total)-offset)
	if size <= 0 {
		return nil
	}
	after := int(f.meta.Total) - offset - size
	if err := f.order.reversed().sorted(f.tx).Offset(after).Limit(size).Find(&f.rows).Error; err != nil {
		return err
	}
	slices.Reverse(f.rows)
	f.more = after > 0
	return nil
}

func (f *finder[T]) fromPlace(offset int) error {
	now := f.tx.NowFunc()
	list := f.fingerprint()
	tx, skip := f.order.sorted(f.tx), offset
	if from, ok := f.keyset.places.near(list, offset, now); ok {
		tx, skip = f.order.sorted(f.order.behind(f.tx, from.values, true)), offset-from.offset
	}
	if err := f.take(tx.Offset(skip), f.meta.PageSize); err != nil || len(f.rows) == 0 {
		return err
	}
	values, err := f.at(0)
	if err != nil {
		return err
	}
	f.keyset.places.keep(list, offset, values, now)
	return nil
}

// fingerprint is the list's statement, which names the tenant.
func (f *finder[T]) fingerprint() string {
	var none []T
	dry := f.order.sorted(f.tx.Session(&gorm.Session{DryRun: true})).Find(&none)
	return fingerprint(dry.Statement.SQL.String(), dry.Statement.Vars)
}

// take reads a page and one row more, which tells whether others follow.
func (f *finder[T]) take(tx *gorm.DB, size int) error {
	if err := tx.Limit(size + 1).Find(&f.rows).Error; err != nil {
		return err
	}
	if f.more = len(f.rows) > size; f.more {
		f.rows = f.rows[:size]
	}
	return nil
}

// link puts the cursors of the pages before and after into the meta.
func (f *finder[T]) link() (err error) {
	if len(f.rows) == 0 {
		return nil
	}
	if f.more {
		if f.meta.Next, err = f.cursor(len(f.rows)-1, f.meta.Page+1, false); err != nil {
			return err
		}
	}
	if f.meta.Page > 1 {
		f.meta.Prev, err = f.cursor(0, f.meta.Page-1, true)
	}
	return err
}

func (f *finder[T]) cursor(row, page int, backward bool) (string, error) {
	values, err := f.at(row)
	if err != nil {
		return "", err
	}
	raw, err := encoded(values)
	if err != nil {
		return "", err
	}
	return cursor{Sort: f.sort, Values: raw, Page: page, Backward: backward}.String(), nil
}

func (f *finder[T]) at(row int) ([]any, error) {
	return place(f.tx.Statement.Context, f.schema, f.order, reflect.ValueOf(&f.rows[row]).Elem())
}
