// Package hours holds when a tenant contacts its debtors, day by day, in the debtor's own time.
package hours

import (
	"database/sql/driver"
	"encoding/json"
	"fmt"
	"strconv"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Hours are a tenant's contact hours. There is one row a tenant.
type Hours struct {
	storage.Row
	Week Week `json:"week"`
}

// TableName is the table of contact hours.
func (Hours) TableName() string { return "contact_hours" }

// Week has a span for each weekday, Monday first; a day without one is a day without contact.
type Week [7]*Span

// Span is from one minute of the day to another, both "HH:MM"; the end is not part of it.
type Span struct {
	From string `json:"from" pattern:"^([01][0-9]|2[0-3]):[0-5][0-9]$" example:"08:00"`
	To   string `json:"to" pattern:"^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$" example:"20:00"`
}

// The refusals of contact hours.
var (
	ErrSpan   = errs.New(errs.Invalid, "core.contact_hours_span")
	ErrClosed = errs.New(errs.Invalid, "core.contact_hours_never")
)

// Usual are the hours of a tenant that has not chosen: working days 9 to 19, Saturday 9 to 13 (inside the law of every
// country the product serves).
func Usual() Week {
	day := func() *Span { return &Span{"09:00", "19:00"} }
	return Week{day(), day(), day(), day(), day(), {"09:00", "13:00"}, nil}
}

// Check refuses spans that end before they begin, and a week without any.
func (w Week) Check() error {
	open := false
	for day, span := range w {
		if span == nil {
			continue
		}
		if minute(span.From) >= minute(span.To) {
			return ErrSpan.WithField(fmt.Sprintf("body.week[%d]", day), ErrSpan.Code)
		}
		open = true
	}
	if !open {
		return ErrClosed.WithField("body.week", ErrClosed.Code)
	}
	return nil
}

// Open reports whether local, a time in the debtor's zone, is inside the hours.
func (w Week) Open(local time.Time) bool {
	span := w[(int(local.Weekday())+6)%7]
	now := local.Hour()*60 + local.Minute()
	return span != nil && minute(span.From) <= now && now < minute(span.To)
}

// minute is the minute of the day of "HH:MM", whose form was checked at the edge.
func minute(text string) int {
	hour, _ := strconv.Atoi(text[:2])
	rest, _ := strconv.Atoi(text[3:])
	return hour*60 + rest
}

// Value stores the week as JSON.
func (w Week) Value() (driver.Value, error) {
	text, err := json.Marshal(w)
	return string(text), err
}

// Scan reads what Value stored.
func (w *Week) Scan(stored any) error {
	switch text := stored.(type) {
	case string:
		return json.Unmarshal([]byte(text), w)
	case []byte:
		return json.Unmarshal(text, w)
	}
	return fmt.Errorf("contact hours: stored as %T", stored)
}
