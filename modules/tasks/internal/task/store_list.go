package task

import (
	"context"
	"slices"
	"strings"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Unassigned is the assignee of tasks that nobody does.
const Unassigned = "none"

// mostCounted bounds how far a list is counted.
const mostCounted = 10_000

// Criteria narrow a list of tasks; a zero field narrows nothing.
type Criteria struct {
	Text       string // words that the title has, in any order
	Statuses   []Status
	Priorities []Priority
	Labels     []Label
	AssigneeID string // a user, or Unassigned
	LinkType   string // kind of the linked record, with LinkID
	LinkID     string
	DueSoon    bool   // open tasks alone that are overdue or due soon
	dueBefore  string // due key that DueSoon comes to
}

// list is one question to the store: what to show, in which order, which page.
type list struct {
	tx       *gorm.DB
	engine   storage.Engine
	criteria Criteria
	order    Order
	page     page.Params
	id       uint64
	own      string // user whose tasks alone may be seen, "" for all
}

// List is one page of the tasks that the caller may see. It fails with ErrCursor on a cursor of another list.
func (s *Store) List(ctx context.Context, c Criteria, o Order, p page.Params) (rows []Task, meta page.Meta, err error) {
	err = s.db.Read(ctx, func(ctx context.Context, tx *gorm.DB) error {
		l := list{tx: tx, engine: s.db.Engine(), criteria: c, order: o, page: p.Normal(), own: ownOnly(ctx)}
		l.id = listID(principal.Must(ctx).TenantID, l.own, c, o)
		rows, meta, err = l.answer()
		return err
	})
	return rows, meta, err
}

// batch is how many tasks an export reads at once.
const batch = 500

// Each hands every task of a list to f, some at a time, in the list's order.
func (s *Store) Each(ctx context.Context, c Criteria, o Order, f func([]Task) error) error {
	var behind *key
	for {
		var rows []Task
		err := s.db.Read(ctx, func(ctx context.Context, tx *gorm.DB) (err error) {
			l := list{tx: tx, engine: s.db.Engine(), criteria: c, order: o, page: page.Params{PageSize: batch}, own: ownOnly(ctx)}
			rows, err = l.walk(behind, false, 0)
			return err
		})
		if err != nil {
			return err
		}
		if err := f(rows); err != nil || len(rows) < batch {
			return err
		}
		last := o.keyOf(rows[len(rows)-1])
		behind = &last
	}
}

func (l list) answer() ([]Task, page.Meta, error) {
	if l.page.Cursor != "" {
		return l.goOn()
	}
	total, exact, err := l.count()
	if err != nil {
		return nil, page.Meta{}, err
	}
	rows, err := l.jump(total, exact)
	return rows, l.linked(rows, total, exact), err
}

// narrowed is the statement of the list, without an order.
func (l list) narrowed() *gorm.DB {
	tx := own(l.tx.Model(&Task{}), l.own)
	tx = among(tx, "tasks.status", l.criteria.Statuses)
	tx = among(tx, "tasks.priority", l.criteria.Priorities)
	tx = among(tx, "tasks.label", l.criteria.Labels)
	switch l.criteria.AssigneeID {
	case "":
	case Unassigned:
		tx = tx.Where("tasks.assignee_id = ''")
	default:
		tx = tx.Where("tasks.assignee_id = ? AND tasks.assignee_id <> ''", l.criteria.AssigneeID)
	}
	if l.criteria.LinkID != "" {
		tx = tx.Where("tasks.link_type = ? AND tasks.link_id = ? AND tasks.link_id <> ''", l.criteria.LinkType, l.criteria.LinkID)
	}
	if l.criteria.dueBefore != "" {
		tx = tx.Where("tasks.due_key < ? AND tasks.status NOT IN ?", l.criteria.dueBefore, []Status{Done, Canceled})
	}
	for _, word := range strings.Fields(Key(l.criteria.Text)) {
		tx = tx.Where(l.contains("tasks.title_key"), word)
	}
	return tx
}

// among narrows to the values, one by equality so that an index can go on behind it.
func among[T any](tx *gorm.DB, column string, values []T) *gorm.DB {
	switch len(values) {
	case 0:
		return tx
	case 1:
		return tx.Where(column+" = ?", values[0])
	default:
		return tx.Where(column+" IN ?", values)
	}
}

// contains is the condition that a column has a text in it.
func (l list) contains(column string) string {
	if l.engine == storage.Postgres {
		return "strpos(" + column + ", ?) > 0"
	}
	return "instr(" + column + ", ?) > 0"
}

// count is the number of rows, exact or "at least".
func (l list) count() (total int64, exact bool, err error) {
	var beyond []string
	if err = l.narrowed().Offset(mostCounted).Limit(1).Pluck("tasks.id", &beyond).Error; err != nil || len(beyond) > 0 {
		return mostCounted, false, err
	}
	err = l.narrowed().Count(&total).Error
	return total, true, err
}

// jump is a page by its number, from the nearer end.
func (l list) jump(total int64, exact bool) ([]Task, error) {
	offset := (l.page.Page - 1) * l.page.PageSize
	fromEnd := int(total) - offset - l.page.PageSize
	switch {
	case exact && offset >= int(total):
		return nil, nil
	case exact && fromEnd < offset:
		l.page.PageSize += min(fromEnd, 0)
		return l.walk(nil, true, max(fromEnd, 0))
	default:
		return l.walk(nil, false, offset)
	}
}

// goOn is the page behind or before the place a cursor marks.
func (l list) goOn() ([]Task, page.Meta, error) {
	c, err := parseCursor(l.page.Cursor, l.id)
	if err != nil {
		return nil, page.Meta{}, err
	}
	l.page.Page = c.Page
	rows, err := l.walk(&c.Key, c.Backward, 0)
	return rows, l.linked(rows, c.Total, c.Exact), err
}

// walk reads one page behind a place, skipping some rows; backward from the end. Rows come in the list's order. Places
// are read first, out of an index alone, so that skipped rows are never fetched.
func (l list) walk(behind *key, backward bool, skip int) ([]Task, error) {
	var ids []string
	tx := l.ordered(l.narrowed(), behind, backward).Offset(skip).Limit(l.page.PageSize)
	if err := tx.Pluck("tasks.id", &ids).Error; err != nil || len(ids) == 0 {
		return nil, err
	}
	if backward {
		slices.Reverse(ids)
	}
	var rows []Task
	if err := l.tx.Where("tasks.id IN ?", ids).Find(&rows).Error; err != nil {
		return nil, err
	}
	slices.SortFunc(rows, func(a, b Task) int { return slices.Index(ids, a.ID) - slices.Index(ids, b.ID) })
	return rows, nil
}

// ordered puts a statement in the list's order, behind a place or from the beginning.
func (l list) ordered(tx *gorm.DB, behind *key, backward bool) *gorm.DB {
	than, way := " > ", ""
	if l.order.desc != backward {
		than, way = " < ", " DESC"
	}
	if l.order.column == "id" {
		if behind != nil {
			tx = tx.Where("tasks.id"+than+"?", behind.ID)
		}
		return tx.Order("tasks.id" + way)
	}
	column := "tasks." + l.order.column
	if behind != nil {
		tx = tx.Where("("+column+", tasks.id)"+than+"(?, ?)", l.order.value(*behind), behind.ID)
	}
	return tx.Order(column + way + ", tasks.id" + way)
}

// linked is the meta of a page with cursors to its neighbours.
func (l list) linked(rows []Task, total int64, exact bool) page.Meta {
	meta := page.Meta{Page: l.page.Page, PageSize: l.page.PageSize, Total: total, TotalExact: exact}
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
