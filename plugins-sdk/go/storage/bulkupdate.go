package storage

import (
	"context"
	"errors"
	"fmt"
	"iter"
	"strings"

	"github.com/jackc/pgx/v5"
	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/internal/native"
)

// BulkUpdate writes columns of many rows of the transaction's tenant as fast as the engine can. Each row gives its id first,
// then a value for every column; an id that is not there is passed over. It is for figures that follow from elsewhere: no
// version is checked, none is raised, and no time is stamped.
func (db *DB) BulkUpdate(ctx context.Context, tx *gorm.DB, table string, columns []string, rows iter.Seq[[]any]) error {
	o := db.openIn(tx.Statement.Context)
	if o == nil || o.mode != writing {
		return notAllowed("BulkUpdate outside of a Tx")
	}
	under, _ := native.Of(tx)
	update := o.bulkUpdateSQLite
	if db.cfg.Engine == Postgres {
		update = o.bulkUpdatePostgres
	}
	return db.Translate(update(ctx, under, table, columns, rows))
}

func (o *open) bulkUpdateSQLite(ctx context.Context, tx native.Tx, table string, columns []string, rows iter.Seq[[]any]) (err error) {
	sets := make([]string, len(columns))
	for i, column := range columns {
		sets[i] = quoteName(column) + " = ?"
	}
	text := fmt.Sprintf("UPDATE %s SET %s WHERE tenant_id = ? AND id = ?", quoteName(table), strings.Join(sets, ", "))
	statement, err := tx.SQL.PrepareContext(ctx, text)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, statement.Close()) }()
	values := make([]any, 0, len(columns)+2)
	for row := range rows {
		if len(row) != len(columns)+1 {
			return errColumns
		}
		values = append(append(values[:0], row[1:]...), o.tenant, row[0])
		if _, err := statement.ExecContext(ctx, values...); err != nil {
			return err
		}
	}
	return nil
}

func (o *open) bulkUpdatePostgres(ctx context.Context, tx native.Tx, table string, columns []string, rows iter.Seq[[]any]) error {
	all := append([]string{tenantColumn, "id"}, columns...)
	source, err := o.stage(ctx, tx, table, all, withTenant(rows, o.tenant, len(all)))
	if err != nil {
		return err
	}
	sets := make([]string, len(columns))
	for i, column := range columns {
		name := pgx.Identifier{column}.Sanitize()
		sets[i] = name + " = s." + name
	}
	target := pgx.Identifier{table}.Sanitize()
	_, err = tx.PGX.Exec(ctx, "UPDATE "+target+" AS t SET "+strings.Join(sets, ", ")+" FROM "+source+
		" AS s WHERE t.tenant_id = s.tenant_id AND t.id = s.id")
	return err
}
