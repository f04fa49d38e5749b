package answertype_test

import (
	"os"
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/calls/internal/answertype"
	"github.com/recobro/recobro/plugins-sdk/go/audio"
)

// tones are a tone and a silence after it, so many times.
func tones(times int, on, off time.Duration, hertz ...float64) (samples []int16) {
	for range times {
		samples = append(samples, audio.Tones(audio.Tone{Hertz: hertz, For: on, Peak: 5000}, audio.Tone{For: off})...)
	}
	return samples
}

// early is what the exchange is understood to say, as the line carries it.
func early(samples []int16) (tone answertype.Tone) {
	var e answertype.Early
	for piece := range slices.Chunk(samples, audio.Frame) {
		if tone = e.Hear(audio.ALaw.Decode(nil, audio.ALaw.Encode(nil, piece))); tone != answertype.NoTone {
			return tone
		}
	}
	return tone
}

// over is one sound with another beneath it.
func over(one, other []int16) []int16 {
	both := slices.Clone(one)
	for n := range both {
		both[n] += other[n%len(other)] / 2
	}
	return both
}

func TestEarly(t *testing.T) {
	const ms = time.Millisecond
	special := audio.Tones(audio.Tone{Hertz: []float64{950}, For: 330 * ms}, audio.Tone{Hertz: []float64{1400}, For: 330 * ms}, audio.Tone{Hertz: []float64{1800}, For: 330 * ms}, audio.Tone{For: time.Second})
	t.Run("busy is known in the tones of Uruguay, Argentina, Brazil and North America, and congestion too", func(t *testing.T) {
		for name, samples := range map[string][]int16{
			"Uruguay": tones(6, 500*ms, 500*ms, 425), "Argentina": tones(6, 300*ms, 200*ms, 425), "Brazil": tones(6, 250*ms, 250*ms, 425),
			"North America": tones(6, 500*ms, 500*ms, 480, 620), "congestion": tones(6, 250*ms, 250*ms, 480, 620),
		} {
			require.Equal(t, answertype.Busy, early(samples), name)
		}
	})
	t.Run("a tone of the exchange is nobody who has answered", func(t *testing.T) {
		for _, samples := range [][]int16{tones(3, 500*ms, 500*ms, 425), tones(3, 300*ms, 200*ms, 425), tones(3, 250*ms, 250*ms, 425), tones(3, 500*ms, 500*ms, 480, 620), special, audio.Ringing()} {
			v, _ := answertype.New().Hear(samples)
			require.Empty(t, v.Kind)
		}
	})
	t.Run("the three rising tones say that there is no such number", func(t *testing.T) {
		require.Equal(t, answertype.Special, early(special))
	})
	t.Run("ringing, silence, words and music say neither", func(t *testing.T) {
		words, err := os.Open("testdata/ivr_es_1.wav")
		require.NoError(t, err)
		defer words.Close()
		spoken, err := audio.ReadWAV(words, 60*audio.Rate)
		require.NoError(t, err)
		for name, samples := range map[string][]int16{
			"ringing": slices.Concat(audio.Ringing(), audio.Ringing(), audio.Ringing()), "North American ringing": tones(3, 2*time.Second, 4*time.Second, 440, 480),
			"silence": make([]int16, 10*audio.Rate), "words": spoken,
			"a tune of one note": slices.Concat(tones(1, 300*ms, 200*ms, 440), tones(1, 150*ms, 200*ms, 440), tones(2, 450*ms, 200*ms, 440), tones(1, 150*ms, 600*ms, 440), tones(1, 300*ms, 100*ms, 440)),
			"notes over words":   over(tones(12, 300*ms, 300*ms, 440), spoken),
			"music":              slices.Concat(tones(1, 300*ms, 0, 523), tones(1, 300*ms, 0, 659), tones(1, 300*ms, 0, 784), tones(1, 600*ms, 0, 1046)),
		} {
			require.Equal(t, answertype.NoTone, early(samples), name)
		}
	})
}
