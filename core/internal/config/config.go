// Package config reads how the program is to run: flags over RECOBRO_… variables over recobro.yaml over defaults.
package config

import (
	"errors"
	"fmt"
	"net"
	"net/url"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/recobro/recobro/core/internal/edge"
	"github.com/recobro/recobro/core/internal/telemetry"
	"github.com/recobro/recobro/plugins-sdk/host/control"
)

// Config is how the program runs. The koanf tags are the keys of recobro.yaml; a flag is the same with dashes, a
// variable the same in capitals behind RECOBRO_.
type Config struct {
	Addr          string `koanf:"addr"`           // host:port to listen on
	Data          string `koanf:"data"`           // directory of databases, keys and files
	PublicURL     string `koanf:"public_url"`     // scheme and host that browsers use, without a trailing slash
	DatabaseURL   string `koanf:"database_url"`   // postgres://…; empty = SQLite files in Data
	NATSURL       string `koanf:"nats_url"`       // nats://…; empty = embedded
	UI            string `koanf:"ui"`             // directory of the built interface
	Demo          bool   `koanf:"demo"`           // demo tenants, users and data
	DemoPassword  string `koanf:"demo_password"`  // of every demo user; empty = generated
	SMTPURL       string `koanf:"smtp_url"`       // smtp://user:password@host:port; empty = links are printed
	SMTPFrom      string `koanf:"smtp_from"`      // sender of mail
	LogLevel      string `koanf:"log_level"`      // debug, info, warn, error
	LogFormat     string `koanf:"log_format"`     // auto, text, json
	OTLPEndpoint  string `koanf:"otlp_endpoint"`  // http(s)://host:4318; empty = no traces are exported
	TrustedProxy  string `koanf:"trusted_proxy"`  // networks of proxies whose X-Forwarded-For names the client
	TLSCert       string `koanf:"tls_cert"`       // certificate file; empty = plain HTTP
	TLSKey        string `koanf:"tls_key"`        // its key file
	Insecure      bool   `koanf:"insecure"`       // plain HTTP to other machines
	AddressRate   int    `koanf:"address_rate"`   // requests a second of strangers, for each address; 0 = any
	UserRate      int    `koanf:"user_rate"`      // of each user
	TenantRate    int    `koanf:"tenant_rate"`    // of each tenant
	File          string `koanf:"config"`         // path of recobro.yaml
	OIDC          OIDC   `koanf:",squash"`        // a foreign identity provider
	DrainSeconds  int    `koanf:"drain_seconds"`  // for requests in flight when stopping; at most 25
	StartSeconds  int    `koanf:"start_seconds"`  // for a module to become ready, migrations included
	ReportDays    int    `koanf:"report_days"`    // how long a report's file can be downloaded
	PulseMS       int    `koanf:"pulse_ms"`       // how often background work looks around; leases and pauses follow from it
	MetricsAccess string `koanf:"metrics_access"` // "open", or "local": /metrics answers loopback clients alone

	FilesQuota int64 `koanf:"files_quota_bytes"` // that a tenant's files may take in one module

	OutboundPrivate   string `koanf:"outbound_private"`    // private addresses (host:port) that modules may call
	OutboundPerMinute int    `koanf:"outbound_per_minute"` // requests of a tenant to the outside, for each module process; 0 = any
	OutboundPerDay    int64  `koanf:"outbound_per_day"`    // for each module

	Modules ModuleSettings `koanf:"-"` // what the operator has set for modules
}

// OIDC names a foreign identity provider; without an issuer the bundled one is used.
type OIDC struct {
	Issuer             string `koanf:"oidc_issuer"`
	ClientID           string `koanf:"oidc_client_id"`
	ClientSecret       string `koanf:"oidc_client_secret"`
	Audience           string `koanf:"oidc_audience"`
	Scopes             string `koanf:"oidc_scopes"` // separated by spaces
	TrustEmail         bool   `koanf:"oidc_trust_email"`
	SignUp             string `koanf:"oidc_sign_up"` // authorize parameters as a query, "prompt=create"
	RecoveryURL        string `koanf:"oidc_recovery_url"`
	StepUpACR          string `koanf:"oidc_step_up_acr"`
	EmailClaim         string `koanf:"oidc_claim_email"`
	EmailVerifiedClaim string `koanf:"oidc_claim_email_verified"`
	NameClaim          string `koanf:"oidc_claim_name"`
	LanguageClaim      string `koanf:"oidc_claim_language"`
}

// Foreign reports whether people sign in elsewhere.
func (o OIDC) Foreign() bool { return o.Issuer != "" }

// MaxDrainSeconds leaves time within the 30 seconds that a stop may take.
const MaxDrainSeconds = 25

// MaxReportDays bounds how long the copies of a tenant's data that reports are may lie about.
const MaxReportDays = 365

// The bounds of PulseMS: below, the looking itself is work; above, people wait for what a crash has left.
const (
	MinPulseMS = 50
	MaxPulseMS = 10_000
)

// Pulse is how often background work looks for what is due, was changed by another process or left by a crash.
func (c Config) Pulse() time.Duration { return time.Duration(c.PulseMS) * time.Millisecond }

// Outbound is what the operator allows modules that call the outside.
func (c Config) Outbound() control.Outbound {
	private := strings.FieldsFunc(c.OutboundPrivate, func(r rune) bool { return r == ',' || r == ' ' })
	return control.Outbound{Private: private, PerMinute: c.OutboundPerMinute, PerDay: c.OutboundPerDay}
}

// checkOutbound refuses addresses that would allow nothing.
func (c Config) checkOutbound() (refusals []error) {
	for _, place := range c.Outbound().Private {
		if host, port, err := net.SplitHostPort(place); err != nil || host == "" || port == "" {
			refusals = append(refusals, fmt.Errorf("outbound-private: %q, want host:port", place))
		}
	}
	if c.OutboundPerMinute < 0 || c.OutboundPerDay < 0 {
		refusals = append(refusals, errors.New("outbound-per-minute, outbound-per-day: 0 or more"))
	}
	return refusals
}

// complete fills in what follows from the rest and refuses what cannot work.
func (c Config) complete() (Config, error) {
	var refusals []error
	host, port, err := net.SplitHostPort(c.Addr)
	if err != nil {
		refusals = append(refusals, fmt.Errorf("addr: %w", err))
	}
	if c.PublicURL == "" {
		c.PublicURL = c.scheme() + "://" + net.JoinHostPort(reachable(host), port)
	}
	c.PublicURL = strings.TrimSuffix(c.PublicURL, "/")
	if c.Data, err = filepath.Abs(c.Data); err != nil {
		refusals = append(refusals, fmt.Errorf("data: %w", err))
	}
	refusals = append(refusals,
		checkURL("public-url", c.PublicURL, "http", "https"), checkURL("database-url", c.DatabaseURL, "postgres", "postgresql"),
		checkURL("nats-url", c.NATSURL, "nats", "tls"), checkURL("smtp-url", c.SMTPURL, "smtp", "smtps"),
		checkURL("otlp-endpoint", c.OTLPEndpoint, "http", "https"), checkURL("oidc-issuer", c.OIDC.Issuer, "http", "https"))
	if c.OIDC.Foreign() && c.OIDC.ClientID == "" {
		refusals = append(refusals, errors.New("oidc-client-id: needed with oidc-issuer"))
	}
	if c.DrainSeconds < 0 || c.DrainSeconds > MaxDrainSeconds {
		refusals = append(refusals, fmt.Errorf("drain-seconds: from 0 to %d", MaxDrainSeconds))
	}
	if c.ReportDays < 1 || c.ReportDays > MaxReportDays {
		refusals = append(refusals, fmt.Errorf("report-days: from 1 to %d", MaxReportDays))
	}
	if c.FilesQuota < 1 {
		refusals = append(refusals, errors.New("files-quota-bytes: 1 or more"))
	}
	if c.PulseMS < MinPulseMS || c.PulseMS > MaxPulseMS {
		refusals = append(refusals, fmt.Errorf("pulse-ms: from %d to %d", MinPulseMS, MaxPulseMS))
	}
	refusals = append(append(refusals, c.checkEdge()...), c.checkOutbound()...)
	refusals = append(refusals, oneOf("log-level", c.LogLevel, "debug", "info", "warn", "error"),
		oneOf("log-format", c.LogFormat, telemetry.Auto, telemetry.Text, telemetry.JSON))
	return c, errors.Join(refusals...)
}

// scheme is the one that the host itself speaks.
func (c Config) scheme() string {
	if c.TLSCert != "" {
		return "https"
	}
	return "http"
}

// checkEdge refuses what cannot work where the host meets the network.
func (c Config) checkEdge() (refusals []error) {
	if _, err := edge.ParseProxies(c.TrustedProxy); err != nil {
		refusals = append(refusals, fmt.Errorf("trusted-proxy: %w", err))
	}
	if (c.TLSCert == "") != (c.TLSKey == "") {
		refusals = append(refusals, errors.New("tls-cert, tls-key: one is of no use without the other"))
	}
	for name, rate := range map[string]int{"address-rate": c.AddressRate, "user-rate": c.UserRate, "tenant-rate": c.TenantRate} {
		if rate < 0 {
			refusals = append(refusals, fmt.Errorf("%s: 0 or more", name))
		}
	}
	return refusals
}

// CheckExposure refuses to serve plain HTTP where other machines could read along, unless somebody asked for it.
func (c Config) CheckExposure() error {
	host, _, err := net.SplitHostPort(c.Addr)
	if err != nil || c.TLSCert != "" || c.Insecure || host == "localhost" || net.ParseIP(host).IsLoopback() {
		return err
	}
	return fmt.Errorf("addr %s can be reached from other machines, and plain HTTP shows them passwords and data: give --tls-cert and "+
		"--tls-key, or listen on 127.0.0.1 behind a proxy that speaks TLS (--trusted-proxy 127.0.0.1), or insist with --insecure", c.Addr)
}

// reachable is the host that a browser on this machine can use.
func reachable(host string) string {
	if ip := net.ParseIP(host); host == "" || ip != nil && ip.IsUnspecified() {
		return "127.0.0.1"
	}
	return host
}

func oneOf(name, value string, known ...string) error {
	if slices.Contains(known, value) {
		return nil
	}
	return fmt.Errorf("%s: %q, want %s", name, value, strings.Join(known, ", "))
}

func checkURL(name, value string, schemes ...string) error {
	if value == "" {
		return nil
	}
	u, err := url.Parse(value)
	// A PostgreSQL server behind a socket has its folder in the parameter host.
	if err != nil || u.Host == "" && u.Query().Get("host") == "" {
		return fmt.Errorf("%s: not a URL", name) // the value may hold a password
	}
	for _, scheme := range schemes {
		if u.Scheme == scheme {
			return nil
		}
	}
	return fmt.Errorf("%s: scheme %q, want %s", name, u.Scheme, strings.Join(schemes, " or "))
}
