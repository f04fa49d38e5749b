package listen

import (
	"encoding/json"
	"slices"
	"strings"

	"github.com/recobro/recobro/modules/aiagents/internal/understand"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/money"
	"github.com/recobro/recobro/plugins-sdk/go/namekey"
	"github.com/recobro/recobro/plugins-sdk/go/tabular"
)

// heard is what a model reports.
type heard struct {
	Intents []struct {
		Intent understand.Intent `json:"intent"`
		Sure   int               `json:"sure"`
		Quote  string            `json:"quote"`
	} `json:"intents"`
	Answer understand.YesNo `json:"answer"`
	Offer  int              `json:"offer"`
	Amount string           `json:"amount"`
	On     string           `json:"on"`
}

// parse reads a report; one that is none reports nothing.
func parse(raw []byte, cover Cover) (h heard) {
	if json.Unmarshal([]byte(cover.Back(string(raw))), &h) != nil {
		return heard{}
	}
	return h
}

// mostIntents bounds what is taken of a report; surest is the most that a model is believed: what rules have read for certain goes first.
const (
	mostIntents = 5
	surest      = 85
)

// add adds what a model has read to what rules have read: what they have found stands, and nothing that is added binds anybody.
func (s Said) add(m *understand.Meaning, h heard) {
	for _, one := range h.Intents[:min(mostIntents, len(h.Intents))] {
		if known(one.Intent) && !m.Wants(one.Intent) && s.quoted(one.Quote) {
			m.Intents = append(m.Intents, understand.Found{Intent: one.Intent, Sure: min(one.Sure, surest), ByModel: true})
		}
	}
	slices.SortStableFunc(m.Intents, func(a, b understand.Found) int { return b.Sure - a.Sure })
	if m.YesNo == understand.Unsaid && (h.Answer == understand.Yes || h.Answer == understand.No) {
		m.YesNo, m.ByModel = h.Answer, true
	}
	if m.Choice == 0 && h.Offer > 0 && h.Offer <= s.Offers {
		m.Choice, m.ByModel = h.Offer, true
	}
	s.terms(m, h)
}

// terms adds an amount and a day where rules have found none; the flow asks for a yes to them before they count.
func (s Said) terms(m *understand.Meaning, h heard) {
	if minor, ok := minorOf(h.Amount, s.Currency); ok && len(m.Amounts)+len(m.NotAmounts) == 0 {
		m.Amounts = []understand.Amount{{Minor: minor}}
	}
	if day, err := civil.Parse(h.On); err == nil && len(m.Days)+len(m.NotDays) == 0 && !day.Before(s.Today) {
		m.Days = []understand.Day{{On: day}}
	}
}

// known tells whether a model may report an intent. Orders to the program are found by rules.
func known(i understand.Intent) bool {
	return i != understand.Injection && slices.Contains(understand.Intents(), i)
}

// quoted tells whether a quotation stands in what they said.
func (s Said) quoted(quote string) bool {
	key := namekey.Of(quote)
	return key != "" && strings.Contains(namekey.Of(s.Text), key)
}

// minorOf is an amount in minor units; false for none.
func minorOf(text, currency string) (int64, bool) {
	of, found := money.Lookup(currency)
	minor, err := tabular.ParseAmount(text, tabular.Point, of.Digits)
	return minor, found && err == nil && minor > 0
}
