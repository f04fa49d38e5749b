// Package schema describes settings: a JSON schema of a manifest, which what is chosen is checked against.
package schema

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strings"

	"github.com/santhosh-tekuri/jsonschema/v6"
)

// ErrInvalid is in the chain of every error that Parse returns.
var ErrInvalid = errors.New("invalid schema of settings")

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

// Parse reads a manifest's settings; none, or {}, is a module without any. Its shape is the manifest's JSON
// schema's to check; here it is compiled, and the defaults must be settings that it allows. It fails with ErrInvalid.
func Parse(raw json.RawMessage) (*Schema, error) {
	s, err := Read(raw)
	if err != nil || len(s.fields) == 0 {
		return s, err
	}
	if err := s.compile(raw); err != nil {
		return nil, fmt.Errorf("%w: %w", ErrInvalid, err)
	}
	if faults := s.Check(s.Defaults()); len(faults) > 0 {
		return nil, fmt.Errorf("%w: the default of %s is not allowed (%s)", ErrInvalid, faults[0].Field, faults[0].Code)
	}
	return s, nil
}

// Read reads the names and the defaults alone, of settings that the host has parsed: Check and Fill need Parse.
func Read(raw json.RawMessage) (*Schema, error) {
	var document struct {
		Properties map[string]field `json:"properties"`
	}
	s := &Schema{defaults: map[string]any{}}
	if len(raw) == 0 {
		return s, nil
	}
	if err := json.Unmarshal(raw, &document); err != nil {
		return nil, fmt.Errorf("%w: %w", ErrInvalid, err)
	}
	s.fields = document.Properties
	if err := s.readDefaults(); err != nil {
		return nil, fmt.Errorf("%w: %w", ErrInvalid, err)
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

// Fits fails on a field of t that the settings of module.json do not have.
func (s *Schema) Fits(t reflect.Type) error {
	if t.Kind() != reflect.Struct {
		return nil
	}
	for i := range t.NumField() {
		name, _, _ := strings.Cut(t.Field(i).Tag.Get("json"), ",")
		if _, known := s.fields[name]; !known && t.Field(i).IsExported() && name != "-" {
			return fmt.Errorf("%w: %s.%s reads %q, which `settings` of module.json does not have: add it there, or name it as there",
				ErrInvalid, t, t.Field(i).Name, name)
		}
	}
	return nil
}
