package httpx

import (
	"encoding/json"
	"fmt"
	"reflect"
	"time"

	"github.com/danielgtaylor/huma/v2"
)

// registry describes types for the OpenAPI document and for the check of inputs, as huma's own does, but that a type whose values are
// few names them by a method, func (Status) Enum() []Status, and need not be told them again by tags.
type registry struct {
	huma.Registry
	types map[string]reflect.Type
}

const schemaPrefix = "#/components/schemas/"

func newRegistry() registry {
	return registry{huma.NewMapRegistry(schemaPrefix, schemaName), map[string]reflect.Type{}}
}

// Schema describes a type; a struct by reference, when that is allowed.
func (r registry) Schema(t reflect.Type, allowRef bool, hint string) *huma.Schema {
	bare := t
	for bare.Kind() == reflect.Pointer {
		bare = bare.Elem()
	}
	if values := enumOf(bare); values != nil {
		s := &huma.Schema{Type: huma.TypeString, Enum: values, Nullable: t.Kind() == reflect.Pointer}
		s.PrecomputeMessages()
		return s
	}
	_, described := reflect.New(bare).Interface().(huma.SchemaProvider)
	if described || bare.Kind() != reflect.Struct || bare == reflect.TypeFor[time.Time]() {
		return huma.SchemaFromType(r, t)
	}
	name := schemaName(bare, hint)
	s, known := r.Map()[name]
	if !known {
		s = &huma.Schema{}
		r.Map()[name], r.types[name] = s, bare // first: a type may be within itself
		*s = *huma.SchemaFromType(r, bare)
	} else if other := r.types[name]; other != bare {
		panic(fmt.Sprintf("httpx: %s and %s are both called %s in the document", other, bare, name))
	}
	if allowRef {
		return &huma.Schema{Ref: schemaPrefix + name}
	}
	return s
}

// TypeFromRef is the type that a reference describes.
func (r registry) TypeFromRef(ref string) reflect.Type { return r.types[ref[len(schemaPrefix):]] }

func enumOf(t reflect.Type) (values []any) {
	method, ok := t.MethodByName("Enum")
	if !ok || t.Kind() != reflect.String || method.Type.NumIn() != 1 || method.Type.NumOut() != 1 {
		return nil
	}
	all := reflect.Zero(t).Method(method.Index).Call(nil)[0]
	for i := range all.Len() {
		values = append(values, fmt.Sprint(all.Index(i)))
	}
	return values
}

// MarshalJSON is the document's part of the schemas.
func (r registry) MarshalJSON() ([]byte, error) { return json.Marshal(r.Map()) }
