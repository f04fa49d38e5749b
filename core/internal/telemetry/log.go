// Package telemetry is how the host tells what it does: logs, metrics, traces.
package telemetry

import (
	"io"
	"log/slog"

	"github.com/recobro/recobro/plugins-sdk/go/redact"
)

// NewLogger writes JSON lines from level ("debug", "info", "warn", "error"; anything else is info) upwards to w, with secrets and
// personal data struck out.
func NewLogger(w io.Writer, level string) *slog.Logger {
	var least slog.Level
	if least.UnmarshalText([]byte(level)) != nil {
		least = slog.LevelInfo
	}
	return slog.New(redact.Handler(slog.NewJSONHandler(w, &slog.HandlerOptions{Level: least})))
}
