package peers

import (
	"encoding/binary"
	"math"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/go/audio"
)

// Speech is a WAV file of a voice that says a few words, is silent, and goes on: like no other of another seed.
func Speech(t *testing.T, seed uint64, seconds int) string {
	t.Helper()
	dice, low := rand.New(rand.NewPCG(seed, 0)), 0.0
	samples := make([]int16, seconds*audio.Rate)
	for n := range samples {
		low += (dice.Float64()*2 - 1 - low) * 0.3
		at := math.Mod(float64(n)/audio.Rate, 4)
		if at > 1 { // a word of a second, then three of silence
			continue
		}
		samples[n] = int16(12000 * low * math.Abs(math.Sin(2*math.Pi*3*at)))
	}
	path := filepath.Join(t.TempDir(), "speech.wav")
	require.NoError(t, os.WriteFile(path, wav(samples), 0o600))
	return path
}

// wav is a file of 16 bits, one voice: what baresip reads.
func wav(samples []int16) []byte {
	size := uint32(2 * len(samples))
	head := struct {
		RIFF      [4]byte
		Size      uint32
		WAVE      [8]byte
		Format    uint32
		PCM, One  uint16
		Rate, All uint32
		Each, Bit uint16
		Data      [4]byte
		Bytes     uint32
	}{
		[4]byte([]byte("RIFF")), 36 + size, [8]byte([]byte("WAVEfmt ")), 16, 1, 1, audio.Rate, 2 * audio.Rate, 2, 16, [4]byte([]byte("data")), size,
	}
	text, _ := binary.Append(nil, binary.LittleEndian, head) // fixed sizes never fail
	text, _ = binary.Append(text, binary.LittleEndian, samples)
	return text
}
