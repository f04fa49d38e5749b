package suite

import (
	"context"
	"errors"

	"github.com/recobro/recobro/modules/aiagents/internal/book"
	"github.com/recobro/recobro/modules/aiagents/internal/judge"
	"github.com/recobro/recobro/modules/aiagents/internal/listen"
	"github.com/recobro/recobro/modules/aiagents/internal/manner"
	"github.com/recobro/recobro/modules/aiagents/internal/mind"
	"github.com/recobro/recobro/modules/aiagents/internal/question"
	"github.com/recobro/recobro/modules/aiagents/internal/scenario"
	"github.com/recobro/recobro/modules/aiagents/internal/simulate"
	"github.com/recobro/recobro/modules/aiagents/internal/talk"
)

// Models are those of companies.
type Models interface {
	// Of fails with mind.ErrNone where a company has none.
	Of(ctx context.Context, d book.Debtor) (listen.Model, error)
}

// Who judges a run, and who plays its debtors.
const (
	byRules = "rules"
	byModel = "model"
)

// asks tells whether a run asks a model of its own, beside what its version does.
func (r Run) asks() bool { return r.JudgedBy == byModel || r.plays() }

// plays tells whether a model plays the debtors of a run.
func (r Run) plays() bool { return r.Batch != nil && r.Batch.By == byModel }

// model is the company's, for a debtor of a country. It fails with ErrNoModel.
func (s *Service) model(ctx context.Context, country string) (listen.Model, error) {
	model, err := s.models.Of(ctx, book.Debtor{Country: country})
	if errors.Is(err, mind.ErrNone) {
		return nil, ErrNoModel
	}
	return model, err
}

// trial is what the tries of one case are tried with.
type trial struct {
	talk.Trial
	judge judge.Judge
	plays listen.Model // the debtor; nil for rules
}

// trial is it for a case. Where the budget is spent, or the company's models are gone since, rules judge and play alone: verdicts say so.
func (r *Runner) trial(ctx context.Context, run Run, c scenario.Case) (t trial, err error) {
	if t.Trial, err = r.holds.Trial(ctx); err != nil || !run.asks() || t.Allowed.IsSpent {
		return t, err
	}
	model, err := r.model(ctx, c.File.Country)
	if errors.Is(err, ErrNoModel) {
		return t, nil
	}
	if run.JudgedBy == byModel {
		t.judge.Asker = manner.Judge{Model: model}
	}
	if run.plays() {
		t.plays = model
	}
	return t, err
}

// play has the version talk with the debtor of a case, by rules or by a model.
func (t trial) play(ctx context.Context, v played, n int) (scenario.Played, question.Cost, error) {
	noise, seed := v.run.noise(n), uint64(n)
	if t.plays == nil {
		p, err := Play(ctx, v.said, v.Case, simulate.ByRules(v.Case, noise, seed), t.Trial)
		return p, question.Cost{}, err
	}
	debtor := simulate.NewByModel(ctx, t.plays, v.Case, noise, seed)
	p, err := Play(ctx, v.said, v.Case, debtor, t.Trial)
	return p, debtor.Cost, err
}
