package audio_test

import (
	"bytes"
	"math"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/go/audio"
)

func TestLaws(t *testing.T) {
	t.Run("each law writes the bytes that ITU-T G.711 gives", func(t *testing.T) {
		for _, c := range []struct {
			law    audio.Law
			sample int16
			byte   byte
		}{
			{audio.ULaw, 0, 0xFF}, {audio.ULaw, 32635, 0x80}, {audio.ULaw, -32635, 0x00}, {audio.ULaw, 1000, 0xCE}, {audio.ULaw, -1000, 0x4E},
			{audio.ALaw, 0, 0xD5}, {audio.ALaw, 32767, 0xAA}, {audio.ALaw, -32768, 0x2A}, {audio.ALaw, 1000, 0xFA}, {audio.ALaw, -1000, 0x7A},
		} {
			require.Equal(t, c.byte, c.law.Byte(c.sample), "%s %d", c.law.Name(), c.sample)
		}
	})
	t.Run("what is written is read as nearly the same, in every loudness", func(t *testing.T) {
		for _, law := range []audio.Law{audio.ULaw, audio.ALaw} {
			for s := -32000; s <= 32000; s += 7 {
				read := int(law.Sample(law.Byte(int16(s))))
				off := math.Abs(float64(read - s))
				require.LessOrEqual(t, off, math.Abs(float64(s))/16+8, "%s %d → %d", law.Name(), s, read)
			}
		}
	})
	t.Run("every byte is read and written as itself, or as the other zero", func(t *testing.T) {
		for _, law := range []audio.Law{audio.ULaw, audio.ALaw} {
			for b := range 256 {
				again := law.Byte(law.Sample(byte(b)))
				require.True(t, again == byte(b) || law.Sample(byte(b)) == 0, "%s %02x → %02x", law.Name(), b, again)
			}
		}
	})
	t.Run("from one law to the other and back stays what it was, as far as their steps agree", func(t *testing.T) {
		for b := range 256 {
			sound := []byte{byte(b)}
			audio.ALaw.Into(audio.ULaw, sound)
			audio.ULaw.Into(audio.ALaw, sound)
			before, after := float64(audio.ALaw.Sample(byte(b))), float64(audio.ALaw.Sample(sound[0]))
			require.LessOrEqual(t, math.Abs(before-after), math.Abs(before)/16+16)
		}
	})
}

func TestWAV(t *testing.T) {
	sound := audio.Tone{Hertz: []float64{440}, For: time.Second}.Samples()
	t.Run("a file that is written is read as the same sound", func(t *testing.T) {
		bytesOf := audio.ALaw.Encode(nil, sound)
		file := append(audio.ALaw.Header(1, uint32(len(bytesOf))), bytesOf...)
		read, err := audio.ReadWAV(bytes.NewReader(file), 1<<20)
		require.NoError(t, err)
		require.Equal(t, audio.ALaw.Decode(nil, bytesOf), read)
	})
	t.Run("what is no such file is refused: another rate, two voices, cut off, nothing, noise", func(t *testing.T) {
		good := append(audio.ULaw.Header(1, 4), 1, 2, 3, 4)
		for name, spoil := range map[string]func([]byte) []byte{
			"another rate": func(b []byte) []byte { b[24] = 1; return b },
			"two voices":   func(b []byte) []byte { b[22] = 2; return b },
			"cut off":      func(b []byte) []byte { return b[:30] },
			"nothing":      func([]byte) []byte { return nil },
			"no sound":     func(b []byte) []byte { return b[:len(b)-4] },
			"noise":        func([]byte) []byte { return bytes.Repeat([]byte{7}, 100) },
			"huge chunk":   func(b []byte) []byte { copy(b[16:], []byte{255, 255, 255, 255}); return b },
		} {
			_, err := audio.ReadWAV(bytes.NewReader(spoil(bytes.Clone(good))), 1<<20)
			require.ErrorIs(t, err, audio.ErrFile, name)
		}
	})
}
