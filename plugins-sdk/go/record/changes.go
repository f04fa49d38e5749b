package record

import (
	"encoding/json"
	"reflect"
	"strings"
)

// Change is what a field was and became; the zero value says that it changed, not into what.
type Change struct {
	From any `json:"from,omitempty"`
	To   any `json:"to,omitempty"`
}

// Changes are the fields, by their JSON names, in which two versions of an entity differ, as an Act's payload under "changes" tells
// them. Of a field that is written "name?" it tells only that it changed: personal values and long texts.
func Changes(before, after any, fields ...string) map[string]Change {
	changes := map[string]Change{}
	was, is := fieldsOf(before), fieldsOf(after)
	for _, field := range fields {
		name, hidden := strings.CutSuffix(field, "?")
		from, to := was[name], is[name]
		switch {
		case same(from, to):
		case hidden:
			changes[name] = Change{}
		default:
			changes[name] = Change{From: from, To: to}
		}
	}
	return changes
}

// same compares what a reader would see: an empty list is the same whether it is nil or not, and a moment in whatever zone.
func same(a, b any) bool {
	one, _ := json.Marshal(a)
	other, _ := json.Marshal(b)
	return string(one) == string(other) || empty(a) && empty(b)
}

func empty(list any) bool {
	v := reflect.ValueOf(list)
	return v.Kind() == reflect.Slice && v.Len() == 0
}

// fieldsOf are the values of a struct, embedded ones included, by their JSON names.
func fieldsOf(entity any) map[string]any {
	values := map[string]any{}
	v := reflect.Indirect(reflect.ValueOf(entity))
	for _, field := range reflect.VisibleFields(v.Type()) {
		if name, _, _ := strings.Cut(field.Tag.Get("json"), ","); field.IsExported() && !field.Anonymous && name != "" && name != "-" {
			values[name] = v.FieldByIndex(field.Index).Interface()
		}
	}
	return values
}
