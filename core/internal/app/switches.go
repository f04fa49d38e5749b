package app

import (
	"context"
	"encoding/json"
	"fmt"
	"log/slog"

	"github.com/recobro/recobro/core/internal/events"
	"github.com/recobro/recobro/core/internal/host"
	"github.com/recobro/recobro/core/internal/identity"
	"github.com/recobro/recobro/core/internal/identity/keyring"
	"github.com/recobro/recobro/core/internal/lasting"
	"github.com/recobro/recobro/core/internal/registry"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	sdkevents "github.com/recobro/recobro/plugins-sdk/go/events"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/host/control"
)

func newSwitches(db *storage.DB, record *record.Record, log *slog.Logger, specs []host.Spec, i *identity.Service, h *host.Host, a *lasting.Answers, s *events.Server) *registry.Service {
	var modules []registry.Installed
	for _, spec := range specs {
		modules = append(modules, registry.Installed{ID: spec.Manifest.ID, Required: spec.Manifest.Required})
	}
	return registry.New(registry.Config{
		DB: db, Record: record, Clock: clock.System(), Log: log, Installed: modules,
		Tenants: i.Tenants().Open, Tell: tellModule(h, a),
		Changed: func(tenant, moduleID string) {
			tellBrowsers(s, log, tenant, moduleID, []string{"apps"}, []string{"modules"})
		},
	})
}

// tellModule ends what goes on for tenants that no longer have the module on, then tells its process.
func tellModule(h *host.Host, a *lasting.Answers) registry.Tell {
	return func(ctx context.Context, id string, tenants []string) error {
		a.Keep(id, tenants)
		module, ok := h.Module(id)
		if !ok {
			return fmt.Errorf("module %s is not installed", id)
		}
		return module.SetTenants(ctx, tenants)
	}
}

func newChosen(db *storage.DB, record *record.Record, ring *keyring.Ring, log *slog.Logger, specs []host.Spec, h *host.Host, s *events.Server) (*registry.Chosen, error) {
	schemas := map[string]json.RawMessage{}
	for _, spec := range specs {
		schemas[spec.Manifest.ID] = spec.Manifest.Settings
	}
	return registry.NewChosen(registry.SettingsConfig{
		DB: db, Record: record, Seal: ring, Log: log, Schemas: schemas, Tell: tellSettings(h),
		Changed: func(tenant, moduleID string) {
			tellBrowsers(s, log, tenant, moduleID, []string{"apps"}, []string{moduleID})
		},
	})
}

func tellSettings(h *host.Host) registry.TellSettings {
	return func(ctx context.Context, id string, chosen control.TenantSettings) error {
		module, ok := h.Module(id)
		if !ok {
			return fmt.Errorf("module %s is not installed", id)
		}
		return module.SetSettings(ctx, chosen)
	}
}

// tellReturn has the pages that wait for a module ask again, now that it serves.
func tellReturn(s *events.Server, log *slog.Logger) func(m *host.Module) {
	return func(m *host.Module) {
		id := m.Spec().Manifest.ID
		for _, tenant := range m.Tenants() {
			tellBrowsers(s, log, tenant, id, []string{"apps"}, []string{"modules"}, []string{id})
		}
	}
}

// appsChanged is the live event of a switch, of a change of settings, and of a module that serves again.
const appsChanged = "recobro.core.apps.changed"

// tellBrowsers tells every open page of the tenant, on every replica, to read again what stands under the keys.
func tellBrowsers(s *events.Server, log *slog.Logger, tenant, moduleID string, keys ...[]string) {
	err := pass(s, sdkevents.Envelope{
		Type: appsChanged, TenantID: tenant, Subject: moduleID, Permission: "core.live:read", Everyone: true, Keys: keys,
	})
	if err != nil {
		log.Warn("tell browsers of an app", "error", err)
	}
}
