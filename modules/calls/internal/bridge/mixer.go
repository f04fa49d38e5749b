package bridge

import (
	"maps"
	"math/rand/v2"
	"slices"
	"sync"
	"time"

	"github.com/recobro/recobro/modules/calls/internal/media"
	"github.com/recobro/recobro/plugins-sdk/go/audio"
)

// mostWaiting is how much of one voice may wait to be mixed, in samples: 80 ms. What is older is left out, so that voices stay together.
const mostWaiting = 4 * audio.Frame

// mixer says the sum of several voices, every 20 ms.
type mixer struct {
	to     media.Speaker
	law    audio.Law
	stop   chan struct{}
	done   chan struct{}
	mutex  sync.Mutex
	voices map[*Member]*voice
}

// voice is what one of them says, as far as it waits.
type voice struct {
	mixer   *mixer
	waiting []int16
}

func mix(to media.Port) *mixer {
	m := &mixer{to: to, law: to.Law(), stop: make(chan struct{}), done: make(chan struct{}), voices: map[*Member]*voice{}}
	go m.run()
	return m
}

func (m *mixer) close() {
	close(m.stop)
	<-m.done
}

// input is where one of the voices goes in.
func (m *mixer) input(who *Member) media.Speaker {
	m.mutex.Lock()
	defer m.mutex.Unlock()
	v := m.voices[who]
	if v == nil {
		v = &voice{mixer: m}
		m.voices[who] = v
	}
	return v
}

// keep forgets the voices of all but these.
func (m *mixer) keep(sources []*Member) {
	m.mutex.Lock()
	defer m.mutex.Unlock()
	maps.DeleteFunc(m.voices, func(who *Member, _ *voice) bool { return !slices.Contains(sources, who) })
}

// Say implements media.Speaker.
func (v *voice) Say(p media.Packet) {
	v.mixer.mutex.Lock()
	defer v.mixer.mutex.Unlock()
	v.waiting = p.Law.Decode(v.waiting, p.Sound)
	if over := len(v.waiting) - mostWaiting; over > 0 {
		v.waiting = append(v.waiting[:0], v.waiting[over:]...)
	}
}

func (m *mixer) run() {
	defer close(m.done)
	beat := time.NewTicker(20 * time.Millisecond)
	defer beat.Stop()
	p := media.Packet{Source: rand.Uint32(), Law: m.law}
	sound := make([]byte, 0, audio.Frame)
	for {
		select {
		case <-m.stop:
			return
		case <-beat.C:
			p.Sound = m.law.Encode(sound, m.sum())
			m.to.Say(p)
			p.Time += audio.Frame
		}
	}
}

// sum is the next 20 ms of all voices together, no louder than a line carries.
func (m *mixer) sum() []int16 {
	m.mutex.Lock()
	defer m.mutex.Unlock()
	var total [audio.Frame]int32
	for _, v := range m.voices {
		n := min(audio.Frame, len(v.waiting))
		for at, s := range v.waiting[:n] {
			total[at] += int32(s)
		}
		v.waiting = append(v.waiting[:0], v.waiting[n:]...)
	}
	samples := make([]int16, audio.Frame)
	for at, s := range total {
		samples[at] = int16(max(-32768, min(32767, s)))
	}
	return samples
}
