package review

import (
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// shown is a review as the caller may see it.
func (s *Service) shown(ctx context.Context, r Review) (Review, error) {
	all, err := s.allShown(ctx, []Review{r})
	if err != nil {
		return r, err
	}
	return all[0], nil
}

// allShown keeps back what was found while another is still to review the same: whoever does knows nothing of it.
func (s *Service) allShown(ctx context.Context, all []Review) ([]Review, error) {
	if len(all) == 0 {
		return all, nil
	}
	ids := []string{}
	for _, r := range all {
		ids = append(ids, r.AnalysisID)
	}
	both, err := s.Store.of(ctx, ids)
	open := map[string]bool{}
	for _, r := range both {
		open[r.AnalysisID] = open[r.AnalysisID] || !r.over()
	}
	for n, r := range all {
		if open[r.AnalysisID] && r.over() && r.ReviewerID != principal.Must(ctx).UserID {
			all[n].cover()
		}
	}
	return all, err
}

func (r *Review) cover() {
	r.Verdict, r.Told, r.Appeal, r.Covered = None, Told{Scores: []Score{}, Comments: []Comment{}}, nil, true
}
