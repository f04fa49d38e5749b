package page

import (
	"cmp"
	"encoding/json"
	"fmt"
	"reflect"
	"strings"
	"time"

	"gorm.io/gorm/schema"
)

// place is where a row stands in an order: its value of the order's column, a string, an int64 or a time, and its id.
type place struct {
	Value any
	ID    string
}

// compare is negative when a stands before b.
func (o order) compare(a, b place) int {
	if o.desc {
		a, b = b, a
	}
	return cmp.Or(compareValues(a.Value, b.Value), strings.Compare(a.ID, b.ID))
}

func compareValues(a, b any) int {
	switch a := a.(type) {
	case string:
		b, _ := b.(string)
		return strings.Compare(a, b)
	case int64:
		b, _ := b.(int64)
		return cmp.Compare(a, b)
	case time.Time:
		b, _ := b.(time.Time)
		return a.Compare(b)
	default:
		return 0
	}
}

// field is the column that a list is sorted by, nil for the id.
func (o order) field(s *schema.Schema) (*schema.Field, error) {
	if o.column == idColumn {
		return nil, nil
	}
	field := s.LookUpField(o.column)
	if field == nil {
		return nil, fmt.Errorf("page: %s has no column %s", s.Table, o.column)
	}
	return field, nil
}

// plain is a column's value without its own type.
func plain(v reflect.Value) any {
	switch {
	case v.Kind() == reflect.String:
		return v.String()
	case v.CanInt():
		return v.Int()
	default:
		return v.Interface()
	}
}

// readValue reads a value of a field from a cursor, which anybody may have made up.
func readValue(field *schema.Field, text json.RawMessage) (any, error) {
	if field == nil {
		return nil, nil
	}
	value := reflect.New(field.FieldType)
	if err := json.Unmarshal(text, value.Interface()); err != nil || string(text) == "null" {
		return nil, ErrCursor.Wrap(err)
	}
	return plain(value.Elem()), nil
}
