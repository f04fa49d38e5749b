package say

import (
	"fmt"
	"regexp"
	"strings"

	"github.com/recobro/recobro/modules/aiagents/internal/act"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
)

// Filler fills the places of a text with what is known of a talk.
type Filler struct {
	Language word.Language
	Agent    string
	State    *act.State
	Aloud    bool // amounts as they are spoken
}

var place = regexp.MustCompile(`\{\{\s*([a-z_.]+)\s*\}\}`)

// Fill is the text with its places filled; complete tells whether something was known for each.
func (f Filler) Fill(text string) (filled string, complete bool) {
	complete = true
	filled = place.ReplaceAllStringFunc(text, func(found string) string {
		with := f.of(place.FindStringSubmatch(found)[1])
		complete = complete && with != ""
		return with
	})
	return strings.TrimSpace(filled), complete
}

func (f Filler) of(name string) string {
	s := f.State
	switch name {
	case "agent":
		return f.Agent
	case "creditor":
		return s.Debtor.Creditor
	case "given":
		return s.Debtor.Given
	case "fact":
		return Facts(f.Language)[s.Asked]
	case "owed":
		return f.owed()
	case "days_late":
		if s.Debt != nil {
			return fmt.Sprint(s.Debt.Days)
		}
	case "offers":
		return f.offers()
	case "callback.at":
		if s.Noted.Moment != nil {
			return Moment(f.Language, *s.Noted.Moment, s.Debtor.Zone)
		}
	case "promise.amount":
		return f.money(s.Noted.Amount)
	case "promise.on":
		return f.day(s.Noted.Day)
	default:
		return f.offer(strings.TrimPrefix(name, "offer."))
	}
	return ""
}

func (f Filler) owed() string {
	if f.State.Debt == nil {
		return ""
	}
	return f.in(f.State.Debt.Owed, f.State.Debt.Currency)
}

func (f Filler) money(minor int64) string {
	if minor == 0 {
		return ""
	}
	return f.in(minor, f.State.Debtor.Currency)
}

func (f Filler) in(minor int64, currency string) string {
	if f.Aloud {
		return Aloud(f.Language, minor, currency)
	}
	return Money(f.Language, minor, currency)
}

func (f Filler) day(d civil.Day) string {
	if d == "" {
		return ""
	}
	return Day(f.Language, d)
}

// offer is a part of the offer that they chose, or of the first.
func (f Filler) offer(part string) string {
	o, found := f.State.Chosen()
	if !found {
		return ""
	}
	switch part {
	case "total":
		return f.money(o.Total)
	case "discount":
		return f.money(o.Discount)
	case "first":
		return f.money(o.First)
	case "first_on":
		return f.day(o.FirstOn)
	case "each":
		return f.money(o.Each)
	case "instalments":
		return fmt.Sprint(o.Instalments)
	case "payments":
		return Payments(f.Language, o.Instalments)
	}
	return ""
}

// offers are all that were listed, numbered, a line each.
func (f Filler) offers() string {
	lines := make([]string, 0, len(f.State.Offers))
	for i, o := range f.State.Offers {
		lines = append(lines, fmt.Sprintf(f.numbered(), i+1, f.line(o)))
	}
	return strings.Join(lines, "\n")
}

// numbered is how an option is introduced.
func (f Filler) numbered() string {
	if !f.Aloud {
		return "%d. %s"
	}
	return map[word.Language]string{word.ES: "Opción %d: %s.", word.EN: "Option %d: %s.", word.PT: "Opção %d: %s."}[f.Language]
}
