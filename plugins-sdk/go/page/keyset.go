package page

import (
	"strings"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

// The refusals of this package.
var (
	ErrSort   = errs.New(errs.Invalid, "page.sort")
	ErrCursor = errs.New(errs.Invalid, "page.cursor")
)

// Keyset cuts a list into pages along its indexes: by cursor where there is one, from the nearer end for a page number,
// and for a far one from a place remembered from before. Make one per list and keep it. Safe for concurrent use.
type Keyset struct {
	usual   string
	columns map[string]string
	places  *places
}

// NewKeyset is a Keyset sorted by usual ("-created_at") unless the caller asks otherwise. sorts are the names that may be
// asked for, each with its column. A column must be NOT NULL and be, with id behind it, the end of an index.
func NewKeyset(usual string, sorts map[string]string) *Keyset {
	return &Keyset{usual: usual, columns: sorts, places: newPlaces()}
}

// order is the order of a list: by column and then id, both in one direction.
type order struct {
	columns []string
	desc    bool
}

func (k *Keyset) order(sort string) (order, error) {
	if sort == "" {
		sort = k.usual
	}
	name, desc := strings.CutPrefix(sort, "-")
	column, ok := k.columns[name]
	switch {
	case !ok:
		return order{}, ErrSort.WithParam("sort", name).WithField("query.sort", "page.sort", "sort", name)
	case column == "id":
		return order{columns: []string{"id"}, desc: desc}, nil
	default:
		return order{columns: []string{column, "id"}, desc: desc}, nil
	}
}

func (o order) reversed() order { return order{columns: o.columns, desc: !o.desc} }

// sorted is tx in this order.
func (o order) sorted(tx *gorm.DB) *gorm.DB {
	for _, column := range o.columns {
		tx = tx.Order(clause.OrderByColumn{Column: clause.Column{Table: clause.CurrentTable, Name: column}, Desc: o.desc})
	}
	return tx
}

// behind is tx without everything up to a row with these values in the order's columns; with also, from that row on.
func (o order) behind(tx *gorm.DB, values []any, also bool) *gorm.DB {
	sign := " > "
	if o.desc {
		sign = " < "
	}
	if also {
		sign = strings.TrimSuffix(sign, " ") + "= "
	}
	var names []string
	for range o.columns {
		names = append(names, "?")
	}
	row := "(" + strings.Join(names, ", ") + ")"
	vars := make([]any, 0, 2*len(o.columns))
	for _, column := range o.columns {
		vars = append(vars, clause.Column{Table: clause.CurrentTable, Name: column})
	}
	return tx.Where(clause.Expr{SQL: row + sign + row, Vars: append(vars, values...)})
}
