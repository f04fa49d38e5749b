package phone

import (
	"github.com/nyaruka/phonenumbers"
)

// Number is a telephone number that exists in its country's plan.
type Number struct {
	E164    string // "+59899123456"
	Country string // ISO code the number belongs to, "UY"
	Line    Line
}

// ParseNumber reads a number as people write it in a country. It fails with ErrNumber when the country's plan has no
// such number.
func ParseNumber(text, country string) (Number, error) {
	parsed, err := phonenumbers.Parse(text, country)
	if err != nil || !phonenumbers.IsValidNumber(parsed) {
		return Number{}, ErrNumber.WithField("body.number", "portfolios.phone_number")
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
		return UnknownLine
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
