package app

import (
	"context"
	"encoding/json"
	"fmt"
	"log/slog"
	"net/http"
	"os"
	"path/filepath"
	"time"

	"github.com/recobro/recobro/core/internal/config"
	"github.com/recobro/recobro/core/internal/events"
	"github.com/recobro/recobro/core/internal/host"
	"github.com/recobro/recobro/core/internal/host/child"
	"github.com/recobro/recobro/core/internal/identity/keyring"
	"github.com/recobro/recobro/core/internal/telemetry"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/host/control"
	"github.com/recobro/recobro/plugins-sdk/host/manifest"
)

// Builtin is a module that is linked into this program: `recobro module serve <id>` is its process.
type Builtin struct {
	ID       string
	Manifest []byte
}

// installed parses the manifests of the built-in modules and says how each is started. With a foreign identity
// provider the bundled one is not.
func installed(c config.Config, builtins []Builtin) ([]host.Spec, error) {
	program, err := os.Executable()
	if err != nil {
		return nil, err
	}
	var specs []host.Spec
	for _, builtin := range builtins {
		if builtin.ID == bundledProvider && c.OIDC.Foreign() {
			continue
		}
		manifest, err := manifest.Parse(builtin.Manifest)
		if err != nil {
			return nil, fmt.Errorf("module %s: %w", builtin.ID, err)
		}
		specs = append(specs, host.Spec{
			Manifest: manifest, Raw: builtin.Manifest, Path: program, Args: []string{"module", "serve", builtin.ID},
			Env: append(host.AllowedEnvironment(), startingCollector), Dir: c.Data,
		})
	}
	return specs, nil
}

const bundledProvider = "identityprovider"

// startingCollector lets a module process's heap grow until the SDK has started the module and sets its own pace.
const startingCollector = "GOGC=400"

// equipment is what a module process gets from the installation.
type equipment struct {
	config      config.Config
	dirs        *Dirs
	provisioner *provisioner
	events      *events.Server
	ring        *keyring.Ring
	demo        json.RawMessage // set before the first module starts
}

// provide implements host.Provide.
func (e *equipment) provide(ctx context.Context, manifest manifest.Manifest) (control.StartRequest, error) {
	database, err := e.provisioner.database(ctx, manifest.ID)
	if storage.Unreachable(err) {
		err = fmt.Errorf("%w: %w", control.ErrNoDatabase, err)
	}
	if err != nil {
		return control.StartRequest{}, err
	}
	files := filepath.Join(e.dirs.Modules, manifest.ID)
	if err := makePrivateTree(files); err != nil {
		return control.StartRequest{}, err
	}
	keys, err := e.ring.ModuleKeys(manifest.ID)
	if err != nil {
		return control.StartRequest{}, err
	}
	secret, err := e.ring.ModuleSecret(manifest.ID)
	if err != nil {
		return control.StartRequest{}, err
	}
	credentials := e.events.Credentials(manifest.ID)
	return control.StartRequest{
		DataDir: files, DatabaseURL: database.url, OwnerDatabaseURL: database.ownerURL, DatabaseSchema: database.schema,
		NATSURL: credentials.URL, NATSUser: credentials.User, NATSPassword: credentials.Password,
		PublicURL: e.config.PublicURL, Mail: manifest.Mail && e.config.SMTPURL != "",
		ModuleKey: secret, InvitationKey: e.invitationKey(manifest.ID), Demo: e.demo, LogLevel: e.config.LogLevel, OTLPEndpoint: e.config.OTLPEndpoint,
		Pulse: e.config.Pulse(), SealKeys: keys, FilesQuota: e.config.FilesQuota, Settings: e.config.Modules[manifest.ID],
		Outbound: e.config.Outbound(),
	}, nil
}

// invitationKey is what the core signs invitations, factor resets and its own sign-in with: the bundled provider, which it signs them
// for, is the one module that has it.
func (e *equipment) invitationKey(moduleID string) []byte {
	if moduleID != bundledProvider {
		return nil
	}
	return e.ring.Invitation()
}

func newHost(c config.Config, dirs *Dirs, specs []host.Spec, spawner *child.Spawner, e *equipment, catalog *errs.Catalog, traces *telemetry.Traces, log *slog.Logger) (*host.Host, error) {
	policy := host.DefaultPolicy()
	policy.ReadyTimeout = time.Duration(c.StartSeconds) * time.Second
	policy.DrainTimeout = time.Duration(c.DrainSeconds) * time.Second
	policy.FirstDelay = c.Pulse() / 2
	return host.New(host.Env{
		Spawner: spawner, RunDir: dirs.Run, Policy: policy, Proxy: host.DefaultProxyOptions(),
		Provide: e.provide, Clock: clock.System(), Catalog: catalog, Log: log, Trace: traces.Inject,
	}, specs)
}

func newEvents(ctx context.Context, c config.Config, dirs *Dirs, specs []host.Spec, log *slog.Logger) (*events.Server, error) {
	var rights []events.Rights
	for _, spec := range specs {
		rights = append(rights, events.Rights{ModuleID: spec.Manifest.ID, Consumes: spec.Manifest.Events.Consumes})
	}
	return events.Start(ctx, events.Config{ExternalURL: c.NATSURL, DataDir: dirs.Events, Modules: rights}, log)
}

// inside reaches the bundled provider's process without leaving the machine.
type inside struct{ host *host.Host }

// RoundTrip implements http.RoundTripper.
func (i inside) RoundTrip(r *http.Request) (*http.Response, error) {
	module, ok := i.host.Module(bundledProvider)
	if !ok {
		return nil, fmt.Errorf("module %s is not installed", bundledProvider)
	}
	return module.RoundTrip(r, principal.Principal{Kind: principal.KindModule, RequestID: r.Header.Get("X-Request-Id")})
}
