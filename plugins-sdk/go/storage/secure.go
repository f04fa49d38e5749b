package storage

import (
	"context"
	"fmt"

	"github.com/jackc/pgx/v5"
)

// tenantTables finds the tables of the schema that have a tenant_id.
const tenantTables = `
SELECT c.relname FROM pg_class c
JOIN pg_namespace n ON n.oid = c.relnamespace
JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'tenant_id' AND NOT a.attisdropped
WHERE n.nspname = $1 AND c.relkind IN ('r', 'p')
ORDER BY 1`

// Secure gives the application's role what it needs on every table of the schema and puts row level security on those
// with a tenant_id: forced, a restrictive policy on the transaction's tenant for the application, a permissive one for
// the owner. Tracing events and their chain stay beyond the application's power to change. Migrate calls it; it can be
// repeated. On SQLite it does nothing.
//
//sdk:host
func (db *DB) Secure(ctx context.Context) error {
	if db.cfg.Engine != Postgres {
		return nil
	}
	conns, err := db.migrationConns()
	if err != nil {
		return err
	}
	defer func() { _ = conns.Close() }()
	tx, err := conns.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer func() { _ = tx.Rollback() }()
	rows, err := tx.QueryContext(ctx, tenantTables, SchemaName(db.cfg.Schema))
	if err != nil {
		return err
	}
	tables, err := scanStrings(rows)
	if err != nil {
		return err
	}
	for _, statement := range db.securing(tables) {
		if _, err := tx.ExecContext(ctx, statement); err != nil {
			return fmt.Errorf("%s: %w", statement, err)
		}
	}
	return tx.Commit()
}

func (db *DB) securing(tables []string) []string {
	name := SchemaName(db.cfg.Schema)
	schema, app := pgx.Identifier{name}.Sanitize(), pgx.Identifier{name}.Sanitize()
	owner := pgx.Identifier{name + "_owner"}.Sanitize()
	all := []string{
		db.upkeepLock(),
		"SELECT pg_advisory_xact_lock(hashtext('recobro.secure'))", // policies are created one process at a time
		"GRANT USAGE ON SCHEMA " + schema + " TO " + app,
		"GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA " + schema + " TO " + app,
		"GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA " + schema + " TO " + app,
		"GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA " + schema + " TO " + app,
		"REVOKE UPDATE, DELETE ON tracing_events FROM " + app,
		"REVOKE INSERT, UPDATE, DELETE ON tracing_chain FROM " + app,
	}
	for _, table := range tables {
		all = append(all, securingTable(pgx.Identifier{table}.Sanitize(), app, owner, !db.cfg.WithoutRLS)...)
	}
	return all
}

// upkeepLock is the statement that keeps rights and statistics of one schema's tables apart: both write the same rows of
// PostgreSQL's catalogue and lock the tables, in the opposite order.
func (db *DB) upkeepLock() string {
	return "SELECT pg_advisory_xact_lock(hashtextextended('recobro.upkeep." + SchemaName(db.cfg.Schema) + "', 0))"
}

func securingTable(table, app, owner string, wall bool) []string {
	const ours = "tenant_id = current_setting('app.tenant', true)"
	statements := []string{
		"ALTER TABLE " + table + " ENABLE ROW LEVEL SECURITY",
		"ALTER TABLE " + table + " FORCE ROW LEVEL SECURITY",
		"DROP POLICY IF EXISTS tenant ON " + table,
		"DROP POLICY IF EXISTS application ON " + table,
		"DROP POLICY IF EXISTS platform ON " + table,
		"CREATE POLICY application ON " + table + " FOR ALL TO " + app + " USING (true) WITH CHECK (true)",
		"CREATE POLICY platform ON " + table + " FOR ALL TO " + owner + " USING (true) WITH CHECK (true)",
	}
	if wall {
		statements = append(statements, "CREATE POLICY tenant ON "+table+" AS RESTRICTIVE FOR ALL TO "+app+
			" USING ("+ours+") WITH CHECK ("+ours+")")
	}
	return statements
}
