package httpx

import (
	"reflect"
	"strings"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

// visible refuses texts of a body that must not be empty and show nothing all the same, or turn the direction of what
// stands beside them: names that nobody could tell apart.
func visible(input any) error {
	body := reflect.Indirect(reflect.ValueOf(input)).FieldByName("Body")
	if !body.IsValid() {
		return nil
	}
	refused := errs.New(errs.Invalid, "invalid")
	refused.Fields = hidden(body, "body", nil)
	if len(refused.Fields) == 0 {
		return nil
	}
	return refused
}

func hidden(v reflect.Value, path string, found []errs.Field) []errs.Field {
	v = reflect.Indirect(v)
	if v.Kind() != reflect.Struct {
		return found
	}
	for i := range v.NumField() {
		field, value := v.Type().Field(i), reflect.Indirect(v.Field(i))
		name, _, _ := strings.Cut(field.Tag.Get("json"), ",")
		switch {
		case !field.IsExported() || !value.IsValid():
		case field.Anonymous:
			found = hidden(value, path, found)
		case value.Kind() == reflect.Struct:
			found = hidden(value, path+"."+name, found)
		case value.Kind() == reflect.String && named(field) && value.String() != "" && !errs.Visible(value.String()):
			found = append(found, errs.Field{Name: path + "." + name, Code: "field.blank"})
		}
	}
	return found
}

// named tells whether a field is a text that must say something.
func named(field reflect.StructField) bool {
	least := field.Tag.Get("minLength")
	return least != "" && least != "0" && field.Tag.Get("pattern") == "" && field.Tag.Get("enum") == ""
}
