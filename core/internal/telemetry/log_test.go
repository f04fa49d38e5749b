package telemetry_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"log/slog"
	"os"
	"strings"
	"testing"

	"github.com/creack/pty"
	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/core/internal/telemetry"
	"github.com/recobro/recobro/plugins-sdk/host/redact/redacttest"
)

// onTerminal is the first line that a log writes to a terminal.
func onTerminal(t *testing.T, format string, write func(*slog.Logger)) string {
	t.Helper()
	screen, terminal, err := pty.Open()
	require.NoError(t, err)
	defer func() { _ = errors.Join(terminal.Close(), screen.Close()) }()
	write(telemetry.NewLogger(terminal, "info", format))
	line := make([]byte, 4096)
	n, err := screen.Read(line)
	require.NoError(t, err)
	return string(line[:n])
}

func toBuffer(format string, write func(*slog.Logger)) string {
	var text bytes.Buffer
	write(telemetry.NewLogger(&text, "info", format))
	return text.String()
}

func ready(log *slog.Logger) {
	log.Info("module ready", "module", "tasks", "generation", 1, "detail", "")
}

func TestTheLogIsForWhoeverReadsIt(t *testing.T) {
	t.Setenv("NO_COLOR", "")
	t.Setenv("TERM", "xterm")

	t.Run("on a terminal it is a line with level and colours, and nothing that is empty", func(t *testing.T) {
		line := onTerminal(t, telemetry.Auto, ready)
		require.Contains(t, line, "\x1b[92mINF\x1b[0m")
		require.Contains(t, line, "module ready")
		require.NotContains(t, line, "detail")
	})

	t.Run("on a terminal it is JSON for whoever asks", func(t *testing.T) {
		require.True(t, json.Valid([]byte(onTerminal(t, telemetry.JSON, ready))))
	})

	t.Run("anywhere else it is JSON, unless somebody asks for text, which is without colours", func(t *testing.T) {
		require.True(t, json.Valid([]byte(toBuffer(telemetry.Auto, ready))))
		require.Regexp(t, `^\d\d:\d\d:\d\d INF module ready module=tasks generation=1\n$`, toBuffer(telemetry.Text, ready))
		file, err := os.CreateTemp(t.TempDir(), "log")
		require.NoError(t, err)
		defer func() { _ = file.Close() }()
		ready(telemetry.NewLogger(file, "info", telemetry.Auto))
		written, err := os.ReadFile(file.Name())
		require.NoError(t, err)
		require.True(t, json.Valid(written))
	})

	t.Run("who asks for no colours gets none", func(t *testing.T) {
		t.Setenv("NO_COLOR", "1")
		require.NotContains(t, onTerminal(t, telemetry.Auto, ready), "\x1b")
	})
}

// Whoever can have a text logged must not be able to write a line of their own, or to move what the terminal shows.
func TestARecordStaysOnItsLine(t *testing.T) {
	t.Setenv("NO_COLOR", "")
	t.Setenv("TERM", "xterm")
	const forged = "x\r\n12:00:00 INF all is well\x1b[2J\u0085\u2028\u202e\x9b1m \\x1b[2J"
	for place, write := range map[string]func(*slog.Logger){
		"message":   func(log *slog.Logger) { log.Info(forged) },
		"attribute": func(log *slog.Logger) { log.Info("m", "path", forged) },
		"error":     func(log *slog.Logger) { log.Info("m", "error", errors.New(forged)) },
		"any value": func(log *slog.Logger) { log.Info("m", "value", map[string]any{forged: []string{forged}}) },
		"name":      func(log *slog.Logger) { log.Info("m", forged, 1) },
		"group":     func(log *slog.Logger) { log.With(slog.Group("g", "value", forged)).Info("m") },
	} {
		t.Run(place, func(t *testing.T) {
			for _, text := range []string{toBuffer(telemetry.Text, write), toBuffer(telemetry.JSON, write)} {
				require.Equal(t, 1, strings.Count(text, "\n"), text)
				require.NotContains(t, text, "\x1b")
			}
			require.NotContains(t, toBuffer(telemetry.Text, write), "\u202e")
			require.NotContains(t, onTerminal(t, telemetry.Auto, write), "\x1b[2J")
		})
	}
}

func TestNoSecretReachesATerminal(t *testing.T) {
	t.Parallel()
	redacttest.KeepsSecrets(t, func(w io.Writer) *slog.Logger { return telemetry.NewLogger(w, "info", telemetry.Text) })
}
