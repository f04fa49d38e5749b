package floor

import (
	"context"
	"time"

	"github.com/recobro/recobro/modules/calls/internal/bridge"
	"github.com/recobro/recobro/modules/calls/internal/call"
	"github.com/recobro/recobro/modules/calls/internal/tape"
	"github.com/recobro/recobro/modules/calls/internal/telephony"
	"github.com/recobro/recobro/plugins-sdk/go/audio"
)

// Pick answers a call that comes in, with nobody who speaks.
func (l *Live) Pick(ctx context.Context) error {
	return l.do(ctx, func() error {
		if err := l.answer(); err != nil {
			return err
		}
		now := l.floor.clock.Now()
		l.write(func(c *call.Call) error { return c.Move(call.InProgress, now) })
		return nil
	})
}

// Say plays something to whoever is on the line, to its end, theirs, or ctx's.
func (l *Live) Say(ctx context.Context, samples []int16) error {
	ctx, cancel := l.until(ctx)
	defer cancel()
	return l.room.Play(ctx, bridge.Sound{Samples: samples, To: bridge.Outside, Only: true})
}

// until is ctx that ends with the call, too.
func (l *Live) until(ctx context.Context) (context.Context, context.CancelFunc) {
	ctx, cancel := context.WithCancel(ctx)
	go func() {
		defer cancel()
		select {
		case <-l.over:
		case <-ctx.Done():
		}
	}()
	return ctx, cancel
}

// TakeMessage keeps what somebody says who called in vain, until they hang up or for so long.
func (l *Live) TakeMessage(ctx context.Context, most time.Duration) error {
	if err := l.Say(ctx, audio.Beep()); err != nil {
		return err
	}
	if err := l.do(ctx, func() (err error) {
		if l.tape, err = l.floor.tapes.Message(l.ctx, l.call, l.leg.Law()); err == nil {
			l.outside.Tap(l.tape.Hear(tape.Outside))
		}
		return err
	}); err != nil {
		return err
	}
	end := time.NewTimer(most)
	defer end.Stop()
	select {
	case <-l.over:
	case <-ctx.Done():
	case <-end.C:
	}
	l.leg.Hangup(telephony.HungUp)
	return nil
}
