package debt_test

import (
	"context"
	"os"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"gorm.io/gorm"

	"github.com/recobro/recobro/modules/portfolios/internal/book/bucket"
	"github.com/recobro/recobro/modules/portfolios/internal/book/debt"
	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
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

// heard counts what was published.
type heard struct{ names []string }

func (h *heard) Publish(_ context.Context, _ *gorm.DB, e events.Event) error {
	h.names = append(h.names, e.Type)
	return nil
}

type aged struct {
	t       *testing.T
	ctx     context.Context
	clock   *clock.Fake
	debts   *debt.Store
	debtors *debtor.Store
	buckets *bucket.Service
	ageing  *debt.Ageing
	heard   *heard
}

// newAged is a tenant with two portfolios in zones half a day apart, each with one debt that fell due on 1 November.
func newAged(t *testing.T, engine sdktest.Engine) *aged {
	a := &aged{t: t, clock: clock.NewFake(time.Date(2026, 11, 30, 12, 0, 0, 0, time.UTC)), heard: &heard{}}
	a.ctx = principal.With(t.Context(), principal.System("acme", "portfolios"))
	db := engine.DB(t, "portfolios", os.DirFS("../../.."), func(c *storage.Config) { c.Clock = a.clock })
	steps := record.New(db, tracing.NewRecorder(db, nil), nil, a.heard)
	a.debts, a.debtors, a.buckets = debt.NewStore(db), debtor.NewStore(db), bucket.NewService(bucket.NewStore(db), steps)
	portfolios := portfolio.NewStore(db)
	a.ageing = debt.NewAgeing(a.debts, a.debtors, portfolios, a.buckets, steps, a.clock)
	for id, zone := range map[string]string{"west": "America/Montevideo", "east": "Pacific/Auckland"} {
		require.NoError(t, storage.Insert(a.ctx, db, &portfolio.Portfolio{Row: storage.Row{ID: id}, Code: id, Timezone: zone}))
		a.owe(id)
	}
	return a
}

func (a *aged) owe(portfolioID string) {
	d := debt.Debt{Row: storage.Row{ID: "debt-" + portfolioID}, DebtorID: "debtor-" + portfolioID, PortfolioID: portfolioID,
		Ref: "r", Currency: "UYU", Balance: 100, OriginalDue: "2026-11-01"}
	d.Open(bucket.Default(), "2026-11-30")
	require.NoError(a.t, a.debts.Insert(a.ctx, []debt.Debt{d}, nil))
	who := debtor.Debtor{Row: storage.Row{ID: d.DebtorID}, PortfolioID: portfolioID, DedupeKey: d.DebtorID, Name: "Ana", NameKey: "ana", Currency: "UYU",
		Emails: []string{}, Flags: []debtor.Flag{}}
	who.SetFigures(debt.FiguresOf([]debt.Debt{d}, "UYU", bucket.Default(), "2026-11-30"))
	require.NoError(a.t, a.debtors.Insert(a.ctx, []debtor.Debtor{who}))
}

// bucketsOf are the buckets of a portfolio's one debt and its debtor.
func (a *aged) bucketsOf(portfolioID string) [2]string {
	d, err := a.debts.Get(a.ctx, "debtor-"+portfolioID, "debt-"+portfolioID)
	require.NoError(a.t, err)
	who, err := a.debtors.Get(a.ctx, "debtor-"+portfolioID)
	require.NoError(a.t, err)
	require.EqualValues(a.t, 1, d.Version, "ageing is no edit")
	return [2]string{d.BucketID, who.BucketID}
}

func (a *aged) at(day, hour int) {
	a.clock.Set(time.Date(2026, 12, day, hour, 0, 0, 0, time.UTC))
	require.NoError(a.t, a.ageing.Today(a.ctx))
}

func TestAgeing(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		a := newAged(t, engine)
		t.Run("a debt comes into its bucket on the day that begins in its portfolio's zone", func(t *testing.T) {
			a.at(1, 12) // in Auckland it is 2 December, 31 days past due; in Montevideo the first, 30 days
			require.Equal(t, [2]string{"b31", "b31"}, a.bucketsOf("east"))
			require.Equal(t, [2]string{"b1", "b1"}, a.bucketsOf("west"))
			a.at(2, 4)
			require.Equal(t, [2]string{"b31", "b31"}, a.bucketsOf("west"))
		})
		t.Run("the stay that ended is remembered", func(t *testing.T) {
			stays, err := a.debts.Stays(a.ctx, "debt-west")
			require.NoError(t, err)
			require.Len(t, stays, 1)
			require.Equal(t, [3]string{"b1", "2026-11-30", "2026-12-02"}, [3]string{stays[0].BucketID, string(stays[0].FromOn), string(stays[0].ToOn)})
		})
		t.Run("a day is aged once", func(t *testing.T) {
			before := len(a.heard.names)
			a.at(2, 5)
			require.Len(t, a.heard.names, before)
		})
		t.Run("another set of buckets ages the day anew", func(t *testing.T) {
			_, err := a.buckets.Replace(a.ctx, []bucket.Range{{Classification: "0", MinDays: 0}, {Classification: "late", MinDays: 20}})
			require.NoError(t, err)
			a.at(2, 6)
			require.Equal(t, [2]string{"b20", "b20"}, a.bucketsOf("west"))
		})
		t.Run("days past due are the day's", func(t *testing.T) {
			d, err := a.debts.Get(a.ctx, "debtor-west", "debt-west")
			require.NoError(t, err)
			require.Equal(t, 31, d.Overdue(civil.On(a.clock.Now(), sdktest.Zone("America/Montevideo"))))
		})
	})
}
