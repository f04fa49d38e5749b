package preferences

import (
	"encoding/json"
	"fmt"
	"reflect"
	"slices"
	"strings"

	"github.com/danielgtaylor/huma/v2"
)

// Field is one member of a change: absent (leave as it is), null (reset to the default), or a value.
type Field[T any] struct {
	Set   bool
	Reset bool
	Value T
}

// UnmarshalJSON reads a value or null.
func (f *Field[T]) UnmarshalJSON(raw []byte) error {
	if string(raw) == "null" {
		f.Reset = true
		return nil
	}
	f.Set = true
	return json.Unmarshal(raw, &f.Value)
}

// MarshalJSON writes the value, or null.
func (f Field[T]) MarshalJSON() ([]byte, error) {
	if !f.Set {
		return []byte("null"), nil
	}
	return json.Marshal(f.Value)
}

// Schema documents the member as its value's type, or null.
func (Field[T]) Schema(r huma.Registry) *huma.Schema {
	schema := *huma.SchemaFromType(r, reflect.TypeFor[T]())
	schema.Nullable = true
	return &schema
}

// to makes the change to a choice.
func (f Field[T]) to(chosen **T) {
	if f.Reset {
		*chosen = nil
	}
	if f.Set {
		*chosen = &f.Value
	}
}

// oneOf makes the change if the value is one of the options, else refuses it.
func oneOf[T comparable](f Field[T], chosen **T, name string, refuse func(field, code string, kv ...any), options ...T) {
	if f.Set && !slices.Contains(options, f.Value) {
		refuse(name, "field.enum", "options", strings.Trim(strings.ReplaceAll(fmt.Sprint(options), " ", ", "), "[]"))
		return
	}
	f.to(chosen)
}
