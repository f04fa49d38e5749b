package disposition

import (
	"context"
	"os"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/portfolios/internal/contact/rule"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

func TestDispositions(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		db := engine.DB(t, "portfolios", os.DirFS("../../.."))
		ctx := principal.With(t.Context(), principal.Principal{TenantID: "acme", UserID: "mara", Role: "manager", Scope: principal.ScopeAll, Kind: principal.KindUser})
		store, err := NewStore(db)
		require.NoError(t, err)
		s := NewService(store, record.New(db, tracing.NewRecorder(db, nil), nil, nil))
		in := func(act func(context.Context) error) error { return db.Within(ctx, act) }

		t.Run("[CO-07] the starter set is a tree in three languages, each outcome picked by a key of its own", func(t *testing.T) {
			all, err := s.All(ctx)
			require.NoError(t, err)
			require.Equal(t, 37, len(all))
			for i, d := range all {
				require.NotEmpty(t, d.Labels.ES, d.Code)
				require.NotEmpty(t, d.Labels.EN, d.Code)
				require.NotEmpty(t, d.Labels.PT, d.Code)
				require.NoError(t, d.fits(all), d.Code)
				require.Equal(t, d.Group, d.GroupID == "", d.Code)
				require.Equal(t, i+1, d.Position)
			}
		})
		t.Run("[CO-07] a manager adds an outcome beside the starter set and changes one of it", func(t *testing.T) {
			mine := Disposition{GroupID: "right_party", Code: "abroad", Labels: rule.Text{ES: "En el exterior", EN: "Abroad", PT: "No exterior"}, Reach: RightParty}
			require.NoError(t, in(func(ctx context.Context) (err error) { mine, err = s.Create(ctx, mine); return err }))
			require.NoError(t, in(func(ctx context.Context) error {
				_, err := s.Change(ctx, "busy", 1, func(d *Disposition) { d.Retired = true })
				return err
			}))
			all, err := s.All(ctx)
			require.NoError(t, err)
			require.Equal(t, 38, len(all))
			busy, err := s.Get(ctx, "busy")
			require.NoError(t, err)
			require.False(t, busy.Ends())
			require.ErrorIs(t, in(func(ctx context.Context) error {
				_, err := s.Create(ctx, Disposition{Code: "abroad", Reach: Nobody})
				return err
			}), ErrCode)
			require.NoError(t, in(func(ctx context.Context) error { return s.Delete(ctx, mine.ID, mine.Version) }))
		})
		t.Run("what has no place in the tree is refused, and a group that holds others stays", func(t *testing.T) {
			for _, d := range []Disposition{{Code: "x", GroupID: "nowhere"}, {Code: "x", GroupID: "callback"}} {
				require.ErrorIs(t, in(func(ctx context.Context) error { _, err := s.Create(ctx, d); return err }), ErrParent)
			}
			require.ErrorIs(t, in(func(ctx context.Context) error { _, err := s.Create(ctx, Disposition{Code: "x", Key: "c"}); return err }), ErrKey)
			require.ErrorIs(t, in(func(ctx context.Context) error { return s.Delete(ctx, "right_party", 1) }), ErrUsed)
		})
	})
}

func TestTriesAreRepeatedAsTheOutcomeSays(t *testing.T) {
	busy := Disposition{RetryMost: 3, RetryAfter: 30, RetryMode: "multiplied"}
	for tries, want := range map[int]time.Duration{1: 30 * time.Minute, 2: time.Hour, 3: 2 * time.Hour, 4: 0} {
		wait, again := busy.Retry(tries)
		require.Equal(t, want, wait)
		require.Equal(t, want > 0, again)
	}
	_, again := Disposition{RetryMode: "none"}.Retry(1)
	require.False(t, again)
}
