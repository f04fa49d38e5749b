package storage

import (
	"context"
	"errors"
	"fmt"
	"hash/crc32"
	"iter"
	"slices"
	"strings"

	"github.com/jackc/pgx/v5"
	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/internal/native"
)

// Bulk inserts many rows into a table in the open transaction tx, as fast as the engine can: one prepared statement on
// SQLite, COPY on PostgreSQL. columns must not hold tenant_id: it is the transaction's, added to every row. Nothing
// else is filled in, ids and times included. It gives the number of rows; an error of one row undoes the transaction.
func (db *DB) Bulk(ctx context.Context, tx *gorm.DB, table string, columns []string, rows iter.Seq[[]any]) (int64, error) {
	o := db.openIn(tx.Statement.Context)
	switch {
	case o == nil || o.mode != writing:
		return 0, notAllowed("Bulk outside of a Tx")
	case slices.Contains(columns, tenantColumn):
		return 0, notAllowed("Bulk with a tenant of its own")
	}
	columns = append([]string{tenantColumn}, columns...)
	under, _ := native.Of(tx)
	insert := bulkSQLite
	if db.cfg.Engine == Postgres {
		insert = o.bulkPostgres
	}
	n, err := insert(ctx, under, table, columns, withTenant(rows, o.tenant, len(columns)))
	return n, db.Translate(err)
}

var errColumns = errors.New("storage: a bulk row has another number of values than there are columns")

// withTenant puts the tenant before every row's values; the slice it yields is used again.
func withTenant(rows iter.Seq[[]any], tenant string, width int) iter.Seq2[[]any, error] {
	return func(yield func([]any, error) bool) {
		values := make([]any, 0, width)
		for row := range rows {
			if len(row)+1 != width {
				yield(nil, errColumns)
				return
			}
			values = append(append(values[:0], tenant), row...)
			if !yield(values, nil) {
				return
			}
		}
	}
}

func bulkSQLite(ctx context.Context, tx native.Tx, table string, columns []string, rows iter.Seq2[[]any, error]) (n int64, err error) {
	names := make([]string, len(columns))
	for i, column := range columns {
		names[i] = quoteName(column)
	}
	marks := strings.TrimSuffix(strings.Repeat("?,", len(columns)), ",")
	insert := fmt.Sprintf("INSERT INTO %s (%s) VALUES (%s)", quoteName(table), strings.Join(names, ","), marks)
	statement, err := tx.SQL.PrepareContext(ctx, insert)
	if err != nil {
		return 0, err
	}
	defer func() { err = errors.Join(err, statement.Close()) }()
	for row, err := range rows {
		if err != nil {
			return n, err
		}
		if _, err := statement.ExecContext(ctx, row...); err != nil {
			return n, err
		}
		n++
	}
	return n, nil
}

func quoteName(name string) string { return `"` + strings.ReplaceAll(name, `"`, `""`) + `"` }

// bulkPostgres stages the rows and inserts them from there: still several times as fast as statements.
func (o *open) bulkPostgres(ctx context.Context, tx native.Tx, table string, columns []string, rows iter.Seq2[[]any, error]) (int64, error) {
	source, err := o.stage(ctx, tx, table, columns, rows)
	if err != nil {
		return 0, err
	}
	target, names := pgx.Identifier{table}.Sanitize(), columnList(columns)
	done, err := tx.PGX.Exec(ctx, "INSERT INTO "+target+" ("+names+") SELECT "+names+" FROM "+source)
	return done.RowsAffected(), err
}

// stage copies rows into a temporary table, since COPY does not go into one with row level security, and gives its name.
// The table stays with the connection, empty after each commit: making one for every batch costs more than copying.
func (o *open) stage(ctx context.Context, tx native.Tx, table string, columns []string, rows iter.Seq2[[]any, error]) (string, error) {
	names := columnList(columns)
	temporary := fmt.Sprintf("bulk_%s_%08x", table, crc32.ChecksumIEEE([]byte(names)))
	source := pgx.Identifier{"pg_temp", temporary}
	prepare := "CREATE TEMPORARY TABLE IF NOT EXISTS " + pgx.Identifier{temporary}.Sanitize() + " ON COMMIT DELETE ROWS AS SELECT " +
		names + " FROM " + pgx.Identifier{table}.Sanitize() + " WITH NO DATA"
	if o.copied[temporary] {
		prepare = "TRUNCATE " + source.Sanitize()
	}
	if _, err := tx.PGX.Exec(ctx, prepare); err != nil {
		return "", err
	}
	if o.copied == nil {
		o.copied = map[string]bool{}
	}
	o.copied[temporary] = true
	return source.Sanitize(), copyRows(ctx, tx.PGX, source, columns, rows)
}

func columnList(columns []string) string {
	quoted := make([]string, len(columns))
	for i, column := range columns {
		quoted[i] = pgx.Identifier{column}.Sanitize()
	}
	return strings.Join(quoted, ", ")
}

func copyRows(ctx context.Context, tx pgx.Tx, into pgx.Identifier, columns []string, rows iter.Seq2[[]any, error]) error {
	next, stop := iter.Pull2(rows)
	defer stop()
	_, err := tx.CopyFrom(ctx, into, columns, pgx.CopyFromFunc(func() ([]any, error) {
		row, err, ok := next()
		if !ok {
			return nil, nil
		}
		return row, err
	}))
	return err
}
