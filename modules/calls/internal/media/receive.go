package media

import (
	"net/netip"
	"time"

	"github.com/pion/rtp"

	"github.com/recobro/recobro/plugins-sdk/go/audio"
)

// largest is the largest packet that is read: 200 ms of sound with SRTP's proof.
const largest = 1700

func (s *Session) receive() {
	buffer := make([]byte, largest)
	for {
		n, from, err := s.conn.ReadFromUDPAddrPort(buffer)
		if err != nil {
			return // closed
		}
		s.take(buffer[:n], netip.AddrPortFrom(from.Addr().Unmap(), from.Port()), time.Now())
	}
}

// take hears one packet, or refuses it.
func (s *Session) take(b []byte, from netip.AddrPort, now time.Time) {
	if len(b) < 12 || b[0]>>6 != 2 || b[1] >= 192 && b[1] <= 223 { // RTCP shares the port with some
		s.strange.Add(1)
		return
	}
	if !s.gate.admits(from, now) {
		s.strange.Add(1)
		return
	}
	p, key, ok := s.open(b, from, now)
	if !ok {
		return
	}
	s.lastAt.Store(now.UnixNano())
	if key != 0 {
		if f := s.onKey.Load(); f != nil {
			(*f)(key)
		}
		return
	}
	if f := s.heard.Load(); f != nil && len(p.Sound) > 0 {
		(*f)(p)
	}
}

// open reads a packet of somebody admitted: sound, or a key; ok is false for what is neither.
func (s *Session) open(b []byte, from netip.AddrPort, now time.Time) (p Packet, key rune, ok bool) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	var h rtp.Header
	if s.in != nil {
		opened, err := s.in.DecryptRTP(b[:0], b, &h)
		if err != nil {
			s.strange.Add(1)
			return p, 0, false
		}
		b = opened
	}
	n, err := h.Unmarshal(b)
	if err != nil || n > len(b) {
		s.strange.Add(1)
		return p, 0, false
	}
	payload := b[n:]
	if h.Padding {
		if payload, ok = unpadded(payload); !ok {
			s.strange.Add(1)
			return p, 0, false
		}
	}
	sound := audio.Law(h.PayloadType)
	pressed := s.terms.Keys != 0 && h.PayloadType == s.terms.Keys
	if !sound.Valid() && !pressed {
		s.lastAt.Store(now.UnixNano()) // comfort noise and the like: nothing to be heard, but they are there
		return p, 0, false
	}
	s.gate.bind(from, now)
	if !s.arrivals.Take(h.SSRC, h.SequenceNumber, h.Timestamp, now) {
		return p, 0, false
	}
	if !pressed {
		return Packet{Source: h.SSRC, Time: h.Timestamp, Mark: h.Marker, Law: sound, Sound: payload}, 0, true
	}
	key, ok = pressOf(payload)
	if !ok || h.Timestamp == s.lastKey {
		return p, 0, false
	}
	s.lastKey = h.Timestamp
	return p, key, true
}

// unpadded is a payload without what fills it up (RFC 3550, 5.1); ok is false where it claims to be filled by more than there is.
func unpadded(payload []byte) (rest []byte, ok bool) {
	if len(payload) == 0 {
		return nil, false
	}
	rest = payload[:max(0, len(payload)-int(payload[len(payload)-1]))]
	return rest, len(rest) > 0 && len(rest) < len(payload)
}
