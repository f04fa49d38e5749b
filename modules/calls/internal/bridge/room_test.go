package bridge_test

import (
	"bytes"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/calls/internal/bridge"
	"github.com/recobro/recobro/modules/calls/internal/media"
	"github.com/recobro/recobro/plugins-sdk/go/audio"
)

// end is one end of a call, without a line.
type end struct {
	mutex sync.Mutex
	heard func(media.Packet)
	got   []media.Packet
}

// Listen implements media.Port.
func (e *end) Listen(f func(media.Packet)) { e.mutex.Lock(); defer e.mutex.Unlock(); e.heard = f }

// Law implements media.Port.
func (e *end) Law() audio.Law { return audio.ALaw }

// Figures implements media.Port.
func (e *end) Figures() media.Figures { return media.Figures{} }

// Say implements media.Speaker.
func (e *end) Say(p media.Packet) {
	e.mutex.Lock()
	defer e.mutex.Unlock()
	p.Sound = bytes.Clone(p.Sound)
	e.got = append(e.got, p)
}

func (e *end) says(b byte) {
	e.mutex.Lock()
	f := e.heard
	e.mutex.Unlock()
	f(media.Packet{Source: uint32(b), Law: audio.ALaw, Sound: bytes.Repeat([]byte{b}, audio.Frame)})
}

// hears tells which bytes it has heard since it was last asked.
func (e *end) hears() (all []byte) {
	e.mutex.Lock()
	defer e.mutex.Unlock()
	for _, p := range e.got {
		all = append(all, p.Sound[0])
	}
	e.got = nil
	return all
}

// loudest is the loudest that it hears within a while.
func (e *end) loudest(t *testing.T, least int16) {
	t.Helper()
	require.Eventually(t, func() bool {
		e.mutex.Lock()
		defer e.mutex.Unlock()
		for _, p := range e.got {
			if audio.ALaw.Sample(p.Sound[len(p.Sound)/2]) >= least {
				return true
			}
		}
		return false
	}, 5*time.Second, time.Millisecond)
}

func TestRoom(t *testing.T) {
	t.Run("two hear each other as they are, and nobody once they have left", func(t *testing.T) {
		var room bridge.Room
		out, staff := &end{}, &end{}
		a, b := room.Join(out, bridge.Outside), room.Join(staff, bridge.Staff)
		out.says(1)
		staff.says(2)
		require.Equal(t, []byte{1}, staff.hears())
		require.Equal(t, []byte{2}, out.hears())
		b.Leave()
		out.says(1)
		require.Empty(t, staff.hears())
		a.Leave()
		a.Leave()
	})
	t.Run("who is on hold hears nobody and is heard by nobody, but what is played to them", func(t *testing.T) {
		var room bridge.Room
		out, staff := &end{}, &end{}
		a := room.Join(out, bridge.Outside)
		room.Join(staff, bridge.Staff)
		a.Hold(true)
		out.says(1)
		staff.says(2)
		require.Empty(t, append(staff.hears(), out.hears()...))
		require.NoError(t, room.Play(t.Context(), bridge.Sound{Samples: make([]int16, 320), To: bridge.Outside}))
		require.Equal(t, []byte{audio.ALaw.Silence(), audio.ALaw.Silence()}, out.hears())
		require.Empty(t, staff.hears())
		a.Hold(false)
		out.says(1)
		require.Equal(t, []byte{1}, staff.hears())
	})
	t.Run("[CA-09] a supervisor listens unheard, whispers to staff alone, and joins heard by all", func(t *testing.T) {
		loud := audio.ALaw.Byte(8000)
		for role, hearers := range map[bridge.Role][2]bool{bridge.Listener: {false, false}, bridge.Whisper: {false, true}, bridge.Barge: {true, true}} {
			var room bridge.Room
			out, staff, boss := &end{}, &end{}, &end{}
			room.Join(out, bridge.Outside)
			room.Join(staff, bridge.Staff)
			m := room.Join(boss, role)
			out.says(loud)
			staff.says(loud)
			boss.loudest(t, 12000) // the sum of both
			out.hears()
			staff.hears()
			boss.says(loud)
			if hearers[0] {
				out.loudest(t, 6000)
			} else {
				require.NotContains(t, out.hears(), loud)
			}
			if hearers[1] {
				staff.loudest(t, 6000)
			} else {
				require.NotContains(t, staff.hears(), loud)
			}
			m.Leave()
			out.says(1)
			require.Equal(t, byte(1), last(staff.hears()))
		}
	})
	t.Run("[AI-06] an agent hears the other side alone: a colleague's word never passes for theirs", func(t *testing.T) {
		var room bridge.Room
		out, agent, staff, boss := &end{}, &end{}, &end{}, &end{}
		a := room.Join(out, bridge.Outside)
		room.Join(agent, bridge.Program)
		out.says(1)
		agent.says(2)
		require.Equal(t, []byte{1}, agent.hears())
		require.Equal(t, []byte{2}, out.hears())
		a.Hold(true)
		room.Join(staff, bridge.Staff)
		agent.says(2)
		require.Equal(t, []byte{2}, staff.hears(), "who takes over hears it")
		room.Join(boss, bridge.Whisper)
		staff.says(3)
		boss.says(4)
		require.Empty(t, agent.hears())
		require.Empty(t, out.hears())
	})
	t.Run("a tap hears what one says, until it is stopped", func(t *testing.T) {
		var room bridge.Room
		out := &end{}
		m := room.Join(out, bridge.Outside)
		n := 0
		stop := m.Tap(func(media.Packet) { n++ })
		out.says(1)
		stop()
		out.says(1)
		require.Equal(t, 1, n)
	})
	t.Run("a sound that is played alone is all that is heard", func(t *testing.T) {
		var room bridge.Room
		out, staff := &end{}, &end{}
		room.Join(out, bridge.Outside)
		room.Join(staff, bridge.Staff)
		done := make(chan error, 1)
		go func() {
			done <- room.Play(t.Context(), bridge.Sound{Samples: make([]int16, 1600), To: bridge.Player, Only: true})
		}()
		require.Eventually(t, func() bool { return len(out.hears()) > 0 }, 5*time.Second, time.Millisecond)
		staff.says(9)
		require.NotContains(t, out.hears(), byte(9))
		require.NoError(t, <-done)
		staff.says(9)
		require.Contains(t, out.hears(), byte(9))
	})
}

func last(all []byte) byte {
	if len(all) == 0 {
		return 0
	}
	return all[len(all)-1]
}
