package config

import (
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/host/schema"
)

// Schemas are the operator_settings of the manifests, by module id; empty for a module without.
type Schemas map[string]json.RawMessage

// ModuleSettings are what the operator has set, by module id: JSON objects as the schemas describe them, defaults included.
// Some of it is secret: printed, logged or encoded they show nothing.
type ModuleSettings map[string]json.RawMessage

// Format prints that there are settings.
func (ModuleSettings) Format(f fmt.State, _ rune) { _, _ = io.WriteString(f, "[settings]") } // who prints knows why it fails

// MarshalJSON tells nothing.
func (ModuleSettings) MarshalJSON() ([]byte, error) { return []byte(`"[settings]"`), nil }

// modulesKey of recobro.yaml has a section for each module under it.
const modulesKey = "modules"

// module is what the sources say of one module's settings.
type module struct {
	id       string
	schema   *schema.Schema
	shape    shape
	fileName string
	file     map[string]any
	environ  map[string]any
}

func openModules(schemas Schemas) (map[string]*module, error) {
	all := map[string]*module{}
	for id, raw := range schemas {
		schema, err := schema.Parse(raw)
		if err != nil {
			return nil, fmt.Errorf("module %s: %w", id, err)
		}
		m := &module{id: id, schema: schema, environ: map[string]any{}}
		_ = json.Unmarshal(raw, &m.shape) // nothing to read in the schema of a module without settings
		all[id] = m
	}
	return all, nil
}

// readFile gives each module its section of the settings file.
func readFile(name string, sections any, all map[string]*module) error {
	byID, ok := sections.(map[string]any)
	if !ok && sections != nil {
		return fmt.Errorf("settings: %s: %s: want a section for each module", name, modulesKey)
	}
	for id, section := range byID {
		m, known := all[id]
		if !known {
			return fmt.Errorf("settings: %s: %s: %q is none of %s", name, modulesKey, id, strings.Join(slices.Sorted(maps.Keys(all)), ", "))
		}
		if m.file, ok = section.(map[string]any); !ok && section != nil {
			return fmt.Errorf("settings: %s: module %s: want a name and a value on each line", name, id)
		}
		m.fileName = name
	}
	return nil
}

// readVariable gives a variable to the module that has such a setting.
func readVariable(name, text string, all map[string]*module) (err error) {
	for _, m := range all {
		rest, ours := strings.CutPrefix(name, m.variable(""))
		key := strings.ToLower(rest)
		setting, known := m.shape.setting(key)
		if !ours || !known {
			continue
		}
		if m.environ[key] = text; setting == key {
			m.environ[key], err = m.shape.Properties[key].parse(text)
		}
		if err != nil {
			return fmt.Errorf("settings: module %s: %s: %w", m.id, name, err)
		}
		return nil
	}
	return fmt.Errorf("settings: variable %s is not known", name)
}

// variable is the name of the variable for a setting.
func (m *module) variable(setting string) string {
	return Prefix + strings.ToUpper(strings.ReplaceAll(m.id, "-", "_")+"_"+setting)
}

func settingsOf(all map[string]*module) (ModuleSettings, error) {
	read := ModuleSettings{}
	for _, id := range slices.Sorted(maps.Keys(all)) {
		var err error
		if read[id], err = all[id].settings(); err != nil {
			return nil, err
		}
	}
	return read, nil
}

// settings are those of the variables before those of the file, before the defaults.
func (m *module) settings() (json.RawMessage, error) {
	values := map[string]any{}
	for _, from := range []struct {
		name  string
		given map[string]any
	}{{m.fileName, m.file}, {"variables", m.environ}} {
		read, err := m.shape.resolveObject(from.given)
		if err != nil {
			return nil, fmt.Errorf("settings: module %s (%s): %w", m.id, from.name, err)
		}
		maps.Copy(values, read)
	}
	filled, faults := m.schema.Fill(values)
	return filled, m.refuse(faults)
}

// refuse names what is wrong with what, and where that is from; never a value.
func (m *module) refuse(faults []schema.Fault) error {
	if len(faults) == 0 {
		return nil
	}
	titles, err := errs.NewCatalog()
	if err != nil {
		return err
	}
	var lines []string
	for _, f := range faults {
		lines = append(lines, fmt.Sprintf("module %s: %s (%s): %s", m.id, f.Field, m.source(f.Field), titles.Title("en", f.Code, f.Params)))
	}
	return fmt.Errorf("settings: %s", strings.Join(lines, "; "))
}

// source is where a field is from.
func (m *module) source(field string) string {
	name, _, _ := strings.Cut(field, "/")
	for _, key := range []string{name, name + fileSuffix} {
		if _, given := m.environ[key]; given {
			return m.variable(key)
		}
	}
	for _, key := range []string{name, name + fileSuffix} {
		if _, given := m.file[key]; given {
			return m.fileName
		}
	}
	return "not set"
}
