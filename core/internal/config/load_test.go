package config_test

import (
	"encoding/json"
	"os"
	"path/filepath"
	"testing"

	"github.com/spf13/pflag"
	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/core/internal/config"
	"github.com/recobro/recobro/plugins-sdk/host/control"
)

func load(t *testing.T, yaml string, environ []string, args ...string) (config.Config, error) {
	t.Helper()
	file := filepath.Join(t.TempDir(), "recobro.yaml")
	require.NoError(t, os.WriteFile(file, []byte(yaml), 0o600))
	flags := pflag.NewFlagSet("serve", pflag.ContinueOnError)
	config.Flags(flags)
	require.NoError(t, flags.Parse(append([]string{"--config", file}, args...)))
	return config.Load(flags, environ, config.Schemas{"calls": json.RawMessage(callsSettings), "tasks": nil})
}

func TestLoad(t *testing.T) {
	t.Run("a flag wins over a variable, a variable over the file, the file over the default", func(t *testing.T) {
		yaml := "addr: 127.0.0.1:1\nsmtp_from: file@x\nlog_level: warn\nfiles_quota_bytes: 5000000000\n"
		c, err := load(t, yaml, []string{"RECOBRO_ADDR=127.0.0.1:2", "RECOBRO_SMTP_FROM=variable@x", "PATH=/bin"}, "--addr", "127.0.0.1:3")
		require.NoError(t, err)
		require.Equal(t, "127.0.0.1:3", c.Addr)
		require.Equal(t, "variable@x", c.SMTPFrom)
		require.Equal(t, "warn", c.LogLevel)
		require.EqualValues(t, 5_000_000_000, c.FilesQuota)
		require.Equal(t, 20, c.DrainSeconds)
		require.Equal(t, "http://127.0.0.1:3", c.PublicURL)
	})

	t.Run("an identity provider is configured by any of the three", func(t *testing.T) {
		c, err := load(t, "oidc_client_id: web\noidc_trust_email: true\n", []string{"RECOBRO_OIDC_CLIENT_SECRET=s"},
			"--oidc-issuer", "https://id.example.org", "--oidc-claim-email", "mail")
		require.NoError(t, err)
		require.True(t, c.OIDC.Foreign())
		require.Equal(t, config.OIDC{
			Issuer: "https://id.example.org", ClientID: "web", ClientSecret: "s", TrustEmail: true, EmailClaim: "mail",
		}, c.OIDC)
	})

	t.Run("private addresses that modules may call are a list", func(t *testing.T) {
		c, err := load(t, "", []string{"RECOBRO_OUTBOUND_PRIVATE=ollama.internal:11434, [fd00::1]:443"})
		require.NoError(t, err)
		require.Equal(t, control.Outbound{Private: []string{"ollama.internal:11434", "[fd00::1]:443"}, PerMinute: 600, PerDay: 100_000}, c.Outbound())
	})

	refused := map[string]struct {
		yaml    string
		environ []string
		args    []string
	}{
		"an unknown key of the file":             {yaml: "adr: x\n"},
		"an unknown variable":                    {environ: []string{"RECOBRO_ADR=x"}},
		"a file that is no YAML":                 {yaml: "\t- :"},
		"an address without a port":              {args: []string{"--addr", "localhost"}},
		"a database of another kind":             {args: []string{"--database-url", "mysql://x/y"}},
		"a provider without a client id":         {args: []string{"--oidc-issuer", "https://x"}},
		"a drain longer than a stop may take":    {args: []string{"--drain-seconds", "60"}},
		"a number that is none":                  {environ: []string{"RECOBRO_DRAIN_SECONDS=soon"}},
		"a public address that is not an origin": {args: []string{"--public-url", "example.org"}},
		"a proxy that is no network":             {args: []string{"--trusted-proxy", "true"}},
		"a certificate without its key":          {environ: []string{"RECOBRO_TLS_CERT=cert.pem"}},
		"a rate below nothing":                   {yaml: "user_rate: -1\n"},
		"a private address without a port":       {yaml: "outbound_private: ollama.internal\n"},
		"less than no calls to the outside":      {args: []string{"--outbound-per-day", "-1"}},
		"no room for files":                      {yaml: "files_quota_bytes: 0\n"},
		"a log level that does not exist":        {environ: []string{"RECOBRO_LOG_LEVEL=verbose"}},
		"a log format that does not exist":       {args: []string{"--log-format", "xml"}},
	}
	for fact, c := range refused {
		t.Run(fact+" is refused", func(t *testing.T) {
			_, err := load(t, c.yaml, c.environ, c.args...)
			require.Error(t, err)
		})
	}

	t.Run("plain HTTP that other machines reach is refused, unless somebody insists", func(t *testing.T) {
		for addr, alone := range map[string]bool{
			"127.0.0.1:80": true, "[::1]:80": true, "localhost:80": true, "127.9.9.9:80": true,
			"0.0.0.0:80": false, ":80": false, "[::]:80": false, "192.168.1.2:80": false, "example.org:80": false,
		} {
			c, err := load(t, "", nil, "--addr", addr)
			require.NoError(t, err)
			require.Equal(t, alone, c.CheckExposure() == nil, addr)
			if !alone {
				require.ErrorContains(t, c.CheckExposure(), "--tls-cert")
				require.ErrorContains(t, c.CheckExposure(), "--insecure")
			}
			for _, insisting := range []struct{ environ, args []string }{
				{args: []string{"--insecure"}}, {environ: []string{"RECOBRO_INSECURE=true"}},
				{args: []string{"--tls-cert", "c.pem", "--tls-key", "k.pem"}},
			} {
				c, err := load(t, "", insisting.environ, append(insisting.args, "--addr", addr)...)
				require.NoError(t, err)
				require.NoError(t, c.CheckExposure())
			}
		}
	})

	t.Run("a host with a certificate is at an https address", func(t *testing.T) {
		c, err := load(t, "tls_cert: c.pem\ntls_key: k.pem\ninsecure: false\n", nil, "--addr", "0.0.0.0:443")
		require.NoError(t, err)
		require.Equal(t, "https://127.0.0.1:443", c.PublicURL)
	})

	t.Run("a refusal never repeats a password", func(t *testing.T) {
		_, err := load(t, "", nil, "--database-url", "mysql://u:hunter2@h/d")
		require.NotContains(t, err.Error(), "hunter2")
	})
}
