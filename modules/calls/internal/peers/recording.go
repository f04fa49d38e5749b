package peers

import (
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/go/audio"
)

// Recording is a WAV file of sounds one after the other and a long silence, for a telephone that speaks it: it hangs up at its end.
func Recording(t *testing.T, sounds ...[]int16) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "recording.wav")
	silence := audio.Tone{For: time.Minute}.Samples()
	require.NoError(t, os.WriteFile(path, wav(append(slices.Concat(sounds...), silence...)), 0o600))
	return path
}

// Sound are the samples of a WAV file.
func Sound(t *testing.T, path string) []int16 {
	t.Helper()
	file, err := os.Open(path)
	require.NoError(t, err)
	defer file.Close()
	samples, err := audio.ReadWAV(file, 120*audio.Rate)
	require.NoError(t, err, path)
	return samples
}

// BusyTone is what an exchange says of a line that is taken, as one of Argentina does.
func BusyTone(times int) (samples []int16) {
	for range times {
		samples = append(samples, audio.Tones(audio.Tone{Hertz: []float64{425}, For: 300 * time.Millisecond, Peak: 5000}, audio.Tone{For: 200 * time.Millisecond})...)
	}
	return samples
}

// busy is a busy tone as a line carries it, for a SIPp that plays one.
func busy() []byte { return audio.ALaw.Encode(nil, BusyTone(4)) }
