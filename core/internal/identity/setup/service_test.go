package setup_test

import (
	"context"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/core/internal/identity"
	"github.com/recobro/recobro/core/internal/identity/setup"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

func TestSetup(t *testing.T) {
	t.Parallel()
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		now := clock.NewFake(time.Now())
		s := setup.NewService(engine.DB(t, "core", identity.Migrations()), now)
		acted := 0
		act := func(context.Context, setup.Made) (setup.Made, error) {
			acted++
			return setup.Made{}, nil
		}
		require.ErrorIs(t, s.Use(t.Context(), "", act), setup.ErrRefused, "before there is a link")

		first, err := s.Begin(t.Context())
		require.NoError(t, err)
		second, err := s.Begin(t.Context())
		require.NoError(t, err)

		t.Run("a link that is none, or that another start has replaced, opens nothing", func(t *testing.T) {
			for _, wrong := range []string{"", "guessed", first} {
				require.ErrorIs(t, s.Use(t.Context(), wrong, act), setup.ErrRefused, wrong)
			}
			require.Zero(t, acted)
		})

		t.Run("a link ends after a day", func(t *testing.T) {
			now.Advance(24*time.Hour - time.Second)
			require.NoError(t, s.Use(t.Context(), second, act))
			now.Advance(time.Second)
			require.ErrorIs(t, s.Use(t.Context(), second, act), setup.ErrLate)
			require.Equal(t, 1, acted)
		})
	})
}
