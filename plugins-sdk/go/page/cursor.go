package page

import (
	"context"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"reflect"

	"gorm.io/gorm/schema"
)

// cursor is a place in a list: the row it lies behind, and which page begins there.
type cursor struct {
	Sort     string            `json:"s"`
	Values   []json.RawMessage `json:"v"`
	Page     int               `json:"p"`
	Backward bool              `json:"b,omitempty"`
}

func (c cursor) String() string {
	raw, _ := json.Marshal(c) // its values came from JSON
	return base64.RawURLEncoding.EncodeToString(raw)
}

// readCursor reads a cursor of a list in this sort; the caller may have made it up.
func readCursor(text, sort string) (cursor, error) {
	raw, err := base64.RawURLEncoding.DecodeString(text)
	if err != nil {
		return cursor{}, ErrCursor.WithField("query.cursor", "page.cursor").Wrap(err)
	}
	var c cursor
	if err := json.Unmarshal(raw, &c); err != nil || c.Sort != sort || c.Page < 1 {
		return cursor{}, ErrCursor.WithField("query.cursor", "page.cursor").Wrap(err)
	}
	return c, nil
}

// values are the cursor's values as the order's columns have them.
func (c cursor) values(s *schema.Schema, o order) ([]any, error) {
	if len(c.Values) != len(o.columns) {
		return nil, ErrCursor.WithField("query.cursor", "page.cursor")
	}
	values := make([]any, len(o.columns))
	for i, column := range o.columns {
		value := reflect.New(s.LookUpField(column).FieldType)
		if err := json.Unmarshal(c.Values[i], value.Interface()); err != nil || string(c.Values[i]) == "null" {
			return nil, ErrCursor.WithField("query.cursor", "page.cursor").Wrap(err)
		}
		values[i] = value.Elem().Interface()
	}
	return values, nil
}

// place are a row's values in the order's columns.
func place(ctx context.Context, s *schema.Schema, o order, row reflect.Value) ([]any, error) {
	values := make([]any, len(o.columns))
	for i, column := range o.columns {
		field := s.LookUpField(column)
		if field == nil {
			return nil, fmt.Errorf("page: %s has no column %s", s.Table, column)
		}
		values[i], _ = field.ValueOf(ctx, row)
	}
	return values, nil
}

func encoded(values []any) ([]json.RawMessage, error) {
	all := make([]json.RawMessage, len(values))
	for i, value := range values {
		raw, err := json.Marshal(value)
		if err != nil {
			return nil, err
		}
		all[i] = raw
	}
	return all, nil
}
