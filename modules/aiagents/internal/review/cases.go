package review

import (
	"context"
	"slices"
	"time"

	"github.com/recobro/recobro/modules/aiagents/internal/analysis"
	"github.com/recobro/recobro/modules/aiagents/internal/claim"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
)

// Case is a talk that agents are to be tried with: what was said, and what should come of it.
type Case struct {
	ReviewID string
	DebtorID string
	Language word.Language // empty where it is not known
	EndedAt  time.Time
	Lines    []claim.Line
	Expected analysis.Values
}

// Cases are kept where agents are tried.
type Cases interface {
	// Keep keeps the case of a review; a second time it is the same one.
	Keep(ctx context.Context, c Case) (suiteID, key string, err error)
	// Forget removes the case of a review.
	Forget(ctx context.Context, reviewID string) error
}

// Lines are what was said in an analysis.
type Lines func(ctx context.Context, analysisID string) ([]claim.Line, error)

// Case makes a case of a talk that was reviewed, with what the reviewer found.
func (s *Service) Case(ctx context.Context, id string, said Lines) (Review, error) {
	r, err := s.Get(ctx, id)
	if err == nil && (!r.over() || r.Covered) {
		err = ErrNotDone
	}
	if err != nil {
		return r, err
	}
	c, err := s.caseOf(ctx, r, said)
	if err != nil {
		return r, err
	}
	suiteID, key, err := s.Cases.Keep(ctx, c)
	if err != nil || r.SuiteID == suiteID && r.CaseID == key {
		return r, err
	}
	err = s.DB.Within(ctx, func(ctx context.Context) error {
		r, err = s.move(ctx, id, "review.case_made", func(r *Review) error {
			r.SuiteID, r.CaseID = suiteID, key
			return nil
		})
		return err
	})
	return r, err
}

func (s *Service) caseOf(ctx context.Context, r Review, said Lines) (c Case, err error) {
	a, err := s.Analyses.Any(ctx, r.AnalysisID)
	if err != nil {
		return c, err
	}
	lines, err := said(ctx, r.AnalysisID)
	if err == nil && !slices.ContainsFunc(lines, func(l claim.Line) bool { return l.Speaker == claim.Debtor }) {
		err = ErrNoWords
	}
	return Case{r.ID, r.DebtorID, word.Language(a.Context.Language), a.EndedAt, lines, *r.Told.Found}, err
}
