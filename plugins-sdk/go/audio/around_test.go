package audio_test

import (
	"bytes"
	"math"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/go/audio"
)

// heard is what is added to a while of silence.
func heard(p audio.Place, level float64, seed uint64) []byte {
	sound := bytes.Repeat([]byte{audio.ALaw.Silence()}, 12*audio.Rate)
	audio.NewAround(p, level, seed).Mix(audio.ALaw, sound)
	return sound
}

func TestWhatIsHeardAroundSomebody(t *testing.T) {
	for _, p := range []audio.Place{audio.Street, audio.Office} {
		t.Run(string(p)+" is as loud as it is said to be, and the same for the same seed", func(t *testing.T) {
			sound, sum := heard(p, -30, 7), 0.0
			for _, b := range sound {
				sum += math.Pow(float64(audio.ALaw.Sample(b))/math.MaxInt16, 2)
			}
			require.InDelta(t, -30, 10*math.Log10(sum/float64(len(sound))), 1)
			require.Equal(t, sound, heard(p, -30, 7))
			require.NotEqual(t, sound, heard(p, -30, 8))
		})
	}
	t.Run("nothing is heard where it is quiet, and what is spoken stays", func(t *testing.T) {
		spoken := audio.ULaw.Encode(nil, audio.Beep())
		mixed := bytes.Clone(spoken)
		audio.NewAround(audio.Quiet, -20, 1).Mix(audio.ULaw, mixed)
		require.Equal(t, spoken, mixed)
	})
}
