package trial_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/calls/internal/answertype"
	"github.com/recobro/recobro/modules/calls/internal/answertype/trial"
)

func TestHeldOut(t *testing.T) {
	all, err := trial.Run()
	require.NoError(t, err)
	f := trial.Measure(all)
	t.Logf("\n%s\n%s\n%+v", trial.Matrix("first", all, trial.First), trial.Matrix("at last", all, trial.Last), f)
	t.Run("[CA-14] of people whom the listener was not tuned on at most one in fifty is taken for a machine", func(t *testing.T) {
		require.LessOrEqual(t, f.PeopleAsMachines, 0.02)
	})
	t.Run("[CA-14] half of them wait at most 300 ms after their last word", func(t *testing.T) {
		require.LessOrEqual(t, f.AddedHalf, 300*time.Millisecond)
	})
	t.Run("the beep of most voicemails is heard, and hardly anything else is one", func(t *testing.T) {
		heard, voicemails, others := 0, 0, 0
		for _, h := range all {
			switch {
			case h.Was == answertype.Voicemail && h.Beeped:
				heard, voicemails = heard+1, voicemails+1
			case h.Was == answertype.Voicemail:
				voicemails++
			case h.Beeped:
				others++
			}
		}
		require.GreaterOrEqual(t, float64(heard)/float64(voicemails), 0.85)
		require.LessOrEqual(t, float64(others)/float64(len(all)), 0.01)
	})
}
