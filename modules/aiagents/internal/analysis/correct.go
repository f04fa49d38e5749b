package analysis

import (
	"maps"
	"slices"
	"time"

	"github.com/recobro/recobro/modules/aiagents/internal/claim"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
)

// Correction is what somebody says of a field instead. What the program said stays.
type Correction struct {
	Field string    `json:"field" enum:"right_party,mood,outcome,promise,dispute,hardship,callback,stop,third_party,complaint,failed,answers"`
	From  any       `json:"from" doc:"What it was until then"`
	To    any       `json:"to"`
	By    string    `json:"by"`
	At    time.Time `json:"at"`
}

// Paid is a promise as people correct it.
type Paid struct {
	Amount     int64     `json:"amount" minimum:"1" doc:"Minor units"`
	Currency   string    `json:"currency" minLength:"3" maxLength:"3"`
	Day        civil.Day `json:"day" minLength:"10" maxLength:"10"`
	Confidence *int      `json:"confidence,omitempty" minimum:"0" maximum:"100" doc:"How sure it is; left out, as it was"`
}

// Again is when they want to be contacted, as people correct it.
type Again struct {
	At *time.Time `json:"at,omitempty" doc:"Absent where they named no time"`
}

// Values are the fields that people may correct.
type Values struct {
	RightParty claim.RightParty  `json:"right_party"`
	Mood       claim.Mood        `json:"mood"`
	Outcome    word.Outcome      `json:"outcome"`
	Promise    *Paid             `json:"promise,omitempty"`
	Dispute    bool              `json:"dispute"`
	Hardship   bool              `json:"hardship"`
	Callback   *Again            `json:"callback,omitempty"`
	Stop       bool              `json:"stop"`
	ThirdParty bool              `json:"third_party"`
	Complaint  bool              `json:"complaint"`
	Failed     []claim.Rule      `json:"failed" doc:"Rules that were not kept"`
	Answers    map[string]string `json:"answers" doc:"To the questions of the agent's version, by their names; empty where it is not known"`
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
	Callback   *Again            `json:"callback,omitempty"`
	NoCallback bool              `json:"no_callback,omitempty" doc:"They asked for no other time"`
	Stop       *bool             `json:"stop,omitempty"`
	ThirdParty *bool             `json:"third_party,omitempty"`
	Complaint  *bool             `json:"complaint,omitempty"`
	Failed     *[]claim.Rule     `json:"failed,omitempty" maxItems:"8"`
	Answers    map[string]string `json:"answers,omitempty" doc:"To questions of the agent's version, by their names; empty for not known"`
}

// Said is what the program says.
func (a Analysis) Said() Values {
	c := a.Core
	v := Values{
		RightParty: c.RightParty, Mood: c.Mood, Outcome: c.Outcome, Dispute: c.Dispute != nil, Hardship: c.Hardship != nil, Stop: c.Stop != nil,
		ThirdParty: c.ThirdParty != nil, Complaint: c.Complaint != nil, Failed: c.Failed(), Answers: map[string]string{},
	}
	if p := c.Promise; p != nil {
		v.Promise = &Paid{p.Amount, p.Currency, p.Day, &p.Confidence}
	}
	if c.Callback != nil {
		v.Callback = &Again{utc(c.Callback.At)}
	}
	for _, one := range a.Answers {
		v.Answers[one.Name] = one.Value
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
	set(&v.Stop, c.Stop)
	set(&v.ThirdParty, c.ThirdParty)
	set(&v.Complaint, c.Complaint)
	if c.Promise != nil || c.NoPromise {
		v.Promise = c.Promise.after(v.Promise)
	}
	if c.Callback != nil || c.NoCallback {
		v.Callback = c.Callback.inUTC()
	}
	if c.Failed != nil {
		v.Failed = slices.Compact(slices.Sorted(slices.Values(*c.Failed)))
	}
	v.Answers = maps.Clone(v.Answers)
	maps.Copy(v.Answers, c.Answers)
	return v
}

// after is a promise that says nothing of how sure it is, as sure as it was.
func (p *Paid) after(was *Paid) *Paid {
	if p == nil || p.Confidence != nil || was == nil {
		return p
	}
	return &Paid{p.Amount, p.Currency, p.Day, was.Confidence}
}

func (a *Again) inUTC() *Again {
	if a == nil {
		return nil
	}
	return &Again{utc(a.At)}
}

func utc(at *time.Time) *time.Time {
	if at == nil {
		return nil
	}
	there := at.UTC()
	return &there
}

func set[T any](field, to *T) {
	if to != nil {
		*field = *to
	}
}
