package chain

import (
	"cmp"
	"context"
	"errors"
	"time"

	"github.com/recobro/recobro/modules/aiagents/internal/provider"
)

const (
	pause    = 250 * time.Millisecond // before a connection is asked once more
	patience = 2 * time.Second        // longer is not waited for a provider that says when it will answer
)

// heard is that an answer has failed of which somebody has heard a part: neither it nor another may begin anew.
type heard struct{ error }

func (h *heard) Unwrap() error { return h.error }

// twice asks a connection, and once more for what may pass.
func twice[P, R any](ctx context.Context, c *Chain[P], one Connection[P], ask func(context.Context, P, func()) (R, error), keep bool) (R, []provider.Try, error) {
	answer, tried, err := once(ctx, c, one, ask, keep)
	if err == nil || !again(err) || !wait(ctx, max(pause, provider.RetryAfter(err))) {
		return answer, tried, err
	}
	answer, more, err := once(ctx, c, one, ask, keep)
	return answer, append(tried, more...), err
}

// again tells whether the same connection is worth a second try.
func again(err error) bool {
	return provider.Passing(err) && !errors.As(err, new(*heard)) && !errors.Is(err, provider.ErrPaused) && !errors.Is(err, provider.ErrTimeLimit) &&
		provider.RetryAfter(err) <= patience
}

func wait(ctx context.Context, d time.Duration) bool {
	select {
	case <-ctx.Done():
		return false
	case <-time.After(d):
		return true
	}
}

func once[P, R any](ctx context.Context, c *Chain[P], one Connection[P], ask func(context.Context, P, func()) (R, error), keep bool) (answer R, tried []provider.Try, err error) {
	began := time.Now()
	done, err := c.breakers.enter(one.ID)
	if err == nil {
		answer, err = within(ctx, one, ask, keep)
		done(err)
	}
	if err != nil && ctx.Err() == nil {
		tried = []provider.Try{{Connection: one.ID, Code: codeOf(err), Took: time.Since(began)}}
	}
	return answer, tried, err
}

// within keeps a connection to its time. With keep, what it has opened goes on for as long as the caller's context does.
func within[P, R any](ctx context.Context, one Connection[P], ask func(context.Context, P, func()) (R, error), keep bool) (R, error) {
	timed, end := context.WithCancelCause(ctx)
	first := time.AfterFunc(cmp.Or(one.Limits.First, DefaultFirst), func() { end(provider.ErrTimeLimit) })
	whole := time.AfterFunc(cmp.Or(one.Limits.Whole, DefaultWhole), func() { end(provider.ErrTimeLimit) })
	answer, err := ask(timed, one.Port, func() { first.Stop() })
	first.Stop()
	whole.Stop()
	if !keep || err != nil {
		end(nil)
	}
	return answer, err
}
