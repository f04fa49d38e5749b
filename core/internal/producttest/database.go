package producttest

import (
	"database/sql"
	"path/filepath"
	"testing"

	_ "github.com/jackc/pgx/v5/stdlib" // opened by its name
	"github.com/stretchr/testify/require"
	_ "modernc.org/sqlite" // opened by its name
)

// Database opens the database of "core" or of a module behind the product's back, until the test ends.
func (p *Product) Database(t testing.TB, schema string) *sql.DB {
	t.Helper()
	driver, address := "pgx", p.DatabaseURL()
	if address == "" {
		file := filepath.Join("modules", schema+".db")
		if schema == "core" {
			file = "core.db"
		}
		driver, address = "sqlite", "file:"+filepath.Join(p.Dir, file)+"?_pragma=busy_timeout(20000)"
	}
	db, err := sql.Open(driver, address)
	require.NoError(t, err)
	t.Cleanup(func() { _ = db.Close() })
	db.SetMaxOpenConns(1)
	if driver == "pgx" {
		_, err = db.ExecContext(t.Context(), "SET search_path TO recobro_"+schema)
		require.NoError(t, err)
	}
	return db
}
