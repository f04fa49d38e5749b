package review

import (
	"context"

	"github.com/recobro/recobro/modules/aiagents/internal/analysis"
	"github.com/recobro/recobro/plugins-sdk/go/events"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Judged is what a reviewer comes to.
type Judged struct {
	Verdict Verdict         `json:"verdict"`
	Scores  []Score         `json:"scores" maxItems:"5"`
	Text    string          `json:"text,omitempty" maxLength:"2000"`
	Change  analysis.Change `json:"corrections,omitempty" doc:"What the analysis should say instead"`
}

// Judge ends a review that the caller has taken. What they corrected is kept beside what the program says, once nobody is still to review the same.
func (s *Service) Judge(ctx context.Context, id string, j Judged) (Review, error) {
	r, err := storage.Lock[Review](ctx, s.DB, storage.ByID(id), reached(ctx))
	if err != nil {
		return r, err
	}
	a, err := s.Analyses.Any(ctx, r.AnalysisID)
	if err != nil {
		return r, err
	}
	told, err := j.told(a)
	if err != nil {
		return r, err
	}
	if err := r.judge(principal.Must(ctx).UserID, j.Verdict, told, s.Clock.Now()); err != nil {
		return r, err
	}
	if err := storage.Update(ctx, s.DB, &r, r.Version); err != nil {
		return r, err
	}
	if err := s.settle(ctx, r); err != nil {
		return r, err
	}
	return s.shown(ctx, r)
}

// told is what was found; each item of the form is told once.
func (j Judged) told(a analysis.Analysis) (Told, error) {
	seen := map[Item]bool{}
	for _, score := range j.Scores {
		if seen[score.Item] {
			return Told{}, ErrItems
		}
		seen[score.Item] = true
	}
	if j.Verdict == None || len(seen) < len(Item("").Enum()) {
		return Told{}, ErrItems
	}
	if err := a.Fits(j.Change); err != nil {
		return Told{}, err
	}
	said, found := a.Said(), a.Said().On(j.Change)
	return Told{Scores: j.Scores, Comments: []Comment{}, Found: &found, Program: &said, Text: j.Text}, nil
}

// settle does what follows once all who review an analysis have come to a verdict: what the first found stands, and the person hears of it.
func (s *Service) settle(ctx context.Context, r Review) error {
	both, err := s.Store.of(ctx, []string{r.AnalysisID})
	if err != nil {
		return err
	}
	for _, other := range both {
		if !other.over() {
			return s.tell(ctx, r, "review.done", nil)
		}
	}
	first := both[0]
	if err := s.Corrector.Stand(ctx, r.AnalysisID, first.ReviewerID, *first.Told.Found); err != nil {
		return err
	}
	return s.tell(ctx, r, "review.done", notified("review_done", r.UserID, first))
}

// notified tells the person reviewed; a program is told nothing.
func notified(kind, userID string, r Review) *events.Notify {
	if userID == "" {
		return nil
	}
	return &events.Notify{Kind: kind, Users: []string{userID}, Link: link(r)}
}
