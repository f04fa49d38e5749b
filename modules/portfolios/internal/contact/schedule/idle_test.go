package schedule_test

import (
	"context"
	"regexp"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"
	"gorm.io/gorm"

	"github.com/recobro/recobro/modules/portfolios/internal/contact/contacttest"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// wholeTable is a step of a plan that reads all rows of a company: none of an index behind the tenant narrows it.
var wholeTable = regexp.MustCompile(`^SCAN (debtors|scheduled_events)|^(SEARCH) (debtors|scheduled_events) USING (PRIMARY KEY|INDEX \w+) \(tenant_id=\?\)$`)

// due are the partial indexes, whose few rows are those that wait: to read all of them is what the work is.
var due = regexp.MustCompile(`scheduled_events_(waiting|due|running)\b`)

// TestIdle looks at what background work reads each second, of every company, while nobody is active: the few events that are due, and none of
// the many debtors.
func TestIdle(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		if engine.Name != storage.SQLite {
			t.Skip("the plans that are judged are SQLite's; on PostgreSQL they depend on how many rows there are")
		}
		d := contacttest.Open(t, engine)
		var asked []statement
		hear := func(db *gorm.DB) {
			if !db.DryRun { // as a part of another statement is
				asked = append(asked, statement{db.Statement.SQL.String(), slices.Clone(db.Statement.Vars)})
			}
		}
		require.NoError(t, d.Try(func(ctx context.Context) error {
			return d.DB.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
				return tx.Callback().Query().After("gorm:query").Register("test:asked", hear)
			})
		}))
		more, err := d.Runner.Step(d.Ctx)
		require.NoError(t, err)
		require.False(t, more)
		require.GreaterOrEqual(t, len(asked), 3)
		for _, s := range slices.Clone(asked) {
			for _, step := range planOf(t, d, s) {
				if !due.MatchString(step) {
					require.NotRegexp(t, wholeTable, step, s.text)
				}
			}
		}
	})
}

// statement is one that was asked, with its values.
type statement struct {
	text   string
	values []any
}

// planOf is how SQLite carries a statement out.
func planOf(t *testing.T, d *contacttest.Desk, s statement) (steps []string) {
	require.NoError(t, d.DB.Tx(d.Ctx, func(ctx context.Context, tx *gorm.DB) error {
		rows, err := tx.Statement.ConnPool.QueryContext(ctx, "EXPLAIN QUERY PLAN "+s.text, s.values...)
		if err != nil {
			return err
		}
		defer func() { _ = rows.Close() }()
		for rows.Next() {
			var id, parent, unused int
			var step string
			if err := rows.Scan(&id, &parent, &unused, &step); err != nil {
				return err
			}
			steps = append(steps, step)
		}
		return rows.Err()
	}))
	return steps
}
