package debtor

import (
	"context"
	"slices"
	"strings"
)

// Held is what some debtors had before a change: a user who worked them, or a tag.
type Held struct {
	AssigneeID string   `json:"assignee_id,omitempty" doc:"Who worked them; empty for nobody"`
	TagID      string   `json:"tag_id,omitempty" doc:"A tag that they carried"`
	IDs        []string `json:"ids" doc:"Debtors"`
}

// ByAssignee groups debtors by who works them.
func (s *Service) ByAssignee(ctx context.Context, ids []string) ([]Held, error) {
	return s.group(ctx, ids, func(d Debtor) []Held { return []Held{{AssigneeID: d.AssigneeID}} })
}

// WithTags groups debtors by those of the tags that they have.
func (s *Service) WithTags(ctx context.Context, ids, tagIDs []string) ([]Held, error) {
	return s.group(ctx, ids, func(d Debtor) (carried []Held) {
		for id := range strings.SplitSeq(d.TagIDs, ",") {
			if slices.Contains(tagIDs, id) {
				carried = append(carried, Held{TagID: id})
			}
		}
		return carried
	})
}

func (s *Service) group(ctx context.Context, ids []string, of func(Debtor) []Held) (all []Held, err error) {
	found, err := s.store.Many(ctx, ids)
	for _, d := range found {
		for _, h := range of(d) {
			at := slices.IndexFunc(all, func(known Held) bool { return known.AssigneeID == h.AssigneeID && known.TagID == h.TagID })
			if at < 0 {
				at, all = len(all), append(all, h)
			}
			all[at].IDs = append(all[at].IDs, d.ID)
		}
	}
	return all, err
}
