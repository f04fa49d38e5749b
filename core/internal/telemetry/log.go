// Package telemetry is how the host tells what it does: logs, metrics, traces.
package telemetry

import (
	"io"
	"log/slog"
)

// NewLogger writes JSON lines from level ("debug", "info", "warn", "error"; anything else is info) upwards to w.
func NewLogger(w io.Writer, level string) *slog.Logger {
	var least slog.Level
	if least.UnmarshalText([]byte(level)) != nil {
		least = slog.LevelInfo
	}
	return slog.New(slog.NewJSONHandler(w, &slog.HandlerOptions{Level: least}))
}
