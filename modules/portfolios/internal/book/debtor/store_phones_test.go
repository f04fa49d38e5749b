package debtor

import (
	"context"
	"fmt"
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

func TestPhones(t *testing.T) {
	engines(t, func(t *testing.T, db *storage.DB) {
		store := NewStore(db)
		all := sample("acme", 4_500)
		fill(t, db, store, all)
		ring(t, db, all[:300])
		ctx := as("acme", "", principal.ScopeAll)
		found := func(c Criteria) []string {
			c.Text = "9876"
			rows, meta, err := store.List(ctx, c, page.Params{PageSize: 100})
			require.NoError(t, err)
			require.True(t, meta.TotalExact)
			require.EqualValues(t, len(rows), meta.Total)
			return ids(rows)
		}

		t.Run("of hundreds whose phones end alike, a narrowed list shows each that it has", func(t *testing.T) {
			for _, status := range New.Enum() {
				narrow := Criteria{Statuses: []Status{status}, PortfolioIDs: []string{"p1"}}
				var want []string
				for _, d := range all[:300] {
					if d.Status == status && d.PortfolioID == "p1" {
						want = append(want, d.ID)
					}
				}
				slices.Sort(want)
				require.ElementsMatch(t, want, found(narrow), status)
			}
		})
	})
}

// ring gives each debtor a phone of its own that ends in 9876.
func ring(t *testing.T, db *storage.DB, debtors []Debtor) {
	t.Helper()
	require.NoError(t, db.Tx(as("acme", "", principal.ScopeAll), func(_ context.Context, tx *gorm.DB) error {
		for i, d := range debtors {
			digits := fmt.Sprintf("5989%03d9876", i)
			p := testPhone{ID: storage.NewID(), DebtorID: d.ID, E164: "+" + digits, E164Reversed: reversed(digits), CreatedAt: time.Now(), UpdatedAt: time.Now()}
			if err := tx.Create(&p).Error; err != nil {
				return err
			}
		}
		return nil
	}))
}

type testPhone struct {
	TenantID, ID, DebtorID, E164, Line, Label, Status string
	E164Reversed                                      string `gorm:"column:e164_reversed"`
	CreatedAt, UpdatedAt                              time.Time
}

func (testPhone) TableName() string { return "phones" }
