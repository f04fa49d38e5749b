// Package phonenumber reads telephone numbers as people write them.
package phonenumber

import (
	"github.com/nyaruka/phonenumbers"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

// Number is a telephone number that exists in its country's plan.
type Number struct {
	E164    string // "+59899123456"
	Country string // ISO code the number belongs to, "UY"
	Line    Line
}

// Line is the kind of line.
type Line string

// The kinds of line.
const (
	Mobile  Line = "mobile"
	Fixed   Line = "fixed"
	VoIP    Line = "voip"
	Unknown Line = "unknown"
)

// Enum are all of them.
func (Line) Enum() []Line { return []Line{Mobile, Fixed, VoIP, Unknown} }

// ErrNumber refuses text that is no number of the country's plan.
var ErrNumber = errs.New(errs.Invalid, "phonenumber.number")

// Parse reads a number as people write it in a country (ISO code), or in E.164. It fails with ErrNumber.
func Parse(text, country string) (Number, error) {
	if number, ok := quick(text, country); ok {
		return number, nil
	}
	return parse(text, country)
}

func parse(text, country string) (Number, error) {
	parsed, err := phonenumbers.Parse(text, country)
	if err != nil || !phonenumbers.IsValidNumber(parsed) {
		return Number{}, ErrNumber
	}
	return Number{
		E164:    phonenumbers.Format(parsed, phonenumbers.E164),
		Country: phonenumbers.GetRegionCodeForNumber(parsed),
		Line:    lineOf(phonenumbers.GetNumberType(parsed)),
	}, nil
}

func lineOf(kind phonenumbers.PhoneNumberType) Line {
	switch kind {
	case phonenumbers.MOBILE:
		return Mobile
	case phonenumbers.FIXED_LINE:
		return Fixed
	case phonenumbers.VOIP:
		return VoIP
	default:
		return Unknown
	}
}

// Reversed is the digits of an E.164 number from the last to the first: what people remember of a number is its end,
// and an end of the number is a beginning of this.
func Reversed(e164 string) string {
	digits := make([]byte, 0, len(e164))
	for i := len(e164) - 1; i >= 0; i-- {
		if e164[i] >= '0' && e164[i] <= '9' {
			digits = append(digits, e164[i])
		}
	}
	return string(digits)
}
