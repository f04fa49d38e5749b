package sdk

import (
	"context"
	"errors"
	"sync/atomic"
	"testing"

	"github.com/stretchr/testify/require"
)

func TestPulse(t *testing.T) {
	t.Run("who looks does not wait for a database that does not answer, nor asks it twice at once", func(t *testing.T) {
		var asked atomic.Int64
		answer := make(chan error)
		ask := func(context.Context) error { asked.Add(1); return <-answer }
		p := &pulse{}
		for range 3 {
			require.ErrorIs(t, p.look(t.Context(), ask), errNoPulse)
		}
		require.EqualValues(t, 1, asked.Load())
		answer <- nil
		close(answer)
		require.Eventually(t, func() bool { return p.look(t.Context(), ask) == nil }, 10*pulseWait, pulseWait/10)
	})
	t.Run("what the database says is told", func(t *testing.T) {
		refused := errors.New("refused")
		require.ErrorIs(t, (&pulse{}).look(t.Context(), func(context.Context) error { return refused }), refused)
	})
}
