package debtor

import (
	"cmp"
	"strconv"
	"strings"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

// ErrSort refuses an order the list does not have.
var ErrSort = errs.New(errs.Invalid, "page.sort")

// Order is the order of a list; ties are broken by id, so that every row has one place.
type Order struct {
	column string // column of debtors that an index has first
	desc   bool
}

// ParseOrder reads a sort parameter: name, balance, dpd or created_at, descending with a leading "-". Empty is the
// latest first. It fails with ErrSort.
func ParseOrder(sort string) (Order, error) {
	name, desc := strings.CutPrefix(sort, "-")
	switch name {
	case "":
		return Order{"id", true}, nil
	case "name":
		return Order{"name_key", desc}, nil
	case "balance":
		return Order{"balance", desc}, nil
	case "dpd":
		return Order{"aged_from", !desc}, nil // the most days past due is the earliest day
	case "created_at":
		return Order{"id", desc}, nil // ids are in the order of time
	default:
		return Order{}, ErrSort.WithParam("sort", sort).WithField("query.sort", "page.sort", "sort", sort)
	}
}

// key is the place of a row in an order.
type key struct {
	ID     string `json:"i"`
	Text   string `json:"t,omitempty"`
	Number int64  `json:"n,omitempty"`
}

// keyOf is the place of a debtor.
func (o Order) keyOf(d Debtor) key {
	switch o.column {
	case "name_key":
		return key{ID: d.ID, Text: d.NameKey}
	case "balance":
		return key{ID: d.ID, Number: d.Balance}
	case "aged_from":
		return key{ID: d.ID, Text: string(d.AgedFrom)}
	default:
		return key{ID: d.ID}
	}
}

// value is the key's value of the order's column.
func (o Order) value(k key) any {
	if o.column == "balance" {
		return k.Number
	}
	return k.Text
}

// targets are where a row's id and value go.
func (o Order) targets(k *key) []any {
	switch o.column {
	case "id":
		return []any{&k.ID}
	case "balance":
		return []any{&k.ID, &k.Number}
	default:
		return []any{&k.ID, &k.Text}
	}
}

// compare is negative when a comes before b, positive when behind it.
func (o Order) compare(a, b key) int {
	if o.desc {
		a, b = b, a
	}
	return cmp.Or(cmp.Compare(a.Number, b.Number), strings.Compare(a.Text, b.Text), strings.Compare(a.ID, b.ID))
}

// String names the order, for keys of caches.
func (o Order) String() string { return o.column + strconv.FormatBool(o.desc) }
