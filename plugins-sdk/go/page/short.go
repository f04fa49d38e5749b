package page

import (
	"context"
	"hash/fnv"
	"strconv"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Short reads the page that p asks for of a list of tens or hundreds of rows, sorted by orders, one clause for each sort
// that may be asked for, usual when none is. Counting rows off costs nothing there, so that any expression may be sorted
// by. p.Cursor wins over p.Page. It refuses with ErrSort and ErrCursor; a page past the end is empty.
func Short[T any](tx *gorm.DB, usual string, orders map[string]string, p Params) (rows []T, meta Meta, err error) {
	sort := p.Sort
	if sort == "" {
		sort = usual
	}
	order, ok := orders[sort]
	if !ok {
		return nil, meta, ErrSort.WithParam("sort", sort).WithField("query.sort", "page.sort", "sort", sort)
	}
	if p, err = p.placed(sort); err != nil {
		return nil, meta, err
	}
	meta = Meta{Page: p.Page, PageSize: p.PageSize, TotalExact: true}
	tx = tx.Session(&gorm.Session{})
	if err := tx.Model(new(T)).Count(&meta.Total).Error; err != nil {
		return nil, meta, err
	}
	err = tx.Order(order).Offset((p.Page - 1) * p.PageSize).Limit(p.PageSize).Find(&rows).Error
	if int64(p.Page)*int64(p.PageSize) < meta.Total {
		meta.Next = p.cursorTo(p.Page+1, sort)
	}
	if p.Page > 1 {
		meta.Prev = p.cursorTo(p.Page-1, sort)
	}
	return rows, meta, err
}

// placed is p at the place that its cursor names.
func (p Params) placed(sort string) (Params, error) {
	p = p.Normal()
	if p.Cursor == "" {
		return p, nil
	}
	c, err := readCursor(p.Cursor, sortID(sort))
	if err != nil {
		return p, err
	}
	size, err := strconv.Atoi(c.ID)
	if err != nil || c.Page > maxShort {
		return p, ErrCursor.Wrap(err)
	}
	p.Page, p.PageSize = c.Page, size
	return p.Normal(), nil
}

// maxShort is the last page that a cursor may name.
const maxShort = 1_000_000

func (p Params) cursorTo(number int, sort string) string {
	return cursor{List: sortID(sort), Page: number}.at(place{ID: strconv.Itoa(p.PageSize)})
}

func sortID(sort string) uint64 {
	hash := fnv.New64a()
	_, _ = hash.Write([]byte(sort))
	return hash.Sum64()
}

// Orders are the clauses of sorts by columns, both ways, with the id behind each so that every row has one place.
func Orders(sorts map[string]string) map[string]string {
	orders := make(map[string]string, 2*len(sorts))
	for name, column := range sorts {
		orders[name], orders["-"+name] = column+", id", column+" DESC, id DESC"
	}
	return orders
}

// Few is Short of rows that have one order: it refuses any sort.
func Few[T any](ctx context.Context, db *storage.DB, order string, p Params, narrow ...storage.Narrow) (rows []T, meta Meta, err error) {
	err = db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		rows, meta, err = Short[T](tx.Scopes(narrow...), "", map[string]string{"": order}, p)
		return err
	})
	return rows, meta, err
}
