package jobs

import (
	"context"
	"errors"
	"log/slog"
	"strings"
)

// maintenance begins what River's own housekeeping logs, such as adding the periodic jobs that are due.
const maintenance = "maintenance."

// riverLog is what River says in a module's log. What it does as usual - tables brought up to date, jobs counted - is told at
// debug. Its housekeeping does not cry error when a stop catches it in the middle of a step: it logs the cancellation of its
// own context, and does the step at the next start. Anything else, a job that is cut off included, passes as it came.
type riverLog struct{ slog.Handler }

func riverLogger(log *slog.Logger) *slog.Logger {
	return slog.New(riverLog{log.With("component", "jobs").Handler()})
}

// Enabled implements slog.Handler.
func (h riverLog) Enabled(ctx context.Context, level slog.Level) bool {
	return h.Handler.Enabled(ctx, lowered(level))
}

// Handle implements slog.Handler.
func (h riverLog) Handle(ctx context.Context, r slog.Record) error {
	if r.Level >= slog.LevelError && strings.HasPrefix(r.Message, maintenance) && isStop(ctx, r) {
		return nil
	}
	r.Level = lowered(r.Level)
	return h.Handler.Handle(ctx, r)
}

// WithAttrs implements slog.Handler.
func (h riverLog) WithAttrs(attrs []slog.Attr) slog.Handler {
	return riverLog{h.Handler.WithAttrs(attrs)}
}

// WithGroup implements slog.Handler.
func (h riverLog) WithGroup(name string) slog.Handler { return riverLog{h.Handler.WithGroup(name)} }

func lowered(level slog.Level) slog.Level {
	if level >= slog.LevelWarn {
		return level
	}
	return min(level, slog.LevelDebug)
}

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
