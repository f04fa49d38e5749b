package sipline_test

import (
	"net"
	"os"
	"os/exec"
	"sync/atomic"
	"testing"
	"time"

	"github.com/pion/rtp"
	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/calls/internal/media"
	"github.com/recobro/recobro/modules/calls/internal/peers"
	"github.com/recobro/recobro/modules/calls/internal/sipline"
	"github.com/recobro/recobro/modules/calls/internal/telephony"
)

// What the network of these tests loses, and about how much packets are early or late.
const (
	loss   = 0.05
	jitter = 40 * time.Millisecond
)

// inside says that this process runs in a network of its own, which the kernel spoils.
const inside = "RECOBRO_TEST_NETEM"

func TestBadNetwork(t *testing.T) {
	t.Parallel()
	t.Run("[CA-16] where packets are lost, late and out of order the call stays up, and the figures say how much", func(t *testing.T) {
		t.Parallel()
		phone := peers.Baresip(t, peers.PhoneConfig{Speaks: wav(t, speech(2, time.Minute))})
		way := peers.OpenBadNetwork(t, phone.Port, loss, jitter)
		f := carriedBadly(t, open(t, way.Port), phone)
		share := float64(way.ToUs.Lost.Load()) / float64(way.ToUs.Sent.Load())
		require.InDelta(t, share*10000, f.Loss(), 60, "%+v", f)
	})
	t.Run("[CA-16] the same where the kernel spoils the network", func(t *testing.T) {
		t.Parallel()
		if os.Getenv(inside) == "" {
			apart(t)
			return
		}
		phone := peers.Baresip(t, peers.PhoneConfig{Speaks: wav(t, speech(2, time.Minute))})
		f := carriedBadly(t, open(t, phone.Port), phone)
		require.InDelta(t, loss*10000, f.Loss(), 300, "%+v", f)
	})
}

// carriedBadly is how well a call of ten seconds went over a network that loses five packets of a hundred.
func carriedBadly(t *testing.T, h *house, phone *peers.Phone) media.Figures {
	t.Helper()
	l := h.dial(t)
	l.await(t, telephony.Answered)
	speak(t, l, speech(1, 4*time.Second))
	require.Eventually(t, func() bool { return l.Figures().Received >= 450 }, patience, 20*time.Millisecond)
	f := l.Figures()
	require.NotContains(t, l.kinds(), telephony.Ended, "the call is up")
	require.Positive(t, f.Late, "some came after later ones")
	require.Greater(t, f.Jitter, jitter/3)
	require.Less(t, f.Jitter, 2*jitter)
	l.Hangup(telephony.HungUp)
	l.await(t, telephony.Ended)
	phone.Await(t, "CALL_CLOSED")
	return f
}

// apart runs this test again in a network of its own, whose loopback interface the kernel spoils.
func apart(t *testing.T) {
	spoil := "ip link set lo up && tc qdisc add dev lo root netem delay 80ms 40ms loss 5%"
	if told, err := exec.Command("unshare", "-rn", "sh", "-c", spoil).CombinedOutput(); err != nil {
		t.Skipf("this machine cannot spoil a network by netem: %s", told)
	}
	run := exec.Command("unshare", "-rn", "sh", "-c", spoil+` && exec "$0" "$@"`, os.Args[0], "-test.run", "^TestBadNetwork$/kernel", "-test.v", "-test.timeout", "2m")
	run.Env = append(os.Environ(), inside+"=1")
	told, err := run.CombinedOutput()
	require.NoError(t, err, "%s", told)
}

func TestFlood(t *testing.T) {
	t.Parallel()
	t.Run("a flood of sound of strangers does no harm: who speaks is heard, and what strangers sent is counted", func(t *testing.T) {
		t.Parallel()
		flooded(t)
	})
	t.Run("twenty who call in each second are all answered", func(t *testing.T) {
		t.Parallel()
		rush(t)
	})
}

func flooded(t *testing.T) {
	theirs, low := speech(2, time.Minute), peers.Port(t)
	phone := peers.Baresip(t, peers.PhoneConfig{Speaks: wav(t, theirs)})
	h := openWith(t, loopback, uint16(phone.Port), func(c *sipline.Config) {
		c.Doors = media.Doors{At: loopback, Low: uint16(low), High: uint16(low + 3)}
	})
	l := h.dial(t)
	l.await(t, telephony.Answered)
	speak(t, l, speech(1, 4*time.Second)).awaits(t, 100*time.Millisecond)
	var sent atomic.Uint64
	for _, from := range []net.IP{net.IPv4(127, 0, 0, 66), net.IPv4(127, 0, 0, 1)} { // another host, and another program of theirs
		go flood(t, from, low, &sent)
	}
	heard := l.listen()
	require.GreaterOrEqual(t, peers.Alike(heard.awaits(t, 4*time.Second), theirs), 0.95)
	f := l.Figures()
	require.Greater(t, sent.Load(), uint64(2000), "it was a flood")
	require.Greater(t, f.Strange, uint64(1000))
	require.Less(t, f.Received, uint64(1000), "what strangers sent is not taken for theirs")
	require.Less(t, f.Loss(), 200, "%+v", f)
	l.Hangup(telephony.HungUp)
	l.await(t, telephony.Ended)
	phone.Await(t, "CALL_CLOSED")
}

// flood sends sound to every port where some may be awaited, ten times as much as a call has, until the test ends.
func flood(t *testing.T, from net.IP, low int, sent *atomic.Uint64) {
	conn, err := net.ListenUDP("udp4", &net.UDPAddr{IP: from})
	if err != nil {
		return // the test finds that nothing was sent
	}
	defer conn.Close()
	beat := time.NewTicker(2 * time.Millisecond)
	defer beat.Stop()
	p := rtp.Packet{Header: rtp.Header{Version: 2, PayloadType: 8, SSRC: 66}, Payload: make([]byte, 160)}
	for {
		select {
		case <-t.Context().Done():
			return
		case <-beat.C:
		}
		p.SequenceNumber++
		p.Timestamp += 160
		raw, _ := p.Marshal()
		for port := low; port < low+4; port++ {
			if _, err := conn.WriteToUDP(raw, &net.UDPAddr{IP: net.IPv4(127, 0, 0, 1), Port: port}); err == nil {
				sent.Add(1)
			}
		}
	}
}

func rush(t *testing.T) {
	h := open(t, peers.Port(t), func(w *sipline.Trunk) { w.Keepalive = time.Hour })
	h.Receive(func(in telephony.Incoming) {
		if in.Answer() != nil {
			in.Refuse(telephony.Failed)
		}
		for range in.Events() { // to its end
		}
	})
	var at string
	for _, a := range h.Listening() {
		if a.Transport == sipline.UDP {
			at = a.At.String()
		}
	}
	peers.SIPp(t, "calls", at, "-s", "+59829001234", "-r", "20", "-m", "100").Succeeded(t)
	require.Eventually(t, func() bool { return h.States()[h.trunk.ID].Calls == 0 }, patience, 10*time.Millisecond)
}
