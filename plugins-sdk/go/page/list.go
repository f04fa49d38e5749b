package page

import (
	"context"
	"strings"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/namekey"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Config says how rows of T are listed.
type Config[T any] struct {
	Usual  string                        // sort when none is asked for; "" = the newest first
	Sorts  map[string]string             // sorts that may be asked for, each with its column; "-aged_from" turns a column round
	Read   func(*gorm.DB) ([]T, error)   // reads the rows of a statement; nil = gorm reads them
	Size   func(*gorm.DB) (int64, error) // about how many rows the tenant has, where that is kept; nil = unknown
	Bounds Bounds                        // zero = those that were measured
}

// Query is one question to a list. The functions narrow a statement on T's table; columns carry the table's name.
type Query struct {
	Params
	Rows   func(tx *gorm.DB) *gorm.DB       // narrows the list; nil = all the tenant's rows
	Walk   func(tx *gorm.DB) *gorm.DB       // Rows where the database shall walk the order's index and no other; nil = Rows
	Count  func(tx *gorm.DB) (int64, error) // how many Rows leaves, where that is kept; nil = counted, up to Counted
	Few    bool                             // Rows leaves few: they are read rather than any index of a text
	Search *Search                          // a text that narrows the list further; nil = none
}

// List cuts rows into pages: near ones by cursor or from the nearer end, far ones from a place remembered from before. Make one
// per list and keep it: it remembers. Safe for concurrent use.
type List[T any] struct {
	Config[T]
	db      *storage.DB
	anchors *anchors
	ahead   chan struct{} // taken by the one question that is walked ahead
}

// New lists rows of db. A column to sort by must be NOT NULL and be, with the id behind it, the end of an index.
func New[T any](db *storage.DB, c Config[T]) *List[T] {
	c.Bounds = c.Bounds.complete()
	if c.Read == nil {
		c.Read = func(tx *gorm.DB) (rows []T, err error) { return rows, tx.Find(&rows).Error }
	}
	return &List[T]{Config: c, db: db, anchors: newAnchors(db.Clock()), ahead: make(chan struct{}, 1)}
}

// Find reads the page that q asks for. A cursor wins over a page number; a page past the end is empty. It fails with ErrSort, and
// with ErrCursor on a cursor of another list.
func (l *List[T]) Find(ctx context.Context, q Query) (rows []T, meta Meta, err error) {
	var w walk[T]
	q.Params = q.Normal()
	err = l.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		if w, err = l.begin(tx, q); err != nil {
			return err
		}
		rows, meta, err = w.answer()
		return err
	})
	if err == nil {
		l.lookAhead(ctx, w, meta)
	}
	return rows, meta, err
}

// Each hands every row that q leaves to f, batch by batch in the order. Each batch is a snapshot of its own, so that a long list
// holds up nobody; a row whose place changes meanwhile may be missed or met twice, except in the order of time.
func (l *List[T]) Each(ctx context.Context, q Query, batch int, f func([]T) error) error {
	var behind *place
	for {
		var rows []T
		err := l.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
			q.Page, q.PageSize = 1, batch
			w, err := l.begin(tx, q)
			if err != nil {
				return err
			}
			if rows, err = w.rows(w.walking(), behind, false, 0); err == nil && len(rows) > 0 {
				at := w.placeOf(rows[len(rows)-1])
				behind = &at
			}
			return err
		})
		if err != nil || len(rows) == 0 {
			return err
		}
		if err := f(rows); err != nil || len(rows) < batch {
			return err
		}
	}
}

// After reads the rows behind an id, in the order of time, "" from the first on. It joins the transaction of ctx.
func (l *List[T]) After(ctx context.Context, q Query, id string, limit int) (rows []T, err error) {
	err = l.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		q.Page, q.PageSize = 1, limit
		w, err := l.begin(tx, q)
		if err != nil {
			return err
		}
		w.order = order{column: idColumn}
		var behind *place
		if id != "" {
			behind = &place{ID: id}
		}
		rows, err = w.rows(w.walking(), behind, false, 0)
		return err
	})
	return rows, err
}

// CheckSort fails with ErrSort when the list has no such order.
func (l *List[T]) CheckSort(sort string) error {
	_, err := orderOf(sort, l.Usual, l.Sorts)
	return err
}

// Among narrows to rows whose column has one of the values, any when there are none; a single one by equality, so that an index
// can go on behind it.
func Among[T any](tx *gorm.DB, column string, values []T) *gorm.DB {
	switch len(values) {
	case 0:
		return tx
	case 1:
		return tx.Where(column+" = ?", values[0])
	default:
		return tx.Where(column+" IN ?", values)
	}
}

// Words narrows to rows whose column, a name as package namekey writes it, has every word of a text, or a part of one, in any order.
func Words(db *storage.DB, tx *gorm.DB, column, text string) *gorm.DB {
	for _, word := range strings.Fields(namekey.Of(text)) {
		tx = tx.Where(db.Contains(column), word)
	}
	return tx
}
