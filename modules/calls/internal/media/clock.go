package media

import (
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/audio"
)

// Clock turns the times of those who speak one after the other at one end into the one clock of what is sent there. While nobody speaks it
// goes on: whoever hears would take what comes afterwards for late, and hear it later from then on.
type Clock struct {
	source uint32
	begun  bool
	offset uint32
	last   uint32 // time of the last packet sent
	length uint32 // samples that it held
	sent   time.Time
}

// pause is from how long on nobody speaks; less is the unevenness of packets.
const pause = 100 * time.Millisecond

// Stamp is the time on the line of a packet that is sent now; mark tells that the line hears another source from it on.
func (c *Clock) Stamp(p Packet, now time.Time) (stamp uint32, mark bool) {
	if !c.begun || p.Source != c.source {
		mark = c.begun
		c.begun, c.source, c.offset = true, p.Source, c.last+c.gone(now)-p.Time
	}
	c.last, c.length, c.sent = p.Time+c.offset, uint32(len(p.Sound)), now
	return c.last, mark || p.Mark
}

// gone is how many samples have gone by since the last packet began.
func (c *Clock) gone(now time.Time) uint32 {
	silent := now.Sub(c.sent)
	if c.sent.IsZero() || silent < pause {
		return c.length
	}
	return uint32(silent * audio.Rate / time.Second)
}

// pass leaves room for samples that were sent by other means, such as the press of a key.
func (c *Clock) pass(samples uint32) {
	c.last += samples
	c.sent = c.sent.Add(time.Duration(samples) * time.Second / audio.Rate)
	c.begun = false
}
