package debt_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"github.com/recobro/recobro/modules/portfolios/internal/book/bucket"
	"github.com/recobro/recobro/modules/portfolios/internal/book/debt"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
)

func draw(t *rapid.T) debt.Movement {
	return debt.Movement{
		Direction: rapid.SampledFrom([]debt.Direction{debt.Debit, debt.Credit}).Draw(t, "direction"),
		Type: rapid.SampledFrom([]debt.MovementType{debt.Payment, debt.Discount, debt.Adjustment, debt.Chargeback, debt.Interest,
			debt.Fee, debt.Penalty, debt.Placement}).Draw(t, "type"),
		Amount:   rapid.Int64Range(-5, 1_000_000).Draw(t, "amount"),
		Currency: rapid.SampledFrom([]string{"UYU", "UYU", "UYU", "USD"}).Draw(t, "currency"),
	}
}

func TestLedger(t *testing.T) {
	t.Run("the balance is debits less credits, whatever is posted and refused", rapid.MakeCheck(func(t *rapid.T) {
		d := debt.Debt{Currency: "UYU", Status: debt.Active}
		var taken int64
		for range rapid.IntRange(0, 40).Draw(t, "movements") {
			m := draw(t)
			before := d.Balance
			if err := d.Post(&m); err != nil {
				require.Equal(t, before, d.Balance)
				continue
			}
			taken += m.Signed()
		}
		require.Equal(t, taken, d.Balance)
		require.GreaterOrEqual(t, d.Balance, int64(0))
	}))
	t.Run("a movement and its opposite leave the balance as it was", rapid.MakeCheck(func(t *rapid.T) {
		d := debt.Debt{Currency: "UYU", Status: debt.Active, Balance: rapid.Int64Range(0, 1_000_000).Draw(t, "balance")}
		before := d.Balance
		m := debt.Movement{Direction: debt.Debit, Type: debt.Adjustment, Amount: rapid.Int64Range(1, 1_000).Draw(t, "amount"), Currency: "UYU"}
		require.NoError(t, d.Post(&m))
		m.Direction = debt.Credit
		require.NoError(t, d.Post(&m))
		require.Equal(t, before, d.Balance)
	}))
	t.Run("a payment of more than is owed is refused", func(t *testing.T) {
		d := debt.Debt{Currency: "UYU", Status: debt.Active, Balance: 100}
		require.ErrorIs(t, d.Post(&debt.Movement{Direction: debt.Credit, Type: debt.Payment, Amount: 101, Currency: "UYU"}), debt.ErrOverdrawn)
	})
	t.Run("nothing is posted on a resolved debt", func(t *testing.T) {
		d := debt.Debt{Currency: "UYU", Status: debt.Resolved, Balance: 100}
		require.ErrorIs(t, d.Post(&debt.Movement{Direction: debt.Credit, Type: debt.Payment, Amount: 1, Currency: "UYU"}), debt.ErrResolved)
	})
}

func TestStatus(t *testing.T) {
	t.Run("the days of a pause do not count", rapid.MakeCheck(func(t *rapid.T) {
		due := civil.Day("2026-01-10")
		d := debt.Debt{Status: debt.Active, Balance: 1, AgedFrom: due}
		until, pause, after := rapid.IntRange(0, 300).Draw(t, "until"), rapid.IntRange(0, 300).Draw(t, "pause"), rapid.IntRange(0, 300).Draw(t, "after")
		require.NoError(t, d.Pause(due.Add(until)))
		require.Equal(t, until, d.Overdue(due.Add(until+pause)))
		require.NoError(t, d.Resume(due.Add(until+pause)))
		require.Equal(t, until+after, d.Overdue(due.Add(until+pause+after)))
	}))
	t.Run("a debt ends once and has no days past due then", func(t *testing.T) {
		d := debt.Debt{Status: debt.Paused, PausedOn: "2026-01-10", Balance: 5, AgedFrom: "2026-01-01"}
		require.NoError(t, d.Resolve(debt.Sold, time.Now()))
		require.Zero(t, d.Overdue("2026-12-31"))
		require.ErrorIs(t, d.Resolve(debt.Fraud, time.Now()), debt.ErrTransition)
		require.ErrorIs(t, d.Pause("2026-01-11"), debt.ErrTransition)
		require.ErrorIs(t, d.Resume("2026-01-11"), debt.ErrTransition)
	})
}

func TestAge(t *testing.T) {
	set := bucket.Default()
	d := debt.Debt{Status: debt.Active, Balance: 1, AgedFrom: "2026-01-01"}
	t.Run("the first bucket leaves no history", func(t *testing.T) {
		require.Nil(t, d.Age(set, "2026-01-11"))
		require.Equal(t, "b1", d.BucketID)
	})
	t.Run("a day inside the bucket changes nothing", func(t *testing.T) {
		require.Nil(t, d.Age(set, "2026-01-20"))
		require.Equal(t, civil.Day("2026-01-11"), d.BucketSince)
	})
	t.Run("leaving a bucket tells the stay that ended", func(t *testing.T) {
		stay := d.Age(set, "2026-02-01")
		require.Equal(t, &debt.Stay{DebtID: d.ID, BucketID: "b1", FromOn: "2026-01-11", ToOn: "2026-02-01"}, stay)
		require.Equal(t, "b31", d.BucketID)
	})
}
