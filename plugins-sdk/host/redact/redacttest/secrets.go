// Package redacttest proves of a log that no secret and nothing personal reaches it.
package redacttest

import (
	"bytes"
	"crypto/rand"
	"encoding/base64"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/host/redact"
)

// KeepsSecrets walks every kind of secret through every place of a record that open's log writes, and fails where one is read.
func KeepsSecrets(t *testing.T, open func(io.Writer) *slog.Logger) {
	t.Helper()
	logged := func(write func(*slog.Logger)) string {
		var text bytes.Buffer
		write(open(&text))
		return text.String()
	}
	for kind, secret := range secrets() {
		for place, text := range lineOf(secret) {
			t.Run(kind+" "+place, func(t *testing.T) {
				t.Parallel()
				require.NotContains(t, redact.Text(text), secret)
				require.NotContains(t, logged(func(log *slog.Logger) { log.Info(text) }), secret, "as message")
				require.NotContains(t, logged(func(log *slog.Logger) { log.Info("m", "value", text) }), secret, "as attribute")
				require.NotContains(t, logged(func(log *slog.Logger) { log.Info("m", "error", errors.New(text)) }), secret, "as error")
				require.NotContains(t, logged(func(log *slog.Logger) { log.Info("m", "fields", map[string]any{"a": []string{text}}) }), secret)
				require.NotContains(t, logged(func(log *slog.Logger) { log.With("kept", text).WithGroup("g").Info("m") }), secret)
				require.NotContains(t, logged(func(log *slog.Logger) { log.Info("m", slog.Group("g", "value", text)) }), secret)
			})
		}
	}
}

// secrets are one of each kind that the product makes or holds.
func secrets() map[string]string {
	drawn := func() string {
		b := make([]byte, 32)
		rand.Read(b)
		return base64.RawURLEncoding.EncodeToString(b)
	}
	return map[string]string{
		"session cookie":        "rioplatense." + drawn(),
		"API key":               "rk_rioplatense_" + drawn(),
		"provider's token":      drawn(),
		"drawn text":            rand.Text(),
		"bearer":                "eyJhbGciOiJFZERTQSIsInR5cCI6ImF0K2p3dCJ9.eyJzdWIiOiJ1MSJ9.c2lnbmF0dXJl",
		"recovery code":         "k3jd-77aq-mznb-o2pl",
		"one-time code secret":  "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
		"e-mail":                "lucia.ferreira@rioplatense.demo",
		"e-mail in an address":  "lucia%40rioplatense.demo",
		"phone":                 "+59899123456",
		"phone in groups":       "+598 99 123 456",
		"cédula":                "1.234.567-8",
		"cédula in digits":      "12345678",
		"RUT of Chile":          "12.345.678-K",
		"CPF":                   "123.456.789-09",
		"CNPJ":                  "12.345.678/0001-95",
		"CUIT":                  "20-12345678-9",
		"card":                  "4111111111111111",
		"credentials of a link": "smtp-user:hunter2",
	}
}

func lineOf(secret string) map[string]string {
	address := "https://recobro.example/forgot-password?token=" + secret
	lines := map[string]string{
		"alone":          secret,
		"in a sentence":  "gave " + secret + " to nobody",
		"in quotes":      fmt.Sprintf("duplicate key %q", secret),
		"in parentheses": "(document)=(" + secret + ")",
		"in a link":      address,
		"in JSON":        fmt.Sprintf(`{"value":%q}`, secret),
	}
	if strings.Contains(secret, ":") {
		return map[string]string{"in an address": "postgres://" + secret + "@db:5432/recobro"}
	}
	return lines
}
