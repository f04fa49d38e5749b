package clock

import (
	"context"
	"sync"
	"time"
)

// Past is a clock of what is done now as if it had been done before: it stands where it was set, and moves on by a millisecond
// each time it is asked, so that no two things happen at once. Safe for concurrent use.
type Past struct {
	mu  sync.Mutex
	now time.Time
}

// NewPast is a clock that stands at a moment.
func NewPast(at time.Time) *Past { return &Past{now: at.UTC()} }

// Now implements Clock.
func (p *Past) Now() time.Time {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.now = p.now.Add(time.Millisecond)
	return p.now
}

// Set moves the clock to a moment, but never back.
func (p *Past) Set(at time.Time) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if at.After(p.now) {
		p.now = at.UTC()
	}
}

type inContext struct{}

// With has what is written and recorded in ctx stamped by c, instead of by the clock of its database.
func With(ctx context.Context, c Clock) context.Context {
	return context.WithValue(ctx, inContext{}, c)
}

// In is the clock that With has put into ctx.
func In(ctx context.Context) (c Clock, ok bool) {
	c, ok = ctx.Value(inContext{}).(Clock)
	return c, ok
}
