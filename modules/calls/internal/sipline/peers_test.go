package sipline_test

import (
	"fmt"
	"math"
	"math/rand/v2"
	"net/netip"
	"os"
	"path/filepath"
	"slices"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/calls/internal/bridge"
	"github.com/recobro/recobro/modules/calls/internal/media"
	"github.com/recobro/recobro/modules/calls/internal/sdp"
	"github.com/recobro/recobro/modules/calls/internal/sipline"
	"github.com/recobro/recobro/modules/calls/internal/telephony"
	"github.com/recobro/recobro/plugins-sdk/go/audio"
)

var loopback = netip.MustParseAddr("127.0.0.1")

// house is an engine with a trunk to a peer.
type house struct {
	*sipline.Engine
	trunk   sipline.Trunk
	stories chan sipline.Story
	states  chan sipline.State
	arrived chan telephony.Incoming
	knocks  chan netip.Addr
}

// got is what comes by a channel.
func got[T any](t *testing.T, from <-chan T) (what T) {
	t.Helper()
	select {
	case what = <-from:
	case <-time.After(patience):
		require.Fail(t, "nothing comes")
	}
	return what
}

// noSound is after how long without sound calls end here; those of tests that wait for that set it themselves.
const noSound = 2 * time.Minute

// open is an engine on the loopback interface; change sets the trunk up further.
func open(t *testing.T, port int, change ...func(*sipline.Trunk)) *house {
	t.Helper()
	return openAt(t, loopback, uint16(port), change...)
}

func openAt(t *testing.T, at netip.Addr, port uint16, change ...func(*sipline.Trunk)) *house {
	t.Helper()
	return openWith(t, at, port, func(*sipline.Config) {}, change...)
}

func openWith(t *testing.T, at netip.Addr, port uint16, configure func(*sipline.Config), change ...func(*sipline.Trunk)) *house {
	t.Helper()
	h := &house{stories: make(chan sipline.Story, 16), states: make(chan sipline.State, 64), arrived: make(chan telephony.Incoming, 16), knocks: make(chan netip.Addr, 1<<16)}
	config := sipline.Config{
		Listen:  []sipline.Address{{Transport: sipline.UDP, At: netip.AddrPortFrom(at, 0)}, {Transport: sipline.TCP, At: netip.AddrPortFrom(at, 0)}},
		Doors:   media.Doors{At: at},
		NoSound: noSound,
		Told: sipline.Told{
			Story: func(_ sipline.Trunk, s sipline.Story) { h.stories <- s },
			Knock: func(from netip.Addr, _ string) { h.knocks <- from },
			State: func(_ sipline.Trunk, s sipline.State) { h.states <- s },
		},
	}
	configure(&config)
	var err error
	h.Engine, err = sipline.Open(config)
	require.NoError(t, err)
	t.Cleanup(h.Close)
	h.Receive(func(i telephony.Incoming) { h.arrived <- i })
	h.trunk = trunkTo(int(port))
	for _, f := range change {
		f(&h.trunk)
	}
	h.Keep([]sipline.Trunk{h.trunk})
	return h
}

func trunkTo(port int) sipline.Trunk {
	return sipline.Trunk{
		ID: fmt.Sprint("trunk-", port), Tenant: "andina", Host: "127.0.0.1", Port: port, Transport: sipline.UDP, Seal: sdp.Plain,
		Laws: []audio.Law{audio.ALaw, audio.ULaw}, MostCalls: 1000, Timer: 30 * time.Minute,
	}
}

const patience = 40 * time.Second

// dial calls a number over the house's trunk.
func (h *house) dial(t *testing.T, change ...func(*telephony.Dial)) *line {
	t.Helper()
	d := telephony.Dial{Trunks: []string{h.trunk.ID}, From: "+59829001234", To: "+59899123456", RingFor: 20 * time.Second}
	for _, f := range change {
		f(&d)
	}
	leg, err := h.Dial(t.Context(), d)
	require.NoError(t, err)
	return follow(leg)
}

// line is a leg with all that was told of it.
type line struct {
	telephony.Leg
	mutex sync.Mutex
	told  []telephony.Event
	news  chan struct{}
	over  chan struct{} // closed after the last event
}

func follow(leg telephony.Leg) *line {
	l := &line{Leg: leg, news: make(chan struct{}, 256), over: make(chan struct{})}
	go func() {
		defer close(l.over)
		for e := range leg.Events() {
			l.mutex.Lock()
			l.told = append(l.told, e)
			l.mutex.Unlock()
			l.news <- struct{}{}
		}
	}()
	return l
}

// await waits for an event of a kind.
func (l *line) await(t *testing.T, kind telephony.Kind) telephony.Event {
	t.Helper()
	end, over := time.After(patience), l.over
	for {
		if e, ok := l.saw(kind); ok {
			return e
		}
		select {
		case <-l.news:
			continue
		case <-over:
			if over = nil; len(l.news) > 0 {
				continue
			}
		case <-end:
		}
		require.Fail(t, "it is never "+string(kind), "%+v", l.all())
	}
}

func (l *line) saw(kind telephony.Kind) (telephony.Event, bool) {
	for _, e := range l.all() {
		if e.Kind == kind {
			return e, true
		}
	}
	return telephony.Event{}, false
}

func (l *line) all() []telephony.Event {
	l.mutex.Lock()
	defer l.mutex.Unlock()
	return slices.Clone(l.told)
}

func (l *line) kinds() (all []telephony.Kind) {
	for _, e := range l.all() {
		all = append(all, e.Kind)
	}
	return all
}

// listening keeps what is heard on a leg.
type listening struct {
	mutex   sync.Mutex
	samples []int16
}

func (h *listening) hear(p media.Packet) {
	h.mutex.Lock()
	defer h.mutex.Unlock()
	h.samples = p.Law.Decode(h.samples, p.Sound)
}

func (l *line) listen() *listening {
	heard := &listening{}
	l.Listen(heard.hear)
	return heard
}

func (h *listening) length() time.Duration {
	h.mutex.Lock()
	defer h.mutex.Unlock()
	return time.Duration(len(h.samples)) * time.Second / audio.Rate
}

func (h *listening) awaits(t *testing.T, length time.Duration) []int16 {
	t.Helper()
	require.Eventually(t, func() bool { return h.length() >= length }, patience, 5*time.Millisecond)
	h.mutex.Lock()
	defer h.mutex.Unlock()
	return h.samples
}

// speech is sound that is like no other and like itself at one place alone: noise that comes and goes, as of syllables.
func speech(seed uint64, length time.Duration) []int16 {
	dice := rand.New(rand.NewPCG(seed, 3))
	samples := make([]int16, int(length*audio.Rate/time.Second))
	low := 0.0
	for n := range samples {
		low += (dice.NormFloat64() - low) * 0.3
		envelope := math.Abs(math.Sin(float64(n) / audio.Rate * 2 * math.Pi * (1.3 + 0.4*math.Sin(float64(n)/9000))))
		samples[n] = int16(max(-30000, min(30000, 9000*low*envelope)))
	}
	return samples
}

func wav(t *testing.T, samples []int16) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "speech.wav")
	file := []byte("RIFF\x00\x00\x00\x00WAVEfmt \x10\x00\x00\x00\x01\x00\x01\x00\x40\x1f\x00\x00\x80\x3e\x00\x00\x02\x00\x10\x00data")
	size := uint32(2 * len(samples))
	file = append(file, byte(size), byte(size>>8), byte(size>>16), byte(size>>24))
	for _, s := range samples {
		file = append(file, byte(s), byte(uint16(s)>>8))
	}
	riff := uint32(len(file) - 8)
	file[4], file[5], file[6], file[7] = byte(riff), byte(riff>>8), byte(riff>>16), byte(riff>>24)
	require.NoError(t, os.WriteFile(path, file, 0o600))
	return path
}

// speak plays a sound to whoever is on a line, and keeps what they say.
func speak(t *testing.T, l telephony.Leg, samples []int16) *listening {
	t.Helper()
	room, heard := &bridge.Room{}, &listening{}
	m := room.Join(l, bridge.Outside)
	t.Cleanup(m.Leave)
	m.Tap(heard.hear)
	go func() { _ = room.Play(t.Context(), bridge.Sound{Samples: samples, Again: true, To: bridge.Player}) }()
	return heard
}
