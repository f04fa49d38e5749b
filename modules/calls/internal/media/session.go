package media

import (
	"context"
	"encoding/binary"
	"math/rand/v2"
	"net"
	"net/netip"
	"sync"
	"sync/atomic"
	"time"

	"github.com/pion/rtp"
	"github.com/pion/srtp/v3"

	"github.com/recobro/recobro/plugins-sdk/go/audio"
)

// Session is the sound of one line, in both directions, over RTP (RFC 3550, 3551, 3711, 4733).
type Session struct {
	conn   *net.UDPConn
	gate   gate
	heard  atomic.Pointer[func(Packet)]
	onKey  atomic.Pointer[func(rune)]
	silent atomic.Bool  // what is said is not sent: the line is on hold
	keying atomic.Bool  // nor is it while keys are being pressed
	hands  sync.Mutex   // who presses keys: one after the other
	lastAt atomic.Int64 // when sound last came, in ns

	mutex    sync.Mutex // of all below
	terms    Terms
	out, in  *srtp.Context
	arrivals Arrivals
	lastKey  uint32 // time of the key that was told last
	clock    Clock
	head     rtp.Header
	buffer   []byte
	sent     uint64
	strange  atomic.Uint64
	once     sync.Once
}

// Terms are what both sides have agreed on.
type Terms struct {
	To      netip.AddrPort // where the other side wants its sound
	Near    netip.Addr     // where its signalling comes from: sound may too
	Law     audio.Law
	Keys    uint8 // payload type of pressed keys; 0 where the other side knows none, which then hears their tones
	Ours    *Key  // what we seal by, and what they do; none for plain RTP
	Theirs  *Key
	Silent  bool // nothing is sent: on hold
	Waiting bool // nothing is expected: on hold
}

// Open begins a session on one of the doors; until Agree it sends and hears nothing.
func Open(doors Doors) (*Session, error) {
	conn, err := doors.Open()
	if err != nil {
		return nil, err
	}
	s := &Session{conn: conn, buffer: make([]byte, 0, 2048)}
	s.head = rtp.Header{Version: 2, SSRC: rand.Uint32(), SequenceNumber: uint16(rand.Uint32())}
	s.clock.last = rand.Uint32()
	s.lastAt.Store(time.Now().UnixNano())
	go s.receive()
	return s, nil
}

// Port is where the session hears.
func (s *Session) Port() uint16 { return uint16(s.conn.LocalAddr().(*net.UDPAddr).Port) }

// Agree sets, or changes, what both sides agreed on. It fails with ErrKey.
func (s *Session) Agree(t Terms) error {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	if err := s.seal(t); err != nil {
		return err
	}
	if t.To != s.terms.To || t.Near != s.terms.Near {
		s.gate.set(t.To, t.Near, t.Theirs != nil)
	}
	s.terms = t
	s.silent.Store(t.Silent)
	s.lastAt.Store(time.Now().UnixNano())
	return nil
}

// seal makes what seals and opens packets anew, where the keys changed.
func (s *Session) seal(t Terms) (err error) {
	if t.Ours == nil || t.Theirs == nil {
		s.out, s.in = nil, nil
		return nil
	}
	if s.out == nil || *t.Ours != *s.terms.Ours {
		if s.out, err = t.Ours.context(); err != nil {
			return err
		}
	}
	if s.in == nil || *t.Theirs != *s.terms.Theirs {
		s.in, err = t.Theirs.context(srtp.SRTPReplayProtection(replays))
	}
	return err
}

// Law implements Port.
func (s *Session) Law() audio.Law {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	return s.terms.Law
}

// Listen implements Port.
func (s *Session) Listen(f func(Packet)) {
	if f == nil {
		s.heard.Store(nil)
		return
	}
	s.heard.Store(&f)
}

// OnKey has f told of each key that the other side presses.
func (s *Session) OnKey(f func(rune)) { s.onKey.Store(&f) }

// Silence is for how long nothing has come that was expected; 0 while nothing is expected.
func (s *Session) Silence(now time.Time) time.Duration {
	s.mutex.Lock()
	waiting := s.terms.Waiting || !s.terms.To.IsValid()
	s.mutex.Unlock()
	if waiting {
		return 0
	}
	return now.Sub(time.Unix(0, s.lastAt.Load()))
}

// Figures implements Port.
func (s *Session) Figures() Figures {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	f := s.arrivals.Figures()
	f.Sent, f.Strange = s.sent, s.strange.Load()
	return f
}

// Close ends the session; it may be called twice.
func (s *Session) Close() { s.once.Do(func() { _ = s.conn.Close() }) }

// Say implements Speaker.
func (s *Session) Say(p Packet) {
	if s.silent.Load() || s.keying.Load() {
		return
	}
	s.mutex.Lock()
	defer s.mutex.Unlock()
	if !s.terms.To.IsValid() {
		return
	}
	stamp, mark := s.clock.Stamp(p, time.Now())
	law := s.terms.Law
	if p.Law == law {
		s.send(uint8(law), stamp, mark, p.Sound)
		return
	}
	sound := append([]byte(nil), p.Sound...)
	p.Law.Into(law, sound)
	s.send(uint8(law), stamp, mark, sound)
}

// send sends one packet, under the mutex.
func (s *Session) send(kind uint8, stamp uint32, mark bool, payload []byte) {
	h := &s.head
	h.PayloadType, h.Marker, h.Timestamp = kind, mark, stamp
	h.SequenceNumber++
	b := s.buffer[:12]
	b[0], b[1] = 0x80, kind
	if mark {
		b[1] |= 0x80
	}
	binary.BigEndian.PutUint16(b[2:], h.SequenceNumber)
	binary.BigEndian.PutUint32(b[4:], stamp)
	binary.BigEndian.PutUint32(b[8:], h.SSRC)
	b = append(b, payload...)
	if s.out != nil {
		sealed, err := s.out.EncryptRTP(s.buffer[len(b):len(b)], b, h)
		if err != nil {
			return
		}
		b = sealed
	}
	if _, err := s.conn.WriteToUDPAddrPort(b, s.gate.to()); err == nil {
		s.sent++
	}
}

// Press presses keys, one after the other, as the other side understands it; nothing else is sent meanwhile. It fails with ErrKeys.
func (s *Session) Press(ctx context.Context, keys string) error {
	if err := CheckKeys(keys); err != nil {
		return err
	}
	s.hands.Lock()
	defer s.hands.Unlock()
	s.keying.Store(true)
	defer s.keying.Store(false)
	beat := time.NewTicker(tick)
	defer beat.Stop()
	for _, key := range keys {
		for n, packet := range s.packets(key) {
			select {
			case <-ctx.Done():
				return ctx.Err()
			case <-beat.C:
				packet(n == 0)
			}
		}
	}
	return nil
}
