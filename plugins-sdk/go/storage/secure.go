package storage

import (
	"context"
	"database/sql"
	"fmt"

	"github.com/jackc/pgx/v5"
)

// unwalled finds the tables of the schema with a tenant_id whose wall is not as it shall be: $2 are the policies, a line each, by name.
const unwalled = `
SELECT c.relname FROM pg_class c
JOIN pg_namespace n ON n.oid = c.relnamespace
JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'tenant_id' AND NOT a.attisdropped
WHERE n.nspname = $1 AND c.relkind IN ('r', 'p') AND NOT (c.relrowsecurity AND c.relforcerowsecurity AND $2 = coalesce((
	SELECT string_agg(concat_ws(' ', p.polname, p.polpermissive, p.polcmd, array_to_string(p.polroles::regrole[], ','),
		pg_get_expr(p.polqual, c.oid), pg_get_expr(p.polwithcheck, c.oid)), E'\n' ORDER BY p.polname COLLATE "C")
	FROM pg_policy p WHERE p.polrelid = c.oid), ''))
ORDER BY 1`

// Secure gives the application's role what it needs on every table of the schema and puts row level security on those
// with a tenant_id: forced, a restrictive policy on the transaction's tenant for the application, a permissive one for
// the owner. Tracing events and their chain stay beyond the application's power to change. Migrate calls it; it can be
// repeated. A table that has its wall is left alone, and each other one is locked by itself: others may work meanwhile, and whoever
// locked several would wait for them while they wait for it. On SQLite it does nothing.
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
	if err := db.upkeep(ctx, conns, db.granting()); err != nil {
		return err
	}
	tables, err := db.unwalled(ctx, conns)
	if err != nil {
		return err
	}
	for _, table := range tables {
		if err := db.upkeep(ctx, conns, db.walling(table)); err != nil {
			return err
		}
	}
	return nil
}

func (db *DB) unwalled(ctx context.Context, conns *sql.DB) ([]string, error) {
	rows, err := conns.QueryContext(ctx, unwalled, SchemaName(db.cfg.Schema), db.policies())
	if err != nil {
		return nil, err
	}
	return scanStrings(rows)
}

// upkeep does some statements in one transaction, apart from others that keep the schema's tables.
func (db *DB) upkeep(ctx context.Context, conns *sql.DB, statements []string) error {
	tx, err := conns.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer func() { _ = tx.Rollback() }()
	alone := []string{
		db.upkeepLock(),
		"SELECT pg_advisory_xact_lock(hashtext('recobro.secure'))", // policies are created one process at a time
	}
	for _, statement := range append(alone, statements...) {
		if _, err := tx.ExecContext(ctx, statement); err != nil {
			return fmt.Errorf("%s: %w", statement, err)
		}
	}
	return tx.Commit()
}

func (db *DB) granting() []string {
	name := SchemaName(db.cfg.Schema)
	schema, app := pgx.Identifier{name}.Sanitize(), pgx.Identifier{name}.Sanitize()
	return []string{
		"GRANT USAGE ON SCHEMA " + schema + " TO " + app,
		"GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA " + schema + " TO " + app,
		"GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA " + schema + " TO " + app,
		"GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA " + schema + " TO " + app,
		"REVOKE UPDATE, DELETE ON tracing_events FROM " + app,
		"REVOKE INSERT, UPDATE, DELETE ON tracing_chain FROM " + app,
	}
}

// upkeepLock is the statement that keeps rights and statistics of one schema's tables apart: both write the same rows of
// PostgreSQL's catalogue and lock the tables, in the opposite order.
func (db *DB) upkeepLock() string {
	return "SELECT pg_advisory_xact_lock(hashtextextended('recobro.upkeep." + SchemaName(db.cfg.Schema) + "', 0))"
}

// policies are those of a walled table as unwalled reads them. Another spelling of PostgreSQL's would only have them created anew.
func (db *DB) policies() string {
	app := SchemaName(db.cfg.Schema)
	const ours = "(tenant_id = current_setting('app.tenant'::text, true))"
	all := "application t * " + app + " true true\nplatform t * " + app + "_owner true true"
	if !db.cfg.WithoutRLS {
		all += "\ntenant f * " + app + " " + ours + " " + ours
	}
	return all
}

func (db *DB) walling(name string) []string {
	table, schema := pgx.Identifier{name}.Sanitize(), SchemaName(db.cfg.Schema)
	app, owner := pgx.Identifier{schema}.Sanitize(), pgx.Identifier{schema + "_owner"}.Sanitize()
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
	if !db.cfg.WithoutRLS {
		statements = append(statements, "CREATE POLICY tenant ON "+table+" AS RESTRICTIVE FOR ALL TO "+app+
			" USING ("+ours+") WITH CHECK ("+ours+")")
	}
	return statements
}
