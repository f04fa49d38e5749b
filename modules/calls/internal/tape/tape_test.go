package tape_test

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/calls/internal/media"
	"github.com/recobro/recobro/modules/calls/internal/tape"
	"github.com/recobro/recobro/plugins-sdk/go/audio"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
)

type setup struct {
	path  string
	key   tape.Key
	clock *clock.Fake
	tape  *tape.Tape
}

func begin(t *testing.T) *setup {
	s := &setup{path: filepath.Join(t.TempDir(), "calls", "one"), key: tape.NewKey(), clock: clock.NewFake(time.Date(2026, 11, 25, 12, 0, 0, 0, time.UTC))}
	var err error
	s.tape, err = tape.New(s.path, s.key, audio.ALaw, s.clock)
	require.NoError(t, err)
	return s
}

// say says so many milliseconds of a byte on a track, from a time of its source's clock on, in packets of 20 ms.
func (s *setup) say(track int, source, from uint32, ms int, b byte) {
	hear := s.tape.Hear(track)
	for n := range ms / 20 {
		s.clock.Advance(20 * time.Millisecond)
		hear(media.Packet{Source: source, Time: from + uint32(n*audio.Frame), Law: audio.ALaw, Sound: bytes.Repeat([]byte{b}, audio.Frame)})
	}
}

// tracks are both tracks as they are read.
func (s *setup) tracks(t *testing.T) (outside, inside []byte) {
	s.tape.Close()
	reel, err := tape.Rewind(s.path, s.key, audio.ALaw)
	require.NoError(t, err)
	var file bytes.Buffer
	require.NoError(t, reel.WriteTo(&file, nil))
	for n, b := range file.Bytes()[58:] {
		if n%2 == 0 {
			outside = append(outside, b)
		} else {
			inside = append(inside, b)
		}
	}
	require.EqualValues(t, reel.Length, len(outside))
	return outside, inside
}

func runs(track []byte) (all [][2]int) {
	for n, b := range track {
		if n == 0 || b != track[n-1] {
			all = append(all, [2]int{int(b), 0})
		}
		all[len(all)-1][1]++
	}
	return all
}

func TestTape(t *testing.T) {
	quiet := int(audio.ALaw.Silence())
	t.Run("both sides are kept apart, each in its place, with silence where nothing came", func(t *testing.T) {
		s := begin(t)
		s.say(tape.Outside, 1, 5000, 100, 0x11)
		s.say(tape.Outside, 1, 5000+3*8000, 100, 0x12) // a pause of nearly three seconds by the source's own clock
		s.say(tape.Inside, 2, 900, 200, 0x21)
		outside, inside := s.tracks(t)
		require.Equal(t, [][2]int{{0x11, 800}, {quiet, 23200}, {0x12, 800}}, runs(outside))
		require.Equal(t, [][2]int{{quiet, 1600}, {0x21, 1600}, {quiet, 21600}}, runs(inside))
	})
	t.Run("what is said during a pause is nowhere on the tape, and time goes on", func(t *testing.T) {
		s := begin(t)
		s.say(tape.Outside, 1, 0, 100, 0x11)
		s.tape.Pause(true)
		s.say(tape.Outside, 1, 800, 200, 0x66)
		s.tape.Pause(false)
		s.say(tape.Outside, 1, 2400, 100, 0x12)
		outside, _ := s.tracks(t)
		require.Equal(t, [][2]int{{0x11, 800}, {quiet, 1600}, {0x12, 800}}, runs(outside))
	})
	t.Run("late and repeated packets change nothing, and another source goes on where the clock stands", func(t *testing.T) {
		s := begin(t)
		s.say(tape.Outside, 1, 0, 100, 0x11)
		s.tape.Hear(tape.Outside)(media.Packet{Source: 1, Time: 320, Law: audio.ALaw, Sound: bytes.Repeat([]byte{0x77}, 160)})
		s.say(tape.Outside, 9, 1<<31, 100, 0x12)
		outside, _ := s.tracks(t)
		require.Equal(t, [][2]int{{0x11, 800}, {0x12, 800}}, runs(outside))
	})
	t.Run("sound of the other law is kept in the tape's", func(t *testing.T) {
		s := begin(t)
		s.tape.Hear(tape.Outside)(media.Packet{Source: 1, Law: audio.ULaw, Sound: bytes.Repeat([]byte{0x10}, 160)})
		outside, _ := s.tracks(t)
		require.InDelta(t, audio.ULaw.Sample(0x10), audio.ALaw.Sample(outside[0]), 1000)
	})
	t.Run("nothing that was said can be read on the disk, and a changed, cut or foreign tape is refused", func(t *testing.T) {
		s := begin(t)
		s.say(tape.Outside, 1, 0, 2000, 0x11)
		s.tape.Close()
		raw, err := os.ReadFile(s.path + ".out")
		require.NoError(t, err)
		require.NotContains(t, string(raw), string(bytes.Repeat([]byte{0x11}, 8)))
		_, err = tape.Rewind(s.path, tape.NewKey(), audio.ALaw)
		require.ErrorIs(t, err, tape.ErrBroken)
		raw[100] ^= 1
		require.NoError(t, os.WriteFile(s.path+".out", raw, 0o600))
		_, err = tape.Rewind(s.path, s.key, audio.ALaw)
		require.ErrorIs(t, err, tape.ErrBroken)
	})
	t.Run("[CA-06] of a tape that a crash cut off all but its last half second is read", func(t *testing.T) {
		s := begin(t)
		s.say(tape.Outside, 1, 0, 3000, 0x11) // and never closed
		raw, err := os.ReadFile(s.path + ".out")
		require.NoError(t, err)
		require.NoError(t, os.WriteFile(s.path+".out", raw[:len(raw)-7], 0o600)) // the last piece was half written
		reel, err := tape.Rewind(s.path, s.key, audio.ALaw)
		require.NoError(t, err)
		require.GreaterOrEqual(t, reel.Length, int64(3*8000-2*4096-1))
		require.NoError(t, reel.Discard())
		require.NoError(t, tape.Discard(s.path))
	})
	t.Run("the picture of a tape shows how loud each voice is", func(t *testing.T) {
		p := tape.NewPeaks(audio.ALaw, 16000, 10)
		loud, soft := audio.ALaw.Byte(30000), audio.ALaw.Silence()
		p.See(bytes.Repeat([]byte{loud}, 8000), bytes.Repeat([]byte{soft}, 8000))
		p.See(bytes.Repeat([]byte{soft}, 8000), bytes.Repeat([]byte{loud}, 8000))
		require.Len(t, p.Outside, 10)
		require.Greater(t, p.Outside[0], uint8(200))
		require.Less(t, p.Outside[9], uint8(2))
		require.Greater(t, p.Inside[9], uint8(200))
	})
}
