package sdktest

import (
	"database/sql"
	"strings"
	"testing"

	_ "github.com/jackc/pgx/v5/stdlib" // the owner's driver
	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/internal/native"
)

// Unindexed does f while a table lacks its indexes, those apart that keep rows unique, and makes them again after: ten million rows are put
// in several times as fast. Nobody else may use the table meanwhile.
func Unindexed(tb testing.TB, db *storage.DB, table string, f func()) {
	tb.Helper()
	conns := db.Conns(native.Ask())
	under, known := conns.Writer, "SELECT name, sql FROM sqlite_master WHERE type = 'index' AND tbl_name = '"+table+"' AND sql NOT LIKE 'CREATE UNIQUE%'"
	if under == nil {
		known = "SELECT indexname, indexdef FROM pg_indexes WHERE schemaname = '" + conns.Schema + "' AND tablename = '" + table + "' AND indexdef NOT LIKE 'CREATE UNIQUE%'"
		joint := map[bool]string{true: "&", false: "?"}[strings.Contains(conns.OwnerURL, "?")]
		owner, err := sql.Open("pgx", conns.OwnerURL+joint+"search_path="+conns.Schema)
		require.NoError(tb, err)
		defer func() { _ = owner.Close() }()
		under = owner
	}
	indexes := definitions(tb, under, known)
	for name := range indexes {
		execute(tb, under, "DROP INDEX "+name)
	}
	f()
	for _, definition := range indexes {
		execute(tb, under, definition)
	}
}

// definitions are statements that make indexes, by name.
func definitions(tb testing.TB, under *sql.DB, known string) map[string]string {
	rows, err := under.QueryContext(tb.Context(), known)
	require.NoError(tb, err)
	defer func() { _ = rows.Close() }()
	all := map[string]string{}
	for rows.Next() {
		var name, definition string
		require.NoError(tb, rows.Scan(&name, &definition))
		all[name] = definition
	}
	require.NoError(tb, rows.Err())
	return all
}

func execute(tb testing.TB, under *sql.DB, statement string) {
	_, err := under.ExecContext(tb.Context(), statement)
	require.NoError(tb, err)
}
