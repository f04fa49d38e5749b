package headset_test

import (
	"bytes"
	"context"
	"net/netip"
	"testing"
	"time"

	"github.com/pion/ice/v4"
	"github.com/pion/webrtc/v4"
	"github.com/pion/webrtc/v4/pkg/media"
	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/calls/internal/headset"
	own "github.com/recobro/recobro/modules/calls/internal/media"
	"github.com/recobro/recobro/plugins-sdk/go/audio"
)

const patience = 30 * time.Second

// browser is the other side: what Chromium does, by the same library that we answer with.
type browser struct {
	*webrtc.PeerConnection
	track *webrtc.TrackLocalStaticSample
	heard chan []byte
}

// newBrowser is a browser; with a relay it reaches us by that alone.
func newBrowser(t *testing.T, law audio.Law, relay ...webrtc.ICEServer) *browser {
	t.Helper()
	s := webrtc.SettingEngine{}
	s.SetIncludeLoopbackCandidate(true)
	s.SetICEMulticastDNSMode(ice.MulticastDNSModeDisabled)
	engine := &webrtc.MediaEngine{}
	require.NoError(t, engine.RegisterDefaultCodecs())
	peer, err := webrtc.NewAPI(webrtc.WithSettingEngine(s), webrtc.WithMediaEngine(engine)).NewPeerConnection(through(relay))
	require.NoError(t, err)
	t.Cleanup(func() { _ = peer.Close() })
	b := &browser{PeerConnection: peer, heard: make(chan []byte, 1024)}
	mime := webrtc.MimeTypePCMU
	if law == audio.ALaw {
		mime = webrtc.MimeTypePCMA
	}
	b.track, err = webrtc.NewTrackLocalStaticSample(webrtc.RTPCodecCapability{MimeType: mime, ClockRate: audio.Rate}, "voice", "me")
	require.NoError(t, err)
	_, err = peer.AddTrack(b.track)
	require.NoError(t, err)
	peer.OnTrack(func(track *webrtc.TrackRemote, _ *webrtc.RTPReceiver) { b.hear(track) })
	return b
}

func (b *browser) hear(track *webrtc.TrackRemote) {
	for {
		p, _, err := track.ReadRTP()
		if err != nil {
			return
		}
		b.heard <- bytes.Clone(p.Payload)
	}
}

// offer is what the browser offers, with every way to it.
func (b *browser) offer(t *testing.T) string {
	t.Helper()
	made, err := b.CreateOffer(nil)
	require.NoError(t, err)
	gathered := webrtc.GatheringCompletePromise(b.PeerConnection)
	require.NoError(t, b.SetLocalDescription(made))
	<-gathered
	return b.LocalDescription().SDP
}

// connect connects a browser with a line.
func (b *browser) connect(t *testing.T, l *headset.Line) {
	t.Helper()
	answer, err := l.Answer(t.Context(), b.offer(t))
	require.NoError(t, err)
	require.NoError(t, b.SetRemoteDescription(webrtc.SessionDescription{Type: webrtc.SDPTypeAnswer, SDP: answer}))
}

// says says a byte, 20 ms each time, until ctx ends.
func (b *browser) says(ctx context.Context, what byte) {
	beat := time.NewTicker(20 * time.Millisecond)
	defer beat.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-beat.C:
			_ = b.track.WriteSample(media.Sample{Data: bytes.Repeat([]byte{what}, audio.Frame), Duration: 20 * time.Millisecond})
		}
	}
}

// desk is a desk on the loopback interface, and a line at it.
func desk(t *testing.T, law audio.Law) (*headset.Line, chan bool) {
	t.Helper()
	return lineAt(t, openDesk(t), law)
}

func openDesk(t *testing.T) *headset.Desk {
	t.Helper()
	d, err := headset.Open(headset.Config{Doors: own.Doors{At: netip.MustParseAddr("127.0.0.1")}})
	require.NoError(t, err)
	t.Cleanup(d.Close)
	return d
}

func lineAt(t *testing.T, d *headset.Desk, law audio.Law) (*headset.Line, chan bool) {
	t.Helper()
	told := make(chan bool, 16)
	l := d.New(law, func(up bool) { told <- up })
	t.Cleanup(l.Close)
	return l, told
}

func got[T any](t *testing.T, from <-chan T) (what T) {
	t.Helper()
	select {
	case what = <-from:
	case <-time.After(patience):
		require.Fail(t, "nothing comes")
	}
	return what
}

func listen(l *headset.Line) chan byte {
	heard := make(chan byte, 1024)
	l.Listen(func(p own.Packet) {
		select {
		case heard <- p.Sound[0]:
		default:
		}
	})
	return heard
}

func TestLine(t *testing.T) {
	t.Parallel()
	t.Run("[CA-07] a browser and its line hear each other, in the law that the line has", func(t *testing.T) {
		t.Parallel()
		for _, law := range []audio.Law{audio.ULaw, audio.ALaw} {
			l, told := desk(t, law)
			b := newBrowser(t, law)
			heard := listen(l)
			b.connect(t, l)
			require.True(t, got(t, told))
			require.True(t, l.Up())
			go b.says(t.Context(), 0x42)
			require.EqualValues(t, 0x42, got(t, heard))
			l.Say(own.Packet{Source: 1, Law: law, Sound: bytes.Repeat([]byte{0x17}, audio.Frame)})
			require.EqualValues(t, 0x17, got(t, b.heard)[0])
			require.Positive(t, l.Figures().Received)
		}
	})
	t.Run("who goes to another network, or opens another page, goes on there, and the line is not told that they left", func(t *testing.T) {
		t.Parallel()
		l, told := desk(t, audio.ULaw)
		first, second := newBrowser(t, audio.ULaw), newBrowser(t, audio.ULaw)
		heard := listen(l)
		first.connect(t, l)
		require.True(t, got(t, told))
		second.connect(t, l)
		require.True(t, got(t, told))
		go second.says(t.Context(), 0x55)
		require.EqualValues(t, 0x55, got(t, heard))
		require.True(t, l.Up())
		require.Empty(t, told)
	})
	t.Run("who closes the page is told as gone, and what is said to them harms nothing", func(t *testing.T) {
		t.Parallel()
		l, told := desk(t, audio.ULaw)
		b := newBrowser(t, audio.ULaw)
		b.connect(t, l)
		require.True(t, got(t, told))
		require.NoError(t, b.Close())
		require.False(t, got(t, told))
		l.Say(own.Packet{Source: 1, Law: audio.ULaw, Sound: make([]byte, audio.Frame)})
	})
	t.Run("what is no offer is refused, and the connection that there is stays", func(t *testing.T) {
		t.Parallel()
		l, told := desk(t, audio.ULaw)
		b := newBrowser(t, audio.ULaw)
		b.connect(t, l)
		require.True(t, got(t, told))
		for _, offer := range []string{"", "v=0", string(bytes.Repeat([]byte{0xff}, 1000))} {
			_, err := l.Answer(t.Context(), offer)
			require.ErrorIs(t, err, headset.ErrOffer)
		}
		require.True(t, l.Up())
		require.Empty(t, told)
	})
}
