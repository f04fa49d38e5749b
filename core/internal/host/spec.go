package host

import (
	"context"
	"log/slog"
	"net/http"
	"os"
	"time"

	"github.com/recobro/recobro/core/internal/host/child"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/host/control"
	"github.com/recobro/recobro/plugins-sdk/host/manifest"
)

// Spec is one installed module and how its process is started.
type Spec struct {
	Manifest manifest.Manifest
	Raw      []byte // the manifest's JSON, for the shell
	Path     string
	Args     []string
	Env      []string // see AllowedEnvironment
	Dir      string
}

// Provide gives what a module process needs from the installation: databases, event credentials, mail, demo data.
// It is asked again for every process.
type Provide func(ctx context.Context, manifest manifest.Manifest) (control.StartRequest, error)

// ProxyOptions bounds what one module may use of the host.
type ProxyOptions struct {
	IdleConnections       int
	ConnectionBuffer      int // bytes, each way
	CopyBuffer            int // bytes, pooled
	MaxConcurrent         int // requests in one module at a time; above it 503
	MaxLasting            int // uploads and streams of events in one module at a time; above it 503
	MaxAsked              int // sockets of other modules that one module has open at a time; above it 503
	MaxReplay             int // bytes of a request body that is received whole before the module hears of it
	ResponseHeaderTimeout time.Duration
	BreakerFailures       uint32        // in a row: the module is spared for BreakerPause
	BreakerPause          time.Duration // then one request tries again
}

// DefaultProxyOptions is what the product runs with.
func DefaultProxyOptions() ProxyOptions {
	return ProxyOptions{
		IdleConnections: 512, ConnectionBuffer: 16 << 10, CopyBuffer: 64 << 10, MaxConcurrent: 512,
		MaxLasting: 1024, MaxAsked: 512, MaxReplay: 256 << 10, ResponseHeaderTimeout: 30 * time.Second,
		BreakerFailures: 5, BreakerPause: time.Second,
	}
}

// CollectorPace is how far the host's heap grows between collections, in per cent of what lives. The host keeps little
// and passes much on: at the usual pace a fifth of a request's cost is collecting garbage. MemoryTarget keeps that in
// bounds when much lives.
const (
	CollectorPace = 300
	MemoryTarget  = 1 << 30 // bytes
)

// Env is what all modules share.
type Env struct {
	Spawner *child.Spawner
	RunDir  string // mode 0700
	Policy  Policy
	Proxy   ProxyOptions
	Provide Provide
	Clock   clock.Clock
	Catalog *errs.Catalog
	Log     *slog.Logger
	Trace   func(ctx context.Context, header http.Header) // writes the span of ctx into a request; nil for none
}

// AllowedEnvironment is the part of this process's environment that a module process gets: how to find programs,
// the time zone, temporary files, proxies and certificates. Everything else of the host stays with the host.
func AllowedEnvironment() []string {
	allowed := []string{
		"PATH", "TZ", "TMPDIR", "LANG", "HTTP_PROXY", "HTTPS_PROXY", "NO_PROXY", "http_proxy", "https_proxy", "no_proxy",
		"SSL_CERT_FILE", "SSL_CERT_DIR",
	}
	var env []string
	for _, name := range allowed {
		if value, ok := os.LookupEnv(name); ok {
			env = append(env, name+"="+value)
		}
	}
	return env
}
