package task

import (
	"strconv"
	"strings"
)

// Order is the order of a list; ties are broken by id, so that every row has one place.
type Order struct {
	column string // column of tasks that an index has first
	desc   bool
}

// ByRank is the order of the board.
func ByRank() Order { return Order{column: "rank"} }

// ParseOrder reads a sort parameter: title, status, priority, label, due_at, created_at or rank, descending with a
// leading "-". Empty is the latest first. It fails with ErrSort.
func ParseOrder(sort string) (Order, error) {
	name, desc := strings.CutPrefix(sort, "-")
	if name == "" && !desc {
		return Order{"id", true}, nil
	}
	column, ok := map[string]string{
		"title": "title_key", "status": "status_order", "priority": "priority_order", "label": "label",
		"due_at": "due_key", "created_at": "id", "rank": "rank", // ids are in the order of time
	}[name]
	if !ok {
		return Order{}, ErrSort.WithParam("sort", sort).WithField("query.sort", "page.sort", "sort", sort)
	}
	return Order{column, desc}, nil
}

// key is the place of a row in an order.
type key struct {
	ID     string `json:"i"`
	Text   string `json:"t,omitempty"`
	Number int    `json:"n,omitempty"`
}

// keyOf is the place of a task.
func (o Order) keyOf(t Task) key {
	switch o.column {
	case "title_key":
		return key{ID: t.ID, Text: t.TitleKey}
	case "label":
		return key{ID: t.ID, Text: string(t.Label)}
	case "due_key":
		return key{ID: t.ID, Text: t.DueKey}
	case "rank":
		return key{ID: t.ID, Text: t.Rank}
	case "status_order":
		return key{ID: t.ID, Number: t.StatusOrder}
	case "priority_order":
		return key{ID: t.ID, Number: t.PriorityOrder}
	default:
		return key{ID: t.ID}
	}
}

// value is the key's value of the order's column.
func (o Order) value(k key) any {
	if o.column == "status_order" || o.column == "priority_order" {
		return k.Number
	}
	return k.Text
}

// String names the order.
func (o Order) String() string { return o.column + strconv.FormatBool(o.desc) }
