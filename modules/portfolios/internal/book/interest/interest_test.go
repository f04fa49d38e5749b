package interest_test

import (
	"context"
	"os"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"gorm.io/gorm"
	"pgregory.net/rapid"

	"github.com/recobro/recobro/modules/portfolios/internal/book/bucket"
	"github.com/recobro/recobro/modules/portfolios/internal/book/debt"
	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/modules/portfolios/internal/book/interest"
	"github.com/recobro/recobro/modules/portfolios/internal/book/ledger"
	"github.com/recobro/recobro/modules/portfolios/internal/book/portfolio"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/events"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

func TestOf(t *testing.T) {
	rule := portfolio.Interest{AnnualRate: 3650, YearDays: 365}
	caps := interest.Caps{{FromOn: "2026-01-01", AnnualRate: 10_000}, {FromOn: "2026-07-01", AnnualRate: 1825}}
	t.Run("[MO-14] a day's interest is the rate's share of the year", func(t *testing.T) {
		require.EqualValues(t, 1_000, interest.Of(rule, caps, 1_000_000, "2026-03-01", "2026-03-02"))
		require.EqualValues(t, 30_000, interest.Of(rule, caps, 1_000_000, "2026-03-01", "2026-03-31"))
	})
	t.Run("[MO-14] from the day of a lower cap on the cap is charged", func(t *testing.T) {
		require.EqualValues(t, 10*1_000+10*500, interest.Of(rule, caps, 1_000_000, "2026-06-21", "2026-07-11"))
	})
	t.Run("[MO-14] where no cap is known nothing is charged", func(t *testing.T) {
		require.Zero(t, interest.Of(rule, caps, 1_000_000, "2025-01-01", "2025-12-31"))
		require.Zero(t, interest.Of(rule, nil, 1_000_000, "2026-01-01", "2026-12-31"))
	})
	t.Run("[MO-14] interest is never above the cap, and days add up", rapid.MakeCheck(func(t *rapid.T) {
		rule := portfolio.Interest{AnnualRate: rapid.Int64Range(1, 100_000_000).Draw(t, "rate"), YearDays: rapid.SampledFrom([]int{360, 365}).Draw(t, "year")}
		most := rapid.Int64Range(0, 20_000).Draw(t, "cap")
		principal := rapid.Int64Range(1, 1_000_000_000_000_000).Draw(t, "principal")
		days := rapid.IntRange(1, 400).Draw(t, "days")
		from := civil.Day("2026-01-01")
		amount := interest.Of(rule, interest.Caps{{FromOn: "2025-01-01", AnnualRate: most}}, principal, from, from.Add(days))
		limit := principal/int64(rule.YearDays*10_000)*most*int64(days) + most*int64(days)
		require.GreaterOrEqual(t, amount, int64(0))
		require.LessOrEqual(t, amount, limit)
	}))
}

type unheard struct{}

func (unheard) Publish(context.Context, *gorm.DB, events.Event) error { return nil }

// charging is a tenant with a debt of 10,000.00 that is past due, and a portfolio that charges 36.5 % a year.
type charging struct {
	t       *testing.T
	ctx     context.Context
	clock   *clock.Fake
	debts   *debt.Store
	monthly *interest.Monthly
	service *interest.Service
}

func newCharging(t *testing.T, engine sdktest.Engine) *charging {
	c := &charging{t: t, clock: clock.NewFake(time.Date(2026, 11, 1, 12, 0, 0, 0, time.UTC))}
	c.ctx = principal.With(t.Context(), principal.System("acme", "portfolios"))
	db := engine.DB(t, "portfolios", os.DirFS("../../.."), func(cfg *storage.Config) { cfg.Clock = c.clock })
	steps := record.New(db, tracing.NewRecorder(db, nil), nil, unheard{})
	portfolios, debtors := portfolio.NewStore(db), debtor.NewStore(db)
	c.debts = debt.NewStore(db)
	c.service = interest.NewService(db, portfolio.NewService(portfolios, steps), steps, c.clock)
	accounts := ledger.New(db, debtors, portfolios, bucket.NewService(bucket.NewStore(db), steps), c.clock)
	c.monthly = interest.NewMonthly(c.service, accounts, debtors)
	rule := portfolio.Interest{AnnualRate: 3650, YearDays: 365, FromOn: "2026-11-01"}
	require.NoError(t, storage.Insert(c.ctx, db, &portfolio.Portfolio{Row: storage.Row{ID: "p"}, Code: "p", Timezone: "UTC", Country: "UY", Currency: "UYU", Balance: 1_000_000, Interest: rule}))
	d := debt.Debt{Row: storage.Row{ID: "d"}, DebtorID: "w", PortfolioID: "p", Ref: "r", Currency: "UYU", Balance: 1_000_000, OriginalDue: "2026-10-01"}
	d.Open(bucket.Default(), "2026-11-01")
	require.NoError(t, c.debts.Insert(c.ctx, []debt.Debt{d}, nil))
	who := debtor.Debtor{Row: storage.Row{ID: "w"}, PortfolioID: "p", DedupeKey: "w", Name: "Ana", NameKey: "ana", Currency: "UYU", Status: debtor.New, Emails: []string{}, Flags: []debtor.Flag{}}
	who.SetFigures(debt.FiguresOf([]debt.Debt{d}, "UYU", bucket.Default(), "2026-11-01"))
	require.NoError(t, debtors.Insert(c.ctx, []debtor.Debtor{who}))
	_, err := c.service.AddCap(c.ctx, interest.Cap{Country: "UY", Currency: "UYU", FromOn: "2026-01-01", AnnualRate: 5_000, Source: "Ley 18.212"})
	require.NoError(t, err)
	return c
}

func (c *charging) on(month time.Month, day int) {
	c.clock.Set(time.Date(2026, month, day, 12, 0, 0, 0, time.UTC))
	require.NoError(c.t, c.monthly.Today(c.ctx))
}

func (c *charging) owed() int64 {
	d, err := c.debts.Get(c.ctx, "w", "d")
	require.NoError(c.t, err)
	require.Equal(c.t, d.Balance-1_000_000, d.OwedInterest)
	return d.OwedInterest
}

func TestMonthly(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		c := newCharging(t, engine)
		t.Run("[MO-14] the month's interest is charged on its first day, once", func(t *testing.T) {
			c.on(time.November, 15)
			require.Zero(t, c.owed())
			c.on(time.December, 1)
			require.EqualValues(t, 30*1_000, c.owed())
			c.on(time.December, 1)
			require.EqualValues(t, 30*1_000, c.owed())
		})
		t.Run("a clock that goes back charges nothing twice", func(t *testing.T) {
			c.on(time.November, 1)
			c.on(time.December, 1)
			require.EqualValues(t, 30*1_000, c.owed())
		})
	})
}
