package calls_test

import (
	"sync/atomic"
	"testing"
	"time"

	"github.com/pion/rtp"
	"github.com/pion/webrtc/v4"
	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

// browser is somebody's browser: a real WebRTC peer that speaks a tone, and counts what it hears.
type browser struct {
	t     *testing.T
	who   *sdktest.Person
	tab   string
	peer  *webrtc.PeerConnection
	track *webrtc.TrackLocalStaticRTP
	heard atomic.Int64
	stop  chan struct{}
}

// connect has somebody sit at their line.
func connect(t *testing.T, who *sdktest.Person, tab string) *browser {
	t.Helper()
	b := &browser{t: t, who: who, tab: tab, stop: make(chan struct{})}
	s := webrtc.SettingEngine{}
	s.SetIncludeLoopbackCandidate(true)
	media := &webrtc.MediaEngine{}
	require.NoError(t, media.RegisterDefaultCodecs())
	var err error
	b.peer, err = webrtc.NewAPI(webrtc.WithSettingEngine(s), webrtc.WithMediaEngine(media)).NewPeerConnection(webrtc.Configuration{})
	require.NoError(t, err)
	b.track, err = webrtc.NewTrackLocalStaticRTP(webrtc.RTPCodecCapability{MimeType: webrtc.MimeTypePCMA, ClockRate: 8000, Channels: 1}, "voice", "browser")
	require.NoError(t, err)
	_, err = b.peer.AddTrack(b.track)
	require.NoError(t, err)
	b.peer.OnTrack(func(track *webrtc.TrackRemote, _ *webrtc.RTPReceiver) { b.hear(track) })
	up := make(chan struct{}, 8)
	b.peer.OnConnectionStateChange(func(state webrtc.PeerConnectionState) {
		if state == webrtc.PeerConnectionStateConnected {
			up <- struct{}{}
		}
	})
	b.offer()
	sdktest.Next(t, up)
	require.Eventually(t, func() bool { // the other end knows it a moment later
		var line struct {
			IsUp bool `json:"is_up"`
		}
		who.GET("/api/v1/lines/mine").OK(&line)
		return line.IsUp
	}, sdktest.Patience, 5*time.Millisecond)
	go b.speak()
	t.Cleanup(b.close)
	return b
}

func (b *browser) offer() {
	offer, err := b.peer.CreateOffer(nil)
	require.NoError(b.t, err)
	gathered := webrtc.GatheringCompletePromise(b.peer)
	require.NoError(b.t, b.peer.SetLocalDescription(offer))
	<-gathered
	var answer struct{ Answer string }
	b.who.POST("/api/v1/lines", body{"tab": b.tab, "offer": b.peer.LocalDescription().SDP}).OK(&answer)
	require.NoError(b.t, b.peer.SetRemoteDescription(webrtc.SessionDescription{Type: webrtc.SDPTypeAnswer, SDP: answer.Answer}))
}

func (b *browser) hear(track *webrtc.TrackRemote) {
	for {
		if _, _, err := track.ReadRTP(); err != nil {
			return
		}
		b.heard.Add(1)
	}
}

// speak says a tone in its own time, until the browser is closed.
func (b *browser) speak() {
	beat := time.NewTicker(20 * time.Millisecond)
	defer beat.Stop()
	sound := make([]byte, 160)
	for n := range sound {
		sound[n] = byte(0xD5 ^ n) // anything but silence
	}
	p := rtp.Packet{Header: rtp.Header{Version: 2, PayloadType: 8, SSRC: 1}, Payload: sound}
	for {
		select {
		case <-b.stop:
			return
		case <-beat.C:
			p.SequenceNumber++
			p.Timestamp += 160
			_ = b.track.WriteRTP(&p) // lost like any packet
		}
	}
}

// hears waits until something is heard that was not before.
func (b *browser) hears() {
	b.t.Helper()
	before := b.heard.Load()
	require.Eventually(b.t, func() bool { return b.heard.Load() > before+10 }, sdktest.Patience, 5*time.Millisecond)
}

// hearsFor waits until so much more is heard.
func (b *browser) hearsFor(length time.Duration) {
	b.t.Helper()
	want := b.heard.Load() + int64(length/(20*time.Millisecond))
	require.Eventually(b.t, func() bool { return b.heard.Load() >= want }, sdktest.Patience, 5*time.Millisecond)
}

func (b *browser) close() {
	select {
	case <-b.stop:
	default:
		close(b.stop)
		_ = b.peer.Close()
	}
}
