package jobs

import (
	"context"
	"errors"
	"log/slog"
	"strings"
)

// maintenance begins what River's own housekeeping logs, such as adding the periodic jobs that are due.
const maintenance = "maintenance."

// stopAware keeps River's housekeeping from crying error when a stop catches it in the middle of a step: it logs the
// cancellation of its own context, and does the step at the next start. Anything else, a job that is cut off included,
// passes as it came.
type stopAware struct{ slog.Handler }

// Handle implements slog.Handler.
func (h stopAware) Handle(ctx context.Context, r slog.Record) error {
	if r.Level >= slog.LevelError && strings.HasPrefix(r.Message, maintenance) && isStop(ctx, r) {
		return nil
	}
	return h.Handler.Handle(ctx, r)
}

// WithAttrs implements slog.Handler.
func (h stopAware) WithAttrs(attrs []slog.Attr) slog.Handler {
	return stopAware{h.Handler.WithAttrs(attrs)}
}

// WithGroup implements slog.Handler.
func (h stopAware) WithGroup(name string) slog.Handler { return stopAware{h.Handler.WithGroup(name)} }

func isStop(ctx context.Context, r slog.Record) (stopped bool) {
	if !errors.Is(ctx.Err(), context.Canceled) {
		return false
	}
	r.Attrs(func(a slog.Attr) bool {
		stopped = a.Key == "error" && strings.HasSuffix(a.Value.String(), context.Canceled.Error())
		return !stopped
	})
	return stopped
}
