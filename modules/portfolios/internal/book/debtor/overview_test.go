package debtor

import (
	"context"
	"os"
	"testing"

	"github.com/stretchr/testify/require"
	"gorm.io/gorm"

	"github.com/recobro/recobro/modules/portfolios/internal/book/bucket"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

func TestOverview(t *testing.T) {
	currencies := map[string]string{"p1": "UYU", "p2": "USD"}
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		store := NewStore(engine.DB(t, "portfolios", os.DirFS("../../..")))
		rows := sample("rioplatense", 400)
		require.NoError(t, store.Insert(as("rioplatense", "ana", principal.ScopeAll), rows))
		require.NoError(t, store.Insert(as("andina", "ana", principal.ScopeAll), sample("andina", 60)))
		for name, who := range map[string]principal.Scope{"everything": principal.ScopeAll, "own debtors alone": principal.ScopeOwn} {
			t.Run("who may see "+name+" gets the sums of that, by currency and bucket", func(t *testing.T) {
				shares, err := store.Shares(as("rioplatense", "ana", who), "")
				require.NoError(t, err)
				for _, f := range figuresOf(shares, currencies, bucket.Default()) {
					requireSums(t, rows, who, currencies, f)
				}
			})
		}
		t.Run("a portfolio that is named leaves the others out", func(t *testing.T) {
			shares, err := store.Shares(as("rioplatense", "ana", principal.ScopeAll), "p2")
			require.NoError(t, err)
			figures := figuresOf(shares, currencies, bucket.Default())
			require.Len(t, figures, 1)
			require.Equal(t, "USD", figures[0].Currency)
		})
		t.Run("SQLite sums out of an index alone", func(t *testing.T) {
			if engine.Name != storage.SQLite {
				t.Skip("PostgreSQL chooses by the table's size")
			}
			require.Contains(t, planOf(t, store), "COVERING INDEX debtors_by_balance")
		})
		t.Run("the team is told by how many debtors each works, with those that nobody does", func(t *testing.T) {
			shares, err := store.Shares(as("rioplatense", "ana", principal.ScopeAll), "")
			require.NoError(t, err)
			team, unassigned := teamOf(shares, currencies)
			require.Len(t, team, 2)
			require.GreaterOrEqual(t, team[0].Debtors, team[1].Debtors)
			require.Equal(t, int64(len(rows)), team[0].Debtors+team[1].Debtors+unassigned)
			require.Len(t, team[0].Owed, 2, "sums of different currencies are not added")
		})
	})
}

func requireSums(t *testing.T, rows []Debtor, who principal.Scope, currencies map[string]string, f CurrencyFigures) {
	t.Helper()
	var balance, debtors, aged int64
	for _, d := range rows {
		if currencies[d.PortfolioID] == f.Currency && (who == principal.ScopeAll || d.AssigneeID == "ana") {
			balance, debtors = balance+d.Balance, debtors+1
		}
	}
	require.Equal(t, balance, f.Balance)
	require.Equal(t, debtors, f.Debtors)
	for _, b := range f.Ageing {
		aged += b.Balance
	}
	require.Equal(t, balance, aged)
	require.Len(t, f.Ageing, len(bucket.Default()))
}

// planOf is how SQLite goes about the sums.
func planOf(t *testing.T, store *Store) string {
	t.Helper()
	var plan string
	require.NoError(t, store.db.Platform(t.Context(), func(ctx context.Context, tx *gorm.DB) error {
		var id, parent, unused int
		return tx.Statement.ConnPool.QueryRowContext(ctx, "EXPLAIN QUERY PLAN SELECT "+shareKey+
			", sum(balance), count(*) FROM debtors WHERE tenant_id = 'rioplatense' GROUP BY 1, 2, 3").Scan(&id, &parent, &unused, &plan)
	}))
	return plan
}
