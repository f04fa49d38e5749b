package schema

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"math/big"
	"slices"
	"strings"

	"github.com/santhosh-tekuri/jsonschema/v6"
	"github.com/santhosh-tekuri/jsonschema/v6/kind"
)

// Fault is one setting that cannot be taken, in the words of the API's field errors.
type Fault struct {
	Field  string
	Code   string         // "field.maximum"
	Params map[string]any // {"max": "30"}
}

// Check are the faults of some settings; none when they can be taken. Numbers may be of any Go type.
func (s *Schema) Check(values map[string]any) []Fault {
	if s.compiled == nil {
		return each(nil, slices.Sorted(maps.Keys(values)), "field.unexpected")
	}
	raw, err := json.Marshal(values)
	if err != nil {
		return []Fault{{Code: "field.type"}}
	}
	instance, err := jsonschema.UnmarshalJSON(bytes.NewReader(raw))
	if err != nil {
		return []Fault{{Code: "field.type"}}
	}
	var refused *jsonschema.ValidationError
	if !errors.As(s.compiled.Validate(instance), &refused) {
		return nil
	}
	return faultsOf(refused)
}

// Fill is a whole set of settings as JSON: values, and the defaults of what they leave out; or the faults of values.
func (s *Schema) Fill(values map[string]any) (json.RawMessage, []Fault) {
	all := s.Defaults()
	maps.Copy(all, values)
	if faults := s.Check(all); len(faults) > 0 {
		return nil, faults
	}
	raw, _ := json.Marshal(all) // Check has encoded it
	return raw, nil
}

// faultsOf are the leaves of a refusal, one for each place.
func faultsOf(refused *jsonschema.ValidationError) []Fault {
	if len(refused.Causes) > 0 {
		var faults []Fault
		for _, cause := range refused.Causes {
			faults = append(faults, faultsOf(cause)...)
		}
		return faults
	}
	at := refused.InstanceLocation
	switch why := refused.ErrorKind.(type) {
	case *kind.Required:
		return each(at, why.Missing, "field.required")
	case *kind.AdditionalProperties:
		return each(at, why.Properties, "field.unexpected")
	default:
		code, params := words(why)
		return []Fault{{Field: strings.Join(at, "/"), Code: code, Params: params}}
	}
}

// each are the faults of several names at a place.
func each(at, names []string, code string) []Fault {
	faults := make([]Fault, 0, len(names))
	for _, name := range names {
		faults = append(faults, Fault{Field: strings.Join(append(slices.Clone(at), name), "/"), Code: code})
	}
	return faults
}

// words are the API's code for what the validator found.
func words(why jsonschema.ErrorKind) (string, map[string]any) {
	switch k := why.(type) {
	case *kind.Type:
		return "field.type", nil
	case *kind.Enum:
		return "field.enum", map[string]any{"options": options(k.Want)}
	case *kind.Minimum:
		return "field.minimum", map[string]any{"min": number(k.Want)}
	case *kind.Maximum:
		return "field.maximum", map[string]any{"max": number(k.Want)}
	case *kind.MinLength:
		return "field.min_length", map[string]any{"min": k.Want}
	case *kind.MaxLength:
		return "field.max_length", map[string]any{"max": k.Want}
	case *kind.MinItems:
		return "field.min_items", map[string]any{"min": k.Want}
	case *kind.MaxItems:
		return "field.max_items", map[string]any{"max": k.Want}
	case *kind.UniqueItems:
		return "field.unique_items", nil
	case *kind.Pattern:
		return "field.pattern", nil
	case *kind.Format:
		return "field.format", nil
	default:
		return "field.invalid", nil
	}
}

func options(want []any) string {
	names := make([]string, 0, len(want))
	for _, each := range want {
		names = append(names, fmt.Sprint(each))
	}
	return strings.Join(names, ", ")
}

// number is a bound as people write it: 30, not 30/1.
func number(bound *big.Rat) string {
	text := bound.FloatString(6)
	return strings.TrimSuffix(strings.TrimRight(text, "0"), ".")
}
