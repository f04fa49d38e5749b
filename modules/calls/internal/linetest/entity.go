// Package linetest keeps what people have tried before work: whether they heard themselves, or who they called, and how well.
package linetest

import "github.com/recobro/recobro/plugins-sdk/go/storage"

// Test is one of them.
type Test struct {
	storage.Row
	UserID      string  `json:"user_id" doc:"Whose it is"`
	Kind        Kind    `json:"kind"`
	Verdict     Verdict `json:"verdict"`
	Loss        float64 `json:"loss" doc:"Of what was heard, in percent"`
	JitterMS    int     `json:"jitter_ms" gorm:"column:jitter_ms"`
	RoundTripMS int     `json:"round_trip_ms" gorm:"column:round_trip" doc:"Between the browser and us; 0 where it is not known"`
	Device      string  `json:"device" doc:"Microphone, as the browser calls it; empty where it is not known"`
	TrunkID     string  `json:"trunk_id" doc:"That was tried; empty for none"`
	CallID      string  `json:"call_id" doc:"By which it was tried; empty for none"`
}

// TableName is the table of tests.
func (Test) TableName() string { return "line_tests" }

// Kind is what was tried.
type Kind string

// The kinds.
const (
	Echo  Kind = "echo"  // one's headset, the browser's line and the exchange at once: who tries it hears themselves
	Trunk Kind = "trunk" // a trunk, by a call to a telephone of one's own
)

// Enum are both.
func (Kind) Enum() []Kind { return []Kind{Echo, Trunk} }

// Verdict is a plain word for how it went.
type Verdict string

// The verdicts.
const (
	Good   Verdict = "good"
	Fair   Verdict = "fair"   // a person begins to notice it
	Poor   Verdict = "poor"   // people repeat themselves
	Failed Verdict = "failed" // nothing was heard
)

// Enum are all of them.
func (Verdict) Enum() []Verdict { return []Verdict{Good, Fair, Poor, Failed} }

// judge is ITU-T G.107 in three steps, as the telephone in the browser tells it during a call.
func (t *Test) judge(heard bool) {
	switch {
	case !heard:
		t.Verdict = Failed
	case t.Loss > 5 || t.JitterMS > 50 || t.RoundTripMS > 400:
		t.Verdict = Poor
	case t.Loss > 1 || t.JitterMS > 25 || t.RoundTripMS > 250:
		t.Verdict = Fair
	default:
		t.Verdict = Good
	}
}
