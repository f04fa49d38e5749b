// Package telemetry is how the host tells what it does: logs, metrics, traces.
package telemetry

import (
	"io"
	"log/slog"

	"github.com/recobro/recobro/plugins-sdk/host/redact"
)

// The formats of a log.
const (
	Auto = "auto" // Text where it is written to a terminal, else JSON
	Text = "text" // for people
	JSON = "json" // for programs
)

// NewLogger writes one line for each record from level ("debug", "info", "warn", "error"; anything else is info) upwards to w,
// in one of the formats, with secrets and personal data struck out.
func NewLogger(w io.Writer, level, format string) *slog.Logger {
	var least slog.Level
	if least.UnmarshalText([]byte(level)) != nil {
		least = slog.LevelInfo
	}
	if format == Text || format != JSON && isTerminal(w) {
		return slog.New(redact.Handler(forPeople(w, least)))
	}
	return slog.New(redact.Handler(slog.NewJSONHandler(w, &slog.HandlerOptions{Level: least})))
}
