// Package limit is what a company's agents may do at most, whatever their versions say: what they may cost, how many talk at once and when,
// what they never say, and how long it is kept.
package limit

import (
	"fmt"
	"strings"
	"time"

	"github.com/recobro/recobro/modules/aiagents/internal/spec"
	"github.com/recobro/recobro/modules/aiagents/internal/understand"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/namekey"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Limits are a company's. There is one row of it.
type Limits struct {
	storage.Row
	Rules
}

// Rules are what is chosen.
type Rules struct {
	Language    word.Language              `json:"language" doc:"That a new agent begins with"`
	Minutes     int                        `json:"minutes" minimum:"1" maximum:"60" doc:"Of a talk, that a new agent begins with"`
	Turns       int                        `json:"turns" minimum:"2" maximum:"200" doc:"Of a talk, that a new agent begins with"`
	TalkMicros  int64                      `json:"talk_micros" minimum:"0" maximum:"1000000000000" doc:"What models may cost in a talk, that a new agent begins with; 0 for no limit"`
	MostTalks   int                        `json:"most_talks" minimum:"1" maximum:"1000" doc:"Talks at once, of all agents"`
	DayMicros   int64                      `json:"day_micros" minimum:"0" maximum:"1000000000000" doc:"What models may cost in a day, in millionths of a US dollar; 0 for no limit"`
	MonthMicros int64                      `json:"month_micros" minimum:"0" maximum:"1000000000000" doc:"What models may cost in a month; 0 for no limit"`
	WhenSpent   Spent                      `json:"when_spent" doc:"What happens when that is spent"`
	Forbidden   map[word.Language][]string `json:"forbidden" gorm:"serializer:json" maxProperties:"3" doc:"Words that agents never say, by language"`
	HandOverOn  []understand.Intent        `json:"hand_over_on" gorm:"serializer:json" maxItems:"30" doc:"What somebody wants or says at which a person always goes on"`
	Hours       Week                       `json:"hours" gorm:"serializer:json" doc:"When agents begin talks, by the company's clock, Monday first; without any span always"`
	KeepsText   bool                       `json:"keeps_text" doc:"Whether the words of a talk are kept once it is over"`
	KeepsDays   int                        `json:"keeps_days" minimum:"1" maximum:"3650" doc:"Days for which talks are kept"`
}

// TableName is the table of limits.
func (Limits) TableName() string { return "limits" }

// Spent is what happens when the budget is spent: no model is asked any more.
type Spent string

// What may happen.
const (
	Guided   Spent = "guided"    // the flow goes on by rules
	HandOver Spent = "hand_over" // a person goes on
)

// Enum are all of them.
func (Spent) Enum() []Spent { return []Spent{Guided, HandOver} }

// Week has a span for each weekday, Monday first.
type Week [7]*Span

// Span is from one minute of the day to another; the end is not part of it.
type Span struct {
	_    struct{} `nullable:"true"` // a day on which no agent begins a talk
	From string   `json:"from" pattern:"^([01][0-9]|2[0-3]):[0-5][0-9]$"`
	To   string   `json:"to" pattern:"^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$"`
}

// The refusals of limits.
var (
	ErrSpan  = errs.New(errs.Invalid, "aiagents.hours_span")
	ErrWord  = errs.New(errs.Invalid, "aiagents.forbidden_word").WithField("body.forbidden", "aiagents.forbidden_word")
	ErrBusy  = errs.New(errs.Conflict, "aiagents.talks_too_many")
	ErrHours = errs.New(errs.Conflict, "aiagents.outside_hours")
)

// Usual are the rules of a company that has not chosen.
func Usual() Rules {
	return Rules{
		Language: word.ES, Minutes: 10, Turns: 40, MostTalks: 100, WhenSpent: Guided, KeepsText: true, KeepsDays: 365,
		Forbidden: map[word.Language][]string{}, HandOverOn: []understand.Intent{understand.Abusive, understand.Represented, understand.Minor},
	}
}

// Begun is what a new agent begins with.
func (r Rules) Begun() spec.Begun {
	return spec.Begun{Language: r.Language, Minutes: r.Minutes, Turns: r.Turns, CostMicros: r.TalkMicros}
}

const (
	mostWords   = 200
	longestWord = 80
)

// Check refuses rules that could not be kept.
func (r Rules) Check() error {
	for _, words := range r.Forbidden {
		if len(words) > mostWords {
			return ErrWord
		}
		for _, one := range words {
			if namekey.Of(one) == "" || len([]rune(one)) > longestWord {
				return ErrWord
			}
		}
	}
	return r.Hours.check()
}

func (w Week) check() error {
	for day, span := range w {
		if span != nil && span.From >= span.To { // of one form, so that texts are in the order of time
			return ErrSpan.WithField(fmt.Sprintf("body.hours[%d]", day), ErrSpan.Code)
		}
	}
	return nil
}

// Open tells whether a talk may begin at a moment of the company's clock.
func (r Rules) Open(at time.Time) bool {
	if r.Hours == (Week{}) {
		return true
	}
	span := r.Hours[(int(at.Weekday())+6)%7]
	minute := at.Format("15:04")
	return span != nil && span.From <= minute && minute < span.To
}

// Says is the first of the words of a language that a text must not say, and does; empty for none.
func (r Rules) Says(language word.Language, text string) string {
	key := " " + namekey.Of(text) + " "
	for _, one := range r.Forbidden[language] {
		if strings.Contains(key, " "+namekey.Of(one)+" ") {
			return one
		}
	}
	return ""
}

// day and month are how periods are told apart.
func periods(at time.Time) (day, month string) {
	day = string(civil.On(at, at.Location()))
	return day, day[:len("2026-11")]
}
