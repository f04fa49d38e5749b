// Package settings is what a tenant has chosen for a module: described by a JSON schema in the manifest, kept by the
// host, handed to the module.
package settings

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"

	"github.com/santhosh-tekuri/jsonschema/v6"
)

// ErrSchema is in the chain of every error that ParseSchema returns.
var ErrSchema = errors.New("invalid schema of settings")

// Schema describes the settings of a module. Safe for concurrent use.
type Schema struct {
	fields   map[string]field
	defaults map[string]any
	compiled *jsonschema.Schema // nil without settings
}

// field is one property, as far as the code asks for it; all else is the validator's.
type field struct {
	Type      string          `json:"type"`
	Default   json.RawMessage `json:"default"`
	WriteOnly bool            `json:"writeOnly"`
}

// ParseSchema reads a manifest's settings; none, or {}, is a module without any. Its shape is the manifest's JSON
// schema's to check; here it is compiled, and the defaults must be settings that it allows. It fails with ErrSchema.
func ParseSchema(raw json.RawMessage) (*Schema, error) {
	var document struct {
		Properties map[string]field `json:"properties"`
	}
	s := &Schema{defaults: map[string]any{}}
	if len(raw) == 0 {
		return s, nil
	}
	if err := json.Unmarshal(raw, &document); err != nil {
		return nil, fmt.Errorf("%w: %w", ErrSchema, err)
	}
	if s.fields = document.Properties; len(s.fields) == 0 {
		return s, nil
	}
	if err := errors.Join(s.readDefaults(), s.compile(raw)); err != nil {
		return nil, fmt.Errorf("%w: %w", ErrSchema, err)
	}
	if faults := s.Check(s.Defaults()); len(faults) > 0 {
		return nil, fmt.Errorf("%w: the default of %s is not allowed (%s)", ErrSchema, faults[0].Field, faults[0].Code)
	}
	return s, nil
}

func (s *Schema) readDefaults() error {
	for name, f := range s.fields {
		switch {
		case len(f.Default) == 0:
			continue
		case f.WriteOnly:
			return fmt.Errorf("the secret %q has a default", name)
		}
		value, err := jsonschema.UnmarshalJSON(bytes.NewReader(f.Default))
		if err != nil {
			return err
		}
		s.defaults[name] = value
	}
	return nil
}

func (s *Schema) compile(raw json.RawMessage) error {
	document, err := jsonschema.UnmarshalJSON(bytes.NewReader(raw))
	if err != nil {
		return err
	}
	const address = "https://recobro.dev/schemas/settings.json"
	compiler := jsonschema.NewCompiler()
	compiler.DefaultDraft(jsonschema.Draft2020)
	compiler.AssertFormat()
	if err := compiler.AddResource(address, document); err != nil {
		return err
	}
	s.compiled, err = compiler.Compile(address)
	return err
}

// Empty tells that the module has no settings.
func (s *Schema) Empty() bool { return len(s.fields) == 0 }

// Names are the settings, sorted.
func (s *Schema) Names() []string { return slices.Sorted(maps.Keys(s.fields)) }

// Secret tells whether a setting is written and never read back.
func (s *Schema) Secret(name string) bool { return s.fields[name].WriteOnly }

// Defaults are the settings of a tenant that has chosen nothing; the map is the caller's.
func (s *Schema) Defaults() map[string]any { return maps.Clone(s.defaults) }

// IsDefault tells whether a value is what the setting is anyway.
func (s *Schema) IsDefault(name string, value any) bool {
	standard, ok := s.defaults[name]
	if !ok {
		return false
	}
	a, errA := json.Marshal(standard)
	b, errB := json.Marshal(value)
	return errA == nil && errB == nil && bytes.Equal(a, b)
}
