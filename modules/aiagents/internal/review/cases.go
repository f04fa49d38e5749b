package review

import (
	"context"

	"github.com/recobro/recobro/modules/aiagents/internal/analysis"
	"github.com/recobro/recobro/modules/aiagents/internal/claim"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Case is a talk that agents are to be tried with: what was said to them, and what should come of it.
type Case struct {
	ReviewID string
	DebtorID string
	AgentID  string
	Language word.Language
	Inputs   []string
	Expected analysis.Values
}

// Cases are kept where agents are tried.
type Cases interface {
	Create(ctx context.Context, c Case) (id string, err error)
}

// Lines are what was said in an analysis.
type Lines func(ctx context.Context, analysisID string) ([]claim.Line, error)

// Case makes a case of a talk that was reviewed, with what the reviewer found. A second time it is the same one.
func (s *Service) Case(ctx context.Context, id string, said Lines) (Review, error) {
	r, err := storage.One[Review](ctx, s.DB, storage.ByID(id), reached(ctx))
	if err == nil && !r.over() {
		err = ErrNotDone
	}
	if err != nil || r.CaseID != "" {
		return r, err
	}
	lines, err := said(ctx, r.AnalysisID)
	if err != nil {
		return r, err
	}
	err = s.DB.Within(ctx, func(ctx context.Context) error {
		r, err = s.move(ctx, id, "review.case_made", func(r *Review) error { return s.make(ctx, r, lines) })
		return err
	})
	return r, err
}

func (s *Service) make(ctx context.Context, r *Review, lines []claim.Line) error {
	a, err := s.Analyses.Any(ctx, r.AnalysisID)
	if err != nil {
		return err
	}
	c := Case{ReviewID: r.ID, DebtorID: r.DebtorID, AgentID: r.AgentID, Language: word.Language(a.Context.Language), Inputs: []string{}, Expected: *r.Told.Found}
	for _, line := range lines {
		if line.Speaker == claim.Debtor {
			c.Inputs = append(c.Inputs, line.Text)
		}
	}
	r.CaseID, err = s.Cases.Create(ctx, c)
	return err
}
