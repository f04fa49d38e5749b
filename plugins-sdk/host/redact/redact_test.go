package redact_test

import (
	"bytes"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"io"
	"log/slog"
	mathrand "math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/host/redact"
	"github.com/recobro/recobro/plugins-sdk/host/redact/redacttest"
)

func TestNoSecretReachesALog(t *testing.T) {
	t.Parallel()
	redacttest.KeepsSecrets(t, func(w io.Writer) *slog.Logger { return slog.New(redact.Handler(slog.NewJSONHandler(w, nil))) })
}

// What is short, or looks like any word, is known by its name alone.
func TestNamesGiveSecretsAway(t *testing.T) {
	t.Parallel()
	for _, name := range []string{"password", "otp", "token", "link", "login", "phone", "document", "Authorization", "one_time_code"} {
		require.NotContains(t, logged(func(log *slog.Logger) { log.Info("m", name, "hunter2") }), "hunter2", name)
		require.NotContains(t, redact.Text(fmt.Sprintf(`{%q: "hunter2 and more"}`, name)), "hunter2", name)
		require.NotContains(t, redact.Text("with "+name+"=hunter2"), "hunter2", name)
	}
}

func TestADrawnTokenIsStruckWhateverItsLetters(t *testing.T) {
	t.Parallel()
	source := mathrand.NewChaCha8([32]byte{8})
	for range 50_000 {
		b := make([]byte, 32)
		_, _ = source.Read(b) // never fails
		token := base64.RawURLEncoding.EncodeToString(b)
		require.NotContains(t, redact.Text("secret "+token+" kept"), token)
	}
}

// What operators need stays readable.
func TestWhatOperatorsNeedStays(t *testing.T) {
	t.Parallel()
	for _, text := range []string{
		"0192f3a1-7c4e-7d2a-9b1f-8d6c5e4f3a2b", "/api/v1/deudores/0192f3a1-7c4e-7d2a-9b1f-8d6c5e4f3a2b/contacts",
		"listen tcp 127.0.0.1:8080: bind: address already in use", "module ready", "2026-11-22T12:34:41.123456789Z started",
		"dial unix /tmp/recobro-3141592/tasks-1.sock: connect: no such file or directory",
		`{"time":"2026-11-22T12:34:41.123456789Z","level":"INFO","msg":"request","took":1234567890,"pid":4194303}`,
		"sha256 e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855 differs",
		"github.com/recobro/recobro/core/internal/host.(*Module).RoundTrip(0xc000123456)", "context deadline exceeded",
		"identityprovider.too_many_attempts", "portfolios.debtor.status_changed", "version 1.32.0-alpha.2",
	} {
		require.Equal(t, text, redact.Text(text))
	}
	require.Contains(t, logged(func(log *slog.Logger) { log.Info("m", "took", 1234567890, "rows", map[string]int{"a": 12345678}) }), "12345678")
}

func TestALineStaysJSON(t *testing.T) {
	t.Parallel()
	line := `{"time":"2026-11-22T12:34:41Z","level":"WARN","msg":"sent to ana@rioplatense.demo","link":"https://x/y?a=b","n":7}`
	struck := redact.Text(line)
	require.True(t, json.Valid([]byte(struck)), struck)
	require.NotContains(t, struck, "ana@")
	require.Contains(t, struck, `"n":7`)
}

func logged(write func(*slog.Logger)) string {
	var text bytes.Buffer
	write(slog.New(redact.Handler(slog.NewJSONHandler(&text, nil))))
	return text.String()
}

// BenchmarkText is what a line of the access log costs.
func BenchmarkText(b *testing.B) {
	for _, text := range []string{"GET", "/api/v1/deudores", "0192f3a1-7c4e-7d2a-9b1f-8d6c5e4f3a2b", "/api/v1/deudores/0192f3a1-7c4e-7d2a-9b1f-8d6c5e4f3a2b"} {
		b.Run(fmt.Sprint(len(text)), func(b *testing.B) {
			for b.Loop() {
				redact.Text(text)
			}
		})
	}
}
