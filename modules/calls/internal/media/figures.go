package media

import (
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/audio"
)

// Figures are how well a stream has arrived (RFC 3550).
type Figures struct {
	Sent     uint64        `json:"sent" doc:"Packets sent"`
	Received uint64        `json:"received" doc:"Packets received"`
	Lost     uint64        `json:"lost" doc:"Packets that never came"`
	Late     uint64        `json:"late" doc:"Packets that came after later ones"`
	Strange  uint64        `json:"strange" doc:"Packets of strangers, or that were no sound, all refused"`
	Jitter   time.Duration `json:"-"` // as RFC 3550 smooths it
}

// Loss is the share of packets lost, in hundredths of a percent.
func (f Figures) Loss() int {
	if f.Received+f.Lost == 0 {
		return 0
	}
	return int(f.Lost * 10000 / (f.Received + f.Lost))
}

// Arrivals follow the sequence of what comes: of one source, and of the next that takes its place.
type Arrivals struct {
	begun          bool
	source         uint32
	first, highest uint32 // extended sequence numbers
	received, late uint64
	before         Figures // of sources, and runs of them, before this one
	transit        int64   // of the last packet, in samples
	jitter         float64
	restart        uint32 // number by which a source that seems to have begun anew would go on; 0 for none
}

// How far a sequence may leap ahead, and fall back, before it is a new one (RFC 3550, A.1), in packets.
const mostAhead, mostBehind = 3000, 50

// Take notes a packet and tells whether it is to be heard: repeated ones and those far too late are not.
func (a *Arrivals) Take(source uint32, sequence uint16, stamp uint32, at time.Time) bool {
	if !a.begun || source != a.source {
		a.begin(source, sequence, stamp, at)
		return true
	}
	switch ahead := int16(sequence - uint16(a.highest)); {
	case ahead == 0:
		return false
	case ahead > mostAhead, ahead < -mostBehind:
		return a.astray(sequence, stamp, at)
	case ahead < 0:
		a.late++
		a.received++
		return true
	default:
		a.further(uint32(ahead), stamp, at)
		return true
	}
}

// begin is a source's first packet.
func (a *Arrivals) begin(source uint32, sequence uint16, stamp uint32, at time.Time) {
	start := uint32(sequence) + 1<<16
	*a = Arrivals{begun: true, source: source, first: start, highest: start, received: 1, before: a.Figures(), transit: transit(stamp, at), jitter: a.jitter}
}

// astray is a packet far from the sequence: noise, unless the next one follows it, for then the source has begun anew.
func (a *Arrivals) astray(sequence uint16, stamp uint32, at time.Time) bool {
	number := uint32(sequence) + 1<<16
	if number != a.restart {
		a.restart = uint32(sequence+1) + 1<<16
		return false
	}
	a.begin(a.source, sequence, stamp, at)
	return true
}

// further is a packet further on in the sequence.
func (a *Arrivals) further(ahead, stamp uint32, at time.Time) {
	a.highest += ahead
	a.received++
	a.restart = 0
	now := transit(stamp, at)
	a.jitter += (abs(now-a.transit) - a.jitter) / 16
	a.transit = now
}

// Figures are what has been followed.
func (a *Arrivals) Figures() Figures {
	return Figures{
		Received: a.before.Received + a.received, Lost: a.before.Lost + a.lost(), Late: a.before.Late + a.late,
		Jitter: time.Duration(a.jitter * float64(time.Second) / audio.Rate),
	}
}

func (a *Arrivals) lost() uint64 {
	if !a.begun {
		return 0
	}
	expected := uint64(a.highest-a.first) + 1
	if expected < a.received {
		return 0
	}
	return expected - a.received
}

// transit is a packet's time on the way, in samples, against an unknown but constant start.
func transit(stamp uint32, at time.Time) int64 {
	return int64(int32(uint32(at.UnixNano()/125_000) - stamp))
}

func abs(n int64) float64 {
	if n < 0 {
		return float64(-n)
	}
	return float64(n)
}
