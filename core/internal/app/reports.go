package app

import (
	"context"
	"encoding/json"
	"errors"
	"log/slog"
	"time"

	"go.uber.org/fx"

	"github.com/recobro/recobro/core/internal/authz"
	"github.com/recobro/recobro/core/internal/config"
	"github.com/recobro/recobro/core/internal/events"
	"github.com/recobro/recobro/core/internal/host"
	"github.com/recobro/recobro/core/internal/httpapi"
	"github.com/recobro/recobro/core/internal/identity"
	"github.com/recobro/recobro/core/internal/identity/user"
	"github.com/recobro/recobro/core/internal/notifications"
	"github.com/recobro/recobro/core/internal/registry"
	"github.com/recobro/recobro/core/internal/reports"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	sdkevents "github.com/recobro/recobro/plugins-sdk/go/events"
	"github.com/recobro/recobro/plugins-sdk/go/jobs"
	"github.com/recobro/recobro/plugins-sdk/go/mail"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/host/manifest"
)

// newWorkers are the core's own jobs.
func newWorkers() *jobs.Workers { return jobs.NewWorkers(coreSchema) }

func newLeases(c config.Config, db *storage.DB, log *slog.Logger) *jobs.Leases {
	return jobs.NewLeases(db, c.Pulse(), log)
}

func newQueue(ctx context.Context, c config.Config, db *storage.DB, workers *jobs.Workers, log *slog.Logger) (*jobs.Client, error) {
	return jobs.Open(ctx, jobs.Config{DB: db, Workers: workers, Log: log, Poll: c.Pulse()})
}

// reportsParts is what reports are made of.
type reportsParts struct {
	fx.In
	Config   config.Config
	DB       *storage.DB
	Record   *record.Record
	Queue    *jobs.Client
	Leases   *jobs.Leases
	Workers  *jobs.Workers
	Specs    []host.Spec
	Identity *identity.Service
	Table    *authz.Table
	Inside   *httpapi.Inside
	Switches *registry.Service
	Notices  *notifications.Service
	Events   *events.Server
	Log      *slog.Logger
}

func newReports(p reportsParts) (*reports.Service, error) {
	manifests, err := allManifests(p.Specs)
	if err != nil {
		return nil, err
	}
	sender, err := mail.New(p.Config.SMTPURL, p.Config.SMTPFrom, letters(p.Config.Data))
	if err != nil {
		return nil, err
	}
	service := reports.NewService(reports.Config{
		DB: p.DB, Record: p.Record, Queue: p.Queue, Leases: p.Leases, Catalog: reports.NewCatalog(manifests), Directory: directory{p.Identity},
		Decider: p.Table, Ask: p.Inside.Get, Enabled: p.Switches.On, Notify: noticeOf(p.Notices), Changed: tellReports(p.Events, p.Log),
		Mail: sender, PublicURL: p.Config.PublicURL, Keep: time.Duration(p.Config.ReportDays) * 24 * time.Hour,
		Limits: reports.DefaultLimits(), Pulse: p.Config.Pulse(), Clock: clock.System(), Log: p.Log,
	})
	service.Work(p.Workers)
	return service, nil
}

// allManifests are those of the modules that are installed, and the core's.
func allManifests(specs []host.Spec) ([]manifest.Manifest, error) {
	core, err := httpapi.CoreManifest()
	if err != nil {
		return nil, err
	}
	var all []manifest.Manifest
	for _, spec := range specs {
		all = append(all, spec.Manifest)
	}
	return append(all, core), nil
}

// directory is the identity service as reports see it.
type directory struct{ identity *identity.Service }

// Person implements reports.Directory.
func (d directory) Person(ctx context.Context, id string) (reports.Person, bool, error) {
	found, err := d.identity.Users().Get(ctx, id)
	if errors.Is(err, user.ErrNotFound) {
		return reports.Person{}, false, nil
	}
	if err != nil {
		return reports.Person{}, false, err
	}
	home, err := d.identity.Tenants().Get(ctx, found.TenantID)
	if err != nil {
		return reports.Person{}, false, err
	}
	return reports.Person{
		ID: found.ID, Username: found.Username, Name: found.DisplayName, Email: found.Email, Language: found.Language,
		Role: string(found.Role), Active: found.Status == user.Active && home.Admits() == nil,
	}, true, nil
}

// Zone implements reports.Directory.
func (d directory) Zone(ctx context.Context) (*time.Location, error) {
	tenant, err := d.identity.Tenants().Get(ctx, principal.Must(ctx).TenantID)
	if err != nil {
		return nil, err
	}
	return civil.Zone(tenant.Timezone)
}

// noticeOf notifies people of what happened in the core, in the transaction of it.
func noticeOf(n *notifications.Service) func(context.Context, string, sdkevents.Notify) error {
	return func(ctx context.Context, id string, notify sdkevents.Notify) error {
		return n.Arise(ctx, coreSchema, sdkevents.Envelope{ID: id, TenantID: principal.Must(ctx).TenantID, Notify: &notify})
	}
}

// reportsChanged is the live event of a schedule or a run.
const reportsChanged = "recobro.core.reports.changed"

// tellReports tells the open pages of those who may see a schedule or a run, on every replica, to look again: its owner and
// recipients, and whoever sees all.
func tellReports(s *events.Server, log *slog.Logger) func(tenant string, people []string) {
	return func(tenant string, people []string) {
		var err error
		for _, person := range people {
			err = errors.Join(err, pass(s, sdkevents.Envelope{
				Type: reportsChanged, TenantID: tenant, Data: json.RawMessage(`{}`), Permission: "core.reports:read", Owners: []string{person},
				Keys: [][]string{{"reports"}},
			}))
		}
		if err != nil {
			log.Warn("tell browsers of a report", "error", err)
		}
	}
}
