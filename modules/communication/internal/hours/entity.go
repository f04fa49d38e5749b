// Package hours keeps when a tenant contacts its debtors, day by day, in the debtor's own time.
package hours

import (
	"fmt"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Hours are a tenant's contact hours. There is one row a tenant.
type Hours struct {
	storage.Row
	Week Week `json:"week" gorm:"serializer:json"`
}

// TableName is the table of contact hours.
func (Hours) TableName() string { return "contact_hours" }

// Week has a span for each weekday, Monday first; a day without one is a day without contact.
type Week [7]*Span

// Span is from one minute of the day to another, both "HH:MM"; the end is not part of it.
type Span struct {
	_    struct{} `nullable:"true"` // a day without contact
	From string   `json:"from" pattern:"^([01][0-9]|2[0-3]):[0-5][0-9]$" example:"08:00"`
	To   string   `json:"to" pattern:"^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$" example:"20:00"`
}

// The refusals of contact hours.
var (
	ErrSpan   = errs.New(errs.Invalid, "communication.hours_span")
	ErrClosed = errs.New(errs.Invalid, "communication.hours_never")
)

// Usual are the hours of a tenant that has not chosen: working days 9 to 19, Saturday 9 to 13 (inside the law of every
// country the product serves).
func Usual() Week {
	day := func() *Span { return &Span{From: "09:00", To: "19:00"} }
	return Week{day(), day(), day(), day(), day(), {From: "09:00", To: "13:00"}, nil}
}

// Check refuses spans that end before they begin, and a week without any.
func (w Week) Check() error {
	for day, span := range w {
		if span != nil && span.From >= span.To { // of one form, so that texts are in the order of time
			return ErrSpan.WithField(fmt.Sprintf("body.week[%d]", day), ErrSpan.Code)
		}
	}
	if w == (Week{}) {
		return ErrClosed.WithField("body.week", ErrClosed.Code)
	}
	return nil
}
