package main

import (
	"bytes"
	"context"
	"time"

	"github.com/pion/rtp"
	"github.com/pion/webrtc/v4"

	"github.com/recobro/recobro/plugins-sdk/go/audio"
)

// browsers measures calls between browsers and a trunk.
func (p plan) browsers(ctx context.Context) error {
	l, err := begin(ctx)
	if err != nil {
		return err
	}
	defer l.end()
	for range p.calls {
		peer, err := l.browser()
		if err != nil {
			return err
		}
		defer peer.Close()
	}
	if err := l.all(ctx, 2*p.calls); err != nil {
		return err
	}
	ms, err := l.watch(p)
	p.cost("recorded WebRTC↔SIP calls", ms, 2, 400)
	return err
}

// browser is a browser that connects, and speaks once the load does.
func (l *load) browser() (*webrtc.PeerConnection, error) {
	s := webrtc.SettingEngine{}
	s.SetIncludeLoopbackCandidate(true)
	codecs := &webrtc.MediaEngine{}
	if err := codecs.RegisterDefaultCodecs(); err != nil {
		return nil, err
	}
	peer, err := webrtc.NewAPI(webrtc.WithSettingEngine(s), webrtc.WithMediaEngine(codecs)).NewPeerConnection(webrtc.Configuration{})
	if err != nil {
		return nil, err
	}
	track, err := webrtc.NewTrackLocalStaticRTP(webrtc.RTPCodecCapability{MimeType: webrtc.MimeTypePCMA, ClockRate: audio.Rate, Channels: 1}, "voice", "browser")
	if err != nil {
		return nil, err
	}
	if _, err := peer.AddTrack(track); err != nil {
		return nil, err
	}
	peer.OnTrack(func(t *webrtc.TrackRemote, _ *webrtc.RTPReceiver) {
		buffer := make([]byte, 1700)
		for {
			if _, _, err := t.Read(buffer); err != nil {
				return
			}
			l.heard.Add(1)
		}
	})
	return peer, l.meet(peer, track)
}

// meet connects a browser with who carries its call.
func (l *load) meet(peer *webrtc.PeerConnection, track *webrtc.TrackLocalStaticRTP) error {
	offer, err := peer.CreateOffer(nil)
	if err != nil {
		return err
	}
	gathered := webrtc.GatheringCompletePromise(peer)
	if err := peer.SetLocalDescription(offer); err != nil {
		return err
	}
	<-gathered
	t, err := l.put(asked{Offer: peer.LocalDescription().SDP})
	if err != nil {
		return err
	}
	up := make(chan struct{}, 1)
	peer.OnConnectionStateChange(func(s webrtc.PeerConnectionState) {
		if s == webrtc.PeerConnectionStateConnected {
			up <- struct{}{}
		}
	})
	if err := peer.SetRemoteDescription(webrtc.SessionDescription{Type: webrtc.SDPTypeAnswer, SDP: t.Answer}); err != nil {
		return err
	}
	select {
	case <-up:
	case <-time.After(30 * time.Second):
		return context.DeadlineExceeded
	}
	packet := rtp.Packet{Header: rtp.Header{Version: 2, PayloadType: 8, SSRC: 1}, Payload: bytes.Repeat([]byte{0x2a}, audio.Frame)}
	l.mutex.Lock()
	defer l.mutex.Unlock()
	l.speakers = append(l.speakers, func() {
		packet.SequenceNumber++
		packet.Timestamp += audio.Frame
		_ = track.WriteRTP(&packet) // lost like any packet
	})
	return nil
}
