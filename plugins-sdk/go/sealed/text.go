package sealed

import (
	"database/sql/driver"
	"errors"
	"fmt"
	"io"
	"log/slog"
)

// Text is a text as a column keeps it: sealed. Only Keys make one and open it, so that no plain text gets into the column, and
// printed, logged or encoded as JSON it shows nothing. The zero Text is no text, NULL in the column.
type Text struct{ box []byte }

// shown stands for a text.
const shown = "[sealed]"

// Empty reports whether there is no text.
func (t Text) Empty() bool { return len(t.box) == 0 }

// Scan reads the column.
func (t *Text) Scan(column any) error {
	switch box := column.(type) {
	case nil:
		t.box = nil
	case []byte:
		t.box = append([]byte(nil), box...)
	default:
		return fmt.Errorf("sealed: a column of %T", column)
	}
	return nil
}

// Value writes the column.
func (t Text) Value() (driver.Value, error) {
	if t.Empty() {
		return nil, nil
	}
	return t.box, nil
}

// GormDataType is the kind of column.
func (Text) GormDataType() string { return "bytes" }

// Format prints that there is a text, by whatever verb.
func (Text) Format(f fmt.State, _ rune) { _, _ = io.WriteString(f, shown) } // who prints knows why it fails

// LogValue is what a log shows.
func (Text) LogValue() slog.Value { return slog.StringValue(shown) }

// MarshalJSON tells whether there is a text: "[sealed]" or null.
func (t Text) MarshalJSON() ([]byte, error) {
	if t.Empty() {
		return []byte("null"), nil
	}
	return []byte(`"` + shown + `"`), nil
}

// UnmarshalJSON refuses: nobody sends sealed bytes.
func (*Text) UnmarshalJSON([]byte) error { return errors.New("sealed: no text is read from JSON") }
