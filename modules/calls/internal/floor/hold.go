package floor

import (
	"context"
	"time"

	"github.com/recobro/recobro/modules/calls/internal/call"
)

// Hold sets the other side aside, or takes it back.
func (l *Live) Hold(ctx context.Context, on bool) error {
	if err := l.leg.Hold(ctx, on); err != nil {
		return err
	}
	return l.do(ctx, func() error {
		l.outside.Hold(on)
		if on == l.call.IsHeld {
			return nil
		}
		now := l.floor.clock.Now()
		l.write(func(c *call.Call) error {
			if c.IsHeld = on; !on {
				c.HoldMS += now.Sub(l.held).Milliseconds()
			}
			return nil
		})
		if on {
			l.held = now
		}
		return nil
	})
}

// resumed counts how long the other side has waited on a call that ends while it does.
func (l *Live) resumed(c *call.Call, now time.Time) {
	if c.IsHeld {
		c.HoldMS += now.Sub(l.held).Milliseconds()
	}
}
