// Package judge says whether a talk that was tried came out as it must: by what was done first, then by what was said, and last, where there is
// a model to ask, by a question. What holds of every talk is held against each.
package judge

import (
	"context"

	"github.com/recobro/recobro/modules/aiagents/internal/question"
	"github.com/recobro/recobro/modules/aiagents/internal/scenario"
)

// Verdict is what a judge says.
type Verdict struct {
	Passed bool          `json:"passed"`
	By     string        `json:"by" enum:"rules,model"`
	Failed []Fail        `json:"failed"`
	Cost   question.Cost `json:"-"`
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
	Cites    What = "cites"
	Question What = "question"
	Ended    What = "ended" // it came to no end

	Disclosed What = "disclosed" // that a program speaks is said first
	Early     What = "early"     // nothing of a debt before it is known to whom
	Figure    What = "figure"    // amounts come from tools, or from them
	Words     What = "words"     // no threat, no judicial look, nothing that nobody has agreed to
	HeldBack  What = "held_back" // it wanted to say what may not be said
	After     What = "after"     // nothing is said after the end

	Polite  What = "polite"  // as a model finds it, like the next two
	Clear   What = "clear"   // anybody understands it
	Answers What = "answers" // it goes into what it is asked
)

// Enum are all of them.
func (What) Enum() []What {
	return []What{Did, Outcome, Reason, Verified, Never, Must, MustNot, Cites, Question, Ended, Disclosed, Early, Figure, Words, HeldBack, After, Polite, Clear, Answers}
}

// Asker is a model that judges.
type Asker interface {
	// Judges finds what does not hold of how an agent spoke.
	Judges(ctx context.Context, c scenario.Case, p scenario.Played) ([]Fail, question.Cost, error)
}

// Judge judges. Without an Asker, or where that fails, the verdict says that rules have judged.
type Judge struct{ Asker Asker }

// Of judges a talk: by what was done and said first. A model is asked of one that is right so far, and may but find fault with it.
func (j Judge) Of(ctx context.Context, c scenario.Case, p scenario.Played) (Verdict, error) {
	v := Verdict{By: "rules", Failed: append(append([]Fail{}, state(c, p)...), text(c, p)...)}
	if j.Asker != nil && len(v.Failed) == 0 {
		found, cost, err := j.Asker.Judges(ctx, c, p)
		v.Cost = cost
		if err == nil {
			v.By, v.Failed = "model", append(v.Failed, found...)
		}
	}
	v.Passed = len(v.Failed) == 0
	return v, ctx.Err()
}
