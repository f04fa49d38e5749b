package faulttest

import (
	"database/sql"
	"testing"

	_ "github.com/jackc/pgx/v5/stdlib"
	"github.com/stretchr/testify/require"
	_ "modernc.org/sqlite"
)

// rowsOf are all rows of a portfolio in words, by what identifies them for people, in order: ids and times left out.
func rowsOf(t *testing.T, db *sql.DB, portfolioID string) []string {
	var all []string
	for _, query := range []string{
		`SELECT 'portfolio', debtors_count, debts_count, balance, '', '', '', '' FROM portfolios WHERE id = $1`,
		`SELECT dedupe_key, name, balance, debts_count, aged_from, bucket_id, phone, emails FROM debtors WHERE portfolio_id = $1 ORDER BY 1`,
		`SELECT d.dedupe_key, b.ref, b.balance, b.principal, b.original_due, b.aged_from, b.bucket_id, b.status
			FROM debts b JOIN debtors d ON d.tenant_id = b.tenant_id AND d.id = b.debtor_id WHERE b.portfolio_id = $1 ORDER BY b.ref`,
		`SELECT b.ref, m.direction, m.type, m.amount, m.currency, '', '', '' FROM movements m
			JOIN debts b ON b.tenant_id = m.tenant_id AND b.id = m.debt_id WHERE b.portfolio_id = $1 ORDER BY 1, 2, 4`,
		`SELECT d.dedupe_key, p.e164, p.raw, p.line, p.status, '', '', '' FROM phones p
			JOIN debtors d ON d.tenant_id = p.tenant_id AND d.id = p.debtor_id WHERE d.portfolio_id = $1 ORDER BY 1, 2`,
	} {
		rows, err := db.Query(query, portfolioID)
		require.NoError(t, err)
		for rows.Next() {
			var v [8]string
			require.NoError(t, rows.Scan(&v[0], &v[1], &v[2], &v[3], &v[4], &v[5], &v[6], &v[7]))
			line := ""
			for _, value := range v {
				line += value + "|"
			}
			all = append(all, line)
		}
		require.NoError(t, rows.Close())
		require.NoError(t, rows.Err())
	}
	return all
}

// rejectionsOf are the faults of an import's last attempt.
func rejectionsOf(t *testing.T, db *sql.DB, importID string) (all []string) {
	rows, err := db.Query(`SELECT r.line, r.nth, r.code, r.value FROM import_rejections r JOIN import_checkpoints c
		ON c.tenant_id = r.tenant_id AND c.id = r.import_id AND c.attempt = r.attempt WHERE r.import_id = $1 ORDER BY 1, 2`, importID)
	require.NoError(t, err)
	defer rows.Close()
	for rows.Next() {
		var line, nth, code, value string
		require.NoError(t, rows.Scan(&line, &nth, &code, &value))
		all = append(all, line+"|"+nth+"|"+code+"|"+value)
	}
	return all
}
