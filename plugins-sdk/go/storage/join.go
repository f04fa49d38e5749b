package storage

import (
	"gorm.io/gorm"
	"gorm.io/gorm/clause"
)

// Join is an inner join of tx's table with model's table, called alias, on a condition; both sides are of the same
// tenant. A condition names the columns of tx's table by its table name.
func Join(tx *gorm.DB, model any, alias, on string, args ...any) *gorm.DB {
	target := &gorm.Statement{DB: tx}
	if err := target.Parse(model); err != nil {
		tx = tx.Session(&gorm.Session{})
		_ = tx.AddError(err)
		return tx
	}
	if err := walled(target.Schema); err != nil {
		tx = tx.Session(&gorm.Session{})
		_ = tx.AddError(err)
		return tx
	}
	return tx.Set(joinMark, joined{}).Clauses(clause.From{Joins: []clause.Join{{
		Type:  clause.InnerJoin,
		Table: clause.Table{Name: target.Schema.Table, Alias: alias},
		ON: clause.Where{Exprs: []clause.Expression{
			clause.Eq{
				Column: clause.Column{Table: alias, Name: tenantColumn},
				Value:  clause.Column{Table: clause.CurrentTable, Name: tenantColumn},
			},
			clause.Expr{SQL: on, Vars: args},
		}},
	}}})
}

// joinMark tells the wall that the FROM clause is this package's.
const joinMark = "recobro:join"

type joined struct{}

func joinedBySDK(stmt *gorm.Statement) bool {
	mark, ok := stmt.Settings.Load(joinMark)
	if !ok {
		return false
	}
	_, ok = mark.(joined)
	return ok
}
