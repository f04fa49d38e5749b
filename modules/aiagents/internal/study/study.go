// Package study has a company's model read whole talks: what they come to in a few sentences, and the questions that a version has for its
// talks. Each thing it says cites its words; what does not stand there is not kept. What was promised, and all that binds, is read by rules.
package study

import (
	"context"
	"errors"

	"github.com/recobro/recobro/modules/aiagents/internal/analysis"
	"github.com/recobro/recobro/modules/aiagents/internal/book"
	"github.com/recobro/recobro/modules/aiagents/internal/limit"
	"github.com/recobro/recobro/modules/aiagents/internal/listen"
	"github.com/recobro/recobro/modules/aiagents/internal/mind"
	"github.com/recobro/recobro/modules/aiagents/internal/question"
	"github.com/recobro/recobro/modules/aiagents/internal/redact"
	"github.com/recobro/recobro/modules/aiagents/internal/spec"
	"github.com/recobro/recobro/modules/aiagents/internal/thread"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/settings"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Settings are what a company has chosen of it.
type Settings struct {
	ByModel bool `json:"analysis_by_model"`
}

// Parts are what studying needs.
type Parts struct {
	DB     *storage.DB
	Minds  Minds
	Limits Limits
	File   Debtors
	Chosen *settings.Values[Settings]
}

// Minds are the models of a company.
type Minds interface {
	Of(ctx context.Context, d book.Debtor) (listen.Model, error)
}

// Limits are what models may cost.
type Limits interface {
	Allowed(ctx context.Context) (limit.Allowance, error)
	Add(ctx context.Context, agentID string, micros, unpriced int64) error
}

// Debtors tell who was spoken with: where their words may be read, and what is covered of them.
type Debtors interface {
	Debtor(ctx context.Context, id string) (book.Debtor, error)
}

// Reader reads.
type Reader struct{ Parts }

// New reads.
func New(p Parts) *Reader { return &Reader{p} }

// Analyse implements analysis.Model.
func (s *Reader) Analyse(ctx context.Context, th thread.Thread, fields []spec.Field) (analysis.Reading, error) {
	if !s.Chosen.Of(ctx).ByModel {
		return analysis.Reading{}, analysis.ErrNoModel
	}
	allowed, err := s.Limits.Allowed(ctx)
	if err == nil && allowed.IsSpent {
		err = analysis.ErrNoModel
	}
	if err != nil {
		return analysis.Reading{}, err
	}
	d, err := s.debtor(ctx, th.DebtorID)
	if err != nil {
		return analysis.Reading{}, err
	}
	return s.read(ctx, th, fields, d)
}

func (s *Reader) read(ctx context.Context, th thread.Thread, fields []spec.Field, d book.Debtor) (r analysis.Reading, err error) {
	model, err := s.Minds.Of(ctx, d)
	if errors.Is(err, mind.ErrNone) {
		return r, analysis.ErrNoModel
	}
	if err != nil {
		return r, err
	}
	cover := covered(d)
	var said report
	cost, name, err := question.Ask(ctx, model, ask(th, fields, cover), &said)
	if paid := s.pay(ctx, th.AgentID, cost); paid != nil || err != nil {
		return r, errors.Join(err, paid)
	}
	r.Model, r.Summary, r.Answers = name, said.summary(th, cover), said.answers(th, fields, cover)
	return r, nil
}

// pay counts what was spent, whatever comes of it.
func (s *Reader) pay(ctx context.Context, agentID string, c question.Cost) error {
	return s.DB.Within(ctx, func(ctx context.Context) error { return s.Limits.Add(ctx, agentID, c.Micros, c.Unpriced) })
}

// debtor is who it was; of one who is there no more what looks personal is covered.
func (s *Reader) debtor(ctx context.Context, id string) (d book.Debtor, err error) {
	if id == "" {
		return d, nil
	}
	d, err = s.File.Debtor(ctx, id)
	if errs.KindOf(err) == errs.NotFound {
		return book.Debtor{}, nil
	}
	return d, err
}

func covered(d book.Debtor) *redact.Map {
	p := d.Personal
	return redact.New(redact.Facts{Country: d.Country, Documents: p.Documents, Phones: p.Phones, Emails: p.Emails, Accounts: p.Accounts, Others: p.Others})
}
