package spoken_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/aiagents/internal/spoken"
)

func TestFallsSilentWhenStopped(t *testing.T) {
	t.Run("[AI-13] an agent that is stopped falls silent amid a word, and the call goes to people", func(t *testing.T) {
		all := newTalks()
		l := hold(t, all, voices{frames: 500}, spoken.Began{})
		<-l.said
		close(all.stop)
		l.next(func(a spoken.Asked) bool { return a.Clear != nil })
		given := l.next(func(a spoken.Asked) bool { return a.Transfer != nil })
		require.Equal(t, "policy_restriction", given.Transfer.Reason)
		l.tells(spoken.Heard{Ended: &spoken.Ended{End: "hung_up"}})
		require.NoError(t, <-l.done)
		require.True(t, all.halt)
	})
}
