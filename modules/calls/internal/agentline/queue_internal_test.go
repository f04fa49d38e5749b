package agentline

import (
	"bytes"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/go/audio"
)

func TestWhatWaitsToBeSpoken(t *testing.T) {
	said := bytes.Repeat([]byte{1}, audio.Frame)

	t.Run("comes in its order, in whole frames, with its marks", func(t *testing.T) {
		q := &queue{silence: 9}
		q.say(append(bytes.Clone(said), 2))
		q.mark("end")
		sound, marks := q.next()
		require.Equal(t, said, sound)
		require.Empty(t, marks)
		sound, _ = q.next()
		require.Equal(t, append([]byte{2}, bytes.Repeat([]byte{9}, audio.Frame-1)...), sound)
		sound, marks = q.next()
		require.Nil(t, sound)
		require.Equal(t, []string{"end"}, marks)
	})

	t.Run("is a minute at most", func(t *testing.T) {
		q := &queue{}
		q.say(bytes.Repeat(said, 2*mostFrames))
		require.Equal(t, mostFrames, q.frames)
		q.clear()
		sound, marks := q.next()
		require.Nil(t, sound)
		require.Empty(t, marks)
		q.say(said)
		require.Equal(t, 1, q.frames, "there is room again")
	})
}

func TestWhatAnAgentAsksForIsBounded(t *testing.T) {
	long := strings.Repeat("ñ", 5000)
	a := Asked{Judge: &Judge{"a ghost"}, Transfer: &Transfer{Summary: long, Reason: long}, HangUp: &HangUp{long}}.bounded()
	require.Nil(t, a.Judge)
	require.Equal(t, strings.Repeat("ñ", mostSummary), a.Transfer.Summary)
	require.Len(t, []rune(a.Transfer.Reason), mostWord)
	require.Len(t, []rune(a.HangUp.Outcome), mostWord)
}
