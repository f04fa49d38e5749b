package throttle_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/throttle"
)

func TestMeter(t *testing.T) {
	t.Parallel()
	now := clock.NewFake(time.Unix(1_800_000_000, 0))

	t.Run("whoever asks too often waits, nobody else does", func(t *testing.T) {
		t.Parallel()
		m := throttle.New(throttle.Bound{Rate: 1, Burst: 2}, now)
		require.NoError(t, m.Pass("ana"))
		require.NoError(t, m.Pass("ana"))
		require.Equal(t, errs.RateLimited, errs.KindOf(m.Pass("ana")))
		require.NoError(t, m.Pass("bea"))
	})

	t.Run("what lasts is counted until it ends", func(t *testing.T) {
		t.Parallel()
		m := throttle.New(throttle.Bound{AtOnce: 1}, now)
		leave, err := m.Enter("ana")
		require.NoError(t, err)
		_, err = m.Enter("ana")
		require.Error(t, err)
		leave()
		_, err = m.Enter("ana")
		require.NoError(t, err)
	})

	t.Run("the addresses that one client can choose from are one place", func(t *testing.T) {
		t.Parallel()
		require.Equal(t, throttle.Place("2001:db8::1"), throttle.Place("2001:db8::2"))
		require.NotEqual(t, throttle.Place("192.0.2.1"), throttle.Place("192.0.2.2"))
	})
}
