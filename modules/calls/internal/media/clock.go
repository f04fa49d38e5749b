package media

// Clock turns the times of those who speak one after the other at one end into the one clock of what is sent there.
type Clock struct {
	source uint32
	begun  bool
	offset uint32
	last   uint32 // time of the last packet sent
	length uint32 // samples that it held
}

// Stamp is the time on the line of a packet; mark tells that the line hears another source now.
func (c *Clock) Stamp(p Packet) (stamp uint32, mark bool) {
	if !c.begun || p.Source != c.source {
		mark = c.begun
		c.begun, c.source, c.offset = true, p.Source, c.last+c.length-p.Time
	}
	c.last, c.length = p.Time+c.offset, uint32(len(p.Sound))
	return c.last, mark || p.Mark
}

// pass leaves room for samples that were sent by other means, such as the press of a key.
func (c *Clock) pass(samples uint32) {
	c.last += samples
	c.begun = false
}
