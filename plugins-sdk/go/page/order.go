package page

import (
	"strconv"
	"strings"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

// The refusals of this package.
var (
	ErrSort   = errs.New(errs.Invalid, "page.sort")
	ErrCursor = errs.New(errs.Invalid, "page.cursor").WithField("query.cursor", "page.cursor")
)

// idColumn is in the order of time, since ids are.
const idColumn = "id"

// order is the order of a list: by a column and then by id, both in one direction, so that every row has one place.
type order struct {
	column string
	desc   bool
}

// orderOf reads a sort: a name, descending with a leading "-".
func orderOf(sort, usual string, sorts map[string]string) (order, error) {
	switch {
	case sort == "" && usual == "":
		return order{idColumn, true}, nil
	case sort == "":
		sort = usual
	}
	name, desc := strings.CutPrefix(sort, "-")
	column, ok := sorts[name]
	if !ok {
		return order{}, ErrSort.WithParam("sort", sort).WithField("query.sort", "page.sort", "sort", sort)
	}
	column, round := strings.CutPrefix(column, "-")
	return order{column, desc != round}, nil
}

// String names the order.
func (o order) String() string { return o.column + strconv.FormatBool(o.desc) }

// sorted puts a statement on table in the order, or the other way round.
func (o order) sorted(tx *gorm.DB, table string, backward bool) *gorm.DB {
	way := ""
	if o.desc != backward {
		way = " DESC"
	}
	if o.column != idColumn {
		tx = tx.Order(table + "." + o.column + way)
	}
	return tx.Order(table + ".id" + way)
}

// beyond narrows a statement on table to the rows whose column and id are larger (">", ">="), or less, than those of a place.
func (o order) beyond(tx *gorm.DB, table, sign string, at place) *gorm.DB {
	if o.column == idColumn {
		return tx.Where(table+".id "+sign+" ?", at.ID)
	}
	return tx.Where("("+table+"."+o.column+", "+table+".id) "+sign+" (?, ?)", at.Value, at.ID)
}

// sign compares with rows behind a place.
func (o order) sign(backward bool) string {
	if o.desc != backward {
		return "<"
	}
	return ">"
}
