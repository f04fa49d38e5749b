package quiet_test

import (
	"context"
	"runtime"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/host/quiet"
)

var sink []byte

func TestGiveBack(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		ctx, stop := context.WithCancel(t.Context())
		go quiet.GiveBack(ctx)
		begun := given()
		pass := func(wait time.Duration) uint32 {
			time.Sleep(wait)
			synctest.Wait()
			return given() - begun
		}
		require.EqualValues(t, 1, pass(2*time.Second), "once what starting took is over")
		require.EqualValues(t, 2, pass(10*time.Second), "after a quiet while")
		sink = make([]byte, 32<<20)
		require.EqualValues(t, 2, pass(10*time.Second), "not while it is at work")
		require.EqualValues(t, 3, pass(10*time.Second), "once it is quiet again")
		stop()
		require.EqualValues(t, 3, pass(time.Minute), "and no more at its end")
	})
}

// given counts the times that memory was given back.
func given() uint32 {
	var stats runtime.MemStats
	runtime.ReadMemStats(&stats)
	return stats.NumForcedGC
}
