package suite

import (
	"context"
	"time"

	"github.com/recobro/recobro/modules/aiagents/internal/question"
	"github.com/recobro/recobro/modules/aiagents/internal/scenario"
	"github.com/recobro/recobro/modules/aiagents/internal/simulate"
	"github.com/recobro/recobro/modules/aiagents/internal/spec"
)

// played is a case that a version is tried on in a run.
type played struct {
	planned
	run  Run
	said spec.Spec
}

// try tries a case as often as the run says. It passes if it does every time.
func (r *Runner) try(ctx context.Context, one played) (Result, question.Cost, error) {
	result := Result{
		RunID: one.run.ID, CaseKey: one.Key, Suite: one.suite.ID, Title: one.Title, Language: one.Language, Persona: one.Persona,
		Zero: one.suite.Zero || one.Zero, Passed: true,
	}
	var cost question.Cost
	with, err := r.trial(ctx, one.run, one.Case)
	for n := 0; err == nil && n < one.run.Tries; n++ {
		var tried Try
		var spent question.Cost
		if tried, spent, err = with.once(ctx, one, n); err == nil {
			result.add(tried)
		}
		cost = cost.Plus(spent)
	}
	return result, cost, err
}

// once is one talk of a case, judged.
func (t trial) once(ctx context.Context, one played, n int) (Try, question.Cost, error) {
	began := time.Now()
	p, cost, err := t.play(ctx, one, n)
	if err != nil {
		return Try{}, cost, err
	}
	verdict, err := t.judge.Of(ctx, one.Case, p)
	cost = cost.Plus(verdict.Cost).Plus(spent(p))
	return Try{verdict, p, time.Since(began).Milliseconds()}, cost, err
}

// add adds a try: what was said when it passed again is not kept.
func (r *Result) add(t Try) {
	r.Passed = r.Passed && t.Verdict.Passed
	if len(r.Tries) == 0 {
		r.Outcome = t.Played.Outcome
	} else if t.Verdict.Passed {
		t.Played.Lines = []scenario.Line{}
	}
	r.Tries = append(r.Tries, t)
}

func (r Run) noise(try int) simulate.Noise {
	if r.Batch != nil {
		return r.Batch.Noise
	}
	return NoiseOf(try)
}

// spent is what the models of a version have cost in a talk.
func spent(p scenario.Played) question.Cost {
	micros, unpriced := scenario.Spent(p.Lines)
	return question.Cost{Micros: micros, Unpriced: unpriced}
}
