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
	if err != nil {
		return all, err
	}
	return all, s.remark(ctx, all, open)
}

// remark puts comments on reviews: while somebody is still to review the same, those alone that the caller wrote.
func (s *Service) remark(ctx context.Context, all []Review, open map[string]bool) error {
	at, ids, me := map[string]int{}, []string{}, principal.Must(ctx).UserID
	for n, r := range all {
		at[r.ID], ids = n, append(ids, r.ID)
		all[n].Told.Comments = []Comment{}
	}
	comments, err := s.Store.commentsOf(ctx, ids)
	for _, c := range comments {
		if told := &all[at[c.ReviewID]]; !open[told.AnalysisID] || c.CreatedBy == me {
			told.Told.Comments = append(told.Told.Comments, c)
		}
	}
	return err
}

func (r *Review) cover() {
	r.Verdict, r.Told, r.Appeal, r.Covered = None, Told{Scores: []Score{}, Comments: []Comment{}}, nil, true
}
