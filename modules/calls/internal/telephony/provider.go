// Package telephony is what the module asks of whoever carries its calls over the public network: the port CallProvider, and the words
// of what becomes of a call.
package telephony

import (
	"context"
	"time"

	"github.com/recobro/recobro/modules/calls/internal/media"
)

// CallProvider carries calls.
type CallProvider interface {
	// Dial calls a number, over the first of the trunks that can take it. The leg comes at once; what becomes of it is told by its events,
	// the last of which is Ended. ctx bounds the try to reach somebody, not the call. It fails with media.ErrDoors.
	Dial(ctx context.Context, d Dial) (Leg, error)
	// Receive has f take what comes in, each on a goroutine of its own. It is set once, before the first call.
	Receive(f func(Incoming))
}

// Dial is whom to call, and how.
type Dial struct {
	Trunks  []string // ids, in the order in which they are tried
	From    string   // number shown to who is called, E.164
	To      string   // number, E.164
	RingFor time.Duration
}

// Leg is one line to the public network.
type Leg interface {
	media.Port
	// ID is what the other side's system knows the call by: its Call-ID.
	ID() string
	// Trunk is the id of the trunk that carries it; of one that is still sought, the last that was tried.
	Trunk() string
	// Events tell what becomes of it, and are closed after Ended.
	Events() <-chan Event
	// Press presses keys for the other side. It fails with media.ErrKeys.
	Press(ctx context.Context, keys string) error
	// Hold puts the other side on hold, or takes it back.
	Hold(ctx context.Context, on bool) error
	// Refer asks the other side to go on with a number instead, and ends the leg once it has; ErrTransfer where it will not.
	Refer(ctx context.Context, to string) error
	// Hangup ends it; what is asked twice is done once.
	Hangup(why End)
}

// Incoming is a leg by which somebody calls.
type Incoming interface {
	Leg
	Tenant() string // company whose trunk brings it
	From() string   // number, E.164 where it is one; empty where it is withheld
	To() string     // number that was called
	Ring()
	// Answer takes it. It fails with ErrGone when the caller has given up.
	Answer() error
	// Refuse ends what was not answered.
	Refuse(why End)
}

// Event is something that became of a leg.
type Event struct {
	Kind Kind
	Key  rune // that was pressed
	End  End
	Code int    // the status by which the other side ended it; 0 without one
	Text string // the other side's reason, as it gave it
}

// Kind is what happened.
type Kind string

// The kinds.
const (
	Dialing  Kind = "dialing"  // it was sent to a trunk
	Ringing  Kind = "ringing"  // the telephone rings
	Sounds   Kind = "sounds"   // it can be heard what happens, before an answer
	Answered Kind = "answered" // somebody, or something, has answered
	Held     Kind = "held"     // the other side has put us on hold
	Resumed  Kind = "resumed"
	Pressed  Kind = "pressed" // a key was pressed there
	Ended    Kind = "ended"
)

// End is why a leg ended.
type End string

// The ends.
const (
	HungUp     End = "hung_up"     // by us
	HungUpThem End = "far_end"     // by the other side
	Canceled   End = "canceled"    // given up before an answer
	NoAnswer   End = "no_answer"   // it rang, and nobody came
	Busy       End = "busy"        // 486, 600
	Rejected   End = "rejected"    // 403, 603: they do not want it
	Invalid    End = "invalid"     // 404, 410, 484, 604: there is no such number
	Congestion End = "congestion"  // 503, limits, no trunk that answers
	Failed     End = "failed"      // anything else
	NoSound    End = "no_sound"    // no sound came for too long
	NoCodec    End = "no_codec"    // there is no codec, or no seal, that both have
	Moved      End = "transferred" // the other side goes on with somebody else
	Lost       End = "lost"        // the program that carried it ended
)

// Enum are all of them.
func (End) Enum() []End {
	return []End{HungUp, HungUpThem, Canceled, NoAnswer, Busy, Rejected, Invalid, Congestion, Failed, NoSound, NoCodec, Moved, Lost}
}
