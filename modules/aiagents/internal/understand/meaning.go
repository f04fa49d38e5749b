// Package understand reads what debtors write and say by rules alone, without any model: what they want, how much, by when, whether they agree.
// It has no clock and no database; the same words in the same context always mean the same.
package understand

import (
	"time"

	"github.com/recobro/recobro/modules/aiagents/internal/word"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
)

// Context is what is known where something is said.
type Context struct {
	Language word.Language // of the talk; what is written in another one is understood, too
	Now      time.Time
	Zone     *time.Location // nil for UTC
	Currency string
	Owed     int64 // minor units; 0 where it is not known, so that "all of it" is no amount
	Offers   int   // that were listed last
	Asked    word.Slot
}

// Span is a place in a text, in runes.
type Span struct {
	From int `json:"from"`
	To   int `json:"to"`
}

// Meaning is what a text says.
type Meaning struct {
	Language word.Language // the one it is most likely written in; empty where a text tells nothing
	Sure     int           // of the language, 0–100
	YesNo    YesNo
	Intents  []Found // the surest first
	Amounts  []Amount
	Days     []Day
	Moments  []Moment
	Choice   int    // number of the offer that they chose, from 1; 0 for none
	Parts    int    // instalments that they speak of; 0 for none
	Digits   string // figures alone, as somebody writes a document's last ones

	NotAmounts []Amount // that they name and refuse, or took back in the same breath
	NotDays    []Day
	// ByModel tells that a model has read the yes, the no or the choice, where rules have read none: it binds nobody.
	ByModel bool
	Refuses bool // they will not, or cannot, pay or keep what was agreed
	Unsure  bool // "maybe", "I'll see": what they name is no promise yet
}

// Wants are the intents, the surest first.
func (m Meaning) Wants(i Intent) bool {
	for _, found := range m.Intents {
		if found.Intent == i {
			return true
		}
	}
	return false
}

// Says tells whether rules have read an intent.
func (m Meaning) Says(i Intent) bool {
	for _, found := range m.Intents {
		if found.Intent == i && !found.ByModel {
			return true
		}
	}
	return false
}

// YesNo is whether they agree.
type YesNo string

// The answers.
const (
	Unsaid YesNo = ""
	Yes    YesNo = "yes"
	No     YesNo = "no"
)

// Found is an intent, with the words that say it.
type Found struct {
	Intent Intent
	Sure   int // 0–100
	Span   Span
	Detail string // of hardship: job_loss, illness, bereavement, other
	// ByModel tells that a model has read it, and rules have not: it has no place in the text, and binds nobody.
	ByModel bool
}

// Amount is money that a text names. Currency is empty where none is named.
type Amount struct {
	Minor    int64
	Currency string
	Span     Span
}

// Day is a day that a text names.
type Day struct {
	On   civil.Day
	Span Span
}

// Moment is when somebody may be called.
type Moment struct {
	At   time.Time
	Span Span
}
