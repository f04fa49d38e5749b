package scenario

import (
	"github.com/recobro/recobro/modules/aiagents/internal/act"
	"github.com/recobro/recobro/modules/aiagents/internal/book/madeup"
	"github.com/recobro/recobro/modules/aiagents/internal/guard"
	"github.com/recobro/recobro/modules/aiagents/internal/talk"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
)

// Line is a turn of a talk that was tried: what they said, what the agent did and answered.
type Line struct {
	N          int              `json:"n"`
	Heard      string           `json:"heard"`
	Pressed    string           `json:"pressed"`
	Silence    bool             `json:"silence"`
	Step       string           `json:"step" doc:"Where it was said"`
	Said       string           `json:"said"`
	Buttons    []string         `json:"buttons"`
	Acts       []talk.Done      `json:"acts"`
	Faults     []guard.Fault    `json:"faults" doc:"What was held back, and why"`
	Cites      []act.Cite       `json:"cites" doc:"Articles that were looked up"`
	Passages   []act.Passage    `json:"-"` // of them, while it is judged
	TookMS     int64            `json:"took_ms"`
	Stages     map[string]int64 `json:"stages"`
	CostMicros *int64           `json:"cost_micros"`
	Model      string           `json:"model"`
	Asked      word.Slot        `json:"asked"`
}

// Played is a talk that was tried, to its end or to where its debtor had nothing more to say.
type Played struct {
	Lines    []Line       `json:"lines"`
	Did      []madeup.Did `json:"did"`
	Outcome  word.Outcome `json:"outcome" doc:"Empty when it came to no end"`
	Reason   word.Reason  `json:"reason"`
	Verified bool         `json:"verified"`
	State    act.State    `json:"-"`
}

// LineOf is a turn as it is shown.
func LineOf(in talk.Input, t talk.Taken) Line {
	return Line{
		N: t.N, Heard: in.Text, Pressed: in.Pressed, Silence: in.Silence, Step: t.Step, Said: t.Said, Buttons: some(t.Buttons), Acts: some(t.Acts), Faults: some(t.Faults), Cites: some(t.Cites), Passages: t.Passages,
		TookMS: t.TookMS, Stages: t.Stages, CostMicros: t.CostMicros, Model: t.Model, Asked: t.Asked,
	}
}

// Costs adds to what a turn has cost.
func (l *Line) Costs(micros int64) {
	if l.CostMicros != nil {
		micros += *l.CostMicros
	}
	l.CostMicros = &micros
}

// Spent is what models have cost in turns, and how many of their answers have a price that nobody knows.
func Spent(lines []Line) (micros, unpriced int64) {
	for _, l := range lines {
		switch {
		case l.CostMicros != nil:
			micros += *l.CostMicros
		case l.Model != "":
			unpriced++
		}
	}
	return micros, unpriced
}

func some[T any](all []T) []T {
	if all == nil {
		return []T{}
	}
	return all
}

// Turns are lines as the turns of a talk that they were.
func Turns(lines []Line) []talk.Turn {
	all := make([]talk.Turn, 0, len(lines))
	for _, l := range lines {
		all = append(all, talk.Turn{N: l.N, Heard: l.Heard, Pressed: l.Pressed, Silence: l.Silence, Step: l.Step, Said: l.Said})
	}
	return all
}
