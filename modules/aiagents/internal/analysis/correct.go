package analysis

import (
	"slices"
	"time"

	"github.com/recobro/recobro/modules/aiagents/internal/claim"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
)

// Correction is what somebody says of a field instead. What the program said stays.
type Correction struct {
	Field string    `json:"field" enum:"right_party,mood,outcome,promise,dispute,hardship,complaint,failed"`
	From  any       `json:"from" doc:"What it was until then"`
	To    any       `json:"to"`
	By    string    `json:"by"`
	At    time.Time `json:"at"`
}

// Paid is a promise as people correct it.
type Paid struct {
	Amount   int64     `json:"amount" minimum:"1" doc:"Minor units"`
	Currency string    `json:"currency" minLength:"3" maxLength:"3"`
	Day      civil.Day `json:"day" minLength:"10" maxLength:"10"`
}

// Values are the fields that people may correct.
type Values struct {
	RightParty claim.RightParty `json:"right_party"`
	Mood       claim.Mood       `json:"mood"`
	Outcome    word.Outcome     `json:"outcome"`
	Promise    *Paid            `json:"promise,omitempty"`
	Dispute    bool             `json:"dispute"`
	Hardship   bool             `json:"hardship"`
	Complaint  bool             `json:"complaint"`
	Failed     []claim.Rule     `json:"failed" doc:"Rules that were not kept"`
}

// Change are the fields that somebody corrects; those left out stay.
type Change struct {
	RightParty *claim.RightParty `json:"right_party,omitempty"`
	Mood       *claim.Mood       `json:"mood,omitempty"`
	Outcome    *word.Outcome     `json:"outcome,omitempty"`
	Promise    *Paid             `json:"promise,omitempty"`
	NoPromise  bool              `json:"no_promise,omitempty" doc:"Nothing was promised"`
	Dispute    *bool             `json:"dispute,omitempty"`
	Hardship   *bool             `json:"hardship,omitempty"`
	Complaint  *bool             `json:"complaint,omitempty"`
	Failed     *[]claim.Rule     `json:"failed,omitempty" maxItems:"8"`
}

// Said is what the program says.
func (a Analysis) Said() Values {
	c := a.Core
	v := Values{RightParty: c.RightParty, Mood: c.Mood, Outcome: c.Outcome, Dispute: c.Dispute != nil, Hardship: c.Hardship != nil, Complaint: c.Complaint != nil, Failed: c.Failed()}
	if c.Promise != nil {
		v.Promise = &Paid{c.Promise.Amount, c.Promise.Currency, c.Promise.Day}
	}
	return v
}

// On is values with a change on them.
func (v Values) On(c Change) Values {
	set(&v.RightParty, c.RightParty)
	set(&v.Mood, c.Mood)
	set(&v.Outcome, c.Outcome)
	set(&v.Dispute, c.Dispute)
	set(&v.Hardship, c.Hardship)
	set(&v.Complaint, c.Complaint)
	if c.Promise != nil || c.NoPromise {
		v.Promise = c.Promise
	}
	if c.Failed != nil {
		v.Failed = slices.Compact(slices.Sorted(slices.Values(*c.Failed)))
	}
	return v
}

func set[T any](field, to *T) {
	if to != nil {
		*field = *to
	}
}
