package media_test

import (
	"bytes"
	"net"
	"net/netip"
	"sync"
	"testing"
	"time"

	"github.com/pion/rtp"
	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/calls/internal/media"
	"github.com/recobro/recobro/plugins-sdk/go/audio"
)

var doors = media.Doors{At: netip.MustParseAddr("127.0.0.1")}

func open(t *testing.T) *media.Session {
	s, err := media.Open(doors)
	require.NoError(t, err)
	t.Cleanup(s.Close)
	return s
}

func at(s *media.Session) netip.AddrPort { return netip.AddrPortFrom(doors.At, s.Port()) }

// heard keeps what a session hears.
type heard struct {
	mutex   sync.Mutex
	packets []media.Packet
}

func listen(s *media.Session) *heard {
	h := &heard{}
	s.Listen(func(p media.Packet) {
		h.mutex.Lock()
		defer h.mutex.Unlock()
		p.Sound = bytes.Clone(p.Sound)
		h.packets = append(h.packets, p)
	})
	return h
}

func (h *heard) awaits(t *testing.T, n int) []media.Packet {
	t.Helper()
	require.Eventually(t, func() bool { h.mutex.Lock(); defer h.mutex.Unlock(); return len(h.packets) >= n }, 5*time.Second, time.Millisecond)
	h.mutex.Lock()
	defer h.mutex.Unlock()
	return h.packets
}

// stranger sends packets from a socket of its own.
type stranger struct {
	*net.UDPConn
	sequence uint16
}

func newStranger(t *testing.T, at string) *stranger {
	conn, err := net.ListenUDP("udp4", net.UDPAddrFromAddrPort(netip.MustParseAddrPort(at)))
	require.NoError(t, err)
	t.Cleanup(func() { _ = conn.Close() })
	return &stranger{UDPConn: conn}
}

func (s *stranger) address() netip.AddrPort { return s.LocalAddr().(*net.UDPAddr).AddrPort() }

func (s *stranger) send(t *testing.T, to *media.Session, b byte) {
	s.sequence++
	p := rtp.Packet{Header: rtp.Header{Version: 2, PayloadType: 8, SequenceNumber: s.sequence, Timestamp: uint32(s.sequence) * 160, SSRC: 5}, Payload: bytes.Repeat([]byte{b}, 160)}
	raw, err := p.Marshal()
	require.NoError(t, err)
	_, err = s.WriteToUDPAddrPort(raw, at(to))
	require.NoError(t, err)
}

func packet(n int) media.Packet {
	return media.Packet{Source: 1, Time: uint32(n * audio.Frame), Law: audio.ALaw, Sound: bytes.Repeat([]byte{byte(n)}, audio.Frame)}
}

func TestSession(t *testing.T) {
	t.Run("what one side says the other hears, plain and sealed, in either law", func(t *testing.T) {
		for _, law := range []audio.Law{audio.ALaw, audio.ULaw} {
			for _, suite := range []media.Suite{"", media.Suite80, media.Suite32} {
				a, b := open(t), open(t)
				toB, toA := media.Terms{To: at(b), Law: law}, media.Terms{To: at(a), Law: law}
				if suite != "" {
					one, other := media.NewKey("1", suite), media.NewKey("1", suite)
					toB.Ours, toB.Theirs, toA.Ours, toA.Theirs = &one, &other, &other, &one
				}
				require.NoError(t, a.Agree(toB))
				require.NoError(t, b.Agree(toA))
				h := listen(b)
				for n := range 5 {
					a.Say(packet(n))
				}
				got := h.awaits(t, 5)
				for n, p := range got {
					expected := packet(n).Sound
					audio.ALaw.Into(law, expected)
					require.Equal(t, expected, p.Sound)
					require.Equal(t, got[0].Time+uint32(n*audio.Frame), p.Time)
				}
			}
		}
	})
	t.Run("who speaks on a line after somebody else goes on with its clock, and says so", func(t *testing.T) {
		a, b := open(t), open(t)
		require.NoError(t, a.Agree(media.Terms{To: at(b), Law: audio.ALaw}))
		require.NoError(t, b.Agree(media.Terms{To: at(a), Law: audio.ALaw}))
		h := listen(b)
		a.Say(packet(7))
		other := packet(99)
		other.Source = 2
		a.Say(other)
		got := h.awaits(t, 2)
		require.Equal(t, got[0].Time+audio.Frame, got[1].Time)
		require.True(t, got[1].Mark)
	})
	t.Run("sound of strangers is not heard, neither before nor after that of who was agreed with, and ours does not go to them", func(t *testing.T) {
		s, friend, foe := open(t), newStranger(t, "127.0.0.1:0"), newStranger(t, "127.0.0.2:0")
		require.NoError(t, s.Agree(media.Terms{To: friend.address(), Law: audio.ALaw}))
		h := listen(s)
		foe.send(t, s, 0x66)
		friend.send(t, s, 0x11)
		foe.send(t, s, 0x66)
		friend.send(t, s, 0x12)
		got := h.awaits(t, 2)
		require.Equal(t, []byte{0x11, 0x12}, []byte{got[0].Sound[0], got[1].Sound[0]})
		require.EqualValues(t, 2, s.Figures().Strange)
		s.Say(packet(1))
		require.NoError(t, friend.SetReadDeadline(time.Now().Add(5*time.Second)))
		_, err := friend.Read(make([]byte, 2000))
		require.NoError(t, err)
	})
	t.Run("[CA-16] who is behind a router that changes ports is heard from there, and answered there", func(t *testing.T) {
		s, friend := open(t), newStranger(t, "127.0.0.1:0")
		require.NoError(t, s.Agree(media.Terms{To: netip.AddrPortFrom(doors.At, 9), Law: audio.ALaw}))
		h := listen(s)
		friend.send(t, s, 0x11)
		h.awaits(t, 1)
		s.Say(packet(1))
		require.NoError(t, friend.SetReadDeadline(time.Now().Add(5*time.Second)))
		_, err := friend.Read(make([]byte, 2000))
		require.NoError(t, err)
	})
	t.Run("a sealed line is not taken over by who lacks the key, from wherever", func(t *testing.T) {
		a, b, foe := open(t), open(t), newStranger(t, "127.0.0.1:0")
		one, other := media.NewKey("1", media.Suite80), media.NewKey("1", media.Suite80)
		require.NoError(t, a.Agree(media.Terms{To: at(b), Law: audio.ALaw, Ours: &one, Theirs: &other}))
		require.NoError(t, b.Agree(media.Terms{To: at(a), Law: audio.ALaw, Ours: &other, Theirs: &one}))
		h := listen(b)
		foe.send(t, b, 0x66)
		a.Say(packet(3))
		require.Equal(t, packet(3).Sound, h.awaits(t, 1)[0].Sound)
		require.EqualValues(t, 1, b.Figures().Strange)
	})
	t.Run("what is lost, late and repeated is counted as such", func(t *testing.T) {
		var a media.Arrivals
		now := time.Now()
		for _, sequence := range []uint16{65533, 65534, 65535, 1, 0, 2, 2, 5} {
			a.Take(5, sequence, uint32(sequence)*160, now)
		}
		f := a.Figures()
		require.EqualValues(t, []uint64{2, 1, 7}, []uint64{f.Lost, f.Late, f.Received})
	})
	t.Run("another source, or one that begins anew, is heard, and what was counted before stays counted", func(t *testing.T) {
		var a media.Arrivals
		now := time.Now()
		heard := 0
		for _, p := range []struct {
			source   uint32
			sequence uint16
		}{{1, 40000}, {1, 40002}, {2, 100}, {2, 101}, {2, 30000}, {2, 102}, {2, 20}, {2, 21}, {2, 22}} { // 30000 is noise; from 20 on it begins anew
			if a.Take(p.source, p.sequence, 0, now) {
				heard++
			}
		}
		f := a.Figures()
		require.Equal(t, 7, heard)
		require.EqualValues(t, []uint64{1, 7}, []uint64{f.Lost, f.Received})
	})
	t.Run("who caught a sealed packet does not take the line over by sending it again", func(t *testing.T) {
		a, b, foe := open(t), newStranger(t, "127.0.0.1:0"), newStranger(t, "127.0.0.2:0")
		one, other := media.NewKey("1", media.Suite80), media.NewKey("1", media.Suite80)
		require.NoError(t, a.Agree(media.Terms{To: b.address(), Law: audio.ALaw, Ours: &one, Theirs: &other}))
		s := open(t)
		require.NoError(t, s.Agree(media.Terms{To: b.address(), Law: audio.ALaw, Ours: &other, Theirs: &one}))
		h := listen(s)
		a.Say(packet(1))
		sealed := make([]byte, 2000)
		n, err := b.Read(sealed)
		require.NoError(t, err)
		_, err = b.WriteToUDPAddrPort(sealed[:n], at(s))
		require.NoError(t, err)
		h.awaits(t, 1)
		_, err = b.WriteToUDPAddrPort(sealed[:n], at(s))
		require.NoError(t, err)
		_, err = foe.WriteToUDPAddrPort(sealed[:n], at(s))
		require.NoError(t, err)
		require.Eventually(t, func() bool { return s.Figures().Strange == 2 }, 5*time.Second, time.Millisecond)
		require.Len(t, h.awaits(t, 1), 1)
	})
	t.Run("who sends comfort noise alone is there, though nothing is heard", func(t *testing.T) {
		s, friend := open(t), newStranger(t, "127.0.0.1:0")
		require.NoError(t, s.Agree(media.Terms{To: friend.address(), Law: audio.ALaw}))
		moment := time.Now().Add(time.Hour)
		before := s.Silence(moment)
		require.Eventually(t, func() bool {
			_, err := friend.WriteToUDPAddrPort([]byte{0x80, 13, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 70}, at(s))
			return err == nil && s.Silence(moment) < before
		}, 5*time.Second, 5*time.Millisecond)
	})
	t.Run("keys that two press at once are pressed one after the other, and then what is said is sent again", func(t *testing.T) {
		a, b := open(t), open(t)
		require.NoError(t, a.Agree(media.Terms{To: at(b), Law: audio.ALaw, Keys: 101}))
		require.NoError(t, b.Agree(media.Terms{To: at(a), Law: audio.ALaw, Keys: 101}))
		keys := make(chan rune, 16)
		b.OnKey(func(key rune) { keys <- key })
		var both sync.WaitGroup
		for _, pair := range []string{"11", "22"} {
			both.Go(func() { _ = a.Press(t.Context(), pair) })
		}
		both.Wait()
		require.Contains(t, []string{"1122", "2211"}, string([]rune{<-keys, <-keys, <-keys, <-keys}))
		h := listen(b)
		a.Say(packet(1))
		h.awaits(t, 1)
	})
	t.Run("on hold nothing is said, and no sound is missed", func(t *testing.T) {
		a, b := open(t), open(t)
		require.NoError(t, a.Agree(media.Terms{To: at(b), Law: audio.ALaw, Silent: true, Waiting: true}))
		require.NoError(t, b.Agree(media.Terms{To: at(a), Law: audio.ALaw}))
		a.Say(packet(1))
		require.Zero(t, a.Figures().Sent)
		require.Zero(t, a.Silence(time.Now().Add(time.Hour)))
		require.Greater(t, b.Silence(time.Now().Add(time.Hour)), 59*time.Minute)
	})
	t.Run("keys arrive once each, as keys and, for those who know none, as tones", func(t *testing.T) {
		a, b := open(t), open(t)
		require.NoError(t, a.Agree(media.Terms{To: at(b), Law: audio.ALaw, Keys: 101}))
		require.NoError(t, b.Agree(media.Terms{To: at(a), Law: audio.ALaw, Keys: 101}))
		keys := make(chan rune, 16)
		b.OnKey(func(key rune) { keys <- key })
		require.NoError(t, a.Press(t.Context(), "44#"))
		require.Equal(t, []rune{'4', '4', '#'}, []rune{<-keys, <-keys, <-keys})
		require.ErrorIs(t, a.Press(t.Context(), "1x"), media.ErrKeys)
		require.NoError(t, a.Agree(media.Terms{To: at(b), Law: audio.ALaw}))
		h := listen(b)
		require.NoError(t, a.Press(t.Context(), "5"))
		require.Len(t, h.awaits(t, 8), 8)
	})
	t.Run("what is no sound at all does no harm", func(t *testing.T) {
		s, friend := open(t), newStranger(t, "127.0.0.1:0")
		require.NoError(t, s.Agree(media.Terms{To: friend.address(), Law: audio.ALaw, Keys: 101}))
		h := listen(s)
		for _, raw := range [][]byte{{}, {0x80}, bytes.Repeat([]byte{0xff}, 1500), append([]byte{0xBF, 0x08}, make([]byte, 12)...), {0xA0, 8, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 200}, {0x80, 101, 0, 1, 0, 0, 0, 9, 0, 0, 0, 1, 200, 0, 0}} {
			_, err := friend.WriteToUDPAddrPort(raw, at(s))
			require.NoError(t, err)
		}
		friend.send(t, s, 0x11)
		require.Len(t, h.awaits(t, 1), 1)
	})
}
