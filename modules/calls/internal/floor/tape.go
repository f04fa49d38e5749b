package floor

import (
	"context"

	"github.com/recobro/recobro/modules/calls/internal/call"
)

// ForCard is why a recording pauses for as long as a field for card data has the focus.
const ForCard = "card"

// leftOut is why the recording of a call pauses.
type leftOut struct{ asked, card bool }

// turn takes a reason in, or away. Who asks for the recording to go on has it go on, whatever it paused for.
func (o leftOut) turn(on bool, why string) leftOut {
	switch {
	case why == ForCard:
		o.card = on
	case on:
		o.asked = true
	default:
		return leftOut{}
	}
	return o
}

func (o leftOut) any() bool { return o.asked || o.card }

// PauseTape leaves out of the recording what is said from now on, or no longer, unless it still is for another reason. It fails with
// ErrNoTape and ErrNotHere; where nothing is recorded, card data is left out as it is.
func (l *Live) PauseTape(ctx context.Context, on bool, why string) error {
	return l.do(ctx, func() error {
		if l.tape == nil {
			if why == ForCard {
				return nil
			}
			return ErrNoTape
		}
		before := l.left.any()
		if l.left = l.left.turn(on, why); before == l.left.any() {
			return nil
		}
		return l.pause(on, why)
	})
}

// pause has the recording pause, or go on, and the call tell it.
func (l *Live) pause(on bool, why string) error {
	at := l.tape.At()
	l.tape.Pause(on)
	l.write(func(c *call.Call) error {
		c.IsPaused = on
		return nil
	})
	return l.floor.tapes.Pause(l.ctx, l.call, on, at, why)
}
