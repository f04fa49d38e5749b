package app

import (
	"context"
	"encoding/json"
	"fmt"
	"log/slog"
	"time"

	"github.com/recobro/recobro/core/internal/events"
	"github.com/recobro/recobro/core/internal/host"
	"github.com/recobro/recobro/core/internal/identity"
	"github.com/recobro/recobro/core/internal/registry"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	sdkevents "github.com/recobro/recobro/plugins-sdk/go/events"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

func newSwitches(db *storage.DB, trace *tracing.Recorder, log *slog.Logger, specs []host.Spec, i *identity.Service, h *host.Host, s *events.Server) *registry.Service {
	var modules []registry.Installed
	for _, spec := range specs {
		modules = append(modules, registry.Installed{ID: spec.Manifest.ID, Required: spec.Manifest.Required})
	}
	return registry.New(registry.Config{
		DB: db, Trace: trace, Clock: clock.System(), Log: log, Installed: modules,
		Tenants: tenantIDs(i), Tell: tellModule(h), Changed: tellBrowsers(s, log),
	})
}

func tellModule(h *host.Host) registry.Tell {
	return func(ctx context.Context, id string, tenants []string) error {
		module, ok := h.Module(id)
		if !ok {
			return fmt.Errorf("module %s is not installed", id)
		}
		return module.SetTenants(ctx, tenants)
	}
}

// appsChanged is the live event of a switch.
const appsChanged = "recobro.core.apps.changed"

// tellBrowsers tells every open page of the tenant, on every replica, to read its list of modules again.
func tellBrowsers(s *events.Server, log *slog.Logger) func(tenant, moduleID string) {
	return func(tenant, moduleID string) {
		subject, err := sdkevents.SubjectOf(sdkevents.LivePrefix, appsChanged, tenant)
		if err != nil {
			log.Warn("tell browsers of a switch", "error", err)
			return
		}
		text, err := json.Marshal(sdkevents.Envelope{
			SpecVersion: "1.0", ID: storage.NewID(), Source: "/core", Type: appsChanged, Subject: moduleID, Time: time.Now().UTC(),
			TenantID: tenant, Permission: "core.live:read", Keys: [][]string{{"apps"}, {"modules"}},
		})
		if err == nil {
			err = s.Connection().Publish(subject, text)
		}
		if err != nil {
			log.Warn("tell browsers of a switch", "error", err)
		}
	}
}

func tenantIDs(i *identity.Service) registry.Tenants {
	return func(ctx context.Context) ([]string, error) {
		tenants, err := i.Tenants().List(ctx)
		ids := make([]string, 0, len(tenants))
		for _, tenant := range tenants {
			ids = append(ids, tenant.ID)
		}
		return ids, err
	}
}
