// Package judge says whether a talk that was tried came out as it must: by what was done first, then by what was said, and last, where there is
// a model to ask, by a question. What holds of every talk is held against each.
package judge

import (
	"context"

	"github.com/recobro/recobro/modules/aiagents/internal/scenario"
)

// Verdict is what a judge says.
type Verdict struct {
	Passed bool   `json:"passed"`
	By     string `json:"by" enum:"rules,model"`
	Failed []Fail `json:"failed"`
}

// Fail is an expectation that did not hold.
type Fail struct {
	What   What   `json:"what"`
	Turn   int    `json:"turn" doc:"Of the talk; 0 for the talk as a whole"`
	Wanted string `json:"wanted"`
	Got    string `json:"got"`
}

// What is the expectation.
type What string

// The expectations: of the case, then those that hold of every talk.
const (
	Did      What = "did"
	Outcome  What = "outcome"
	Reason   What = "reason"
	Verified What = "verified"
	Never    What = "never"
	Must     What = "must"
	MustNot  What = "must_not"
	Question What = "question"
	Ended    What = "ended" // it came to no end

	Disclosed What = "disclosed" // that a program speaks is said first
	Early     What = "early"     // nothing of a debt before it is known to whom
	Figure    What = "figure"    // amounts come from tools, or from them
	Words     What = "words"     // no threat, no judicial look, nothing that nobody has agreed to
	HeldBack  What = "held_back" // it wanted to say what may not be said
	After     What = "after"     // nothing is said after the end
)

// Enum are all of them.
func (What) Enum() []What {
	return []What{Did, Outcome, Reason, Verified, Never, Must, MustNot, Question, Ended, Disclosed, Early, Figure, Words, HeldBack, After}
}

// Asker is a model that judges.
type Asker interface {
	// Holds answers a question about a talk.
	Holds(ctx context.Context, question string, p scenario.Played) (holds bool, why string, err error)
}

// Judge judges. Without an Asker questions are not asked, and the verdict says that rules have judged.
type Judge struct{ Asker Asker }

// Of judges a talk.
func (j Judge) Of(ctx context.Context, c scenario.Case, p scenario.Played) (Verdict, error) {
	v := Verdict{By: "rules", Failed: append(append([]Fail{}, state(c, p)...), text(c, p)...)}
	if j.Asker != nil && c.Expect.Question != "" && len(v.Failed) == 0 {
		holds, why, err := j.Asker.Holds(ctx, c.Expect.Question, p)
		if err != nil {
			return v, err
		}
		if v.By = "model"; !holds {
			v.Failed = append(v.Failed, Fail{What: Question, Wanted: c.Expect.Question, Got: why})
		}
	}
	v.Passed = len(v.Failed) == 0
	return v, nil
}
