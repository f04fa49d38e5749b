package storage

import (
	"regexp"
	"strings"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"
)

// source finds, in SQL written by hand, what rows are taken from.
var source = regexp.MustCompile(`(?i)\b(?:from|join)\s+["\w.]+\s*\(?`)

// takesRows reports whether a piece of SQL reads a table of its own, which no clause narrows to the tenant. A function may
// be selected from: json_each(…).
func takesRows(sql string) bool {
	if !strings.Contains(strings.ToLower(sql), "select") {
		return false
	}
	for _, found := range source.FindAllString(sql, -1) {
		if !strings.HasSuffix(found, "(") {
			return true
		}
	}
	return false
}

// refuseSubselects refuses statements with a subquery written by hand; one made with gorm is narrowed like any other.
func refuseSubselects(stmt *gorm.Statement) error {
	for _, name := range []string{"SELECT", "WHERE", "GROUP BY", "ORDER BY"} {
		if loose(stmt.Clauses[name].Expression) {
			return notAllowed("a subquery as text: pass a gorm query instead")
		}
	}
	for _, column := range stmt.Selects {
		if takesRows(column) {
			return notAllowed("a subquery as text: pass a gorm query instead")
		}
	}
	if values, ok := stmt.Dest.(map[string]any); ok {
		for _, value := range values {
			if expression, ok := value.(clause.Expression); ok && loose(expression) {
				return notAllowed("a subquery as text: pass a gorm query instead")
			}
		}
	}
	return nil
}

// loose reports whether an expression holds a subquery as text.
func loose(e clause.Expression) bool {
	switch v := e.(type) {
	case clause.Expr:
		return takesRows(v.SQL)
	case clause.NamedExpr:
		return takesRows(v.SQL)
	case clause.Where:
		return anyLoose(v.Exprs)
	case clause.AndConditions:
		return anyLoose(v.Exprs)
	case clause.OrConditions:
		return anyLoose(v.Exprs)
	case clause.NotConditions:
		return anyLoose(v.Exprs)
	case clause.GroupBy:
		return anyLoose(v.Having) || looseColumns(v.Columns)
	case clause.Select:
		return loose(v.Expression) || looseColumns(v.Columns)
	case clause.OrderBy:
		for _, by := range v.Columns {
			if takesRows(by.Column.Name) {
				return true
			}
		}
		return loose(v.Expression)
	default:
		return false
	}
}

func anyLoose(all []clause.Expression) bool {
	for _, e := range all {
		if loose(e) {
			return true
		}
	}
	return false
}

func looseColumns(columns []clause.Column) bool {
	for _, column := range columns {
		if takesRows(column.Name) {
			return true
		}
	}
	return false
}
