package sound_test

import (
	"bytes"
	"encoding/binary"
	"errors"
	"io"
	"math"
	"testing"
	"testing/iotest"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/aiagents/internal/sound"
	"github.com/recobro/recobro/plugins-sdk/go/audio"
)

func TestLaws(t *testing.T) {
	t.Parallel()
	for name, law := range map[string]audio.Law{"μ": audio.ULaw, "A": audio.ALaw} {
		for b := range 256 {
			if name == "μ" && b == 0x7f { // the other zero
				continue
			}
			require.Equal(t, byte(b), law.Byte(law.Sample(byte(b))), "%s %d", name, b)
		}
		for s := math.MinInt16; s <= math.MaxInt16; s += 7 {
			off := math.Abs(float64(law.Sample(law.Byte(int16(s)))) - float64(s))
			require.LessOrEqual(t, off, math.Abs(float64(s))/16+140, "%s %d", name, s)
		}
		require.LessOrEqual(t, math.Abs(float64(law.Sample(law.Silence()))), 8.0)
	}
	require.Equal(t, int16(32124), audio.ULaw.Sample(0x80), "ITU-T G.711, table 2a")
	require.Equal(t, int16(32256), audio.ALaw.Sample(0xaa), "table 1a")
}

// tone is a second of one, at a rate.
func tone(hertz, rate int) (all []int16) {
	for i := range rate {
		all = append(all, int16(10_000*math.Sin(2*math.Pi*float64(hertz)*float64(i)/float64(rate))))
	}
	return all
}

// loud is how loud a tone is in sound, in decibels under the loudest.
func loud(all []int16, hertz, rate int) float64 {
	re, im := 0.0, 0.0
	for i, s := range all {
		at := 2 * math.Pi * float64(hertz) * float64(i) / float64(rate)
		re, im = re+float64(s)*math.Cos(at), im+float64(s)*math.Sin(at)
	}
	return 20 * math.Log10((math.Hypot(re, im)*2/float64(len(all))+1e-9)/10_000)
}

func TestRate(t *testing.T) {
	t.Parallel()
	for _, from := range []int{8000, 16_000, 22_050, 24_000, 48_000} {
		for _, hertz := range []int{300, 1000, 3000} {
			rate := sound.NewRate(from, sound.Line)
			var out []int16
			for source := tone(hertz, from); len(source) > 0; source = source[min(len(source), 999):] {
				out = append(out, rate.Take(source[:min(len(source), 999)])...)
			}
			out = append(out, rate.End()...)
			require.InDelta(t, 8000, len(out), 2, "as long as it was")
			require.InDelta(t, 0, loud(out, hertz, 8000), 1, "%d Hz of %d", hertz, from)
		}
		if from > 16_000 {
			rate := sound.NewRate(from, sound.Line)
			out := append(rate.Take(tone(6000, from)), rate.End()...)
			require.Less(t, loud(out, 2000, 8000), -30.0, "what is too high is not heard as another tone")
		}
	}
}

func TestWAV(t *testing.T) {
	t.Parallel()
	line := audio.ALaw.Encode(nil, tone(1000, 8000))
	wav := sound.WAV(line, audio.ALaw, 16_000)
	for name, r := range map[string]io.Reader{"at once": bytes.NewReader(wav), "three by three": threes{bytes.NewReader(wav)}, "byte by byte": iotest.OneByteReader(bytes.NewReader(wav))} {
		head, err := sound.ReadHead(r)
		require.NoError(t, err)
		require.Equal(t, 16_000, head.Rate)
		var back []int16
		for frame, err := range sound.Frames(head, r, audio.ALaw, 160) {
			require.NoError(t, err)
			require.Len(t, frame, 160)
			for _, b := range frame {
				back = append(back, audio.ALaw.Sample(b))
			}
		}
		require.InDelta(t, 0, loud(back[:8000], 1000, 8000), 1, name)
	}
	for _, bad := range [][]byte{nil, []byte("RIFF"), wav[:30], bytes.Replace(wav, []byte("WAVE"), []byte("AVI "), 1), stereo(wav)} {
		_, err := sound.ReadHead(bytes.NewReader(bad))
		require.ErrorIs(t, err, sound.ErrWAV)
	}
	broken := io.MultiReader(bytes.NewReader(wav[44:400]), iotest.ErrReader(errors.New("gone")))
	var last error
	for _, err := range sound.Frames(sound.Head{Rate: 16_000}, broken, audio.ULaw, 160) {
		last = err
	}
	require.EqualError(t, last, "gone")
}

// threes gives three bytes at a time.
type threes struct{ io.Reader }

func (r threes) Read(p []byte) (int, error) { return r.Reader.Read(p[:min(len(p), 3)]) }

func stereo(wav []byte) []byte {
	other := bytes.Clone(wav)
	binary.LittleEndian.PutUint16(other[22:], 2)
	return other
}
