package quota_test

import (
	"errors"
	"fmt"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/host/quota"
)

func TestMeter(t *testing.T) {
	t.Parallel()
	now := clock.NewFake(time.Unix(1_800_000_000, 0))

	t.Run("who asks faster than the rate waits, nobody else does", func(t *testing.T) {
		t.Parallel()
		meter := quota.NewMeter(quota.Bound{Rate: 0.5, Burst: 3}, now)
		for range 3 {
			_, err := meter.Enter("ana")
			require.NoError(t, err)
		}
		_, err := meter.Enter("ana")
		require.ErrorIs(t, err, quota.ErrTooMany)
		var refused *errs.Error
		require.True(t, errors.As(err, &refused))
		require.Equal(t, 2, refused.Params["retry_after"], "half a request a second")
		_, err = meter.Enter("bea")
		require.NoError(t, err)
	})

	t.Run("no more at a time than the bound, until one leaves", func(t *testing.T) {
		t.Parallel()
		meter := quota.NewMeter(quota.Bound{AtOnce: 2}, now)
		leave, err := meter.Enter("ana")
		require.NoError(t, err)
		_, err = meter.Enter("ana")
		require.NoError(t, err)
		_, err = meter.Enter("ana")
		require.ErrorIs(t, err, quota.ErrTooMany)
		leave()
		_, err = meter.Enter("ana")
		require.NoError(t, err)
	})

	t.Run("a bound of nothing bounds nobody", func(t *testing.T) {
		t.Parallel()
		var none *quota.Meter
		for _, meter := range []*quota.Meter{none, quota.NewMeter(quota.Bound{}, now)} {
			for range 1000 {
				leave, err := meter.Enter("ana")
				require.NoError(t, err)
				leave()
			}
		}
	})

	t.Run("a flood of addresses neither fills the memory nor frees who is over the bound", func(t *testing.T) {
		t.Parallel()
		moving := clock.NewFake(time.Unix(1_800_000_000, 0))
		meter := quota.NewMeter(quota.Bound{Rate: 1, Burst: 1, AtOnce: 1}, moving)
		_, err := meter.Enter("busy")
		require.NoError(t, err)
		for i := range 200_000 {
			if leave, err := meter.Enter(fmt.Sprint(i)); err == nil {
				leave()
			}
			moving.Advance(100 * time.Microsecond)
		}
		require.LessOrEqual(t, meter.Accounts(), 64<<10+1)
		_, err = meter.Enter("busy")
		require.ErrorIs(t, err, quota.ErrTooMany)
	})
}
