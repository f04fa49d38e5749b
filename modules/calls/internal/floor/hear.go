package floor

import (
	"context"
	"time"

	"github.com/recobro/recobro/modules/calls/internal/bridge"
	"github.com/recobro/recobro/modules/calls/internal/call"
	"github.com/recobro/recobro/modules/calls/internal/media"
	"github.com/recobro/recobro/modules/calls/internal/telephony"
	"github.com/recobro/recobro/plugins-sdk/go/audio"
)

// Answered is closed when somebody, or something, has answered.
func (l *Live) Answered() <-chan struct{} { return l.up }

// Hear has f hear the other side until the function that it returns is called.
func (l *Live) Hear(ctx context.Context, f func(media.Packet)) (stop func(), err error) {
	err = l.do(ctx, func() error {
		stop = l.outside.Tap(f)
		return nil
	})
	return stop, err
}

// Hush sends silence to the other side until ctx ends: exchanges hang up a line on which nothing comes, and some let nothing through before.
func (l *Live) Hush(ctx context.Context) {
	ctx, cancel := l.until(ctx)
	defer cancel()
	_ = l.room.Play(ctx, bridge.Sound{Samples: make([]int16, audio.Frame), Again: true, To: bridge.Outside})
}

// Judge writes who, or what, has answered.
func (l *Live) Judge(ctx context.Context, who call.AnsweredBy, certainty int, after time.Duration) error {
	return l.do(ctx, func() error {
		l.write(func(c *call.Call) error {
			c.AnsweredBy, c.Certainty, c.AnsweredByMS = who, certainty, int(after.Milliseconds())
			return nil
		})
		return nil
	})
}

// Refuse ends a call because of what the exchange says by a tone, as if it had said so by its signalling.
func (l *Live) Refuse(why telephony.End) { l.leg.Hangup(why) }

// GiveUp ends a call that nobody has answered.
func (l *Live) GiveUp() { l.leg.Hangup(telephony.Canceled) }

// Contact is the id of the call's contact.
func (l *Live) Contact() string { return l.contact }

// Number is that of the other side; empty where it is withheld.
func (l *Live) Number() string { return l.number }
