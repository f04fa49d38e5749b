package headset

import (
	"context"
	"sync"
	"sync/atomic"
	"time"

	"github.com/pion/rtp"
	"github.com/pion/webrtc/v4"

	"github.com/recobro/recobro/modules/calls/internal/media"
	"github.com/recobro/recobro/plugins-sdk/go/audio"
)

// Line is a person's line. The connection under it may change, as when they go from one network to another; what is connected with the
// line stays. It implements media.Port.
type Line struct {
	desk  *Desk
	law   audio.Law
	heard atomic.Pointer[func(media.Packet)]
	told  func(up bool)

	mutex sync.Mutex
	link  *link
	clock media.Clock
}

// New is a line without a connection. told hears whenever there is one, and whenever there is none.
func (d *Desk) New(law audio.Law, told func(up bool)) *Line {
	return &Line{desk: d, law: law, told: told}
}

// gathering bounds the making of an answer: everything that it needs is on this machine.
const gathering = 5 * time.Second

// Answer answers a browser's offer, and takes its connection in place of the one before. It fails with ErrOffer.
func (l *Line) Answer(ctx context.Context, offer string) (answer string, err error) {
	ctx, cancel := context.WithTimeout(ctx, gathering)
	defer cancel()
	k, answer, err := l.connect(ctx, offer)
	if err != nil {
		return "", err
	}
	l.mutex.Lock()
	before := l.link
	l.link = k
	l.mutex.Unlock()
	if before != nil {
		before.close()
	}
	return answer, nil
}

// link is one connection to a browser.
type link struct {
	peer     *webrtc.PeerConnection
	track    *webrtc.TrackLocalStaticRTP
	up       atomic.Bool
	begun    sync.Once
	came     chan struct{} // closed once it was up
	arrivals media.Arrivals
	packet   rtp.Packet
	sequence uint16
	sent     uint64
}

func (k *link) close() { _ = k.peer.Close() }

func (l *Line) connect(ctx context.Context, offer string) (k *link, answer string, err error) {
	k = &link{came: make(chan struct{})}
	if k.peer, err = l.desk.apis[l.law].NewPeerConnection(webrtc.Configuration{}); err != nil {
		return nil, "", err
	}
	if answer, err = l.negotiate(ctx, k, offer); err != nil {
		k.close()
		return nil, "", ErrOffer.Wrap(err)
	}
	return k, answer, nil
}

func (l *Line) negotiate(ctx context.Context, k *link, offer string) (answer string, err error) {
	if err = k.peer.SetRemoteDescription(webrtc.SessionDescription{Type: webrtc.SDPTypeOffer, SDP: offer}); err != nil {
		return "", err
	}
	if k.track, err = webrtc.NewTrackLocalStaticRTP(capability(l.law), "sound", "recobro"); err != nil {
		return "", err
	}
	sender, err := k.peer.AddTrack(k.track)
	if err != nil {
		return "", err
	}
	go drain(sender)
	k.peer.OnTrack(func(t *webrtc.TrackRemote, _ *webrtc.RTPReceiver) { l.receive(k, t) })
	k.peer.OnConnectionStateChange(func(s webrtc.PeerConnectionState) { l.changed(k, s) })
	made, err := k.peer.CreateAnswer(nil)
	if err != nil {
		return "", err
	}
	gathered := webrtc.GatheringCompletePromise(k.peer)
	if err = k.peer.SetLocalDescription(made); err != nil {
		return "", err
	}
	select {
	case <-gathered:
		return k.peer.LocalDescription().SDP, nil
	case <-ctx.Done():
		return "", ctx.Err()
	}
}

// drain reads what the browser tells of how well it hears, which the reports are made of.
func drain(sender *webrtc.RTPSender) {
	buffer := make([]byte, 1500)
	for {
		if _, _, err := sender.Read(buffer); err != nil {
			return
		}
	}
}

// changed tells whether there is a connection; of one that was replaced, nothing.
func (l *Line) changed(k *link, s webrtc.PeerConnectionState) {
	up := s == webrtc.PeerConnectionStateConnected
	was := k.up.Swap(up)
	if up {
		k.begun.Do(func() { close(k.came) })
	}
	l.mutex.Lock()
	current := l.link == k || l.link == nil
	l.mutex.Unlock()
	if current && was != up && l.told != nil {
		l.told(up)
	}
}

// receive hears the person.
func (l *Line) receive(k *link, t *webrtc.TrackRemote) {
	buffer := make([]byte, 1500)
	var h rtp.Header
	for {
		n, _, err := t.Read(buffer)
		if err != nil {
			return
		}
		at, err := h.Unmarshal(buffer[:n])
		if err != nil || at > n || audio.Law(h.PayloadType) != l.law {
			continue
		}
		l.mutex.Lock()
		fresh := k.arrivals.Take(h.SSRC, h.SequenceNumber, h.Timestamp, time.Now())
		l.mutex.Unlock()
		if f := l.heard.Load(); f != nil && fresh && at < n {
			(*f)(media.Packet{Source: h.SSRC, Time: h.Timestamp, Mark: h.Marker, Law: l.law, Sound: buffer[at:n]})
		}
	}
}

// Up tells whether there is a connection.
func (l *Line) Up() bool {
	l.mutex.Lock()
	defer l.mutex.Unlock()
	return l.link != nil && l.link.up.Load()
}

// coming is for how long a connection that was just agreed on is waited for.
const coming = 3 * time.Second

// Ready tells whether there is a connection; one that is just coming up is waited for.
func (l *Line) Ready(ctx context.Context) bool {
	l.mutex.Lock()
	k := l.link
	l.mutex.Unlock()
	if k == nil {
		return false
	}
	end := time.NewTimer(coming)
	defer end.Stop()
	select {
	case <-k.came:
	case <-end.C:
	case <-ctx.Done():
	}
	return l.Up()
}

// Listen implements media.Port.
func (l *Line) Listen(f func(media.Packet)) {
	if f == nil {
		l.heard.Store(nil)
		return
	}
	l.heard.Store(&f)
}

// Law implements media.Port.
func (l *Line) Law() audio.Law { return l.law }

// Say implements media.Speaker.
func (l *Line) Say(p media.Packet) {
	l.mutex.Lock()
	defer l.mutex.Unlock()
	k := l.link
	if k == nil || !k.up.Load() {
		return
	}
	stamp, mark := l.clock.Stamp(p, time.Now())
	k.sequence++
	k.packet.Header = rtp.Header{Version: 2, Marker: mark, PayloadType: uint8(l.law), SequenceNumber: k.sequence, Timestamp: stamp}
	k.packet.Payload = p.Sound
	if p.Law != l.law {
		k.packet.Payload = append([]byte(nil), p.Sound...)
		p.Law.Into(l.law, k.packet.Payload)
	}
	if k.track.WriteRTP(&k.packet) == nil {
		k.sent++
	}
}

// Figures implements media.Port.
func (l *Line) Figures() media.Figures {
	l.mutex.Lock()
	defer l.mutex.Unlock()
	if l.link == nil {
		return media.Figures{}
	}
	f := l.link.arrivals.Figures()
	f.Sent = l.link.sent
	return f
}

// Close ends the connection.
func (l *Line) Close() {
	l.mutex.Lock()
	k := l.link
	l.link = nil
	l.mutex.Unlock()
	if k != nil {
		k.close()
	}
}
