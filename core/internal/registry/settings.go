package registry

import (
	"context"
	"encoding/json"
	"fmt"
	"log/slog"
	"maps"
	"slices"
	"sync"

	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/host/control"
	"github.com/recobro/recobro/plugins-sdk/host/schema"
)

// Seal keeps secrets at rest with the installation's key.
type Seal interface {
	SealText(plain []byte, place string) string
	UnsealText(sealed, place string) ([]byte, error)
}

// TellSettings sends a module's process what tenants have chosen.
type TellSettings func(ctx context.Context, moduleID string, chosen control.TenantSettings) error

// SettingsConfig is what the tenants' settings need.
type SettingsConfig struct {
	DB      *storage.DB // the core's
	Record  *record.Record
	Seal    Seal
	Log     *slog.Logger
	Schemas map[string]json.RawMessage // of every installed module, as its manifest has it
	Tell    TellSettings
	Changed func(tenant, moduleID string) // called after each change that has committed
}

// Chosen keeps what tenants have chosen for the modules. Safe for concurrent use.
type Chosen struct {
	SettingsConfig
	schemas map[string]*schema.Schema
	lanes   lanes
	sent    sync.Map // pair → int64, the version that the module's process knows
}

// NewChosen is a service over the core's database; Load must be called before modules start.
func NewChosen(c SettingsConfig) (*Chosen, error) {
	s := &Chosen{SettingsConfig: c, schemas: map[string]*schema.Schema{}, lanes: newLanes(slices.Collect(maps.Keys(c.Schemas)))}
	for id, raw := range c.Schemas {
		schema, err := schema.Parse(raw)
		if err != nil {
			return nil, fmt.Errorf("module %s: %w", id, err)
		}
		s.schemas[id] = schema
	}
	return s, nil
}

// Of are the settings that the tenant of ctx has for a module. It fails with ErrNotFound.
func (s *Chosen) Of(ctx context.Context, moduleID string) (found Settings, err error) {
	schema, ok := s.schemas[moduleID]
	if !ok {
		return found, ErrNotFound
	}
	row, err := settingsOf(ctx, s.DB, moduleID)
	if err != nil {
		return found, err
	}
	now, err := s.open(principal.Must(ctx).TenantID, row)
	return s.shown(schema, row, now), err
}

// Replace changes the settings of the tenant of ctx that still have the version. A setting that is not named goes back
// to its default, a secret that is not named stays and goes with null. It fails with ErrNotFound, ErrSettings and
// storage.ErrStale.
func (s *Chosen) Replace(ctx context.Context, moduleID string, version int64, wanted map[string]any) (after Settings, err error) {
	schema, ok := s.schemas[moduleID]
	if !ok {
		return after, ErrNotFound
	}
	tenant := principal.Must(ctx).TenantID
	err = s.DB.Within(ctx, func(ctx context.Context) error {
		row, err := settingsOf(ctx, s.DB, moduleID)
		if err != nil {
			return err
		}
		before, err := s.open(tenant, row)
		if err != nil {
			return err
		}
		next, err := before.next(schema, wanted)
		if err != nil {
			return err
		}
		if err := s.close(tenant, &row, next); err != nil {
			return err
		}
		if err := saveSettings(ctx, s.DB, &row, version); err != nil {
			return err
		}
		after = s.shown(schema, row, next)
		s.DB.AfterCommit(ctx, func() { s.apply(tenant, moduleID) })
		changed := map[string]any{"changed": next.differing(schema, before)}
		return s.Record.Write(ctx, record.Act{Name: "app.configured", ID: moduleID, Payload: changed})
	})
	return after, err
}

func (s *Chosen) shown(schema *schema.Schema, row settingsRow, now choice) Settings {
	shown := Settings{Row: row.Row, Schema: map[string]any{}, Values: schema.Defaults(), Secrets: []string{}}
	if !schema.Empty() {
		shown.Schema = s.Schemas[row.ID] // as it stands: the form keeps its order
	}
	for name, value := range now.values {
		shown.Values[name] = value
	}
	for _, name := range schema.Names() {
		if _, set := now.secrets[name]; set {
			shown.Secrets = append(shown.Secrets, name)
		}
	}
	return shown
}

// apply puts a committed change in force and has the open pages read it.
func (s *Chosen) apply(tenant, moduleID string) {
	ctx, cancel := context.WithTimeout(context.Background(), lookWithin)
	defer cancel()
	marks, err := settingsMarks(ctx, s.DB)
	if err == nil {
		err = s.tell(ctx, moduleID, marks)
	}
	if err != nil {
		s.Log.WarnContext(ctx, "tell a module of settings", "module", moduleID, "error", err) // the next look tries again
	}
	s.Changed(tenant, moduleID)
}

// Load reads what has changed since the last look, here or on another replica, and sends it to the modules. One that does not take it
// keeps no other waiting; it gets it by a later look.
func (s *Chosen) Load(ctx context.Context) error {
	marks, err := settingsMarks(ctx, s.DB)
	if err != nil {
		return err
	}
	return s.lanes.each(func(id string) error { return s.tell(ctx, id, marks) })
}

// tell sends a module what of its tenants' choices it does not know yet.
func (s *Chosen) tell(ctx context.Context, moduleID string, marks []mark) error {
	return s.lanes.within(ctx, moduleID, func(ctx context.Context) error {
		for _, m := range marks {
			at := pair{m.TenantID, m.ID}
			if known, told := s.sent.Load(at); m.ID != moduleID || told && known.(int64) >= m.Version {
				continue
			}
			if err := s.send(ctx, m); err != nil {
				return err
			}
			s.sent.Store(at, m.Version)
		}
		return nil
	})
}

func (s *Chosen) send(ctx context.Context, m mark) error {
	row, err := settingsAt(ctx, s.DB, m)
	if err != nil {
		return err
	}
	now, err := s.open(m.TenantID, row)
	if err != nil {
		return err
	}
	whole, err := now.whole()
	if err != nil {
		return err
	}
	return s.Tell(ctx, m.ID, control.TenantSettings{m.TenantID: whole})
}

// open reads a row, its secrets with the installation's key.
func (s *Chosen) open(tenant string, row settingsRow) (choice, error) {
	now := choice{values: map[string]any{}, secrets: map[string]any{}}
	if err := json.Unmarshal([]byte(row.Chosen), &now.values); err != nil {
		return now, err
	}
	if row.Secrets == "" {
		return now, nil
	}
	plain, err := s.Seal.UnsealText(row.Secrets, place(tenant, row.ID))
	if err != nil {
		return now, err
	}
	return now, json.Unmarshal(plain, &now.secrets)
}

// close writes a choice into a row.
func (s *Chosen) close(tenant string, row *settingsRow, now choice) error {
	values, err := json.Marshal(now.values)
	if err != nil {
		return err
	}
	row.Chosen, row.Secrets = string(values), ""
	if len(now.secrets) == 0 {
		return nil
	}
	plain, err := json.Marshal(now.secrets)
	if err != nil {
		return err
	}
	row.Secrets = s.Seal.SealText(plain, place(tenant, row.ID))
	return nil
}

// place binds sealed secrets to their row.
func place(tenant, moduleID string) string { return "app settings " + tenant + " " + moduleID }
