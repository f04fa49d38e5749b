package httpapi

import (
	"context"
	"encoding/json"
	"net/http"
	"strconv"
	"time"

	"github.com/recobro/recobro/core/internal/host"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

// The addresses that an orchestrator or a load balancer asks, without a sign-in.
const (
	LivePath  = "/livez"  // whether the process lives; asks nothing else, so that nobody ends a host for what it waits for
	ReadyPath = "/readyz" // whether it can serve, and what is missing
)

const (
	pingWithin = time.Second
	readyRetry = 1 // seconds
)

// Probes answer whether the host lives and can serve.
type Probes struct {
	Host    *host.Host
	Ping    func(ctx context.Context) error // the core's database
	Catalog *errs.Catalog
}

// Probe is the answer of a probe.
type Probe struct {
	Status  string   `json:"status"`  // ok or unavailable
	Missing []string `json:"missing"` // database, module <id>: <state>
}

// Before serves the probes, and everything else by next.
func (p Probes) Before(next http.Handler) http.Handler {
	live := OnlyRead(http.HandlerFunc(p.live), p.Catalog)
	ready := OnlyRead(http.HandlerFunc(p.ready), p.Catalog)
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path == LivePath || r.URL.Path == ReadyPath {
			visitOf(r.Context()).module = quietModule
		}
		switch r.URL.Path {
		case LivePath:
			live.ServeHTTP(w, r)
		case ReadyPath:
			ready.ServeHTTP(w, r)
		default:
			next.ServeHTTP(w, r)
		}
	})
}

func (p Probes) live(w http.ResponseWriter, _ *http.Request) {
	write(w, http.StatusOK, Probe{Status: "ok", Missing: []string{}})
}

func (p Probes) ready(w http.ResponseWriter, r *http.Request) {
	missing := p.missing(r.Context())
	if len(missing) == 0 {
		write(w, http.StatusOK, Probe{Status: "ok", Missing: missing})
		return
	}
	w.Header().Set("Retry-After", strconv.Itoa(readyRetry))
	write(w, http.StatusServiceUnavailable, Probe{Status: "unavailable", Missing: missing})
}

// missing is what keeps the host from serving: the database, a module that is on its way, one that must be there.
func (p Probes) missing(ctx context.Context) []string {
	missing := []string{}
	ctx, cancel := context.WithTimeout(ctx, pingWithin)
	defer cancel()
	if p.Ping(ctx) != nil {
		missing = append(missing, "database")
	}
	for _, m := range p.Host.Modules() {
		status, required := m.Status(), m.Spec().Manifest.Required
		if !status.State.Serving() && (required || status.State != host.Failed && status.State != host.Disabled) {
			missing = append(missing, "module "+status.ID+": "+string(status.State))
		}
	}
	return missing
}

func write(w http.ResponseWriter, status int, probe Probe) {
	w.Header().Set("Content-Type", "application/json")
	w.Header().Set("Cache-Control", "no-store")
	w.WriteHeader(status)
	_ = json.NewEncoder(w).Encode(probe) // who asked may be gone
}
