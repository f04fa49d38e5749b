package app

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net/http"
	"net/url"
	"path/filepath"
	"strings"
	"time"

	"github.com/cenkalti/backoff/v5"

	"github.com/recobro/recobro/core/internal/authz"
	"github.com/recobro/recobro/core/internal/config"
	"github.com/recobro/recobro/core/internal/events"
	"github.com/recobro/recobro/core/internal/grants"
	"github.com/recobro/recobro/core/internal/host"
	"github.com/recobro/recobro/core/internal/httpapi"
	"github.com/recobro/recobro/core/internal/identity"
	"github.com/recobro/recobro/core/internal/identity/keyring"
	"github.com/recobro/recobro/core/internal/identity/relyingparty"
	"github.com/recobro/recobro/core/internal/identity/session"
	"github.com/recobro/recobro/core/internal/maintenance"
	"github.com/recobro/recobro/core/internal/registry"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	sdkevents "github.com/recobro/recobro/plugins-sdk/go/events"
	"github.com/recobro/recobro/plugins-sdk/go/mail"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
	"github.com/recobro/recobro/plugins-sdk/host/chain"
)

// Core is what the core keeps, for commands that work on an installation beside its running host.
type Core struct {
	DB          *storage.DB
	Identity    *identity.Service
	Sequencer   *chain.Sequencer
	Maintenance *maintenance.Service
}

// OpenCore opens the core's database and services on the configuration's data directory. Close it when done.
func OpenCore(ctx context.Context, c config.Config, log *slog.Logger) (*Core, error) {
	table, err := newTable(nil)
	if err != nil {
		return nil, err
	}
	db, err := openCoreDB(ctx, c, newProvisioner(c), log)
	if err != nil {
		return nil, err
	}
	ring, err := newRing(ctx, c, db)
	if err != nil {
		return nil, errors.Join(err, db.Close())
	}
	sequencer := chain.NewSequencer(db, log)
	recorder, err := newRecorder(db, sequencer, ring)
	if err != nil {
		return nil, errors.Join(err, db.Close())
	}
	provider, err := newProviderSettings(c, ring, http.DefaultTransport)
	if err != nil {
		return nil, errors.Join(err, db.Close())
	}
	record := record.New(db, recorder, nil, nil)
	service, err := newIdentity(c, provider, ring, db, record, nil, table, nil, log)
	if err != nil {
		return nil, errors.Join(err, db.Close())
	}
	return &Core{DB: db, Identity: service, Sequencer: sequencer, Maintenance: newMaintenance(db, record)}, nil
}

// Close closes the database.
func (c *Core) Close() error { return c.DB.Close() }

// newTable compiles what the manifests grant.
func newTable(specs []host.Spec) (*authz.Table, error) {
	manifests, err := allManifests(specs)
	if err != nil {
		return nil, err
	}
	return authz.New(grants.Defaults(manifests))
}

func newGrants(db *storage.DB, record *record.Record, t *authz.Table, specs []host.Spec, switches *registry.Service, s *events.Server, log *slog.Logger) (*grants.Service, error) {
	manifests, err := allManifests(specs)
	if err != nil {
		return nil, err
	}
	return grants.New(grants.Config{
		DB: db, Record: record, Table: t, Manifests: manifests, On: switches.On, Log: log,
		Changed: func(tenant string) {
			if err := pass(s, sdkevents.Envelope{Type: events.AccessChanged, TenantID: tenant, Permission: "core.grants:read", Keys: [][]string{{"grants"}}}); err != nil {
				log.Warn("tell of changed grants", "error", err)
			}
		},
	}), nil
}

// newRecorder writes the core's part of the record, with the personal fields of the core's manifest kept out of it as
// modules keep theirs.
func newRecorder(db *storage.DB, sequencer *chain.Sequencer, ring *keyring.Ring) (*tracing.Recorder, error) {
	manifest, err := httpapi.CoreManifest()
	if err != nil {
		return nil, err
	}
	recorder := tracing.NewRecorder(db, sequencer.Wake)
	recorder.Protect(tracing.Protected{Classes: manifest.PersonalFields(), Key: ring.Invitation()})
	return recorder, nil
}

// openCoreDB opens and migrates the core's own database.
func openCoreDB(ctx context.Context, c config.Config, p *provisioner, log *slog.Logger) (*storage.DB, error) {
	if err := checkWhole(c); err != nil {
		return nil, err
	}
	place, err := p.database(ctx, coreSchema)
	if err != nil {
		return nil, err
	}
	db, err := storage.Open(ctx, place.storage(coreSchema, log))
	if err != nil {
		return nil, err
	}
	if err := db.Migrate(ctx, Migrations()); err != nil {
		return nil, errors.Join(err, db.Close())
	}
	return db, nil
}

// awaitCoreDB opens the core's database, and waits for one that does not answer, as it does for a machine that starts beside this one.
func awaitCoreDB(ctx context.Context, c config.Config, p *provisioner, log *slog.Logger) (*storage.DB, error) {
	delays := backoff.NewExponentialBackOff()
	delays.InitialInterval, delays.MaxInterval, delays.RandomizationFactor = time.Second, longestWait, 0
	for {
		trying, cancel := context.WithTimeout(ctx, longestWait)
		db, err := openCoreDB(trying, c, p, log)
		cancel()
		if err == nil || !storage.Unreachable(err) {
			return db, err
		}
		delay := delays.NextBackOff()
		log.Warn("the database does not answer; the host waits for it", "again_in", delay.String(), "error", err)
		time.Sleep(delay)
	}
}

// longestWait bounds a try to reach the database, and the pause before the next.
const longestWait = 30 * time.Second

func newIdentity(c config.Config, provider relyingparty.Settings, ring *keyring.Ring, db *storage.DB, record *record.Record, tally *tracing.Tally, table *authz.Table, cut session.Cut, log *slog.Logger) (*identity.Service, error) {
	sender, err := mail.New(c.SMTPURL, c.SMTPFrom, letters(c.Data))
	if err != nil {
		return nil, err
	}
	return identity.New(identity.Config{
		PublicURL: c.PublicURL, Provider: provider, Ring: ring, DB: db, Record: record, Tally: tally, Mail: sender,
		Grants: table, Cut: cut, Clock: clock.System(), Log: log,
	})
}

// newProviderSettings is the foreign provider of the configuration, or the bundled one.
func newProviderSettings(c config.Config, ring *keyring.Ring, bundled http.RoundTripper) (relyingparty.Settings, error) {
	if !c.OIDC.Foreign() {
		return identity.BundledProvider(c.PublicURL, ring, bundled)
	}
	signUp, err := url.ParseQuery(c.OIDC.SignUp)
	if err != nil {
		return relyingparty.Settings{}, fmt.Errorf("oidc-sign-up: %w", err)
	}
	settings := relyingparty.Settings{
		Issuer: c.OIDC.Issuer, ClientID: c.OIDC.ClientID, ClientSecret: c.OIDC.ClientSecret, Audience: c.OIDC.Audience,
		Scopes: strings.Fields(c.OIDC.Scopes), TrustEmail: c.OIDC.TrustEmail, RecoveryURL: c.OIDC.RecoveryURL,
		StepUpACR: c.OIDC.StepUpACR, SignUp: map[string]string{},
		Claims: relyingparty.ClaimNames{
			Email: c.OIDC.EmailClaim, EmailVerified: c.OIDC.EmailVerifiedClaim, Name: c.OIDC.NameClaim, Language: c.OIDC.LanguageClaim,
		},
	}
	for name := range signUp {
		settings.SignUp[name] = signUp.Get(name)
	}
	return settings, nil
}

// databaseFile is where a module's SQLite file lies; the core's lies beside the modules' directory.
func databaseFile(data, id string) string {
	if id == coreSchema {
		return filepath.Join(data, "core.db")
	}
	return filepath.Join(data, "modules", id+".db")
}
