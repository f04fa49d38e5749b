package recall_test

import (
	"context"
	"fmt"
	"os"
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"gorm.io/gorm"

	"github.com/recobro/recobro/modules/portfolios/internal/book/bucket"
	"github.com/recobro/recobro/modules/portfolios/internal/book/debt"
	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/modules/portfolios/internal/book/ledger"
	"github.com/recobro/recobro/modules/portfolios/internal/book/portfolio"
	"github.com/recobro/recobro/modules/portfolios/internal/book/recall"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/events"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

// owing is how many debtors are recalled: several transactions, the last of them not full.
const owing = 430

// killer ends a context at the nth event.
type killer struct {
	left int
	end  func()
}

func (k *killer) Publish(context.Context, *gorm.DB, events.Event) error {
	if k.left--; k.left == 0 {
		k.end()
	}
	return nil
}

func TestKilled(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		t.Run("[MO-14] a recall that is killed goes on where it was: each debt is recalled once", func(t *testing.T) { killed(t, engine) })
	})
}

func killed(t *testing.T, engine sdktest.Engine) {
	ctx := principal.With(t.Context(), principal.Principal{TenantID: "acme", UserID: "mara", Role: "manager", Scope: principal.ScopeAll, Kind: principal.KindUser})
	db := engine.DB(t, "portfolios", os.DirFS("../../.."), func(*storage.Config) {})
	k := &killer{}
	acts := record.New(db, tracing.NewRecorder(db, nil), nil, k)
	portfolios, debtors := portfolio.NewStore(db), debtor.NewStore(db)
	accounts := ledger.New(db, debtors, portfolios, bucket.NewService(bucket.NewStore(db), acts), clock.System())
	service := recall.NewService(recall.NewStore(db), accounts, portfolio.NewService(portfolios, acts), nil, acts, clock.System())
	plant(t, ctx, db, debtors)
	one := recall.Recall{PortfolioID: "p", Status: recall.Running, Debtors: owing}
	require.NoError(t, storage.Insert(ctx, db, &one))
	for _, nth := range []int{1, 2, 3} {
		dying, end := context.WithCancel(ctx)
		k.left, k.end = nth, end
		require.Error(t, service.Run(dying, one.ID))
		end()
	}
	require.NoError(t, service.Run(ctx, one.ID))
	require.NoError(t, service.Run(ctx, one.ID), "what is done is done")

	found, err := service.Of(ctx, "p")
	require.NoError(t, err)
	require.Equal(t, [3]any{recall.Done, int64(owing), int64(owing)}, [3]any{found[0].Status, found[0].Done, found[0].Debts})
	debts, err := storage.All[debt.Debt](ctx, db, -1)
	require.NoError(t, err)
	for _, d := range debts {
		require.Equal(t, [2]any{debt.Resolved, debt.Recalled}, [2]any{d.Status, d.Resolution})
	}
	p, err := portfolios.Get(ctx, "p")
	require.NoError(t, err)
	require.Zero(t, p.Balance)
	told, err := storage.All[tracing.Event](ctx, db, -1, storage.Where("subject_type = ?", "debtor"))
	require.NoError(t, err)
	require.Len(t, told, owing)
}

func plant(t *testing.T, ctx context.Context, db *storage.DB, debtors *debtor.Store) {
	require.NoError(t, storage.Insert(ctx, db, &portfolio.Portfolio{
		Row: storage.Row{ID: "p"}, Code: "p", Currency: "UYU", Timezone: "UTC", Country: "UY", Status: portfolio.Active, DebtorsCount: owing, DebtsCount: owing, Balance: owing * 100,
	}))
	var who []debtor.Debtor
	var debts []debt.Debt
	for n := range owing {
		id := storage.NewID()
		one := debt.Debt{Row: storage.Row{ID: storage.NewID()}, DebtorID: id, PortfolioID: "p", Ref: fmt.Sprint(n), Currency: "UYU", OriginalDue: "2026-01-01", Balance: 100}
		one.Open(bucket.Default(), "2026-11-23")
		w := debtor.Debtor{
			Row: storage.Row{ID: id, CreatedAt: time.Now()}, PortfolioID: "p", DedupeKey: id, Name: "Ana", NameKey: "ana", Currency: "UYU", Status: debtor.InProgress, Emails: []string{}, Flags: []debtor.Flag{},
		}
		w.SetFigures(debt.FiguresOf([]debt.Debt{one}, "UYU", bucket.Default(), "2026-11-23"))
		who, debts = append(who, w), append(debts, one)
	}
	for some := range slices.Chunk(who, 200) {
		require.NoError(t, debtors.Insert(ctx, some))
	}
	for some := range slices.Chunk(debts, 200) {
		require.NoError(t, debt.NewStore(db).Insert(ctx, some, nil))
	}
}
