package identityprovider_test

import (
	"context"
	"fmt"
	"math/rand/v2"
	"net/http"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"gorm.io/gorm"

	"github.com/recobro/recobro/modules/identityprovider/internal/realm"
	"github.com/recobro/recobro/modules/identityprovider/internal/throttle"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// TestThrottle_inAnyOrder shows that no order of attempts, from however many addresses and with the successes of
// somebody's own account between them, gets more of them judged for nothing.
func TestThrottle_inAnyOrder(t *testing.T) {
	t.Parallel()
	p := newProvider(t, sdktest.Engine{Name: "sqlite"})
	guard, ctx := throttle.New(p.db, p.vault, p.clock), realm.In(t.Context())
	for seed := range uint64(8) {
		order := rand.New(rand.NewPCG(seed, 1)) //nolint:gosec // an order to try, not a secret
		byAccount, byAddress := map[string]int{}, map[string]int{}
		own := fmt.Sprintf("mallory%d@example.com", seed)
		for range 300 {
			address := fmt.Sprintf("192.0.%d.%d", seed, order.IntN(4))
			if order.IntN(4) == 0 {
				mine := throttle.SignIn{Login: own, From: throttle.From{Address: address}}
				if guard.EnterSignIn(ctx, mine) == nil {
					require.NoError(t, guard.ForgiveSignIn(ctx, mine))
				}
				continue
			}
			login := fmt.Sprintf("victim%d-%d@example.com", seed, order.IntN(20))
			if guard.EnterSignIn(ctx, throttle.SignIn{Login: login, From: throttle.From{Address: address}}) == nil {
				byAccount[login]++
				byAddress[address]++
			}
		}
		for login, judged := range byAccount {
			require.LessOrEqual(t, judged, 5, "seed %d: %s", seed, login)
		}
		for address, judged := range byAddress {
			require.LessOrEqual(t, judged, 30, "seed %d: %s", seed, address)
		}
	}
}

func TestThrottle(t *testing.T) {
	t.Parallel()
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		p := newProvider(t, engine)
		guard, ctx := throttle.New(p.db, p.vault, p.clock), realm.In(t.Context())

		t.Run("a browser is known to the last five accounts", func(t *testing.T) {
			cookie := ""
			for i := range 7 {
				cookie = guard.Introduce(cookie, fmt.Sprintf("person%d@example.com", i), "")
			}
			require.Less(t, len(cookie), 1000)
			for i := range 7 {
				login := fmt.Sprintf("person%d@example.com", i)
				for range 5 {
					require.NoError(t, guard.EnterSignIn(ctx, throttle.SignIn{Login: login, From: throttle.From{Address: login}}))
				}
				err := guard.EnterSignIn(ctx, throttle.SignIn{Login: login, From: throttle.From{Address: login, Devices: cookie}})
				if i < 2 {
					require.ErrorIs(t, err, throttle.ErrProof)
				} else {
					require.NoError(t, err, login)
				}
			}
		})

		t.Run("an account gets a few letters an hour, whoever asks", func(t *testing.T) {
			sent := 0
			for range 60 {
				another, err := guard.Letter(ctx, "victim@example.com")
				require.NoError(t, err)
				if another {
					sent++
				}
				p.clock.Advance(time.Minute)
			}
			require.Equal(t, 5, sent)
		})

		t.Run("what is forgiven is not kept", func(t *testing.T) {
			price := p.exhaust(t, anaEmail, elsewhere)
			require.Equal(t, http.StatusOK, p.visitor(t).try(anaEmail, anaSecret, price.pay()).status)
			p.clock.Advance(2 * time.Hour)
			require.NoError(t, guard.Sweep(ctx))
			for _, table := range []any{&throttles{}, &spentProofs{}} {
				var left int64
				require.NoError(t, p.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error { return tx.Model(table).Count(&left).Error }))
				require.Zero(t, left, table)
			}
		})
	})
}

type throttles struct{ storage.Row }

type spentProofs struct{ storage.Row }
