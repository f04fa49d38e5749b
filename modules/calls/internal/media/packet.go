// Package media moves what people say: RTP sessions of lines, with or without SRTP, the keys pressed on them, and how well they arrive.
package media

import "github.com/recobro/recobro/plugins-sdk/go/audio"

// Packet is a while of what one side says, mostly 20 ms.
type Packet struct {
	Source uint32 // whose clock Time is of; another source begins a clock of its own
	Time   uint32 // samples on that clock
	Mark   bool   // the first after a silence
	Law    audio.Law
	Sound  []byte // good until the call that it is given to returns
}

// Speaker takes what is to be heard at one end.
type Speaker interface {
	// Say sends a packet on; what cannot be sent is lost, as on any line.
	Say(p Packet)
}

// Port is one end of a call: what is said there can be heard, and it can be spoken to.
type Port interface {
	Speaker
	// Listen has each packet of what is said at this end given to f, one after the other; nil for nobody. Only the last f hears.
	Listen(f func(Packet))
	// Law is how sound is written at this end.
	Law() audio.Law
	// Figures are how well sound arrives from there.
	Figures() Figures
}
