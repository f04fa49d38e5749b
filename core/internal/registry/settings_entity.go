package registry

import (
	"encoding/json"
	"maps"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/host/schema"
)

// untouched is the version of settings that a tenant has never changed.
const untouched = 1

// ErrSettings is the refusal of settings that the module's schema does not allow; its fields say which.
var ErrSettings = errs.New(errs.Invalid, "invalid")

// Settings are what a tenant has chosen for a module, with the defaults for the rest. Secrets are named, never shown.
type Settings struct {
	storage.Row
	Schema  any            `json:"schema" doc:"JSON schema of the settings, as the module's manifest has it"`
	Values  map[string]any `json:"values" doc:"Settings in force, the secrets left out"`
	Secrets []string       `json:"secrets" doc:"Secrets that are set"`
}

// settingsRow is a tenant's choice as it is kept.
type settingsRow struct {
	storage.Row
	Chosen  string // JSON object of what differs from the defaults
	Secrets string // JSON object, sealed; empty without any
}

// TableName is where choices are kept.
func (settingsRow) TableName() string { return "app_settings" }

// choice is the content of a row, decrypted.
type choice struct {
	values  map[string]any
	secrets map[string]any
}

// whole is the choice as the module gets it.
func (c choice) whole() (json.RawMessage, error) {
	all := maps.Clone(c.values)
	maps.Copy(all, c.secrets)
	return json.Marshal(all)
}

// next is the choice after a change: a value that is absent, null or the default is not kept; a secret that is absent
// stays, and goes with null. It fails with ErrSettings.
func (c choice) next(schema *schema.Schema, wanted map[string]any) (choice, error) {
	after := choice{values: map[string]any{}, secrets: maps.Clone(c.secrets)}
	for name, value := range wanted {
		switch {
		case value == nil:
			delete(after.secrets, name)
		case schema.Secret(name):
			after.secrets[name] = value
		case !schema.IsDefault(name, value):
			after.values[name] = value
		}
	}
	all := schema.Defaults()
	maps.Copy(all, after.values)
	maps.Copy(all, after.secrets)
	refused := ErrSettings
	for _, fault := range schema.Check(all) {
		refused = refused.WithField("body."+fault.Field, fault.Code)
		refused.Fields[len(refused.Fields)-1].Params = fault.Params
	}
	if len(refused.Fields) > 0 {
		return c, refused
	}
	return after, nil
}

// differing are the names of what two choices do not share, sorted as the schema sorts them.
func (c choice) differing(schema *schema.Schema, other choice) []string {
	names := []string{}
	for _, name := range schema.Names() {
		if !same(c.values[name], other.values[name]) || !same(c.secrets[name], other.secrets[name]) {
			names = append(names, name)
		}
	}
	return names
}

func same(a, b any) bool {
	left, errA := json.Marshal(a)
	right, errB := json.Marshal(b)
	return errA == nil && errB == nil && string(left) == string(right)
}

// HasSettings reports whether a manifest has any settings.
func HasSettings(raw json.RawMessage) bool {
	schema, err := schema.Parse(raw)
	return err == nil && !schema.Empty()
}
