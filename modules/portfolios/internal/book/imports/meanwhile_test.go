package imports_test

import (
	"context"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"gorm.io/gorm"

	"github.com/recobro/recobro/modules/portfolios/internal/book/bucket"
	"github.com/recobro/recobro/modules/portfolios/internal/book/debt"
	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/modules/portfolios/internal/book/imports/merge"
	"github.com/recobro/recobro/modules/portfolios/internal/book/imports/rows"
	"github.com/recobro/recobro/modules/portfolios/internal/book/portfolio"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

func TestMeanwhile(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		d := newDesk(t, engine)
		d.imported(t, header+ci(1)+";Ana;099111222;A;10,00;01/01/2026;\n", 10)
		merger, who, owed := d.merger(t)
		second := []rows.Row{{Line: 2, Key: who.DedupeKey, Kind: who.Kind, HasDebt: true, Ref: "B", Currency: "UYU", Balance: 500}}
		merged := func(known *merge.Known) error {
			return d.db.Within(manager(), func(ctx context.Context) error {
				_, err := merger.Merge(ctx, known, second, []bool{false})
				return err
			})
		}
		look := func() *merge.Known {
			known, err := merger.Look(manager(), second)
			require.NoError(t, err)
			return known
		}

		t.Run("what a debtor pays while a batch waits to be written is counted once", func(t *testing.T) {
			known := look()
			d.pay(t, who, owed, 600)
			require.NoError(t, merged(known))
			assert.Contains(t, d.rows(t, d.portfolio), "portfolio 1 2 900")
			now, err := d.debtors.Get(manager(), who.ID)
			require.NoError(t, err)
			assert.EqualValues(t, 900, now.Balance)
		})
		t.Run("a debtor that is deleted while a batch waits to be written sends the import back to look again", func(t *testing.T) {
			second[0].Ref = "C"
			known := look()
			now, err := d.debtors.Get(manager(), who.ID)
			require.NoError(t, err)
			require.NoError(t, d.debtors.Delete(manager(), &now, now.Version))
			require.ErrorIs(t, merged(known), storage.ErrStale)
		})
	})
}

// merger merges into the desk's portfolio; who is the first of its debtors and owed the debt of it.
func (d *desk) merger(t *testing.T) (m *merge.Merger, who debtor.Debtor, owed debt.Debt) {
	var p portfolio.Portfolio
	require.NoError(t, d.db.Read(manager(), func(_ context.Context, tx *gorm.DB) error {
		for _, into := range []any{&p, &who, &owed} {
			if err := tx.First(into).Error; err != nil {
				return err
			}
		}
		return nil
	}))
	return merge.New(d.db, d.debtors, merge.Target{
		Portfolio: p, Buckets: bucket.Default(), UserID: "m", Source: "s", Now: today(), Today: "2026-11-20",
	}), who, owed
}

// pay posts a payment with all that follows from it.
func (d *desk) pay(t *testing.T, who debtor.Debtor, owed debt.Debt, amount int64) {
	figures := who.Figures()
	figures.Balance -= amount
	owed.Balance -= amount
	paid := &debt.Movement{
		ID: storage.NewID(), CreatedAt: today(), At: today(), DebtID: owed.ID, DebtorID: who.ID,
		Direction: debt.Credit, Type: debt.Payment, Amount: amount, Currency: "UYU",
	}
	require.NoError(t, d.db.Tx(manager(), func(ctx context.Context, tx *gorm.DB) error {
		if err := storage.Update(ctx, d.db, &owed, owed.Version); err != nil {
			return err
		}
		if err := tx.Create(paid).Error; err != nil {
			return err
		}
		if err := d.debtors.SetFigures(ctx, who.ID, figures); err != nil {
			return err
		}
		return tx.Model(&portfolio.Portfolio{}).Where("id = ?", d.portfolio).
			Updates(map[string]any{"balance": gorm.Expr("balance - ?", amount), "version": gorm.Expr("version")}).Error
	}))
}
