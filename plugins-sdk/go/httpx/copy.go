package httpx

import (
	"fmt"
	"reflect"
)

// Copy copies the fields of a body to those of an entity, a pointer, that have the same names. A field that is a pointer is one that
// may be left out: nil changes nothing. A list that is left out is an empty one. It panics on a field that the entity has not.
func Copy(entity, body any) {
	to, from := reflect.ValueOf(entity).Elem(), reflect.Indirect(reflect.ValueOf(body))
	for i := range from.NumField() {
		name, value := from.Type().Field(i).Name, from.Field(i)
		target := to.FieldByName(name)
		if !target.IsValid() {
			panic(fmt.Sprintf("httpx: %T has no field %s", entity, name))
		}
		if value.Kind() == reflect.Pointer && target.Kind() != reflect.Pointer {
			if value.IsNil() {
				continue
			}
			value = value.Elem()
		}
		if value.Kind() == reflect.Slice && value.IsNil() {
			value = reflect.MakeSlice(value.Type(), 0, 0)
		}
		target.Set(value.Convert(target.Type()))
	}
}
